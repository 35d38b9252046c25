// Owns the words for what a card needs: when, where, whom, and why it cannot be played now.
import { put } from "../../console/text";
import { t } from "../../console/texts";
import { cityName, roomName } from "./names";
import { NAMED } from "./data-city";
import { ROOM_KINDS } from "./data";
import {
  DEATH,
  FIGHT,
  HURT,
  LATE,
  OTHERS,
  OTHERS_W1,
  OTHERS_W4,
  OWN,
  SECOND_WIND,
  W1,
  W2,
  W3,
  W5,
  isItem,
  placesOf,
  whenOf,
} from "./data-cards";
import { WHY_CARD_FIRST, WHY_PLACE, WHY_WINDOW } from "./rules-cards-why";

/** Short words for the reasons from WHY_CARD_FIRST on, in their order; 0 = the moment or the place says it. */
const REASONS: usize = memory.data<u16>([
  <u16>t("not yours"),
  0,
  <u16>t("1 card a round"),
  <u16>t("Hiring Freeze"),
  <u16>t("not in a fight"),
  0,
  <u16>t("one lies there"),
  <u16>t("no target"),
  <u16>t("has it already"),
  <u16>t("would change nothing"),
  <u16>t("off the map"),
  <u16>t("not on this map"),
  <u16>t("needs 2 hearts"),
  <u16>t("you lead a director"),
  <u16>t("Frozen Stiff"),
  <u16>t("not named"),
  <u16>t("used for this roll"),
  <u16>t("not this one"),
  <u16>t("no target"),
  <u16>t("no room left"),
]);

/** A bit of whenOf() and the words for it; the first that fits is said. */
const MOMENTS: usize = memory.data<u16>([
  <u16>W5,
  <u16>t("against another's card"),
  <u16>W3,
  <u16>t("after a fight die"),
  <u16>W2,
  <u16>t("after the walking die"),
  <u16>FIGHT,
  <u16>t("in a fight"),
  <u16>HURT,
  <u16>t("when a roll fails"),
  <u16>DEATH,
  <u16>t("when you die"),
  <u16>LATE,
  <u16>t("after your walk"),
  <u16>W1,
  <u16>t("before your walk"),
  <u16>OTHERS_W1,
  <u16>t("before another walks"),
  <u16>OTHERS_W4,
  <u16>t("before zombies walk"),
  <u16>OTHERS,
  <u16>t("any time"),
  <u16>OWN,
  <u16>t("in your turn"),
  0,
  <u16>t("works by itself"),
]);

/** Rooms, then city tiles with a name. */
const PLACES: i32 = ROOM_KINDS + NAMED;

/** When a card works, in a few words. */
export function putMoment(kind: i32): void {
  if (kind == SECOND_WIND) return put(t("after a walking or fight die"));
  let row = MOMENTS;
  while (load<u16>(row) != 0 && (load<u16>(row) & (<u16>whenOf(kind))) == 0) row += 4;
  put(load<u16>(row, 2));
}

/** Where an item is played: "anywhere", "in Security, Mail Room", or how many places. */
export function putPlaces(kind: i32): void {
  const places = placesOf(kind);
  if (places == 0 || places == -1) return put(t("anywhere"));
  if (popcnt(places) > 4) return put(t("in a named place"));
  let before = false;
  for (let place = 0; place < PLACES; place++) {
    if (((places >> place) & 1) == 0) continue;
    if (before) put(t(", "));
    before = true;
    put(place < ROOM_KINDS ? roomName(place) : cityName(place - ROOM_KINDS));
  }
}

/** Why a card cannot be played or used; why = WHY_... of rules-cards-why.ts. */
export function putRefusal(why: i32, kind: i32): void {
  if (why == WHY_PLACE) return placesOf(kind) == 0 ? put(t("on tile 1 or 6")) : putPlaces(kind);
  const words = why >= WHY_CARD_FIRST ? load<u16>(REASONS + 2 * min(why - WHY_CARD_FIRST, 19)) : 0;
  if (words != 0) return put(words);
  if (isItem(kind) && why != WHY_WINDOW) return putPlaces(kind);
  putMoment(kind);
}
