// Owns the picture of 3 x 3 tiles, 14 px a space: of the office around a tile, and of the city between double rules.
import {
  BLACK,
  INVERT,
  blit,
  fill,
  frame,
  pixel,
  resetClip,
  setClip,
  vline,
} from "../../console/framebuffer";
import { SPRITE_SAFE7 } from "../../console/icon-data";
import { drawGlyph, glyphOf } from "../../console/glyphs";
import { READ } from "../../console/text";
import { NONE, NOWHERE, OFFICE } from "./data";
import {
  FIRST_SITE,
  GATE,
  GATE_ARM,
  HALLWAY,
  NORTH,
  OFFICE_TILES,
  PLAN_COLUMNS,
  PLAN_ROWS,
  WEST,
  isCity,
  localOf,
  middleOf,
  planColumn,
  planRow,
  tileOf,
} from "./data-map";
import { directorAt, isLaid, roomKind } from "./queries";
import { columnStep, endOfCity, isOpenEdge, roads, rowStep } from "./queries-city";
import { cityColumn, cityRow } from "./state";
import { drawFigures } from "./view-cell";
import { drawLarge } from "./view-cell-near";
import { NEAR_PITCH, drawGround, hatch, tileAt } from "./view-ground";
import { panelAt } from "./view-panel";

const WINDOW: i32 = 3; // tiles
const TILE: i32 = WINDOW * NEAR_PITCH;
const SIZE: i32 = 3 * TILE + 1; // px
const CITY_X: i32 = 4;
const CITY_Y: i32 = 1;
const QUESTION: i32 = 63;

/** First column of the panel beside a window. */
const NEAR_PANEL: i32 = 130;
const CITY_PANEL: i32 = 138;

/** Column and row of a tile on its map. */
export function columnOf(tile: i32): i32 {
  return isCity(tile) ? cityColumn(tile) : planColumn(tile);
}
export function rowOf(tile: i32): i32 {
  return isCity(tile) ? cityRow(tile) : planRow(tile);
}

/** Column and row of the window's first tile, when it lies around a tile. */
function windowLeft(tile: i32): i32 {
  const column = columnOf(tile) - 1;
  return isCity(tile) ? column : min(max(column, 0), PLAN_COLUMNS - WINDOW);
}
function windowTop(tile: i32): i32 {
  const row = rowOf(tile) - 1;
  return isCity(tile) ? row : min(max(row, 0), PLAN_ROWS - WINDOW);
}

/** x of the line left of a space in the window around another, y of the line above it; may lie outside. */
export function nearX(space: i32, around: i32): i32 {
  const tile = tileOf(space);
  const x = isCity(tile) ? CITY_X : 0;
  return x + TILE * (columnOf(tile) - windowLeft(tileOf(around))) + NEAR_PITCH * (localOf(space) % 3);
}
export function nearY(space: i32, around: i32): i32 {
  const tile = tileOf(space);
  const y = isCity(tile) ? CITY_Y : 0;
  return y + TILE * (rowOf(tile) - windowTop(tileOf(around))) + NEAR_PITCH * (localOf(space) / 3);
}

/** The window around a space, and where its panel begins; chosen = a space that is inverted, NOWHERE. */
export function drawNear(around: i32, chosen: i32): void {
  const tile = tileOf(around);
  const city = isCity(tile);
  const left = windowLeft(tile);
  const top = windowTop(tile);
  const x = city ? CITY_X : 0;
  const y = city ? CITY_Y : 0;
  panelAt(city ? CITY_PANEL : NEAR_PANEL);
  setClip(x, y, SIZE, SIZE);
  drawGround(city, left, top, WINDOW, WINDOW, x, y, NEAR_PITCH);
  for (let place = 0; place < 9; place++) {
    const column = place % 3;
    const row = place / 3;
    const shown = tileAt(city, left + column, top + row);
    if (shown != NONE) drawFigures(shown, x + TILE * column, y + TILE * row, NEAR_PITCH, drawLarge);
  }
  if (city) drawOpenEdges(around);
  if (chosen != NOWHERE && isCity(tileOf(chosen)) == city)
    fill(nearX(chosen, around) + 1, nearY(chosen, around) + 1, NEAR_PITCH - 1, NEAR_PITCH - 1, INVERT);
  resetClip();
  if (!city) return vline(SIZE + 1, 0, 128, BLACK);
  for (let rule = 0; rule < 4; rule++) vline(2 * (rule & 1) + 132 * (rule >> 1), 0, 128, BLACK);
}

/** A question mark beyond each open edge, the Entrance's sign beyond the gate. */
function drawOpenEdges(around: i32): void {
  const sign = glyphOf(READ, QUESTION);
  const middle = tileOf(around);
  if (cityColumn(middle) == 0 && abs(cityRow(middle)) < 2)
    blit(SPRITE_SAFE7, nearX(GATE_ARM, around) + NEAR_PITCH + 4, nearY(GATE_ARM, around) + 4, BLACK);
  for (let tile = GATE; tile < endOfCity(); tile++) {
    for (let direction = NORTH; direction <= WEST; direction++) {
      const space = 9 * tile + middleOf(direction);
      if (!isOpenEdge(space, direction)) continue;
      const x = nearX(space, around) + NEAR_PITCH * columnStep(direction);
      drawGlyph(READ, sign, x + 5, nearY(space, around) + NEAR_PITCH * rowStep(direction) + 3, 1, BLACK);
    }
  }
}

// ---- where the window lies ----

const SMALL_PITCH: i32 = 9; // px from one tile to the next
const CITY_SMALL: i32 = 8;

/** The whole map of a space by tiles, 54 x 45 px, with the window around it; of the city the tiles around. */
export function drawLocator(around: i32, x: i32, y: i32): void {
  const tile = tileOf(around);
  if (isCity(tile)) return drawCityLocator(tile, x, y);
  for (let other = 0; other < OFFICE_TILES; other++) {
    if (!isLaid(other)) continue;
    const atX = x + SMALL_PITCH * planColumn(other);
    const atY = y + SMALL_PITCH * planRow(other);
    if (other == tile) fill(atX, atY, 8, 8, BLACK);
    else if (other < HALLWAY) hatch(atX, atY, 8, 0, 0);
    else {
      frame(atX, atY, 8, 8, 1, BLACK);
      const waits = roomKind(other) == OFFICE && directorAt(other - FIRST_SITE) != NONE;
      if (waits) fill(atX + 2, atY + 2, 4, 4, BLACK);
    }
  }
  const side = WINDOW * SMALL_PITCH + 2;
  frame(x - 2 + SMALL_PITCH * windowLeft(tile), y - 2 + SMALL_PITCH * windowTop(tile), side, side, 2, BLACK);
}

/** City tiles within two of one: a px a road space. */
function drawCityLocator(tile: i32, x: i32, y: i32): void {
  for (let other = GATE; other < endOfCity(); other++) {
    const column = cityColumn(other) - cityColumn(tile);
    const row = cityRow(other) - cityRow(tile);
    if (max(abs(column), abs(row)) > 2) continue;
    const atX = x + CITY_SMALL * (column + 2);
    const atY = y + CITY_SMALL * (row + 2);
    const here = other == tile;
    if (here) fill(atX, atY, 9, 9, BLACK);
    else frame(atX, atY, 9, 9, 1, BLACK);
    const road = roads(other);
    for (let local = 0; local < 9; local++) {
      if ((road >> local) & 1) pixel(atX + 2 + 2 * (local % 3), atY + 2 + 2 * (local / 3), here ? 0 : BLACK);
    }
  }
}
