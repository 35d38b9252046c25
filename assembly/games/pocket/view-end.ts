// Owns the end screen of pocket: how it ended and why, the points of all in order, what next.
import { BLACK, blit, hline } from "../../console/framebuffer";
import {
  ICON_CLOCK_32,
  ICON_DEAD_32,
  ICON_GRAVE_48,
  ICON_HORDE_32,
  ICON_TOTEM_28,
  ICON_ZOMBIE_32,
  blitCentred,
} from "../../console/icons";
import { SPRITE_HEART, SPRITE_SKULL7 } from "../../console/icon-data";
import { seatName } from "../../console/names";
import { hints } from "../../console/parts";
import { drawEndRows } from "../../console/screens/end";
import { HEAD, READ, SMALL, label, left, put, putCount, putNumber, right, speakAt } from "../../console/text";
import { t } from "../../console/texts";
import { hourName, tileName } from "./names";
import { cardsToMidnight, isClassic, isLiving, livingCount } from "./queries";
import { returns } from "./rules";
import { batchOf, diedOf, healthOf, state } from "./state";
import { RESULT_DEAD, RESULT_MIDNIGHT, RESULT_WON } from "./state-phases";

const X: i32 = 74;
const RIGHT: i32 = 292;
const TOP: i32 = 34; // of the table
const LINE: i32 = 10;
const ONE_COLUMN: i32 = 5; // up to so many players stand in one column, with the reason
const ROWS_IN_TWO: i32 = 4;

/** cursor = row under the cursor. */
export function drawEnd(cursor: i32): void {
  const result = <i32>state.result;
  label(title(result), X, 4, HEAD, BLACK);
  drawPictures(result);
  putWhy(result);
  left(X, 20, READ, BLACK);
  hline(X, 31, RIGHT - X, BLACK);
  if (isClassic()) drawSolo();
  else drawTable();
  drawEndRows(X - 2, 85, 222, 11, cursor);
  hints(t("Menu"), t("Choose"), t("Map"));
}

function title(result: i32): usize {
  if (result == RESULT_WON) return t("The curse is broken!");
  return result == RESULT_MIDNIGHT ? t("Midnight: you lost") : t("Nobody lives: you lost");
}

function drawPictures(result: i32): void {
  const won = result == RESULT_WON;
  const dead = result == RESULT_DEAD;
  blitCentred(won ? ICON_GRAVE_48 : dead ? ICON_DEAD_32 : ICON_CLOCK_32, 36, 34, BLACK);
  blitCentred(won ? ICON_TOTEM_28 : dead ? ICON_HORDE_32 : ICON_ZOMBIE_32, 36, 84, BLACK);
}

function putWhy(result: i32): void {
  if (result == RESULT_DEAD) {
    put(t("The end came at "));
    put(hourName(state.hour));
    return put(t("."));
  }
  if (result == RESULT_WON) {
    if (cardsToMidnight() == 0) put(t("Buried with the last card."));
    else {
      put(t("Buried with "));
      putCount(cardsToMidnight(), t("card"), t("cards"));
      put(t(" left."));
    }
  } else put(t("Not buried in time."));
  if (<i32>state.seats == 1) return;
  put(t(" "));
  putNumber(livingCount());
  put(t(" of "));
  putNumber(state.seats);
  put(livingCount() == 1 ? t(" lives.") : t(" live."));
}

function drawSolo(): void {
  put(t("Health left: "));
  putNumber(healthOf(0));
  left(X, TOP, READ, BLACK);
}

/** All players by points, then by health, then by how long they lived. */
function drawTable(): void {
  if (<i32>state.seats <= ONE_COLUMN) label(t("POINTS"), 268, 24, SMALL, BLACK);
  let done = 0;
  for (let place = 0; place < <i32>state.seats; place++) {
    const seat = bestOf(done);
    done |= 1 << seat;
    if (<i32>state.seats <= ONE_COLUMN) drawLine(seat, TOP + place * LINE);
    else drawCell(seat, X + (place / ROWS_IN_TWO) * 113, TOP + (place % ROWS_IN_TWO) * (LINE + 1));
  }
}

/** The first in order of the seats that are not in `done`. */
function bestOf(done: i32): i32 {
  let best = -1;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if ((done >> seat) & 1) continue;
    if (best < 0 || rank(seat) > rank(best)) best = seat;
  }
  return best;
}

function rank(seat: i32): i32 {
  return (returns(seat) << 16) | (healthOf(seat) << 8) | batchOf(seat);
}

function drawLine(seat: i32, y: i32): void {
  label(seatName(seat), X, y, READ, BLACK);
  drawHealth(seat, X + 34, y);
  putReason(seat);
  left(X + 58, y, READ, BLACK);
  putNumber(returns(seat));
  right(RIGHT, y, READ, BLACK);
}

/** Without the reason. */
function drawCell(seat: i32, x: i32, y: i32): void {
  label(seatName(seat), x, y, READ, BLACK);
  drawHealth(seat, x + 34, y);
  putCount(returns(seat), t("point"), t("points"));
  left(x + 58, y, READ, BLACK);
}

function drawHealth(seat: i32, x: i32, y: i32): void {
  if (!isLiving(seat)) {
    blit(SPRITE_SKULL7, x, y + 1, BLACK);
    put(t("dead"));
    return speakAt(y);
  }
  blit(SPRITE_HEART, x, y + 1, BLACK);
  putNumber(healthOf(seat));
  left(x + 9, y, READ, BLACK);
}

function putReason(seat: i32): void {
  const points = returns(seat);
  if (isLiving(seat)) {
    if (state.result != RESULT_WON) return put(t("lost at midnight"));
    return put(<i32>state.seats == 1 ? t("alive") : points > 3 ? t("most health") : t("alive"));
  }
  put(points > 0 ? t("died last, ") : t("died, "));
  put(tileName(diedOf(seat) & 15));
  put(t(", "));
  put(hourName(diedOf(seat) >> 4));
}
