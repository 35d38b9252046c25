// Owns the log reader: which entries stand on a page, how a press pages, how a page is drawn.
import { PRESS_A, PRESS_DOWN, PRESS_UP, STATUS_CHANGED } from "../abi";
import { BLACK, blit, dotted } from "../framebuffer";
import { LOG_TURN, logEntry, logKind } from "../log";
import { bar, barLeft, barRight, hints, moreMarks } from "../parts";
import { closeReader, openReader } from "../shell";
import { SCREEN_LOG, shell } from "../state-map";
import { READ, SMALL, left, put, putNumber, width } from "../text";
import { t } from "../texts";

const TOP: i32 = 17; // first row of the body, px
const HEIGHT: i32 = 99; // px that entries may use
const TEXT_X: i32 = 16;
const LINE: i32 = 11; // px of a sentence
const MARK: i32 = 9; // px of a turn mark

/** Opens the log at its end. */
export function openLog(): i32 {
  const status = openReader(SCREEN_LOG, 0);
  shell.logTop = <u16>pageBefore(shell.logCount);
  return status;
}

/** A press in the log; status bits. */
export function pressLog(code: i32): i32 {
  if (code == PRESS_A) return closeReader();
  let top = <i32>shell.logTop;
  if (code == PRESS_UP) top = pageBefore(top);
  if (code == PRESS_DOWN && pageEnd(top) < <i32>shell.logCount) top = pageEnd(top);
  if (top == <i32>shell.logTop) return 0;
  shell.logTop = <u16>top;
  return STATUS_CHANGED;
}

function heightOf(i: i32): i32 {
  return logKind(i) == LOG_TURN ? MARK : LINE;
}

/** px of the note on what fell out; it stands before the first entry. */
function noteHeight(): i32 {
  return shell.logDropped > 0 || shell.logShortened > 0 ? LINE : 0;
}

/** The first entry behind the page that begins with entry top. */
function pageEnd(top: i32): i32 {
  let used = top == 0 ? noteHeight() : 0;
  let i = top;
  while (i < <i32>shell.logCount && used + heightOf(i) <= HEIGHT) used += heightOf(i++);
  return i;
}

/** The first entry of the page that ends before entry end. */
function pageBefore(end: i32): i32 {
  let used = 0;
  let i = end;
  while (i > 0 && used + heightOf(i - 1) + (i == 1 ? noteHeight() : 0) <= HEIGHT) used += heightOf(--i);
  return i;
}

/** The turn that entry i belongs to; 0 before the first mark. */
function turnOf(i: i32): i32 {
  for (let at = i; at >= 0; at--) if (logKind(at) == LOG_TURN) return load<u8>(logEntry(at), 1);
  return 0;
}

/**
 * Draws the page. sentence(entry) puts the words of an entry into the text builder and returns its 7-px sprite, or 0;
 * remains(n) puts what a turn mark says of the number that runs out; rounds = the marks are those of rounds.
 */
export function drawLog(
  sentence: (entry: usize) => usize,
  remains: (n: i32) => void,
  rounds: bool = false,
): void {
  const top = <i32>shell.logTop;
  const end = pageEnd(top);
  bar(false);
  put(t("Log"));
  barLeft();
  drawTurns(top, end, rounds);
  let y = TOP;
  if (top == 0 && noteHeight() > 0) {
    drawNote(y, rounds);
    y += LINE;
  }
  for (let i = top; i < end; i++) {
    if (logKind(i) == LOG_TURN) drawMark(logEntry(i), y, remains, rounds);
    else drawSentence(logEntry(i), y, sentence);
    y += heightOf(i);
  }
  if (shell.logCount == 0) {
    put(t("Nothing has happened yet."));
    left(TEXT_X, y, READ, BLACK);
  }
  moreMarks(286, TOP, 110, top > 0, end < <i32>shell.logCount);
  hints(t("Back"), 0, 0);
}

function drawTurns(top: i32, end: i32, rounds: bool): void {
  if (end == 0) return;
  const first = turnOf(top);
  const last = turnOf(end - 1);
  put(rounds ? t("round") : t("turn"));
  put(first == last ? t(" ") : t("s "));
  putNumber(first);
  if (first != last) {
    put(t(" to "));
    putNumber(last);
  }
  barRight();
}

function drawNote(y: i32, rounds: bool): void {
  if (shell.logDropped > 0) {
    put(t("The first "));
    putNumber(shell.logDropped);
    put(rounds ? t(" rounds fell out. ") : t(" turns fell out. "));
  }
  put(rounds ? t("Early rounds: main events only.") : t("Early turns: main events only."));
  left(TEXT_X, y, READ, BLACK);
}

function drawMark(entry: usize, y: i32, remains: (n: i32) => void, rounds: bool): void {
  put(rounds ? t("ROUND ") : t("TURN "));
  putNumber(load<u8>(entry, 1));
  put(t("   "));
  remains(load<u8>(entry, 2));
  const end = 4 + width(SMALL) + 4;
  left(4, y + 1, SMALL, BLACK);
  dotted(end, y + 3, 280 - end);
}

function drawSentence(entry: usize, y: i32, sentence: (entry: usize) => usize): void {
  const sprite = sentence(entry);
  if (sprite != 0) blit(sprite, 4, y + 1, BLACK);
  left(TEXT_X, y, READ, BLACK);
}
