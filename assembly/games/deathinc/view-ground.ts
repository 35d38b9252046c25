// Owns drawing the tiles of both maps without anything on them, in every size: walls, doors, closed ground, dots of steps.
import { FRAMEBUFFER_PTR, SCREEN_STRIDE } from "../../console/abi";
import { BLACK, HATCH, fill, pattern } from "../../console/framebuffer";
import { NONE, NOWHERE, OFFICE_CART } from "./data";
import { ENTRANCE, GATE, HALLWAY, NORTH, WEST, isCity, middleOf, planTile } from "./data-map";
import { isLaid, neighbour } from "./queries";
import { buildings, cityTileAt, isOpenEdge, roads } from "./queries-city";

// What a space is, 2 bits each in a tile's shape.
const NOTHING: i32 = 0;
const FLOOR: i32 = 2; // or road; 1 = closed ground
const OPEN_SHAPE: i32 = 0x2aaaa; // a room: floor everywhere
const PLUS_SHAPE: i32 = 0x19a99; // a hallway tile: closed at its corners
const CLOSED_SHAPE: i32 = 0x15555;

// What is drawn between two spaces.
const NO_EDGE: i32 = 0;
const DOTS: i32 = 1; // a step
const DASHES: i32 = 2; // a step from road to building
const DOOR: i32 = 3;
const WALL: i32 = 4;

/** px from one space to the next, on the plan, near by, and where a room is filled. */
export const PLAN_PITCH: i32 = 8;
export const NEAR_PITCH: i32 = 14;
export const ROOM_PITCH: i32 = 32;

/** Tile * 2^18 + shape of the tiles above those that are drawn, one a column. */
const ABOVE: usize = memory.data(4 * 8);

/** The tile at a place of the office's plan or of the city; NONE where none lies. */
export function tileAt(city: bool, column: i32, row: i32): i32 {
  const tile = city ? cityTileAt(column, row) : planTile(column, row);
  return tile != NONE && isLaid(tile) ? tile : NONE;
}

/** Tile and shape in one number; 0 + NONE where nothing lies. */
function placed(tile: i32): i32 {
  let shape = NOTHING;
  if (tile < HALLWAY) shape = PLUS_SHAPE;
  else if (tile < GATE) shape = OPEN_SHAPE;
  else if (!OFFICE_CART && tile != NONE) {
    const built = buildings(tile);
    const walked = built | roads(tile);
    shape = CLOSED_SHAPE;
    for (let local = 0; local < 9; local++)
      shape += (((walked >> local) & 1) + ((built >> local) & 1)) << (2 * local);
  }
  return (tile << 18) | shape;
}
function shapeAt(tile: i32, local: i32): i32 {
  return (tile >> (2 * local)) & 3;
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
  for (let column = 0; column < columns; column++)
    store<u32>(ABOVE + 4 * column, placed(tileAt(city, left + column, top - 1)));
  for (let row = 0; row <= rows; row++) {
    let west = placed(tileAt(city, left - 1, top + row));
    for (let column = 0; column <= columns; column++) {
      const here = placed(tileAt(city, left + column, top + row));
      const atX = x + 3 * pitch * column;
      const atY = y + 3 * pitch * row;
      if (row < rows) drawSide(here, west, true, atX, atY, pitch);
      if (column < columns) {
        drawSide(here, load<u32>(ABOVE + 4 * column), false, atX, atY, pitch);
        if (row < rows) drawInside(here, atX, atY, pitch);
        store<u32>(ABOVE + 4 * column, here);
      }
      west = here;
    }
  }
}

/** One tile alone, with all its sides. */
export function drawTile(tile: i32, x: i32, y: i32, pitch: i32): void {
  const here = placed(tile);
  const empty = placed(NONE);
  drawInside(here, x, y, pitch);
  drawSide(here, empty, true, x, y, pitch);
  drawSide(here, empty, false, x, y, pitch);
  drawSide(empty, here, true, x + 3 * pitch, y, pitch);
  drawSide(empty, here, false, x, y + 3 * pitch, pitch);
}

/** The west or north side of a tile at x, y; before = the one beyond it. */
function drawSide(here: i32, before: i32, upright: bool, x: i32, y: i32, pitch: i32): void {
  const along = upright ? 3 : 1;
  const across = upright ? 2 : 6;
  let walls = 0;
  for (let i = 0; i < 3; i++) {
    const a = shapeAt(before, along * i + across);
    const b = shapeAt(here, along * i);
    if (a == b && a < FLOOR) continue;
    const style = i == 1 ? linkBetween(here >> 18, before >> 18, upright ? WEST : NORTH) : WALL;
    if (style == WALL) walls |= 1 << i;
    else drawEdge(style, upright ? x : x + pitch, upright ? y + pitch : y, upright, pitch);
  }
  if (walls == 7) return stroke(x, y, upright, 0, 3 * pitch + 1);
  if (walls & 1) stroke(x, y, upright, 0, pitch + 1);
  if (walls & 2) stroke(x, y, upright, pitch, pitch + 1);
  if (walls & 4) stroke(x, y, upright, 2 * pitch, pitch + 1);
}

