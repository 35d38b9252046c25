// Owns the help pages of deathinc: words and picture of each.
import {
  ICON_CROWN_16,
  ICON_DEAD_32,
  ICON_DIRECTOR_24,
  SPRITE_BIN7,
  SPRITE_BULLET7,
  SPRITE_CARD7,
  SPRITE_DOOR7,
  SPRITE_FLAG7,
  SPRITE_HEART,
  SPRITE_MAP1,
  SPRITE_PERSON7,
  SPRITE_SAFE7,
  SPRITE_SWORD,
  SPRITE_TIE,
  SPRITE_TILE7,
  SPRITE_ZOMBIE16,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { die } from "../../console/parts";
import { helpText } from "../../console/screens/help";
import { H, LARGE, LINES, SIGN, TITLE, W, X, Y, drawTable } from "../../console/screens/tables";
import { t } from "../../console/texts";

import { HELP_DIRECTORS, HELP_FIGHTS, HELP_TILES, HELP_WALK, HELP_ZOMBIES } from "./help-pages";
import { helpWords } from "./help-words";

export { helpTitle } from "./help-words";

const GOAL: usize = memory.data<usize>([
  X * 8 + Y * 24 + SIGN + ICON_DIRECTOR_24,
  X * 40 + Y * 30 + TITLE + t("→"),
  X * 67 + Y * 29 + LARGE + SPRITE_SAFE7,
  X * 98 + Y * 30 + TITLE + t("→"),
  X * 116 + Y * 28 + SIGN + ICON_CROWN_16,
  X * 8 + Y * 62 + t("a director safe: 1 vote"),
  X * 8 + Y * 74 + t("10 kills: 1 vote"),
  X * 8 + Y * 86 + t("the Zombie CEO: 1 vote"),
  0,
]);
const TURN: usize = memory.data<usize>([
  X * 8 + Y * 20 + SIGN + SPRITE_SWORD,
  X * 22 + Y * 19 + t("1  fight who is on you"),
  X * 8 + Y * 34 + SIGN + SPRITE_TILE7,
  X * 22 + Y * 33 + t("2  lay and fill a room"),
  X * 8 + Y * 48 + SIGN + SPRITE_CARD7,
  X * 22 + Y * 47 + t("3  draw up to 3 cards"),
  X * 8 + Y * 62 + SIGN + SPRITE_PERSON7,
  X * 22 + Y * 61 + t("4  walk and fight"),
  X * 8 + Y * 76 + SIGN + SPRITE_ZOMBIE7,
  X * 22 + Y * 75 + t("5  move zombies"),
  X * 8 + Y * 90 + SIGN + SPRITE_BIN7,
  X * 22 + Y * 89 + t("6  throw away a card"),
  0,
]);
const SIGNS: usize = memory.data<usize>([
  X * 10 + Y * 20 + SIGN + SPRITE_ZOMBIE7,
  X * 24 + Y * 19 + t("zombie"),
  X * 10 + Y * 32 + SIGN + SPRITE_TIE,
  X * 24 + Y * 31 + t("director"),
  X * 10 + Y * 43 + SIGN + SPRITE_SAFE7,
  X * 24 + Y * 43 + t("Entrance; safe"),
  X * 10 + Y * 56 + SIGN + SPRITE_HEART,
  X * 24 + Y * 55 + t("heart"),
  X * 72 + Y * 56 + SIGN + SPRITE_BULLET7,
  X * 84 + Y * 55 + t("bullet"),
  X * 10 + Y * 68 + SIGN + SPRITE_MAP1,
  X * 8 + Y * 66 + LINES + 9 * W + 9 * H,
  X * 24 + Y * 67 + t("a player's pawn"),
  X * 8 + Y * 81 + t("DO: directors' office"),
  X * 8 + Y * 92 + t("CE: the CEO's office"),
  0,
]);
const TILES: usize = memory.data<usize>([
  X * 12 + Y * 46 + t("zombies"),
  X * 90 + Y * 46 + t("tokens"),
  X * 8 + Y * 66 + t("8 directors' offices"),
  X * 8 + Y * 78 + t("the CEO's office"),
  X * 8 + Y * 90 + t("6 rooms with a name"),
  0,
]);
const WALK: usize = memory.data<usize>([
  X * 40 + Y * 26 + TITLE + t("+"),
  X * 56 + Y * 25 + LARGE + SPRITE_HEART,
  X * 76 + Y * 26 + TITLE + t("3"),
  X * 92 + Y * 26 + TITLE + t("= 7"),
  X * 8 + Y * 56 + t("A, C, up, down: a step"),
  X * 8 + Y * 68 + t("B: go to, stop, cards"),
  X * 8 + Y * 84 + t("what stops you:"),
  X * 8 + Y * 95 + t("director, Entrance"),
  0,
]);
const FIGHT: usize = memory.data<usize>([
  X * 6 + Y * 18 + LARGE + SPRITE_ZOMBIE16,
  X * 74 + Y * 26 + TITLE + t("+"),
  X * 86 + Y * 27 + SIGN + SPRITE_BULLET7,
  X * 98 + Y * 26 + TITLE + t("= 4"),
  X * 8 + Y * 60 + t("4, 5, 6: it is dead"),
  X * 8 + Y * 72 + t("less: bullets, +1 each,"),
  X * 8 + Y * 84 + t("or 1 heart, roll again"),
  0,
]);
const LED: usize = memory.data<usize>([
  X * 12 + Y * 24 + SIGN + ICON_DIRECTOR_24,
  X * 48 + Y * 30 + TITLE + t("→"),
  X * 74 + Y * 29 + LARGE + SPRITE_SAFE7,
  X * 44 + Y * 70 + t("he runs away"),
  0,
]);
const DEATH: usize = memory.data<usize>([
  X * 54 + Y * 28 + SIGN + ICON_DEAD_32,
  X * 8 + Y * 76 + t("kept: hand, strings,"),
  X * 8 + Y * 88 + t("rescued, Zombie CEO"),
  0,
]);
const FIVE: usize = memory.data<usize>([
  X * 44 + Y * 29 + t("5 zombies walk"),
  X * 14 + Y * 60 + LARGE + SPRITE_ZOMBIE7,
  X * 36 + Y * 62 + TITLE + t("→"),
  X * 60 + Y * 60 + LARGE + SPRITE_PERSON7,
  X * 8 + Y * 88 + t("never two on a space"),
  0,
]);
const CARDS: usize = memory.data<usize>([
  X * 10 + Y * 22 + LARGE + SPRITE_CARD7,
  X * 34 + Y * 25 + t("events: in the hand"),
  X * 10 + Y * 50 + LARGE + SPRITE_SWORD,
  X * 34 + Y * 53 + t("items: before you"),
  X * 10 + Y * 78 + LARGE + SPRITE_SAFE7,
  X * 34 + Y * 81 + t("strings: secret"),
  0,
]);
const CITY: usize = memory.data<usize>([
  X * 20 + Y * 34 + LARGE + SPRITE_DOOR7,
  X * 44 + Y * 36 + TITLE + t("→"),
  X * 64 + Y * 34 + TITLE + t("?"),
  X * 80 + Y * 36 + TITLE + t("→"),
  X * 100 + Y * 34 + LARGE + SPRITE_FLAG7,
  X * 8 + Y * 66 + t("directors never leave"),
  X * 8 + Y * 78 + t("the office, zombies not"),
  X * 8 + Y * 90 + t("through the gate"),
  0,
]);

// In the order of help-pages.ts.
const PICTURES: usize = memory.data<u16>([
  <u16>GOAL,
  <u16>TURN,
  <u16>SIGNS,
  <u16>TILES,
  <u16>WALK,
  <u16>FIGHT,
  <u16>LED,
  <u16>DEATH,
  <u16>FIVE,
  <u16>CARDS,
  <u16>CARDS,
  <u16>GOAL,
  <u16>CITY,
]);

const NO_PAGE: i32 = 255;
/** Dice in the pictures: page, x, y, value. */
const DICE: usize = memory.data<u8>([
  <u8>HELP_TILES,
  20,
  20,
  5,
  <u8>HELP_TILES,
  96,
  20,
  3,
  <u8>HELP_WALK,
  12,
  22,
  4,
  <u8>HELP_FIGHTS,
  46,
  22,
  3,
  <u8>HELP_DIRECTORS,
  14,
  62,
  1,
  <u8>HELP_ZOMBIES,
  14,
  22,
  5,
  <u8>NO_PAGE,
]);

/** Words and picture of a page. */
export function drawHelpPage(page: i32): void {
  helpText(helpWords(page));
  drawTable(load<u16>(PICTURES + 2 * page));
  for (let row = DICE; load<u8>(row) != NO_PAGE; row += 4)
    if (<i32>load<u8>(row) == page) die(load<u8>(row, 1), load<u8>(row, 2), 21, load<u8>(row, 3), false);
}
