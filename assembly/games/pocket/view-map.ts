// Owns the drawing of the two grids, house and yard: scale, places, labels. What one tile looks like is in view-tile.ts.
import { BLACK, dotted, dottedDown } from "../../console/framebuffer";
import { SMALL, left, put, putNumber, width } from "../../console/text";
import { t } from "../../console/texts";
import { REGION_TILES, TILE_COUNT, YARD, opposite, regionOf } from "./data";
import { cellX, cellY, hiddenCount, nextCell, openSides } from "./queries-grid";
import { NO_CELL, cellOf } from "./state";
import {
  SCALES,
  drawArrow,
  drawQuestion,
  drawTile,
  questionHeight,
  questionWidth,
  setScale,
  tileSize,
} from "./view-tile";

/** The map takes the columns left of this one. */
export const MAP_WIDTH: i32 = 146;

const TOP: i32 = 9; // the label line ends above
const HEIGHT: i32 = 119;
const LABEL_Y: i32 = 3;
const LABEL_X: i32 = 3;
const GAP: i32 = 3; // px at least between house and yard: the rule and a column at each side
const CELLS: i32 = 256;
const ARROW_REACH: i32 = 3; // px by which an arrow is longer than the room that a "?" takes

/** What a drawing works with; all of it is made anew each time. */
@unmanaged
class Area {
  tiles: i32; // how many lie here
  west: i32; // outermost cells
  east: i32;
  north: i32;
  south: i32;
  spare: i32; // outer sides that a "?" or an arrow sticks out of, bit dir
  width: i32; // px
  height: i32;
  x: i32; // px of cell (0, 0)
  y: i32;
}
const AREA_SIZE: i32 = 40;
const AREAS: usize = memory.data(2 * AREA_SIZE);
/** Tile + 1 of each cell, 0 = blank; house, then yard. */
const GRID: usize = memory.data(2 * CELLS);
/** Sides of each tile that lead to something hidden, bit dir. */
const NEW_SIDES: usize = memory.data(TILE_COUNT);

function area(region: i32): Area {
  return changetype<Area>(AREAS + region * AREA_SIZE);
}

function newSides(tile: i32): i32 {
  return load<u8>(NEW_SIDES + tile);
}

/** Number + 1 of the tile on a cell, 0 = blank; without the walk through all tiles that tileAt() takes. */
function onCell(region: i32, cell: i32): i32 {
  return load<u8>(GRID + region * CELLS + (cell & 255));
}

/**
 * Draws all that is known. black = the tile that is inverted: with the group's figure on it where the group stands, else
 * with its own sign. spare = sides of that tile, bit dir, beside which room is kept whatever lies there: so the scale
 * stays while a tile is turned. arrows = the spare sides are walls that an arrow may cross.
 */
export function drawMap(black: i32, spare: i32, arrows: bool): void {
  readGrids();
  for (let region = 0; region < 2; region++) measure(region, black, spare);
  choosePlaces(arrows ? ARROW_REACH : 0);
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    if (cellOf(tile) == NO_CELL) continue;
    drawTile(tile, tileX(tile), tileY(tile), tile == black);
    if (newSides(tile)) drawQuestions(tile);
  }
}

/** The "?" beside a tile; a cell that several tiles lead to has one in its middle, drawn with the first of them. */
function drawQuestions(tile: i32): void {
  const region = regionOf(tile);
  for (let dir = 0; dir < 4; dir++) {
    if (((newSides(tile) >> dir) & 1) == 0) continue;
    const cell = nextCell(cellOf(tile), dir);
    let tiles = 0;
    let first = tile;
    for (let side = 3; side >= 0; side--) {
      const other = onCell(region, nextCell(cell, side)) - 1;
      if (other < 0 || ((newSides(other) >> opposite(side)) & 1) == 0) continue;
      tiles++;
      first = other;
    }
    if (first == tile) drawQuestion(tileX(tile), tileY(tile), dir, tiles > 1);
  }
}

/** The arrow through a wall of a tile, after drawMap(). */
export function drawWallArrow(tile: i32, dir: i32): void {
  drawArrow(tileX(tile), tileY(tile), dir);
}

function tileX(tile: i32): i32 {
  return area(regionOf(tile)).x + cellX(cellOf(tile)) * (tileSize() + 1);
}

function tileY(tile: i32): i32 {
  return area(regionOf(tile)).y + cellY(cellOf(tile)) * (tileSize() + 1);
}

// ---- what lies where ----

function readGrids(): void {
  memory.fill(GRID, 0, 2 * CELLS);
  memory.fill(AREAS, 0, 2 * AREA_SIZE);
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const cell = cellOf(tile);
    if (cell == NO_CELL) continue;
    store<u8>(GRID + regionOf(tile) * CELLS + cell, <u8>(tile + 1));
    widen(area(regionOf(tile)), cellX(cell), cellY(cell));
  }
}

