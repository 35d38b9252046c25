// Owns what a press does where a person decides: walks and trades have presses of their own, all others are lists.
import { PRESS_A, PRESS_B, PRESS_C, STATUS_CHANGED } from "../../console/abi";
import { pressList } from "../../console/list";
import { rowAction } from "../../console/rows";
import { shell } from "../../console/state-map";
import { choicePossible, firstChoice, isTrading, isTurnEnd, listChoices } from "./choices";
import { decide } from "./flow";
import { STAGE_FIRST } from "./screens";
import { state } from "./state";
import { PHASE_FIGHT, PHASE_LEAVE, PHASE_MONSTER, PHASE_RESCUED, PHASE_TRADE } from "./state-phases";
import { pressFight } from "./ui-fight";
import { openLook } from "./ui-look";
import { pressTrade } from "./ui-trade";
import { pressUndead } from "./ui-undead";
import { pressWalk } from "./ui-walk";

/** Phases whose lists belong to fights and to answers. */
const ANSWERS: i32 = (1 << PHASE_FIGHT) | (1 << PHASE_RESCUED) | (1 << PHASE_TRADE) | (1 << PHASE_LEAVE);

/** A press on the screen of a person who decides; status bits. */
export function pressChoices(code: i32): i32 {
  const phase = <i32>state.phase;
  if (phase >= PHASE_MONSTER) return pressUndead(code);
  if (isTrading()) return pressTrade(code);
  return isTurnEnd() || ((ANSWERS >> phase) & 1) != 0 ? pressFight(code) : pressWalk(code);
}

/**
 * A press on a list of console/rows.ts that has nothing but actions: UP and DOWN, B does the row, C looks, A goes back to
 * the first screen of the phase.
 */
export function pressRows(code: i32): i32 {
  const rows = listChoices();
  if (code == PRESS_C) return openLook();
  if (code == PRESS_A) return state.stage == STAGE_FIRST ? 0 : backToFirst();
  if (code != PRESS_B) return pressList(code, rows, choicePossible);
  if (!choicePossible(shell.cursor)) return 0;
  return decide(rowAction(shell.cursor));
}

/** Shows another screen of the phase: STAGE_..., and what it is about. */
export function showStage(stage: u8, mark: i32): i32 {
  state.stage = stage;
  state.mark = <u8>mark;
  shell.cursor = <u8>firstChoice();
  return STATUS_CHANGED;
}

/** Back to the first screen of the phase. */
export function backToFirst(): i32 {
  return showStage(STAGE_FIRST, 0);
}
