// Owns how a card of deathinc is played: announced, objected to, done; what windows and sub-decisions do (INC-CARD).
//
//   PLAY, USE --(AIM)--> announced --(OBJECT: W5)--> its effect --(PUSH, PUT, CARRY, TAKE, MEMO, TWITCH)--> state.back
import { NOWHERE } from "./data";
import { AIM_NOTHING, BOOT_FIND, NINE_IRON, aimOf, isItem, isString, isWeapon, kindOf } from "./data-cards";
import { isFoe, isHandCard, seatBit } from "./queries";
import { ACTION_AIM, ACTION_BACK, ACTION_DONE, ACTION_PLACE, ACTION_PLAY, ACTION_USE } from "./rules-actions";
import { applyBaseStep, whyNotBaseStep } from "./rules-cards-base";
import { WHY_AIM } from "./rules-cards-why";
import { applyEffect, canAim } from "./rules-effects";
import { canPut, isPutDone, putOne } from "./rules-effects-put";
import { memo, push, take, whyNotPush, whyNotTake } from "./rules-effects-steps";
import { askWeapon, endFight } from "./rules-fight";
import { isAuto, isOrdered } from "./rules-orders";
import { actor, nextAim } from "./rules-moments";
import { mark } from "./rules-status";
import { resettle } from "./rules-turn";
import { WHY_NOT_NOW, WHY_OCCUPIED, allow, allowIf } from "./rules-why";
import { askNext, askOn, objectNext } from "./rules-windows";
import { clearCard, setCardPlace, setOrder, spaceOf, state } from "./state";
import {
  IN_DISCARD,
  IN_FRONT,
  OUTCOME_CARD,
  PHASE_AIM,
  PHASE_ASK,
  PHASE_FIGHT,
  PHASE_MEMO,
  PHASE_OBJECT,
  PHASE_PUSH,
  PHASE_PUT,
  PHASE_TAKE,
  PHASE_TWITCH,
} from "./state-phases";

const IRON_CHARGES: i32 = 3;

// ---- legal ----

/** WHY_LEGAL, or why the n-th decision or outcome of a card phase is illegal now; those of all other phases are legal. */
export function whyNotCard(action: i32, n: i32): i32 {
  switch (<i32>state.phase) {
    case PHASE_ASK:
    case PHASE_OBJECT:
      return allow(!isOrdered(actor()));
    case PHASE_AIM:
      return whyNotAim(action);
    case PHASE_PUSH:
      return whyNotPush(action);
    case PHASE_PUT:
      return whyNotPut(action);
    case PHASE_TAKE:
      return whyNotTake(action);
    case PHASE_MEMO:
      return allow(isHandCard(n, state.target));
    default:
      return whyNotBaseStep(action);
  }
}

function whyNotAim(action: i32): i32 {
  if (action == ACTION_BACK) return allow(!isAuto());
  if (action < ACTION_AIM) return WHY_NOT_NOW;
  return allowIf(canAim(kindOf(state.card), state.player, state.target, action - ACTION_AIM), WHY_AIM);
}

function whyNotPut(action: i32): i32 {
  if (action == ACTION_DONE) return allow(isPutDone());
  if (action < ACTION_PLACE) return WHY_NOT_NOW;
  return allowIf(canPut(kindOf(state.card), state.aim, action - ACTION_PLACE), WHY_OCCUPIED);
}

// ---- doing ----

/** Does what whyNotCard allows. */
export function applyCard(action: i32, n: i32): void {
  switch (<i32>state.phase) {
    case PHASE_ASK:
      return askNext();
    case PHASE_OBJECT:
      if (objectNext()) resolve();
      return;
    case PHASE_AIM:
      if (action == ACTION_BACK) return takeBack();
      state.aim = <u16>(action - ACTION_AIM);
      return announce();
    case PHASE_PUSH:
      return push(action);
    case PHASE_PUT:
      return action == ACTION_DONE ? endCard() : putOne(action - ACTION_PLACE);
    case PHASE_TAKE:
      return take(action);
    case PHASE_MEMO:
      return memo(n);
    default:
      return applyBaseStep(action);
  }
}

/** A card is played, or an item used. */
export function beginCard(action: i32): void {
  const uses = action >= ACTION_USE;
  const offset = action - (uses ? ACTION_USE : ACTION_PLAY);
  const seat = actor();
  setOrder(seat, 0);
  if (<i32>state.phase == PHASE_OBJECT) return object(seat, offset / 7);
  const kind = kindOf(offset / 7);
  state.player = <u8>seat;
  state.card = <u8>(offset / 7);
  state.target = <u8>(offset % 7);
  state.aim = <u16>NOWHERE;
  state.back = state.phase;
  state.using = u8(uses || isString(kind));
  if (aimOf(kind) == AIM_NOTHING || (!uses && isItem(kind))) return announce();
  const only = nextAim(kind, seat, state.target, 0);
  state.aim = <u16>only;
  if (nextAim(kind, seat, state.target, only + 1) == NOWHERE) return announce();
  state.aim = <u16>NOWHERE;
  state.phase = <u8>PHASE_AIM;
}

function takeBack(): void {
  state.phase = state.back;
  clearCard();
}

/** The card is known to all; an event card may be objected to (INC-CARD-14). */
function announce(): void {
  if (!state.using) {
    state.played |= <u8>(1 << state.player);
    state.answering = state.player;
  }
  if (state.using || objectNext()) resolve();
}

/** Objection! (EV17): the card has no effect, it was the round's card all the same. */
function object(seat: i32, card: i32): void {
  state.played |= seatBit(seat);
  state.stopped = state.card;
  setCardPlace(card, IN_DISCARD);
  setCardPlace(state.card, IN_DISCARD);
  endCard();
}

/** The card lies down, then it does what it does. */
function resolve(): void {
  const card = <i32>state.card;
  const kind = kindOf(card);
  const laid = !state.using && isItem(kind);
  state.phase = state.back;
  if (laid || kind != NINE_IRON)
    setCardPlace(card, laid || isString(kind) ? IN_FRONT + <i32>state.player : IN_DISCARD);
  if (laid) layDown(card, kind);
  else applyEffect(kind);
  if (<i32>state.phase < PHASE_PUSH || <i32>state.phase > PHASE_TWITCH) settle();
}

/** An item now lies in front: what lies on it. */
function layDown(card: i32, kind: i32): void {
  if (kind == NINE_IRON) state.iron = <u8>IRON_CHARGES;
  if (kind == BOOT_FIND) mark(card);
}

/** A card and all it asked is done: back to where it was played. */
export function endCard(): void {
  state.phase = state.back;
  settle();
}

/** What a card may have changed in the phase it was played in; an effect that led on itself is left alone. A weapon that came before
 * the first roll can be named. */
function settle(): void {
  const kind = kindOf(state.card);
  clearCard();
  if (<i32>state.phase == PHASE_ASK) askOn();
  else if (state.phase != state.back) return;
  else if (state.fighting && !isFoe(spaceOf(state.turn))) endFight(OUTCOME_CARD);
  else if (<i32>state.phase == PHASE_FIGHT && isWeapon(kind)) askWeapon();
  else resettle();
}

export { openWindow } from "./rules-windows";
