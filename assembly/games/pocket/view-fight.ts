// Owns which picture belongs to a phase of an event, a fight, a loss or something found.
import { listFight } from "./choices-fight";
import { CLASSIC_CART } from "./data-classic";
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
import { drawSearch, drawTake } from "./view-item";
import { drawLoss } from "./view-loss";
import { drawPick } from "./view-pick";
import { drawReveal } from "./view-reveal";
import { drawSplit } from "./view-split";

export { barCards } from "./view-parts";

/** Draws the whole screen of the present phase; false, and nothing drawn, where the phase is none of these. */
export function drawFight(cursor: i32): bool {
  listFight();
  return CLASSIC_CART ? drawFew(cursor) : drawAny(cursor);
}

function drawFew(cursor: i32): bool {
  const phase = <i32>state.phase;
  if (phase == PHASE_SEARCH) drawSearch(cursor);
  else if (phase == PHASE_LOSS) drawLoss(cursor);
  else if (phase == PHASE_TAKE) drawTake(cursor);
  else return false;
  return true;
}

function drawAny(cursor: i32): bool {
  switch (<i32>state.phase) {
    case PHASE_SEARCH:
      drawSearch(cursor);
      break;
    case PHASE_TAKE:
      drawTake(cursor);
      break;
    case PHASE_PICK:
      drawPick();
      break;
    case PHASE_REVEAL:
      drawReveal(cursor);
      break;
    case PHASE_AGREE:
      drawAgree(cursor);
      break;
    case PHASE_SPLIT:
      drawSplit(cursor);
      break;
    case PHASE_OIL:
      drawOil(cursor);
      break;
    case PHASE_LOSS:
      drawLoss(cursor);
      break;
    case PHASE_HEIR:
      drawHeir(cursor);
      break;
    case PHASE_FLEE_MOVE:
      drawFleeMove(cursor);
      break;
    case PHASE_GIVE_TOTEM:
      drawTotem(cursor);
      break;
    default:
      return false;
  }
  return true;
}
