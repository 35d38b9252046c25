// Owns the office's plan (rules section 1): tiles, spaces, where the sites are and which way their doors may look.
//
// A space is one number for both maps: 9 * tile + 3 * ly + lx. Tiles: 0-9 the hallway (numbered 1-10 for people),
// 10 the Entrance, 11-25 the sites 1-15 of rooms, 26 the gate, 27-54 city tiles in the order in which they were laid.
//
//        C0   C1   C2   C3   C4   C5
//  R0    .   s02  s03  s04  s05   .
//  R1   s01   2    3    4    5   s06
//  R2   ENT   1   s14  s15   6   s07
//  R3   s13  10    9    8    7   s08
//  R4    .   s12  s11  s10  s09   .

export const HALLWAY: i32 = 10;
export const ENTRANCE: i32 = 10;
export const FIRST_SITE: i32 = 11;
export const SITES: i32 = 15;
export const OFFICE_TILES: i32 = 26;
export const GATE: i32 = 26;
export const FIRST_CITY: i32 = 27;
export const TILES: i32 = 55;
export const SPACES: i32 = 9 * TILES;
/** Bytes of a set of spaces, a bit each. */
export const SPACE_BYTES: i32 = 62;
/** The sites inside the ring, A and B, as tiles: their door's side is chosen (INC-TILE-3). */
export const SITE_A: i32 = 24;
export const SITE_B: i32 = 25;
/** E, where all begin and directors are safe; the gate's centre; the Entrance's way out (INC-BASE-12). */
export const HOME: i32 = 9 * ENTRANCE + 4;
export const GATE_CENTRE: i32 = 9 * GATE + 4;
export const WAY_OUT: i32 = 9 * ENTRANCE + 3;
/** The gate's east arm, which leads there. */
export const GATE_ARM: i32 = 9 * GATE + 5;

// ---- directions ----
export const NORTH: i32 = 0;
export const EAST: i32 = 1;
export const SOUTH: i32 = 2;
export const WEST: i32 = 3;
const MIDDLES: usize = memory.data<u8>([1, 5, 7, 3]);
/** The middle space 0..8 of a tile's side; centre is 4. */
export function middleOf(direction: i32): i32 {
  return load<u8>(MIDDLES + direction);
}
export const CENTRE: i32 = 4;
/** Places of a tile along each side, bit local. */
const EDGES: usize = memory.data<u16>([0x007, 0x124, 0x1c0, 0x049]);
/** Whether a step from a place leads over a side of its tile. */
export function isAtEdge(local: i32, direction: i32): bool {
  return (((<i32>load<u16>(EDGES + 2 * direction)) >> local) & 1) != 0;
}
const STEPS: usize = memory.data<i8>([-3, 1, 3, -1]);
/** From a space of a tile to the next one in a direction. */
export function stepTo(direction: i32): i32 {
  return load<i8>(STEPS + direction);
}

// ---- tiles ----
export const PLAN_COLUMNS: i32 = 6;
export const PLAN_ROWS: i32 = 5;
/** Tile at each place of the plan, NONE (255) = outside. */
const PLAN: usize = memory.data<u8>([
  255, 12, 13, 14, 15, 255, 11, 1, 2, 3, 4, 16, 10, 0, 24, 25, 5, 17, 23, 9, 8, 7, 6, 18, 255, 22, 21, 20, 19,
  255,
]);
/** Place of each office tile on the plan: 6 * row + column. */
const PLACES: usize = memory.data<u8>([
  13, 7, 8, 9, 10, 16, 22, 21, 20, 19, 12, 6, 1, 2, 3, 4, 11, 17, 23, 28, 27, 26, 25, 18, 14, 15,
]);
/** Sides that the doors of sites 1-13, A and B may look to, a bit each: a hallway tile is there (INC-TILE-3). */
const DOORS: usize = memory.data<u8>([2, 4, 4, 4, 4, 8, 8, 8, 1, 1, 1, 1, 2, 13, 7]);

/** Office tile at column 0..5, row 0..4 of the plan; NONE (255) outside it. */
export function planTile(column: i32, row: i32): i32 {
  if (<u32>column >= <u32>PLAN_COLUMNS || <u32>row >= <u32>PLAN_ROWS) return 255;
  return load<u8>(PLAN + PLAN_COLUMNS * row + column);
}
/** Column of an office tile. */
export function planColumn(tile: i32): i32 {
  return <i32>load<u8>(PLACES + tile) % PLAN_COLUMNS;
}
export function planRow(tile: i32): i32 {
  return <i32>load<u8>(PLACES + tile) / PLAN_COLUMNS;
}
export function isSite(tile: i32): bool {
  return tile >= FIRST_SITE && tile < OFFICE_TILES;
}
/** Whether a site's door may look to a side: there is a hallway tile behind it (INC-TILE-2..4). */
export function isDoorSide(tile: i32, direction: i32): bool {
  return (((<i32>load<u8>(DOORS + tile - FIRST_SITE)) >> direction) & 1) != 0;
}

// ---- spaces ----
export function tileOf(space: i32): i32 {
  return space / 9;
}
/** Place 0..8 of a space in its tile. */
export function localOf(space: i32): i32 {
  return space % 9;
}
export function isCity(tile: i32): bool {
  return tile >= GATE;
}
