// Owns the panel beside a map: bar, hints, texts, rows, and what a seat has. Its first column differs from map to map.
import { BYTES } from "../../console/builder";
import { BLACK, hline } from "../../console/framebuffer";
import {
  SPRITE_BULLET7,
  SPRITE_HEART,
  SPRITE_SAFE7,
  SPRITE_TIE,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { pageTop } from "../../console/list";
import { seatName } from "../../console/names";
import {
  barInPanel,
  barLeft,
  barLock,
  counter,
  headedBox,
  hearts,
  hintsInPanel,
  listRow,
  moreMarks,
  rowImpossible,
  rowLabel,
  rowValue,
} from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import { READ, hasText, left, put, right, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { isSecret } from "./choices";
import { MOST_HEARTS } from "./data";
import { putMany, putTile } from "./names";
import { ledBy, safeWith } from "./queries";
import { heartsOf } from "./state";
import { State } from "./state-bytes";

export const PLAN_PANEL: i32 = 150;
const RIGHT: i32 = 296;
/** Column behind the panel's texts. */
export const PANEL_END: i32 = 292;
/** px from one row of a list to the next, and where rows end. */
export const ROW: i32 = 12;
const ROWS_END: i32 = 116;
/** Tops of what stands in the same place on every screen. */
export const HEARTS_Y: i32 = 17;
export const BODY_Y: i32 = 28;

/** First column of the panel that is being drawn. */
const PANEL: usize = memory.data(4);

/** Begins a panel whose first column is x; maps do so themselves. */
export function panelAt(x: i32): void {
  store<i32>(PANEL, x);
}
export function panelX(): i32 {
  return load<i32>(PANEL);
}
/** First column of its texts. */
export function textX(): i32 {
  return panelX() + 3;
}

// ---- bar and hints ----

/** The black bar with "Anna: " and the words, and the lock where others must not see the screen. */
export function seatBar(seat: i32, words: usize): void {
  seatBarOf(seat, words, seat);
}
/** The same, with the name of another whose pawn is moved. */
export function seatBarOf(seat: i32, words: usize, other: i32): void {
  barInPanel(panelX(), RIGHT - panelX(), true);
  put(seatName(seat));
  put(t(": "));
  put(words);
  if (other != seat) put(seatName(other));
  barLeft();
  if (isSecret()) barLock();
}
/** The white bar of what nobody must answer. */
export function plainBar(words: usize): void {
  barInPanel(panelX(), RIGHT - panelX(), false);
  put(words);
  barLeft();
}
/** What the buttons do. */
export function panelHints(a: usize, b: usize, c: usize): void {
  hintsInPanel(panelX() + 1, RIGHT - 2 - panelX(), a, b, c);
}

// ---- texts ----

/** A rule across the panel. */
export function panelRule(y: i32): void {
  hline(panelX() + 2, y, RIGHT - 3 - panelX(), BLACK);
}
/** The builder's text in lines as wide as the panel; how many. */
export function panelText(y: i32): i32 {
  return wrap(textX(), y, PANEL_END - textX(), 11, READ, BLACK);
}
/** The builder's text in one line. */
export function panelLine(y: i32): void {
  left(textX(), y, READ, BLACK);
}
/** The builder's text in one line that ends at the panel's right. */
export function panelEnd(y: i32): void {
  if (hasText()) right(PANEL_END, y, READ, BLACK);
}
/** A box of so many lines, the builder's text its heading; the y of its first line. */
export function panelBox(y: i32, lines: i32): i32 {
  headedBox(textX() - 1, y, PANEL_END + 2 - textX(), 11 * lines + 9, 1);
  return y + 5;
}
/** The builder's text in lines inside a box. */
export function boxText(y: i32): i32 {
  return wrap(textX() + 4, y, PANEL_END - 8 - textX(), 11, READ, BLACK);
}

/** A place at the head of a line: "Tile 3", "Office 4". */
export function putTileFirst(tile: i32): void {
  putTile(tile);
  const first = load<u8>(BYTES);
  if (first > 0x60) store<u8>(BYTES, first - 0x20);
}

/** "4 steps". */
export function putSteps(n: i32): void {
  putMany(n, t("step"));
}
const KINDS: usize = memory.data<u16>([<u16>t("zombie"), <u16>t("heart"), <u16>t("bullet")]);
/** "2 zombies, 1 heart", "nothing": how many bits each set has. */
export function putKinds(zombies: i32, hearts: i32, bullets: i32): void {
  let any = false;
  for (let at = KINDS; at < KINDS + 6; at += 2) {
    const count = popcnt(at == KINDS ? zombies : at == KINDS + 2 ? hearts : bullets);
    if (count == 0) continue;
    if (any) put(t(", "));
    putMany(count, load<u16>(at));
    any = true;
  }
  if (!any) put(t("nothing"));
}

// ---- what a seat has ----

export const FIGURES: i32 = 5;
const SIGNS: usize = memory.data<u16>([
  <u16>SPRITE_HEART,
  <u16>SPRITE_BULLET7,
  <u16>SPRITE_ZOMBIE7,
  <u16>SPRITE_TIE,
  <u16>SPRITE_SAFE7,
]);
/** Hearts, bullets and kills stand one behind the other in the state. */
const SEATS: i32 = <i32>(offsetof<State>("bullets0") - offsetof<State>("hearts0"));
/** Of a seat 0 hearts, 1 bullets, 2 kills, 3 directors led, 4 safe. */
export function figureOf(seat: i32, n: i32): i32 {
  if (n < 3) return heartsOf(seat + SEATS * n);
  return n == 3 ? ledBy(seat) : safeWith(seat);
}
/** The picture of such a figure. */
export function signOfFigure(n: i32): usize {
  return load<u16>(SIGNS + 2 * n);
}
/** All of them: the head of the panel. */
export function drawOwn(seat: i32): void {
  hearts(textX(), HEARTS_Y, heartsOf(seat), MOST_HEARTS);
  drawCounters(textX() + 52, HEARTS_Y - 1, seat);
}
/** The same without hearts, in a row. */
export function drawCounters(x: i32, y: i32, seat: i32): void {
  for (let n = 1; n < FIGURES; n++) x = counter(signOfFigure(n), x, y, figureOf(seat, n));
}

// ---- rows ----

/**
 * The rows of console/rows.ts from y down to the hints, by pages. words puts a row's label, value what stands at its right end; refusal
 * says why a row is impossible now, as an empty text where value does, 0 = it is possible.
 */
export function drawRows(
  y: i32,
  cursor: i32,
  words: (action: i32) => void,
  value: (action: i32) => void,
  refusal: (action: i32) => usize,
): void {
  const count = rowCount();
  const visible = (ROWS_END - y) / ROW;
  const top = pageTop(cursor, visible);
  const w = RIGHT - 2 - panelX() - (count > visible ? 8 : 0); // the marks of more stand beside the rows
  for (let i = 0; i < visible && top + i < count; i++) {
    const action = rowAction(top + i);
    const why = refusal(action);
    listRow(panelX() + 1, y + i * ROW, w, ROW, top + i == cursor);
    if (why != 0 && top + i != cursor) rowImpossible();
    words(action);
    rowLabel();
    if (why != 0) put(why);
    if (!hasText()) value(action);
    if (hasText()) rowValue();
  }
  moreMarks(RIGHT - 1, y, y + visible * ROW, top > 0, top + visible < count);
}
/** Every row is possible. */
export function noRefusal(_action: i32): usize {
  return 0;
}
/** Nothing at the right end of a row. */
export function noValue(_action: i32): void {}
