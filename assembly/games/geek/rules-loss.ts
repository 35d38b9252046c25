// Owns the loss of a character in geek: its pile, a rescued one that stands up, the last one.
import { CHARACTERS, FIRST_THING, KINDS, NONE, RESCUED, kindOf, rescuedHearts } from "./data";
import { START } from "./data-board";
import { livingSeats, pileOn } from "./queries";
import { endTurn, finish, moveThings } from "./rules-turn";
import {
  FIRST_PILE,
  PILES,
  held,
  pileAt,
  setCharacter,
  setEaten,
  setFate,
  setHearts,
  setHeld,
  setLeft,
  setPileAt,
  squareOf,
  state,
} from "./state";
import { FATE_UNDEAD, OUTCOME_EATEN, OUTCOME_RESCUED, PHASE_RESCUED, RESULT_EATEN } from "./state-phases";

/** GEEK-DEATH-1: the fighter's last heart is gone. */
export function die(seat: i32): void {
  state.eaten = <u8>seat;
  state.killer = <u8>kindOf(state.monster);
  setEaten(seat, state.round, state.killer);
  const rescued = rescuedOf(seat);
  if (popcnt(rescued) > 1) {
    state.phase = <u8>PHASE_RESCUED; // GEEK-RESCUE-2
    return;
  }
  if (rescued != 0) return standUp(ctz(rescued));
  dropAll(seat);
  setFate(seat, FATE_UNDEAD); // GEEK-DEATH-8
  state.outcome = <u8>OUTCOME_EATEN;
  if (livingSeats() == 0) finish(RESULT_EATEN);
  else endTurn();
}

/** Rescued characters in a hand, bit character. */
function rescuedOf(seat: i32): i32 {
  let characters = 0;
  for (let character = 0; character < CHARACTERS; character++) {
    characters |= held(seat, RESCUED + character) << character;
  }
  return characters;
}

/** GEEK-DEATH-2, 7: a pile, or more on the one that lies there. */
function dropAll(seat: i32): void {
  let things = 0;
  for (let kind = FIRST_THING; kind < KINDS; kind++) things += held(seat, kind);
  if (things == 0) return;
  let pile = pileOn(squareOf(seat));
  if (pile < 0) pile = freePile();
  moveThings(seat, FIRST_PILE + pile);
  setPileAt(pile, squareOf(seat));
}

/** There are as many piles as seats, and a seat drops its things once. */
function freePile(): i32 {
  let pile = 0;
  while (pile < PILES - 1 && pileAt(pile) != NONE) pile++;
  return pile;
}

/** A rescued character takes the place of the one that was eaten (GEEK-RESCUE-3..7). */
export function standUp(character: i32): void {
  const seat = <i32>state.fighter;
  setHeld(seat, RESCUED + character, 0);
  setCharacter(seat, character);
  setHearts(seat, rescuedHearts(character));
  if (squareOf(seat) == START) setLeft(seat, false); // GEEK-MOVE-8
  state.outcome = <u8>OUTCOME_RESCUED;
  endTurn();
}
