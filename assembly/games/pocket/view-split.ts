// Owns the picture in which the leader says who takes one more than the others.
import { BLACK, hline } from "../../console/framebuffer";
import { seatName } from "../../console/names";
import { bar, barLeft, barRight, hints, listRow, rowLabel, rowValue } from "../../console/parts";
import { READ, drop, put, width } from "../../console/text";
import { t } from "../../console/texts";
import { MOST_SEATS } from "./data";
import { dyingOf, extraOf, kindestExtra, leastShare, shareOf } from "./forecasts";
import { tell } from "./log-words";
import { fighters } from "./queries";
import { currentPlayer } from "./rules";
import { healthOf, state } from "./state";
import { drawFate, drawTick, textAt } from "./view-parts";
import { putRunners } from "./view-reveal";

const ROW: i32 = 14;
const TOP: i32 = 43;
const MOST_WIDTH: i32 = 288;
const MOST_NAMES: i32 = 3;

/** Seats marked to take one more: the player's, or the suggestion where those marked are not as many as it takes. */
export function markedSeats(): i32 {
  const marked = <i32>state.mark;
  const all = fighters();
  const right = (marked & ~all) == 0 && popcnt(marked) == extraOf(state.damage, all);
  return right ? marked : kindestExtra(state.damage, all);
}

/** The fighter of a row; row 0 is "Done". */
export function splitSeat(row: i32): i32 {
  let left = row;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if ((fighters() >> seat) & 1) left--;
    if (left == 0) return seat;
  }
  return 0;
}

/** PHASE_SPLIT. */
export function drawSplit(cursor: i32): void {
  const all = fighters();
  const damage = <i32>state.damage;
  const marked = markedSeats();
  bar(true);
  tell(t("%0s: who takes more?"), currentPlayer());
  barLeft();
  tell(t("%0n damage"), damage);
  barRight();
  putTask(damage, all);
  textAt(4, 17);
  listRow(2, 29, 291, 13, cursor == 0);
  put(t("Done"));
  rowLabel();
  tell(t("%0n of %1n marked"), popcnt(marked), extraOf(damage, all));
  rowValue();
  drawFighters(cursor, marked);
  hline(2, 101, 291, BLACK);
  const dying = dyingOf(damage, all, marked);
  putRunners();
  putDying(dying);
  if (width(READ) > MOST_WIDTH) {
    drop();
    putDying(dying);
  }
  textAt(4, 104);
  hints(0, cursor == 0 ? t("Do it") : (marked >> splitSeat(cursor)) & 1 ? 0 : t("Mark"), t("Look"));
}

/** Two columns of up to four. */
function drawFighters(cursor: i32, marked: i32): void {
  const count = popcnt(fighters());
  const half = (count + 1) >> 1;
  for (let row = 1; row <= count; row++) {
    const second = row > half;
    const line = row - 1 - (second ? half : 0);
    drawFighter(splitSeat(row), second ? 148 : 2, TOP + line * ROW, row == cursor, marked);
  }
}

/** "10 damage for 6 fighters: each loses 1, 4 of them lose 2." */
function putTask(damage: i32, all: i32): void {
  const share = leastShare(damage, all);
  const more = extraOf(damage, all);
  tell(
    share > 0 ? t("%0n damage for %1c: each loses %2n, ") : t("%0n damage for %1c: "),
    damage,
    popcnt(all),
    share,
  );
  tell(more == 1 ? t("%0n of them loses %1n.") : t("%0n of them lose %1n."), more, share + 1);
}

function drawFighter(seat: i32, x: i32, y: i32, selected: bool, marked: i32): void {
  const loss = shareOf(seat, state.damage, fighters(), marked);
  const health = healthOf(seat);
  listRow(x, y, 144, 13, selected);
  drawTick(x + 11, y + 2, ((marked >> seat) & 1) != 0);
  put(seatName(seat));
  textAt(x + 25, y + 2);
  tell(loss >= health ? t("dies") : t("lose %0n"), loss);
  textAt(x + 56, y + 2);
  drawFate(health, health - loss, x + 139, y + 2);
}

function putDying(dying: i32): void {
  const count = popcnt(dying);
  if (count == 0) put(t("Nobody dies."));
  else if (count > MOST_NAMES) tell(t("%0n die."), count);
  else tell(count == 1 ? t("%0m dies.") : t("%0m die."), dying);
}
