// Owns what can be read off pocket's two grids: which tile lies where, what is open, where a new tile may go and how.
import {
  DINING,
  HOUSE,
  NONE,
  PATIO,
  REGION_TILES,
  opposite,
  printedSides,
  printedWindow,
  regionOf,
  turned,
} from "./data";
import { NO_CELL, bashedOf, cellOf, rotationOf } from "./state";

/** The cell (0,0): Foyer in the house, Patio in the yard. */
export const ORIGIN: i32 = 0x88;

/** The cell of (x, y), each -7..7; y grows to the South. */
export function cellAt(x: i32, y: i32): i32 {
  return (x + 8) | ((y + 8) << 4);
}

export function cellX(cell: i32): i32 {
  return (cell & 15) - 8;
}

export function cellY(cell: i32): i32 {
  return (cell >> 4) - 8;
}

/** The cell next door; dir 0..3 = N E S W. Eight tiles never reach the edge of the range. */
export function nextCell(cell: i32, dir: i32): i32 {
  if (dir & 1) return cell + 2 - dir; // E +1, W -1
  return cell + (dir - 1) * 16; // N -16, S +16
}

/** Whether a tile lies face up. */
export function isKnown(tile: i32): bool {
  return cellOf(tile) != NO_CELL;
}

/** Hidden tiles of a region; the Patio is one of the yard's until it lies. */
export function hiddenCount(region: i32): i32 {
  let count = 0;
  for (let i = 0; i < REGION_TILES; i++) if (!isKnown(region * REGION_TILES + i)) count++;
  return count;
}

/** The tile that lies on a cell of a region; NONE = blank. */
export function tileAt(region: i32, cell: i32): i32 {
  for (let i = region * REGION_TILES; i < (region + 1) * REGION_TILES; i++) if (cellOf(i) == cell) return i;
  return NONE;
}

/** Sides of a known tile that are open as it lies, bashed doors included, bit dir; the window is not. */
export function openSides(tile: i32): i32 {
  return turned(printedSides(tile), rotationOf(tile)) | bashedOf(tile);
}

export function isOpen(tile: i32, dir: i32): bool {
  return ((openSides(tile) >> dir) & 1) != 0;
}

/** Side of the window of a known tile as it lies, 0..3; NONE on all but Dining Room and Patio. */
export function windowSide(tile: i32): i32 {
  const printed = printedWindow(tile);
  return printed == NONE ? NONE : (printed + rotationOf(tile)) & 3;
}

/** Whether a side of a known tile is a wall that could be bashed: neither open nor the window (POCKET-BASH-1). */
export function isWall(tile: i32, dir: i32): bool {
  return regionOf(tile) == HOUSE && !isOpen(tile, dir) && windowSide(tile) != dir;
}

/** The tile on the next cell, whatever is between; NONE = blank. */
export function tileBeyond(tile: i32, dir: i32): i32 {
  return tileAt(regionOf(tile), nextCell(cellOf(tile), dir));
}

/** The tile that a step leads to: both facing sides open (POCKET-MOVE-2, AMB-3); NONE otherwise. */
export function stepTo(tile: i32, dir: i32): i32 {
  if (!isOpen(tile, dir)) return NONE;
  const other = tileBeyond(tile, dir);
  return other != NONE && isOpen(other, opposite(dir)) ? other : NONE;
}

/** Where the window leads from a tile: Dining Room to Patio and back, whole or broken, Patio laid or not; NONE. */
export function beyondWindow(tile: i32): i32 {
  if (tile == DINING) return PATIO;
  return tile == PATIO ? DINING : NONE;
}

/** Where a step leads in a direction 0..3, or through the window (4) once the Patio lies; NONE. */
export function neighbour(tile: i32, way: i32): i32 {
  if (way < 4) return stepTo(tile, way);
  return isKnown(PATIO) ? beyondWindow(tile) : NONE;
}

/** Whether a side of a known tile is an open side to a blank cell while tiles are hidden there (a frontier). */
export function isFrontier(tile: i32, dir: i32): bool {
  return isOpen(tile, dir) && tileBeyond(tile, dir) == NONE && hiddenCount(regionOf(tile)) > 0;
}

/** The first frontier of a known tile, 0..3; NONE. */
export function openingOf(tile: i32): i32 {
  for (let dir = 0; dir < 4; dir++) if (isFrontier(tile, dir)) return dir;
  return NONE;
}

/** Known tiles of a region with a frontier, bit tile. */
export function openTiles(region: i32): i32 {
  let tiles = 0;
  for (let i = region * REGION_TILES; i < (region + 1) * REGION_TILES; i++) {
    if (isKnown(i) && openingOf(i) != NONE) tiles |= 1 << i;
  }
  return tiles;
}

/** Whether any tile of a region has a frontier. */
export function hasFrontier(region: i32): bool {
  return openTiles(region) != 0;
}

/**
 * Rotations in which a new tile may lie when the group comes in by its side `entry` (as it lies), bit r: that side must
 * be open (POCKET-TILE-1), and of two rotations with the same sides only the smaller one counts (AMB-49).
 */
export function rotationsFor(tile: i32, entry: i32): i32 {
  let found = 0;
  for (let r = 0; r < 4; r++) {
    const sides = turned(printedSides(tile), r);
    if (((sides >> entry) & 1) == 0) continue;
    let twin = false;
    for (let other = 0; other < r; other++) {
      if (((found >> other) & 1) != 0 && turned(printedSides(tile), other) == sides) twin = true;
    }
    if (!twin) found |= 1 << r;
  }
  return found;
}
