// Owns the proposal how a tile just laid is filled: patterns of zombies and tokens, or what a person puts by hand.
import { below } from "../../console/rng";
import { RNG_PTR } from "../../console/state-map";
import { middleOf, isCity } from "./data-map";
import { doorSide } from "./queries";
import { isStockSpace } from "./queries-city";
import { apart } from "./queries-way";
import { ACTION_DONE, ACTION_PLACE, ACTION_PUT_BULLET, ACTION_PUT_HEART, isLegal } from "./rules";
import { bulletsIn, heartsIn, state } from "./state";
import { PHASE_FILL, PHASE_TOKENS } from "./state-phases";

// State.pattern: of zombies in the low four bits, of tokens above; what is BY_HAND stands in State.sketch0..2.
export const ROUND_DESK: i32 = 0;
export const AT_DOOR: i32 = 1;
export const AT_RANDOM: i32 = 2;
export const BY_HAND: i32 = 3;
const HALF_AND_HALF: i32 = 0;
const ALL_HEARTS: i32 = 1;
const ALL_BULLETS: i32 = 2;
export const NO_TOKENS: i32 = 3;
export const TOKENS_BY_HAND: i32 = 4;
const ALL: i32 = 511;

export function zombiePattern(): i32 {
  return state.pattern & 15;
}
export function tokenPattern(): i32 {
  return state.pattern >> 4;
}

/** The tile that is filled. */
export function filledTile(): i32 {
  return state.room;
}
export function fillsCity(): bool {
  return isCity(filledTile());
}
/** Hearts, bullets to be placed; in the office both stand for all tokens allowed. */
export function heartsToPlace(): i32 {
  return fillsCity() ? state.tokens & 15 : state.tokens;
}
export function bulletsToPlace(): i32 {
  return fillsCity() ? state.tokens >> 4 : state.tokens;
}
/** Zombies to be placed now. */
export function zombiesToPlace(): i32 {
  return <i32>state.phase == PHASE_FILL ? state.toPlace : 0;
}

/** Where zombies may be put, bit local. */
export function zombieSpaces(): i32 {
  let spaces = 0;
  for (let local = 0; local < 9; local++)
    spaces |= i32(isLegal(ACTION_PLACE + 9 * filledTile() + local)) << local;
  return spaces;
}
/** Where tokens may be put. */
export function tokenSpaces(): i32 {
  const tile = filledTile();
  let spaces = ALL;
  for (let local = 0; fillsCity() && local < 9; local++)
    if (!isStockSpace(9 * tile + local)) spaces &= ~(1 << local);
  return spaces & ~(heartsIn(tile) | bulletsIn(tile));
}

/** Space where one comes in, 0..8: the door, or the side over which the tile was explored. */
function doorLocal(): i32 {
  return middleOf(fillsCity() ? (<i32>state.entry) ^ 2 : doorSide(filledTile()));
}
/** The n of some spaces that are nearest to one. */
function nearest(spaces: i32, to: i32, n: i32): i32 {
  let chosen = 0;
  for (let steps = 0; steps < 5; steps++) {
    for (let local = 0; local < 9; local++) {
      if (((spaces >> local) & 1) == 0 || apart(local, to) != steps || popcnt(chosen) == n) continue;
      chosen |= 1 << local;
    }
  }
  return chosen;
}

// ---- the proposal, bits local ----

export function sketchZombies(): i32 {
  const pattern = zombiePattern();
  if (pattern >= AT_RANDOM) return state.sketch0;
  const door = doorLocal();
  return nearest(zombieSpaces(), pattern == AT_DOOR ? door : 8 - door, zombiesToPlace());
}
export function sketchHearts(): i32 {
  const pattern = tokenPattern();
  if (pattern == TOKENS_BY_HAND) return state.sketch1;
  if (fillsCity()) return nearest(tokenSpaces(), doorLocal(), heartsToPlace());
  if (pattern == ALL_BULLETS || pattern == NO_TOKENS) return 0;
  const n = <i32>state.tokens;
  return nearest(tokenSpaces(), doorLocal(), pattern == ALL_HEARTS ? n : (n + 1) >> 1);
}
export function sketchBullets(): i32 {
  const pattern = tokenPattern();
  if (pattern == TOKENS_BY_HAND) return state.sketch2;
  const left = tokenSpaces() & ~sketchHearts();
  if (fillsCity()) return nearest(left, doorLocal(), bulletsToPlace());
  if (pattern == ALL_HEARTS || pattern == NO_TOKENS) return 0;
  const n = <i32>state.tokens;
  return nearest(left, doorLocal(), pattern == ALL_BULLETS ? n : n >> 1);
}

