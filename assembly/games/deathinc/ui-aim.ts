// Owns what presses do where a card's targets are chosen: a list, or A and C from tile to tile.
import { PRESS_A, PRESS_C, STATUS_CHANGED } from "../../console/abi";
import { always } from "../../console/list";
import { rowAction } from "../../console/rows";
import { shell } from "../../console/state-map";
import { isGrouped, listAim, listGroup, listedGroup, targetIn } from "./choices-aim";
import { NOWHERE } from "./data";
import { decide } from "./flow";
import { ACTION_BACK, isLegal } from "./rules";
import { state } from "./state";
import { PHASE_PUT } from "./state-phases";
import { chosen } from "./ui-list";

/** PHASE_AIM, PUT, CARRY; status bits. */
export function pressAim(code: i32): i32 {
  listAim();
  const group = listedGroup();
  if (isGrouped() && (code == PRESS_A || code == PRESS_C)) return turn(group, code - 1);
  if (code == PRESS_A) return isLegal(ACTION_BACK) ? decide(ACTION_BACK) : 0;
  const row = <i32>shell.cursor;
  const action = chosen(code, always);
  if (action < 0) return ~action;
  const status = decide(action);
  if (<i32>state.phase == PHASE_PUT) goOn(group, row);
  return status;
}

/** To the next group that has targets (step 1), or back (-1). */
function turn(group: i32, step: i32): i32 {
  listGroup(group + step, step);
  state.mark = <u8>(1 + listedGroup());
  shell.cursor = 0;
  return STATUS_CHANGED;
}

/** After a zombie is placed the next space has its row. */
function goOn(group: i32, row: i32): void {
  state.mark = <u8>(1 + group);
  listAim();
  if (targetIn(rowAction(row)) != NOWHERE) shell.cursor = <u8>row;
}
