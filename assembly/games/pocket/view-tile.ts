// Owns the drawing of one tile at each of the four scales: walls and doors, hedges and grass, window, sign, "?".
import { BLACK, WHITE, blit, blitScaled, fill, hline, vline } from "../../console/framebuffer";
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
import { imageHeight, imageWidth } from "../../console/icons";
import {
  BATHROOM,
  BEDROOM,
  DINING,
  EAST,
  FAMILY,
  FOYER,
  GARAGE,
  GARDEN,
  GAZEBO,
  GRAVEYARD,
  HOUSE,
  KITCHEN,
  NONE,
  NORTH,
  PATIO,
  SOUTH,
  STORAGE,
  TEMPLE,
  regionOf,
} from "./data";
import { openSides, windowSide } from "./queries-grid";
import { state } from "./state";

/** Scales of the map, largest first. */
export const SCALES: i32 = 4;
/** The scale of a single tile: 67 px. */
export const CLOSE_SCALE: i32 = 4;

// Per scale, px: tile, wall, gap of a door, window, white ring of the black tile, factor of the sign.
const ENTRIES: i32 = 6;
const TABLE: usize = memory.data<u8>([
  27, 2, 11, 17, 3, 2, 21, 2, 9, 13, 3, 2, 15, 2, 7, 11, 3, 1, 11, 1, 5, 9, 1, 1, 67, 4, 23, 37, 7, 5,
]);
const SCALE: usize = memory.data(1);

function entry(i: i32): i32 {
  return load<u8>(TABLE + ENTRIES * <i32>load<u8>(SCALE) + i);
}

/** 0..3 = tiles of 27, 21, 15 and 11 px; one px lies between two tiles. */
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

/** Draws a known tile with its corner at x, y. black = inverted. The group's figure stands in place of the sign. */
export function drawTile(tile: i32, x: i32, y: i32, black: bool): void {
  const size = entry(0);
  const open = openSides(tile);
  const window = windowSide(tile);
  if (regionOf(tile) != HOUSE && tile != PATIO) drawCorners(x, y, size);
  for (let dir = 0; dir < 4; dir++) {
    if (regionOf(tile) == HOUSE) drawWall(x, y, dir, ((open >> dir) & 1) != 0);
    else if (dir == window) drawWall(x, y, dir, false);
    else if (((open >> dir) & 1) == 0) drawHedge(x, y, dir);
  }
  if (black) fill(x + entry(4), y + entry(4), size - 2 * entry(4), size - 2 * entry(4), BLACK);
  drawSign(tile == <i32>state.tile ? SPRITE_PERSON7 : signOf(tile), x, y, black ? WHITE : BLACK);
  if (window != NONE) drawWindow(x, y, window);
}

/** A strip along a side: from..from + length along it, depth..depth + thickness from the edge inwards. */
function strip(x: i32, y: i32, dir: i32, from: i32, length: i32, depth: i32, thickness: i32, c: i32): void {
  const far = entry(0) - depth - thickness;
  if (dir == NORTH) fill(x + from, y + depth, length, thickness, c);
  else if (dir == SOUTH) fill(x + from, y + far, length, thickness, c);
  else fill(dir == EAST ? x + far : x + depth, y + from, thickness, length, c);
}

function drawWall(x: i32, y: i32, dir: i32, door: bool): void {
  const size = entry(0);
  const post = (size - entry(2)) >> 1;
  strip(x, y, dir, 0, door ? post : size, 0, entry(1), BLACK);
  if (door) strip(x, y, dir, size - post, post, 0, entry(1), BLACK);
}

/** Dashes of 3 px with 1 px between them, one px thicker than a wall. */
function drawHedge(x: i32, y: i32, dir: i32): void {
  const size = entry(0);
  for (let at = ((size + 1) & 3) >> 1; at + 3 <= size; at += 4)
    strip(x, y, dir, at, 3, 0, entry(1) + 1, BLACK);
}

/** Where grass ends: a dot at each corner, an angle at the larger scales. */
function drawCorners(x: i32, y: i32, size: i32): void {
  const arm = entry(5) > 1 ? 3 : 1;
  const right = x + size - arm;
  const bottom = y + size - arm;
  for (let i = 0; i < 2; i++) {
    const top = i == 0 ? y : y + size - 1;
    hline(x, top, arm, BLACK);
    hline(right, top, arm, BLACK);
    if (arm == 1) continue;
    const side = i == 0 ? x : x + size - 1;
    vline(side, y, arm, BLACK);
    vline(side, bottom, arm, BLACK);
  }
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
  if (factor > 1) blitScaled(sign, left, top, factor, c);
  else blit(sign, left, top, c);
}

/** What a tile is for, in 7 px. */
export function signOf(tile: i32): usize {
  if (tile == FOYER) return SPRITE_DOOR7;
  if (tile == BATHROOM || tile == GAZEBO) return SPRITE_ETCH7;
  if (tile == KITCHEN) return SPRITE_POT7;
  if (tile == STORAGE) return crate(1);
  if (tile == TEMPLE) return SPRITE_TEMPLE7;
  if (tile == DINING) return SPRITE_FORK7;
  if (tile == FAMILY) return SPRITE_SOFA7;
  if (tile == BEDROOM) return SPRITE_BED7;
  if (tile == PATIO) return SPRITE_BENCH7;
  if (tile == GRAVEYARD) return SPRITE_GRAVE7;
  if (tile == GARAGE) return crate(2);
  return tile == GARDEN ? SPRITE_SPROUT7 : SPRITE_TREE7;
}

/** The crate of a room, empty once its item was taken; bit as in state.storageUsed. */
function crate(bit: i32): usize {
  return (<i32>state.storageUsed) & bit ? SPRITE_CRATE0 : SPRITE_CRATE7;
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
