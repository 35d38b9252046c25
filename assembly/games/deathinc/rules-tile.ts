// Owns steps 2 and 3 of a deathinc turn: the room tile drawn, its site, what lies in it; and the filling of city tiles.
import { CEO, DIRECTORS, OFFICE, roomCount } from "./data";
import { FIRST_SITE, OFFICE_TILES, isCity, isDoorSide, tileOf } from "./data-map";
import { ceoSpace, isTaken, roomKind, supply } from "./queries";
import { fillCityOn, isCityFill, isCityToken, tokensCityOn } from "./rules-city";
import { enterDraw } from "./rules-turn";
import {
  WHY_DOOR,
  WHY_LEGAL,
  WHY_NOT_NOW,
  WHY_NO_TOKEN,
  WHY_OCCUPIED,
  WHY_SITE,
  WHY_TOKENS_LEFT,
  allowIf,
} from "./rules-why";
import { putZombie } from "./rules-zombies";
import {
  directorPlace,
  isBullet,
  isHeart,
  roomByte,
  setBullet,
  setDirectorPlace,
  setHeart,
  setRoomByte,
  state,
  zombiesIn,
} from "./state";
import {
  ON_DESK,
  PHASE_BLUE,
  PHASE_FILL,
  PHASE_RED,
  PHASE_SITE,
  PHASE_TOKENS,
  UNDRAWN,
} from "./state-phases";

// ---- the tile ----

/** Tiles of a room kind left in the tile deck. */
export function roomsLeft(kind: i32): i32 {
  return roomCount(kind) - sitesWith(kind);
}
/** As many as sites without a room. */
export function tilesLeft(): i32 {
  return sitesWith(-1);
}
/** Sites with a kind of room, -1 = none. */
function sitesWith(kind: i32): i32 {
  let count = 0;
  for (let tile = FIRST_SITE; tile < OFFICE_TILES; tile++) count += i32(roomKind(tile) == kind);
  return count;
}

export function drawRoom(kind: i32): void {
  state.room = <u8>kind;
  state.phase = <u8>PHASE_SITE;
}

/** Why the tile drawn cannot lie on a site 0..14 with its door to a side (INC-TILE-2..4). */
export function whyNotSite(site: i32, direction: i32): i32 {
  if (roomByte(FIRST_SITE + site) != 0) return WHY_SITE;
  return allowIf(isDoorSide(FIRST_SITE + site, direction), WHY_DOOR);
}

/** The tile is laid; a directors' office gets its director, the CEO's its CEO (INC-TILE-9..11). */
export function laySite(site: i32, direction: i32): void {
  const kind = <i32>state.room;
  setRoomByte(FIRST_SITE + site, 1 + kind + 16 * direction);
  state.room = <u8>(FIRST_SITE + site);
  if (kind == CEO) state.ceo = <u8>site;
  else if (kind == OFFICE) seatDirector(site);
  state.phase = <u8>PHASE_RED;
}
function seatDirector(site: i32): void {
  for (let director = 0; director < DIRECTORS; director++)
    if (directorPlace(director) == UNDRAWN) return setDirectorPlace(director, ON_DESK + site);
}

// ---- the dice ----

/** Red: zombies to place; short supply lowers the number (INC-TILE-5, 6, INC-COMP-10). */
export function redDie(face: i32): void {
  state.die = <u8>face;
  state.toPlace = <u8>face;
  state.phase = <u8>PHASE_BLUE;
}
/** Blue: tokens allowed (INC-TILE-7). */
export function blueDie(face: i32): void {
  state.die = <u8>face;
  state.tokens = <u8>face;
  fillOn();
}

// ---- filling ----

/** Why a zombie cannot be placed on a space of the tile just laid. */
export function whyNotPlace(space: i32): i32 {
  const tile = tileOf(space);
  if (tile != <i32>state.room) return WHY_NOT_NOW;
  return allowIf(isCity(tile) ? isCityFill(space) : !isTaken(space), WHY_OCCUPIED);
}
export function place(space: i32): void {
  putZombie(space);
  state.toPlace -= 1;
  fillOn();
}

/** Goes on with FILL; also after a card has taken from the supply or from the tile's free spaces. */
export function fillOn(): void {
  if (isCity(state.room)) return fillCityOn();
  const taken = popcnt(zombiesIn(state.room)) + i32(tileOf(ceoSpace()) == <i32>state.room);
  state.toPlace = <u8>min(<i32>state.toPlace, min(9 - taken, supply()));
  if (state.toPlace == 0) tokensOn();
  else state.phase = <u8>PHASE_FILL;
}

/** Why a heart or a bullet cannot be laid on a space of the tile just laid. */
export function whyNotToken(space: i32, heart: bool): i32 {
  const tile = tileOf(space);
  if (tile != <i32>state.room) return WHY_NOT_NOW;
  if (isHeart(space) || isBullet(space)) return WHY_OCCUPIED;
  return allowIf(!isCity(tile) || isCityToken(space, heart), WHY_NO_TOKEN);
}
export function placeToken(space: i32, heart: bool): void {
  if (heart) setHeart(space, true);
  else setBullet(space, true);
  state.tokens -= heart || !isCity(state.room) ? 1 : 16;
  tokensOn();
}

/** Goes on with TOKENS: a room takes up to so many. */
export function tokensOn(): void {
  state.phase = <u8>PHASE_TOKENS;
  if (isCity(state.room)) tokensCityOn();
  else if (state.tokens == 0) endTokens();
}
export function whyNotDone(): i32 {
  return isCity(state.room) ? WHY_TOKENS_LEFT : WHY_LEGAL;
}
export function endTokens(): void {
  state.tokens = 0;
  enterDraw();
}
