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
  WHY_LAST_HEALTH,
  WHY_LEGAL,
  WHY_NO_DOOR,
  whyNot,
} from "./rules";
import { PHASE_BREAK_FIGHT, PHASE_FIGHT, PHASE_MOVE, PHASE_REST, state } from "./state";

/** No row: what choiceAction answers for a number out of range. */
export const NO_ACTION: i32 = -1;
/** Rows at most: the Dining Room with a new room, the door and five neighbours. */
export const MOST_CHOICES: i32 = 12;

/** Rows of the present phase. */
export function choiceCount(): i32 {
  let count = 0;
  while (choiceAction(count) != NO_ACTION) count++;
  return count;
}

/** The action of a row, legal or not; NO_ACTION behind the last row. */
export function choiceAction(row: i32): i32 {
  if (row < 0) return NO_ACTION;
  if (<i32>state.phase == PHASE_MOVE) return moveChoice(row);
  if (<i32>state.phase == PHASE_FIGHT || <i32>state.phase == PHASE_BREAK_FIGHT) return fightChoice(row);
  return <i32>state.phase == PHASE_REST ? restChoice(row) : NO_ACTION;
}

/** Whether a row can be chosen. */
export function choicePossible(row: i32): bool {
  const action = choiceAction(row);
  return action != NO_ACTION && whyNot(action) == WHY_LEGAL;
}

/** First a new room (or the wall, once every exit is used), then the patio door, staying, known rooms. */
function moveChoice(row: i32): i32 {
  if (row == 0) return whyNot(ACTION_BREAK) == WHY_LEGAL ? ACTION_BREAK : ACTION_NEW_ROOM;
  let left = row - 1;
  if (whyNot(ACTION_PATIO) != WHY_NO_DOOR) {
    if (left == 0) return ACTION_PATIO;
    left--;
  }
  if (whyNot(ACTION_STAY) == WHY_LEGAL) {
    if (left == 0) return ACTION_STAY;
    left--;
  }
  return neighbourChoice(left, ACTION_GO);
}

/** The n-th neighbour of the present room as an action of a range; NO_ACTION behind the last. */
function neighbourChoice(n: i32, range: i32): i32 {
  let left = n;
  for (let room = 0; room < ROOM_COUNT; room++) {
    if (!adjacent(state.room, room)) continue;
    if (left == 0) return range + room;
    left--;
  }
  return NO_ACTION;
}

/** Fight, then one row a neighbour; with the last health only one row that says why not. */
function fightChoice(row: i32): i32 {
  if (row == 0) return ACTION_FIGHT;
  const retreat = neighbourChoice(row - 1, ACTION_RETREAT);
  if (retreat == NO_ACTION || whyNot(retreat) != WHY_LAST_HEALTH) return retreat;
  return row == 1 ? retreat : NO_ACTION;
}

/** End the turn, rest, and in a Storage search. */
function restChoice(row: i32): i32 {
  if (row == 0) return ACTION_END_TURN;
  if (row == 1) return ACTION_COWER;
  return row == 2 && isStorage(state.room) ? ACTION_SEARCH : NO_ACTION;
}
