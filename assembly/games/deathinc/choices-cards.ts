// Owns the rows of cards: hand, what lies in front, strings; whether one can be played now, and at whom.
import { endOfCards } from "./queries";
import { addRow } from "../../console/rows";
import { CARD_NUMBERS, isString, kindOf } from "./data-cards";
import { decidingSeat } from "./deciders";
import { ACTION_AIM, ACTION_COUNT, ACTION_PLAY, ACTION_USE, AT_NOBODY, nextLegal, onlyLegal } from "./rules";
import { cardPlace, state } from "./state";
import { IN_FRONT, IN_HAND } from "./state-phases";

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

/** Adds the cards of the person who decides, a row each: its first action. all = those too that cannot be played now. */
export function addCards(all: bool): void {
  const seat = decidingSeat();
  for (let group = GROUP_HAND; group <= GROUP_STRINGS; group++) {
    for (let card = 0, end = endOfCards(); card < end; card++) {
      const first = firstOf(card, group);
      if (isIn(card, group, seat) && (all || canPlay(first))) addRow(first);
    }
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
  return onlyLegal(first, first + TARGETS - 1);
}

/** Whether a card's row can be chosen: at anybody. */
export function canPlay(first: i32): bool {
  return nextLegal(first, first + TARGETS - 1) < ACTION_COUNT;
}

/** Adds a row for every other seat at which a card could be aimed. first = its first action. */
export function addTargets(first: i32): void {
  const seat = decidingSeat();
  for (let other = 0; other < <i32>state.seats; other++) if (other != seat) addRow(first + other);
}
