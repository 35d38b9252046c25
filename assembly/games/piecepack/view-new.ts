// Owns the new game screen of piecepack: who plays, options, how to play, start.
import { BLACK, blit, hline } from "../../console/framebuffer";
import { ICON_ZOMBIE_32 } from "../../console/icon-data";
import { bar, barLeft, barRight, hints, listRow, rowLabel, rowValue } from "../../console/parts";
import { drawValues } from "../../console/screens/values";
import { seatKind, shell } from "../../console/state-map";
import { READ, put, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { NEW_GLASS, NEW_HELP, NEW_PLAYER, NEW_RITUAL, NEW_ROWS, NEW_START } from "./screens";
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
  hline(4, 58, 288, BLACK);
  hline(4, 89, 288, BLACK);
  put(t("Get the totem out of the Temple and bury it in the\nGraveyard before the time is up."));
  wrap(13, 93, 280, 11, READ, BLACK);
  hints(
    t("Menu"),
    cursor == NEW_START ? t("Start") : cursor == NEW_HELP ? t("Open") : t("Change"),
    t("Explain"),
  );
}

/** Rows in three groups: choices, help, start. */
function rowY(row: i32): i32 {
  return 17 + row * ROW + (row >= NEW_HELP ? 5 : 0);
}

function drawRow(row: i32, y: i32, selected: bool): void {
  listRow(2, y, 291, ROW, selected);
  if (row == NEW_PLAYER) {
    put(t("Player"));
    drawValues(VALUES_X, y, ROW, 4, seatKind(0) - 1, playerName);
  } else if (row == NEW_GLASS) {
    put(t("Glass door"));
    drawValues(VALUES_X, y, ROW, 2, state.glassDoor, noYes);
  } else if (row == NEW_RITUAL) {
    put(t("Strict ritual"));
    drawValues(VALUES_X, y, ROW, 2, state.strictRitual, noYes);
  } else {
    put(row == NEW_HELP ? t("How to play") : t("Start the game"));
    rowLabel();
    put(row == NEW_HELP ? t("10 short pages") : seatKind(0) > 1 ? t("the computer plays") : t("you play"));
    rowValue();
  }
}

function playerName(i: i32): usize {
  if (i == 0) return t("You");
  if (i == 1) return t("Computer 1");
  return i == 2 ? t("Computer 2") : t("Computer 3");
}

function noYes(i: i32): usize {
  return i == 0 ? t("No") : t("Yes");
}
