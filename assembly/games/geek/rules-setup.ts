// Owns how a geek game is laid out: the seats' characters, and by chance the squares of the hidden tiles.
import { KINDS, MOST_SEATS, RESCUED, startHearts } from "./data";
import { level } from "./queries";
import { beginGame } from "./rules-turn";
import {
  castOf,
  clearState,
  leftOf,
  setCast,
  setCharacter,
  setHearts,
  setHidden,
  setLeftOf,
  state,
} from "./state";
import { PHASE_LAY } from "./state-phases";

/** Seat n begins with character n. */
export function defaultCast(): void {
  for (let seat = 0; seat < MOST_SEATS; seat++) setCast(seat, seat);
}

/**
 * Lays out a new game for 1..5 seats (GEEK-SETUP-1..8): State.cast says who plays whom. humans: bit seat; options:
 * OPTION_... of data.ts; first: the seat that begins, or NONE = chance (GEEK-TURN-2).
 */
export function setUp(seats: i32, humans: i32, options: i32, first: i32): void {
  clearState();
  state.seats = <u8>seats;
  state.humans = <u8>humans;
  state.options = <u8>options;
  state.first = <u8>(seats == 1 ? 0 : first);
  for (let seat = 0; seat < seats; seat++) {
    const character = castOf(seat);
    setCharacter(seat, character);
    setHearts(seat, startHearts(character, level()));
    setLeftOf(RESCUED + character, 0); // GEEK-COMP-8
  }
  state.toLay = <u8>tilesLeft();
  state.phase = <u8>PHASE_LAY;
}

/** Hidden tiles in all. */
function tilesLeft(): i32 {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++) count += leftOf(kind);
  return count;
}

export function lay(square: i32): void {
  setHidden(square, true);
  state.toLay -= 1;
  if (state.toLay == 0) beginGame();
}
