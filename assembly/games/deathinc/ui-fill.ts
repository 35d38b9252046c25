// Owns what presses do while a tile just laid is filled: patterns, and places chosen one by one.
import { PRESS_B, STATUS_CHANGED, STATUS_SAVE } from "../../console/abi";
import { always } from "../../console/list";
import { shell } from "../../console/state-map";
import { ROW_LEAVE, ROW_TOKENS, ROW_ZOMBIES } from "./choices-list";
import { listFill } from "./choices-tile";
import { decideSeries } from "./flow";
import { columnStep, rowStep } from "./queries-city";
import {
  clearSketch,
  fillsCity,
  forgetSketch,
  freeze,
  leftToPut,
  nextOfSketch,
  nextTokens,
  nextZombies,
  restOf,
  turnAt,
  zombiesToPlace,
} from "./sketch";
import { STAGE_BY_HAND, STAGE_FIRST } from "./screens";
import { state } from "./state";
import { chosen } from "./ui-list";
import { directionOf } from "./ui-walk";
import { HAND_CLEAR, HAND_REST } from "./view-fill";

const ROW_OF_REST: i32 = 3; // lines of spaces above it
const CHANGED: i32 = STATUS_CHANGED | STATUS_SAVE;

/** PHASE_FILL and PHASE_TOKENS; status bits. */
export function pressFill(code: i32): i32 {
  if (state.stage == STAGE_BY_HAND) return pressByHand(code);
  listFill();
  const action = chosen(code, always);
  if (action < 0) return ~action;
  if (action == ROW_LEAVE) return carryOut();
  if (action == ROW_ZOMBIES) nextZombies();
  else if (action == ROW_TOKENS) nextTokens();
  else beginByHand();
  return CHANGED;
}

/** Does what is proposed; of what lays nothing, or cannot be laid in a loaded state, nothing is kept. */
function carryOut(): i32 {
  freeze();
  const status = decideSeries(nextOfSketch);
  if (status != 0) return status;
  forgetSketch();
  return CHANGED;
}

function beginByHand(): void {
  freeze();
  clearSketch(false);
  clearSketch(true);
  state.stage = STAGE_BY_HAND;
  shell.cursor = 0;
  state.mark = 0;
  state.mark2 = u8(zombiesToPlace() == 0);
}

function pressByHand(code: i32): i32 {
  const mark = <i32>state.mark;
  if (code == PRESS_B) return mark < HAND_REST ? turn(mark) : choose(mark);
  const direction = directionOf(code);
  if (direction < 0) return 0;
  state.mark = <u8>moved(mark, direction);
  return state.mark == <u8>mark ? 0 : CHANGED;
}
/** The space or row that a direction leads to: rows lie below the spaces, one a line. */
function moved(mark: i32, direction: i32): i32 {
  const row = mark < HAND_REST ? mark / 3 : mark + ROW_OF_REST - HAND_REST;
  const x = (mark < HAND_REST ? mark % 3 : 1) + columnStep(direction);
  const y = row + rowStep(direction);
  const last = ROW_OF_REST + 1 + i32(state.mark2 != 0);
  if (min(x, y) < 0 || x > 2 || y > last) return mark;
  return y < ROW_OF_REST ? 3 * y + x : HAND_REST + y - ROW_OF_REST;
}

/** B on a space: puts or takes away; a zombie put goes on to the next space. */
function turn(mark: i32): i32 {
  const tokens = state.mark2 != 0;
  const before = leftToPut(tokens);
  turnAt(mark, tokens);
  const left = leftToPut(tokens);
  if (tokens || left >= before) return CHANGED;
  if (mark < HAND_REST - 1) state.mark = <u8>(mark + 1);
  return left == 0 ? goOn() : CHANGED;
}

/** When all zombies stand, the tokens; then, or without any, back to the proposal. */
function goOn(): i32 {
  if (state.mark2 != 0 || state.tokens == 0) state.stage = STAGE_FIRST;
  state.mark2 = 1;
  state.mark = 0;
  return CHANGED;
}

function choose(row: i32): i32 {
  const tokens = state.mark2 != 0;
  if (row == HAND_CLEAR) {
    clearSketch(tokens);
    state.mark = 0;
    return CHANGED;
  }
  if (row == HAND_REST || (tokens && fillsCity())) restOf(tokens); // there all must be laid
  return goOn();
}
