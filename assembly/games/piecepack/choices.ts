// Owns the rows a player chooses from in each phase: which action a row stands for, and why it may be impossible now.
import { ROOM_COUNT, isStorage } from "./data";
import { adjacent } from "./queries";
import {
  ACTION_BREAK,
  ACTION_COWER,
  ACTION_END_TURN,
  ACTION_FIGHT,
  ACTION_GO,
  ACTION_NEW_ROOM,
  ACTION_PATIO,
  ACTION_RETREAT,
  ACTION_SEARCH,
  ACTION_STAY,
  WHY_LEGAL,
  WHY_NO_DOOR,
  whyNot,
} from "./rules";
import { PHASE_BREAK_FIGHT, PHASE_FIGHT, PHASE_MOVE, PHASE_REST, state } from "./state";

/** No row: what choiceAction answers for a number out of range. */
export const NO_ACTION: i32 = -1;
/** Rows at most: the Dining Room with a new room, the door and five neighbours. */
export const MOST_CHOICES: i32 = 12;

/** Scratch of one call: the actions of the rows, one byte each. */
const LIST: usize = memory.data(MOST_CHOICES);
const COUNT: usize = memory.data(1);

/** Lists the rows of the present phase and returns how many; what follows reads the list until the state changes. */
export function listChoices(): i32 {
  const phase = <i32>state.phase;
  store<u8>(COUNT, 0);
  if (phase == PHASE_MOVE) listMoves();
  else if (phase == PHASE_FIGHT || phase == PHASE_BREAK_FIGHT) listFights();
  else if (phase == PHASE_REST) listRests();
  return load<u8>(COUNT);
}

/** The action of a listed row, legal or not; NO_ACTION behind the last row. */
export function choiceAction(row: i32): i32 {
  return row >= 0 && row < <i32>load<u8>(COUNT) ? <i32>load<u8>(LIST + row) : NO_ACTION;
}

/** Whether a row can be chosen. */
export function choicePossible(row: i32): bool {
  const action = choiceAction(row);
  return action != NO_ACTION && whyNot(action) == WHY_LEGAL;
}

function add(action: i32): void {
  const count = <i32>load<u8>(COUNT);
  if (count == MOST_CHOICES) return;
  store<u8>(LIST + count, <u8>action);
  store<u8>(COUNT, <u8>(count + 1));
}

/** First a new room (or the wall, once every exit is used), then the patio door, staying, known rooms. */
function listMoves(): void {
  add(whyNot(ACTION_BREAK) == WHY_LEGAL ? ACTION_BREAK : ACTION_NEW_ROOM);
  if (whyNot(ACTION_PATIO) != WHY_NO_DOOR) add(ACTION_PATIO);
  if (whyNot(ACTION_STAY) == WHY_LEGAL) add(ACTION_STAY);
  for (let room = 0; room < ROOM_COUNT; room++) if (adjacent(state.room, room)) add(ACTION_GO + room);
}

/** Fight, then one row a neighbour; with the last health only one row that says why not. */
function listFights(): void {
  add(ACTION_FIGHT);
  for (let room = 0; room < ROOM_COUNT; room++) {
    if (!adjacent(state.room, room)) continue;
    add(ACTION_RETREAT + room);
    if (state.health < 2) return;
  }
}

/** End the turn, rest, and in a Storage search. */
function listRests(): void {
  add(ACTION_END_TURN);
  add(ACTION_COWER);
  if (isStorage(state.room)) add(ACTION_SEARCH);
}
