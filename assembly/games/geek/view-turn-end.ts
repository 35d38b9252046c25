// Owns the end of a turn: what came of it, and the list of what can still be done.
import { barRight } from "../../console/parts";
import { put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { ROW_NO_TRADE, ROW_TRADE, isTradable, listTurnEnd } from "./choices-turn-end";
import { NONE } from "./data";
import { isTruck } from "./data-board";
import { directionName, kindName, putPlace, seatName } from "./names";
import { ACTION_BOARD, ACTION_BREAK, ACTION_END_TURN, ACTION_KIT, ACTION_LEAVE, whyNot } from "./rules";
import { isBoarded, squareOf, state } from "./state";
import { OUTCOME_FOUND, OUTCOME_KILLED, OUTCOME_RAN } from "./state-phases";
import { MARKS_NONE, drawBoard } from "./view-board";
import { putBoards } from "./view-boards";
import { putKit } from "./view-fight";
import { drawFound } from "./view-flip";
import { putAboard, putAsked } from "./view-leave";
import { BODY_Y, PANEL_TEXT, ROW, drawChoices, drawOwn, seatBar, textAt } from "./view-panel";
import { reasonWords } from "./reason-words";

const FOUND_Y: i32 = 40;
/** Rows stand at the bottom: 3 below a picture, 4 below words. */
const ROWS_END: i32 = 116;

/** PHASE_END, but for the screens that open from it. */
export function drawTurnEnd(cursor: i32): void {
  const seat = <i32>state.turn;
  const found = <i32>state.outcome == OUTCOME_FOUND;
  drawBoard(seat, MARKS_NONE, NONE);
  seatBar(seat, t("what now?"));
  put(t("walk over"));
  barRight();
  drawOwn(seat);
  if (found) drawFound(seat, FOUND_Y);
  else {
    if (isTruck(squareOf(seat))) putAboard();
    else putPlace(squareOf(seat));
    textAt(PANEL_TEXT, BODY_Y);
    putOutcome();
    textAt(PANEL_TEXT, BODY_Y + 11);
  }
  listTurnEnd();
  const rows = found ? 3 : 4;
  drawChoices(ROWS_END - rows * ROW, rows, cursor, putRow, putValue, refusal);
}

/** What a fight or a try at boards led to, in one line. */
function putOutcome(): void {
  if (state.tried != 0)
    return put(isBoarded(state.tryAt) ? t("The boards hold.") : t("The boards are broken."));
  const outcome = <i32>state.outcome;
  if (outcome != OUTCOME_KILLED && outcome != OUTCOME_RAN) return;
  if (outcome == OUTCOME_KILLED) {
    put(t("Killed the "));
    put(kindName(state.foe));
  } else put(t("Ran off"));
  if (state.lost == 0) return;
  put(t(", lost "));
  putNumber(state.lost);
}

function refusal(action: i32): usize {
  if (action == ROW_NO_TRADE) return t("nobody near");
  if (action >= ROW_TRADE) return isTradable(action - ROW_TRADE) ? 0 : t("nothing");
  return reasonWords(whyNot(action));
}

function putRow(action: i32): void {
  if (action >= ROW_TRADE) {
    put(action == ROW_NO_TRADE ? t("Trade") : t("Trade with "));
    if (action != ROW_NO_TRADE) put(seatName(action - ROW_TRADE));
  } else put(words(action));
}

function words(action: i32): usize {
  if (action == ACTION_END_TURN) return t("End turn");
  if (action == ACTION_BOARD) return t("Board it");
  if (action == ACTION_KIT) return t("Use a kit");
  return action == ACTION_LEAVE ? t("Drive away") : t("Break boards");
}

function putValue(action: i32): void {
  const seat = <i32>state.turn;
  if (action == ACTION_KIT) putKit(seat);
  else if (action == ACTION_LEAVE) putAsked(seat);
  else if (action >= ACTION_BREAK && action < ACTION_BREAK + 4) put(directionName(action - ACTION_BREAK));
  else if (action == ACTION_BOARD) putBoards(seat);
}
