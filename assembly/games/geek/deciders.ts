// Owns whose press the game waits for.
import { isHuman } from "../../console/match";
import { currentPlayer } from "./rules";
import { state } from "./state";

/** decidingSeat: chance, a computer, the restless house, or nobody. */
export const NO_PERSON: i32 = -1;

/** Whether a person plays a seat; the restless house is nobody's. */
export function isPerson(seat: i32): bool {
  return seat >= 0 && seat < <i32>state.seats && isHuman(seat);
}

/** Seats of people, living or undead, bit seat. */
export function people(): i32 {
  let seats = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) if (isHuman(seat)) seats |= 1 << seat;
  return seats;
}

/** Whether computers play among themselves. */
export function isWatched(): bool {
  return people() == 0;
}

/** The seat of the person whose press the game waits for; NO_PERSON where computers go on by themselves. */
export function decidingSeat(): i32 {
  const seat = currentPlayer();
  return isPerson(seat) ? seat : NO_PERSON;
}
