// Owns positions for the unit tests of geek: an empty house with people in it, and actions that must be legal.
import { GAS, KINDS, KNIFE, MOST_SEATS, RESCUED, RPG, SPREAD_ANYWHERE, startHearts } from "./data";
import { SIDE, START } from "./data-board";
import { level } from "./queries";
import {
  ACTION_FACE,
  ACTION_SECTOR,
  ACTION_SPIN,
  ACTION_STEP,
  applyAction,
  defaultCast,
  setUp,
} from "./rules";
import {
  castOf,
  leftOf,
  setCast,
  setCharacter,
  setHearts,
  setHidden,
  setLeft,
  setLeftOf,
  setSquare,
  state,
} from "./state";
import { PHASE_FIGHT, PHASE_START } from "./state-phases";

// Columns of squares.
export const A: i32 = 0;
export const B: i32 = 1;
export const C: i32 = 2;
export const D: i32 = 3;
export const E: i32 = 4;
export const F: i32 = 5;
export const G: i32 = 6;
export const J: i32 = 9;
export const K: i32 = 10;
export const L: i32 = 11;

/** A square as people name it: column A..L, row 1..12. */
export function at(column: i32, row: i32): i32 {
  return SIDE * (row - 1) + column;
}

/**
 * A house that is empty but for what is never used up, which lies hidden in the north of the front yard: everybody at
 * the start, seat 0 is to spin.
 */
export function emptyHouse(seats: i32, options: i32): void {
  defaultCast();
  setUp(seats, 0, options | (SPREAD_ANYWHERE << 3), 0);
  let square = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const lasts = (kind >= KNIFE && kind < RPG) || kind >= GAS;
    if (!lasts) setLeftOf(kind, 0);
    if (leftOf(kind) == 0) continue;
    setHidden(square, true);
    square = square == F ? SIDE : square + 1;
  }
  state.toLay = 0;
  state.round = 1;
  state.phase = <u8>PHASE_START;
}

/** A seat plays a character on a square; whoever was cast as it changes places, hidden ones too. */
export function place(seat: i32, character: i32, square: i32): void {
  const old = castOf(seat);
  const left = leftOf(RESCUED + character);
  setLeftOf(RESCUED + character, leftOf(RESCUED + old));
  setLeftOf(RESCUED + old, left);
  for (let other = 0; other < MOST_SEATS; other++) if (castOf(other) == character) setCast(other, old);
  setCast(seat, character);
  for (let other = 0; other < <i32>state.seats; other++) {
    setCharacter(other, castOf(other));
    setHearts(other, startHearts(castOf(other), level()));
  }
  setSquare(seat, square);
  setLeft(seat, square != START);
}

/** A hidden tile that will show a kind, where no other kinds are left. */
export function hide(square: i32, kind: i32): void {
  setHidden(square, true);
  setLeftOf(kind, leftOf(kind) + 1);
}

/** Does an action that must be legal. */
export function perform(action: i32): void {
  assert(applyAction(action));
}

/** The turn's or the fight's spin with its outcome, or only the outcome where the spin was asked for already. */
export function spin(sector: i32): void {
  const now = <i32>state.phase;
  if (now == PHASE_START || now == PHASE_FIGHT) perform(ACTION_SPIN);
  perform(ACTION_SECTOR + sector);
}

/** Steps in directions. */
export function walk(a: i32, b: i32 = -1, c: i32 = -1): void {
  perform(ACTION_STEP + a);
  if (b >= 0) perform(ACTION_STEP + b);
  if (c >= 0) perform(ACTION_STEP + c);
}

/** What a flipped tile shows. */
export function show(kind: i32): void {
  perform(ACTION_FACE + kind);
}
