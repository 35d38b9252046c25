// Owns the rows of cards: hand, what lies in front, strings; whether one can be played now, and at whom.
import { NO_ACTION, addRow, clearRows } from "../../console/rows";
import { CARDS, CARD_NUMBERS, isString, kindOf } from "./data-cards";
import { decidingSeat } from "./deciders";
import { ACTION_AIM, ACTION_PLAY, ACTION_ROLL, ACTION_USE, AT_NOBODY, isLegal } from "./rules";
import { cardPlace, state } from "./state";
import { IN_FRONT, IN_HAND, PHASE_READY } from "./state-phases";

const TARGETS: i32 = AT_NOBODY + 1;

// What a row's card is to its holder.
export const GROUP_NONE: i32 = 0;
export const GROUP_HAND: i32 = 1;
export const GROUP_FRONT: i32 = 2;
export const GROUP_STRINGS: i32 = 3;

/** Whether an action plays or uses a card. */
export function isCardAction(action: i32): bool {
  return action >= ACTION_PLAY && action < ACTION_AIM;
}
/** The card of an action that plays or uses one. */
export function cardOf(action: i32): i32 {
  return ((action - ACTION_PLAY) / TARGETS) % CARD_NUMBERS;
}
/** The seat that such an action is aimed at; AT_NOBODY. */
export function targetOf(action: i32): i32 {
  return (action - ACTION_PLAY) % TARGETS;
}
/** GROUP_... of a row. */
export function groupOf(action: i32): i32 {
  if (!isCardAction(action)) return GROUP_NONE;
  if (action >= ACTION_USE) return GROUP_FRONT;
  return isString(kindOf(cardOf(action))) ? GROUP_STRINGS : GROUP_HAND;
}

/** Lists all cards of the person who decides, a row each: its first action, possible or not. Roll and walk comes first. */
export function listCards(): void {
  clearRows();
  if (<i32>state.phase == PHASE_READY && isLegal(ACTION_ROLL)) addRow(ACTION_ROLL);
  const seat = decidingSeat();
  for (let group = GROUP_HAND; group <= GROUP_STRINGS; group++) {
    for (let card = 0; card < CARDS; card++) if (isIn(card, group, seat)) addRow(firstOf(card, group));
  }
}

function isIn(card: i32, group: i32, seat: i32): bool {
  const string = isString(kindOf(card));
  if (group == GROUP_FRONT) return !string && cardPlace(card) == IN_FRONT + seat;
  return string == (group == GROUP_STRINGS) && cardPlace(card) == IN_HAND + seat;
}

function firstOf(card: i32, group: i32): i32 {
  return (group == GROUP_FRONT ? ACTION_USE : ACTION_PLAY) + TARGETS * card;
}

/** The only legal action of a card's row; NO_ACTION where there is none, or more than one. */
export function onlyAction(first: i32): i32 {
  let only = NO_ACTION;
  for (let action = first; action < first + TARGETS; action++) {
    if (!isLegal(action)) continue;
    if (only != NO_ACTION) return NO_ACTION;
    only = action;
  }
  return only;
}

/** Whether a card's row can be chosen: at anybody. */
export function canPlay(first: i32): bool {
  for (let action = first; action < first + TARGETS; action++) if (isLegal(action)) return true;
  return false;
}

/** Lists at whom the card in State.mark2 can be aimed; a row for every other seat. first = its first action. */
export function listTargets(first: i32): void {
  clearRows();
  const seat = decidingSeat();
  for (let other = 0; other < <i32>state.seats; other++) if (other != seat) addRow(first + other);
}
