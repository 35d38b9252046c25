// Owns the rows of a walking character's lists: start of a turn, what can be done on the way, boards, where to.
import { addRow, clearRows, rowAction } from "../../console/rows";
import { GAS, KEYS } from "./data";
import { isTruck } from "./data-board";
import { ROW_AIM, listAims } from "./goto";
import { boardedAt, walker } from "./queries";
import { stepsLeft } from "./queries-reach";
import { reasonWords } from "./reason-words";
import {
  ACTION_BLAST,
  ACTION_BOARD,
  ACTION_BREAK,
  ACTION_FIGHT,
  ACTION_FLIP,
  ACTION_KIT,
  ACTION_LEAVE,
  ACTION_ON,
  ACTION_SPIN,
  ACTION_STAY,
  ACTION_STOP,
  WHY_LEGAL,
  WHY_NO_BARRICADE,
  WHY_NO_STEPS,
  isLegal,
  whyNot,
} from "./rules";
import { STAGE_ACT, STAGE_BREAK, STAGE_GOTO } from "./screens";
import { held, squareOf, state } from "./state";
import { PHASE_BEFORE, PHASE_RUN, PHASE_START } from "./state-phases";

/** Opens the list of aims. */
export const ROW_GOTO: i32 = 700;
/** Opens the close-up view. */
export const ROW_CLOSE: i32 = 701;
/** + direction: opens the question how boards are broken. */
export const ROW_BREAK: i32 = 702;
/** There are none to break. */
export const ROW_NO_BREAK: i32 = 706;
/** Back, nothing done. */
export const ROW_BACK: i32 = 707;

/** Lists the rows of the present screen into console/rows.ts; none where the piece walks. */
export function listWalk(): void {
  clearRows();
  if (<i32>state.phase == PHASE_START) return listStart();
  if (<i32>state.phase == PHASE_BEFORE) {
    addRow(ACTION_ON);
    addRow(ACTION_BOARD);
  } else if (state.stage == STAGE_ACT) listActs();
  else if (state.stage == STAGE_GOTO) listAims();
  else if (state.stage == STAGE_BREAK) {
    addRow(ACTION_BREAK + state.mark);
    addRow(ACTION_BLAST + state.mark);
    addRow(ROW_BACK);
  }
}

/** The spin, and whatever else can be done before it. */
function listStart(): void {
  const seat = <i32>state.turn;
  addRow(ACTION_SPIN);
  if (isLegal(ACTION_FIGHT)) addRow(ACTION_FIGHT);
  if (isLegal(ACTION_FLIP)) addRow(ACTION_FLIP);
  if (isLegal(ACTION_KIT)) addRow(ACTION_KIT);
  const carries =
    seat < <i32>state.seats && held(seat, KEYS) + held(seat, GAS) != 0 && isTruck(squareOf(seat));
  if (carries || isLegal(ACTION_LEAVE)) addRow(ACTION_LEAVE);
}

function listActs(): void {
  addRow(isLegal(ACTION_STAY) ? ACTION_STAY : ACTION_STOP);
  addRow(ACTION_BOARD);
  addRow(ROW_GOTO);
  addRow(ACTION_KIT);
  let boards = false;
  for (let direction = 0; direction < 4; direction++) {
    if (boardedAt(squareOf(walker()), direction) < 0) continue;
    boards = true;
    // On the run only a grenade helps: there is nothing to ask.
    addRow((<i32>state.phase == PHASE_RUN ? ACTION_BLAST : ROW_BREAK) + direction);
  }
  if (!boards) addRow(ROW_NO_BREAK);
  addRow(ROW_CLOSE);
}

/** Whether a listed row can be chosen. */
export function walkPossible(row: i32): bool {
  return rowAction(row) >= 0 && walkRefusal(rowAction(row)) == 0;
}

/** Why a row is impossible now, in words; 0 = it is possible. */
export function walkRefusal(action: i32): usize {
  const why = whyNotRow(action);
  return why == WHY_LEGAL ? 0 : reasonWords(why);
}

function whyNotRow(action: i32): i32 {
  if (action >= ROW_AIM || action == ROW_CLOSE || action == ROW_BACK) return WHY_LEGAL;
  if (action == ROW_GOTO) return stepsLeft() > 0 ? WHY_LEGAL : WHY_NO_STEPS;
  if (action == ROW_NO_BREAK) return WHY_NO_BARRICADE;
  if (action < ROW_BREAK) return whyNot(action);
  const direction = action - ROW_BREAK;
  return isLegal(ACTION_BLAST + direction) ? WHY_LEGAL : whyNot(ACTION_BREAK + direction);
}
