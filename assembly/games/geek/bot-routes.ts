// Owns how far computer players of geek think it is: costs of squares, and the cheapest ways to goals over the whole house.
import { SQUARES } from "./data-board";
import { FREE_WAYS, HOUSE_WAYS, OFFSETS, readWays } from "./queries-reach";

/** Farther than any way; also: cannot be reached. */
export const FAR: i32 = 250;
/** Cost of a way through boards for one who can break them; FAR for one who cannot. */
export const BOARDS_COST: i32 = 6;

/** Where the walk leads that was decided last, NONE = no walk; scratch of one call. */
const GOAL: usize = memory.data(1);

export function setGoal(square: i32): void {
  store<u8>(GOAL, <u8>square);
}

export function goal(): i32 {
  return load<u8>(GOAL);
}

const COSTS: usize = memory.data(SQUARES);
const WAYS: usize = memory.data(SQUARES);
/** What legalActions() writes, for whoever asks: room for 256 decisions or outcomes; spread() uses it as well. */
export const LEGAL: usize = memory.data(512);
/** Squares to look at: a ring, each square at most once in it. */
const RING: usize = LEGAL;
const WAITING: usize = LEGAL + 256;

/** All squares cost nothing beyond the step, and no goal is set. */
export function clearWays(): void {
  memory.fill(COSTS, 0, SQUARES);
  memory.fill(WAYS, <u8>FAR, SQUARES);
}

/** What entering a square costs beyond the step. */
export function setCost(square: i32, cost: i32): void {
  store<u8>(COSTS + square, <u8>cost);
}

export function costOf(square: i32): i32 {
  return load<u8>(COSTS + square);
}

/** Makes a square a goal that is worth going to as if it lay `away` steps behind itself; the nearest one counts. */
export function addGoal(square: i32, away: i32): void {
  if (away < way(square)) store<u8>(WAYS + square, <u8>away);
}

/** Cost from a square to the best goal, after spread(); the cost of that square itself is not in it. */
export function way(square: i32): i32 {
  return load<u8>(WAYS + square);
}

/** Spreads the goals' distances over the house; boards = what a way through boards costs more. */
export function spread(boards: i32): void {
  readWays();
  memory.fill(WAITING, 0, SQUARES);
  let from = 0;
  let to = 0;
  for (let square = 0; square < SQUARES; square++) {
    if (load<u8>(WAYS + square) != FAR) to = wait(to, square);
  }
  while (from != to) {
    const square = <i32>load<u8>(RING + from);
    from = (from + 1) & 255;
    store<u8>(WAITING + square, 0);
    const cost = <i32>load<u8>(WAYS + square) + <i32>load<u8>(COSTS + square) + 1;
    const free = <i32>load<u8>(FREE_WAYS + square);
    for (let ways = free; ways != 0; ways &= ways - 1) {
      const next = square + load<i8>(OFFSETS + ctz(ways));
      if (cost >= <i32>load<u8>(WAYS + next)) continue;
      store<u8>(WAYS + next, <u8>cost);
      if (load<u8>(WAITING + next) == 0) to = wait(to, next);
    }
    if (boards == FAR) continue;
    for (let ways = (<i32>load<u8>(HOUSE_WAYS + square)) ^ free; ways != 0; ways &= ways - 1) {
      const next = square + load<i8>(OFFSETS + ctz(ways));
      if (cost + boards >= <i32>load<u8>(WAYS + next)) continue;
      store<u8>(WAYS + next, <u8>(cost + boards));
      if (load<u8>(WAITING + next) == 0) to = wait(to, next);
    }
  }
}

/** Puts a square into the ring. */
function wait(to: i32, square: i32): i32 {
  store<u8>(WAITING + square, 1);
  store<u8>(RING + to, <u8>square);
  return (to + 1) & 255;
}
