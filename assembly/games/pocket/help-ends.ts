// Owns the pictures of the help on how the game ends, on buttons, and on classic solo.
import { BLACK, blit, blitScaled, frame } from "../../console/framebuffer";
import {
  ICON_DEAD_32,
  ICON_GRAVE_32,
  ICON_TEMPLE_32,
  ICON_TOTEM_28,
  ICON_ZOMBIE_32,
  SPRITE_CARD7,
  SPRITE_CRATE7,
  SPRITE_ETCH7,
  SPRITE_GRAVE7,
  SPRITE_HEART,
  SPRITE_POT7,
  SPRITE_RUN7,
  SPRITE_SKULL7,
  SPRITE_SPROUT7,
  SPRITE_SWORD,
  SPRITE_TEMPLE7,
  SPRITE_TOTEM7,
} from "../../console/icon-data";
import { seatName } from "../../console/names";
import { keyCap } from "../../console/parts";
import { HEAD, READ, SMALL, label } from "../../console/text";
import { t } from "../../console/texts";
import { CLASSIC_CART } from "./data-classic";

/** Totem, burial and etching: all that is needed. */
export function drawGoal(): void {
  blit(ICON_TEMPLE_32, 10, 17, BLACK);
  label(t("→"), 52, 27, HEAD, BLACK);
  blit(ICON_TOTEM_28, 74, 19, BLACK);
  label(t("→"), 84, 51, HEAD, BLACK);
  blit(ICON_GRAVE_32, 104, 44, BLACK);
  if (!CLASSIC_CART) drawEtching();
  label(t("= the curse is broken!"), 8, 88, READ, BLACK);
}

function drawEtching(): void {
  label(t("+"), 8, 61, HEAD, BLACK);
  blitScaled(SPRITE_ETCH7, 22, 60, 2, BLACK);
  label(t("etching"), 42, 63, READ, BLACK);
}

/** Where the totem goes, and when that fails. */
export function drawTotem(): void {
  blit(ICON_TEMPLE_32, 8, 17, BLACK);
  label(t("search"), 46, 28, READ, BLACK);
  label(t("→"), 84, 26, HEAD, BLACK);
  blit(ICON_TOTEM_28, 106, 19, BLACK);
  blit(ICON_GRAVE_32, 8, 52, BLACK);
  label(t("bury it"), 46, 62, READ, BLACK);
  label(t("→ gone"), 84, 60, HEAD, BLACK);
  blit(SPRITE_RUN7, 20, 92, BLACK);
  label(t("all flee: try again"), 46, 91, READ, BLACK);
}

/** Points of four who won. */
export function drawDeath(): void {
  blit(ICON_DEAD_32, 8, 20, BLACK);
  label(t("an heir gets all"), 48, 32, READ, BLACK);
  label(t("POINTS"), 104, 53, SMALL, BLACK);
  row(61, 0, SPRITE_HEART, t("4"), t("4"));
  row(72, 1, SPRITE_HEART, t("4"), t("4"));
  row(83, 2, SPRITE_HEART, t("2"), t("3"));
  row(94, 3, SPRITE_SKULL7, 0, t("0"));
}

function row(y: i32, seat: i32, sprite: usize, health: usize, points: usize): void {
  label(seatName(seat), 10, y, READ, BLACK);
  blit(sprite, 46, y + 1, BLACK);
  if (health) label(health, 57, y, READ, BLACK);
  label(points, 114, y, READ, BLACK);
}

/** The last two cards of 11 pm. */
export function drawLastCards(): void {
  blit(ICON_GRAVE_32, 8, 17, BLACK);
  blit(SPRITE_TOTEM7, 52, 29, BLACK);
  label(t("here, 11 pm"), 68, 30, READ, BLACK);
  cards(55, 2);
  label(t("bury or cower"), 48, 56, READ, BLACK);
  cards(73, 1);
  label(t("bury"), 48, 74, READ, BLACK);
  cards(91, 0);
  label(t("midnight: lost"), 48, 92, READ, BLACK);
}

function cards(y: i32, count: i32): void {
  for (let i = 0; i < 2; i++) frame(12 + i * 13, y, 9, 11, i < count ? 5 : 1, BLACK);
}

export function drawButtons(): void {
  label(t("▲ ▼"), 12, 19, READ, BLACK);
  label(t("choose"), 46, 19, READ, BLACK);
  button(34, 66, t("do it"));
  button(49, 65, CLASSIC_CART ? t("back") : t("back; flee"));
  button(64, 67, CLASSIC_CART ? t("look closer") : t("look, items; fight"));
  button(79, 65, t("held: the menu"));
  label(t("▲"), 16, 95, READ, BLACK);
  label(t("held: clean glass"), 46, 95, READ, BLACK);
}

function button(y: i32, letter: i32, words: usize): void {
  keyCap(16, y - 1, letter);
  label(words, 46, y, READ, BLACK);
}

/** A turn of classic solo. */
export function drawClassic(): void {
  line(20, SPRITE_CARD7, t("go, then a card"));
  line(36, SPRITE_SWORD, t("zombies – attack = loss"));
  line(52, SPRITE_RUN7, t("or run: lose 1, no card"));
  line(68, SPRITE_CRATE7, t("then use the room"));
  line(84, SPRITE_HEART, t("then cower: +3, 1 card"));
}

function line(y: i32, sprite: usize, words: usize): void {
  blit(sprite, 8, y + 1, BLACK);
  label(words, 22, y, READ, BLACK);
}

export function drawClassicRooms(): void {
  line(20, SPRITE_TEMPLE7, t("2 cards: the totem"));
  line(34, SPRITE_GRAVE7, t("2 cards: won"));
  line(48, SPRITE_CRATE7, t("an item, once"));
  line(62, SPRITE_POT7, t("end there: +1"));
  blit(SPRITE_SPROUT7, 94, 63, BLACK);
  blit(ICON_ZOMBIE_32, 10, 74, BLACK);
  label(t("dead end: 3 come"), 52, 84, READ, BLACK);
}
