// Owns the rows of the zombie step: all that can move, those nearest to another player first; and who is how near.
import { addRow, clearRows } from "../../console/rows";
import { ROW_AUTO, ROW_CARDS } from "./choices-list";
import { MOST_SEATS, NOWHERE } from "./data";
import { GATE, HALLWAY, NORTH, SPACES, WEST, isCity, tileOf } from "./data-map";
import { PLUS, ceoSpace, hasMoved, isOnMap, zombieStep } from "./queries";
import { endOfCity, endOfSpaces, inCity } from "./queries-city";
import { onRing, stepsFrom } from "./queries-steps";
import { FAR, findWays, wayTo } from "./queries-way";
import { MOST_RANKED, addRanked, clearRanks, rank, rankedKey } from "./ranked";
import { ACTION_MOVE, currentPlayer } from "./rules";
import { isZombie, spaceOf, state, zombiesIn } from "./state";

/** Key of a zombie that nobody is near to; steps of one that stands on somebody already. */
export const NOBODY_NEAR: i32 = 8 * FAR;
const ON_PREY: i32 = FAR - 1;
/** Where each seat's pawn comes onto the office's ring (queries-steps.ts); findPrey() fills it. */
const PREY: usize = memory.data(2 * MOST_SEATS);

/** Of each city space: 8 * steps + seat of the player who is nearest to a zombie there; insertCity() fills it. */
const KEYS: usize = memory.data(2 * (SPACES - 9 * GATE));

// Places of a tile without those at its west, at its east side, bit local.
const NOT_WEST: i32 = 0x1b6;
const NOT_EAST: i32 = 0xdb;

/** Zombies of a tile that can still be moved in this step, bit local. */
function movableIn(tile: i32): i32 {
  const zombies = zombiesIn(tile);
  // Steps to free places of the same tile, all at once; those over its sides one by one.
  const slow = isCity(tile) || tileOf(ceoSpace()) == tile;
  const free = slow ? 0 : (tile < HALLWAY ? PLUS : 0x1ff) & ~zombies;
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
  for (let tile = 0; tile < GATE; tile++)
    for (let left = movableIn(tile); left != 0; left &= left - 1) {
      const space = 9 * tile + ctz(left);
      rank(space, keyFor(measured(space)));
    }
  if (state.cityLaid != 0) insertCity();
  addRanked(ACTION_MOVE, 4);
  if (currentPlayer() == <i32>state.turn) addRow(ROW_CARDS);
}
/** City zombies, measured from each player there: each is listed once, with the least of its keys. */
function insertCity(): void {
  const end = endOfSpaces();
  for (let space = 9 * GATE; space < end; space++) store<u16>(keyOf(space), <u16>NOBODY_NEAR);
  for (let prey = 0; prey < <i32>state.seats; prey++) {
    if (prey == currentPlayer() || !isOnMap(prey) || !inCity(prey)) continue;
    findWays(spaceOf(prey));
    for (let space = 9 * GATE; space < end; space++)
      if (isZombie(space))
        store<u16>(keyOf(space), <u16>min(<i32>load<u16>(keyOf(space)), 8 * wayTo(space) + prey));
  }
  for (let tile = GATE; tile < endOfCity(); tile++)
    for (let left = movableIn(tile); left != 0; left &= left - 1) {
      const space = 9 * tile + ctz(left);
      rank(space, keyFor(load<u16>(keyOf(space))));
    }
}
function keyOf(space: i32): usize {
  return KEYS + 2 * (space - 9 * GATE);
}
/** 8 * steps + seat of the nearest other player; NOBODY_NEAR. */
export function nearest(space: i32): i32 {
  findPrey();
  return measured(space);
}
/** The same after findPrey(). */
function measured(space: i32): i32 {
  const self = currentPlayer();
  const city = isCity(tileOf(space));
  let key = NOBODY_NEAR;
  if (city) findWays(space);
  const from = city ? 0 : onRing(space);
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (seat == self || (city && (!isOnMap(seat) || !inCity(seat)))) continue; // none leaves by the gate
    const prey = spaceOf(seat);
    const steps = city ? wayTo(prey) : stepsFrom(space, from, prey, load<u16>(PREY + 2 * seat));
    key = min(key, 8 * steps + seat);
  }
  return key;
}
/** Notes where all come onto the ring. */
function findPrey(): void {
  for (let seat = 0; seat < MOST_SEATS; seat++) store<u16>(PREY + 2 * seat, <u16>onRing(spaceOf(seat)));
}
function keyFor(key: i32): i32 {
  return key < 8 ? 8 * ON_PREY + key : key;
}

/** nearest() of a zombie that listZombies() has listed. */
export function listedNearest(space: i32): i32 {
  const key = rankedKey(space);
  return key < 8 * ON_PREY || key == NOBODY_NEAR ? key : key - 8 * ON_PREY;
}

/** The zombie that an action or a row moves. */
export function zombieOf(action: i32): i32 {
  return (action - ACTION_MOVE) >> 2;
}
/** How many rows listZombies() lists. */
export function zombieRows(): i32 {
  let count = 0;
  for (let tile = 0, end = endOfCity(); tile < end; tile++) count += popcnt(movableIn(tile));
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
