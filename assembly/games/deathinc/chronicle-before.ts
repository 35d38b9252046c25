// Owns the copy of the state before an action, for the length of one call: the log is read off what changed since.
import { RULES_PTR } from "../../console/state-map";
import { LEGAL } from "./scratch";
import { tileSet } from "./state";
import { RULES_SIZE, State } from "./state-bytes";

const COPY: usize = LEGAL; // no actions are listed in the meantime

/** The state as it was. */
export const was = changetype<State>(COPY);

/** Keeps the state as it is now. */
export function keepBefore(): void {
  memory.copy(COPY, RULES_PTR, RULES_SIZE);
}

export function heartsBefore(seat: i32): i32 {
  return load<u8>(COPY + seat, offsetof<State>("hearts0"));
}
export function bulletsBefore(seat: i32): i32 {
  return load<u8>(COPY + seat, offsetof<State>("bullets0"));
}
export function killsBefore(seat: i32): i32 {
  return load<u8>(COPY + seat, offsetof<State>("kills0"));
}
export function spaceBefore(seat: i32): i32 {
  return load<u16>(COPY + 2 * seat, offsetof<State>("at0"));
}
export function cardBefore(card: i32): i32 {
  return load<u8>(COPY + card, offsetof<State>("cards0"));
}
export function directorBefore(director: i32): i32 {
  return load<u8>(COPY + director, offsetof<State>("directors"));
}
export function statusBefore(seat: i32): i32 {
  return load<u8>(COPY + seat, offsetof<State>("status0"));
}
/** Ordinary zombies on a tile, bit local. */
export function zombiesBefore(tile: i32): i32 {
  return tileSet(COPY + offsetof<State>("zombies"), tile);
}
