// Owns what presses do on lists of decisions and on cards: choose, aim.
import { PRESS_A, STATUS_CHANGED } from "../../console/abi";
import { always } from "../../console/list";
import { NO_ACTION, rowCount } from "../../console/rows";
import { shell } from "../../console/state-map";
import { cardOf, isCardAction, onlyAction } from "./choices-cards";
import { ROW_ORDER, ROW_ORDERS, isCardList, isPossible, listDecision } from "./choices-list";
import { ORDER_GIVE, beginOrder, turnOrder } from "./choices-order";
import { decide } from "./flow";
import { ACTION_NO_ORDER, ACTION_ORDER, ACTION_USE } from "./rules";
import { STAGE_CARDS, STAGE_FIRST, STAGE_ORDER, STAGE_TARGET } from "./screens";
import { state } from "./state";
import { PHASE_READY } from "./state-phases";
import { chosen } from "./ui-list";

/** A press on a plain list or on the cards; status bits. */
export function pressDecision(code: i32): i32 {
  const stage = state.stage;
  listDecision();
  if (code == PRESS_A) return goBack();
  const action = chosen(code, isCardList() ? always : isPossible);
  if (action < 0) return ~action;
  if (!isPossible(shell.cursor)) return 0;
  if (action >= ROW_ORDERS) return chooseOrder(action - ROW_ORDERS);
  if (action != ROW_ORDER)
    return isCardAction(action) && stage != STAGE_TARGET ? play(action) : decide(action);
  beginOrder();
  return show(STAGE_ORDER, 0);
}

/** A row of a secret order: its next value, or it is given or taken back. */
function chooseOrder(row: i32): i32 {
  if (row >= ORDER_GIVE)
    return decide(row == ORDER_GIVE ? ACTION_ORDER + <i32>state.sketch0 : ACTION_NO_ORDER);
  turnOrder(row);
  return STATUS_CHANGED;
}

/** Plays the card of a row: at once where it can be aimed at one player or at nobody, else at whom is asked. */
function play(first: i32): i32 {
  const only = onlyAction(first);
  if (only != NO_ACTION) return decide(only);
  state.mark = <u8>cardOf(first);
  state.mark2 = u8(first >= ACTION_USE);
  return show(STAGE_TARGET, 0);
}

/** Another screen of the phase, its cursor on the first row that can be chosen. */
export function show(stage: u8, cursor: i32): i32 {
  state.stage = stage;
  shell.cursor = <u8>cursor;
  listDecision();
  if (!isPossible(cursor))
    for (let row = rowCount() - 1; row >= 0; row--) if (isPossible(row)) shell.cursor = <u8>row;
  return STATUS_CHANGED;
}

function goBack(): i32 {
  const stage = state.stage;
  if (stage == STAGE_TARGET) return show(<i32>state.phase == PHASE_READY ? STAGE_FIRST : STAGE_CARDS, 0);
  return stage == STAGE_FIRST ? 0 : show(STAGE_FIRST, 0);
}
