// Owns who is named in geek's log: characters as they were when it happened.
import { characterBefore, fateBefore, walkerBefore, was } from "./chronicle-before";
import { HOUSE, UNDEAD } from "./log-kinds";
import { FATE_LIVING } from "./state-phases";

/** A seat as log-kinds.ts numbers those who do things. */
export function whoWas(seat: i32): i32 {
  if (seat >= <i32>was.seats) return HOUSE;
  return characterBefore(seat) + (fateBefore(seat) == FATE_LIVING ? 0 : UNDEAD);
}

/** The one who walked or fought. */
export function walkerWas(): i32 {
  return whoWas(walkerBefore());
}

/** The one whose turn it was. */
export function turnWas(): i32 {
  return whoWas(was.turn);
}
