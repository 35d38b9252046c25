// Owns the end screen of deathinc: who won and why, what everybody had, what next.
import { BLACK, hline } from "../../console/framebuffer";
import { ICON_DEAD_44, blitCentred, blitDoubled } from "../../console/icons";
import { ICON_CROWN_16 } from "../../console/icon-data";
import { seatName } from "../../console/names";
import { hints } from "../../console/parts";
import { drawEndRows } from "../../console/screens/end";
import { HEAD, READ, label, left, put, putCount, putNumber, right } from "../../console/text";
import { t } from "../../console/texts";
import { NONE, SOLO_LANDSLIDE } from "./data";
import { safeWith } from "./queries";
import { returns } from "./rules";
import { killsOf, state } from "./state";
import { RESULT_ALONE, RESULT_FLOWN, RESULT_GIVEN_UP, RESULT_KILLS } from "./state-phases";

const X: i32 = 80; // px
const RIGHT: i32 = 292;
const LINE: i32 = 9;

/** cursor = row under the cursor. */
export function drawEnd(cursor: i32): void {
  const won = <i32>state.winner != NONE;
  putTitle();
  left(X, 2, HEAD, BLACK);
  putWhy();
  left(X, 17, READ, BLACK);
  if (won) blitDoubled(ICON_CROWN_16, 22, 18, BLACK);
  else blitCentred(ICON_DEAD_44, 38, 34, BLACK);
  hline(X, 27, RIGHT - X, BLACK);
  label(t("rescued"), X + 76, 29, READ, BLACK);
  label(t("kills"), X + 134, 29, READ, BLACK);
  put(t("votes"));
  right(RIGHT, 29, READ, BLACK);
  for (let seat = 0; seat < <i32>state.seats; seat++) drawSeat(seat, 38 + seat * LINE);
  drawEndRows(2, 76, 74, 13, cursor);
  hints(t("Menu"), t("Choose"), t("Map"));
}

function putTitle(): void {
  const result = <i32>state.result;
  if (result == RESULT_GIVEN_UP) return put(t("Given up"));
  if (<i32>state.winner == NONE) return put(t("Not elected"));
  if (result == RESULT_ALONE)
    return put(returns(0) >= SOLO_LANDSLIDE ? t("A landslide!") : t("You are the CEO"));
  put(seatName(state.winner));
  put(
    result == RESULT_FLOWN
      ? t(" flies off")
      : result == RESULT_KILLS
        ? t(" has 25 kills")
        : t(" is the new CEO"),
  );
}

function putWhy(): void {
  const result = <i32>state.result;
  if (result == RESULT_FLOWN) put(t("First on the Landing Pad"));
  else {
    const winner = <i32>state.winner == NONE ? 0 : <i32>state.winner;
    putCount(returns(winner), t("vote"), t("votes"));
  }
  put(t(", "));
  putCount(state.turns, t("turn"), t("turns"));
  put(t("."));
}

function drawSeat(seat: i32, y: i32): void {
  putNumber(seat + 1);
  put(t(" "));
  put(seatName(seat));
  left(X, y, READ, BLACK);
  putNumber(safeWith(seat));
  right(X + 112, y, READ, BLACK);
  putNumber(killsOf(seat));
  right(X + 156, y, READ, BLACK);
  putNumber(returns(seat));
  right(RIGHT, y, READ, BLACK);
}
