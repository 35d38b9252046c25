// Owns the pictures of trades: one that is put together with a neighbour, one that a computer asks for.
import { BLACK, hline } from "../../console/framebuffer";
import { pageTop } from "../../console/list";
import {
  bar,
  barLeft,
  hints,
  listRow,
  moreMarks,
  rowImpossible,
  rowLabel,
  rowSprite,
  rowValue,
} from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import { seatLevel } from "../../console/state-map";
import { HEAD, READ, centre, drop, hasText, label, left, put, putNumber, width } from "../../console/text";
import { t } from "../../console/texts";
import { listFight } from "./choices-fight";
import { ROW_THING, afterTrade, givenOf, listTrade, movedThings, tradePossible } from "./choices-trade";
import { FIRST_THING, GRENADE, KINDS, KIT, NONE } from "./data";
import { kindName, kindSprite, putKind, seatName } from "./names";
import { ACTION_AGREE } from "./rules";
import { held, state } from "./state";
import { MARKS_NONE, drawBoard } from "./view-board";
import { drawPicture } from "./view-flip";
import { drawChoices, drawOwn, noRefusal, noValue, seatBar } from "./view-panel";
import { textAt } from "./view-panel";

const HEADS_Y: i32 = 14;
const ROWS_Y: i32 = 25;
const PITCH: i32 = 13;
const ROWS: i32 = 6;
const RULE_Y: i32 = 103;
const LAST_Y: i32 = 104;
const FIRST_X: i32 = 178; // middles of the two columns
const SECOND_X: i32 = 253;
const SUMMARY: i32 = 190; // px

/** PHASE_END, STAGE_TRADE: everything the two have; B moves one, the last row agrees. */
export function drawTrade(cursor: i32): void {
  const seat = <i32>state.turn;
  const other = <i32>state.mark;
  bar(true);
  put(seatName(seat));
  put(t(" trades with "));
  put(seatName(other));
  barLeft();
  put(seatName(seat));
  centre(FIRST_X, HEADS_Y, READ, BLACK);
  put(seatName(other));
  centre(SECOND_X, HEADS_Y, READ, BLACK);
  listTrade();
  const last = rowCount() - 1;
  const top = pageTop(min(cursor, max(last - 1, 0)), ROWS);
  for (let i = 0; i < ROWS && top + i < last; i++) drawThing(top + i, ROWS_Y + i * PITCH, cursor);
  moreMarks(294, ROWS_Y, ROWS_Y + ROWS * PITCH, top > 0, top + ROWS < last);
  hline(4, RULE_Y, 288, BLACK);
  drawLast(last, cursor);
  hints(t("Cancel"), cursor == last ? t("Do it") : t("Move 1"), t("Look"));
}

/** A thing's sprite and name, and how many each has: before and after. */
function drawThing(row: i32, y: i32, cursor: i32): void {
  const kind = rowAction(row) - ROW_THING;
  const mine = held(state.turn, kind);
  const yours = held(state.mark, kind);
  listRow(2, y, 284, PITCH, row == cursor);
  if (!tradePossible(row)) rowImpossible();
  rowSprite(kindSprite(kind));
  putThings(kind);
  rowLabel();
  const after = afterTrade(kind);
  putChange(mine, after);
  centre(FIRST_X, y + 2, READ, BLACK);
  putChange(yours, mine + yours - after);
  centre(SECOND_X, y + 2, READ, BLACK);
}

/** "Grenades", "First aid kits", "Axe". */
function putThings(kind: i32): void {
  putKind(kind);
  if (kind == GRENADE || kind == KIT) put(t("s"));
}

/** "1 → 2", "2", "none". */
function putChange(from: i32, to: i32): void {
  if (from != to) {
    putNumber(from);
    put(t(" → "));
    putNumber(to);
  } else if (from == 0) put(t("none"));
  else putNumber(from);
}

/** The row that agrees, and what would change hands. */
function drawLast(row: i32, cursor: i32): void {
  listRow(2, LAST_Y, 292, PITCH, row == cursor);
  const moves = movedThings();
  if (moves == 0) rowImpossible();
  put(seatLevel(state.mark) == 0 ? t("We both agree") : t("Trade"));
  rowLabel();
  if (cursor != row && !tradePossible(cursor)) {
    put(seatName(state.mark)); // a computer (AMB-57)
    put(t(" keeps it"));
  } else if (moves == 0) put(t("nothing moves yet"));
  else putDeal(moves);
  rowValue();
}

/** "axe to Anita, 1 first aid kit to Mary"; "5 things change hands". */
function putDeal(moves: i32): void {
  for (let kind = FIRST_THING; kind < KINDS; kind++) {
    const given = givenOf(kind);
    if (given == 0) continue;
    if (hasText()) put(t(", "));
    if (abs(given) > 1) {
      putNumber(abs(given));
      put(t(" "));
    }
    put(kindName(kind));
    if (abs(given) > 1 && kind <= KIT) put(t("s"));
    put(t(" to "));
    put(seatName(given > 0 ? state.mark : state.turn));
  }
  if (width(READ) <= SUMMARY) return;
  drop();
  putNumber(moves);
  put(t(" things change hands"));
}

// ---- a computer asks ----

/** PHASE_TRADE: a person is asked for a thing, or offered one. */
export function drawAskedTrade(cursor: i32): void {
  const seat = <i32>state.partner;
  const kind = min(max(<i32>state.thing, FIRST_THING), KINDS - 1);
  drawBoard(seat, MARKS_NONE, NONE);
  seatBar(seat, t("a trade?"));
  drawOwn(seat);
  drawPicture(kind, 148, 56);
  putKind(kind);
  left(172, 40, HEAD, BLACK);
  put(seatName(state.turn));
  put(state.gives ? t(" offers it") : t(" asks for it"));
  textAt(172, 56);
  label(state.gives ? t("and wants nothing.") : t("and gives nothing."), 172, 67, READ, BLACK);
  listFight();
  drawChoices(80, 2, cursor, putAnswer, noValue, noRefusal);
}

function putAnswer(action: i32): void {
  if (action == ACTION_AGREE) put(state.gives ? t("Take it") : t("Give it"));
  else put(state.gives ? t("No, thanks") : t("Keep it"));
}
