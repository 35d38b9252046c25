// Owns which choices geek asks about once more: leaving friends behind, and giving up.
import { people } from "./deciders";
import { aboard, livingSeats } from "./queries";
import { ACTION_GIVE_UP, ACTION_LEAVE } from "./rules-actions";

export const ASK_NONE: i32 = 0;
export const ASK_LEAVE: i32 = 1; // somebody living is not in the truck
export const ASK_SURRENDER: i32 = 2; // the living give up (GEEK-WIN-8)

/** ASK_... of an action that is legal now. */
export function askFor(action: i32): i32 {
  if (action == ACTION_GIVE_UP) return ASK_SURRENDER;
  return action == ACTION_LEAVE && leftBehind() != 0 ? ASK_LEAVE : ASK_NONE;
}

/** The action that a dialog is about. */
export function askedAction(ask: i32): i32 {
  return ask == ASK_SURRENDER ? ACTION_GIVE_UP : ACTION_LEAVE;
}

/** Living seats that the truck would leave behind, bit seat. */
export function leftBehind(): i32 {
  return livingSeats() & ~aboard();
}

/** Living seats of people, bit seat: all of them must agree to give up. */
export function livingPeople(): i32 {
  return livingSeats() & people();
}
