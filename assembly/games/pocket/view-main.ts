// Owns the main screen: the map at the left; clock, totem, seats and the leader's tasks at the right.
import { BLACK, blit, fill, frame, hline, vline } from "../../console/framebuffer";
import { SPRITE_CHECK7, SPRITE_ETCH7, SPRITE_TOTEM7 } from "../../console/icon-data";
import { seatName } from "../../console/names";
import {
  barInPanel,
  barLeft,
  barRight,
  hintsInPanel,
  listRow,
  rowImpossible,
  rowLabel,
  rowValue,
} from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import { READ, left, put, putChar, putCount, putNumber, speakAt, width } from "../../console/text";
import { t } from "../../console/texts";
import { forcedWhy, listBoard } from "./choices-board";
import { NONE, TEMPLE, YARD, GRAVEYARD, isHealing, regionOf } from "./data";
import { hourName, tileName } from "./names";
import {
  actingLeader,
  cardsAnHour,
  cardsLeft,
  cardsToMidnight,
  etchingFound,
  isClassic,
  livingCount,
} from "./queries";
import { beyondWindow, stepTo, windowSide } from "./queries-grid";
import {
  ACTION_BASH,
  ACTION_COWER,
  ACTION_GO,
  ACTION_ROOM,
  ACTION_WINDOW,
  WHY_LEGAL,
  WHY_MUST_BURY,
  whyNot,
} from "./rules";
import { state } from "./state";
import { TOTEM_BURIED, TOTEM_HELD } from "./state-phases";
import { MAP_WIDTH, drawMap } from "./view-map";
import { drawSeats } from "./view-seats";

/** The panel right of the map: its first column, where its texts begin, and the widths from there. */
export const PANEL_X: i32 = MAP_WIDTH + 1;
export const PANEL_TEXT: i32 = PANEL_X + 4;
export const PANEL_WIDTH: i32 = 296 - PANEL_X;
export const PANEL_TEXT_WIDTH: i32 = 140;

const ROW: i32 = 12;
const CLOCK_Y: i32 = 15;
const SEATS_Y: i32 = 26;
const RULE_Y: i32 = 47;
const ROWS_Y: i32 = 50;
const MOST_BELOW_RULE: i32 = 5; // rows; more begin where the rule would stand
const ARROWS: usize = memory.data<u16>([0x2191, 0x2192, 0x2193, 0x2190]);

// ---- the panel, for all screens with a map ----

/** The rule beside the map and the bar of the panel: "Anna: " and the words, how many cards are left. */
export function drawPanel(words: usize): void {
  vline(MAP_WIDTH, 0, 128, BLACK);
  barInPanel(PANEL_X, PANEL_WIDTH, true);
  put(seatName(actingLeader()));
  put(t(": "));
  put(words);
  barLeft();
}

/** All cards to midnight, at the right of the bar. */
export function drawCardsLeft(): void {
  putCount(cardsToMidnight(), t("card"), t("cards"));
  barRight();
}

/** What the buttons do, below the panel. */
export function panelHints(a: usize, b: usize, c: usize): void {
  hintsInPanel(PANEL_TEXT, PANEL_TEXT_WIDTH, a, b, c);
}

/** Begins a row of h px as wide as the panel. */
export function panelRow(y: i32, h: i32, selected: bool): void {
  listRow(PANEL_X, y, PANEL_WIDTH - 1, h, selected);
}

/** "→", a direction as a sign. */
export function putArrow(dir: i32): void {
  putChar(load<u16>(ARROWS + 2 * dir));
}

/** Hour, this hour's cards, totem, etching: the four things that decide the game. */
export function drawClock(): void {
  put(hourName(state.hour));
  let x = PANEL_X + 2 + width(READ) + 5;
  left(PANEL_X + 2, CLOCK_Y, READ, BLACK);
  for (let i = 0; i < cardsAnHour(); i++) {
    if (i < cardsLeft()) fill(x, CLOCK_Y + 1, 4, 7, BLACK);
    else frame(x, CLOCK_Y + 1, 4, 7, 1, BLACK);
    x += 5;
  }
  putCount(cardsLeft(), t("card this hour;"), t("cards this hour;"));
  put(t(" totem:"));
  speakAt(CLOCK_Y);
  blit(SPRITE_TOTEM7, x + 7, CLOCK_Y - 1, BLACK);
  put(totemWords());
  left(x + 17, CLOCK_Y, READ, BLACK);
  if (!isClassic()) drawEtching();
}

