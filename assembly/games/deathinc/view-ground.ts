// Owns drawing the tiles of both maps without anything on them, near by and filled: walls, doors, closed ground, dots of steps.
import { FRAMEBUFFER_PTR, SCREEN_STRIDE } from "../../console/abi";
import { BLACK, HATCH, WHITE, fill, pattern } from "../../console/framebuffer";
import { NONE, NOWHERE } from "./data";
import { EAST, ENTRANCE, GATE, HALLWAY, NORTH, WEST, isCity, isSite, middleOf, planTile } from "./data-map";
import { doorSide, isLaid } from "./queries";
import { cityNeighbour, cityTileAt, isBuilding, isOpenEdge, isRoad } from "./queries-city";

/** px from one space to the next, on the plan, near by, and where a room is filled. */
export const PLAN_PITCH: i32 = 8;
export const NEAR_PITCH: i32 = 14;
export const ROOM_PITCH: i32 = 32;

/** The tile at a place of the office's plan or of the city; NONE where none lies. */
export function tileAt(city: bool, column: i32, row: i32): i32 {
  const tile = city ? cityTileAt(column, row) : planTile(column, row);
  return tile != NONE && isLaid(tile) ? tile : NONE;
}

/** The tiles of a part of a map: columns x rows of them from column `left` and row `top` on; x, y = its corner. */
export function drawGround(
  city: bool,
  left: i32,
  top: i32,
  columns: i32,
  rows: i32,
  x: i32,
  y: i32,
  pitch: i32,
): void {
  for (let row = 0; row <= rows; row++) {
    let west = tileAt(city, left - 1, top + row);
    for (let column = 0; column <= columns; column++) {
      const here = tileAt(city, left + column, top + row);
      const atX = x + 3 * pitch * column;
      const atY = y + 3 * pitch * row;
      if (row < rows) drawSide(here, west, true, atX, atY, pitch);
      if (column < columns) {
        drawSide(here, tileAt(city, left + column, top + row - 1), false, atX, atY, pitch);
        if (row < rows && here != NONE) drawInside(here, atX, atY, pitch);
      }
      west = here;
    }
  }
}

// ---- sides ----

/** The west or north side of a tile at x, y; before = the one beyond it. One of them may be NONE. */
function drawSide(here: i32, before: i32, upright: bool, x: i32, y: i32, pitch: i32): void {
  const tile = here != NONE ? here : before;
  if (tile == NONE) return;
  if (isCity(tile)) return drawCitySide(here, before, upright, x, y, pitch);
  const middleX = upright ? x : x + pitch;
  const middleY = upright ? y + pitch : y;
  if (max(here, before) < HALLWAY) return drawSteps(middleX, middleY, upright, pitch);
  stroke(x, y, upright, 0, 3 * pitch + 1, BLACK);
  const side = upright ? WEST : NORTH;
  if (opens(here, side) || opens(before, side ^ 2)) drawGap(middleX, middleY, upright, pitch);
}
/** Whether a room or the Entrance has a door on a side. */
function opens(tile: i32, side: i32): bool {
  if (tile == ENTRANCE) return side == EAST || (side == WEST && isLaid(GATE));
  return isSite(tile) && doorSide(tile) == side;
}
/** The opening of a door in a wall. */
function drawGap(x: i32, y: i32, upright: bool, pitch: i32): void {
  const post = pitch == NEAR_PITCH ? 4 : 6;
  stroke(x, y, upright, post, pitch + 1 - 2 * post, WHITE);
}
/** The dots of a step over an edge from x, y on. */
function drawSteps(x: i32, y: i32, upright: bool, pitch: i32): void {
  for (let at = 2; at < pitch; at += 3) dot(upright ? x : x + at, upright ? y + at : y);
}
function stroke(x: i32, y: i32, upright: bool, from: i32, length: i32, c: i32): void {
  if (upright) fill(x, y + from, 1, length, c);
  else fill(x + from, y, length, 1, c);
}
/** A black px inside the screen. */
function dot(x: i32, y: i32): void {
  const at = FRAMEBUFFER_PTR + y * SCREEN_STRIDE + (x >> 3);
  store<u8>(at, <u8>((<i32>load<u8>(at)) | (0x80 >> (x & 7))));
}

// ---- inside ----

