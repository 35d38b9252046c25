// Owns what the base set's city answers (INC-BASE-13..19): shapes as they lie, exits, links, open edges, what fits where.
// It changes nothing.
import { NOWHERE, NONE } from "./data";
import {
  CITY_KINDS,
  LANDING_PAD,
  NAMED,
  STOCK_ZOMBIES,
  buildingsAt0,
  cityCount,
  roadsAt0,
  rotationsOf,
  stockOf,
  turned,
  unturned,
  walksAt0,
} from "./data-city";
import {
  CENTRE,
  EAST,
  GATE,
  GATE_ARM,
  GATE_CENTRE,
  NORTH,
  SOUTH,
  WAY_OUT,
  WEST,
  isAtEdge,
  localOf,
  middleOf,
  stepTo,
  tileOf,
} from "./data-map";
import { CITY, cityByte, cityColumn, cityRow, spaceOf, state } from "./state";

/** Kind of a laid city tile. */
export function cityKind(tile: i32): i32 {
  return cityByte(tile) & 31;
}
export function cityRotation(tile: i32): i32 {
  return cityByte(tile) >> 5;
}
/** Tiles laid are GATE .. endOfCity() - 1. */
export function endOfCity(): i32 {
  return GATE + <i32>state.cityLaid;
}
/** Spaces of what is laid are below this one: a game in the office never looks at the city's. */
export function endOfSpaces(): i32 {
  return 9 * endOfCity();
}

// ---- shapes ----

function asItLies(locals: i32, tile: i32): i32 {
  return turned(locals, cityRotation(tile));
}
/** Road spaces of a laid tile, bit local. */
export function roads(tile: i32): i32 {
  return asItLies(roadsAt0(cityKind(tile)), tile);
}
/** Building spaces of a laid tile, bit local. */
export function buildings(tile: i32): i32 {
  return asItLies(buildingsAt0(cityKind(tile)), tile);
}
/** Spaces of a laid tile that can be walked on, bit local. */
export function walks(tile: i32): i32 {
  return asItLies(walksAt0(cityKind(tile)), tile);
}
function isPart(locals: i32, space: i32): bool {
  return ((locals >> unturned(localOf(space), cityRotation(tileOf(space)))) & 1) != 0;
}
export function isRoad(space: i32): bool {
  return isPart(roadsAt0(cityKind(tileOf(space))), space);
}
export function isBuilding(space: i32): bool {
  return isPart(buildingsAt0(cityKind(tileOf(space))), space);
}
/** Whether a city space can be walked on; its tile is laid. */
export function cityWalkable(space: i32): bool {
  return isPart(walksAt0(cityKind(tileOf(space))), space);
}
/** Where zombies (and tokens) of a tile just laid may lie (INC-BASE-19): buildings of a named one, else its roads. */
export function isStockSpace(space: i32): bool {
  return cityKind(tileOf(space)) < NAMED ? isBuilding(space) : isRoad(space);
}
/** Zombies that come with a tile (INC-BASE-19). */
export function stockZombies(kind: i32): i32 {
  return stockOf(kind, STOCK_ZOMBIES);
}

// ---- exits and links ----

/** Whether a kind, turned, has an exit on a side: the middle space there is road (INC-BASE-14). */
export function hasExit(kind: i32, rotation: i32, direction: i32): bool {
  return ((roadsAt0(kind) >> middleOf((direction - rotation) & 3)) & 1) != 0;
}
function isExit(tile: i32, direction: i32): bool {
  return hasExit(cityKind(tile), cityRotation(tile), direction);
}
/** Exits of a laid tile, bit direction. */
export function exits(tile: i32): i32 {
  let result = 0;
  for (let direction = NORTH; direction <= WEST; direction++)
    if (isExit(tile, direction)) result |= 1 << direction;
  return result;
}
/** Columns and rows a direction goes. */
export function columnStep(direction: i32): i32 {
  return direction == EAST ? 1 : direction == WEST ? -1 : 0;
}
export function rowStep(direction: i32): i32 {
  return direction == SOUTH ? 1 : direction == NORTH ? -1 : 0;
}
/** Tile laid at a place of the city, NONE. */
export function cityTileAt(column: i32, row: i32): i32 {
  const place = (column & 255) | ((row & 255) << 8);
  const end = endOfCity();
  let at = CITY;
  for (let tile = GATE; tile < end; tile++, at += 3) if (<i32>load<u16>(at) == place) return tile;
  return NONE;
}
function tileBeyond(tile: i32, direction: i32): i32 {
  return cityTileAt(cityColumn(tile) + columnStep(direction), cityRow(tile) + rowStep(direction));
}
/** The space behind the middle of a tile's side, if the city goes on there; NOWHERE. */
export function spaceBeyond(tile: i32, direction: i32): i32 {
  if (!isExit(tile, direction)) return NOWHERE;
  const beyond = tileBeyond(tile, direction);
  const back = direction ^ 2;
  return beyond != NONE && isExit(beyond, back) ? 9 * beyond + middleOf(back) : NOWHERE;
}
/**
 * The space one step on; NOWHERE (INC-BASE-15). The gate's east arm and the Entrance's way out are each other's
 * neighbour once the gate lies; who may pass there is not asked (INC-BASE-12, -24).
 */
