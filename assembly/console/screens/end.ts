// Owns the rows under every result: play again, change the game, read the log.
import { PRESS_A, PRESS_B, STATUS_LEAVE, STATUS_SAVE } from "../abi";
import { always, pressList } from "../list";
import { listRow, rowLabel } from "../parts";
import { shell } from "../state-map";
import { put } from "../text";
import { t } from "../texts";
import { openLog } from "./log";

export const END_AGAIN: i32 = 0;
export const END_CHANGE: i32 = 1;
export const END_LOG: i32 = 2;
export const END_ROWS: i32 = 3;

// pressEnd: what a press asks of the game; other answers are status bits.
export const END_PLAY_AGAIN: i32 = -1;
export const END_NEW_GAME: i32 = -2;

/** A press on the end screen; C is the game's own. */
export function pressEnd(code: i32): i32 {
  if (code == PRESS_A) return STATUS_SAVE | STATUS_LEAVE;
  if (code != PRESS_B) return pressList(code, END_ROWS, always);
  if (<i32>shell.cursor == END_AGAIN) return END_PLAY_AGAIN;
  return <i32>shell.cursor == END_CHANGE ? END_NEW_GAME : openLog();
}

/** The rows, one below the other. */
export function drawEndRows(x: i32, y: i32, w: i32, pitch: i32, cursor: i32): void {
  for (let row = 0; row < END_ROWS; row++) {
    listRow(x, y + row * pitch, w, pitch, row == cursor);
    put(row == END_AGAIN ? t("Play again") : row == END_CHANGE ? t("Change the game") : t("Read the log"));
    rowLabel();
  }
}
