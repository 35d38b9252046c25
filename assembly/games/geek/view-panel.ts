// Owns the panel beside the house, as all of geek's screens have it: bar, texts, rows, hints.
import { BLACK, hline, vline } from "../../console/framebuffer";
import { pageTop } from "../../console/list";
import {
  barInPanel,
  barLeft,
  barRight,
  hintsInPanel,
  listRow,
  moreMarks,
  rowImpossible,
  rowLabel,
  rowValue,
} from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import { READ, hasText, left, put, putNumber, right, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { putSeat } from "./names";
import { extraStep, walker } from "./queries";
import { state } from "./state";
import { PANEL_TEXT, PANEL_TEXT_WIDTH, PANEL_X, ROW } from "./view-layout";

export * from "./view-layout";
export * from "./view-seats";

const RULE_X: i32 = 125;

// ---- bar and hints ----

/** The rule beside the board and the bar of the panel: black when a person must act. */
export function panelBar(acting: bool): void {
  vline(RULE_X, 0, 128, BLACK);
  barInPanel(PANEL_X, 296 - PANEL_X, acting);
}

/** The black bar with "Mary: " and the words. */
export function seatBar(seat: i32, words: usize): void {
  panelBar(true);
  putSeat(seat);
  put(t(": "));
  put(words);
  barLeft();
}

/** "4 left", "2 of 4 left" at the right of the bar. */
export function barSteps(left: i32, all: i32): void {
  putNumber(left);
  if (left != all) {
    put(t(" of "));
    putNumber(all);
  }
  put(t(" left"));
  barRight();
}

/** The same of the character that walks; Max's extra step stands apart, as using it spends it. */
export function barWalk(): void {
  const steps = <i32>state.steps;
  if (extraStep(walker()) == 0) return barSteps(steps, steps + <i32>state.walked);
  putNumber(steps);
  put(t("+1 left"));
  barRight();
}

/** "Mary: walk", and the steps that are left. */
export function walkBar(words: usize): void {
  seatBar(walker(), words);
  barWalk();
}

/** What the buttons do, below the panel. */
export function panelHints(a: usize, b: usize, c: usize): void {
  hintsInPanel(130, 161, a, b, c);
}

/** A rule across the panel. */
export function panelRule(y: i32): void {
  hline(131, y, 163, BLACK);
}

/** The builder's text in lines as wide as the panel; how many. */
export function panelText(y: i32): i32 {
  return wrap(PANEL_TEXT, y, PANEL_TEXT_WIDTH, 11, READ, BLACK);
}

/** The builder's text in READ, with its left edge at x. */
export function textAt(x: i32, y: i32): void {
  if (hasText()) left(x, y, READ, BLACK);
}

/** The same, ending before xRight. */
export function textTo(xRight: i32, y: i32): void {
  if (hasText()) right(xRight, y, READ, BLACK);
}

// ---- rows ----

/**
 * The rows of console/rows.ts, `visible` a page. words puts a row's label, value what stands at its right end; refusal
 * says why a row is impossible now, 0 = it is possible.
 */
export function drawRows(
  y: i32,
  visible: i32,
  cursor: i32,
  words: (action: i32) => void,
  value: (action: i32) => void,
  refusal: (action: i32) => usize,
): void {
  const count = rowCount();
  const top = pageTop(cursor, visible);
  const w = 295 - 128 - (count > visible ? 8 : 0); // the marks of more stand beside the rows
  for (let i = 0; i < visible && top + i < count; i++) {
    const action = rowAction(top + i);
    const why = refusal(action);
    listRow(PANEL_X + 1, y + i * ROW, w, ROW, top + i == cursor);
    if (why != 0) rowImpossible();
    words(action);
    rowLabel();
    if (why != 0) put(why);
    else value(action);
    if (hasText()) rowValue();
  }
  moreMarks(295, y, y + visible * ROW, top > 0, top + visible < count);
}

/** The same for a question without a way back, with its hints. */
export function drawChoices(
  y: i32,
  visible: i32,
  cursor: i32,
  words: (action: i32) => void,
  value: (action: i32) => void,
  refusal: (action: i32) => usize,
): void {
  drawRows(y, visible, cursor, words, value, refusal);
  panelHints(0, t("Do it"), t("Look"));
}

/** Every row is possible. */
export function noRefusal(_action: i32): usize {
  return 0;
}

/** Nothing at the right end of a row. */
export function noValue(_action: i32): void {}

/** "♥ 2→3". */
export function putHearts(from: i32, to: i32): void {
  put(t("♥ "));
  putNumber(from);
  put(t("→"));
  putNumber(to);
}