/** What is drawn in the middle between two tiles, at least one of which lies; `before` lies in a direction of `here`. */
function linkBetween(here: i32, before: i32, direction: i32): i32 {
  const from = here != NONE ? here : before;
  const way = here != NONE ? direction : direction ^ 2;
  const space = 9 * from + middleOf(way);
  if (isOpenEdge(space, way)) return DOOR;
  const next = neighbour(space, way);
  if (next == NOWHERE) return WALL;
  const other = next / 9;
  const plain = isCity(from) ? isCity(other) : max(from, other) < ENTRANCE;
  return plain ? DOTS : DOOR;
}

function drawInside(here: i32, x: i32, y: i32, pitch: i32): void {
  const shape = here & 0x3ffff;
  if (shape == NOTHING) return;
  if (shape == OPEN_SHAPE && pitch == PLAN_PITCH) return drawSteps(x, y);
  for (let local = 0; local < 9; local++) {
    const kind = shapeAt(here, local);
    const column = local % 3;
    const atX = x + pitch * column;
    const atY = y + pitch * (local / 3);
    if (kind < FLOOR) hatch(atX, atY, pitch);
    if (column > 0) drawEdge(edgeBetween(kind, shapeAt(here, local - 1)), atX, atY, true, pitch);
    if (local > 2) drawEdge(edgeBetween(kind, shapeAt(here, local - 3)), atX, atY, false, pitch);
  }
}
/** The dots in a room on the plan. */
function drawSteps(x: i32, y: i32): void {
  for (let along = 4; along < 3 * PLAN_PITCH; along += PLAN_PITCH) {
    for (let across = PLAN_PITCH; across < 3 * PLAN_PITCH; across += PLAN_PITCH) {
      dot(x + along, y + across);
      dot(x + across, y + along);
    }
  }
}
function edgeBetween(a: i32, b: i32): i32 {
  if (a == b) return a < FLOOR ? NO_EDGE : DOTS;
  return min(a, b) < FLOOR ? WALL : DASHES;
}

/** An edge from x, y on, one space long. */
function drawEdge(style: i32, x: i32, y: i32, upright: bool, pitch: i32): void {
  if (pitch == PLAN_PITCH) return drawPlanEdge(style, x, y, upright);
  if (style == DOTS) {
    for (let at = 2; at < pitch; at += 3) dot(upright ? x : x + at, upright ? y + at : y);
  } else if (!OFFICE_CART && style == DASHES) {
    for (let at = 0; at < pitch; at += 4) stroke(x, y, upright, at, 2);
  } else if (style == WALL) stroke(x, y, upright, 0, pitch + 1);
  else if (style == DOOR) {
    const post = pitch == NEAR_PITCH ? 4 : 6;
    stroke(x, y, upright, 0, post);
    stroke(x, y, upright, pitch + 1 - post, post);
  }
}
/** The same on the plan, where a space begins at the third px of a byte. */
function drawPlanEdge(style: i32, x: i32, y: i32, upright: bool): void {
  if (style == NO_EDGE) return;
  let at = FRAMEBUFFER_PTR + y * SCREEN_STRIDE + (x >> 3);
  if (!upright) {
    const row = style == WALL ? 0xe03f : style == DOTS ? 0x0002 : 0xe038;
    store<u16>(at, <u16>((<i32>load<u16>(at)) | row));
    return;
  }
  let rows = style == WALL ? 0x1ff : style == DOTS ? 0x010 : 0x1c7;
  for (; rows != 0; rows >>= 1) {
    if (rows & 1) store<u8>(at, load<u8>(at) | 0x20);
    at += SCREEN_STRIDE;
  }
}
function stroke(x: i32, y: i32, upright: bool, from: i32, length: i32): void {
  if (upright) fill(x, y + from, 1, length, BLACK);
  else fill(x + from, y, length, 1, BLACK);
}
/** Closed ground, with the lines around it. On the plan a space begins at the third px of a byte: two bytes a row. */
function hatch(x: i32, y: i32, pitch: i32): void {
  if (pitch != PLAN_PITCH) return pattern(x, y, pitch + 1, pitch + 1, HATCH);
  let at = FRAMEBUFFER_PTR + y * SCREEN_STRIDE + (x >> 3);
  for (let row = y; row <= y + pitch; row++) {
    store<u16>(at, <u16>((<i32>load<u16>(at)) | ((((0x8888 << (row & 3)) >> 8) * 0x101) & 0xe03f)));
    at += SCREEN_STRIDE;
  }
}
/** A black px inside the screen. */
function dot(x: i32, y: i32): void {
  const at = FRAMEBUFFER_PTR + y * SCREEN_STRIDE + (x >> 3);
  store<u8>(at, <u8>((<i32>load<u8>(at)) | (0x80 >> (x & 7))));
}
