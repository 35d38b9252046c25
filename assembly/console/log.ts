// Owns the log of a game: compact entries in the state region, from which a game makes sentences when it draws them.
// The log is a plain list. When it is full, the oldest turn that has details left is cut down to its headline; when no
// turn has details left, the oldest turn goes. Both are counted, so that the log can say so.
import { STATE_SIZE, STATE_PTR } from "./abi";
import { logBytes, logPtr, shell } from "./state-map";

/** Bytes of an entry: kind, then five numbers 0..255. */
export const LOG_ENTRY_SIZE: i32 = 6;
/** Kind of a turn mark: a = turn, b = what is left. Every other kind is the game's. */
export const LOG_TURN: i32 = 1;
/** Added to a kind: this line stays when its turn is cut down. */
export const LOG_HEADLINE: i32 = 0x80;

/** Entries that fit. */
export function logCapacity(): i32 {
  return logBytes() / LOG_ENTRY_SIZE;
}

/** Where entry i lies, 0 = oldest. */
export function logEntry(i: i32): usize {
  return logPtr() + i * LOG_ENTRY_SIZE;
}

/** Kind of entry i without its headline mark. */
export function logKind(i: i32): i32 {
  return load<u8>(logEntry(i)) & 0x7f;
}

export function logClear(): void {
  shell.logCount = 0;
  shell.logTop = 0;
  shell.logDropped = 0;
  shell.logShortened = 0;
  shell.news = 0;
  memory.fill(logPtr(), 0, <usize>(STATE_PTR + STATE_SIZE - logPtr()));
}

/** Adds an entry; numbers are cut to a byte. */
export function logAdd(kind: i32, a: i32 = 0, b: i32 = 0, c: i32 = 0, d: i32 = 0, e: i32 = 0): void {
  while (<i32>shell.logCount >= logCapacity()) makeRoom();
  const at = logEntry(shell.logCount);
  store<u8>(at, kind);
  store<u8>(at, a, 1);
  store<u8>(at, b, 2);
  store<u8>(at, c, 3);
  store<u8>(at, d, 4);
  store<u8>(at, e, 5);
  shell.logCount += 1;
}

/** The entry where the turn of entry i ends: the next turn mark, or the end of the log. */
export function turnEnd(i: i32): i32 {
  let end = i + 1;
  while (end < <i32>shell.logCount && logKind(end) != LOG_TURN) end++;
  return end;
}

/** Cuts the oldest turn with details, never the newest one; else drops the oldest turn. */
function makeRoom(): void {
  let start = 0;
  let end = turnEnd(0);
  while (end < <i32>shell.logCount) {
    const removed = cutTurn(start, end);
    if (removed > 0) {
      shell.logShortened += <u16>removed;
      return;
    }
    start = end;
    end = turnEnd(start);
  }
  const first = turnEnd(0);
  // A single turn that fills the log loses its oldest lines: better than to forget what happens now.
  if (first >= <i32>shell.logCount) {
    removeEntries(1, 1);
    shell.logShortened += 1;
    return;
  }
  removeEntries(0, first);
  shell.logDropped += 1;
}

/** Removes what is neither mark nor headline from the turn start..end-1; how many went. */
function cutTurn(start: i32, end: i32): i32 {
  let removed = 0;
  for (let i = end - 1; i >= start; i--) {
    if (logKind(i) == LOG_TURN || (load<u8>(logEntry(i)) & LOG_HEADLINE) != 0) continue;
    removeEntries(i, 1);
    removed++;
  }
  return removed;
}

function removeEntries(at: i32, count: i32): void {
  const left = shell.logCount - at - count;
  memory.copy(logEntry(at), logEntry(at + count), left * LOG_ENTRY_SIZE);
  shell.logCount -= <u16>count;
  memory.fill(logEntry(shell.logCount), 0, count * LOG_ENTRY_SIZE);
  shell.undoLogCount = shifted(shell.undoLogCount, at, count);
  shell.news = shifted(shell.news, at, count);
  if (shell.logTop >= shell.logCount) shell.logTop = 0; // the page that the reader showed last is gone
}

/** An index into the log after count entries from at on went. */
function shifted(index: u16, at: i32, count: i32): u16 {
  if (<i32>index <= at) return index;
  return <u16>max(at, <i32>index - count);
}

/** Forgets all entries from i on (undo). */
export function logCut(i: i32): void {
  if (i < <i32>shell.logCount) removeEntries(i, shell.logCount - i);
}

/** Whether the counts in a loaded state make sense; entries themselves can say anything. */
export function logIsSound(): bool {
  const count = <i32>shell.logCount;
  return (
    count <= logCapacity() &&
    <i32>shell.undoLogCount <= count &&
    <i32>shell.news <= count &&
    (<i32>shell.logTop < count || shell.logTop == 0)
  );
}
