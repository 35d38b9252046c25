// Owns secret orders of deathinc: one card a person may arm at the end of a turn, and when it fires (rules section 4.1).
import { NONE, REACT_ORDERS } from "./data";
import {
  NOBODY,
  OBJECTION,
  OTHERS,
  OTHERS_W1,
  OTHERS_W4,
  W5,
  isItem,
  isString,
  kindOf,
  whenOf,
  whomOf,
} from "./data-cards";
import { isHeld, isHuman, reactions } from "./queries";
import { ACTION_NO_ORDER, ACTION_ORDER, ACTION_PLAY, ACTION_USE, AT_NOBODY } from "./rules-actions";
import { WHY_NOT_HELD, WHY_PLAYED, WHY_TARGET, WHY_WINDOW } from "./rules-cards-why";
import { playerDecides } from "./rules-moments";
import { isFrontItem } from "./rules-status";
import { allow, allowIf } from "./rules-why";
import { orderOf, puppeteerOf, state } from "./state";
import { PHASE_ASK, PHASE_OBJECT, PHASE_WALK, PHASE_ZOMBIES, WINDOW_1 } from "./state-phases";

/** An order's numbers: 21 * card + 7 * window (W1, W4, W5) + seat. */
const A_CARD: i32 = 21;
const A_WINDOW: i32 = 7;
const ORDER_W5: i32 = 2;
/** As the offset of ACTION_NO_ORDER. */
const NO_ORDER: i32 = ACTION_NO_ORDER - ACTION_ORDER;

/** Whether a seat's reactions are secret orders. */
export function isOrdered(seat: i32): bool {
  return isHuman(seat) && reactions() == REACT_ORDERS;
}

// ---- giving one (DISCARD) ----

/** WHY_LEGAL, or why the seat of the turn cannot give an order, or take one back; place = ACTION_ORDER's offset. */
export function whyNotOrder(place: i32): i32 {
  const seat = <i32>state.turn;
  const order = orderOf(seat);
  if (place == NO_ORDER) return allow(order != 0);
  if (place > NO_ORDER || !isOrdered(seat) || <i32>state.seats < 2 || order == 1 + place) return allow(false);
  const card = place / A_CARD;
  const kind = kindOf(card);
  if (!isArmed(seat, card, kind)) return WHY_NOT_HELD;
  if ((whenOf(kind) & windowBits((place / A_WINDOW) % 3)) == 0) return WHY_WINDOW;
  if (!isItem(kind) && !isString(kind) && (state.played >> (<u8>seat)) & 1) return WHY_PLAYED;
  return allowIf(isOrderTarget(seat, kind, place % A_WINDOW), WHY_TARGET);
}

function isArmed(seat: i32, card: i32, kind: i32): bool {
  return isFrontItem(card, seat) || (!isItem(kind) && isHeld(card, seat));
}

function windowBits(window: i32): i32 {
  return window == 0 ? OTHERS + OTHERS_W1 : window == 1 ? OTHERS + OTHERS_W4 : W5;
}

/** An opponent, or nobody; of Objection! the own seat = only what is aimed at me, nobody = anything. */
function isOrderTarget(seat: i32, kind: i32, target: i32): bool {
  if (kind == OBJECTION) return target == seat || target == AT_NOBODY;
  if (whomOf(kind) == NOBODY) return target == AT_NOBODY;
  return target < <i32>state.seats && target != seat;
}

// ---- firing ----

/** The action of a seat's order in the present window, whether it is legal or not; 0 = none. */
export function orderAction(seat: i32): i32 {
  const order = orderOf(seat) - 1;
  if (order < 0 || (order / A_WINDOW) % 3 != windowNow()) return 0;
  const card = order / A_CARD;
  let target = order % A_WINDOW;
  if (card == OBJECTION) {
    if (target == seat && <i32>state.target != seat) return 0;
    target = AT_NOBODY;
  }
  return (isFrontItem(card, seat) ? ACTION_USE : ACTION_PLAY) + A_WINDOW * card + target;
}

function windowNow(): i32 {
  if (<i32>state.phase == PHASE_OBJECT) return ORDER_W5;
  return <i32>state.phase != PHASE_ASK ? NONE : <i32>state.window == WINDOW_1 ? 0 : 1;
}

/** Whether what is asked now comes from a secret order, so that the automatic player decides it. */
export function isAuto(): bool {
  const now = <i32>state.phase;
  let seat: i32 = state.turn;
  if (playerDecides(now)) seat = state.player;
  else if (now == PHASE_ZOMBIES) seat = state.mover;
  else if (now == PHASE_WALK) seat = puppeteerOf(seat);
  return seat != <i32>state.turn && isOrdered(seat); // NONE is none of the people
}
