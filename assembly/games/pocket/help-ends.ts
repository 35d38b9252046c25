// Owns the pictures of the help on how the game ends, on buttons, and on classic solo.
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
import { t } from "../../console/texts";
import { CLASSIC_CART } from "./data-classic";
import { H, HEADING, KEY, LARGE, LINES, SIGN, TITLE, TURNED, W, X, Y } from "../../console/screens/tables";

/** Totem, burial and etching: all that is needed. */
export const GOAL: usize = memory.data<usize>([
  X * 10 + Y * 17 + SIGN + ICON_TEMPLE_32,
  X * 52 + Y * 27 + TITLE + t("→"),
  X * 74 + Y * 19 + SIGN + ICON_TOTEM_28,
  X * 84 + Y * 51 + TITLE + t("→"),
  X * 104 + Y * 44 + SIGN + ICON_GRAVE_32,
  X * 8 + Y * 61 + TITLE + t("+"),
  X * 22 + Y * 60 + LARGE + SPRITE_ETCH7,
  X * 42 + Y * 63 + t("etching"),
  X * 8 + Y * 88 + t("= the curse is broken!"),
  0,
]);

/** Where the totem goes, and when that fails. */
export const TOTEM: usize = memory.data<usize>([
  X * 8 + Y * 17 + SIGN + ICON_TEMPLE_32,
  X * 46 + Y * 28 + t("search"),
  X * 84 + Y * 26 + TITLE + t("→"),
  X * 106 + Y * 19 + SIGN + ICON_TOTEM_28,
  X * 8 + Y * 52 + SIGN + ICON_GRAVE_32,
  X * 46 + Y * 62 + t("bury it"),
  X * 84 + Y * 60 + TITLE + t("→ gone"),
  X * 20 + Y * 92 + SIGN + SPRITE_RUN7,
  X * 46 + Y * 91 + t("all flee: try again"),
  0,
]);

/** Points of four who won. */
export const DEATH: usize = memory.data<usize>([
  X * 8 + Y * 20 + SIGN + ICON_DEAD_32,
  X * 48 + Y * 32 + t("an heir gets all"),
  X * 104 + Y * 53 + HEADING + t("POINTS"),
  X * 10 + Y * 61 + t("Anna"),
  X * 46 + Y * 62 + SIGN + SPRITE_HEART,
  X * 57 + Y * 61 + t("4"),
  X * 114 + Y * 61 + t("4"),
  X * 10 + Y * 72 + t("Bill"),
  X * 46 + Y * 73 + SIGN + SPRITE_HEART,
  X * 57 + Y * 72 + t("4"),
  X * 114 + Y * 72 + t("4"),
  X * 10 + Y * 83 + t("Cara"),
  X * 46 + Y * 84 + SIGN + SPRITE_HEART,
  X * 57 + Y * 83 + t("2"),
  X * 114 + Y * 83 + t("3"),
  X * 10 + Y * 94 + t("Dan"),
  X * 46 + Y * 95 + SIGN + SPRITE_SKULL7,
  X * 114 + Y * 94 + t("0"),
  0,
]);

/** The last two cards of 11 pm. */
export const LAST_CARDS: usize = memory.data<usize>([
  X * 8 + Y * 17 + SIGN + ICON_GRAVE_32,
  X * 52 + Y * 29 + SIGN + SPRITE_TOTEM7,
  X * 68 + Y * 30 + t("here, 11 pm"),
  X * 12 + Y * 55 + TURNED + W * 9 + H * 11,
  X * 25 + Y * 55 + TURNED + W * 9 + H * 11,
  X * 48 + Y * 56 + t("bury or cower"),
  X * 12 + Y * 73 + TURNED + W * 9 + H * 11,
  X * 25 + Y * 73 + LINES + W * 9 + H * 11,
  X * 48 + Y * 74 + t("bury"),
  X * 12 + Y * 91 + LINES + W * 9 + H * 11,
  X * 25 + Y * 91 + LINES + W * 9 + H * 11,
  X * 48 + Y * 92 + t("midnight: lost"),
  0,
]);

/** What each button does. */
export const BUTTONS: usize = memory.data<usize>([
  X * 12 + Y * 19 + t("▲ ▼"),
  X * 46 + Y * 19 + t("choose"),
  X * 16 + Y * 33 + KEY + 66,
  X * 46 + Y * 34 + t("do it"),
  X * 16 + Y * 48 + KEY + 65,
  X * 46 + Y * 49 + (CLASSIC_CART ? t("back") : t("back; flee")),
  X * 16 + Y * 63 + KEY + 67,
  X * 46 + Y * 64 + (CLASSIC_CART ? t("look closer") : t("look, items; fight")),
  X * 16 + Y * 78 + KEY + 65,
  X * 46 + Y * 79 + t("held: the menu"),
  X * 16 + Y * 95 + t("▲"),
  X * 46 + Y * 95 + t("held: clean glass"),
  0,
]);

/** Totem and burial: all that is needed. */
export const CLASSIC_GOAL: usize = memory.data<usize>([
  X * 10 + Y * 17 + SIGN + ICON_TEMPLE_32,
  X * 52 + Y * 27 + TITLE + t("→"),
  X * 74 + Y * 19 + SIGN + ICON_TOTEM_28,
  X * 84 + Y * 51 + TITLE + t("→"),
  X * 104 + Y * 44 + SIGN + ICON_GRAVE_32,
  X * 8 + Y * 88 + t("= the curse is broken!"),
  0,
]);

/** A turn of classic solo. */
export const CLASSIC_TURN: usize = memory.data<usize>([
  X * 8 + Y * 21 + SIGN + SPRITE_CARD7,
  X * 22 + Y * 20 + t("go, then a card"),
  X * 8 + Y * 37 + SIGN + SPRITE_SWORD,
  X * 22 + Y * 36 + t("zombies – attack = loss"),
  X * 8 + Y * 53 + SIGN + SPRITE_RUN7,
  X * 22 + Y * 52 + t("or run: lose 1, no card"),
  X * 8 + Y * 69 + SIGN + SPRITE_CRATE7,
  X * 22 + Y * 68 + t("then use the room"),
  X * 8 + Y * 85 + SIGN + SPRITE_HEART,
  X * 22 + Y * 84 + t("then cower: +3, 1 card"),
  0,
]);

/** Its rooms. */
export const CLASSIC_ROOMS: usize = memory.data<usize>([
  X * 8 + Y * 21 + SIGN + SPRITE_TEMPLE7,
  X * 22 + Y * 20 + t("2 cards: the totem"),
  X * 8 + Y * 35 + SIGN + SPRITE_GRAVE7,
  X * 22 + Y * 34 + t("2 cards: won"),
  X * 8 + Y * 49 + SIGN + SPRITE_CRATE7,
  X * 22 + Y * 48 + t("an item, once"),
  X * 8 + Y * 63 + SIGN + SPRITE_POT7,
  X * 22 + Y * 62 + t("end there: +1"),
  X * 94 + Y * 63 + SIGN + SPRITE_SPROUT7,
  X * 10 + Y * 74 + SIGN + ICON_ZOMBIE_32,
  X * 52 + Y * 84 + t("dead end: 3 come"),
  0,
]);
