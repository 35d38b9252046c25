// Owns the rows of decisions that are plain lists: fights, answers, the end of a walk and of a turn.
import { NO_ACTION, addRow, clearRows, rowAction } from "../../console/rows";
import { CARDS } from "./data-cards";
import { canPlay, isCardAction, listCards, listTargets } from "./choices-cards";
import { ORDER_ROWS, hasOrders, orderPossible } from "./choices-order";
import { decidingSeat } from "./deciders";
import {
  ACTION_ACCEPT,
  ACTION_BACK,
  ACTION_BULLETS,
  ACTION_DISCARD,
  ACTION_DONE,
  ACTION_FIGHT,
  ACTION_HEART,
  ACTION_HIT,
  ACTION_KEEP,
  ACTION_NO_WEAPON,
  ACTION_PASS,
  ACTION_PAST,
  ACTION_PLAY,
  ACTION_ROLL,
  ACTION_SPEND,
  ACTION_TAKE,
  ACTION_USE,
  ACTION_WEAPON,
  AT_NOBODY,
  isLegal,
} from "./rules";
import { STAGE_CARD, STAGE_CARDS, STAGE_ORDER, STAGE_TARGET, STAGE_THROW } from "./screens";
import { cardPlace, state, tieTotal } from "./state";
import { IN_FRONT, IN_HAND, PHASE_DISCARD, PHASE_READY, PHASE_TIE } from "./state-phases";

/** Rows that stand for no action of the rules: the screens know them. */
export const ROW_CARDS: i32 = 8000; // all cards and items
export const ROW_THROW: i32 = 8001; // which card to throw away
export const ROW_ORDER: i32 = 8002; // a secret order
export const ROW_ORDERS: i32 = 8003; // + ORDER_...: while it is put together

/** Single decisions in the order in which lists show them: what helps first. */
const SINGLES: usize = memory.data<u8>([
  <u8>ACTION_ROLL,
  <u8>ACTION_BULLETS,
  <u8>ACTION_KEEP,
  <u8>ACTION_HEART,
  <u8>ACTION_PASS,
  <u8>ACTION_FIGHT,
  <u8>ACTION_PAST,
  <u8>ACTION_HIT,
  <u8>ACTION_ACCEPT,
  <u8>ACTION_DONE,
  <u8>ACTION_BACK,
  255,
]);

/** First action of the card that is read or aimed. */
export function cardInHand(): i32 {
  return (state.mark2 ? ACTION_USE : ACTION_PLAY) + (AT_NOBODY + 1) * <i32>state.mark;
}

/** Lists the rows of the present screen into console/rows.ts. */
export function listDecision(): void {
  const stage = state.stage;
  if (stage == STAGE_TARGET) return listTargets(cardInHand());
  if (stage == STAGE_CARDS || stage == STAGE_CARD || <i32>state.phase == PHASE_READY) return listCards();
  clearRows();
  if (<i32>state.phase == PHASE_TIE) listSpends();
  if (stage == STAGE_THROW) return listThrows();
  if (stage == STAGE_ORDER) {
    for (let row = 0; row < ORDER_ROWS; row++) addRow(ROW_ORDERS + row);
    return;
  }
  for (let at = SINGLES; load<u8>(at) != 255; at++) {
    const action = <i32>load<u8>(at);
    if (isLegal(action)) addRow(action);
  }
  listWeapons();
  if (<i32>state.phase == PHASE_DISCARD) listEnds();
  else if (<i32>state.phase != PHASE_TIE) listPlays();
}

/** Weapons to name, cards to take. */
function listWeapons(): void {
  for (let card = 0; card < CARDS; card++) {
    if (isLegal(ACTION_WEAPON + card)) addRow(ACTION_WEAPON + card);
    if (isLegal(ACTION_TAKE + card)) addRow(ACTION_TAKE + card);
  }
  if (isLegal(ACTION_NO_WEAPON)) addRow(ACTION_NO_WEAPON);
}

function listThrows(): void {
  for (let card = 0; card < CARDS; card++) if (isLegal(ACTION_DISCARD + card)) addRow(ACTION_DISCARD + card);
}

function listEnds(): void {
  if (!isLegal(ACTION_KEEP)) return listThrows();
  addRow(ROW_THROW);
  addRow(ROW_ORDER);
}

/** Cards that can be played right now, a row each. */
function listPlays(): void {
  const seat = decidingSeat();
  for (let card = 0; card < CARDS; card++) {
    const place = cardPlace(card);
    const first = (place == IN_FRONT + seat ? ACTION_USE : ACTION_PLAY) + (AT_NOBODY + 1) * card;
    if ((place == IN_HAND + seat || place == IN_FRONT + seat) && canPlay(first)) addRow(first);
  }
  addRow(ROW_CARDS);
}

// ---- tie-break ----

/** The fewest bullets that lead, and one more. */
function listSpends(): void {
  const need = max(leading() + 1 - tieTotal(state.tieSeat), 1);
  for (let spent = need; spent < need + 2; spent++)
    if (isLegal(ACTION_SPEND + spent)) addRow(ACTION_SPEND + spent);
}

/** The highest total of the others. */
export function leading(): i32 {
  let most = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (seat != <i32>state.tieSeat && ((<i32>state.tied) >> seat) & 1) most = max(most, tieTotal(seat));
  }
  return most;
}

// ---- what can be chosen ----

/** Whether a row's action can be chosen. */
export function isActionPossible(action: i32): bool {
  if (action == ROW_ORDER) return hasOrders();
  if (action >= ROW_ORDERS) return orderPossible(action - ROW_ORDERS);
  if (action >= ROW_CARDS) return true;
  if (action == NO_ACTION) return false;
  return isCardAction(action) && state.stage != STAGE_TARGET ? canPlay(action) : isLegal(action);
}
/** The same of a row. */
export function isPossible(row: i32): bool {
  return isActionPossible(rowAction(row));
}
