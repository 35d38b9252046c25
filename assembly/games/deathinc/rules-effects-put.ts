// Owns zombies that cards place: EV28, EV29, BC16, BC22, BC24, BC27.

import { ALL_HANDS, HERD, TROUBLE, kindOf } from "./data-cards";
import { GATE, HALLWAY, tileOf } from "./data-map";
import { isPawn, isTaken, supply, walkable } from "./queries";
import { endOfSpaces, isBuilding } from "./queries-city";
import { endCard } from "./rules-cards";
import { putZombie } from "./rules-zombies";
import { state, zombiesIn } from "./state";
import { PHASE_PUT } from "./state-phases";

/** All spaces of a tile, bit local. */
export const WHOLE_TILE: i32 = 0x1ff;

// ---- one by one ----

/** Whether a kind of card may place a zombie on a space; aim = the tile it is aimed at. */
export function canPut(kind: i32, aim: i32, space: i32): bool {
  const tile = tileOf(space);
  if (kind == ALL_HANDS ? tile >= HALLWAY : kind == HERD && tile < GATE) return false;
  if (kind == TROUBLE && (tile != aim || !isBuilding(space))) return false;
  return !isTaken(space) && walkable(space) && !isPawn(space);
}

/** Whether a kind of card may place one anywhere. */
export function canPutAny(kind: i32, aim: i32): bool {
  if (supply() <= 0) return false;
  for (let space = 0, end = endOfSpaces(); space < end; space++) if (canPut(kind, aim, space)) return true;
  return false;
}

/** The card under way places so many, as far as they fit: PUT. */
export function openPut(count: i32): void {
  state.left = <u8>count;
  state.phase = <u8>PHASE_PUT;
}

/** PUT: whether DONE is legal: "up to" five, but one at least. */
export function isPutDone(): bool {
  return kindOf(state.card) == ALL_HANDS && state.left < 5;
}

/** PUT: a zombie is placed. */
export function putOne(space: i32): void {
  putZombie(space);
  state.left -= 1;
  if (state.left == 0 || !canPutAny(kindOf(state.card), state.aim)) endCard();
}

// ---- all at once ----

/** Spaces of a part of a tile (bit local) that are free of zombies and pawns. */
export function freeSpaces(tile: i32, locals: i32): i32 {
  let count = 0;
  for (let local = 0; local < 9; local++) count += i32(isFreePart(tile, locals, local));
  return count;
}

/** A zombie on each of them, in reading order. */
export function fillSpaces(tile: i32, locals: i32): void {
  for (let local = 0; local < 9; local++) if (isFreePart(tile, locals, local)) putZombie(9 * tile + local);
}

function isFreePart(tile: i32, locals: i32, local: i32): bool {
  const space = 9 * tile + local;
  return ((locals >> local) & 1) != 0 && !isTaken(space) && !isPawn(space);
}

/** Ordinary zombies on a part of a tile. */
export function zombiesOn(tile: i32, locals: i32): i32 {
  return popcnt(zombiesIn(tile) & locals);
}
