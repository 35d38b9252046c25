// Owns where a computer player of classic solo wants to go, and how many cards that takes.
import { DINING, GRAVEYARD, HOUSE, NONE, PATIO, TEMPLE, TILE_COUNT, YARD, regionOf } from "./data";
import { hiddenCount, isFrontier, isKnown, nextCell, openTiles, tileAt } from "./queries-grid";
import { FAR, distanceTo, gateTo, measure, stepAction, wallTiles } from "./queries-routes";
import { ACTION_GO, ACTION_WINDOW, isLegal } from "./rules";
import { cellOf, state } from "./state";
import { TOTEM_HIDDEN } from "./state-phases";

/** Twelfths of a card. */
export const CARD: i32 = 12;

// Distances of every tile, one byte each, to: Temple, the way out, Graveyard, an opening of the house, of the yard.
const TO_TEMPLE: i32 = 0;
const TO_DINING: i32 = 1;
const TO_GRAVE: i32 = 2;
const TO_HOUSE: i32 = 3;
const TO_YARD: i32 = 4;
const WAYS: usize = memory.data(5 * TILE_COUNT);

/** Reads the map as it lies: cardsNeeded() works on that. */
export function readWays(): void {
  keep(TO_TEMPLE, isKnown(TEMPLE) ? 1 << TEMPLE : 0);
  keep(TO_DINING, isKnown(DINING) ? 1 << DINING : 0);
  keep(TO_GRAVE, isKnown(GRAVEYARD) ? 1 << GRAVEYARD : 0);
  const open = openTiles(HOUSE);
  keep(TO_HOUSE, open == 0 ? wallTiles() : open);
  keep(TO_YARD, isKnown(PATIO) ? openTiles(YARD) : 0);
}

function keep(row: i32, goals: i32): void {
  if (goals == 0) return memory.fill(WAYS + row * TILE_COUNT, <u8>FAR, TILE_COUNT);
  measure(goals);
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    store<u8>(WAYS + row * TILE_COUNT + tile, <u8>distanceTo(tile));
  }
}

function way(row: i32, tile: i32): i32 {
  const steps = <i32>load<u8>(WAYS + row * TILE_COUNT + tile);
  return steps >= FAR ? 6 : steps;
}

/**
 * Cards that it takes on the average from a tile to the end, in twelfths. here = the turn is still in the room, so that a
 * second card in Temple or Graveyard needs no way out and back in.
 */
export function cardsNeeded(tile: i32, here: bool): i32 {
  if (<i32>state.totem != TOTEM_HIDDEN) return toGrave(tile, here);
  const hidden = hiddenCount(HOUSE);
  if (isKnown(TEMPLE)) {
    const steps = tile == TEMPLE ? (here ? 0 : 2) : way(TO_TEMPLE, tile);
    return CARD * (steps + 1) + toGrave(TEMPLE, false);
  }
  const steps = max(way(TO_HOUSE, tile) - 1, 0);
  // Draws until one of n, or both of two of n, are found; then the way back to the Dining Room.
  if (isKnown(DINING)) return CARD * (steps + 1) + backtrack(hidden + 1, 2) + 2 * CARD + outside();
  return CARD * (steps + 1) + backtrack(2 * (hidden + 1), 3) + CARD + outside();
}

/** n / d draws, and a fourth more of them for ways back. */
function backtrack(n: i32, d: i32): i32 {
  return (n * CARD * 5) / (4 * d);
}

/** From a tile, with the totem, to the burial. */
function toGrave(tile: i32, here: bool): i32 {
  if (regionOf(tile) == HOUSE) {
    if (isKnown(DINING)) return CARD * way(TO_DINING, tile) + outside();
    return CARD * max(way(TO_HOUSE, tile) - 1, 0) + backtrack(hiddenCount(HOUSE) + 1, 2) + outside();
  }
  if (isKnown(GRAVEYARD)) {
    const steps = tile == GRAVEYARD ? (here ? 0 : 2) : way(TO_GRAVE, tile);
    return CARD * (steps + 1);
  }
  return CARD * max(way(TO_YARD, tile) - 1, 0) + backtrack(hiddenCount(YARD) + 1, 2) + CARD;
}

/** From the Dining Room to the burial. */
function outside(): i32 {
  if (isKnown(PATIO)) return CARD + toGrave(PATIO, false);
  return CARD + backtrack(hiddenCount(YARD), 2) + CARD;
}

// ---- moves ----

/** The move towards what is missing next; at the goal itself one step away from it, into the unknown if possible. */
export function planMove(): i32 {
  const action = nextMove();
  if (action >= 0 && isLegal(action)) return action;
  const dir = roomiest();
  if (dir != NONE) return ACTION_GO + dir;
  for (let way = ACTION_GO; way <= ACTION_WINDOW; way++) if (isLegal(way)) return way;
  return -1;
}

function nextMove(): i32 {
  if (state.totem == TOTEM_HIDDEN) return isKnown(TEMPLE) ? goTo(1 << TEMPLE) : explore(HOUSE);
  return isKnown(GRAVEYARD) ? goTo(1 << GRAVEYARD) : explore(YARD);
}

/** The first step of the shortest way; at the goal itself there is none. */
function goTo(goals: i32): i32 {
  measure(goals);
  return stepAction();
}

/** Opens a new tile of a region, or goes to where that can be done. */
function explore(region: i32): i32 {
  if (regionOf(state.tile) != region) {
    if (region == YARD && !isKnown(DINING)) return explore(HOUSE);
    return state.tile == gateTo(region) ? ACTION_WINDOW : goTo(1 << gateTo(region));
  }
  const dir = roomiest();
  if (dir != NONE) return ACTION_GO + dir;
  const tiles = openTiles(region);
  return goTo(tiles == 0 ? wallTiles() : tiles);
}

/** The opening of this tile behind which most is free, 0..3; NONE. */
function roomiest(): i32 {
  const tile = <i32>state.tile;
  let best = NONE;
  let most = -1;
  for (let dir = 0; dir < 4; dir++) {
    if (!isFrontier(tile, dir)) continue;
    const room = freeAround(regionOf(tile), nextCell(cellOf(tile), dir));
    if (room <= most) continue;
    most = room;
    best = dir;
  }
  return best;
}

function freeAround(region: i32, cell: i32): i32 {
  let count = 0;
  for (let dir = 0; dir < 4; dir++) if (tileAt(region, nextCell(cell, dir)) == NONE) count++;
  return count;
}
