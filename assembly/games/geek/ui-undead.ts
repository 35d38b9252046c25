// Owns what presses do on an undead turn: choosing a monster, its deeds, its steps, whom it attacks.
import { PRESS_A, PRESS_B, PRESS_C, STATUS_CHANGED } from "../../console/abi";
import { firstRow, pressList } from "../../console/list";
import { rowAction, rowCount } from "../../console/rows";
import { shell } from "../../console/state-map";
import { ROW_ATTACK, ROW_WALK, listUndead, prowlWalks, undeadPossible } from "./choices-undead";
import { decide, decideSeries } from "./flow";
import { REACH_ENDS, findReach, firstStepTo, reachKind } from "./queries-reach";
import { ACTION_OTHER, ACTION_PASS, ACTION_SEAT, ACTION_STEP } from "./rules";
import { STAGE_ACT, STAGE_FIRST } from "./screens";
import { monsterAt, squareOf, state } from "./state";
import { PHASE_MONSTER, PHASE_PROWL, PHASE_TARGET } from "./state-phases";
import { openLook } from "./ui-look";
import { pressStep } from "./ui-walk";

/** PHASE_MONSTER, _PROWL, _TARGET; status bits. */
export function pressUndead(code: i32): i32 {
  const phase = <i32>state.phase;
  if (phase == PHASE_PROWL && prowlWalks()) return code == PRESS_B ? turnStage() : pressStep(code);
  if (code == PRESS_C) return openLook();
  if (code == PRESS_A) return goBack(phase);
  listUndead();
  if (code != PRESS_B) return pressList(code, rowCount(), undeadPossible);
  if (!undeadPossible(shell.cursor)) return 0;
  const action = rowAction(shell.cursor);
  if (action == ROW_WALK) return turnStage();
  return action < ROW_ATTACK ? decide(action) : attack(action - ROW_ATTACK);
}

/** A: no monster moves; another monster; back to the steps. */
function goBack(phase: i32): i32 {
  if (phase == PHASE_MONSTER) return decide(ACTION_PASS);
  if (phase == PHASE_TARGET) return 0;
  return state.walked == 0 ? decide(ACTION_OTHER) : turnStage();
}

/** From the list to the steps and the other way round. */
function turnStage(): i32 {
  state.stage = state.stage == STAGE_ACT ? STAGE_FIRST : STAGE_ACT;
  listUndead();
  shell.cursor = <u8>firstRow(rowCount(), undeadPossible);
  return STATUS_CHANGED;
}

/** The whole way to a character, and the attack. */
function attack(seat: i32): i32 {
  state.mark = <u8>seat;
  return decideSeries(nextOfAttack);
}

/** The next step of the way to the seat in State.mark, then its name where several stand there; -1 = it is attacked. */
function nextOfAttack(): i32 {
  const seat = <i32>state.mark;
  const phase = <i32>state.phase;
  if (phase == PHASE_TARGET) return ACTION_SEAT + seat;
  if (phase != PHASE_PROWL) return -1;
  const square = squareOf(seat);
  if (square == monsterAt(state.monster)) return ACTION_SEAT + seat;
  findReach();
  return reachKind(square) == REACH_ENDS ? ACTION_STEP + firstStepTo(square) : -1;
}
