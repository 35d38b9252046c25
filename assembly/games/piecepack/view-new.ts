// Owns the new game screen of piecepack: who plays, options, how to play, start.
import { BLACK, hline } from "../../console/framebuffer";
import {
  bar,
  barLeft,
  barRight,
  hints,
  listRow,
  rowImpossible,
  rowLabel,
  rowValue,
} from "../../console/parts";
import { drawValues } from "../../console/screens/values";
import { seatLevel } from "../../console/state-map";
import { READ, left, put } from "../../console/text";
import { t } from "../../console/texts";
import { NEW_GLASS, NEW_HELP, NEW_LEVEL, NEW_PLAYER, NEW_RITUAL, NEW_ROWS, NEW_START } from "./screens";
import { state } from "./state";

const ROW: i32 = 13;
const VALUES_X: i32 = 104;

/** cursor = row under the cursor. */
export function drawNew(cursor: i32): void {
  bar(false);
  put(t("New game: Zombie in my Piecepack"));
  barLeft();
  put(t("1 player"));
  barRight();
  for (let row = 0; row < NEW_ROWS; row++) drawRow(row, rowY(row), row == cursor);
  hline(4, 71, 288, BLACK);
  hline(4, 102, 288, BLACK);
  put(t("Bury the totem before the time runs out."));
  left(13, 106, READ, BLACK);
  hints(
    t("Menu"),
    cursor == NEW_START ? t("Start") : cursor == NEW_HELP ? t("Open") : t("Change"),
    t("Explain"),
  );
}

/** Rows in two groups: choices; help and start. */
function rowY(row: i32): i32 {
  return 16 + row * ROW + (row >= NEW_HELP ? 6 : 0);
}

function drawRow(row: i32, y: i32, selected: bool): void {
  listRow(2, y, 291, ROW, selected);
  const computer = seatLevel(0) > 0;
  if (row == NEW_PLAYER) {
    put(t("Player"));
    drawValues(VALUES_X, y, ROW, 2, computer ? 1 : 0, playerName);
  } else if (row == NEW_LEVEL) drawLevel(y);
  else if (row == NEW_GLASS) {
    put(t("Glass door"));
    drawValues(VALUES_X, y, ROW, 2, state.glassDoor, noYes);
  } else if (row == NEW_RITUAL) {
    put(t("Strict ritual"));
    drawValues(VALUES_X, y, ROW, 2, state.strictRitual, noYes);
  } else {
    put(row == NEW_HELP ? t("How to play") : t("Start the game"));
    rowLabel();
    put(row == NEW_HELP ? t("10 short pages") : computer ? t("the computer plays") : t("you play"));
    rowValue();
  }
}

function drawLevel(y: i32): void {
  if (seatLevel(0) == 0) rowImpossible();
  put(t("Level"));
  if (seatLevel(0) > 0) return drawValues(VALUES_X, y, ROW, 3, seatLevel(0) - 1, levelName);
  rowLabel();
  put(t("for the computer"));
  left(VALUES_X, y + 2, READ, BLACK);
}

function playerName(i: i32): usize {
  return i == 0 ? t("You") : t("Computer");
}

function levelName(i: i32): usize {
  return i == 0 ? t("1") : i == 1 ? t("2") : t("3");
}

function noYes(i: i32): usize {
  return i == 0 ? t("No") : t("Yes");
}
