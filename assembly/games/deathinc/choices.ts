// Owns which screen a decision of deathinc is on: a map, the hand, a plain list; and the rows its cursor stands on.
import { firstRow } from "../../console/list";
import { rowCount } from "../../console/rows";
import { listAim } from "./choices-aim";
import { CARDS } from "./data-cards";
import { isPossible, listDecision } from "./choices-list";
import { orderCard } from "./choices-order";
import { listDoors, siteNow } from "./choices-site";
import { firstAim, listGoto } from "./choices-walk";
import { people } from "./deciders";
import {
  STAGE_BY_HAND,
  STAGE_CARD,
  STAGE_CARDS,
  STAGE_DOOR,
  STAGE_GOTO,
  STAGE_HAND_OVER,
  STAGE_MOVE,
  STAGE_ORDER,
  STAGE_OVERVIEW,
  STAGE_TARGET,
  STAGE_THROW,
} from "./screens";
import { state } from "./state";
import {
  PHASE_AIM,
  PHASE_CARRY,
  PHASE_DISCARD,
  PHASE_FILL,
  PHASE_PUSH,
  PHASE_PUT,
  PHASE_ROTATE,
  PHASE_SITE,
  PHASE_TOKENS,
  PHASE_WALK,
  PHASE_ZOMBIES,
} from "./state-phases";
import { listFill } from "./view-fill";
import { listRotations } from "./view-rotate";
import { listZombies } from "./choices-zombies";

// Kinds of screens.
export const KIND_HAND_OVER: i32 = 0;
export const KIND_OVERVIEW: i32 = 1;
export const KIND_LIST: i32 = 2; // decisions, cards, an order
export const KIND_CARD: i32 = 3; // one card
export const KIND_SITE: i32 = 4;
export const KIND_FILL: i32 = 5;
export const KIND_ROTATE: i32 = 6;
export const KIND_WALK: i32 = 7;
export const KIND_ZOMBIES: i32 = 8;
export const KIND_AIM: i32 = 9;

/** KIND_... of the screen on which a person decides now. */
export function screenKind(): i32 {
  const stage = state.stage;
  if (stage == STAGE_HAND_OVER) return KIND_HAND_OVER;
  if (stage == STAGE_OVERVIEW) return KIND_OVERVIEW;
  if (stage == STAGE_CARD) return KIND_CARD;
  if (stage == STAGE_CARDS || stage == STAGE_TARGET) return KIND_LIST;
  switch (<i32>state.phase) {
    case PHASE_SITE:
      return KIND_SITE;
    case PHASE_FILL:
    case PHASE_TOKENS:
      return KIND_FILL;
    case PHASE_ROTATE:
      return KIND_ROTATE;
    case PHASE_WALK:
    case PHASE_PUSH:
      return KIND_WALK;
    case PHASE_ZOMBIES:
      return KIND_ZOMBIES;
    case PHASE_AIM:
    case PHASE_PUT:
    case PHASE_CARRY:
      return KIND_AIM;
    default:
      return KIND_LIST;
  }
}

/** Whether the screen shows what only its person may know. */
export function isSecret(): bool {
  const kind = screenKind();
  return popcnt(people()) > 1 && (kind == KIND_LIST || kind == KIND_CARD);
}

/** Lists the rows of the present screen into console/rows.ts; a screen without a list has one row. */
function list(kind: i32): i32 {
  if (kind == KIND_SITE) {
    if (state.stage != STAGE_DOOR) return 1;
    listDoors(siteNow());
  } else if (kind == KIND_FILL) {
    if (state.stage == STAGE_BY_HAND) return 1;
    listFill();
  } else if (kind == KIND_ROTATE) listRotations();
  else if (kind == KIND_WALK) {
    if (state.stage != STAGE_GOTO) return 1;
    listGoto();
  } else if (kind == KIND_ZOMBIES) listZombies();
  else if (kind == KIND_AIM) return listAim();
  else if (kind >= KIND_LIST) listDecision();
  else return 1;
  return max(rowCount(), 1);
}

/** Rows that the cursor can stand on, at least the one where a screen has no list. */
export function playRows(): i32 {
  return list(screenKind());
}

/** The row that the cursor stands on first. */
export function firstChoice(): i32 {
  const kind = screenKind();
  const rows = list(kind);
  if (kind == KIND_LIST) return firstRow(rows, isPossible);
  if (kind == KIND_WALK) return state.stage == STAGE_GOTO ? firstAim() : 0;
  return 0;
}

/** Whether the stage is one that the phase has, and what it is about; loaded states can hold anything. */
export function stageFits(): bool {
  const stage = state.stage;
  const phase = <i32>state.phase;
  if (stage == STAGE_DOOR) return phase == PHASE_SITE;
  if (stage == STAGE_BY_HAND) return phase == PHASE_FILL || phase == PHASE_TOKENS;
  if (stage == STAGE_GOTO) return phase == PHASE_WALK || phase == PHASE_PUSH;
  if (stage == STAGE_MOVE) return phase == PHASE_ZOMBIES;
  if (stage == STAGE_THROW) return phase == PHASE_DISCARD;
  if (stage == STAGE_ORDER) return phase == PHASE_DISCARD && orderCard() < CARDS;
  if (stage == STAGE_CARD || stage == STAGE_TARGET) return <i32>state.mark < CARDS && state.mark2 < 2;
  return stage <= STAGE_HAND_OVER;
}
