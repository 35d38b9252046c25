// Owns the picture after a walk, before the zombie die: where it ended, who follows, who is safe (step 7 and W4).
import { put, putCount } from "../../console/text";
import { t } from "../../console/texts";
import { listDecision } from "./choices-list";
import { NONE, NOWHERE } from "./data";
import { tileOf } from "./data-map";
import { directorName, putTile } from "./names";
import { isFoe } from "./queries";
import { homeSteps } from "./queries-way";
import { spaceOf, state } from "./state";
import { drawNear } from "./view-focus";
import {
  BODY_Y,
  drawOwn,
  drawRows,
  noRefusal,
  noValue,
  panelHints,
  panelText,
  putSteps,
  seatBar,
} from "./view-panel";
import { drawPlan } from "./view-plan";
import { putRow } from "./view-rows";

const ROWS_Y: i32 = 80; // px

/** cursor = row under the cursor. */
export function drawLate(cursor: i32): void {
  const seat = <i32>state.turn;
  const at = spaceOf(seat);
  listDecision();
  if (at == NOWHERE) drawPlan(NOWHERE);
  else drawNear(at, NOWHERE);
  seatBar(seat, at == NOWHERE ? t("off the map") : t("the walk is over"));
  drawOwn(seat);
  putNews(at);
  panelText(BODY_Y + 1);
  drawRows(ROWS_Y, cursor, putRow, noValue, noRefusal);
  panelHints(0, t("Do it"), t("Look"));
}

/** What the walk brought. */
function putNews(at: i32): void {
  if (at == NOWHERE) return put(t("You come back when your next turn begins."));
  if (state.saved) {
    putCount(state.saved, t("director is safe"), t("directors are safe"));
    return put(t(". For each a vote, and a card of strings if one is left."));
  }
  if (<i32>state.claimed != NONE) {
    put(directorName(state.claimed));
    put(t(" follows you. To the Entrance: "));
    putSteps(homeSteps(at));
    return put(t(". Each 1 in a fight scares one off."));
  }
  put(t("You stand here: "));
  putTile(tileOf(at));
  put(isFoe(at) ? t(". A zombie is with you: it fights when your next turn begins.") : t("."));
}
