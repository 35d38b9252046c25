// Owns the drawing of one tile at each of the four scales: walls and doors, hedges and grass, window, sign, "?".
import { FRAMEBUFFER_PTR, SCREEN_HEIGHT, SCREEN_STRIDE, SCREEN_WIDTH } from "../../console/abi";
import { BLACK, WHITE, blit, fill } from "../../console/framebuffer";
import {
  SPRITE_BED7,
  SPRITE_BENCH7,
  SPRITE_CRATE0,
  SPRITE_CRATE7,
  SPRITE_DOOR7,
  SPRITE_ETCH7,
  SPRITE_FORK7,
  SPRITE_GRAVE7,
  SPRITE_PERSON7,
  SPRITE_POT7,
  SPRITE_Q6,
  SPRITE_QB,
  SPRITE_SOFA7,
  SPRITE_SPROUT7,
  SPRITE_TEMPLE7,
  SPRITE_TREE7,
} from "../../console/icon-data";
import { blitDoubled, imageHeight, imageWidth } from "../../console/icons";
import { EAST, GARAGE, HOUSE, NONE, NORTH, SOUTH, STORAGE, regionOf } from "./data";
import { openSides, windowSide } from "./queries-grid";
import { state } from "./state";

/** Scales of the map, largest first. */
export const SCALES: i32 = 4;

// Per scale, px: tile, wall, gap of a door, window, white ring of the black tile, factor of the sign.
const ENTRIES: i32 = 6;
const TABLE: usize = memory.data<u8>([
  27, 2, 11, 17, 3, 2, 21, 2, 9, 13, 3, 2, 15, 2, 7, 11, 3, 1, 11, 1, 5, 9, 1, 1,
]);
// The address of each tile's sign.
const SIGNS: usize = memory.data<u16>([
  <u16>SPRITE_DOOR7,
  <u16>SPRITE_ETCH7,
  <u16>SPRITE_POT7,
  <u16>SPRITE_CRATE7,
  <u16>SPRITE_TEMPLE7,
  <u16>SPRITE_FORK7,
  <u16>SPRITE_SOFA7,
  <u16>SPRITE_BED7,
  <u16>SPRITE_BENCH7,
  <u16>SPRITE_GRAVE7,
  <u16>SPRITE_CRATE7,
  <u16>SPRITE_SPROUT7,
  <u16>SPRITE_ETCH7,
  <u16>SPRITE_TREE7,
  <u16>SPRITE_TREE7,
  <u16>SPRITE_TREE7,
]);
const SCALE: usize = memory.data(1);
/** Of each side: which px along it are black, the first in the high bit; how many px inwards. */
const SIDES: usize = memory.data(4 * 4);
const DEPTHS: usize = memory.data(4);
const DASHES: u32 = 0xeeeeeeee; // 3 px on, 1 off

function entry(i: i32): i32 {
  return load<u8>(TABLE + ENTRIES * <i32>load<u8>(SCALE) + i);
}

/** 0..3 = tiles of 27, 21, 15 and 11 px, one px between two. */
export function setScale(scale: i32): void {
  store<u8>(SCALE, <u8>scale);
}

/** px of a tile at the present scale. */
export function tileSize(): i32 {
  return entry(0);
}

function question(): usize {
  return entry(5) > 1 ? SPRITE_QB : SPRITE_Q6;
}

export function questionWidth(): i32 {
  return imageWidth(question());
}

export function questionHeight(): i32 {
  return imageHeight(question());
}

// ---- a tile ----

/**
 * Draws a known tile with its corner at x, y, which must lie on the screen with all of it. black = inverted. The group's
 * figure stands in place of the sign.
 */
export function drawTile(tile: i32, x: i32, y: i32, black: bool): void {
  const size = entry(0);
  if (x < 0 || y < 0 || x + size > SCREEN_WIDTH - 32 || y + size > SCREEN_HEIGHT) return;
  const window = windowSide(tile);
  const open = openSides(tile);
  for (let dir = 0; dir < 4; dir++) {
    if (dir == window) wall(dir, size, false);
    else if (regionOf(tile) == HOUSE) wall(dir, size, ((open >> dir) & 1) != 0);
    else hedge(dir, size, ((open >> dir) & 1) != 0);
  }
  paint(x, y, size, black ? entry(4) : size);
  drawSign(tile == <i32>state.tile ? SPRITE_PERSON7 : signOf(tile), x, y, black ? WHITE : BLACK);
  if (window != NONE) drawWindow(x, y, window);
}

function setSide(dir: i32, bits: u32, depth: i32): void {
  store<u32>(SIDES + 4 * dir, bits);
  store<u8>(DEPTHS + dir, <u8>depth);
}

/** length px, the first of them `from` px along the side. */
function run(from: i32, length: i32): u32 {
  return (0xffffffff << (32 - length)) >> from;
}

function wall(dir: i32, size: i32, door: bool): void {
  const gap = entry(2);
  const all = run(0, size);
  setSide(dir, door ? all & ~run((size - gap) >> 1, gap) : all, entry(1));
}

/** Dashes, one px thicker than a wall; of open grass only the corners: a dot, an angle at the larger scales. */
function hedge(dir: i32, size: i32, open: bool): void {
  const arm = entry(5) > 1 ? 3 : 1;
  if (open) setSide(dir, run(0, arm) | run(size - arm, arm), 1);
  else setSide(dir, (DASHES >> (((size + 1) & 3) >> 1)) & run(0, size - 1), entry(1) + 1);
}

