// Owns the two pages that explain the board: its rooms and edges, then the signs of what stands there.
import { BLACK, blit, hline } from "../../console/framebuffer";
import {
  SPRITE_BAG7,
  SPRITE_HORROR7,
  SPRITE_HOUND7,
  SPRITE_SPIDER7,
  SPRITE_TILE7,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { barLeft, barRight } from "../../console/parts";
import { READ, centre, label, left, put, putCapital, putNumber, right } from "../../console/text";
import { t } from "../../console/texts";
import { ALEX, NONE } from "./data";
import { DOOR, KITCHEN, ROOMS, WALL, WINDOW } from "./data-board";
import { roomName } from "./names";
import { isLivingSeat, walker } from "./queries";
import { MARKS_NONE, drawBoard, drawEmptyHouse } from "./view-board";
import { drawSample } from "./view-house";
import { panelBar, panelHints, panelRule, PANEL_TEXT } from "./view-panel";
import { drawCharacter } from "./view-pieces";

const FIRST_Y: i32 = 17;
const LINE: i32 = 11;
const IN_COLUMN: i32 = 6;
const COLUMN: i32 = 84;
/** Middle of each room on the board, x and y of its number. */
const MIDDLES: usize = memory.data<u8>([
  27, 34, 47, 29, 62, 29, 87, 39, 27, 59, 47, 64, 57, 60, 87, 74, 32, 89, 62, 94, 87, 100,
]);

/** SCREEN_PLAN: page 0 or 1. */
export function drawPlan(page: i32): void {
  if (page == 0) drawRooms();
  else drawSigns();
  panelBar(false);
  put(t("The house"));
  barLeft();
  putNumber(page + 1);
  put(t(" of 2"));
  barRight();
  panelHints(t("Back"), t("Next"), t("Help"));
}

// ---- rooms and edges ----

function drawRooms(): void {
  drawEmptyHouse();
  for (let i = 0; i < ROOMS - KITCHEN; i++) {
    putNumber(i + 1);
    centre(load<u8>(MIDDLES + 2 * i), load<u8>(MIDDLES + 2 * i, 1), READ, BLACK);
    const x = PANEL_TEXT + (i / IN_COLUMN) * COLUMN;
    const y = FIRST_Y + (i % IN_COLUMN) * LINE;
    putNumber(i + 1);
    right(x + 10, y, READ, BLACK);
    putCapital(roomName(KITCHEN + i));
    left(x + 14, y, READ, BLACK);
  }
  panelRule(85);
  drawEdgeSign(WALL, false, t("wall"), 0, 92);
  drawEdgeSign(DOOR, false, t("door"), 1, 92);
  drawEdgeSign(WINDOW, false, t("window"), 0, 106);
  drawEdgeSign(WINDOW, true, t("boarded"), 1, 106);
}

function drawEdgeSign(kind: i32, boarded: bool, words: usize, column: i32, y: i32): void {
  const x = PANEL_TEXT + column * COLUMN;
  drawSample(kind, boarded, x, y + 1);
  label(words, x + 32, y, READ, BLACK);
}

// ---- signs ----

// Pictures and words of the lines; the last two have pictures of their own.
const SIGNS: usize = memory.data<u16>([
  <u16>SPRITE_TILE7,
  <u16>t("hidden: stops who enters"),
  <u16>SPRITE_BAG7,
  <u16>t("things left: walk in, take all"),
  <u16>SPRITE_ZOMBIE7,
  <u16>t("zombie: spin – 1"),
  <u16>SPRITE_SPIDER7,
  <u16>t("spider: spin"),
  <u16>SPRITE_HOUND7,
  <u16>t("hell hound: spin + 1"),
  <u16>SPRITE_HORROR7,
  <u16>t("Swamp Horror: spin"),
  <u16>SPRITE_HOUND7,
  <u16>t("underlined: on a tile"),
  0,
  <u16>t("bitten edge: with a monster"),
]);
const SIGN_LINES: i32 = 8;
const SIGN_PITCH: i32 = 12;

function drawSigns(): void {
  const seat = walker();
  drawBoard(isLivingSeat(seat) ? seat : NONE, MARKS_NONE, NONE);
  for (let i = 0; i < SIGN_LINES; i++) {
    const y = FIRST_Y + i * SIGN_PITCH;
    const sprite = <usize>load<u16>(SIGNS + 4 * i);
    if (sprite != 0) blit(sprite, PANEL_TEXT, y, BLACK);
    label(load<u16>(SIGNS + 4 * i, 2), PANEL_TEXT + 14, y, READ, BLACK);
  }
  hline(PANEL_TEXT + 1, FIRST_Y + 6 * SIGN_PITCH + 8, 5, BLACK);
  drawCharacter(ALEX, PANEL_TEXT - 2, FIRST_Y + 7 * SIGN_PITCH - 2, false, true);
}
