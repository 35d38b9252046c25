// Owns the picture after a walk, before the zombie die: where it ended, who follows, who is safe (step 7 and W4).
import { BLACK } from "../../console/framebuffer";
import { SPRITE_BULLET7, SPRITE_TIE7, SPRITE_ZOMBIE7 } from "../../console/icon-data";
import { pageTop } from "../../console/list";
import { seatName } from "../../console/names";
import {
  barInPanel,
  barLeft,
  counter,
  hearts,
  hintsInPanel,
  listRow,
  moreMarks,
  rowLabel,
  rowValue,
} from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import { READ, put, putCount, putNumber, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { listDecision } from "./choices-list";
import { MOST_HEARTS, NONE, NOWHERE } from "./data";
import { isCity, tileOf } from "./data-map";
import { directorName, putTile } from "./names";
import { isFoe, ledBy } from "./queries";
import { homeSteps } from "./queries-way";
import { zombiesStand } from "./rules-status";
import { bulletsOf, heartsOf, killsOf, spaceOf, state } from "./state";
import { ACTION_ROLL } from "./rules-actions";
import { CITY_PANEL, NEAR_PANEL, drawNear } from "./view-focus";
import { putRow } from "./view-list";
import { drawPlan } from "./view-plan";

const ROWS: i32 = 3; // a page
const ROW: i32 = 12; // px
const ROWS_Y: i32 = 80;
const OFF_PANEL: i32 = 150;
const RIGHT: i32 = 296;

/** cursor = row under the cursor. */
export function drawLate(cursor: i32): void {
  const seat = <i32>state.turn;
  const at = spaceOf(seat);
  if (at == NOWHERE) drawPlan(NOWHERE);
  else drawNear(at, NOWHERE);
  const x = at == NOWHERE ? OFF_PANEL : isCity(tileOf(at)) ? CITY_PANEL : NEAR_PANEL;
  barInPanel(x, RIGHT - x, true);
  put(seatName(seat));
  put(at == NOWHERE ? t(": off the map") : t(": the walk is over"));
  barLeft();
  hearts(x + 2, 17, heartsOf(seat), MOST_HEARTS);
  let next = counter(SPRITE_BULLET7, x + 50, 16, bulletsOf(seat));
  next = counter(SPRITE_ZOMBIE7, next, 16, killsOf(seat));
  counter(SPRITE_TIE7, next, 16, ledBy(seat));
  putNews(seat, at);
  wrap(x + 3, 29, RIGHT - x - 6, 11, READ, BLACK);
  listDecision();
  const top = pageTop(cursor, ROWS);
  for (let row = top; row < min(top + ROWS, rowCount()); row++) {
    listRow(x, ROWS_Y + (row - top) * ROW, RIGHT - x, ROW, row == cursor);
    const action = rowAction(row);
    if (action == ACTION_ROLL) put(zombiesStand() ? t("Go on") : t("Roll for zombies"));
    else putRow(action);
    rowLabel();
    if (action == ACTION_ROLL && zombiesStand()) {
      put(t("none walks"));
      rowValue();
    }
  }
  moreMarks(RIGHT - 1, ROWS_Y, ROWS_Y + ROWS * ROW, top > 0, top + ROWS < rowCount());
  hintsInPanel(x, RIGHT - x, 0, t("Do it"), t("Look"));
}

/** What the walk brought. */
function putNews(seat: i32, at: i32): void {
  if (at == NOWHERE) return put(t("You come back when your next turn begins."));
  if (state.saved) {
    putCount(state.saved, t("director is safe"), t("directors are safe"));
    put(t(". For each a vote, and a card of strings if one is left."));
  } else if (<i32>state.claimed != NONE) {
    put(directorName(state.claimed));
    put(t(" follows you. To the Entrance: "));
    putNumber(homeSteps(at));
    put(t(" steps. Each 1 in a fight scares one off."));
  } else {
    put(t("You stand here: "));
    putTile(tileOf(at));
    put(isFoe(at) ? t(". A zombie is with you: it fights when your next turn begins.") : t("."));
  }
}
