// Owns what needs another seat's word in geek: trades and driving away.
import { FIRST_THING, THINGS } from "./data";
import { carriers } from "./queries";
import { finish, settleEnd } from "./rules-turn";
import { held, setHeld, state } from "./state";
import { PHASE_END, PHASE_LEAVE, PHASE_TRADE, RESULT_ESCAPED } from "./state-phases";

/** The turn's seat asks to give or to get a thing (GEEK-TRADE-4); pair = THINGS * the other's seat + thing. */
export function ask(pair: i32, gives: bool): void {
  state.partner = <u8>(pair / THINGS);
  state.thing = <u8>(FIRST_THING + (pair % THINGS));
  state.gives = u8(gives);
  state.phase = <u8>PHASE_TRADE;
}

export function answerTrade(agrees: bool): void {
  state.phase = <u8>PHASE_END;
  if (agrees) {
    const kind = <i32>state.thing;
    const from = <i32>(state.gives ? state.turn : state.partner);
    const to = <i32>(state.gives ? state.partner : state.turn);
    setHeld(from, kind, held(from, kind) - 1);
    setHeld(to, kind, held(to, kind) + 1);
  }
  settleEnd();
}

/** The turn's seat wants to drive away and thereby agrees (GEEK-WIN-3). */
export function callLeave(): void {
  state.back = state.phase;
  state.agreed = <u8>(1 << state.turn);
  askNext();
}

/** Asks the next carrier, in the order of seats; with everybody's word the truck leaves (GEEK-WIN-5). */
function askNext(): void {
  const open = carriers() & ~(<i32>state.agreed);
  if (open == 0) return finish(RESULT_ESCAPED);
  state.partner = <u8>ctz(open);
  state.phase = <u8>PHASE_LEAVE;
}

export function answerLeave(agrees: bool): void {
  if (agrees) {
    state.agreed |= <u8>(1 << state.partner);
    return askNext();
  }
  state.called = 1;
  state.phase = state.back;
  if (<i32>state.phase == PHASE_END) settleEnd();
}
