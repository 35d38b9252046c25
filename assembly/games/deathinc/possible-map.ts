// Owns whether deathinc's map can be as it is: rooms, the Zombie CEO, city tiles, zombies and tokens.
import { CEO, NONE, NOWHERE, ROOM_KINDS } from "./data";
import {
  CITY_KINDS,
  CROSSROADS,
  LANDING_PAD,
  NAMED,
  STOCK_BULLETS,
  STOCK_HEARTS,
  cityCount,
  rotationsOf,
  stockOf,
} from "./data-city";
import {
  FIRST_CITY,
  FIRST_SITE,
  GATE,
  NORTH,
  OFFICE_TILES,
  SITES,
  SPACES,
  WEST,
  isDoorSide,
  isSite,
  tileOf,
} from "./data-map";
import { ceoSpace, doorSide, isCityGame, roomKind, supply, walkable } from "./queries";
import {
  cityDeck,
  cityKind,
  cityRotation,
  cityTileAt,
  columnStep,
  endOfCity,
  hasExit,
  isOpenEdge,
  isPadLaid,
  isStockSpace,
  rowStep,
} from "./queries-city";
import { roomsLeft } from "./rules-tile";
import {
  cityByte,
  cityColumn,
  cityRow,
  isBullet,
  isHeart,
  isZombie,
  movedAt,
  roomByte,
  state,
} from "./state";
import { CITY_TILES } from "./state-bytes";

const MOST_TOKENS: i32 = 6; // in a room
const FAREST: i32 = CITY_TILES;
const SET_BYTES: i32 = 64; // of a set of spaces

// ---- rooms ----

/** Rooms lie with their door to the hallway, no more of a kind than there are; the CEO sits or is a trophy. */
export function planHolds(): bool {
  let ceo = NONE;
  for (let site = 0; site < SITES; site++) {
    const tile = FIRST_SITE + site;
    if (roomByte(tile) == 0) continue;
    const kind = roomKind(tile);
    if (kind < 0 || kind >= ROOM_KINDS || doorSide(tile) > WEST || !isDoorSide(tile, doorSide(tile)))
      return false;
    if (kind == CEO) ceo = site;
  }
  for (let kind = 0; kind < ROOM_KINDS; kind++) if (roomsLeft(kind) < 0) return false;
  const killed = <i32>state.trophy != NONE;
  if (killed ? ceo == NONE || <i32>state.ceo != NONE : <i32>state.ceo != ceo) return false;
  return cityHolds();
}

// ---- city ----

/** The gate, then tiles each of which was laid beside an earlier one (INC-BASE-4, 13..19). */
function cityHolds(): bool {
  const laid = <i32>state.cityLaid;
  if (laid > 0 != (isCityGame() && state.rescued != 0)) return false;
  for (let tile = OFFICE_TILES + laid; tile < OFFICE_TILES + CITY_TILES; tile++)
    if ((cityByte(tile) | cityColumn(tile) | cityRow(tile)) != 0) return false;
  if (laid == 0) return true;
  if ((cityColumn(GATE) | cityRow(GATE)) != 0 || cityByte(GATE) != CROSSROADS) return false;
  for (let tile = FIRST_CITY; tile < endOfCity(); tile++) if (!cityTileHolds(tile)) return false;
  for (let kind = 0; kind < CITY_KINDS; kind++) if (cityDeck(kind) < 0 || cityCount(kind) == 0) return false;
  return isPadLaid() || isOpenSomewhere();
}

function cityTileHolds(tile: i32): bool {
  const kind = cityKind(tile);
  const column = cityColumn(tile);
  const row = cityRow(tile);
  if (kind >= CITY_KINDS || cityRotation(tile) >= rotationsOf(kind)) return false;
  if (column > 0 || column < -FAREST || abs(row) > FAREST || cityTileAt(column, row) != tile) return false;
  let linked = false;
  for (let direction = NORTH; direction <= WEST; direction++) {
    const beyond = cityTileAt(column + columnStep(direction), row + rowStep(direction));
    if (beyond == NONE || beyond > tile) continue;
    const exit = hasExit(kind, cityRotation(tile), direction);
    const back = hasExit(cityKind(beyond), cityRotation(beyond), direction ^ 2);
    if (exit != back && kind != LANDING_PAD) return false;
    if (exit && back) linked = true;
  }
  return linked;
}

function isOpenSomewhere(): bool {
  for (let space = 9 * GATE; space < 9 * endOfCity(); space++) {
    for (let direction = NORTH; direction <= WEST; direction++) if (isOpenEdge(space, direction)) return true;
  }
  return false;
}

// ---- zombies and tokens ----

/** One zombie and one token a space at most, where they can be; never more than there are (INC-ADD-3, INC-COMP-10). */
export function piecesHold(): bool {
  if (supply() < 0) return false;
  const ceo = ceoSpace();
  for (let space = 0; space < 8 * SET_BYTES; space++) {
    if (space >= SPACES && (isZombie(space) || isHeart(space) || isBullet(space))) return false;
    if (isZombie(space) && (space == ceo || !walkable(space))) return false;
    if (isHeart(space) && isBullet(space)) return false;
  }
  for (let n = 0; n < 6; n++) {
    const space = movedAt(n);
    if (space != NOWHERE && !isZombie(space)) return false;
    for (let other = 0; other < n; other++) if (space != NOWHERE && movedAt(other) == space) return false;
  }
  for (let tile = 0; tile < OFFICE_TILES + CITY_TILES; tile++) if (!tokensHold(tile)) return false;
  return true;
}

function tokensHold(tile: i32): bool {
  let hearts = 0;
  let bullets = 0;
  for (let space = 9 * tile; space < 9 * tile + 9; space++) {
    if (!isHeart(space) && !isBullet(space)) continue;
    if (!walkable(space) || (tile >= GATE && !isStockSpace(space))) return false;
    hearts += i32(isHeart(space));
    bullets += i32(isBullet(space));
  }
  if (hearts + bullets == 0) return true;
  if (isSite(tile)) return hearts + bullets <= MOST_TOKENS;
  const kind = tile >= GATE ? cityKind(tile) : NAMED;
  return kind < NAMED && hearts <= stockOf(kind, STOCK_HEARTS) && bullets <= stockOf(kind, STOCK_BULLETS);
}

/** Whether a pawn can stand on a space. */
export function canStand(space: i32): bool {
  return walkable(space) && (tileOf(space) < GATE || isCityGame());
}
