// Owns what presses do while a character walks: single steps, what can be done on the way, walks that are sent somewhere.
import { PRESS_A, PRESS_B, PRESS_C, PRESS_DOWN, PRESS_UP } from "../../console/abi";
import { always, pressList } from "../../console/list";
import { rowAction, rowCount } from "../../console/rows";
import { openReader } from "../../console/shell";
import { SCREEN_HELP, shell } from "../../console/state-map";
import { ROW_BACK, ROW_BREAK, ROW_CLOSE, ROW_GOTO, listWalk, walkPossible } from "./choices-walk";
import { EAST, NORTH, SOUTH, WEST, neighbour } from "./data-board";
import { decide, decideSeries } from "./flow";
import { ROW_AIM, findWay, waySquare } from "./goto";
import { HELP_BOARDS, HELP_THINGS, HELP_WALK } from "./help-pages";
import { walker } from "./queries";
import { ACTION_BOARD, ACTION_KIT, ACTION_STEP, isLegal } from "./rules";
import { STAGE_ACT, STAGE_BREAK, STAGE_FIRST, STAGE_GOTO } from "./screens";
import { squareOf, state } from "./state";
import { PHASE_BEFORE, PHASE_END, PHASE_START } from "./state-phases";
import { backToFirst, showStage } from "./ui-choices";
import { openClose, openLook } from "./ui-look";

const STEPS: usize = memory.data(1); // of a way that is still to be gone

/** A press where a character walks, before a walk, and where boards are to be broken; status bits. */
export function pressWalk(code: i32): i32 {
  if (isWalking()) return code == PRESS_B ? showStage(STAGE_ACT, 0) : pressStep(code);
  if (code == PRESS_A) return goBack();
  // The list of aims takes long: its length was kept when it was opened.
  const aims = state.stage == STAGE_GOTO && (code == PRESS_UP || code == PRESS_DOWN);
  if (aims) return pressList(code, state.mark, always);
  listWalk();
  if (code == PRESS_C) return pressC();
  if (code != PRESS_B) return pressList(code, rowCount(), walkPossible);
  return walkPossible(shell.cursor) ? choose(rowAction(shell.cursor)) : 0;
}

/** Whether A, C, UP and DOWN are steps now. */
function isWalking(): bool {
  const phase = <i32>state.phase;
  return state.stage == STAGE_FIRST && phase != PHASE_START && phase != PHASE_BEFORE;
}

/** A west, C east, UP north, DOWN south: one step of the piece that walks, monsters too; status bits. */
export function pressStep(code: i32): i32 {
  const direction = code == PRESS_A ? WEST : code == PRESS_C ? EAST : code == PRESS_UP ? NORTH : SOUTH;
  if (code != PRESS_DOWN && direction == SOUTH) return 0;
  return isLegal(ACTION_STEP + direction) ? decide(ACTION_STEP + direction) : 0;
}

/** A: from the list to the walk, from what it opened to the list; before a walk there is no way back. */
function goBack(): i32 {
  const stage = state.stage;
  if (stage == STAGE_FIRST) return 0;
  return stage == STAGE_ACT || <i32>state.phase == PHASE_END ? backToFirst() : showStage(STAGE_ACT, 0);
}

/** C: what the row is about; before a walk what can be looked at. */
function pressC(): i32 {
  const stage = state.stage;
  if (stage == STAGE_FIRST) return openLook();
  const action = rowAction(shell.cursor);
  let page = HELP_WALK;
  if (stage == STAGE_BREAK || action == ACTION_BOARD || (action >= ROW_BREAK && action < ROW_BACK))
    page = HELP_BOARDS;
  else if (action == ACTION_KIT) page = HELP_THINGS;
  return openReader(SCREEN_HELP, page);
}

function choose(action: i32): i32 {
  if (action >= ROW_AIM) return goTo(action);
  if (action == ROW_BACK) return goBack();
  if (action == ROW_CLOSE) return openClose();
  if (action == ROW_GOTO) return openAims();
  return action >= ROW_BREAK ? showStage(STAGE_BREAK, action - ROW_BREAK) : decide(action);
}

function openAims(): i32 {
  const status = showStage(STAGE_GOTO, 0);
  state.mark = <u8>rowCount();
  return status;
}

/** Walks to an aim, or as far as the steps go; whatever stops a walk stops it here too. */
function goTo(action: i32): i32 {
  store<u8>(STEPS, <u8>findWay(action));
  return decideSeries(nextOfWay);
}

/** The next step of the way found last; -1 = there is none. */
function nextOfWay(): i32 {
  const steps = <i32>load<u8>(STEPS);
  if (steps == 0) return -1;
  store<u8>(STEPS, <u8>(steps - 1));
  for (let direction = 0; direction < 4; direction++)
    if (neighbour(squareOf(walker()), direction) == waySquare(0, steps)) return ACTION_STEP + direction;
  return -1;
}
