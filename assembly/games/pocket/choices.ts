// Owns which kind of screen a person decides on now, and its rows; the modules of each kind list them.
import { rowAction, rowCount } from "../../console/rows";
import { firstBoard, listBoard } from "./choices-board";
import { firstClassic, listClassic } from "./choices-classic";
import { listFight, usualRow } from "./choices-fight";
import { CLASSIC_CART } from "./data-classic";
import { isLegal } from "./rules";
import { ACTION_BASH, ACTION_SEAT } from "./rules";
import { STAGE_BASH, STAGE_FIRST } from "./screens";
import { state } from "./state";
import { PHASE_GIVE_TOTEM, PHASE_SEARCH, PHASE_TAKE, PHASE_TASK, PHASE_VICTIM } from "./state-phases";
import { rowsFight } from "./ui-fight";

/** Whether the screen is one of events, fights, losses and things found. */
export function isFightScreen(): bool {
  const phase = <i32>state.phase;
  return phase == PHASE_SEARCH || (phase >= PHASE_TAKE && phase <= PHASE_GIVE_TOTEM);
}

/** Whether the screen asks who is hurt by a wall (and which wall) or by the glass. */
export function isBashScreen(): bool {
  if (CLASSIC_CART) return false;
  const phase = <i32>state.phase;
  return phase == PHASE_VICTIM || (phase == PHASE_TASK && state.stage == STAGE_BASH);
}

/** Whether a row leads to the bash screen. */
export function opensBash(action: i32): bool {
  return <i32>state.phase == PHASE_TASK && action >= ACTION_BASH && action < ACTION_SEAT;
}

/** Lists the rows of the present screen into console/rows.ts and returns how many. */
export function listChoices(): i32 {
  if (CLASSIC_CART) {
    if (listClassic()) return rowCount();
  }
  if (!listFight()) listBoard();
  return rowCount();
}

/** Whether a listed row can be chosen. */
export function choicePossible(row: i32): bool {
  const action = rowAction(row);
  return action >= 0 && isLegal(action);
}

/** The row that the cursor stands on first. */
export function firstChoice(): i32 {
  if (CLASSIC_CART) {
    if (listClassic()) return firstClassic();
  }
  if (!isFightScreen()) {
    listBoard();
    return firstBoard();
  }
  return listFight() ? usualRow() : 0;
}

/** Rows that the cursor can stand on, at least the one where a screen has no list. */
export function playRows(): i32 {
  return max(isFightScreen() ? rowsFight() : listChoices(), 1);
}

/** Whether the stage is one that the phase has; loaded states can hold anything. */
export function stagesFit(): bool {
  if (state.stage == STAGE_FIRST) return true;
  return state.stage == STAGE_BASH && (<i32>state.phase != PHASE_TASK || isLegal(ACTION_BASH + state.mark2));
}
