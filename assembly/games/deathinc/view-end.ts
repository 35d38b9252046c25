// Owns the end screen of deathinc: who won and why, what everybody had, what next.
import { BLACK } from "../../console/framebuffer";
import { ICON_DEAD_32, blitCentred, blitDoubled } from "../../console/icons";
import { ICON_CROWN_16 } from "../../console/icon-data";
import { seatName } from "../../console/names";
import { hints } from "../../console/parts";
import { drawEndRows } from "../../console/screens/end";
import { HEAD, hasText, left, put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import {} from "./choices-list";
import { NONE, SOLO_LANDSLIDE } from "./data";
import { putMany } from "./names";
import { leading } from "./queries-directors";
import { returns } from "./rules";
import { state, tieTotal } from "./state";
import { RESULT_ALONE, RESULT_FLOWN, RESULT_GIVEN_UP, RESULT_KILLS } from "./state-phases";
import { VOTES_X, drawVotes } from "./view-vote";

/** cursor = row under the cursor. */
export function drawEnd(cursor: i32): void {
  putTitle();
  left(VOTES_X, 2, HEAD, BLACK);
  putWhy();
  drawVotes();
  if (<i32>state.winner == NONE) blitCentred(ICON_DEAD_32, 49, 34, BLACK);
  else blitDoubled(ICON_CROWN_16, 33, 18, BLACK);
  drawEndRows(2, 76, 97, 13, cursor);
  hints(t("Menu"), t("Choose"), t("Look"));
}

function putTitle(): void {
  const result = <i32>state.result;
  if (result == RESULT_GIVEN_UP) return put(t("Given up."));
  if (<i32>state.winner == NONE) return put(t("Not elected"));
  if (result == RESULT_ALONE)
    return put(returns(0) >= SOLO_LANDSLIDE ? t("A landslide!") : t("You are the CEO"));
  put(seatName(state.winner));
  if (result == RESULT_FLOWN) put(t(" flies off"));
  else if (result == RESULT_KILLS) put(t(" has 25 kills"));
  else put(t(" is the new CEO"));
}

function putWhy(): void {
  const result = <i32>state.result;
  if (result == RESULT_FLOWN) put(t("First on the Landing Pad"));
  else if (result != RESULT_GIVEN_UP && result != RESULT_KILLS) {
    const winner = <i32>state.winner == NONE ? 0 : <i32>state.winner;
    putMany(returns(winner), t("vote"));
  }
  if (state.tied != 0 && result != RESULT_GIVEN_UP) {
    put(t(", tie won "));
    putNumber(tieTotal(state.winner));
    put(t(" to "));
    putNumber(leading(state.winner));
  }
  if (hasText()) put(t(", "));
  putMany(state.turns, t("turn"));
  put(t("."));
}
