// Owns the list of closer looks beside the house, and the house without a choice.
import { barLeft, barRight, listRow, rowLabel } from "../../console/parts";
import { put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { NONE } from "./data";
import { isLivingSeat, walker } from "./queries";
import { LOOK_CLOSE, LOOK_HANDS, LOOK_PLAN, LOOK_ROWS, LOOK_SIGNS } from "./screens";
import { state } from "./state";
import { MARKS_NONE, drawBoard } from "./view-board";
import { drawEvent } from "./view-event";
import { PANEL_X, ROW, drawSeats, panelBar, panelHints, panelRule } from "./view-panel";

const ROWS_Y: i32 = 17;

/** SCREEN_LOOK: what can be looked at. */
export function drawLook(cursor: i32): void {
  drawHouse(t("Look closer"));
  for (let row = 0; row < LOOK_ROWS; row++) {
    listRow(PANEL_X + 1, ROWS_Y + row * ROW, 167, ROW, row == cursor);
    put(lookName(row));
    rowLabel();
  }
  const y = ROWS_Y + LOOK_ROWS * ROW + 4;
  panelRule(y);
  drawEvent(y + 5);
  panelHints(t("Back"), t("Open"), t("Help"));
}

function lookName(row: i32): usize {
  if (row == LOOK_CLOSE) return t("Close-up");
  if (row == LOOK_HANDS) return t("Who holds what");
  if (row == LOOK_PLAN) return t("Rooms, doors, windows");
  return row == LOOK_SIGNS ? t("Signs on the board") : t("Log: what happened");
}

/** The house, and the bar with the words and the round. */
function drawHouse(words: usize): void {
  const seat = walker();
  drawBoard(isLivingSeat(seat) ? seat : NONE, MARKS_NONE, NONE);
  panelBar(false);
  put(words);
  barLeft();
  put(t("round "));
  putNumber(state.round);
  barRight();
}

/** SCREEN_MAP: the house as it was left, and all seats. */
export function drawMapScreen(): void {
  drawHouse(t("The house"));
  const y = drawSeats(18, NONE);
  panelRule(y);
  drawEvent(y + 5);
  panelHints(t("Back"), 0, 0);
}