export function cityNeighbour(space: i32, direction: i32): i32 {
  if (space == WAY_OUT) return direction == WEST && state.cityLaid != 0 ? GATE_ARM : NOWHERE;
  if (space == GATE_ARM && direction == EAST) return WAY_OUT;
  const tile = tileOf(space);
  const local = localOf(space);
  if (!isAtEdge(local, direction)) {
    // Both are asked as the tile lay before it was turned.
    const rotation = cityRotation(tile);
    const at = unturned(local, rotation);
    const both = (1 << at) | (1 << (at + stepTo((direction - rotation) & 3)));
    return (walksAt0(cityKind(tile)) & both) == both ? space + stepTo(direction) : NOWHERE;
  }
  return local == middleOf(direction) ? spaceBeyond(tile, direction) : NOWHERE;
}
/** Whether a step leads over an open edge: into an empty place of the city (INC-BASE-16). */
export function isOpenEdge(space: i32, direction: i32): bool {
  return (
    space >= 9 * GATE &&
    localOf(space) == middleOf(direction) &&
    isOpenSide(tileOf(space), direction, NONE, 0)
  );
}
/** The direction of a space's open edge; -1 = it has none. */
export function edgeOf(space: i32): i32 {
  let direction = WEST;
  while (direction >= 0 && !isOpenEdge(space, direction)) direction--;
  return direction;
}
/** An exit to an empty place with column <= 0, other than the place at `column`, `row` (NONE = none excepted). */
export function isOpenSide(tile: i32, direction: i32, column: i32, row: i32): bool {
  if (!isExit(tile, direction)) return false;
  const c = cityColumn(tile) + columnStep(direction);
  const r = cityRow(tile) + rowStep(direction);
  return c <= 0 && !(c == column && r == row) && cityTileAt(c, r) == NONE;
}

// ---- what fits (INC-BASE-18) ----

/** Tiles of a kind left in the city deck. */
export function cityDeck(kind: i32): i32 {
  let left = cityCount(kind);
  const end = CITY + 3 * <i32>state.cityLaid;
  for (let at = CITY + 3; at < end; at += 3) if (((<i32>load<u8>(at, 2)) & 31) == kind) left--;
  return left;
}
export function isPadLaid(): bool {
  return cityDeck(LANDING_PAD) == 0;
}
/** Whether a kind, turned, may be laid at an empty place beside a tile. */
export function fits(kind: i32, rotation: i32, column: i32, row: i32): bool {
  if (rotation >= rotationsOf(kind)) return false;
  if (kind == LANDING_PAD) return true;
  let open = false;
  for (let direction = NORTH; direction <= WEST; direction++) {
    const c = column + columnStep(direction);
    const beyond = cityTileAt(c, row + rowStep(direction));
    const exit = hasExit(kind, rotation, direction);
    if (beyond == NONE) {
      if (exit && c <= 0) open = true;
    } else if (exit != isExit(beyond, direction ^ 2)) return false;
  }
  return open || isPadLaid() || isOpenElsewhere(column, row);
}
function isOpenElsewhere(column: i32, row: i32): bool {
  for (let tile = GATE, end = endOfCity(); tile < end; tile++) {
    for (let direction = NORTH; direction <= WEST; direction++)
      if (isOpenSide(tile, direction, column, row)) return true;
  }
  return false;
}
/** Tiles of a kind that may be drawn for a place: those left, if one of its rotations fits. */
export function drawable(kind: i32, column: i32, row: i32): i32 {
  const left = cityDeck(kind);
  if (left != 0)
    for (let rotation = 0; rotation < 4; rotation++) if (fits(kind, rotation, column, row)) return left;
  return 0;
}
/** Whether the step over an open edge can be taken: some tile fits there. */
export function isExplorable(space: i32, direction: i32): bool {
  if (!isOpenEdge(space, direction)) return false;
  const column = cityColumn(tileOf(space)) + columnStep(direction);
  const row = cityRow(tileOf(space)) + rowStep(direction);
  if (!isPadLaid()) return true;
  for (let kind = CITY_KINDS - 1; kind >= 0; kind--) if (drawable(kind, column, row) != 0) return true;
  return false;
}

// ---- who is there ----

/** Whether a seat is in the city: its pawn, or the map it died on (INC-BASE-22). */
export function inCity(seat: i32): bool {
  const space = spaceOf(seat);
  return space == NOWHERE ? ((state.died >> (<u8>seat)) & 1) != 0 : space >= 9 * GATE;
}
/** Centre of the Landing Pad if a space is it (INC-BASE-10). */
export function isPadCentre(space: i32): bool {
  return space > GATE_CENTRE && localOf(space) == CENTRE && cityKind(tileOf(space)) == LANDING_PAD;
}
