// Owns the proposal how a tile just laid is filled: patterns of zombies and tokens, or what a person puts by hand.
import { below } from "../../console/rng";
import { RNG_PTR, RULES_PTR } from "../../console/state-map";
import { middleOf, isCity } from "./data-map";
import { doorSide } from "./queries";
import { isStockSpace } from "./queries-city";
import { apart } from "./queries-way";
import { ACTION_DONE, ACTION_PLACE, ACTION_PUT_HEART, isLegal } from "./rules";
import { bulletsIn, heartsIn, lyingIn, state } from "./state";
import { State } from "./state-bytes";
import { PHASE_FILL, PHASE_TOKENS } from "./state-phases";

// State.pattern: of zombies in the low four bits, of tokens above; what is BY_HAND stands in State.sketch0..2.
const ROUND_DESK: i32 = 0;
const AT_DOOR: i32 = 1;
const AT_RANDOM: i32 = 2;
const BY_HAND: i32 = 3;
const HALF_AND_HALF: i32 = 0; // 1 all hearts, 2 all bullets
const NO_TOKENS: i32 = 3;
const TOKENS_BY_HAND: i32 = 4;
const ALL: i32 = 511;

// What is proposed, as sketched() numbers it.
export const ZOMBIES: i32 = 0;
export const HEARTS: i32 = 1;
export const BULLETS: i32 = 2;

export function zombiePattern(): i32 {
  return state.pattern & 15;
}
function tokenPattern(): i32 {
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
function toPlace(n: i32): i32 {
  if (!fillsCity()) return state.tokens;
  return n == HEARTS ? state.tokens & 15 : state.tokens >> 4;
}
/** Zombies to be placed now. */
export function zombiesToPlace(): i32 {
  return <i32>state.phase == PHASE_FILL ? state.toPlace : 0;
}

/** Where zombies may be put, bit local. */
function zombieSpaces(): i32 {
  let spaces = 0;
  for (let local = 0; local < 9; local++)
    spaces |= i32(isLegal(ACTION_PLACE + 9 * filledTile() + local)) << local;
  return spaces;
}
/** Where tokens may be put. */
function tokenSpaces(): i32 {
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

// ---- the proposal, bits local: 0 zombies, 1 hearts, 2 bullets ----

function kept(n: i32): i32 {
  return load<u16>(RULES_PTR + 2 * n, offsetof<State>("sketch0"));
}
function keep(n: i32, spaces: i32): void {
  store<u16>(RULES_PTR + 2 * n, <u16>spaces, offsetof<State>("sketch0"));
}

/** Where the proposal puts zombies, hearts, bullets. */
export function sketched(n: i32): i32 {
  const door = doorLocal();
  if (n == ZOMBIES) {
    const pattern = zombiePattern();
    if (pattern >= AT_RANDOM) return kept(n);
    return nearest(zombieSpaces(), pattern == AT_DOOR ? door : 8 - door, zombiesToPlace());
  }
  const pattern = tokenPattern();
  if (pattern == TOKENS_BY_HAND) return kept(n);
  let tokens = toPlace(n);
  if (!fillsCity()) {
    if (pattern == HALF_AND_HALF) tokens = (tokens + 2 - n) >> 1;
    else if (pattern != n) tokens = 0; // ALL_HEARTS, ALL_BULLETS, none
  }
  return nearest(n == HEARTS ? tokenSpaces() : tokenSpaces() & ~sketched(HEARTS), door, tokens);
}

/** The next pattern of zombies. */
export function nextZombies(): void {
  const pattern = zombiePattern();
  state.pattern = <u8>((tokenPattern() << 4) | (pattern < AT_RANDOM ? pattern + 1 : ROUND_DESK));
  if (zombiePattern() == AT_RANDOM) keep(ZOMBIES, atRandom(zombieSpaces(), zombiesToPlace()));
}
/** The next pattern of tokens; in the city there is but one. */
export function nextTokens(): void {
  const pattern = tokenPattern();
  const next = pattern < NO_TOKENS && !fillsCity() ? pattern + 1 : HALF_AND_HALF;
  state.pattern = <u8>((next << 4) | zombiePattern());
}
function atRandom(spaces: i32, n: i32): i32 {
  let chosen = 0;
  while (popcnt(chosen) < min(n, popcnt(spaces))) chosen |= spaces & (1 << below(RNG_PTR, 9));
  return chosen;
}

/** Writes the proposal down as if it had been put by hand. */
export function freeze(): void {
  const zombies = sketched(ZOMBIES);
  const hearts = sketched(HEARTS);
  keep(BULLETS, sketched(BULLETS));
  keep(HEARTS, hearts);
  keep(ZOMBIES, zombies);
  state.pattern = <u8>((TOKENS_BY_HAND << 4) | BY_HAND);
}

/** The next decision that carries out a frozen proposal, which stays as it is for undo; -1 = it is done, and forgotten. */
export function nextOfSketch(): i32 {
  const phase = <i32>state.phase;
  for (let n = ZOMBIES; n <= BULLETS; n++) {
    if (phase != (n == ZOMBIES ? PHASE_FILL : PHASE_TOKENS)) continue;
    const spaces = kept(n) & ~lyingIn(n, filledTile());
    if (spaces == 0) continue;
    return ACTION_PLACE + (ACTION_PUT_HEART - ACTION_PLACE) * n + 9 * filledTile() + ctz(spaces);
  }
  forgetSketch();
  return isLegal(ACTION_DONE) ? ACTION_DONE : -1;
}
/** Back to the proposal that stands first. */
export function forgetSketch(): void {
  state.pattern = 0;
}

// ---- by hand ----

/** Takes all zombies, or all tokens, away. */
export function clearSketch(tokens: bool): void {
  if (!tokens) return keep(ZOMBIES, 0);
  keep(HEARTS, 0);
  keep(BULLETS, 0);
}
/** Puts the rest of the zombies, or of the tokens, where there is room. */
export function restOf(tokens: bool): void {
  for (let local = 0; local < 9; local++) {
    const put = tokens ? kept(HEARTS) | kept(BULLETS) : kept(ZOMBIES);
    if (((put >> local) & 1) == 0) turnAt(local, tokens);
  }
}
/** How many zombies, or tokens, are still to be put. */
export function leftToPut(tokens: bool): i32 {
  if (!tokens) return min(zombiesToPlace(), popcnt(zombieSpaces())) - popcnt(sketched(ZOMBIES));
  const all = fillsCity() ? toPlace(HEARTS) + toPlace(BULLETS) : <i32>state.tokens;
  return all - popcnt(sketched(HEARTS) | sketched(BULLETS));
}
/** Of a space: nothing, zombie, nothing; or nothing, heart, bullet, nothing: as far as there are any left. */
export function turnAt(local: i32, tokens: bool): void {
  const bit = 1 << local;
  if (((tokens ? tokenSpaces() : zombieSpaces()) & bit) == 0) return;
  const last = tokens ? BULLETS : ZOMBIES;
  let n = tokens ? HEARTS : ZOMBIES;
  for (let had = n; had <= last; had++) {
    if ((kept(had) & bit) != 0) n = had + 1;
    keep(had, kept(had) & ~bit);
  }
  for (; n <= last && leftToPut(tokens) > 0; n++) {
    if (tokens && fillsCity() && popcnt(kept(n)) >= toPlace(n)) continue;
    return keep(n, kept(n) | bit);
  }
}
