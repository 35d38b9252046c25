// Owns the copy of the state before an action, for the length of one call: the log is read off what changed since.
import { DOUBLED } from "../../console/icons";
import { RULES_PTR } from "../../console/state-map";
import { FIRST_THING, GAS, KEYS, KINDS, NONE } from "./data";
import { CARGO_GAS, CARGO_KEYS } from "./log-kinds";
import { HANDS, RULES_SIZE, State, held } from "./state";

const COPY: usize = DOUBLED; // no picture is drawn in the meantime
if (RULES_SIZE > 512) ERROR("geek's State does not fit there");
const CARGO: usize = memory.data(HANDS); // of each hand: CARGO_... | ANYTHING

const ANYTHING: i32 = 4;

/** The state as it was. */
export const was = changetype<State>(COPY);

/** Keeps the state as it is now. */
export function keepBefore(): void {
  memory.copy(COPY, RULES_PTR, RULES_SIZE);
  for (let hand = 0; hand < HANDS; hand++) store<u8>(CARGO + hand, <u8>cargoOf(hand));
}

function cargoOf(hand: i32): i32 {
  let cargo = (held(hand, KEYS) > 0 ? CARGO_KEYS : 0) | (held(hand, GAS) > 0 ? CARGO_GAS : 0);
  for (let kind = FIRST_THING; kind < KINDS; kind++) if (held(hand, kind) > 0) cargo |= ANYTHING;
  return cargo;
}

/** CARGO_... of what a hand held. */
export function cargoBefore(hand: i32): i32 {
  return load<u8>(CARGO + hand) & (CARGO_KEYS | CARGO_GAS);
}

/** Whether a hand held anything. */
export function heldBefore(hand: i32): bool {
  return (load<u8>(CARGO + hand) & ANYTHING) != 0;
}

export function characterBefore(seat: i32): i32 {
  return load<u8>(COPY + seat, offsetof<State>("character0"));
}

export function heartsBefore(seat: i32): i32 {
  return load<u8>(COPY + seat, offsetof<State>("hearts0"));
}

export function squareBefore(seat: i32): i32 {
  return load<u8>(COPY + seat, offsetof<State>("square0"));
}

export function fateBefore(seat: i32): i32 {
  return load<u8>(COPY + seat, offsetof<State>("fate0"));
}

export function pileBefore(pile: i32): i32 {
  return load<u8>(COPY + pile, offsetof<State>("pileAt0"));
}

/** The seat whose character walked or fought. */
export function walkerBefore(): i32 {
  return <i32>was.fighter == NONE ? was.turn : was.fighter;
}
