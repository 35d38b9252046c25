// Owns deathinc's windows: who is asked in W1, W4 and W5, one after another (rules section 4.1).
import { REACT_ASK, REACT_ORDERS } from "./data";
import { isHuman, reactions } from "./queries";
import { anyCard } from "./rules-moments";
import { isOrdered, orderAction } from "./rules-orders";
import { afterWindow } from "./rules-turn";
import { state } from "./state";
import { NO_WINDOW, PHASE_ASK, PHASE_OBJECT } from "./state-phases";

/** Whether a seat is asked in the present window: of people it never shows what they hold. */
function isAsked(seat: i32): bool {
  if (!isHuman(seat)) return anyCard(seat);
  if (reactions() == REACT_ASK) return true;
  return reactions() == REACT_ORDERS && orderAction(seat) != 0;
}

/** W1, W4: the others are asked in seat order; then the turn goes on. */
export function openWindow(window: i32): void {
  state.window = <u8>window;
  state.asked = state.turn;
  askNext();
}

/** The next seat that is asked, or the turn goes on. */
export function askNext(): void {
  const window = <i32>state.window;
  state.phase = <u8>PHASE_ASK;
  do {
    state.asked = <u8>((<i32>state.asked + 1) % <i32>state.seats);
    if (state.asked != state.turn) continue;
    state.window = <u8>NO_WINDOW;
    return afterWindow(window);
  } while (!isAsked(state.asked));
}

/** A seat that was asked has played or used something: it may do so again; an order was all. */
export function askOn(): void {
  if (isOrdered(state.asked) || !isAsked(state.asked)) askNext();
}

/** W5: the next seat that is asked, or true: nobody objects. */
export function objectNext(): bool {
  state.phase = <u8>PHASE_OBJECT;
  do {
    state.answering = <u8>((<i32>state.answering + 1) % <i32>state.seats);
    if (state.answering == state.player) return true;
  } while (!isAsked(state.answering));
  return false;
}

export { hasParachute, hasW3, whyNotPlay, whyNotUse } from "./rules-moments";