/** Puts the four sides on the screen, and black from `ring` px inwards on: row by row, 64 px at once. */
function paint(x: i32, y: i32, size: i32, ring: i32): void {
  let at = FRAMEBUFFER_PTR + y * SCREEN_STRIDE + (x >> 3);
  overRows(at, load<u8>(DEPTHS), inPlace(load<u32>(SIDES), x));
  const lower = <i32>load<u8>(DEPTHS, 2);
  overRows(at + (size - lower) * SCREEN_STRIDE, lower, inPlace(load<u32>(SIDES, 8), x));
  let west = load<u32>(SIDES, 12);
  let east = load<u32>(SIDES, 4);
  const depth = <i32>load<u8>(DEPTHS, 1);
  const westInk = inPlace(run(0, load<u8>(DEPTHS, 3)), x);
  const eastInk = inPlace(run(size - depth, depth), x);
  for (const end = at + size * SCREEN_STRIDE; at < end; at += SCREEN_STRIDE) {
    let ink: u64 = 0;
    if (<i32>west < 0) ink = westInk;
    if (<i32>east < 0) ink |= eastInk;
    store<u64>(at, load<u64>(at) | ink);
    west <<= 1;
    east <<= 1;
  }
  const inner = size - 2 * ring;
  if (inner > 0) fill(x + ring, y + ring, inner, inner, BLACK);
}

/** Up to 32 px, the leftmost in the high bit, as they lie in the bytes of a row from the one on in which x lies. */
function inPlace(bits: u32, x: i32): u64 {
  return bswap<u64>(((<u64>bits) << 32) >> (x & 7));
}

function overRows(from: usize, rows: i32, ink: u64): void {
  let at = from;
  for (let i = 0; i < rows; i++) {
    store<u64>(at, load<u64>(at) | ink);
    at += SCREEN_STRIDE;
  }
}

/** A strip along a side: from..from + length along it, depth..depth + thickness from the edge inwards. */
function strip(x: i32, y: i32, dir: i32, from: i32, length: i32, depth: i32, thickness: i32, c: i32): void {
  const far = entry(0) - depth - thickness;
  if (dir == NORTH) fill(x + from, y + depth, length, thickness, c);
  else if (dir == SOUTH) fill(x + from, y + far, length, thickness, c);
  else fill(dir == EAST ? x + far : x + depth, y + from, thickness, length, c);
}

/** A grille across a wall, 1 px out of it on both sides; broken = only its two ends. */
function drawWindow(x: i32, y: i32, dir: i32): void {
  const length = entry(3);
  const thickness = entry(1) + 2;
  const from = (entry(0) - length) >> 1;
  strip(x, y, dir, from - 1, length + 2, -1, thickness, WHITE);
  if (state.windowBroken) {
    strip(x, y, dir, from, 2, -1, thickness, BLACK);
    strip(x, y, dir, from + length - 2, 2, -1, thickness, BLACK);
    strip(x, y, dir, from + 1, length - 2, 0, thickness - 2, WHITE);
    return;
  }
  strip(x, y, dir, from, length, -1, thickness, BLACK);
  for (let at = 1; at < length; at += 2) strip(x, y, dir, from + at, 1, 0, thickness - 2, WHITE);
}

function drawSign(sign: usize, x: i32, y: i32, c: i32): void {
  const factor = entry(5);
  const size = entry(0);
  const left = x + ((size - imageWidth(sign) * factor) >> 1);
  const top = y + ((size - imageHeight(sign) * factor) >> 1);
  if (factor > 1) blitDoubled(sign, left, top, c);
  else blit(sign, left, top, c);
}

/** What a tile is for, in 7 px; a crate is empty once its item was taken. */
export function signOf(tile: i32): usize {
  const crate = tile == STORAGE ? 1 : tile == GARAGE ? 2 : 0; // bit as in state.storageUsed
  if ((<i32>state.storageUsed) & crate) return SPRITE_CRATE0;
  return load<u16>(SIGNS + 2 * tile);
}

// ---- beside a tile ----

/** A "?" outside a side, or in the middle of the cell that lies there. */
export function drawQuestion(x: i32, y: i32, dir: i32, middle: bool): void {
  const size = entry(0);
  const w = questionWidth();
  const h = questionHeight();
  const gap = entry(5); // white px between wall and sign
  let left = x + ((size - w) >> 1);
  let top = y + ((size - h) >> 1);
  if (middle) {
    if (dir & 1) left += (2 - dir) * (size + 1);
    else top += (dir - 1) * (size + 1);
  } else if (dir == NORTH) top = y - gap - h;
  else if (dir == SOUTH) top = y + size + gap;
  else left = dir == EAST ? x + size + gap : x - gap - w;
  blit(question(), left, top, BLACK);
}

/** A black arrow through a wall, white around it; it ends 10 px outside, at small scales 6. */
export function drawArrow(x: i32, y: i32, dir: i32): void {
  const large = entry(5) > 1;
  const mid = entry(0) >> 1;
  const shaft = large ? 5 : 3; // from the edge to the head
  const half = large ? 5 : 3; // of the head's back
  strip(x, y, dir, mid - 3, 7, 0, large ? 7 : 3, WHITE);
  strip(x, y, dir, mid - 1, 3, -shaft, shaft + (large ? 4 : 2), BLACK);
  for (let i = 0; i <= half; i++)
    strip(x, y, dir, mid - half + i, 2 * (half - i) + 1, -shaft - i - 1, 1, BLACK);
}
