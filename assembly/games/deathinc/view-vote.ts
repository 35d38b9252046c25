// Owns the count of votes: its table, and the tie-break in which those with most fight it out (INC-VOTE).
import { BLACK, hline, vline } from "../../console/framebuffer";
import { SPRITE_BULLET7, SPRITE_HEART } from "../../console/icon-data";
import { seatName } from "../../console/names";
import {
  bar,
  barLeft,
  barRight,
  counter,
  hearts,
  hints,
  listRow,
  rowLabel,
  rowValue,
} from "../../console/parts";
import { clearRows, rowAction, rowCount, addRow } from "../../console/rows";
import { HEAD, READ, centre, label, left, put, putChar, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { KILLS_A_VOTE, MOST_HEARTS } from "./data";
import { PROXY } from "./data-cards";
import { safeWith } from "./queries";
import { returns } from "./rules";
import { ACTION_HEART, ACTION_PASS, ACTION_SPEND, isLegal } from "./rules";
import { bulletsOf, cardPlace, heartsOf, killsOf, state, tieTotal } from "./state";
import { IN_HAND } from "./state-phases";

const DASH: i32 = 0x2013;
const ARROW: i32 = 0x2192;
const ROW: i32 = 14; // px
const TOP: i32 = 30;
/** Middles of the columns: rescued, kills, CEO, proxy, votes. */
const COLUMNS: usize = memory.data<u16>([94, 148, 188, 226, 268]);
const HEADS: usize = memory.data<u16>([
  <u16>t("Rescued"),
  <u16>t("Kills"),
  <u16>t("CEO"),
  <u16>t("Proxy"),
  <u16>t("Votes"),
]);

/** Who has which votes and why. */
export function drawVote(): void {
  bar(false);
  put(t("The board votes"));
  barLeft();
  put(t("turn "));
  putNumber(state.turns);
  barRight();
  for (let column = 0; column < 5; column++) {
    put(load<u16>(HEADS + 2 * column));
    centre(load<u16>(COLUMNS + 2 * column), 17, READ, BLACK);
  }
  hline(2, TOP - 3, 292, BLACK);
  for (let seat = 0; seat < <i32>state.seats; seat++) drawVotes(seat, TOP + seat * ROW);
}

function drawVotes(seat: i32, y: i32): void {
  putNumber(seat + 1);
  put(t(" "));
  put(seatName(seat));
  left(8, y, READ, BLACK);
  putNumber(safeWith(seat));
  inColumn(0, y);
  putNumber(killsOf(seat));
  put(t(": "));
  putNumber(killsOf(seat) / KILLS_A_VOTE);
  inColumn(1, y);
  putOne(<i32>state.trophy == seat);
  inColumn(2, y);
  putOne(cardPlace(PROXY) == IN_HAND + seat);
  inColumn(3, y);
  putNumber(returns(seat));
  centre(load<u16>(COLUMNS + 8), y - 1, HEAD, BLACK);
}

function inColumn(column: i32, y: i32): void {
  centre(load<u16>(COLUMNS + 2 * column), y, READ, BLACK);
}

function putOne(has: bool): void {
  putChar(has ? 49 : DASH);
}

// ---- tie-break ----

/** Rows of the tie-break: the fewest bullets that lead, one more, a heart, pass. */
export function listTie(): void {
  clearRows();
  const seat = <i32>state.tieSeat;
  const need = max(leading() + 1 - tieTotal(seat), 1);
  for (let spent = need; spent < need + 2; spent++) {
    if (isLegal(ACTION_SPEND + spent)) addRow(ACTION_SPEND + spent);
  }
  if (isLegal(ACTION_HEART)) addRow(ACTION_HEART);
  addRow(ACTION_PASS);
}

/** The highest total of the others. */
function leading(): i32 {
  let most = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (seat != <i32>state.tieSeat && (((<i32>state.tied) >> seat) & 1) != 0)
      most = max(most, tieTotal(seat));
  }
  return most;
}

/** cursor = row under the cursor. */
export function drawTie(cursor: i32): void {
  const seat = <i32>state.tieSeat;
  bar(true);
  put(seatName(seat));
  put(t(": "));
  put(tieTotal(seat) > leading() ? t("ahead with ") : t("beat "));
  putNumber(max(leading(), tieTotal(seat)));
  put(t(" or pass"));
  barLeft();
  let x = 6;
  const w = 286 / popcnt(<i32>state.tied);
  for (let other = 0; other < <i32>state.seats; other++) {
    if ((((<i32>state.tied) >> other) & 1) == 0) continue;
    if (x > 6) vline(x - 4, 16, 40, BLACK);
    drawTied(other, x);
    x += w;
  }
  hline(4, 58, 288, BLACK);
  listTie();
  for (let row = 0; row < rowCount(); row++) drawChoice(row, cursor);
  hints(0, t("Do it"), t("Explain"));
}

function drawTied(seat: i32, x: i32): void {
  label(seatName(seat), x, 17, READ, BLACK);
  putNumber(tieTotal(seat));
  left(x, 28, HEAD, BLACK);
  const wide = popcnt(<i32>state.tied) < 4;
  if (wide) hearts(x + 40, 19, heartsOf(seat), MOST_HEARTS);
  else counter(SPRITE_HEART, x + 22, 30, heartsOf(seat));
  counter(SPRITE_BULLET7, wide ? x + 40 : x, wide ? 32 : 44, bulletsOf(seat));
}

function drawChoice(row: i32, cursor: i32): void {
  const seat = <i32>state.tieSeat;
  const action = rowAction(row);
  listRow(2, 61 + row * 14, 291, 14, row == cursor);
  if (action == ACTION_PASS) put(t("Pass"));
  else if (action == ACTION_HEART) put(t("Heart: roll again"));
  else {
    put(t("Bullets: spend "));
    putNumber(action - ACTION_SPEND);
  }
  rowLabel();
  if (action == ACTION_PASS) put(tieTotal(seat) > leading() ? t("you lead") : t("you do not lead"));
  else if (action == ACTION_HEART) putChange(heartsOf(seat), 1);
  else {
    put(t("total "));
    putNumber(tieTotal(seat) + action - ACTION_SPEND);
    put(t(", bullets "));
    putChange(bulletsOf(seat), action - ACTION_SPEND);
  }
  rowValue();
}

function putChange(from: i32, less: i32): void {
  putNumber(from);
  putChar(ARROW);
  putNumber(from - less);
}
