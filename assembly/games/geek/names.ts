// Owns the words of geek's characters, rooms and tiles, and the sprite of each kind of tile.
import {
  SPRITE_AXE7,
  SPRITE_BOARDS7,
  SPRITE_BOW7,
  SPRITE_CAN7,
  SPRITE_GRENADE7,
  SPRITE_GUN7,
  SPRITE_HORROR7,
  SPRITE_HOUND7,
  SPRITE_KEY7,
  SPRITE_KIT7,
  SPRITE_KNIFE7,
  SPRITE_PERSON7,
  SPRITE_RPG7,
  SPRITE_SPIDER7,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { put, putCapital } from "../../console/text";
import { t } from "../../console/texts";
import { AXE, BOARDS, HORROR, KINDS, RESCUED, RPG } from "./data";
import { ROOMS, START, isTruck, roomOf, spotAt } from "./data-board";
import { putSpot } from "./spot-words";
import { characterOf, fateOf, state } from "./state";
import { FATE_LIVING } from "./state-phases";

// Tables of texts: the address of each in the order of its number. Entries of a loaded log can hold any number.
const KIND_WORDS: usize = memory.data<u16>([
  <u16>t("zombie"),
  <u16>t("hell hound"),
  <u16>t("spider"),
  <u16>t("Swamp Horror"),
  <u16>t("grenade"),
  <u16>t("knife"),
  <u16>t("crossbow"),
  <u16>t("axe"),
  <u16>t("handgun"),
  <u16>t("rifle"),
  <u16>t("shotgun"),
  <u16>t("RPG"),
  <u16>t("first aid kit"),
  <u16>t("boards"),
  <u16>t("gas"),
  <u16>t("keys"),
  <u16>t("Alex"),
  <u16>t("Anita"),
  <u16>t("Mary"),
  <u16>t("Max"),
  <u16>t("Johnny"),
]);
const KIND_SPRITES: usize = memory.data<u16>([
  <u16>SPRITE_ZOMBIE7,
  <u16>SPRITE_HOUND7,
  <u16>SPRITE_SPIDER7,
  <u16>SPRITE_HORROR7,
  <u16>SPRITE_GRENADE7,
  <u16>SPRITE_KNIFE7,
  <u16>SPRITE_BOW7,
  <u16>SPRITE_AXE7,
  <u16>SPRITE_GUN7,
  <u16>SPRITE_GUN7,
  <u16>SPRITE_GUN7,
  <u16>SPRITE_RPG7,
  <u16>SPRITE_KIT7,
  <u16>SPRITE_BOARDS7,
  <u16>SPRITE_CAN7,
  <u16>SPRITE_KEY7,
  <u16>SPRITE_PERSON7,
]);
const ROOM_WORDS: usize = memory.data<u16>([
  <u16>t("front yard"),
  <u16>t("back yard"),
  <u16>t("truck"),
  <u16>t("kitchen"),
  <u16>t("pantry"),
  <u16>t("bathroom"),
  <u16>t("bedroom"),
  <u16>t("dining room"),
  <u16>t("hall"),
  <u16>t("closet"),
  <u16>t("kids' room"),
  <u16>t("living room"),
  <u16>t("entry"),
  <u16>t("garage"),
]);

const DIRECTIONS: usize = memory.data<u16>([
  <u16>t("north"),
  <u16>t("east"),
  <u16>t("south"),
  <u16>t("west"),
]);

/** A direction 0..3. */
export function directionName(direction: i32): usize {
  return load<u16>(DIRECTIONS + 2 * (direction & 3));
}

/** A kind of tile 0..20, with a small letter where it is no name: for sentences. */
export function kindName(kind: i32): usize {
  return load<u16>(KIND_WORDS + 2 * min(<u32>kind, KINDS - 1));
}

/** The same with a capital, at the head of a row. */
export function putKind(kind: i32): void {
  putCapital(kindName(kind));
}

/** "a zombie", "an axe", "boards", "the keys", "Anita": for "in the bathtub: a zombie". */
export function putSomeKind(kind: i32): void {
  if (kind == HORROR || (kind > BOARDS && kind < RESCUED)) put(t("the "));
  else if (kind == AXE || kind == RPG) put(t("an "));
  else if (kind < BOARDS) put(t("a "));
  put(kindName(kind));
}

/** Its sprite of at most 7 x 7 px; characters have one for all. */
export function kindSprite(kind: i32): usize {
  return load<u16>(KIND_SPRITES + 2 * min(<u32>kind, RESCUED));
}

/** "Alex"; character 0..4. */
export function characterName(character: i32): usize {
  return kindName(RESCUED + character);
}

/** The name of a seat's character, living or eaten. */
export function seatName(seat: i32): usize {
  return seat < <i32>state.seats ? characterName(characterOf(seat)) : t("The house");
}

/** "Mary", "Undead Mary"; of the restless house "The house". */
export function putSeat(seat: i32): void {
  if (seat < <i32>state.seats && fateOf(seat) != FATE_LIVING) put(t("Undead "));
  put(seatName(seat));
}

/** A room with a small letter, without "the". */
export function roomName(room: i32): usize {
  return load<u16>(ROOM_WORDS + 2 * min(<u32>room, ROOMS - 1));
}

/** "Bathroom, behind the curtain", "Hall", "Start, yellow car". */
export function putPlace(square: i32): void {
  if (square == START) return put(t("Start, yellow car"));
  putCapital(roomName(roomOf(square)));
  const spot = spotAt(square);
  if (spot < 0 || isTruck(square)) return;
  put(t(", "));
  putSpot(spot);
}
