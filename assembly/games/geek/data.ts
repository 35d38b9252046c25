// Owns the numbers of geek: characters, tiles, the spinner, options; the board's are in data-board.ts.

export const MOST_SEATS: i32 = 5;
/** No seat, square, opening, monster, kind. */
export const NONE: i32 = 255;

// ---- characters (GEEK-CHAR) ----
export const ALEX: i32 = 0;
export const ANITA: i32 = 1;
export const MARY: i32 = 2;
export const MAX: i32 = 3;
export const JOHNNY: i32 = 4;
export const CHARACTERS: i32 = 5;

// ---- kinds of tiles (GEEK-COMP-2..5); a hidden tile's face is one of these ----
export const ZOMBIE: i32 = 0;
export const HOUND: i32 = 1;
export const SPIDER: i32 = 2;
export const HORROR: i32 = 3;
export const MONSTER_KINDS: i32 = 4;
export const GRENADE: i32 = 4;
export const KNIFE: i32 = 5;
export const CROSSBOW: i32 = 6;
export const AXE: i32 = 7;
export const HANDGUN: i32 = 8;
export const RIFLE: i32 = 9;
export const SHOTGUN: i32 = 10;
export const RPG: i32 = 11;
export const KIT: i32 = 12;
export const BOARDS: i32 = 13;
export const GAS: i32 = 14;
export const KEYS: i32 = 15;
/** + character: a rescued one. */
export const RESCUED: i32 = 16;
export const KINDS: i32 = 21;
/** Kinds that a hand can hold: from here to KINDS - 1. */
export const FIRST_THING: i32 = GRENADE;
export const THINGS: i32 = KINDS - FIRST_THING;

/** Tiles of each kind; characters are in the box once each, those of the seats are taken out at set-up (GEEK-COMP-8). */
const TILE_COUNTS: usize = memory.data<u8>([17, 5, 5, 1, 4, 1, 1, 1, 1, 1, 1, 1, 6, 8, 1, 1, 1, 1, 1, 1, 1]);
/** Tiles of a kind in the box. */
export function tileCount(kind: i32): i32 {
  return load<u8>(TILE_COUNTS + kind);
}

// ---- face-up monsters: an entry each, numbered as the tiles are: 0-16 zombies, 17-21 hounds, 22-26 spiders, 27 ----
export const MONSTERS: i32 = 28;
const FIRST_ENTRIES: usize = memory.data<u8>([0, 17, 22, 27, 28]);
/** First entry of a kind of monsters; of MONSTER_KINDS the number of all. */
export function firstEntry(kind: i32): i32 {
  return load<u8>(FIRST_ENTRIES + kind);
}
/** Kind of the monster of an entry 0..27. */
export function kindOf(entry: i32): i32 {
  return entry < 17 ? ZOMBIE : entry < 22 ? HOUND : entry < 27 ? SPIDER : HORROR;
}

// ---- spinner (GEEK-SPIN-2): four equal sectors, a number or a symbol ----
export const SECTORS: i32 = 4;
export const SWORDS: i32 = 0;
export const CROSS: i32 = 1;
export const RUN: i32 = 2;
export const TEETH: i32 = 3;
/** Number of a sector: 2, 3, 4, 5, on the calm spinner one less. */
export function sectorNumber(sector: i32, calm: bool): i32 {
  return sector + (calm ? 1 : 2);
}

// ---- options, as they stand in one byte (shell.options, State.options) ----
export const OPTION_LEVEL: i32 = 3; // bits 0-1: LEVEL_...
export const OPTION_CALM: i32 = 4;
export const OPTION_SPREAD: i32 = 24; // bits 3-4: SPREAD_... << 3
export const OPTION_RESTLESS: i32 = 32; // GEEK-DIFF-3
export const OPTION_NO_TRUCK_TILE: i32 = 64;
export const OPTION_OUTCOME: i32 = 128; // computers' turns: the outcome only; no rule reads it
export const LEVEL_EASY: i32 = 0;
export const LEVEL_NORMAL: i32 = 1;
export const LEVEL_HARD: i32 = 2;
export const LEVEL_NIGHTMARE: i32 = 3;
export const SPREAD_SPOTS: i32 = 0;
export const SPREAD_MIXED: i32 = 1;
export const SPREAD_ANYWHERE: i32 = 2;

/** Hit points at the start (GEEK-DIFF-2). */
export function startHearts(character: i32, level: i32): i32 {
  const least = level == LEVEL_EASY ? 5 : 4 - level;
  return character == JOHNNY ? least + 2 : least;
}
/** Hit points of a rescued character that stands up (GEEK-RESCUE-6). */
export function rescuedHearts(character: i32): i32 {
  return character == JOHNNY ? 3 : 1;
}

/** Rounds after which a game without living people ends (GEEK-WIN-9). */
export const MOST_ROUNDS: i32 = 150;
