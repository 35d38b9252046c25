// Owns the picture after a walk, before the zombie die: where it ended, who follows, who is safe (step 7 and W4).
import { put, putCount } from "../../console/text";
import { t } from "../../console/texts";
import { listDecision } from "./choices-list";
import { NONE, NOWHERE } from "./data";
import { isString, kindOf } from "./data-cards";
import { tileOf } from "./data-map";
import { directorName, putMany, putTile } from "./names";
import { isCityGame, isFoe, isHeld } from "./queries";
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
import { putCards } from "./view-players";
import { putRow } from "./view-rows";

const LINE: i32 = 11; // px

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
  const y = BODY_Y + 4 + LINE * panelText(BODY_Y + 1);
  drawRows(y, cursor, putRow, noValue, noRefusal);
  panelHints(0, t("Do it"), t("Look"));
}

/** What the walk brought. */
function putNews(at: i32): void {
  if (at == NOWHERE) {
    put(t("Back in the next turn: 3 hearts, 3 bullets."));
    if (((state.died >> (<u8>state.turn)) & 1) != 0) put(t(" At the gate."));
    return;
  }
  if (state.saved) {
    putCount(state.saved, t("director is safe"), t("directors are safe"));
    put(t(": "));
    if (isCityGame()) put(t("the gate lets you out"));
    else putMany(state.saved, t("vote"));
    putCards(t(".\nYour strings: "), state.turn, isOwnString);
    return put(t("."));
  }
  if (<i32>state.claimed != NONE) {
    put(directorName(state.claimed));
    put(t(" follows you. To the Entrance: "));
    putSteps(homeSteps(at));
    return put(t("."));
  }
  put(t("You stand here: "));
  putTile(tileOf(at));
  put(t("."));
  if (isFoe(at)) put(t(" A zombie stands on you."));
}

/** Whether a card is a string that its seat has not used. */
function isOwnString(card: i32, seat: i32): bool {
  return isString(kindOf(card)) && isHeld(card, seat);
}
