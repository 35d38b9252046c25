// Owns the rows of geek's fights, of who stands up, and of the questions that another seat answers.
import { addRow, clearRows } from "../../console/rows";
import { leftBehind } from "./asks";
import { CHARACTERS, HORROR, kindOf } from "./data";
import {
  ACTION_AGREE,
  ACTION_CHARACTER,
  ACTION_GRENADE,
  ACTION_KIT,
  ACTION_REFUSE,
  ACTION_RPG,
  ACTION_SPIN,
  isLegal,
} from "./rules";
import { state } from "./state";
import { PHASE_FIGHT, PHASE_LEAVE, PHASE_RESCUED, PHASE_TRADE } from "./state-phases";

/** Lists the rows of the present phase into console/rows.ts; false, and nothing listed, where it is none of these. */
export function listFight(): bool {
  const phase = <i32>state.phase;
  if (phase != PHASE_FIGHT && phase != PHASE_RESCUED && phase != PHASE_LEAVE && phase != PHASE_TRADE)
    return false;
  clearRows();
  if (phase == PHASE_FIGHT) {
    addRow(ACTION_SPIN);
    addRow(kindOf(state.monster) == HORROR ? ACTION_RPG : ACTION_GRENADE);
    addRow(ACTION_KIT);
  } else if (phase == PHASE_RESCUED) {
    // Johnny, who has most hearts, comes first.
    for (let i = CHARACTERS - 1; i >= 0; i--) if (isLegal(ACTION_CHARACTER + i)) addRow(ACTION_CHARACTER + i);
  } else {
    // The safe answer comes first: nobody is left behind by haste.
    const waits = phase == PHASE_LEAVE && leftBehind() != 0;
    addRow(waits ? ACTION_REFUSE : ACTION_AGREE);
    addRow(waits ? ACTION_AGREE : ACTION_REFUSE);
  }
  return true;
}
