// Owns the city's rules: the gate, exploring, filling a tile from its stock, landing (INC-BASE-4, -10, -17..19).
//
//   WALK --a step over an open edge--> CITY_TILE --> ROTATE --> FILL --> TOKENS --> the step is completed

import { CROSSROADS, STOCK_BULLETS, STOCK_HEARTS, stockOf } from "./data-city";
import { GATE, NORTH, WEST, middleOf, tileOf } from "./data-map";
import { neighbour, supply } from "./queries";
import { columnStep, drawable, endOfCity, fits, isStockSpace, rowStep, stockZombies } from "./queries-city";
import { finish } from "./rules-vote";
import { finishStep } from "./rules-walk";
import { putZombie } from "./rules-zombies";
import { cityColumn, cityRow, isBullet, isHeart, isZombie, setCityTile, spaceOf, state } from "./state";
import { PHASE_CITY_TILE, PHASE_FILL, PHASE_ROTATE, PHASE_TOKENS, RESULT_FLOWN } from "./state-phases";

/** The gate is laid before the Entrance, once, with a zombie on each arm (INC-BASE-4). */
export function layGate(): void {
  if (state.cityLaid != 0) return;
  state.cityLaid = 1;
  setCityTile(GATE, 0, 0, CROSSROADS);
  for (let direction = NORTH; direction <= WEST; direction++) putZombie(9 * GATE + middleOf(direction));
}

// ---- exploring ----

/** The pawn of the turn steps over an open edge (queries-city's isExplorable holds): a tile is drawn first. */
export function explore(direction: i32): void {
  state.entry = <u8>direction;
  state.phase = <u8>PHASE_CITY_TILE;
}
// The place that is explored.
function newColumn(): i32 {
  return cityColumn(tileOf(spaceOf(state.turn))) + columnStep(state.entry);
}
function newRow(): i32 {
  return cityRow(tileOf(spaceOf(state.turn))) + rowStep(state.entry);
}
/** CITY_TILE: chance's weight of a kind. */
export function cityWeight(kind: i32): i32 {
  return drawable(kind, newColumn(), newRow());
}
/** CITY_TILE: a kind is drawn. */
export function drawCityTile(kind: i32): void {
  state.room = <u8>kind;
  state.phase = <u8>PHASE_ROTATE;
}
/** ROTATE: whether the tile drawn fits so. */
export function isRotation(rotation: i32): bool {
  return fits(state.room, rotation, newColumn(), newRow());
}
/** ROTATE: the tile drawn is laid; its zombies and tokens are next. */
export function layCityTile(rotation: i32): void {
  const kind: i32 = state.room;
  const tile = endOfCity();
  setCityTile(tile, newColumn(), newRow(), kind + 32 * rotation);
  state.cityLaid++;
  state.room = <u8>tile;
  state.toPlace = <u8>min(stockZombies(kind), supply());
  state.tokens = <u8>(stockOf(kind, STOCK_HEARTS) + 16 * stockOf(kind, STOCK_BULLETS));
  fillCityOn();
}

// ---- filling (INC-BASE-19) ----

/** FILL of a city tile: whether a zombie may be put on a space. */
export function isCityFill(space: i32): bool {
  return isStockSpace(space) && !isZombie(space);
}
/** Goes on with FILL; where as many zombies come as there are spaces, or more since a card was played, nothing is chosen. */
export function fillCityOn(): void {
  const first = 9 * <i32>state.room;
  let free = 0;
  for (let local = 0; local < 9; local++) free |= i32(isCityFill(first + local)) << local;
  state.toPlace = <u8>min(<i32>state.toPlace, supply());
  if (popcnt(free) <= <i32>state.toPlace) {
    state.toPlace = 0;
    for (; free != 0; free &= free - 1) putZombie(first + ctz(free));
  }
  if (state.toPlace == 0) tokensCityOn();
  else state.phase = <u8>PHASE_FILL;
}
/** TOKENS of a city tile: whether a heart (or a bullet) may be put on a space; all of them have to be. */
export function isCityToken(space: i32, heart: bool): bool {
  const left = heart ? (<i32>state.tokens) & 15 : (<i32>state.tokens) >> 4;
  return left != 0 && isStockSpace(space) && !isHeart(space) && !isBullet(space);
}
/** Goes on with TOKENS, or to the step that led here. */
export function tokensCityOn(): void {
  state.phase = <u8>PHASE_TOKENS;
  if (state.tokens == 0) finishStep(neighbour(spaceOf(state.turn), state.entry));
}

// ---- landing ----

/** A pawn stands on the Landing Pad's centre and no zombie bars it: the game is won (INC-BASE-10, -11). */
export function land(seat: i32): void {
  finish(RESULT_FLOWN, seat);
}
