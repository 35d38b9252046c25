// Owns the pause menu of every game: its rows, when they are possible, what a press on them asks for.
import { PRESS_A, PRESS_B, PRESS_LONG_A } from "../abi";
import { BLACK } from "../framebuffer";
import { pressList } from "../list";
import { dialog, hints, listRow, rowImpossible, rowLabel, rowValue } from "../parts";
import { UNDO_CHANCE, UNDO_DONE, UNDO_POSSIBLE, shell } from "../state-map";
import { HEAD, label, put } from "../text";
import { t } from "../texts";

export const PAUSE_GO_ON: i32 = 0;
export const PAUSE_HELP: i32 = 1;
export const PAUSE_LOG: i32 = 2;
export const PAUSE_UNDO: i32 = 3;
export const PAUSE_NEW_GAME: i32 = 4;
export const PAUSE_LEAVE: i32 = 5;
/** Rows of every game; one that can be given up has another one before the new game. */
const PAUSE_ROWS: i32 = 6;
export const PAUSE_GIVE_UP: i32 = 6;

/** pressPause: nothing was chosen. */
export const PAUSE_NOTHING: i32 = -1;
/** pressPause: the cursor moved. */
export const PAUSE_MOVED: i32 = -2;

/** Whether the cursor may rest on a row. */
export function pausePossible(row: i32): bool {
  return row != PAUSE_UNDO || shell.undoWhy == UNDO_POSSIBLE;
}

/** How many rows there are; gives = whether one of them gives the game up. */
export function pauseRows(gives: bool): i32 {
  return PAUSE_ROWS + i32(gives);
}

/** What a row stands for: PAUSE_... */
function entryOf(row: i32, gives: bool): i32 {
  if (!gives || row < PAUSE_NEW_GAME) return row;
  return row == PAUSE_NEW_GAME ? PAUSE_GIVE_UP : row - 1;
}

/** The PAUSE_... that a press chooses, or PAUSE_NOTHING, or PAUSE_MOVED. */
export function pressPause(code: i32, gives: bool): i32 {
  if (code == PRESS_A || code == PRESS_LONG_A) return PAUSE_GO_ON;
  if (code == PRESS_B) return pausePossible(shell.cursor) ? entryOf(shell.cursor, gives) : PAUSE_NOTHING;
  return pressList(code, pauseRows(gives), pausePossible) ? PAUSE_MOVED : PAUSE_NOTHING;
}

/**
 * The dialog, over the screen that stands. undoWords puts what an undo would take back ("moved to Dining"); chance =
 * why it cannot be once chance has spoken ("dice were rolled"); giveUp = words of the row that gives the game up, 0 = it
 * has none.
 */
export function drawPause(undoWords: () => void, chance: usize, giveUp: usize = 0): void {
  dialog(60, 7, 176, 105);
  label(t("Paused"), 70, 13, HEAD, BLACK);
  const gives = giveUp != 0;
  const pitch = gives ? 11 : 13; // all of them must fit
  for (let row = 0; row < pauseRows(gives); row++) {
    listRow(66, 29 + row * pitch, 164, pitch, row == <i32>shell.cursor);
    if (row == PAUSE_UNDO) drawUndo(undoWords, chance);
    else {
      const entry = entryOf(row, gives);
      put(entry == PAUSE_GIVE_UP ? giveUp : rowWords(entry));
      rowLabel();
    }
  }
  hints(t("Go on"), t("Choose"), 0);
}

function rowWords(row: i32): usize {
  if (row == PAUSE_GO_ON) return t("Go on");
  if (row == PAUSE_HELP) return t("Help");
  if (row == PAUSE_LOG) return t("Log");
  return row == PAUSE_NEW_GAME ? t("New game") : t("Leave (game is kept)");
}

function drawUndo(undoWords: () => void, chance: usize): void {
  if (shell.undoWhy == UNDO_POSSIBLE) {
    put(t("Undo: "));
    undoWords();
    return rowLabel();
  }
  rowImpossible();
  put(t("Undo"));
  rowLabel();
  if (shell.undoWhy == UNDO_CHANCE) put(chance);
  else put(shell.undoWhy == UNDO_DONE ? t("one step only") : t("nothing yet"));
  rowValue();
}
