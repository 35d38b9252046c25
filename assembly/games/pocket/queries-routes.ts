// Owns ways over pocket's tiles: how far it is to a goal, and the step that leads there.
import { DINING, HOUSE, NONE, PATIO, REGION_TILES, TILE_COUNT, regionOf } from "./data";
import { isKnown, isWall, neighbour, tileBeyond } from "./queries-grid";
import { ACTION_GO, ACTION_WINDOW } from "./rules-actions";
import { state } from "./state";

/** distanceTo() of a tile from which no way leads. */
export const FAR: i32 = 99;

const DIRECTIONS: i32 = 5; // N E S W and the window
const NEXT: usize = memory.data(TILE_COUNT * DIRECTIONS);
const DISTANCE: usize = memory.data(TILE_COUNT);

function readMap(): void {
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    for (let dir = 0; dir < DIRECTIONS; dir++) {
      const other = isKnown(tile) ? neighbour(tile, dir) : NONE;
      store<u8>(NEXT + tile * DIRECTIONS + dir, <u8>other);
    }
  }
}

/** Measures the way of every known tile to the nearest of the goals, bit tile; steps, or FAR. */
export function measure(goals: i32): void {
  readMap();
  for (let tile = 0; tile < TILE_COUNT; tile++)
    store<u8>(DISTANCE + tile, <u8>((goals >> tile) & 1 ? 0 : FAR));
  let changed = true;
  while (changed) {
    changed = false;
    for (let tile = 0; tile < TILE_COUNT; tile++) if (lower(tile)) changed = true;
  }
}

/** Brings a tile's distance down to its nearest neighbour's + 1; whether it changed. */
function lower(tile: i32): bool {
  let least = <i32>load<u8>(DISTANCE + tile);
  for (let dir = 0; dir < DIRECTIONS; dir++) {
    const other = <i32>load<u8>(NEXT + tile * DIRECTIONS + dir);
    if (other != NONE) least = min(least, <i32>load<u8>(DISTANCE + other) + 1);
  }
  if (least >= <i32>load<u8>(DISTANCE + tile)) return false;
  store<u8>(DISTANCE + tile, <u8>least);
  return true;
}

/** Steps from a tile to the goals measured last; FAR where there is no way. */
export function distanceTo(tile: i32): i32 {
  return load<u8>(DISTANCE + tile);
}

/** The direction 0..3, 4 = window, in which the next step to the measured goals leads from a tile; NONE at or without. */
export function directionFrom(tile: i32): i32 {
  for (let dir = 0; dir < DIRECTIONS; dir++) {
    const other = <i32>load<u8>(NEXT + tile * DIRECTIONS + dir);
    if (other != NONE && distanceTo(other) < distanceTo(tile)) return dir;
  }
  return NONE;
}

/** The task that goes one step towards the measured goals; -1 at a goal or without a way. */
export function stepAction(): i32 {
  const dir = directionFrom(state.tile);
  if (dir == NONE) return -1;
  return dir == 4 ? ACTION_WINDOW : ACTION_GO + dir;
}

/** Known house tiles with a wall to a blank cell, bit tile (where a wall could be bashed once the house is closed). */
export function wallTiles(): i32 {
  let tiles = 0;
  for (let i = 0; i < REGION_TILES; i++) if (isKnown(i) && wallOf(i) != NONE) tiles |= 1 << i;
  return tiles;
}

/** The first wall of a known house tile that faces a blank cell, 0..3; NONE. */
export function wallOf(tile: i32): i32 {
  if (regionOf(tile) != HOUSE) return NONE;
  for (let dir = 0; dir < 4; dir++) if (isWall(tile, dir) && tileBeyond(tile, dir) == NONE) return dir;
  return NONE;
}

/** The tile from which a region is entered: the Dining Room for the yard, the Patio for the house. */
export function gateTo(region: i32): i32 {
  return region == HOUSE ? PATIO : DINING;
}
