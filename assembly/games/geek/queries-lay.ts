// Owns where the hidden tiles of a new geek game can come to lie, and how likely (GEEK-SETUP-5..7).
import { OPTION_NO_TRUCK_TILE, OPTION_SPREAD, SPREAD_MIXED, SPREAD_SPOTS } from "./data";
import { CAB, START, isTruck } from "./data-board";
import { isHidden, state } from "./state";

/** The hiding spots' squares, a bit each, as State.hidden0.. keeps squares (SPOT_SQUARES of data-board.ts). */
const SPOT_BITS: usize = memory.data<u8>([
  181, 170, 8, 251, 66, 213, 195, 32, 242, 58, 51, 148, 208, 102, 140, 26, 135, 136, 0, 0, 0, 0, 0, 0,
]);
/** Squares that may get a tile: all but the start and three of the truck's (GEEK-SETUP-7). */
const ALLOWED: i32 = 140;

/** SPREAD_... */
function spread(): i32 {
  return ((<i32>state.options) & OPTION_SPREAD) >> 3;
}

/** Whether spots are preferred, not the only squares. */
export function isMixed(): bool {
  return spread() == SPREAD_MIXED;
}

/** Whether the options let a tile lie on a square at all (GEEK-SETUP-6, 7). */
export function isAllowed(square: i32): bool {
  if (square == CAB) return (state.options & OPTION_NO_TRUCK_TILE) == 0;
  if (square == START || isTruck(square)) return false;
  return spread() != SPREAD_SPOTS || isSpot(square);
}

/** Whether a square is a hiding spot. */
export function isSpot(square: i32): bool {
  return ((load<u8>(SPOT_BITS + (square >> 3)) >> (<u8>(square & 7))) & 1) != 0;
}

/** Whether the next tile can come to lie on a square. */
export function canLay(square: i32): bool {
  return isAllowed(square) && !isHidden(square);
}

/**
 * Parts of chance that the next tile lies on a square on which it can (RULES.md, 3.5). Mixed: three in four for the
 * unused spots alone, one in four for all unused squares; the sum is 4 x all x spots, 35,840 at most.
 */
export function layWeight(square: i32): i32 {
  if (!isMixed()) return 1;
  const closed = i32((state.options & OPTION_NO_TRUCK_TILE) != 0);
  const all = ALLOWED - closed - count(state.hidden0, state.hidden1, state.hidden2);
  const spots = count(
    spotBits(0) & ~state.hidden0,
    spotBits(1) & ~state.hidden1,
    spotBits(2) & ~state.hidden2,
  );
  if (spots == closed) return 1;
  return isSpot(square) ? 3 * all + spots - closed : spots - closed;
}

function spotBits(word: i32): u64 {
  return load<u64>(SPOT_BITS + 8 * word);
}

function count(a: u64, b: u64, c: u64): i32 {
  return <i32>(popcnt(a) + popcnt(b) + popcnt(c));
}
