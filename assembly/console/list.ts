// Owns how a cursor walks through a list: it wraps, skips rows that are impossible now, and pages.
import { PRESS_DOWN, PRESS_UP, STATUS_CHANGED } from "./abi";
import { shell } from "./state-map";

/**
 * The row reached from `from` by one press. step = 1 or -1; possible = whether the cursor may rest on a row.
 * Returns `from` where no other row is possible.
 */
export function nextRow(from: i32, step: i32, count: i32, possible: (row: i32) => bool): i32 {
  let row = from;
  for (let i = 1; i < count; i++) {
    row += step;
    if (row < 0) row = count - 1;
    if (row >= count) row = 0;
    if (possible(row)) return row;
  }
  return from;
}

/** The first row on which the cursor may rest; 0 where there is none. */
export function firstRow(count: i32, possible: (row: i32) => bool): i32 {
  for (let row = 0; row < count; row++) if (possible(row)) return row;
  return 0;
}

/** For lists without impossible rows. */
export function always(_row: i32): bool {
  return true;
}

/** The first row of the page that shows the cursor: lists scroll by whole pages of `visible` rows. */
export function pageTop(cursor: i32, visible: i32): i32 {
  return (cursor / visible) * visible;
}

/** UP and DOWN on the shown list: moves the cursor; status bits, 0 where nothing moved or for other presses. */
export function pressList(code: i32, count: i32, possible: (row: i32) => bool): i32 {
  if (code != PRESS_UP && code != PRESS_DOWN) return 0;
  const row = nextRow(shell.cursor, code == PRESS_UP ? -1 : 1, count, possible);
  if (row == <i32>shell.cursor) return 0;
  shell.cursor = <u8>row;
  return STATUS_CHANGED;
}
