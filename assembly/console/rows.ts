// Owns the list of rows a player chooses from: which action each stands for. Scratch of one call; a game fills it anew.

/** Rows at most. */
export const MOST_ROWS: i32 = 24;
/** What rowAction() answers for a row that is not there. */
export const NO_ACTION: i32 = -1;

const LIST: usize = memory.data(2 * MOST_ROWS);
const COUNT: usize = memory.data(1);

export function clearRows(): void {
  store<u8>(COUNT, 0);
}

/** Adds a row for an action 0..65,534, legal or not; rows behind the last place are left out. */
export function addRow(action: i32): void {
  const count = <i32>load<u8>(COUNT);
  if (count == MOST_ROWS) return;
  store<u16>(LIST + 2 * count, <u16>action);
  store<u8>(COUNT, <u8>(count + 1));
}

/** Adds rows for the actions from first to last. */
export function addRows(first: i32, last: i32): void {
  while (first <= last) addRow(first++);
}

export function rowCount(): i32 {
  return load<u8>(COUNT);
}

/** The action of a row; NO_ACTION where there is none. */
export function rowAction(row: i32): i32 {
  return row >= 0 && row < rowCount() ? <i32>load<u16>(LIST + 2 * row) : NO_ACTION;
}

/** The first row of those whose action is worth most; worth -1 = it cannot be chosen. */
export function bestRow(worth: (action: i32) => i32): i32 {
  let best = 0;
  let most = -1;
  for (let row = 0; row < rowCount(); row++) {
    const value = worth(rowAction(row));
    if (value <= most) continue;
    most = value;
    best = row;
  }
  return best;
}
