// Owns why a computer player does what it does, as a number for the log: told from the state before its action.
import { DINING, GRAVEYARD, PATIO, RITUAL_TURNS, TEMPLE, isHealing } from "./data";
import { damage, isKnown } from "./queries";
import {
  ACTION_BREAK,
  ACTION_COWER,
  ACTION_END_TURN,
  ACTION_FIGHT,
  ACTION_NEW_ROOM,
  ACTION_SEARCH,
  ACTION_STAY,
} from "./rules";
import { state } from "./state";

export const REASON_FIND_TEMPLE: i32 = 0;
export const REASON_FIND_WAY_OUT: i32 = 1; // the Dining Room is hidden
export const REASON_FIND_GRAVEYARD: i32 = 2;
export const REASON_TO_TEMPLE: i32 = 3;
export const REASON_TO_WAY_OUT: i32 = 4;
export const REASON_TO_GRAVEYARD: i32 = 5;
export const REASON_RITUAL: i32 = 6; // number = turns it still needs here
export const REASON_CLOSED: i32 = 7;
export const REASON_FIGHT: i32 = 8; // number = health left afterwards
export const REASON_RETREAT: i32 = 9; // number = damage avoided
export const REASON_SEARCH: i32 = 10; // number = faces that help
export const REASON_COWER: i32 = 11; // number = faces that help
export const REASON_NO_REST: i32 = 12;
export const REASON_HEAL: i32 = 13;

/** REASON_... of an action that is about to be taken. */
export function botReason(action: i32): i32 {
  if (action == ACTION_FIGHT) return REASON_FIGHT;
  if (action == ACTION_SEARCH) return REASON_SEARCH;
  if (action == ACTION_COWER) return REASON_COWER;
  if (action == ACTION_END_TURN) return REASON_NO_REST;
  if (action > ACTION_FIGHT) return REASON_RETREAT;
  if (action == ACTION_STAY) return REASON_RITUAL;
  if (action == ACTION_BREAK) return REASON_CLOSED;
  if (action < ACTION_STAY && isHealing(action) && state.health < 4) return REASON_HEAL;
  return goal(action == ACTION_NEW_ROOM);
}

/** What a move is for. */
function goal(explores: bool): i32 {
  if (<i32>state.totem < RITUAL_TURNS) return isKnown(TEMPLE) ? REASON_TO_TEMPLE : REASON_FIND_TEMPLE;
  if (isKnown(GRAVEYARD)) return REASON_TO_GRAVEYARD;
  if (isKnown(PATIO)) return REASON_FIND_GRAVEYARD;
  return isKnown(DINING) && !explores ? REASON_TO_WAY_OUT : REASON_FIND_WAY_OUT;
}

/** The number that goes with a reason, or 0. */
export function botReasonNumber(action: i32): i32 {
  if (action == ACTION_FIGHT) return max<i32>(state.health - damage(), 0);
  if (action == ACTION_SEARCH) return 5 - state.attack;
  if (action == ACTION_COWER) return 5 - state.health;
  if (action == ACTION_STAY) return RITUAL_TURNS - (state.room == TEMPLE ? state.totem : state.bury);
  return action > ACTION_FIGHT && action < ACTION_SEARCH ? damage() : 0;
}
