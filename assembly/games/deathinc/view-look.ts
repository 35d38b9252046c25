// Owns the look around: the whole plan, or the city, with a cursor, and in words what is there; and the list of other looks.
import { BLACK, blit } from "../../console/framebuffer";
import {
  SPRITE_BULLET7,
  SPRITE_CROWN7,
  SPRITE_HEART,
  SPRITE_PERSON7,
  SPRITE_TIE,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { seatName } from "../../console/names";
import { barRight } from "../../console/parts";
import { SCREEN_PLAY, shell } from "../../console/state-map";
import { HEAD, READ, hasText, left, put, putNumber, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { addRows, clearRows } from "../../console/rows";
import { NOWHERE } from "./data";
import { HALLWAY, HOME, isCity, isSite, tileOf } from "./data-map";
import { directorName } from "./names";
import { desk, directorOn } from "./queries";
import { stepsBetween } from "./queries-steps";
import { FAR, findWays, homeSteps, wayTo } from "./queries-way";
import { bulletsIn, heartsIn, spaceOf, state, zombiesIn } from "./state";
import { HAS_DIRECTOR, contentsOf, pawnsOn } from "./view-cell";
import {
  PANEL_END,
  drawRows,
  noValue,
  panelHints,
  panelLine,
  panelRule,
  panelText,
  plainBar,
  putKinds,
  putSteps,
  putTileFirst,
  textX,
} from "./view-panel";
import { drawPlan } from "./view-plan";

/** Rows of SCREEN_MORE. */
export const MORE_PLAYERS: i32 = 1;
export const MORE_CARDS: i32 = 2;
export const MORE_HELP: i32 = 3;
export const MORE_ROWS: i32 = 5;
const LINE: i32 = 11;
const FIRST_Y: i32 = 34;

/** SCREEN_LOOK. */
export function drawLook(): void {
  const space = <i32>state.looked;
  drawPlan(space);
  plainBar(t("Look around"));
  drawSpace(space);
  panelHints(t("Left"), t("Menu"), t("Right"));
}

/** What a space is and what stands there, from the bar's right end down. */
export function drawSpace(space: i32): void {
  const tile = tileOf(space);
  if (isSite(tile)) {
    put(t("site "));
    putNumber(tile - HALLWAY);
    barRight();
  }
  putTileFirst(tile);
  left(textX(), 17, HEAD, BLACK);
  const y = drawThings(space);
  panelRule(y + 1);
  putAround(space, tile, (y - FIRST_Y) / LINE);
  panelText(y + 5);
}

/** Picture and words of what lies on a space, by its bit. */
const THINGS: usize = memory.data<u16>([
  <u16>SPRITE_ZOMBIE7,
  <u16>t("zombie: falls at 4, 5, 6"),
  <u16>SPRITE_HEART,
  <u16>t("heart"),
  <u16>SPRITE_BULLET7,
  <u16>t("bullet"),
  <u16>SPRITE_TIE,
  <u16>t(", waits"),
  <u16>SPRITE_CROWN7,
  <u16>t("Zombie CEO: falls at 9"),
]);
/** A line for each thing on a space; the y behind them. */
function drawThings(space: i32): i32 {
  const what = contentsOf(space);
  let y = FIRST_Y;
  if (isSite(tileOf(space)) && desk(tileOf(space)) == space) {
    put(t("The desk."));
    panelLine(y);
    y += LINE;
  }
  for (let left = what; left != 0; left &= left - 1) {
    const thing = THINGS + 4 * ctz(left);
    if (left & -left & HAS_DIRECTOR) put(directorName(directorOn(space)));
    put(load<u16>(thing, 2));
    y = drawThing(load<u16>(thing), y);
  }
  const pawns = pawnsOn(space);
  for (let left = pawns; left != 0; left &= left - 1) {
    if (hasText()) put(t(", "));
    put(seatName(ctz(left)));
  }
  if (pawns != 0) y = drawThing(SPRITE_PERSON7, y);
  return y;
}
/** A picture and the builder's text; the y behind it. */
function drawThing(sprite: usize, y: i32): i32 {
  blit(sprite, textX(), y + 1, BLACK);
  return y + LINE * wrap(textX() + 12, y, PANEL_END - 12 - textX(), LINE, READ, BLACK);
}

/** "To the Entrance: 19 steps", to the pawn on turn, what else lies on the tile: less of it below many lines. */
function putAround(space: i32, tile: i32, above: i32): void {
  const here = spaceOf(state.turn);
  const city = isCity(tile);
  if (city) findWays(space);
  const home = city ? wayTo(HOME) : homeSteps(space);
  if (home != FAR) {
    put(t("To the Entrance: "));
    putSteps(home);
    const away = here == NOWHERE ? FAR : city ? wayTo(here) : stepsBetween(space, here);
    if (above < 4 && here != space && away != FAR) {
      put(t("\nTo "));
      put(seatName(state.turn));
      put(t(": "));
      putSteps(away);
    }
    put(t("\n"));
  }
  if (above > 4 || (zombiesIn(tile) | heartsIn(tile) | bulletsIn(tile)) == 0) return;
  put(t("On the tile: "));
  putKinds(zombiesIn(tile), heartsIn(tile), bulletsIn(tile));
}

// ---- the list ----

const MORE: usize = memory.data<u16>([
  <u16>t("Go on"),
  <u16>t("Players and directors"),
  <u16>t("Cards and items"),
  <u16>t("Help"),
  <u16>t("Log"),
]);

/** SCREEN_MORE. */
export function drawMore(cursor: i32): void {
  drawPlan(NOWHERE);
  plainBar(t("Look around"));
  clearRows();
  addRows(0, MORE_ROWS - 1);
  drawRows(18, cursor, putMore, noValue, refusal);
  panelHints(t("Back"), refusal(cursor) == 0 ? t("Choose") : 0, t("Help"));
}
/** Cards are looked at where somebody decides. */
function refusal(row: i32): usize {
  return row == MORE_CARDS && shell.base != SCREEN_PLAY ? t("not now") : 0;
}
function putMore(row: i32): void {
  put(load<u16>(MORE + 2 * row));
}
