// Owns the dialog that asks once more before something cannot be undone: the safe row first.
import { PRESS_A, PRESS_B } from "../abi";
import { BLACK, blit } from "../framebuffer";
import { ICON_HELP_32 } from "../icon-data";
import { always, pressList } from "../list";
import { dialog, hints, listRow, rowLabel } from "../parts";
import { shell } from "../state-map";
import { HEAD, READ, left, put, wrap } from "../text";
import { t } from "../texts";

export const ASK_SAFE: i32 = 0; // row 0
export const ASK_DO: i32 = 1; // row 1
export const ASK_ROWS: i32 = 2;
export const ASK_NOTHING: i32 = -1;
export const ASK_MOVED: i32 = -2;
/** shell.ask in every game: a new game ends the one that is played. Games number their own dialogs from 1 on. */
export const ASK_GIVE_UP: i32 = 255;

/** The row that a press chooses, or ASK_NOTHING, or ASK_MOVED. */
export function pressAsk(code: i32): i32 {
  if (code == PRESS_A) return ASK_SAFE;
  if (code == PRESS_B) return shell.cursor;
  return pressList(code, ASK_ROWS, always) ? ASK_MOVED : ASK_NOTHING;
}

/**
 * The dialog, over the screen that stands. title and rows are words; picture at most 34 px wide; the sentences that
 * explain, at most three lines of 188 px, stand in the text builder.
 */
export function drawAsk(title: usize, picture: usize, safe: usize, act: usize): void {
  dialog(24, 12, 248, 101); // down to the hint strip: no half line of the screen below sticks out
  wrap(78, 39, 188, 11, READ, BLACK);
  put(title);
  left(34, 19, HEAD, BLACK);
  blit(picture, 36, 42, BLACK);
  drawAnswer(ASK_SAFE, safe);
  drawAnswer(ASK_DO, act);
  hints(t("Back"), t("Choose"), 0);
}

/** The dialog of ASK_GIVE_UP. */
export function drawGiveUp(): void {
  put(t("The game you are playing is\nlost for good."));
  drawAsk(t("Give up this game?"), ICON_HELP_32, t("Play on"), t("Give up"));
}

function drawAnswer(row: i32, words: usize): void {
  listRow(76, 78 + row * 13, 188, 13, row == <i32>shell.cursor);
  put(words);
  rowLabel();
}
