// Owns the words of deathinc's rooms, directors, city tiles and cards, as the player reads them.
import { put, putChar, putCount, putNumber } from "../../console/text";
import { t } from "../../console/texts";

import { cityKind } from "./queries-city";
import { ENTRANCE, FIRST_SITE, HALLWAY, isCity } from "./data-map";
import { roomKind } from "./queries";

const LETTER_S: i32 = 0x73;

// Tables of texts: the address of each in the order of its number. Entries of a loaded log can hold any number.
const ROOMS: usize = memory.data<u16>([
  <u16>t("Directors' Office"),
  <u16>t("CEO's Office"),
  <u16>t("Cafeteria"),
  <u16>t("Mail Room"),
  <u16>t("Server Room"),
  <u16>t("Copy Room"),
  <u16>t("Security"),
  <u16>t("Maintenance"),
]);
const DIRECTORS: usize = memory.data<u16>([
  <u16>t("Abbott"),
  <u16>t("Brandt"),
  <u16>t("Costa"),
  <u16>t("Dubois"),
  <u16>t("Eriksen"),
  <u16>t("Farouk"),
  <u16>t("Grant"),
  <u16>t("Hsu"),
]);
const CITY: usize = memory.data<u16>([
  <u16>t("Clinic"),
  <u16>t("Green Thumb"),
  <u16>t("Precinct"),
  <u16>t("Trail Sports"),
  <u16>t("Engine House"),
  <u16>t("Pharmacy"),
  <u16>t("Quartermaster"),
  <u16>t("Filling Stop"),
  <u16>t("Flower Stall"),
  <u16>t("Board Shop"),
  <u16>t("Ironmonger"),
  <u16>t("Playthings"),
  <u16>t("Landing Pad"),
  <u16>t("Street"),
  <u16>t("Corner"),
  <u16>t("Fork"),
  <u16>t("Crossroads"),
]);

/** A room's name, kind 0..7. */
export function roomName(kind: i32): usize {
  return load<u16>(ROOMS + 2 * (kind & 7));
}
/** A director's name 0..7. */
export function directorName(director: i32): usize {
  return load<u16>(DIRECTORS + 2 * (director & 7));
}
/** A city tile's name, kind 0..16. */
export function cityName(kind: i32): usize {
  return load<u16>(CITY + 2 * min(kind, 16));
}

/** "1 step", "4 steps": a number and a word whose plural ends in s. */
export function putMany(n: i32, word: usize): void {
  putCount(n, word, word);
  if (n != 1) putChar(LETTER_S);
}

/** Where one is, by tile: "tile 3", "Entrance", "site 4" while it is free, "Mail Room", "office 4", "gate", "Clinic". */
export function putTile(tile: i32): void {
  if (isCity(tile)) return put(tile == 26 ? t("Gate") : cityName(cityKind(tile)));
  if (tile == ENTRANCE) return put(t("Entrance"));
  if (tile >= FIRST_SITE) {
    const kind = roomKind(tile);
    if (kind > 0) return put(roomName(kind));
    put(kind < 0 ? t("site") : t("office"));
    putChar(32);
    return putNumber(tile - HALLWAY);
  }
  put(t("tile "));
  putNumber(tile + 1);
}
