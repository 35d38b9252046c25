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
import { shell } from "../../console/state-map";
import { HEAD, READ, hasText, label, left, put, putCount, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { addRow, clearRows } from "../../console/rows";
import { NONE, NOWHERE } from "./data";
import { ENTRANCE, HALLWAY, isCity, isSite, tileOf } from "./data-map";
import { cityName, directorName, putTile, roomName } from "./names";
import { desk, directorOn, roomKind } from "./queries";
import { cityKind } from "./queries-city";
import { stepsBetween } from "./queries-steps";
import { FAR, homeSteps } from "./queries-way";
import { bulletsIn, heartsIn, spaceOf, state, zombiesIn } from "./state";
import { HAS_BULLET, HAS_CEO, HAS_HEART, HAS_ZOMBIE, contentsOf, pawnsOn } from "./view-cell";
import {
  PLAN_PANEL,
  barEnd,
  drawRows,
  noRefusal,
  noValue,
  panelAt,
  panelHints,
  panelLine,
  panelRule,
  panelText,
  plainBar,
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

/** The space under the cursor of the look around. */
export function lookSpace(): i32 {
  return 9 * <i32>shell.page + shell.cursor;
}

/** SCREEN_LOOK. */
export function drawLook(): void {
  const space = lookSpace();
  drawPlan(space);
  panelAt(PLAN_PANEL);
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
  } else putTile(tile);
  barEnd(0);
  label(tileName(tile), textX(), 17, HEAD, BLACK);
  const y = drawThings(space);
  panelRule(y + 1);
  putAround(space, tile, (y - FIRST_Y) / LINE);
  panelText(y + 5);
}

function tileName(tile: i32): usize {
  if (isCity(tile)) return cityName(cityKind(tile));
  if (tile == ENTRANCE) return t("Entrance");
  return tile < HALLWAY ? t("Hallway") : roomName(roomKind(tile));
}

/** A line for each thing on a space; the y behind them. */
function drawThings(space: i32): i32 {
  const what = contentsOf(space);
  const director = directorOn(space);
  let y = FIRST_Y;
  if (isSite(tileOf(space)) && desk(tileOf(space)) == space) {
    put(t("The desk."));
    panelLine(y);
    y += LINE;
  }
  if (what & HAS_ZOMBIE) y = drawThing(SPRITE_ZOMBIE7, t("zombie: a 4 kills"), y);
  if (what & HAS_CEO) y = drawThing(SPRITE_CROWN7, t("Zombie CEO: a 9 kills"), y);
  if (director != NONE) {
    put(directorName(director));
    y = drawThing(SPRITE_TIE, t(", waits"), y);
  }
  if (what & HAS_HEART) y = drawThing(SPRITE_HEART, t("heart"), y);
  if (what & HAS_BULLET) y = drawThing(SPRITE_BULLET7, t("bullet"), y);
  const pawns = pawnsOn(space);
  for (let left = pawns; left != 0; left &= left - 1) {
    if (hasText()) put(t(", "));
    put(seatName(ctz(left)));
  }
  if (pawns != 0) y = drawThing(SPRITE_PERSON7, 0, y);
  if (y > FIRST_Y) return y;
  put(t("Nothing on this space."));
  panelLine(y);
  return y + LINE;
}
/** A picture, the builder's text and the words. */
function drawThing(sprite: usize, words: usize, y: i32): i32 {
  blit(sprite, textX(), y + 1, BLACK);
  if (words != 0) put(words);
  left(textX() + 12, y, READ, BLACK);
  return y + LINE;
}

/** "To the Entrance: 19 steps", to the pawn on turn, what else lies on the tile: less of it below many lines. */
function putAround(space: i32, tile: i32, above: i32): void {
  const here = spaceOf(state.turn);
  if (homeSteps(space) != FAR) {
    put(t("To the Entrance: "));
    putCount(homeSteps(space), t("step"), t("steps"));
    if (above < 4 && here != NOWHERE && stepsBetween(space, here) != FAR) {
      put(t("\nTo "));
      put(seatName(state.turn));
      put(t(": "));
      putCount(stepsBetween(space, here), t("step"), t("steps"));
    }
    put(t("\n"));
  }
  if (above > 4) return;
  put(t("On the tile: "));
  const before = zombiesIn(tile) | heartsIn(tile) | bulletsIn(tile);
  if (before == 0) return put(t("nothing"));
  let any = putSome(zombiesIn(tile), t("zombie"), t("zombies"), false);
  any = putSome(heartsIn(tile), t("heart"), t("hearts"), any);
  putSome(bulletsIn(tile), t("bullet"), t("bullets"), any);
}
function putSome(spaces: i32, one: usize, many: usize, any: bool): bool {
  if (spaces == 0) return any;
  if (any) put(t(", "));
  putCount(popcnt(spaces), one, many);
  return true;
}

// ---- the list ----

const MORE: usize = memory.data<u16>([
  <u16>t("Back to the game"),
  <u16>t("Players and directors"),
  <u16>t("Own cards and items"),
  <u16>t("Help"),
  <u16>t("Log: what happened"),
]);

/** SCREEN_MORE. */
export function drawMore(cursor: i32): void {
  drawPlan(NOWHERE);
  panelAt(PLAN_PANEL);
  plainBar(t("Look closer"));
  clearRows();
  for (let row = 0; row < MORE_ROWS; row++) addRow(row);
  drawRows(18, MORE_ROWS, cursor, putMore, noValue, noRefusal);
  panelHints(t("Back"), t("Open"), t("Help"));
}
function putMore(row: i32): void {
  put(load<u16>(MORE + 2 * row));
}