function totemWords(): usize {
  if (<i32>state.totem == TOTEM_HELD) return seatName(state.totemHolder);
  return <i32>state.totem == TOTEM_BURIED ? t("buried") : t("?");
}

function drawEtching(): void {
  const x = 275;
  blit(SPRITE_ETCH7, x, CLOCK_Y, BLACK);
  put(t("etching:"));
  speakAt(CLOCK_Y);
  if (!etchingFound()) put(t("?"));
  else {
    blit(SPRITE_CHECK7, x + 9, CLOCK_Y + 1, BLACK);
    put(t("found"));
    return speakAt(CLOCK_Y);
  }
  left(x + 9, CLOCK_Y, READ, BLACK);
}

// ---- the screen ----

/** What shall we do? cursor = row under the cursor. */
export function drawMain(cursor: i32): void {
  drawMap(state.tile, 0, false);
  drawPanel(tileName(state.tile));
  drawCardsLeft();
  drawClock();
  drawSeats(PANEL_X + 2, SEATS_Y, PANEL_WIDTH, actingLeader(), false);
  listBoard();
  const tight = rowCount() > MOST_BELOW_RULE;
  if (!tight) hline(PANEL_X + 3, RULE_Y, PANEL_WIDTH - 5, BLACK);
  for (let row = 0; row < rowCount(); row++) {
    drawTask(rowAction(row), (tight ? RULE_Y - 1 : ROWS_Y) + row * ROW, row == cursor);
  }
  drawForced();
  panelHints(0, t("Go"), t("Look"));
}

function drawTask(action: i32, y: i32, selected: bool): void {
  const why = whyNot(action);
  panelRow(y, ROW, selected);
  if (why != WHY_LEGAL) rowImpossible();
  putTask(action);
  rowLabel();
  if (why != WHY_LEGAL) putNoTask(action, why);
  else putPrice(action);
  rowValue();
}

/** What a task is called: "→ Kitchen", "Break a wall". */
export function putTask(action: i32): void {
  if (action < ACTION_WINDOW) return putWay(action - ACTION_GO);
  if (action == ACTION_COWER) return put(t("Cower"));
  if (action >= ACTION_BASH) return put(t("Break a wall"));
  const tile = <i32>state.tile;
  if (action == ACTION_ROOM) {
    if (tile == TEMPLE) return put(t("Search for the totem"));
    return put(tile == GRAVEYARD ? t("Bury the totem") : t("Search for an item"));
  }
  if (!state.windowBroken) return put(t("Out by the window"));
  putTo(windowSide(tile), beyondWindow(tile));
  put(t(" (window)"));
}

function putWay(dir: i32): void {
  const to = stepTo(state.tile, dir);
  if (to != NONE) return putTo(dir, to);
  putArrow(dir);
  put(regionOf(state.tile) == YARD ? t(" New place") : t(" New room"));
}

function putTo(dir: i32, tile: i32): void {
  putArrow(dir);
  put(t(" "));
  put(tileName(tile));
}

/** What a task costs or brings for sure; most ways cost nothing but the event that follows. */
function putPrice(action: i32): void {
  const alone = livingCount() == 1;
  if (action == ACTION_COWER) {
    put(alone ? t("♥+") : t("all ♥+"));
    return putNumber(isHealing(state.tile) ? 2 : 1);
  }
  const glass = action == ACTION_WINDOW && !state.windowBroken;
  if (glass || action >= ACTION_BASH) return put(alone ? t("♥–1") : t("one ♥–1"));
  if (action == ACTION_ROOM && <i32>state.tile != TEMPLE && <i32>state.tile != GRAVEYARD) put(t("once"));
}

function putNoTask(action: i32, why: i32): void {
  if (action >= ACTION_BASH) put(t("none to a new room"));
  else put(why == WHY_MUST_BURY ? t("last card") : t("2 cards"));
}

/** Why most rows are impossible, under them. */
function drawForced(): void {
  const why = forcedWhy();
  if (why == WHY_LEGAL) return;
  put(why == WHY_MUST_BURY ? t("Last card: bury it or lose.") : t("2 cards: cower or bury."));
  left(PANEL_TEXT + 1, 106, READ, BLACK);
}
