// Owns the part of pocket's test of saves that looks at the two grids; the 2010 game and classic solo share it.
import {
  DINING,
  FOYER,
  HOUSE,
  NONE,
  PATIO,
  TILE_COUNT,
  opposite,
  printedSides,
  regionOf,
  turned,
} from "./data";
import { bitOf } from "./queries";
import {
  ORIGIN,
  cellX,
  cellY,
  isKnown,
  openSides,
  stepTo,
  tileAt,
  tileBeyond,
  windowSide,
} from "./queries-grid";
import { NO_CELL, State, bashedOf, cellOf, rotationOf, state } from "./state";
import { RULES_PTR } from "../../console/state-map";

const MOST_STEPS: i32 = 7; // eight tiles of a region: the farthest is seven steps from the first

/** Whether the tiles lie as they can come to lie: each on its own cell, joined to the region's first by open sides. */
export function mapHolds(): bool {
  if (cellOf(FOYER) != ORIGIN || rotationOf(FOYER) != 0) return false;
  if (isKnown(PATIO) && (cellOf(PATIO) != ORIGIN || rotationOf(PATIO) != 0)) return false;
  for (let tile = 0; tile < TILE_COUNT; tile++) if (!tileHolds(tile)) return false;
  return knownTiles() == reachedTiles();
}

/** Whether the window is broken if and only if the yard is open, and there is one to break. */
export function windowHolds(): bool {
  return (state.windowBroken != 0) == isKnown(PATIO) && (!isKnown(PATIO) || isKnown(DINING));
}

function tileHolds(tile: i32): bool {
  const byte = <i32>load<u8>(RULES_PTR + tile, offsetof<State>("turn0"));
  const cell = cellOf(tile);
  if (cell == NO_CELL) return byte == 0;
  if (abs(cellX(cell)) + abs(cellY(cell)) > MOST_STEPS) return false;
  if (byte & 12) return false; // between rotation and bashed doors
  return tileAt(regionOf(tile), cell) == tile && isSmallestTurn(tile, rotationOf(tile));
}

/** Of two rotations with the same sides only the smaller one is ever laid (AMB-49). */
function isSmallestTurn(tile: i32, rotation: i32): bool {
  const sides = printedSides(tile);
  for (let r = 0; r < rotation; r++) if (turned(sides, r) == turned(sides, rotation)) return false;
  return true;
}

function knownTiles(): i32 {
  let tiles = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) if (isKnown(tile)) tiles |= bitOf(tile);
  return tiles;
}

/** Tiles that steps lead to from the Foyer, and in the yard from the Patio. */
function reachedTiles(): i32 {
  let reached = bitOf(FOYER) | (isKnown(PATIO) ? bitOf(PATIO) : 0);
  let before = 0;
  while (reached != before) {
    before = reached;
    for (let tile = 0; tile < TILE_COUNT; tile++) if ((before >> tile) & 1) reached |= neighbours(tile);
  }
  return reached;
}

function neighbours(tile: i32): i32 {
  let tiles = 0;
  for (let dir = 0; dir < 4; dir++) {
    const to = stepTo(tile, dir);
    if (to != NONE) tiles |= bitOf(to);
  }
  return tiles;
}

/**
 * Whether the bashed doors stand where walls stood, of the house, and lead somewhere: to a tile that opens towards them,
 * or (blankAllowed, a side of one tile) to a cell where none lies yet.
 */
export function bashedHold(blankTile: i32, blankSides: i32): bool {
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const bashed = bashedOf(tile);
    if (bashed == 0) continue;
    if (regionOf(tile) != HOUSE || bashed & turned(printedSides(tile), rotationOf(tile))) return false;
    for (let dir = 0; dir < 4; dir++) {
      if (((bashed >> dir) & 1) == 0) continue;
      if (windowSide(tile) == dir) return false;
      if (leads(tile, dir)) continue;
      const open = tile == blankTile && ((blankSides >> dir) & 1) != 0;
      if (!open || tileBeyond(tile, dir) != NONE) return false;
    }
  }
  return true;
}

function leads(tile: i32, dir: i32): bool {
  const to = tileBeyond(tile, dir);
  return to != NONE && ((openSides(to) >> opposite(dir)) & 1) != 0;
}

/** Whether the group stands on a tile that lies on the table, and came from one. */
export function placeHolds(): bool {
  if (<i32>state.tile >= TILE_COUNT || <i32>state.cameFrom >= TILE_COUNT) return false;
  return isKnown(state.tile) && isKnown(state.cameFrom);
}
