// Owns which choices deathinc asks about once more: a hit that kills, and giving up.
import { hitCost } from "./rules-fight";
import { ACTION_GIVE_UP, ACTION_HIT } from "./rules-actions";
import { heartsOf, state } from "./state";

export const ASK_NONE: i32 = 0;
export const ASK_DEATH: i32 = 1; // the last hearts go
export const ASK_SURRENDER: i32 = 2;

/** ASK_... of an action that is legal now. */
export function askFor(action: i32): i32 {
  if (action == ACTION_GIVE_UP) return ASK_SURRENDER;
  return action == ACTION_HIT && hitCost() >= heartsOf(state.turn) ? ASK_DEATH : ASK_NONE;
}

/** The action that a dialog is about. */
export function askedAction(ask: i32): i32 {
  return ask == ASK_SURRENDER ? ACTION_GIVE_UP : ACTION_HIT;
}
