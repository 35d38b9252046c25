// Owns the heads of panels with one large picture: the monster that appears, the thing that was found, who stands up.
import { BLACK, WHITE, blit, fill } from "../../console/framebuffer";
import {
  ICON_AXE_16,
  ICON_CROSSBOW_20,
  ICON_FIRSTAID_16,
  ICON_GASOLINE_20,
  ICON_GRENADE_20,
  ICON_HANDGUN_16,
  ICON_HOUND_38,
  ICON_KEYS_20,
  ICON_KNIFE_20,
  ICON_RIFLE_20,
  ICON_ROCKET_24,
  ICON_SHOTGUN_20,
  ICON_SPIDER_38,
  ICON_SWAMP_38,
  ICON_ZOMBIE_38,
  SPRITE_PLANKS16,
} from "../../console/icon-data";
import { blitCentred, blitDoubled, imageHeight, imageWidth, magnify } from "../../console/icons";
import { HEAD, left, put, putCapital, putChar } from "../../console/text";
import { t } from "../../console/texts";
import { ANITA, GRENADE, HORROR, KINDS, KIT, RESCUED, RPG } from "./data";
import { BACK_YARD, roomOf, spotAt } from "./data-board";
import { kindName, seatName } from "./names";
import { hasFirearm, hasMelee } from "./queries";
import { putSpotFirst } from "./spot-words";
import { characterOf, held, state } from "./state";
import { letterOf } from "./view-pieces";
import { textAt } from "./view-panel";

/** Middle of the picture, left edge of the words beside it. */
const PICTURE_X: i32 = 152;
const WORDS_X: i32 = 172;
const MONSTER_X: i32 = 180; // their pictures are wider
const EXCLAMATION: i32 = 33;

const PICTURES: usize = memory.data<u16>([
  <u16>ICON_ZOMBIE_38,
  <u16>ICON_HOUND_38,
  <u16>ICON_SPIDER_38,
  <u16>ICON_SWAMP_38,
  <u16>ICON_GRENADE_20,
  <u16>ICON_KNIFE_20,
  <u16>ICON_CROSSBOW_20,
  <u16>ICON_AXE_16,
  <u16>ICON_HANDGUN_16,
  <u16>ICON_RIFLE_20,
  <u16>ICON_SHOTGUN_20,
  <u16>ICON_ROCKET_24,
  <u16>ICON_FIRSTAID_16,
  <u16>SPRITE_PLANKS16,
  <u16>ICON_GASOLINE_20,
  <u16>ICON_KEYS_20,
]);

// What a thing is good for, grenades first.
const USES: usize = memory.data<u16>([
  <u16>t("Kills, but no Horror"),
  <u16>t("Kills on swords"),
  <u16>t("Kills on swords"),
  <u16>t("Kills on swords"),
  <u16>t("Kills on a cross"),
  <u16>t("Kills on a cross"),
  <u16>t("Kills on a cross"),
  <u16>t("Kills the Horror, once"),
  <u16>t("Heals 1, in your turn"),
  <u16>t("Close 1 door or window"),
  <u16>t("The truck needs it"),
  <u16>t("The truck needs them"),
]);

/** The large picture of a kind of tile around a point: 38 px for monsters, at most 40 for the others. */
export function drawPicture(kind: i32, xMid: i32, yMid: i32): void {
  if (kind >= RESCUED) return drawLetterBox(kind - RESCUED, xMid - 18, yMid - 18);
  const picture = <usize>load<u16>(PICTURES + 2 * kind);
  const w = imageWidth(picture);
  const h = imageHeight(picture);
  if (h > 20) blitCentred(picture, xMid, yMid, BLACK);
  else blitDoubled(picture, xMid - w, yMid - h, BLACK);
}

/** A character's letter in a black box of 36 px: 9 px, twice as large twice. */
export function drawLetterBox(character: i32, x: i32, y: i32): void {
  fill(x, y, 9, 9, BLACK);
  blit(letterOf(character, true), x + 2, y + 1, WHITE);
  magnify(x, y, 9, 9);
  magnify(x, y, 18, 18);
}

// ---- a monster ----

/** "Hell hound!", "In the bathtub", what kills it: the fighter has just flipped it. */
export function drawAppeared(seat: i32, kind: i32): void {
  drawMonster(kind, EXCLAMATION);
  putWhere(state.faceAt);
  textAt(MONSTER_X, 45);
  put(weaponWords(seat, kind));
  textAt(MONSTER_X, 56);
}

/** "Hell hound", "Moved by undead Mary": it attacks on an undead turn. */
export function drawAttacker(seat: i32, kind: i32): void {
  drawMonster(kind, 0);
  if (<i32>state.turn < <i32>state.seats) {
    put(seatName(state.turn));
    put(t(" moved it"));
  } else put(t("The house moved it"));
  textAt(MONSTER_X, 45);
  put(weaponWords(seat, kind));
  textAt(MONSTER_X, 56);
}

function drawMonster(kind: i32, sign: i32): void {
  drawPicture(kind, PICTURE_X, 47);
  putCapital(kindName(kind));
  if (sign != 0) putChar(sign);
  left(MONSTER_X, 30, HEAD, BLACK);
}

/** What the fighter can kill a kind with: symbols, without grenades. */
function weaponWords(seat: i32, kind: i32): usize {
  if (kind == HORROR) return held(seat, RPG) != 0 ? t("The RPG kills it") : t("Only an RPG kills it");
  if (hasMelee(seat)) return hasFirearm(seat) ? t("Swords or cross kill it") : t("Swords kill it");
  return hasFirearm(seat) ? t("A cross kills it") : t("No weapon to kill it");
}

// ---- a thing ----

/** Name, place and use of the tile that was flipped last; y = top of its picture. */
export function drawFound(seat: i32, y: i32): void {
  const kind = min(max(<i32>state.face, GRENADE), KINDS - 1);
  drawPicture(kind, PICTURE_X - 4, y + 16);
  putCapital(kindName(kind));
  left(WORDS_X, y, HEAD, BLACK);
  putWhere(state.faceAt);
  textAt(WORDS_X, y + 16);
  if (kind >= RESCUED) put(t("Stands in if you die"));
  else put(kind == KIT && characterOf(seat) == ANITA ? t("Heals 2, in your turn") : useWords(kind));
  textAt(WORDS_X, y + 27);
}

function useWords(kind: i32): usize {
  return load<u16>(USES + 2 * (kind - GRENADE));
}

/** "In the bathtub", "Behind the portrait"; where no spot is: "In the grass", "On the floor". */
function putWhere(square: i32): void {
  const spot = spotAt(square);
  if (spot >= 0) putSpotFirst(spot);
  else put(roomOf(square) <= BACK_YARD ? t("In the grass") : t("On the floor"));
}
