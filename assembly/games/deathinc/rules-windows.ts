// Owns deathinc's windows: who is asked in W1, W4 and W5, one after another (rules section 4.1).
import { REACT_ASK, REACT_ORDERS } from "./data";
import { isHuman, nextSeat, reactions } from "./queries";
import { anyCard } from "./rules-legal";
import { actor } from "./rules-moments";
import { isOrdered } from "./rules-orders";
import { afterWindow } from "./rules-turn";
import { state } from "./state";
import { NO_WINDOW, PHASE_ASK, PHASE_OBJECT } from "./state-phases";

/** Whether the next seat is asked in the present window: of people it never shows what they hold. */
function isAsked(): bool {
  if (isHuman(actor()) && reactions() != REACT_ORDERS) return reactions() == REACT_ASK;
  return anyCard();
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
    state.asked = <u8>nextSeat(state.asked);
    if (state.asked != state.turn) continue;
    state.window = <u8>NO_WINDOW;
    return afterWindow(window);
  } while (!isAsked());
}

/** A seat that was asked has played or used something: it may do so again; an order was all. */
export function askOn(): void {
  if (isOrdered(state.asked) || !isAsked()) askNext();
}

/** W5: the next seat that is asked, or true: nobody objects. */
export function objectNext(): bool {
  state.phase = <u8>PHASE_OBJECT;
  do {
    state.answering = <u8>nextSeat(state.answering);
    if (state.answering == state.player) return true;
  } while (!isAsked());
  return false;
}

export { hasParachute } from "./rules-moments";
