// Owns how tools give what lies on deathinc's two maps: rooms, city tiles, zombies, tokens, directors; and what must add up.
import { isList, members, placeOf, unquoted, wholeNumber } from "../../console/inspect-text";
import {
  CEO,
  CITY_ZOMBIES,
  DIRECTORS,
  NONE,
  OFFICE,
  OFFICE_ZOMBIES,
  OPTION_CITY,
  ROOM_KINDS,
  roomCount,
} from "./data";
import { CROSSROADS, cityCount } from "./data-city";
import { FIRST_SITE, GATE, SITES, SITE_A, SPACES, isDoorSide } from "./data-map";
import { Part } from "./inspect-given-notes";
import { freeCopy } from "./inspect-given-seats";
import {
  CITY,
  DIRECTIONS,
  KIND_WORDS,
  NAMES,
  Point,
  ROOMS,
  findSite,
  findSpace,
  siteWord,
} from "./inspect-words";
import { walkable } from "./queries";
import {
  cityByte,
  cityColumn,
  cityRow,
  directorPlace,
  isBullet,
  isHeart,
  isZombie,
  killsOf,
  roomByte,
  setBullet,
  setCardPlace,
  setCityTile,
  setDirectorPlace,
  setHeart,
  setRoomByte,
  setZombie,
  state,
  zombiesOnMap,
} from "./state";
import { IN_DISCARD, ON_DESK, REMOVED, UNDRAWN } from "./state-phases";

/** "S03" as a word, "S14.room" and "S14.door". */
export function setRoomPart(path: string, value: string): string {
  const dot = path.indexOf(".");
  const site = findSite(dot < 0 ? path : path.substring(0, dot));
  if (site < 0) return "there are the sites S01 to S15";
  const tile = FIRST_SITE + site;
  const word = unquoted(value);
  if (dot >= 0 && path.endsWith(".door")) {
    const direction = placeOf(word, DIRECTIONS);
    if (direction < 0 || !isDoorSide(tile, direction)) return "no door of " + siteWord(site) + " looks there";
    setRoomByte(tile, (roomByte(tile) & 15) | (direction << 4));
    return "";
  }
  const kind = placeOf(word, ROOMS);
  if (kind < 0) return "must be one of " + ROOMS.join(", ") + ", not " + value;
  let direction = roomByte(tile) >> 4;
  if (tile < SITE_A) while (!isDoorSide(tile, direction)) direction = (direction + 1) & 3;
  setRoomByte(tile, 1 + kind + (direction << 4));
  return "";
}

/** Where directors wait. */
export function setDesk(word: string, value: string): string {
  const site = findSite(word);
  if (site < 0) return "there are the sites S01 to S15";
  if (value == "null") return "";
  const director = placeOf(unquoted(value), NAMES);
  if (director < 0) return "must be one of " + NAMES.join(", ") + ", not " + value;
  if (directorPlace(director) != UNDRAWN) return NAMES[director] + " is named twice";
  setDirectorPlace(director, ON_DESK + site);
  return "";
}

export function setRemoved(value: string): string {
  const words = isList(value) ? members(value) : ["?"];
  for (let i = 0; i < words.length; i++) {
    const director = placeOf(words[i], NAMES);
    if (director < 0) return "must be a list of directors (" + NAMES.join(", ") + "), not " + value;
    setDirectorPlace(director, REMOVED);
  }
  return "";
}

/** The gate lies from now on. */
export function layGate(): void {
  if (state.cityLaid > 0) return;
  setCityTile(GATE, 0, 0, CROSSROADS);
  state.cityLaid = 1;
}

/** ".N.tile", ".N.at", ".N.rotation" of the tiles behind the gate, which lies once there is any, or an empty list. */
export function setCityPart(path: string, value: string): string {
  if (!(state.options & OPTION_CITY)) return "there is no city without options.city";
  layGate();
  if (path == "")
    return value == "[]" ? "" : "must be a list of objects with tile, at and rotation, not " + value;
  const part = new Part(path.substring(1));
  if (part.place < 0 || part.place > 27) return "must be a list of at most 28 tiles";
  const tile = GATE + 1 + part.place;
  while (GATE + <i32>state.cityLaid <= tile) {
    setCityTile(GATE + state.cityLaid, 0, 0, 0);
    state.cityLaid++;
  }
  const byte = cityByte(tile);
  if (part.name == "tile") {
    const kind = placeOf(unquoted(value), CITY);
    if (kind < 0) return "must be one of " + CITY.join(", ") + ", not " + value;
    setCityTile(tile, cityColumn(tile), cityRow(tile), (byte & ~31) | kind);
    return "";
  }
  if (part.name == "rotation") {
    const rotation = wholeNumber(value);
    if (rotation < 0 || rotation > 3) return "must be 0 to 3, not " + value;
    setCityTile(tile, cityColumn(tile), cityRow(tile), (byte & 31) | (rotation << 5));
    return "";
  }
  if (part.name != "at") return "a city tile has the fields tile, at and rotation";
  const point = new Point(value);
  if (!point.isThere || point.x > 0) return "must be [column, row] with a column of 0 or less, not " + value;
  setCityTile(tile, point.x, point.y, byte);
  return "";
}

