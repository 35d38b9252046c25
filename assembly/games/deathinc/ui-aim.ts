// Owns what presses do where a card's targets are chosen: a list, or A and C from tile to tile.
import { PRESS_A, PRESS_B, PRESS_C, STATUS_CHANGED } from "../../console/abi";
import { always, pressList } from "../../console/list";
import { rowAction, rowCount } from "../../console/rows";
import { shell } from "../../console/state-map";
import { isGrouped, listAim, listGroup, listedGroup, targetIn } from "./choices-aim";
import { ROW_AUTO } from "./choices-zombies";
import { NOWHERE } from "./data";
import { decide, decideAuto } from "./flow";
import { ACTION_BACK, isLegal } from "./rules";
import { state } from "./state";
import { PHASE_PUT } from "./state-phases";
import { openLook } from "./ui-look";

/** PHASE_AIM, PUT, CARRY; status bits. */
export function pressAim(code: i32): i32 {
  listAim();
  const group = listedGroup();
  if (code == PRESS_A || code == PRESS_C) {
    if (isGrouped()) return turn(group, code == PRESS_A ? -1 : 1);
    if (code == PRESS_C) return openLook();
    return isLegal(ACTION_BACK) ? decide(ACTION_BACK) : 0;
  }
  if (code != PRESS_B) return pressList(code, rowCount(), always);
  const row = <i32>shell.cursor;
  const action = rowAction(row);
  if (action < 0) return 0;
  if (action == ROW_AUTO) return decideAuto();
  const status = decide(action);
  if (<i32>state.phase == PHASE_PUT) goOn(group, row);
  return status;
}

/** To the next group that has targets, or back. */
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
