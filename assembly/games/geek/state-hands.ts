// Owns the hands of a geek game, seats' and piles': the first bytes of State.
//
// A hand: byte 0 grenades, 1 kits, 2 boards; bytes 3 and 4 a bit for each other kind from KNIFE on.
import { RULES_PTR } from "../../console/state-map";
import { BOARDS, GAS, GRENADE, KIT, KNIFE, MOST_SEATS } from "./data";

/** Piles that can lie at once: a pile needs a seat that was eaten. */
export const PILES: i32 = 5;
/** Bytes of a hand: grenades, kits, boards, then bits: weapons, the rest. */
export const HAND: i32 = 5;
/** Where the bits begin, two bytes, and two of them. */
export const HAND_BITS: usize = 3;
export const GAS_BIT: i32 = 1 << 7;
export const KEYS_BIT: i32 = 1 << 8;
/** Hands 0..4 are the seats', 5..9 the piles'. */
export const HANDS: i32 = MOST_SEATS + PILES;
/** Hand of pile 0. */
export const FIRST_PILE: i32 = MOST_SEATS;

function handPtr(hand: i32): usize {
  return RULES_PTR + HAND * hand;
}

/** Byte of a kind that a hand may hold several of; -1 = it has a bit. */
function countPlace(kind: i32): i32 {
  return kind == GRENADE ? 0 : kind == KIT ? 1 : kind == BOARDS ? 2 : -1;
}

/** How many tiles of a kind (FIRST_THING..) a hand holds; innate weapons are no tiles. */
export function held(hand: i32, kind: i32): i32 {
  const place = countPlace(kind);
  if (place >= 0) return load<u8>(handPtr(hand) + place);
  return ((<i32>load<u16>(handPtr(hand) + 3)) >> bitOf(kind)) & 1;
}

/** Puts a number of tiles of a kind into a hand: of single kinds 0 or 1. */
export function setHeld(hand: i32, kind: i32, count: i32): void {
  const place = countPlace(kind);
  if (place >= 0) return store<u8>(handPtr(hand) + place, <u8>count);
  const bits = (<i32>load<u16>(handPtr(hand) + 3)) & ~(1 << bitOf(kind));
  store<u16>(handPtr(hand) + 3, <u16>(bits | (count << bitOf(kind))));
}

/** Whether there is nothing in a hand; hands = where they lie, RULES_PTR or a copy. */
export function isEmpty(hands: usize, hand: i32): bool {
  const at = hands + HAND * hand;
  return (load<u32>(at) | load<u8>(at, 4)) == 0;
}

/** Bit of a single kind: knife to RPG 0-6, gas 7, keys 8, rescued characters 9-13. */
function bitOf(kind: i32): i32 {
  return kind < KIT ? kind - KNIFE : kind - GAS + 7;
}
