// Owns what presses do while a tile just laid is filled: patterns, and places chosen one by one.
import {
  PRESS_A,
  PRESS_B,
  PRESS_C,
  PRESS_DOWN,
  PRESS_UP,
  STATUS_CHANGED,
  STATUS_SAVE,
} from "../../console/abi";
import { always, pressList } from "../../console/list";
import { rowAction, rowCount } from "../../console/rows";
import { shell } from "../../console/state-map";
import { ROW_CARDS } from "./choices-list";
import { decideSeries } from "./flow";
import {
  clearSketch,
  freeze,
  leftToPut,
  nextOfSketch,
  nextTokens,
  nextZombies,
  restOf,
  turnAt,
  zombiesToPlace,
} from "./sketch";
import { STAGE_BY_HAND, STAGE_CARDS, STAGE_FIRST } from "./screens";
import { state } from "./state";
import { show } from "./ui-cards";
import { openLook } from "./ui-look";
import { HAND_CLEAR, HAND_DONE, HAND_REST, ROW_LEAVE, ROW_TOKENS, ROW_ZOMBIES, listFill } from "./view-fill";

const CHANGED: i32 = STATUS_CHANGED | STATUS_SAVE;

/** PHASE_FILL and PHASE_TOKENS; status bits. */
export function pressFill(code: i32): i32 {
  if (state.stage == STAGE_BY_HAND) return pressByHand(code);
  listFill();
  if (code == PRESS_C) return openLook();
  if (code != PRESS_B) return pressList(code, rowCount(), always);
  const action = rowAction(shell.cursor);
  if (action == ROW_LEAVE) return leave();
  if (action == ROW_CARDS) return show(STAGE_CARDS, 0);
  if (action == ROW_ZOMBIES) nextZombies();
  else if (action == ROW_TOKENS) nextTokens();
  else beginByHand();
  return CHANGED;
}

/** Carries out the proposal. */
function leave(): i32 {
  freeze();
  return decideSeries(nextOfSketch);
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
  if (code > PRESS_DOWN) return 0;
  state.mark = <u8>moved(mark, code);
  return state.mark == <u8>mark ? 0 : CHANGED;
}
/** The space or row that a press leads to. */
function moved(mark: i32, code: i32): i32 {
  if (mark < HAND_REST) {
    if (code == PRESS_A) return mark % 3 > 0 ? mark - 1 : mark;
    if (code == PRESS_C) return mark % 3 < 2 ? mark + 1 : mark;
    if (code == PRESS_UP) return mark > 2 ? mark - 3 : mark;
    return mark < 6 ? mark + 3 : HAND_REST;
  }
  if (code == PRESS_UP) return mark > HAND_REST ? mark - 1 : 7;
  return code == PRESS_DOWN && mark < (state.mark2 ? HAND_DONE : HAND_CLEAR) ? mark + 1 : mark;
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

/** When all zombies stand, the tokens; without any the proposal is complete. */
function goOn(): i32 {
  state.mark2 = 1;
  state.mark = 0;
  if (state.tokens == 0) state.stage = STAGE_FIRST;
  return CHANGED;
}

function choose(row: i32): i32 {
  const tokens = state.mark2 != 0;
  if (row == HAND_DONE) return leave();
  if (row == HAND_CLEAR) {
    clearSketch(tokens);
    state.mark = 0;
    return CHANGED;
  }
  restOf(tokens);
  if (!tokens) return goOn();
  state.mark = <u8>HAND_DONE;
  return CHANGED;
}
