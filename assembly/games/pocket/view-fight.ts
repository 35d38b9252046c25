// Owns which picture belongs to a phase of an event, a fight, a loss or something found.
import { listFight } from "./choices-fight";
import { CLASSIC_CART } from "./data-classic";
import { STAGE_DECLARE } from "./screens";
import { state } from "./state";
import {
  PHASE_AGREE,
  PHASE_FLEE_MOVE,
  PHASE_GIVE_TOTEM,
  PHASE_HEIR,
  PHASE_LOSS,
  PHASE_OIL,
  PHASE_PICK,
  PHASE_REVEAL,
  PHASE_SEARCH,
  PHASE_SPLIT,
  PHASE_TAKE,
} from "./state-phases";
import { drawAgree, drawFleeMove, drawHeir, drawOil, drawTotem } from "./view-choose";
import { drawDeclare } from "./view-declare";
import { drawSearch, drawTake } from "./view-item";
import { drawLoss } from "./view-loss";
import { drawPick } from "./view-pick";
import { drawReveal } from "./view-reveal";
import { drawSplit } from "./view-split";

export { barCards } from "./view-parts";

/** Draws the whole screen of the present phase; false, and nothing drawn, where the phase is none of these. */
export function drawFight(cursor: i32): bool {
  const phase = <i32>state.phase;
  if (!CLASSIC_CART) {
    if (drawOwn(phase, cursor)) return true;
  }
  return listFight() && drawList(phase, cursor);
}

/** Screens that are no list of rows. */
function drawOwn(phase: i32, cursor: i32): bool {
  if (phase == PHASE_PICK) drawPick();
  else if (phase == PHASE_SPLIT) drawSplit(cursor);
  else if (phase == PHASE_REVEAL && state.stage == STAGE_DECLARE) drawDeclare(cursor);
  else return false;
  return true;
}

function drawList(phase: i32, cursor: i32): bool {
  if (phase == PHASE_SEARCH) drawSearch(cursor);
  else if (phase == PHASE_LOSS) drawLoss(cursor);
  else if (phase == PHASE_TAKE) drawTake(cursor);
  else {
    if (CLASSIC_CART) return false;
    return drawGroupList(phase, cursor);
  }
  return true;
}

/** Questions that only a group has. */
function drawGroupList(phase: i32, cursor: i32): bool {
  if (phase == PHASE_REVEAL) drawReveal(cursor);
  else if (phase == PHASE_HEIR) drawHeir(cursor);
  else if (phase == PHASE_GIVE_TOTEM) drawTotem(cursor);
  else if (phase == PHASE_FLEE_MOVE) drawFleeMove(cursor);
  else if (phase == PHASE_OIL) drawOil(cursor);
  else if (phase == PHASE_AGREE) drawAgree(cursor);
  else return false;
  return true;
}
