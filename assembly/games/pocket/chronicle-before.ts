// Owns the copy of the state before an action, for the length of one call: the log is read off what changed since.
import { RULES_PTR } from "../../console/state-map";
import { BATHROOM, GAZEBO, NONE, TOTEM } from "./data";
import { isClassic } from "./queries";
import { NO_CELL, RULES_SIZE, State } from "./state";
import { TOTEM_HELD } from "./state-phases";

const COPY: usize = memory.data(RULES_SIZE);

/** The state as it was. */
export const was = changetype<State>(COPY);

/** Keeps the state as it is now. */
export function keepBefore(): void {
  memory.copy(COPY, RULES_PTR, RULES_SIZE);
}

export function healthBefore(seat: i32): i32 {
  return load<u8>(COPY + seat, offsetof<State>("health0"));
}

/** What is logged already is done to the copy, so that it is not told twice. */
export function healedBefore(seat: i32, health: i32): void {
  store<u8>(COPY + seat, health, offsetof<State>("health0"));
}

/** Loss that was pending for a seat. */
export function lossBefore(seat: i32): i32 {
  return load<u8>(COPY + seat, offsetof<State>("loss0"));
}

/** Seat that held an item or the TOTEM. */
export function holderBefore(item: i32): i32 {
  return item == TOTEM ? <i32>was.totemHolder : <i32>load<u8>(COPY + item, offsetof<State>("holder0"));
}

function knownBefore(tile: i32): bool {
  return <i32>load<u8>(COPY + tile, offsetof<State>("cell0")) != NO_CELL;
}

/** Whether an etched tile lay face up. */
export function etchedBefore(): bool {
  return knownBefore(BATHROOM) || knownBefore(GAZEBO);
}

/** Seats that lived, bit seat. */
export function livingBefore(): i32 {
  let seats = 0;
  for (let seat = 0; seat < <i32>was.seats; seat++) if (healthBefore(seat) > 0) seats |= 1 << seat;
  return seats;
}

/** The acting leader as it was (LEAD-5). */
export function leaderBefore(): i32 {
  for (let i = 0; i < <i32>was.seats; i++) {
    const seat = (<i32>was.leader + i) % was.seats;
    if (healthBefore(seat) > 0) return seat;
  }
  return NONE;
}

/** Whom a curse strikes: a seat, or `all`, or `nobody`. */
export function cursedBefore(all: i32, nobody: i32): i32 {
  if (isClassic()) return 0;
  if (<i32>was.totem == TOTEM_HELD) return was.totemHolder;
  return was.totem ? nobody : all;
}
