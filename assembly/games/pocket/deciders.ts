// Owns whose press the game waits for: people see an encounter before computers pick, and go on from the reveal.
import { isHuman } from "../../console/match";
import { NONE } from "./data";
import { firstClockwise, livingSeats } from "./queries";
import { currentPlayer } from "./rules";
import { STAGE_FIRST } from "./screens";
import { state } from "./state";
import { PHASE_PICK, PHASE_REVEAL } from "./state-phases";

/** decidingSeat: chance, a computer, or nobody. */
export const NO_PERSON: i32 = -1;

/** Living seats of people, bit s. */
export function peopleAlive(): i32 {
  let seats = 0;
  const living = livingSeats();
  for (let seat = 0; seat < <i32>state.seats; seat++)
    if (((living >> seat) & 1) != 0 && isHuman(seat)) seats |= 1 << seat;
  return seats;
}

export function livingPeople(): i32 {
  return popcnt(peopleAlive());
}

/** The seat of the person whose press the game waits for; NO_PERSON where computers go on by themselves. */
export function decidingSeat(): i32 {
  const seat = currentPlayer();
  if (seat < 0) return NO_PERSON;
  const phase = <i32>state.phase;
  if (phase == PHASE_REVEAL || (phase == PHASE_PICK && picksBegin())) return firstPerson(seat);
  return isHuman(seat) ? seat : NO_PERSON;
}

/** The card lies open, nobody has picked. */
function picksBegin(): bool {
  return state.picked == 0 && state.stage == STAGE_FIRST;
}

function firstPerson(from: i32): i32 {
  const seat = firstClockwise(peopleAlive(), from);
  return seat == NONE ? NO_PERSON : seat;
}
