// Owns the screens of a walking character: start of a turn, the number spun, the walk, what can be done on the way.
import { BLACK } from "../../console/framebuffer";
import { rowCount } from "../../console/rows";
import { HEAD, READ, label, left, put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { ROW_BREAK, ROW_CLOSE, ROW_GOTO, ROW_NO_BREAK, listWalk, walkRefusal } from "./choices-walk";
import { NONE, kindOf } from "./data";
import { isTruck } from "./data-board";
import { directionName, kindName, putPlace } from "./names";
import { extraStep, isLivingSeat, monsterOn, spunNumber, walker } from "./queries";
import { findReach } from "./queries-reach";
import {
  ACTION_BLAST,
  ACTION_BOARD,
  ACTION_FIGHT,
  ACTION_FLIP,
  ACTION_KIT,
  ACTION_LEAVE,
  ACTION_SPIN,
  ACTION_STAY,
  ACTION_STOP,
} from "./rules";
import { STAGE_ACT, STAGE_BREAK, STAGE_FIRST, STAGE_GOTO } from "./screens";
import { squareOf, state } from "./state";
import { PHASE_BEFORE, PHASE_RUN, PHASE_START } from "./state-phases";
import { MARKS_NONE, MARKS_WALK, drawBoard } from "./view-board";
import { drawBefore, drawBreak, putBoards, putGrenades } from "./view-boards";
import { drawEvent } from "./view-event";
import { putKit } from "./view-fight";
import { drawGoto } from "./view-goto";
import { putAboard, putAsked } from "./view-leave";
import {
  BODY_Y,
  PANEL_TEXT,
  ROW,
  drawOwn,
  drawRows,
  drawSeats,
  panelHints,
  panelRule,
  panelText,
  seatBar,
  textAt,
  walkBar,
} from "./view-panel";
import { drawBrackets, drawDot, drawRing } from "./view-pieces";
import { drawNumberPlate } from "./view-plate";

const RULE_Y: i32 = 52;
const SEATS_Y: i32 = 57;
const SEAT_PITCH: i32 = 11;
const ROWS_END: i32 = 116;
const ACT_ROWS: i32 = 6;

/** All screens of phases START, WALK, BEFORE, RUN, and the question about boards at the end of a turn. */
export function drawWalk(cursor: i32): void {
  const phase = <i32>state.phase;
  const stage = state.stage;
  if (phase == PHASE_START) drawStart(cursor);
  else if (phase == PHASE_BEFORE) drawBefore(cursor);
  else if (stage == STAGE_ACT) drawAct(cursor);
  else if (stage == STAGE_GOTO) drawGoto(cursor);
  else if (stage == STAGE_BREAK) drawBreak(cursor);
  else if (stage == STAGE_FIRST) drawSteps();
}

// ---- start of a turn ----

/** PHASE_START: the place, the others, what happened last; with a list where there is more to do than to spin. */
function drawStart(cursor: i32): void {
  const seat = <i32>state.turn;
  drawBoard(seat, MARKS_NONE, NONE);
  seatBar(seat, t("your turn"));
  listWalk();
  if (isLivingSeat(seat)) drawSituation(seat, rowCount());
  else drawUndeadStart(seat);
  if (rowCount() > 1) {
    drawRows(ROWS_END - rowCount() * ROW, rowCount(), cursor, putRow, putValue, walkRefusal);
    panelHints(0, t("Do it"), t("Look"));
  } else panelHints(0, t("Spin"), t("Look"));
}

/** The panel of a living seat without its list: rows = how many rows stand at its bottom, 1 = none. */
function drawSituation(seat: i32, rows: i32): void {
  const others = <i32>state.seats - 1;
  const end = rows > 1 ? ROWS_END - rows * ROW : ROWS_END;
  drawOwn(seat);
  // Where a long list leaves too little room for the others, the place gives way, then the others.
  const crowded = SEATS_Y + others * SEAT_PITCH > end;
  if (!crowded) drawPlace(seat);
  let y = crowded ? BODY_Y + 1 : SEATS_Y;
  if (y + others * SEAT_PITCH <= end) y = drawSeats(y, seat);
  if (rows > 1) return;
  if (others > 0) panelRule(y);
  drawEvent(others > 0 ? y + 5 : y);
}

/** Room and hiding spot, or who is in the truck; a rule below. */
function drawPlace(seat: i32): void {
  const square = squareOf(seat);
  if (isTruck(square)) putAboard();
  else putPlace(square);
  textAt(PANEL_TEXT, BODY_Y);
  panelRule(RULE_Y);
}

function drawUndeadStart(seat: i32): void {
  put(t("Spin, then move one monster: the nearer to somebody alive, the better."));
  panelText(17);
  panelRule(RULE_Y);
  const y = drawSeats(SEATS_Y, seat);
  panelRule(y);
  drawEvent(y + 5);
}

// ---- the walk ----

/** PHASE_WALK, PHASE_RUN: the number that was spun, after the first step the place. */
function drawSteps(): void {
  const seat = walker();
  findReach();
  drawBoard(seat, MARKS_WALK, NONE);
  walkBar(<i32>state.phase == PHASE_RUN ? t("run where?") : t("walk"));
  if (state.walked == 0) {
    drawOwn(seat);
    drawNumber(seat);
  } else drawSituation(seat, 1);
  panelHints(t("Left"), t("Act"), t("Right"));
}

const PLATE_X: i32 = 132;
const PLATE_Y: i32 = 42;
const WORDS_X: i32 = 182;

/** The plate, what the number allows, and what the marks on the board mean. */
function drawNumber(seat: i32): void {
  drawNumberPlate(PLATE_X, PLATE_Y, state.sector);
  put(t("Spin: "));
  putNumber(spunNumber());
  left(WORDS_X, 44, HEAD, BLACK);
  if (<i32>state.phase == PHASE_RUN) drawRunWords();
  else {
    put(t("Up to "));
    putNumber(state.steps);
    put(t(" steps. You"));
    textAt(WORDS_X, 61);
    label(t("may stop sooner."), WORDS_X, 72, READ, BLACK);
  }
  const extra = extraStep(seat) > 0;
  panelRule(87);
  drawLegend(drawDot, extra ? t("you can stop") : t("you can stop here"), PANEL_TEXT, 93);
  if (extra) drawLegend(drawRing, t("extra step"), 220, 93);
  drawLegend(drawCorners, t("you must stop here"), PANEL_TEXT, 105);
}

function drawRunWords(): void {
  put(t("1 to "));
  putNumber(state.steps);
  put(t(" steps, not back"));
  textAt(WORDS_X, 61);
  put(t("to the "));
  put(kindName(kindOf(state.monster)));
  put(t("."));
  textAt(WORDS_X, 72);
}

/** One mark of the board and its meaning. */
function drawLegend(mark: (x: i32, y: i32, c: i32) => void, words: usize, x: i32, y: i32): void {
  mark(x, y - 1, BLACK);
  label(words, x + 14, y, READ, BLACK);
}

function drawCorners(x: i32, y: i32, _c: i32): void {
  drawBrackets(x, y);
}

// ---- what can be done ----

/** STAGE_ACT. */
function drawAct(cursor: i32): void {
  const seat = walker();
  findReach();
  drawBoard(seat, MARKS_WALK, NONE);
  walkBar(t("what now?"));
  drawOwn(seat);
  listWalk();
  drawRows(BODY_Y, ACT_ROWS, cursor, putRow, putValue, walkRefusal);
  panelHints(t("Back"), t("Do it"), t("Help"));
}

/** What a row of START or ACT is called. */
function putRow(action: i32): void {
  if (action == ACTION_SPIN) put(t("Spin"));
  else if (action == ACTION_FIGHT) putHere(t("Fight the "));
  else if (action == ACTION_FLIP) put(t("Flip the tile here"));
  else if (action == ACTION_KIT) put(t("Use a kit"));
  else if (action == ACTION_LEAVE) put(t("Drive away"));
  else if (action == ACTION_STOP) put(t("Stop here"));
  else if (action == ACTION_STAY) put(t("Stay and fight on"));
  else if (action == ACTION_BOARD) put(t("Board it"));
  else if (action == ROW_GOTO) put(t("Go to"));
  else put(action == ROW_CLOSE ? t("Look closer") : t("Break boards"));
}

function putHere(verb: usize): void {
  put(verb);
  const entry = monsterOn(squareOf(walker()));
  if (entry >= 0) put(kindName(kindOf(entry)));
}

/** What a row brings or costs. */
function putValue(action: i32): void {
  const seat = walker();
  if (action == ACTION_KIT) putKit(seat);
  else if (action == ACTION_LEAVE) putAsked(seat);
  else if (action == ACTION_BOARD) putBoards(seat);
  else if (action >= ROW_BREAK && action < ROW_NO_BREAK) put(directionName(action - ROW_BREAK));
  else if (action >= ACTION_BLAST && action < ACTION_BLAST + 4) {
    put(directionName(action - ACTION_BLAST));
    put(t(", "));
    putGrenades(seat);
  }
}
