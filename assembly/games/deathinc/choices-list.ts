// Owns the rows of decisions that are plain lists: fights, answers, the end of a walk and of a turn.
import { NO_ACTION, addRow, addRows, clearRows, rowAction } from "../../console/rows";
import { addCards, addTargets, canPlay, isCardAction } from "./choices-cards";
import { ORDER_ROWS, hasOrders, orderPossible } from "./choices-order";
import { leading } from "./queries-directors";
import {
  ACTION_ACCEPT,
  ACTION_BACK,
  ACTION_BULLETS,
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
  ACTION_USE,
  ACTION_WEAPON,
  AT_NOBODY,
  firstAction,
  isLegal,
  lastAction,
  nextLegal,
} from "./rules";
import { REACT_ORDERS } from "./data";
import { isAlone, reactions } from "./queries";
import { STAGE_CARDS, STAGE_FIRST, STAGE_ORDER, STAGE_TARGET } from "./screens";
import { state, tieTotal } from "./state";
import { PHASE_DISCARD, PHASE_READY, PHASE_TIE } from "./state-phases";

/** Rows that stand for no action of the rules: the screens know them. */
export const ROW_CARDS: i32 = 8000; // all cards and items
export const ROW_ORDER: i32 = 8001; // a secret order
export const ROW_ORDERS: i32 = 8002; // + ORDER_...: while it is put together
export const ROW_LOOK: i32 = 8007; // the look around
export const ROW_AUTO: i32 = 8008; // the console does the rest
export const ROW_LEAVE: i32 = 8009; // of a tile that is filled: as it is proposed
export const ROW_ZOMBIES: i32 = 8010;
export const ROW_TOKENS: i32 = 8011;
export const ROW_HAND: i32 = 8012;
export const ROW_CLEAR: i32 = 8013; // of places chosen one by one
export const ROW_DONE: i32 = 8014;

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

/** First action of the card that is aimed. */
export function cardInHand(): i32 {
  return (state.mark2 ? ACTION_USE : ACTION_PLAY) + (AT_NOBODY + 1) * <i32>state.mark;
}

/** Whether all cards are listed, to be read. */
export function isCardList(): bool {
  const stage = state.stage;
  return stage == STAGE_CARDS || (stage == STAGE_FIRST && <i32>state.phase == PHASE_READY);
}

/** Lists the rows of the present screen into console/rows.ts. */
export function listDecision(): void {
  const stage = state.stage;
  const phase = <i32>state.phase;
  clearRows();
  if (stage == STAGE_TARGET) return addTargets(cardInHand());
  if (stage == STAGE_ORDER) return addRows(ROW_ORDERS, ROW_ORDERS + ORDER_ROWS - 1);
  if (phase == PHASE_READY) addLegal(ACTION_ROLL);
  if (isCardList()) return addCards(true);
  addDecisions(phase);
  if (phase == PHASE_DISCARD || phase == PHASE_TIE) return;
  addCards(false);
  addRow(ROW_CARDS);
}

/** Everything but the cards that can be played. */
function addDecisions(phase: i32): void {
  if (phase == PHASE_TIE) addSpends();
  for (let at = SINGLES; load<u8>(at) != 255; at++) addLegal(load<u8>(at));
  if (phase == PHASE_DISCARD && !isAlone() && reactions() == REACT_ORDERS) addRow(ROW_ORDER);
  // WEAPON, DISCARD, TAKE.
  const last = min(lastAction(phase), ACTION_PLAY - 1);
  let card = max(firstAction(phase), ACTION_WEAPON);
  while ((card = nextLegal(card, last)) <= last) addRow(card++);
  addLegal(ACTION_NO_WEAPON);
}

/** Adds an action that is legal. */
function addLegal(action: i32): void {
  if (isLegal(action)) addRow(action);
}

// ---- tie-break ----

/** The fewest bullets that lead, and one more. */
function addSpends(): void {
  const need = max(leading(state.tieSeat) + 1 - tieTotal(state.tieSeat), 1);
  addLegal(ACTION_SPEND + need);
  addLegal(ACTION_SPEND + need + 1);
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
