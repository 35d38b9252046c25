// Owns the rows of the zombie step: all that can move, those nearest to another player first; and who is how near.
import { addRow, clearRows } from "../../console/rows";
import { ROW_AUTO, ROW_CARDS } from "./choices-list";
import { MOST_SEATS, NOWHERE } from "./data";
import { GATE, HALLWAY, NORTH, WEST, isCity, tileOf } from "./data-map";
import { PLUS, ceoSpace, hasMoved, zombieStep } from "./queries";
import { endOfCity, walks } from "./queries-city";
import { onRing, stepsFrom } from "./queries-steps";
import { FAR, FAR_KEY, addStart, clearStarts, keyOf, searchCity } from "./queries-way";
import { MOST_RANKED, addRanked, clearRanks, rank } from "./ranked";
import { ACTION_MOVE, currentPlayer } from "./rules";
import { spaceOf, state, zombiesIn } from "./state";

/** Key of a zombie that nobody is near to; steps of one that stands on somebody already. */
export const NOBODY_NEAR: i32 = FAR_KEY;
const ON_PREY: i32 = FAR - 1;
/** Where each seat's pawn comes onto the office's ring (queries-steps.ts); findPrey() fills it. */
const PREY: usize = memory.data(2 * MOST_SEATS);

// Places of a tile without those at its west, at its east side, bit local.
const NOT_WEST: i32 = 0x1b6;
const NOT_EAST: i32 = 0xdb;

/** Zombies of a tile that can still be moved in this step, bit local. */
function movableIn(tile: i32): i32 {
  const zombies = zombiesIn(tile);
  // Steps to free places of the same tile, all at once; those over its sides one by one.
  let free = 0;
  if (zombies != 0 && tileOf(ceoSpace()) != tile)
    free = (isCity(tile) ? walks(tile) : tile < HALLWAY ? PLUS : 0x1ff) & ~zombies;
  const near = ((free << 1) & NOT_WEST) | ((free >> 1) & NOT_EAST) | (free << 3) | (free >> 3);
  let movable = zombies;
  for (let left = zombies; left != 0; left &= left - 1)
    if (!canMove(9 * tile + ctz(left), near & left & -left)) movable ^= left & -left;
  return movable;
}
/** Whether a zombie can still be moved; near = not 0 where it has a free place beside it in its tile. */
function canMove(space: i32, near: i32): bool {
  if (hasMoved(space)) return false;
  if (near != 0) return true;
  for (let direction = NORTH; direction <= WEST; direction++)
    if (zombieStep(space, direction) != NOWHERE) return true;
  return false;
}

/** Lists "auto" and the zombies that can move into console/rows.ts. */
export function listZombies(): void {
  clearRows();
  addRow(ROW_AUTO);
  clearRanks();
  findPrey();
  for (let tile = 0, end = endOfCity(); tile < end; tile++)
    for (let left = movableIn(tile); left != 0; left &= left - 1) {
      const space = 9 * tile + ctz(left);
      const key = listedNearest(space);
      rank(space, key < 8 ? 8 * ON_PREY + key : key);
    }
  addRanked(ACTION_MOVE, 4);
  if (currentPlayer() == <i32>state.turn) addRow(ROW_CARDS);
}
/** 8 * steps + seat of the nearest other player; NOBODY_NEAR. */
export function nearest(space: i32): i32 {
  findPrey();
  return listedNearest(space);
}
/** The same after findPrey() or listZombies(). */
export function listedNearest(space: i32): i32 {
  if (isCity(tileOf(space))) return keyOf(space);
  const self = currentPlayer();
  const from = onRing(space);
  let key = NOBODY_NEAR;
  for (let seat = 0; seat < <i32>state.seats; seat++)
    if (seat != self)
      key = min(key, 8 * stepsFrom(space, from, spaceOf(seat), load<u16>(PREY + 2 * seat)) + seat);
  return key;
}
/** Notes where all come onto the ring, and searches the city from all others there; none leaves by the gate. */
function findPrey(): void {
  clearStarts();
  const self = currentPlayer();
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    const space = spaceOf(seat);
    store<u16>(PREY + 2 * seat, <u16>onRing(space));
    if (seat != self && space != NOWHERE && space >= 9 * GATE) addStart(space, seat);
  }
  searchCity();
}

/** The zombie that an action or a row moves. */
export function zombieOf(action: i32): i32 {
  return (action - ACTION_MOVE) >> 2;
}
/** How many rows listZombies() lists. */
export function zombieRows(): i32 {
  let count = 0;
  for (let tile = 0, end = endOfCity(); tile < end && count < MOST_RANKED; tile++)
    count += popcnt(movableIn(tile));
  return 1 + min(count, MOST_RANKED) + i32(currentPlayer() == <i32>state.turn);
}
/** The row to stand on first: auto; once one was moved by hand, the next zombie. */
export function firstZombie(): i32 {
  return i32(state.toMove != state.die);
}

// ---- a zombie that is taken: State.mark = its tile, State.mark2 = its place there ----

export function takenZombie(): i32 {
  return 9 * <i32>state.mark + state.mark2;
}
