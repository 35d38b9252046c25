// Owns which screen a decision of deathinc is on: a map, a list, a card; and the rows its cursor stands on.
import { firstRow } from "../../console/list";
import { rowAction, rowCount } from "../../console/rows";
import { listAim } from "./choices-aim";
import { ROW_ORDER, isPossible, listDecision } from "./choices-list";
import { orderCard } from "./choices-order";
import { listFill, listRotations } from "./choices-tile";
import { listGoto } from "./choices-walk";
import { firstZombie, zombieRows } from "./choices-zombies";

import { CARDS } from "./data-cards";
import { isShared } from "./deciders";
import { leading } from "./queries-directors";
import { STAGE_BY_HAND, STAGE_GOTO, STAGE_HAND_OVER, STAGE_ORDER, STAGE_TARGET } from "./screens";
import { state, tieTotal } from "./state";
import { PHASE_AIM, PHASE_DYING, PHASE_TAKE, PHASE_TIE } from "./state-phases";

// Kinds of screens.
export const KIND_HAND_OVER: i32 = 0;
export const KIND_OVERVIEW: i32 = 1;
export const KIND_LIST: i32 = 2; // decisions, cards
export const KIND_END: i32 = 3; // the same at the end of a turn
export const KIND_SITE: i32 = 4;
export const KIND_FILL: i32 = 5;
export const KIND_ROTATE: i32 = 6;
export const KIND_WALK: i32 = 7;
export const KIND_ZOMBIES: i32 = 8;
export const KIND_AIM: i32 = 9;

/** The kind of each phase, in their order (state-phases.ts). */
const PHASE_KINDS: usize = memory.data<u8>([
  2, 2, 2, 4, 2, 2, 5, 5, 2, 2, 2, 7, 2, 2, 6, 2, 2, 2, 2, 2, 2, 2, 2, 8, 3, 2, 9, 2, 7, 9, 9, 2, 2, 2, 2, 2,
  2, 2, 2,
]);
const ANY: i32 = 255;
/** Of each stage: the kind that it has itself, the kind of phase that it belongs to; ANY = the phase's, any. */
const STAGE_KINDS: usize = memory.data<u8>([
  255, 255, 1, 255, 255, 5, 255, 7, 2, 255, 2, 255, 255, 8, 255, 3, 0, 255,
]);

function phaseKind(): i32 {
  return load<u8>(PHASE_KINDS + <i32>state.phase);
}

/** KIND_... of the screen on which a person decides now. */
export function screenKind(): i32 {
  const kind = <i32>load<u8>(STAGE_KINDS + 2 * <i32>state.stage);
  return kind == ANY ? phaseKind() : kind;
}

/** Whether the screen shows what only its person may know. */
export function isSecret(): bool {
  const kind = screenKind();
  return isShared() && ((kind >= KIND_LIST && kind <= KIND_END) || <i32>state.phase == PHASE_AIM);
}

/** Rows of the present screen, listed into console/rows.ts; at least the one where a screen has no list. */
export function playRows(): i32 {
  const kind = screenKind();
  const stage = state.stage;
  if (stage == STAGE_BY_HAND || kind < KIND_LIST || kind == KIND_SITE) return 1;
  if (kind <= KIND_END) listDecision();
  else if (kind == KIND_FILL) listFill();
  else if (kind == KIND_WALK) {
    if (stage != STAGE_GOTO) return 1;
    listGoto();
  } else if (kind == KIND_ZOMBIES) return zombieRows();
  else if (kind == KIND_ROTATE) listRotations();
  else listAim();
  return max(rowCount(), 1);
}

/** The row that the cursor stands on first, when a decision begins. */
export function firstChoice(): i32 {
  const kind = screenKind();
  if (kind == KIND_ZOMBIES) return firstZombie();
  if (kind != KIND_LIST && kind != KIND_END) return 0;
  const rows = playRows();
  // Nothing is given away by haste: whoever leads passes, dies, or may take cards is offered what helps.
  if (<i32>state.phase == PHASE_TIE && tieTotal(state.tieSeat) > leading(state.tieSeat)) return rows - 1;
  if ((<i32>state.phase == PHASE_DYING || <i32>state.phase == PHASE_TAKE) && isPossible(1)) return 1;
  return firstRow(rows, isFirst);
}
/** Where a card must go the cursor stands on one. */
function isFirst(row: i32): bool {
  return rowAction(row) != ROW_ORDER && isPossible(row);
}

/** Whether the stage is one that the phase has, and what it is about; loaded states can hold anything. */
export function stageFits(): bool {
  const stage = <i32>state.stage;
  if (stage > <i32>STAGE_HAND_OVER) return false;
  const needed = <i32>load<u8>(STAGE_KINDS + 2 * stage, 1);
  if (needed != ANY && needed != phaseKind()) return false;
  if (state.stage == STAGE_ORDER) return orderCard() < CARDS;
  return state.stage != STAGE_TARGET || (<i32>state.mark < CARDS && state.mark2 < 2);
}
