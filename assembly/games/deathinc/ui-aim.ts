// Owns what presses do where a card's targets are chosen: a list, or A and C from tile to tile.
import { PRESS_A, PRESS_B, PRESS_C, STATUS_CHANGED } from "../../console/abi";
import { always, pressList } from "../../console/list";
import { rowAction, rowCount } from "../../console/rows";
import { shell } from "../../console/state-map";
import { isGrouped, listAim, listGroup, listedGroup, targetIn } from "./choices-aim";
import { ROW_AUTO } from "./choices-zombies";
import { decide, decideAuto } from "./flow";
import { ACTION_BACK, isLegal } from "./rules";
import { state } from "./state";
import { PHASE_PUSH, PHASE_PUT } from "./state-phases";
import { openLook } from "./ui-look";
import { pressWalk } from "./ui-walk";

/** PHASE_AIM, PUT, CARRY, PUSH; status bits. */
export function pressAim(code: i32): i32 {
  if (<i32>state.phase == PHASE_PUSH) return pressWalk(code);
  listAim();
  if (code == PRESS_A || code == PRESS_C) {
    if (isGrouped()) return turn(code == PRESS_A ? -1 : 1);
    if (code == PRESS_C) return openLook();
    return isLegal(ACTION_BACK) ? decide(ACTION_BACK) : 0;
  }
  if (code != PRESS_B) return pressList(code, rowCount(), always);
  const action = rowAction(shell.cursor);
  if (action == ROW_AUTO) return decideAuto();
  if (action < 0) return 0;
  const group = listedGroup();
  const status = decide(action);
  if (<i32>state.phase == PHASE_PUT && targetIn(action) >= 0) goOn(group, action);
  return status;
}

/** To the next group that has targets, or back. */
function turn(step: i32): i32 {
  listGroup(listedGroup() + step, step);
  state.mark = <u8>(1 + listedGroup());
  shell.cursor = 0;
  return STATUS_CHANGED;
}

/** After a zombie is placed the cursor goes on to the next space. */
function goOn(group: i32, action: i32): void {
  state.mark = <u8>(1 + group);
  for (let row = listAim() - 1; row >= 0; row--)
    if (rowAction(row) > action && targetIn(rowAction(row)) >= 0) shell.cursor = <u8>row;
}
