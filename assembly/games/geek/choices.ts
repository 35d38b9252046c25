// Owns which list a person decides from now, whatever module fills it, and where its cursor stands first.
import { firstRow } from "../../console/list";
import { rowAction, rowCount } from "../../console/rows";
import { leftBehind } from "./asks";
import { listFight } from "./choices-fight";
import { listTrade, tradeFits, tradePossible } from "./choices-trade";
import { listTurnEnd, turnEndPossible } from "./choices-turn-end";
import { firstMonster, listUndead, undeadPossible } from "./choices-undead";
import { listWalk, walkPossible } from "./choices-walk";
import { ACTION_LEAVE, isLegal } from "./rules";
import { STAGE_ACT, STAGE_BREAK, STAGE_FIRST, STAGE_GOTO, STAGE_TRADE } from "./screens";
import { state } from "./state";
import { PHASE_END, PHASE_MONSTER, PHASE_PROWL, PHASE_RUN, PHASE_START, PHASE_WALK } from "./state-phases";

/** Phases in which a piece walks with A, C, UP and DOWN. */
const WALKS: i32 = (1 << PHASE_WALK) | (1 << PHASE_RUN) | (1 << PHASE_PROWL);

/** Lists the rows of the present screen into console/rows.ts and returns how many. */
export function listChoices(): i32 {
  if (!listUndead() && !listFight()) {
    if (isTrading()) listTrade();
    else if (isTurnEnd()) listTurnEnd();
    else listWalk();
  }
  return rowCount();
}

/** Whether a trade is put together. */
export function isTrading(): bool {
  return <i32>state.phase == PHASE_END && state.stage == STAGE_TRADE;
}

/** Whether the list of the turn's end is shown. */
export function isTurnEnd(): bool {
  return <i32>state.phase == PHASE_END && state.stage == STAGE_FIRST;
}

/** Whether a piece walks now, in its own turn, on the run, or as a monster. */
export function isWalk(): bool {
  return ((WALKS >> state.phase) & 1) != 0;
}

/** Whether a listed row can be chosen. */
export function choicePossible(row: i32): bool {
  if (isTrading()) return tradePossible(row);
  if (isTurnEnd()) return turnEndPossible(row);
  if (<i32>state.phase >= PHASE_MONSTER) return undeadPossible(row);
  return walkPossible(row);
}

/** The row that the cursor stands on first. */
export function firstChoice(): i32 {
  const rows = listChoices();
  if (<i32>state.phase == PHASE_MONSTER) return firstMonster();
  // With all the living aboard there is nothing to wait for.
  const leaves =
    (<i32>state.phase == PHASE_START || isTurnEnd()) && leftBehind() == 0 && isLegal(ACTION_LEAVE);
  for (let row = 0; leaves && row < rows; row++) if (rowAction(row) == ACTION_LEAVE) return row;
  return firstRow(rows, choicePossible);
}

/** Rows that the cursor can stand on, at least the one where a screen has no list. */
export function playRows(): i32 {
  return max(listChoices(), 1);
}

/** Whether the stage is one that the phase has, and what it is about; loaded states can hold anything. */
export function stageFits(): bool {
  const stage = state.stage;
  if (stage == STAGE_FIRST) return true;
  const ends = <i32>state.phase == PHASE_END;
  if (stage == STAGE_TRADE) return ends && tradeFits();
  if (stage == STAGE_BREAK) return (ends || <i32>state.phase == PHASE_WALK) && state.mark < 4;
  if (<i32>state.phase == PHASE_PROWL) return stage == STAGE_ACT;
  if (!isWalk()) return false;
  return stage == STAGE_ACT || (stage == STAGE_GOTO && <i32>state.mark == listChoices()); // the length kept
}