/** The next pattern of zombies. */
export function nextZombies(): void {
  const pattern = zombiePattern();
  state.pattern = <u8>((tokenPattern() << 4) | (pattern < AT_RANDOM ? pattern + 1 : ROUND_DESK));
  if (zombiePattern() == AT_RANDOM) state.sketch0 = <u16>atRandom(zombieSpaces(), zombiesToPlace());
}
/** The next pattern of tokens; in the city there is but one. */
export function nextTokens(): void {
  const pattern = tokenPattern();
  const next = pattern < NO_TOKENS && !fillsCity() ? pattern + 1 : HALF_AND_HALF;
  state.pattern = <u8>((next << 4) | zombiePattern());
}
function atRandom(spaces: i32, n: i32): i32 {
  let chosen = 0;
  while (popcnt(chosen) < min(n, popcnt(spaces))) {
    const bit = 1 << below(RNG_PTR, 9);
    if (spaces & bit) chosen |= bit;
  }
  return chosen;
}

/** Writes the proposal down as if it had been put by hand. */
export function freeze(): void {
  const zombies = sketchZombies();
  const hearts = sketchHearts();
  const bullets = sketchBullets();
  state.sketch0 = <u16>zombies;
  state.sketch1 = <u16>hearts;
  state.sketch2 = <u16>bullets;
  state.pattern = <u8>((TOKENS_BY_HAND << 4) | BY_HAND);
}
/** Puts the rest of the zombies, or of the tokens, where there is room. */
export function restOf(tokens: bool): void {
  const door = doorLocal();
  if (!tokens) {
    const left = zombiesToPlace() - popcnt(<i32>state.sketch0);
    state.sketch0 |= <u16>nearest(zombieSpaces() & ~(<i32>state.sketch0), 8 - door, left);
    return;
  }
  const used = (<i32>state.sketch1) | state.sketch2;
  const all = fillsCity() ? 99 : <i32>state.tokens - popcnt(used);
  const hearts = min(heartsToPlace() - popcnt(<i32>state.sketch1), fillsCity() ? all : (all + 1) >> 1);
  state.sketch1 |= <u16>nearest(tokenSpaces() & ~used, door, hearts);
  const now = (<i32>state.sketch1) | state.sketch2;
  const bullets = fillsCity()
    ? bulletsToPlace() - popcnt(<i32>state.sketch2)
    : <i32>state.tokens - popcnt(now);
  state.sketch2 |= <u16>nearest(tokenSpaces() & ~now, door, bullets);
}

/** The next decision that carries out a frozen proposal; -1 = it is done, and forgotten. */
export function nextOfSketch(): i32 {
  const first = 9 * filledTile();
  const phase = <i32>state.phase;
  if (phase == PHASE_FILL && state.sketch0 != 0) {
    const local = ctz(<i32>state.sketch0);
    state.sketch0 &= state.sketch0 - 1;
    return ACTION_PLACE + first + local;
  }
  if (phase == PHASE_TOKENS) {
    if (state.sketch1 != 0) {
      const local = ctz(<i32>state.sketch1);
      state.sketch1 &= state.sketch1 - 1;
      return ACTION_PUT_HEART + first + local;
    }
    if (state.sketch2 != 0) {
      const local = ctz(<i32>state.sketch2);
      state.sketch2 &= state.sketch2 - 1;
      return ACTION_PUT_BULLET + first + local;
    }
    state.pattern = 0;
    return isLegal(ACTION_DONE) ? ACTION_DONE : -1;
  }
  state.pattern = 0;
  return -1;
}

/** Whether what is put by hand is enough. */
export function isAllPlaced(): bool {
  return popcnt(sketchZombies()) == min(zombiesToPlace(), popcnt(zombieSpaces()));
}
/** Puts a zombie, or takes it away. */
export function turnZombie(local: i32): void {
  const bit = 1 << local;
  const has = ((<i32>state.sketch0) & bit) != 0;
  if (has) state.sketch0 &= ~(<u16>bit);
  else if (zombieSpaces() & bit && popcnt(<i32>state.sketch0) < zombiesToPlace()) state.sketch0 |= <u16>bit;
}
/** Nothing, heart, bullet, nothing: as far as there are any left. */
export function turnToken(local: i32): void {
  const bit = 1 << local;
  if ((tokenSpaces() & bit) == 0) return;
  const hearts = popcnt(<i32>state.sketch1);
  const bullets = popcnt(<i32>state.sketch2);
  const full = !fillsCity() && hearts + bullets >= <i32>state.tokens;
  const wasHeart = ((<i32>state.sketch1) & bit) != 0;
  const wasBullet = ((<i32>state.sketch2) & bit) != 0;
  state.sketch1 &= ~(<u16>bit);
  state.sketch2 &= ~(<u16>bit);
  if (wasBullet) return;
  if (!wasHeart && !full && hearts < heartsToPlace()) state.sketch1 |= <u16>bit;
  else if ((wasHeart || !full) && bullets < bulletsToPlace()) state.sketch2 |= <u16>bit;
}
