// Owns the help reader: pages one after the other, and their index.
import { PRESS_A, PRESS_B, PRESS_C, PRESS_DOWN, PRESS_UP, STATUS_CHANGED, STATUS_SCENE } from "../abi";
import { BLACK, vline } from "../framebuffer";
import { always, pageTop, pressList } from "../list";
import { bar, barLeft, barRight, hints, listRow, moreMarks, pageDots, rowLabel, rowValue } from "../parts";
import { closeReader } from "../shell";
import { SCREEN_HELP, SCREEN_INDEX, shell } from "../state-map";
import { READ, put, putCapital, putNumber, putPart, textAt, wrap } from "../text";
import { t } from "../texts";

const TEXT_X: i32 = 154;
const TEXT_Y: i32 = 18;
const TEXT_WIDTH: i32 = 138;
const LINE: i32 = 11;
const GAP: i32 = 3; // between paragraphs
const LINE_FEED: u8 = 10;
const INDEX_ROWS: i32 = 7;

/** A press on a page of the help; status bits. */
export function pressHelp(code: i32, pages: i32): i32 {
  if (code == PRESS_A) return closeReader();
  if (code == PRESS_C) return showIndex();
  const step = code == PRESS_UP ? -1 : code == PRESS_DOWN || code == PRESS_B ? 1 : 0;
  const page = <i32>shell.page + step;
  if (step == 0 || page < 0 || page >= pages) return 0;
  shell.page = <u8>page;
  return STATUS_CHANGED;
}

/** A press in the index; status bits. */
export function pressIndex(code: i32, pages: i32): i32 {
  if (code == PRESS_A || code == PRESS_B) {
    if (code == PRESS_B) shell.page = shell.cursor;
    shell.screen = SCREEN_HELP;
    shell.cursor = 0;
    return STATUS_CHANGED | STATUS_SCENE;
  }
  return pressList(code, pages, always);
}

function showIndex(): i32 {
  shell.screen = SCREEN_INDEX;
  shell.cursor = shell.page;
  return STATUS_CHANGED | STATUS_SCENE;
}

/** Frame of a page: bar, rule between picture and words, dots, hints. title = words after "How to play: ". */
export function drawHelp(title: usize, pages: i32): void {
  bar(false);
  put(t("How to play: "));
  put(title);
  barLeft();
  putNumber(shell.page + 1);
  put(t(" of "));
  putNumber(pages);
  barRight();
  vline(147, 18, 86, BLACK);
  pageDots(pages, shell.page, 109);
  hints(t("Back"), <i32>shell.page + 1 < pages ? t("Next") : 0, t("Index"));
}

/**
 * The sentences at the right of a page: at most 7 lines of 138 px; a new paragraph begins after each line feed, with a
 * gap of 3 px.
 */
export function helpText(text: usize): void {
  let y = TEXT_Y;
  let from = textAt(text);
  while (load<u8>(from) != 0) {
    let end = from;
    while (load<u8>(end) != 0 && load<u8>(end) != LINE_FEED) end++;
    putPart(from, <i32>(end - from));
    y += wrap(TEXT_X, y, TEXT_WIDTH, LINE, READ, BLACK) * LINE + GAP;
    from = load<u8>(end) == 0 ? end : end + 1;
  }
}

/** The index; title(page) = the words of a page, which begin with a small letter a-z. */
export function drawIndex(pages: i32, title: (page: i32) => usize): void {
  bar(false);
  put(t("How to play"));
  barLeft();
  putNumber(pages);
  put(t(" pages"));
  barRight();
  const top = pageTop(shell.cursor, INDEX_ROWS);
  for (let i = 0; i < INDEX_ROWS && top + i < pages; i++) {
    listRow(2, 17 + i * 14, 291, 14, top + i == <i32>shell.cursor);
    putCapital(title(top + i));
    rowLabel();
    putNumber(top + i + 1);
    rowValue();
  }
  moreMarks(276, 17, 17 + INDEX_ROWS * 14, top > 0, top + INDEX_ROWS < pages);
  hints(t("Back"), t("Open"), 0);
}