/** Closed corners of a hallway tile, dots between spaces. */
function drawInside(tile: i32, x: i32, y: i32, pitch: i32): void {
  if (isCity(tile)) return drawCityInside(tile, x, y, pitch);
  const far = 2 * pitch;
  for (let corner = tile < HALLWAY ? 0 : 4; corner < 4; corner++) {
    const atY = corner >> 1 ? y + far : y;
    const line: u32 = corner & 1 ? 0x80000000 : 0x20000; // to the open spaces beside it
    hatch(corner & 1 ? x + far : x, atY, NEAR_PITCH + 1, line, corner >> 1 ? atY : atY + pitch);
  }
  // Of a hallway tile the middle row and column only.
  const first = tile < HALLWAY ? pitch : 0;
  for (let along = first; along <= far - first; along += pitch) {
    for (let across = pitch; across <= far; across += pitch) {
      drawSteps(x + across, y + along, true, pitch);
      drawSteps(x + along, y + across, false, pitch);
    }
  }
}
/** Hatches a square of at most 25 px inside the screen; of each row the px of `line` are black, the leftmost high, of row `full` all. */
export function hatch(x: i32, y: i32, size: i32, line: u32, full: i32): void {
  const whole = bswap<u32>(~((<u32>0xffffffff) >> size) >> (x & 7));
  const side = bswap<u32>(line >> (x & 7));
  for (let row = y; row < y + size; row++) {
    const at = FRAMEBUFFER_PTR + row * SCREEN_STRIDE + (x >> 3);
    const bits = row == full ? whole : (rotl<u32>(0x88888888, row) & whole) | side;
    store<u32>(at, load<u32>(at) | bits);
  }
}

// ---- the city ----

// What a space of the city is.
const CLOSED: i32 = 0;
const ROAD: i32 = 1;
const BUILT: i32 = 2;
const OUTSIDE: i32 = 3; // no tile

function groundOf(tile: i32, local: i32): i32 {
  if (tile == NONE) return OUTSIDE;
  const space = 9 * tile + local;
  return isBuilding(space) ? BUILT : isRoad(space) ? ROAD : CLOSED;
}
function isWalked(ground: i32): bool {
  return ground == ROAD || ground == BUILT;
}

function drawCitySide(here: i32, before: i32, upright: bool, x: i32, y: i32, pitch: i32): void {
  const along = upright ? 3 : 1;
  const across = upright ? 2 : 6;
  for (let i = 0; i < 3; i++) {
    const a = groundOf(before, along * i + across);
    const b = groundOf(here, along * i);
    if (a == b && !isWalked(a)) continue;
    const atX = upright ? x : x + i * pitch;
    const atY = upright ? y + i * pitch : y;
    const way = upright ? WEST : NORTH;
    const from = here != NONE ? here : before;
    const space = 9 * from + middleOf(here != NONE ? way : way ^ 2);
    const linked = i == 1 && isCityLink(space, here != NONE ? way : way ^ 2);
    if (linked && here != NONE && before != NONE) drawSteps(atX, atY, upright, pitch);
    else {
      stroke(atX, atY, upright, 0, pitch + 1, BLACK);
      if (linked) drawGap(atX, atY, upright, pitch);
    }
  }
}
function isCityLink(space: i32, way: i32): bool {
  return isOpenEdge(space, way) || cityNeighbour(space, way) != NOWHERE;
}

/** Dashes between road and building: one may step over them. */
function drawCityInside(tile: i32, x: i32, y: i32, pitch: i32): void {
  for (let local = 0; local < 9; local++) {
    const ground = groundOf(tile, local);
    const atX = x + pitch * (local % 3);
    const atY = y + pitch * (local / 3);
    if (ground == CLOSED) {
      if (pitch == NEAR_PITCH) hatch(atX, atY, NEAR_PITCH + 1, 0, -1);
      else pattern(atX, atY, pitch + 1, pitch + 1, HATCH);
    }
    if (local % 3 > 0) drawCityEdge(ground, groundOf(tile, local - 1), atX, atY, true, pitch);
    if (local > 2) drawCityEdge(ground, groundOf(tile, local - 3), atX, atY, false, pitch);
  }
}
function drawCityEdge(a: i32, b: i32, x: i32, y: i32, upright: bool, pitch: i32): void {
  if (a == b && !isWalked(a)) return;
  if (a == b) drawSteps(x, y, upright, pitch);
  else if (!isWalked(a) || !isWalked(b)) stroke(x, y, upright, 0, pitch + 1, BLACK);
  else for (let at = 0; at < pitch; at += 4) stroke(x, y, upright, at, 2, BLACK);
}
