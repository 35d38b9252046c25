// Owns what presses do on a walk: single steps, those that need a second press, walks that are sent somewhere.
import { PRESS_A, PRESS_B, STATUS_CHANGED } from "../../console/abi";
import { shell } from "../../console/state-map";
import { MEETS_NOTHING, firstAim, gotoPossible, listGoto, meets, walkedSeat } from "./choices-walk";
import { decide, decideSeries } from "./flow";
import { ROW_AIM, findWay, wayDirection, waySpace } from "./goto";
import { wayTo } from "./queries-way";
import { ACTION_STEP, isLegal } from "./rules";
import { STAGE_FIRST, STAGE_GOTO } from "./screens";
import { spaceOf, state } from "./state";
import { PHASE_WALK } from "./state-phases";
import { chosen } from "./ui-list";
import { PRESSED } from "./view-walk";

/** Of each press: A left, C right. */
const DIRECTIONS: usize = memory.data<i8>([3, -1, 1, 0, 2, -1, -1, -1, -1, -1, -1]);

/** The direction of a press on a map; -1 of B and long ones. */
export function directionOf(code: i32): i32 {
  return load<i8>(DIRECTIONS + code);
}

/** PHASE_WALK, PHASE_PUSH; status bits. */
export function pressWalk(code: i32): i32 {
  if (state.stage == STAGE_GOTO) return pressGoto(code);
  if (code == PRESS_B) return openGoto();
  const direction = directionOf(code);
  return direction < 0 ? 0 : pressStep(direction);
}

/** A step: at once where it meets nothing, else what it means is shown first. */
function pressStep(direction: i32): i32 {
  const again = <i32>state.mark2 == PRESSED + direction;
  const legal = isLegal(ACTION_STEP + direction);
  if (legal && (again || meets(direction) == MEETS_NOTHING)) return decide(ACTION_STEP + direction);
  if (again) return 0;
  state.mark2 = <u8>(PRESSED + direction);
  return STATUS_CHANGED;
}

function openGoto(): i32 {
  state.stage = STAGE_GOTO;
  state.mark2 = 0;
  shell.cursor = <u8>firstAim();
  return STATUS_CHANGED;
}
function back(): i32 {
  state.stage = STAGE_FIRST;
  shell.cursor = 0;
  return STATUS_CHANGED;
}

function pressGoto(code: i32): i32 {
  if (code == PRESS_A) return back();
  listGoto();
  const action = chosen(code, gotoPossible);
  if (action < 0) return ~action;
  if (!gotoPossible(shell.cursor)) return 0;
  return action < ROW_AIM ? decide(action) : goTo(action - ROW_AIM);
}

// ---- a walk that is sent somewhere ----

/** Steps to go, and those done. */
const TO_GO: usize = memory.data(2);

/** Walks to a space, or as far as the steps go; a fight, a token, a claim or a rescue stops it. */
function goTo(space: i32): i32 {
  store<u8>(TO_GO, <u8>min(wayTo(space), <i32>state.steps));
  findWay(space);
  store<u8>(TO_GO, 0, 1);
  return decideSeries(nextStep);
}
function nextStep(): i32 {
  const step = <i32>load<u8>(TO_GO, 1);
  if (<i32>state.phase != PHASE_WALK || step >= <i32>load<u8>(TO_GO)) return -1;
  const here = spaceOf(walkedSeat());
  if (step > 0 && (here != waySpace(step - 1) || state.gained != 0)) return -1;
  store<u8>(TO_GO, <u8>(step + 1), 1);
  return ACTION_STEP + wayDirection(step);
}
