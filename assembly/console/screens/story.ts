// Owns the part of a story screen that all games share: the log's sentences since the last stop, in pages.
import { BLACK, blit } from "../framebuffer";
import { LOG_TURN, logEntry, logKind } from "../log";
import { moreMarks } from "../parts";
import { shell } from "../state-map";
import { READ, drop, left, measureWrap, wrap } from "../text";

const X: i32 = 16;
const LINE: i32 = 11; // px

/** Whether an entry is a sentence of the story: turn marks are not, nor what stands on the next screen (kind `left`). */
function isTold(i: i32, left: i32): bool {
  return logKind(i) != LOG_TURN && logKind(i) != left;
}

function storyLines(left: i32): i32 {
  let lines = 0;
  for (let i = <i32>shell.news; i < <i32>shell.logCount; i++) if (isTold(i, left)) lines++;
  return lines;
}

/** Pages of `visible` sentences since the last stop, at least one; entries of kind `left` are left out. */
export function storyPages(visible: i32, left: i32): i32 {
  return max((storyLines(left) + visible - 1) / visible, 1);
}

/** The page shown, from 0; a loaded state may hold any number. */
export function storyPage(visible: i32, left: i32): i32 {
  return min<i32>(shell.page, storyPages(visible, left) - 1);
}

/** Draws the page from y on; sentence(entry) puts the words of an entry and returns its sprite, or 0. */
export function drawStory(y: i32, visible: i32, left: i32, sentence: (entry: usize) => usize): void {
  const page = storyPage(visible, left);
  let line = 0;
  for (let i = <i32>shell.news; i < <i32>shell.logCount; i++) {
    if (!isTold(i, left)) continue;
    if (line / visible == page) drawLine(logEntry(i), y + (line % visible) * LINE, sentence);
    line++;
  }
  moreMarks(293, y, y + visible * LINE, page > 0, page + 1 < storyPages(visible, left));
}

/** Draws the last `visible` sentences since the last stop from y on, the oldest first. */
export function drawLastLines(y: i32, visible: i32, sentence: (entry: usize) => usize): void {
  let skip = storyLines(LOG_TURN) - visible;
  let line = 0;
  for (let i = <i32>shell.news; i < <i32>shell.logCount; i++) {
    if (logKind(i) == LOG_TURN || skip-- > 0) continue;
    drawLine(logEntry(i), y + line++ * LINE, sentence);
  }
}

function drawLine(entry: usize, y: i32, sentence: (entry: usize) => usize): void {
  const sprite = sentence(entry);
  if (sprite != 0) blit(sprite, 4, y + 1, BLACK);
  left(X, y, READ, BLACK);
}

// ---- beside a map: sentences wrap ----

const NOWHERE: i32 = -1; // page

/** Pages of `visible` lines of w px up to the one behind the page shown, at least one; sentence(entry) puts the words of an entry. */
export function narrowPages(w: i32, visible: i32, sentence: (entry: usize) => usize): i32 {
  return layNarrow(NOWHERE, 0, 0, w, visible, sentence);
}

/** Draws the page shown: its first sentence at x, y, each beginning on a line of its own; returns what narrowPages() does. */
export function drawNarrow(
  page: i32,
  x: i32,
  y: i32,
  w: i32,
  visible: i32,
  sentence: (entry: usize) => usize,
): i32 {
  return layNarrow(page, x, y, w, visible, sentence);
}

/** Goes through the pages and draws one of them; returns how many there are, those behind the next one left out. */
function layNarrow(page: i32, x: i32, y: i32, w: i32, visible: i32, sentence: (entry: usize) => usize): i32 {
  let at = 0; // page and line that come next
  let line = 0;
  for (let i = <i32>shell.news; i < <i32>shell.logCount; i++) {
    if (!isTold(i, LOG_TURN)) continue;
    sentence(logEntry(i));
    const lines = measureWrap(w, READ);
    if (line > 0 && line + lines > visible) {
      if (at++ == <i32>shell.page) break;
      line = 0;
    }
    if (at == page) wrap(x, y + line * LINE, w, LINE, READ, BLACK);
    drop();
    line += lines;
  }
  drop();
  return at + 1;
}

/** The turn that the story is about: that of the first sentence; 0 before the first mark. */
export function storyTurn(): i32 {
  for (let i = min<i32>(shell.news, shell.logCount - 1); i >= 0; i--) {
    if (logKind(i) == LOG_TURN) return load<u8>(logEntry(i), 1);
  }
  return 0;
}
