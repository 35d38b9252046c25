// Owns rows that hold a choice of values (new game, settings): all values in a row, the chosen one inverted.
import { BLACK, WHITE, fill } from "../framebuffer";
import { rowLabel } from "../parts";
import { READ, left, put, speakAt, width } from "../text";
import { t } from "../texts";

const GAP: i32 = 11; // px between two values

/**
 * The values of a row that listRow() began at y with height h; its label stands in the text builder. name(i) = words of
 * value i, which may repeat from row to row.
 */
export function drawValues(x: i32, y: i32, h: i32, count: i32, choice: i32, name: (i: i32) => usize): void {
  rowLabel();
  let at = x;
  const top = y + ((h - 8) >> 1);
  for (let i = 0; i < count; i++) {
    const chosen = i == choice;
    if (chosen) {
      put(t("chosen:"));
      speakAt(top);
    }
    put(name(i));
    const w = width(READ);
    if (chosen) fill(at - 3, y + 1, w + 6, h - 2, BLACK);
    left(at, top, READ, chosen ? WHITE : BLACK);
    at += w + GAP;
  }
}
