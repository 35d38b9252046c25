// Owns what presses do in geek's fights, at the end of a turn and on the questions that others answer.
import { PRESS_B, PRESS_C, STATUS_CHANGED, STATUS_SCENE } from "../../console/abi";
import { pressList } from "../../console/list";
import { rowAction, rowCount } from "../../console/rows";
import { openOver } from "../../console/shell";
import { shell } from "../../console/state-map";
import { listFight } from "./choices-fight";
import { ROW_TRADE, listTurnEnd, turnEndPossible } from "./choices-turn-end";
import { decide } from "./flow";
import { ACTION_BREAK, isLegal } from "./rules";
import { SCREEN_HANDS, STAGE_BREAK } from "./screens";
import { state } from "./state";
import { PHASE_END, PHASE_FIGHT } from "./state-phases";
import { openLook } from "./ui-look";
import { openTrade } from "./ui-trade";

/** PHASE_END and PHASE_FIGHT, _RESCUED, _TRADE, _LEAVE, whose rows are actions; status bits. */
export function pressFight(code: i32): i32 {
  if (<i32>state.phase == PHASE_END) return pressTurnEnd(code);
  if (code == PRESS_C) {
    // In a fight it is the weapons that count.
    return <i32>state.phase == PHASE_FIGHT ? openOver(SCREEN_HANDS, 0, STATUS_SCENE) : openLook();
  }
  listFight();
  if (code != PRESS_B) return pressList(code, rowCount(), fightPossible);
  return fightPossible(shell.cursor) ? decide(rowAction(shell.cursor)) : 0;
}

function fightPossible(row: i32): bool {
  const action = rowAction(row);
  return action >= 0 && isLegal(action);
}

/** A trade and a try at boards have screens of their own. */
function pressTurnEnd(code: i32): i32 {
  if (code == PRESS_C) return openLook();
  listTurnEnd();
  if (code != PRESS_B) return pressList(code, rowCount(), turnEndPossible);
  if (!turnEndPossible(shell.cursor)) return 0;
  const action = rowAction(shell.cursor);
  if (action >= ROW_TRADE) return openTrade(action - ROW_TRADE);
  if (action < ACTION_BREAK || action >= ACTION_BREAK + 4) return decide(action);
  state.stage = STAGE_BREAK;
  state.mark = <u8>(action - ACTION_BREAK);
  shell.cursor = 0;
  return STATUS_CHANGED;
}
