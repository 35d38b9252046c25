// Owns the copy of the state before an action, for the length of one call: the log is read off what changed since.
import { DOUBLED } from "../../console/icons";
import { RULES_PTR } from "../../console/state-map";
import { NONE } from "./data";
import { CARGO_GAS, CARGO_KEYS } from "./log-kinds";
import { RULES_SIZE, State } from "./state";
import { GAS_BIT, HAND, HAND_BITS, KEYS_BIT, isEmpty } from "./state-hands";

const COPY: usize = DOUBLED; // no picture is drawn in the meantime
if (RULES_SIZE > 512) ERROR("geek's State does not fit there");
/** The state as it was. */
export const was = changetype<State>(COPY);

/** Keeps the state as it is now. */
export function keepBefore(): void {
  memory.copy(COPY, RULES_PTR, RULES_SIZE);
}

/** CARGO_... of what a hand held. */
export function cargoBefore(hand: i32): i32 {
  const bits = <i32>load<u16>(COPY + HAND * hand, HAND_BITS);
  return (bits & KEYS_BIT ? CARGO_KEYS : 0) | (bits & GAS_BIT ? CARGO_GAS : 0);
}

/** Whether a hand held anything. */
export function heldBefore(hand: i32): bool {
  return !isEmpty(COPY, hand);
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
