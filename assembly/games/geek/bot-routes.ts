// Owns how far computer players of geek think it is: costs of squares, and the cheapest ways to goals over the whole house.
import { SQUARES } from "./data-board";
import { houseWaysOf, offsetOf, readWays, waysOf } from "./queries-reach";

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
  let from = 0;
  let to = 0;
  for (let square = 0; square < SQUARES; square++) {
    const isGoal = way(square) < FAR;
    store<u8>(WAITING + square, u8(isGoal));
    if (isGoal) store<u8>(RING + to++, <u8>square);
  }
  while (from != to) {
    const square = <i32>load<u8>(RING + from);
    from = (from + 1) & 255;
    store<u8>(WAITING + square, 0);
    const cost = way(square) + <i32>load<u8>(COSTS + square) + 1;
    const free = waysOf(square);
    for (let ways = boards < FAR ? houseWaysOf(square) : free; ways != 0; ways &= ways - 1) {
      const direction = ctz(ways);
      const next = square + offsetOf(direction);
      const total = ((free >> direction) & 1) != 0 ? cost : cost + boards;
      if (total >= way(next)) continue;
      store<u8>(WAYS + next, <u8>total);
      if (load<u8>(WAITING + next) != 0) continue;
      store<u8>(WAITING + next, 1);
      store<u8>(RING + to, <u8>next);
      to = (to + 1) & 255;
    }
  }
}
