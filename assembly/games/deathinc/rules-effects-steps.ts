// Owns what a card under way asks step by step: another's pawn is pushed (EV25, BC25), cards are taken (EV23, PS8).
import { NOWHERE, NONE } from "./data";
import { kindOf } from "./data-cards";
import { HOME, NORTH, WEST } from "./data-map";
import { ceoSpace, directorOn, endOfCards, isElsewhere, isFoe, isHandCard, neighbour } from "./queries";
import { isPadCentre } from "./queries-city";
import { ACTION_DONE, ACTION_STEP, ACTION_STOP, ACTION_TAKE } from "./rules-actions";
import { endCard } from "./rules-cards";
import { WHY_NOT_HELD } from "./rules-cards-why";
import { frontOf, isFrontItem } from "./rules-status";
import { putPawn } from "./rules-walk";
import { WHY_WALL, allow, allowIf } from "./rules-why";
import { setCardPlace, spaceOf, state } from "./state";
import { IN_FRONT, IN_HAND, PHASE_MEMO, PHASE_PUSH, PHASE_TAKE } from "./state-phases";

const PUSHES: i32 = 5;
const TAKES: i32 = 2;

// ---- PUSH ----

/** Where a push would bring a seat's pawn: on its own map, never to a director, the Zombie CEO, E or the pad; NOWHERE. */
function pushSpace(seat: i32, direction: i32): i32 {
  const from = spaceOf(seat);
  const space = neighbour(from, direction);
  if (space == NOWHERE || space == HOME || space == ceoSpace() || isPadCentre(space)) return NOWHERE;
  if (isElsewhere(from, space) || directorOn(space) != NONE) return NOWHERE;
  return space;
}

export function canPush(seat: i32): bool {
  for (let direction = NORTH; direction <= WEST; direction++)
    if (pushSpace(seat, direction) != NOWHERE) return true;
  return false;
}

export function openPush(): void {
  state.left = <u8>PUSHES;
  state.phase = <u8>PHASE_PUSH;
}

export function whyNotPush(action: i32): i32 {
  if (action == ACTION_STOP) return allow(state.left < <u8>PUSHES);
  if (action < ACTION_STEP) return allow(false);
  return allowIf(pushSpace(state.target, action - ACTION_STEP) != NOWHERE, WHY_WALL);
}

/** It stops on a zombie's space, which is not fought now (INC-BASE-30), and takes no tokens. */
export function push(action: i32): void {
  if (action == ACTION_STOP) return endCard();
  const space = pushSpace(state.target, action - ACTION_STEP);
  putPawn(state.target, space, false);
  state.left -= 1;
  if (state.left == 0 || isFoe(space)) endCard();
}

// ---- TAKE, MEMO ----

/** Whether Blackmail takes a card: of the hand, or an item that its new owner has none of. */
function canTake(player: i32, target: i32, card: i32): bool {
  if (isHandCard(card, target)) return true;
  return isFrontItem(card, target) && frontOf(player, kindOf(card)) == NONE;
}

export function canTakeAny(player: i32, target: i32): bool {
  for (let card = 0, end = endOfCards(); card < end; card++) if (canTake(player, target, card)) return true;
  return false;
}

export function openTake(): void {
  state.left = <u8>TAKES;
  state.phase = <u8>PHASE_TAKE;
}

export function whyNotTake(action: i32): i32 {
  if (action == ACTION_DONE) return allow(true);
  if (action < ACTION_TAKE) return allow(false);
  return allowIf(canTake(state.player, state.target, action - ACTION_TAKE), WHY_NOT_HELD);
}

export function take(action: i32): void {
  if (action == ACTION_DONE) return endCard();
  const card = action - ACTION_TAKE;
  const place = isHandCard(card, state.target) ? IN_HAND : IN_FRONT;
  setCardPlace(card, place + <i32>state.player);
  state.left -= 1;
  if (state.left == 0 || !canTakeAny(state.player, state.target)) endCard();
}

export function openMemo(): void {
  state.phase = <u8>PHASE_MEMO;
}

/** MEMO: chance has taken a card of the target's hand. */
export function memo(card: i32): void {
  setCardPlace(card, IN_HAND + <i32>state.player);
  endCard();
}
