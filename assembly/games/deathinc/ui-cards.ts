// Owns what presses do on lists of decisions and on cards: choose, read, aim.
import { PRESS_A, PRESS_B, PRESS_C, STATUS_CHANGED } from "../../console/abi";
import { pressList } from "../../console/list";
import { NO_ACTION, rowAction, rowCount } from "../../console/rows";
import { shell } from "../../console/state-map";
import { cardOf, isCardAction, onlyAction } from "./choices-cards";
import {
  ROW_CARDS,
  ROW_ORDER,
  ROW_ORDERS,
  ROW_THROW,
  cardInHand,
  isPossible,
  listDecision,
} from "./choices-list";
import { ORDER_GIVE, beginOrder, turnOrder } from "./choices-order";
import { decide } from "./flow";
import { ACTION_NO_ORDER, ACTION_ORDER, ACTION_USE } from "./rules";
import { STAGE_CARD, STAGE_CARDS, STAGE_FIRST, STAGE_ORDER, STAGE_TARGET, STAGE_THROW } from "./screens";
import { state } from "./state";
import { PHASE_READY } from "./state-phases";
import { openLook } from "./ui-look";

/** A press on a plain list or on the cards; status bits. */
export function pressDecision(code: i32): i32 {
  const stage = state.stage;
  listDecision();
  if (stage == STAGE_CARD) return pressCard(code);
  if (code == PRESS_A) return goBack();
  if (code == PRESS_C) return look();
  if (code != PRESS_B) return pressList(code, rowCount(), isPossible);
  if (!isPossible(shell.cursor)) return 0;
  const action = rowAction(shell.cursor);
  if (action >= ROW_ORDERS) return chooseOrder(action - ROW_ORDERS);
  if (action == ROW_CARDS) return show(STAGE_CARDS, 0);
  if (action == ROW_THROW) return show(STAGE_THROW, 0);
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
  keepCard(first);
  return show(STAGE_TARGET, 0);
}

function keepCard(first: i32): void {
  state.mark = <u8>cardOf(first);
  state.mark2 = u8(first >= ACTION_USE);
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

/** C: the card under the cursor read closer, else the office. */
function look(): i32 {
  const action = state.stage == STAGE_TARGET ? cardInHand() : rowAction(shell.cursor);
  if (!isCardAction(action)) return openLook();
  keepCard(action);
  state.stage = STAGE_CARD;
  return STATUS_CHANGED;
}

/** On a card's page: A goes back, B plays it, C turns to the next one. */
function pressCard(code: i32): i32 {
  const first = cardInHand();
  if (code == PRESS_A) return show(<i32>state.phase == PHASE_READY ? STAGE_FIRST : STAGE_CARDS, rowOf(first));
  if (code == PRESS_B) return isPossible(rowOf(first)) ? play(first) : 0;
  if (code != PRESS_C) return 0;
  let row = rowOf(first);
  do row = row + 1 < rowCount() ? row + 1 : 0;
  while (!isCardAction(rowAction(row)));
  keepCard(rowAction(row));
  return STATUS_CHANGED;
}

/** The row of a card's first action in the list of cards. */
function rowOf(first: i32): i32 {
  for (let row = 0; row < rowCount(); row++) if (rowAction(row) == first) return row;
  return 0;
}
