// Owns the main screen: the rooms at the left, what you have and where you can go at the right, what happened below.
import { BLACK, blit, fill, frame, hline, vline } from "../../console/framebuffer";
import { SPRITE_TOTEM7 } from "../../console/icon-data";
import { pageTop } from "../../console/list";
import {
  bar,
  barLeft,
  barRight,
  hearts,
  hints,
  listRow,
  moreMarks,
  rowImpossible,
  rowLabel,
  rowValue,
  swords,
} from "../../console/parts";
import { READ, SMALL, label, left, put, putNumber, right, speakAt } from "../../console/text";
import { t } from "../../console/texts";
import { choiceAction, listChoices, choicePossible } from "./choices";
import { LAST_TICK, MOST, NO_DIE, RITUAL_TURNS, TICKS_PER_HOUR } from "./data";
import { roomName } from "./names";
import { clockSquare, hour, intensity, nextHourAt, nextIntensity, ticksLeft } from "./queries";
import {
  ACTION_BREAK,
  ACTION_GO,
  ACTION_NEW_ROOM,
  ACTION_PATIO,
  ACTION_STAY,
  WHY_LAST_HEALTH,
  WHY_STACK_EMPTY,
  whyNot,
} from "./rules";
import { state } from "./state";
import { drawMap } from "./view-map";
import { drawNews } from "./view-news";

const PANEL: i32 = 200; // left edge of the panel
const ROWS_Y: i32 = 67;
const ROW: i32 = 12;
const VISIBLE: i32 = 4;
const REASON_RIGHT: i32 = 294; // where the reason of an impossible row ends

/** Where to go? cursor = row under the cursor. */
export function drawMain(cursor: i32): void {
  bar(true);
  putQuestion();
  barLeft();
  putTimeLeft();
  barRight();
  drawBoard();
  drawChoices(cursor);
  hints(0, t("Go"), t("Look"));
}

/** The rooms and meters without a choice. */
export function drawMapScreen(): void {
  bar(false);
  put(t("The map"));
  barLeft();
  putTimeLeft();
  barRight();
  drawBoard();
  hints(t("Back"), 0, 0);
}

export function putTimeLeft(): void {
  put(t("time left "));
  putNumber(ticksLeft());
}

function drawBoard(): void {
  drawNews(drawMap());
  vline(196, 16, 100, BLACK);
  drawMeters();
  drawClock();
  hline(PANEL, 65, 96, BLACK);
}

/** The question; a new hour and the last turn are said here, because nothing else on the screen could be overlooked less. */
function putQuestion(): void {
  if (<i32>state.ticks == LAST_TICK - 1) return put(t("Last turn: where to?"));
  const spent = 1 + (state.searchDie != NO_DIE ? 1 : 0) + (state.cowerDie != NO_DIE ? 1 : 0);
  const before = max(<i32>state.ticks - spent, 0);
  if (before / TICKS_PER_HOUR != hour()) {
    put(t("Hour "));
    putNumber(hour() + 1);
    return put(t(" begins: where to?"));
  }
  put(t("Turn "));
  putNumber(state.turn);
  put(t(": where to?"));
}

function drawMeters(): void {
  label(t("HEALTH"), PANEL, 17, SMALL, BLACK);
  hearts(PANEL + 35, 16, state.health, MOST);
  label(t("ATTACK"), PANEL, 27, SMALL, BLACK);
  swords(PANEL + 35, 26, state.attack, MOST);
}

/** The small clock, and what this hour and the next bring. */
function drawClock(): void {
  for (let i = 0; i < TICKS_PER_HOUR; i++) frame(PANEL + squareX(i, 8), 34 + squareY(i, 7), 9, 8, 1, BLACK);
  const hand = clockSquare();
  if (<i32>state.ticks < LAST_TICK)
    fill(PANEL + squareX(hand, 8) + 2, 34 + squareY(hand, 7) + 2, 5, 4, BLACK);
  put(t("Zombies +"));
  putNumber(intensity());
  left(PANEL + 22, 35, READ, BLACK);
  if (nextIntensity() >= 0) {
    put(t("+"));
    putNumber(nextIntensity());
  } else put(t("lost"));
  put(t(" at "));
  putNumber(nextHourAt());
  put(t(" left"));
  left(PANEL + 22, 45, READ, BLACK);
  drawTotem();
}

/** x of a clock square in a grid of `pitch`; the right column goes down, the left one up (table 3.3). */
export function squareX(square: i32, pitch: i32): i32 {
  return square < TICKS_PER_HOUR / 2 ? pitch : 0;
}

export function squareY(square: i32, pitch: i32): i32 {
  return pitch * (square < TICKS_PER_HOUR / 2 ? square : TICKS_PER_HOUR - 1 - square);
}

function drawTotem(): void {
  blit(SPRITE_TOTEM7, PANEL + 21, 55, BLACK);
  put(t("totem"));
  speakAt(55);
  if (<i32>state.bury == RITUAL_TURNS) put(t("buried"));
  else if (state.bury > 0) putOfTwo(t("buried "), state.bury);
  else if (<i32>state.totem == RITUAL_TURNS) put(t("carried"));
  else if (state.totem > 0) putOfTwo(t("turn "), state.totem);
  else put(t("not found"));
  left(PANEL + 31, 55, READ, BLACK);
}

function putOfTwo(words: usize, n: i32): void {
  put(words);
  putNumber(n);
  put(t(" of 2"));
}

function drawChoices(cursor: i32): void {
  const count = listChoices();
  const top = pageTop(cursor, VISIBLE);
  for (let i = 0; i < VISIBLE && top + i < count; i++) {
    drawChoice(top + i, ROWS_Y + i * ROW, top + i == cursor);
  }
  moreMarks(288, ROWS_Y, ROWS_Y + VISIBLE * ROW, top > 0, top + VISIBLE < count);
}

function drawChoice(row: i32, y: i32, selected: bool): void {
  const action = choiceAction(row);
  const possible = choicePossible(row);
  listRow(PANEL - 2, y, 98, ROW, selected);
  if (!possible) rowImpossible();
  putMove(action);
  rowLabel();
  if (!possible) {
    // Without the cursor's frame a reason may reach the edge: the widest one needs the room.
    putWhyNot(whyNot(action));
    return right(REASON_RIGHT, y + ((ROW - 8) >> 1), READ, BLACK);
  }
  if (action == ACTION_PATIO && state.glassDoor) put(t("♥–1"));
  rowValue();
}

/** What a row of the main screen is called. */
export function putMove(action: i32): void {
  if (action == ACTION_NEW_ROOM) return put(t("New room"));
  if (action == ACTION_BREAK) return put(t("Break a wall"));
  if (action == ACTION_PATIO) return put(t("To the Patio"));
  if (action == ACTION_STAY) return put(t("Stay here"));
  put(t("Back: "));
  put(roomName(action - ACTION_GO));
}

function putWhyNot(why: i32): void {
  if (why == WHY_LAST_HEALTH) put(t("♥ 1"));
  else put(why == WHY_STACK_EMPTY ? t("none") : t("no exit"));
}
