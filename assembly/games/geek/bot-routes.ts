// Owns how far computer players of geek think it is: costs of squares, and the cheapest ways to goals over the whole house.
import { SQUARES, WALL, edge, neighbour, openingAt } from "./data-board";
import { isBoarded } from "./state";

/** Farther than any way; also: cannot be reached. */
export const FAR: i32 = 250;
/** Cost of a way through boards for one who can break them; FAR for one who cannot. */
export const BOARDS_COST: i32 = 6;

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
    for (let direction = 0; direction < 4; direction++) {
      const next = openNeighbour(square, direction, boards);
      if (next < 0) continue;
      const total = cost + (next >> 8);
      if (total >= way(next & 255)) continue;
      store<u8>(WAYS + (next & 255), <u8>total);
      if (load<u8>(WAITING + (next & 255)) != 0) continue;
      store<u8>(WAITING + (next & 255), 1);
      store<u8>(RING + to, <u8>(next & 255));
      to = (to + 1) & 255;
    }
  }
}

/** The square next to one | what boards between them cost << 8; -1 where no way leads. */
function openNeighbour(square: i32, direction: i32, boards: i32): i32 {
  const kind = edge(square, direction);
  if (kind == WALL) return -1;
  const next = neighbour(square, direction);
  if (kind < 2 || !isBoarded(openingAt(square, direction))) return next;
  return boards >= FAR ? -1 : next | (boards << 8);
}