/** "zombies", "hearts", "bullets": all of them. */
export function setSpaces(name: string, value: string): string {
  const words = isList(value) ? members(value) : ["?"];
  for (let space = 0; space < SPACES; space++) put(name, space, false);
  for (let i = 0; i < words.length; i++) {
    const space = findSpace(words[i]);
    if (space < 0) return "must be a list of spaces such as (4,7) or city (1,1), not " + words[i];
    if (isThere(name, space)) return "names " + words[i] + " twice";
    put(name, space, true);
  }
  return "";
}

function put(name: string, space: i32, on: bool): void {
  if (name == "zombies") setZombie(space, on);
  else if (name == "hearts") setHeart(space, on);
  else setBullet(space, on);
}

function isThere(name: string, space: i32): bool {
  return name == "zombies" ? isZombie(space) : name == "hearts" ? isHeart(space) : isBullet(space);
}

/** "discard": cards of both discard piles. */
export function setDiscard(value: string): string {
  const words = isList(value) ? members(value) : ["?"];
  for (let i = 0; i < words.length; i++) {
    const kind = placeOf(words[i], KIND_WORDS);
    const card = kind < 0 ? -1 : freeCopy(kind);
    if (card < 0) return "must be a list of event cards that nobody has, not " + value;
    setCardPlace(card, IN_DISCARD);
  }
  return "";
}

/** Offices bring directors: those not named wait on the desks that are free; the Zombie CEO lives unless killed. */
export function deriveBoard(): string {
  if (state.rescued != 0 && state.options & OPTION_CITY) layGate();
  let drawn = 0;
  let offices = 0;
  for (let director = 0; director < DIRECTORS; director++) if (directorPlace(director) != UNDRAWN) drawn++;
  for (let site = 0; site < SITES; site++) {
    const kind = (roomByte(FIRST_SITE + site) & 15) - 1;
    if (kind == CEO && state.trophy == NONE) state.ceo = <u8>site;
    if (kind == OFFICE) offices++;
  }
  for (let site = 0; site < SITES && drawn < offices; site++) {
    const kind = (roomByte(FIRST_SITE + site) & 15) - 1;
    if (kind != OFFICE || hasDirector(site)) continue;
    for (let director = 0; director < DIRECTORS; director++) {
      if (directorPlace(director) != UNDRAWN) continue;
      setDirectorPlace(director, ON_DESK + site);
      break;
    }
    drawn++;
  }
  if (drawn > offices) {
    return (
      offices.toString() + " directors' offices are laid, but " + drawn.toString() + " directors have come"
    );
  }
  return boardFlaw();
}

function hasDirector(site: i32): bool {
  for (let director = 0; director < DIRECTORS; director++) {
    if (directorPlace(director) == ON_DESK + site) return true;
  }
  return false;
}

/** "" or what does not add up. */
function boardFlaw(): string {
  for (let kind = 0; kind < ROOM_KINDS; kind++) {
    let laid = 0;
    for (let tile = FIRST_SITE; tile < FIRST_SITE + SITES; tile++) {
      if (roomByte(tile) == 0) continue;
      if ((roomByte(tile) & 15) == 1 + kind) laid++;
      if (!isDoorSide(tile, roomByte(tile) >> 4)) return siteWord(tile - FIRST_SITE) + " lacks its door";
    }
    if (laid > roomCount(kind)) return "there are more rooms " + ROOMS[kind] + " than in the box";
  }
  for (let kind = 0; kind < CITY.length; kind++) {
    let laid = 0;
    for (let n = 1; n < <i32>state.cityLaid; n++) if ((cityByte(GATE + n) & 31) == kind) laid++;
    if (laid > cityCount(kind)) return "there are more city tiles " + CITY[kind] + " than in the box";
  }
  let kills = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) kills += killsOf(seat);
  const all = state.options & OPTION_CITY ? CITY_ZOMBIES : OFFICE_ZOMBIES;
  if (zombiesOnMap() + kills > all) return "there are " + all.toString() + " zombies only";
  for (let space = 0; space < SPACES; space++) {
    if ((isZombie(space) || isHeart(space) || isBullet(space)) && !walkable(space)) {
      return "something lies where nobody can walk";
    }
  }
  return "";
}
