// Owns whose press the game waits for.
import { REACT_ASK } from "./data";
import { reactions } from "./queries";
import { currentPlayer, isAuto } from "./rules";
import { state } from "./state";
import { PHASE_ASK, PHASE_OBJECT } from "./state-phases";

/** decidingSeat: chance, a computer, a secret order that is carried out, or nobody. */
export const NO_PERSON: i32 = -1;

/** Whether a person plays a seat. */
export function isPerson(seat: i32): bool {
  return ((people() >> seat) & 1) != 0; // chance and NONE are shifted beyond the seats
}

/** Seats of people, bit seat. */
export function people(): i32 {
  return state.humans;
}

/** Whether computers play among themselves. */
export function isWatched(): bool {
  return people() == 0;
}

/** The seat of the person whose press the game waits for; NO_PERSON where the console goes on by itself. */
export function decidingSeat(): i32 {
  const seat = currentPlayer();
  return isPerson(seat) && !isOrdered() ? seat : NO_PERSON;
}

/** Whether several people share the device. */
export function isShared(): bool {
  return popcnt(people()) > 1;
}

/** Whether a person's order, given at the end of the last turn, decides: in windows of others but under "ask". */
function isOrdered(): bool {
  if (isAuto()) return true;
  const phase = <i32>state.phase;
  return (phase == PHASE_ASK || phase == PHASE_OBJECT) && reactions() != REACT_ASK;
}