function widen(here: Area, x: i32, y: i32): void {
  if (here.tiles++ == 0) {
    here.west = x;
    here.east = x;
    here.north = y;
    here.south = y;
  }
  here.west = min(here.west, x);
  here.east = max(here.east, x);
  here.north = min(here.north, y);
  here.south = max(here.south, y);
}

/** Which sides of a region's tiles lead to something hidden, and which of them lie at its edge. */
function measure(region: i32, black: i32, spare: i32): void {
  const here = area(region);
  const hidden = here.tiles < REGION_TILES;
  for (let tile = region * REGION_TILES; tile < (region + 1) * REGION_TILES; tile++) {
    const cell = cellOf(tile);
    store<u8>(NEW_SIDES + tile, 0);
    if (cell == NO_CELL) continue;
    let sides = 0;
    if (hidden) {
      const open = openSides(tile);
      for (let dir = 0; dir < 4; dir++) {
        if ((open >> dir) & 1 && onCell(region, nextCell(cell, dir)) == 0) sides |= 1 << dir;
      }
      store<u8>(NEW_SIDES + tile, <u8>sides);
    }
    if (tile == black) sides |= spare;
    here.spare |= sides & outerSides(here, cell);
  }
}

/** The sides of a cell that face out of the area's box, bit dir. */
function outerSides(here: Area, cell: i32): i32 {
  const x = cellX(cell);
  const y = cellY(cell);
  return (
    i32(y == here.north) |
    (i32(x == here.east) << 1) |
    (i32(y == here.south) << 2) |
    (i32(x == here.west) << 3)
  );
}

// ---- scale and places ----

/** The largest scale at which both areas fit, side by side or else one above the other. */
function choosePlaces(extra: i32): void {
  const house = area(0);
  const yard = area(YARD);
  for (let scale = 0; scale < SCALES; scale++) {
    setScale(scale);
    fit(house, extra);
    fit(yard, extra);
    const both = yard.tiles > 0 ? GAP : 0;
    if (max(house.height, yard.height) <= HEIGHT && house.width + yard.width + both <= MAP_WIDTH) break;
    if (max(house.width, yard.width) > MAP_WIDTH || house.height + yard.height + both > HEIGHT) continue;
    return placeStacked(house, yard);
  }
  placeBeside(house, yard);
}

/** px that an area takes at the present scale. */
function fit(here: Area, extra: i32): void {
  if (here.tiles == 0) return;
  const pitch = tileSize() + 1;
  const beside = questionWidth() + 2 + extra;
  const above = questionHeight() + 2 + extra;
  here.width =
    (here.east - here.west + 1) * pitch - 1 + ((here.spare >> 1) & 1) * beside + (here.spare >> 3) * beside;
  here.height =
    (here.south - here.north + 1) * pitch - 1 + (here.spare & 1) * above + ((here.spare >> 2) & 1) * above;
  // Cell (0, 0) from the upper left corner of what is drawn.
  here.x = (here.spare >> 3) * beside - here.west * pitch;
  here.y = (here.spare & 1) * above - here.north * pitch;
}

function placeBeside(house: Area, yard: Area): void {
  house.y += TOP + ((HEIGHT - house.height) >> 1);
  if (yard.tiles == 0) {
    house.x += (MAP_WIDTH - house.width) >> 1;
    drawLabels(0);
    return;
  }
  const margin = max(MAP_WIDTH - house.width - yard.width, 0) >> 2;
  const rule = house.width + 2 * margin;
  house.x += margin;
  yard.x += MAP_WIDTH - yard.width - margin;
  yard.y += TOP + ((HEIGHT - yard.height) >> 1);
  dottedDown(rule, TOP + 1, HEIGHT);
  drawLabels(rule + 4);
}

function placeStacked(house: Area, yard: Area): void {
  const margin = (HEIGHT - house.height - yard.height) >> 2;
  const rule = TOP + house.height + 2 * margin;
  house.x += (MAP_WIDTH - house.width) >> 1;
  house.y += TOP + margin;
  yard.x += (MAP_WIDTH - yard.width) >> 1;
  yard.y += TOP + HEIGHT - yard.height - margin;
  dotted(1, rule, MAP_WIDTH - 2);
  drawLabels(MAP_WIDTH);
}

/** House at the left, yard from yardX on as far as there is room; 0 = there is no yard yet. */
function drawLabels(yardX: i32): void {
  putLabel(0);
  const end = LABEL_X + width(SMALL);
  left(LABEL_X, LABEL_Y, SMALL, BLACK);
  if (yardX == 0) return;
  putLabel(YARD);
  left(max(min(yardX, MAP_WIDTH - 1 - width(SMALL)), end + 4), LABEL_Y, SMALL, BLACK);
}

function putLabel(region: i32): void {
  const hidden = hiddenCount(region);
  put(region == YARD ? t("YARD: ") : t("HOUSE: "));
  if (hidden == 0) return put(t("ALL FOUND"));
  putNumber(hidden);
  put(t(" HIDDEN"));
}
