// Owns what presses do on every list of rows: up and down, a look around, the rows that any list may have.
import { PRESS_B, PRESS_C } from "../../console/abi";
import { pressList } from "../../console/list";
import { rowAction, rowCount } from "../../console/rows";
import { shell } from "../../console/state-map";
import { ROW_AUTO, ROW_CARDS, ROW_LOOK } from "./choices-list";
import { decideAuto } from "./flow";
import { STAGE_CARDS } from "./screens";
import { show } from "./ui-cards";
import { openLook } from "./ui-look";

/** Of the rows just listed: the action of the one chosen with B; below 0 = all is done, ~ the status bits. */
export function chosen(code: i32, possible: (row: i32) => bool): i32 {
  if (code == PRESS_C) return ~openLook();
  if (code != PRESS_B) return ~pressList(code, rowCount(), possible);
  const action = rowAction(shell.cursor);
  if (action == ROW_CARDS) return ~show(STAGE_CARDS, 0);
  if (action == ROW_LOOK) return ~openLook();
  return action == ROW_AUTO ? ~decideAuto() : action;
}
