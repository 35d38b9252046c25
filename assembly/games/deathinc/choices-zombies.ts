// Owns the rows of the zombie step: all that can move, those nearest to another player first; and who is how near.
import { addRow, clearRows } from "../../console/rows";
import { ROW_CARDS } from "./choices-list";
import { NOWHERE, OFFICE_CART } from "./data";
import { GATE, NORTH, TILES, WEST, isCity, tileOf } from "./data-map";
import { hasMoved, isLaid, isOnMap, zombieStep } from "./queries";
import { endOfCity, inCity } from "./queries-city";
import { stepsBetween } from "./queries-steps";
import { FAR, findWays, wayTo } from "./queries-way";
import { MOST_RANKED, addRanked, clearRanks, rank, rankOf, wouldRank } from "./ranked";
import { ACTION_MOVE, currentPlayer } from "./rules";
import { spaceOf, state, zombiesIn } from "./state";

/** Lets the console move the rest. */
export const ROW_AUTO: i32 = 8030;

/** Key of a zombie that nobody is near to; steps of one that stands on somebody already. */
export const NOBODY_NEAR: i32 = 8 * FAR;
export const ON_PREY: i32 = FAR - 1;

/** Whether a zombie can still be moved in this step. */
export function canMove(space: i32): bool {
  if (hasMoved(space)) return false;
  for (let direction = NORTH; direction <= WEST; direction++)
    if (zombieStep(space, direction) != NOWHERE) return true;
  return false;
}

/** Lists "auto" and the zombies that can move into console/rows.ts. */
export function listZombies(): void {
  clearRows();
  addRow(ROW_AUTO);
  clearRanks();
  for (let tile = 0; tile < GATE; tile++) {
    for (let left = zombiesIn(tile); left != 0; left &= left - 1) {
      const space = 9 * tile + ctz(left);
      insert(space, nearOf(space));
    }
  }
  if (!OFFICE_CART && state.cityLaid != 0) insertCity();
  addRanked(ACTION_MOVE, 4);
  if (currentPlayer() == <i32>state.turn) addRow(ROW_CARDS);
}
/** City zombies, measured from each player there. */
function insertCity(): void {
  const self = currentPlayer();
  for (let seat = <i32>state.seats; seat >= 0; seat--) {
    // Last, those whom nobody is near to.
    const prey = seat > 0 ? seat - 1 : self;
    if (seat > 0 && (prey == self || !isOnMap(prey) || !inCity(prey))) continue;
    if (seat > 0) findWays(spaceOf(prey));
    for (let tile = GATE; tile < endOfCity(); tile++) {
      for (let left = zombiesIn(tile); left != 0; left &= left - 1) {
        const space = 9 * tile + ctz(left);
        insert(space, seat > 0 ? keyFor(wayTo(space), prey) : NOBODY_NEAR);
      }
    }
  }
}
/** 8 * steps + seat of the nearest other player in the office; NOBODY_NEAR. */
export function nearOf(space: i32): i32 {
  const self = currentPlayer();
  let key = NOBODY_NEAR;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (seat == self || !isOnMap(seat)) continue;
    key = min(key, keyFor(stepsBetween(space, spaceOf(seat)), seat));
  }
  return key;
}

/** What is done already comes last. */
function keyFor(steps: i32, seat: i32): i32 {
  return 8 * (steps == 0 ? ON_PREY : steps) + seat;
}

/** Puts a zombie in its place if it can move. */
function insert(space: i32, key: i32): void {
  if (wouldRank(key) && canMove(space)) rank(space, key);
}

/** Key of a listed zombie: 8 * steps + seat. */
export function keyOf(action: i32): i32 {
  return rankOf(zombieOf(action));
}
/** The zombie that an action or a row moves. */
export function zombieOf(action: i32): i32 {
  return (action - ACTION_MOVE) >> 2;
}
/** How many rows listZombies() lists, found in less time. */
export function zombieRows(): i32 {
  let count = 0;
  for (let tile = 0; tile < TILES && count < MOST_RANKED; tile++) {
    if (!isLaid(tile)) continue;
    for (let left = zombiesIn(tile); left != 0 && count < MOST_RANKED; left &= left - 1)
      count += i32(canMove(9 * tile + ctz(left)));
  }
  return 1 + count + i32(currentPlayer() == <i32>state.turn);
}
/** The row to stand on first: auto; once one was moved by hand, the next zombie. */
export function firstZombie(): i32 {
  return i32(state.toMove != state.die);
}

// ---- a zombie that is taken: State.mark = its tile, State.mark2 = its place there ----

export function takenZombie(): i32 {
  return 9 * <i32>state.mark + state.mark2;
}

/** Five spaces to measure from (NOWHERE = none), and the keys found. */
const FROM: usize = memory.data(2 * 5);
const FOUND: usize = memory.data(2 * 5);

/** Measures who is how near to the taken zombie now, and after each of its steps. */
export function measureTaken(): void {
  const space = takenZombie();
  const self = currentPlayer();
  for (let i = 0; i < 5; i++) {
    store<u16>(FROM + 2 * i, <u16>(i < 4 ? zombieStep(space, i) : space));
    store<u16>(FOUND + 2 * i, <u16>NOBODY_NEAR);
  }
  const city = isCity(tileOf(space));
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    const prey = spaceOf(seat);
    if (seat == self || prey == NOWHERE || isCity(tileOf(prey)) != city) continue;
    if (city) findWays(prey);
    for (let i = 0; i < 5; i++) {
      const from = <i32>load<u16>(FROM + 2 * i);
      if (from == NOWHERE) continue;
      const key = 8 * (city ? wayTo(from) : stepsBetween(from, prey)) + seat;
      store<u16>(FOUND + 2 * i, <u16>min(key, <i32>load<u16>(FOUND + 2 * i)));
    }
  }
}
/** Key after a step in a direction, of 4 where it stands. */
export function keyAfter(direction: i32): i32 {
  return load<u16>(FOUND + 2 * direction);
}
