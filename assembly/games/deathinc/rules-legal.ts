// Owns what is legal in deathinc and, for what is not, why not; cards are in rules-cards.ts, walks in rules-walk.ts.
import { HAND } from "./data";
import { SPACES } from "./data-map";
import {
  PILE_EVENTS,
  PILE_STRINGS,
  handOf,
  hasMoved,
  isHandCard,
  isNameable,
  pileOf,
  zombieStep,
} from "./queries";
import {
  ACTION_BULLETS,
  ACTION_CARD,
  ACTION_CITY_TILE,
  ACTION_COUNT,
  ACTION_DISCARD,
  ACTION_DONE,
  ACTION_FIRST,
  ACTION_GIVE_UP,
  ACTION_HIT,
  ACTION_KEEP,
  ACTION_MOVE,
  ACTION_NO_ORDER,
  ACTION_NO_WEAPON,
  ACTION_ORDER,
  ACTION_AIM,
  ACTION_PAST,
  ACTION_PLACE,
  ACTION_PLAY,
  ACTION_PUT_BULLET,
  ACTION_PUT_HEART,
  ACTION_ROTATE,
  ACTION_SITE,
  ACTION_STEP,
  ACTION_STOP,
  ACTION_TILE,
  ACTION_WEAPON,
} from "./rules-actions";
import {
  addCardActions,
  addOrderActions,
  anyCardAction,
  cardActions,
  isCardPhase,
  whyNotCard,
} from "./rules-cards";
import { cityWeight, isRotation } from "./rules-city";
import { neededBullets } from "./rules-fight";
import { firstAction, lastAction } from "./rules-ranges";
import { roomsLeft, whyNotDone, whyNotPlace, whyNotSite, whyNotToken } from "./rules-tile";
import { drawPile } from "./rules-turn";
import { whyNotTie } from "./rules-vote";
import { whyNotStep, whyNotStop } from "./rules-walk";
import {
  WHY_BULLETS,
  WHY_HAND,
  WHY_LEGAL,
  WHY_MOVED,
  WHY_NOT_NOW,
  WHY_NO_STEPS,
  WHY_NO_ZOMBIE,
  WHY_OCCUPIED,
  WHY_ROTATION,
  allow,
  allowIf,
} from "./rules-why";
import { bulletsOf, cardPlace, isZombie, state } from "./state";
import {
  IN_DECK,
  PHASE_CITY_TILE,
  PHASE_DEAL,
  PHASE_DISCARD,
  PHASE_DRAW,
  PHASE_FAILED,
  PHASE_FILL,
  PHASE_FIRST,
  PHASE_OVER,
  PHASE_ROTATE,
  PHASE_SITE,
  PHASE_SLIP,
  PHASE_STRING,
  PHASE_TIE,
  PHASE_TILE,
  PHASE_TOKENS,
  PHASE_WALK,
  PHASE_WEAPON,
  PHASE_ZOMBIES,
} from "./state-phases";

/** Numbers of a space's actions: PLACE, PUT_HEART, PUT_BULLET follow each other. */
const BLOCK: i32 = ACTION_PUT_HEART - ACTION_PLACE;

/** Writes the legal decisions or outcomes as ascending u16 and returns how many; room for ACTION_COUNT of them. */
export function legalActions(out: usize): i32 {
  if (isCardPhase(state.phase)) return cardActions(out);
  let count = addCardActions(out, addRange(0, ACTION_PLAY, out, 0));
  if (<i32>state.phase == PHASE_DISCARD) count = addOrderActions(out, count);
  return addRange(ACTION_AIM, ACTION_COUNT, out, count);
}

/** Those of the phase's own range from one number to before another, behind `count` others; the new count. */
function addRange(from: i32, end: i32, out: usize, count: i32): i32 {
  for (let action = nextOwn(from); action < end; action = nextOwn(action + 1)) {
    store<u16>(out + 2 * <usize>count, <u16>action);
    count++;
  }
  return count;
}

/** The first legal action of the phase's own range from a number on; ACTION_COUNT = none. */
function nextOwn(from: i32): i32 {
  const last = lastAction(state.phase);
  for (let action = max(from, firstAction(state.phase)); action <= last; action++) {
    if (whyNotOwn(action) == WHY_LEGAL) return action;
    action = skip(action);
  }
  return ACTION_COUNT;
}

/** The last of the numbers from an illegal one on that cannot be legal either: spaces of other tiles, a zombie's steps. */
function skip(action: i32): i32 {
  if (action >= ACTION_ORDER) return action;
  if (action >= ACTION_MOVE) return isZombie((action - ACTION_MOVE) >> 2) ? action : action | 3;
  if (action < ACTION_PLACE) return <i32>state.phase == PHASE_TOKENS ? ACTION_PUT_HEART - 1 : action;
  const space = (action - ACTION_PLACE) % BLOCK;
  const first = 9 * <i32>state.room;
  if (space < first) return action - space + first - 1;
  return space < first + 9 ? action : action - space + BLOCK - 1;
}

/** Whether an action is rules-cards.ts's: all in such a phase, and playing, using, ordering. */
export function isCardAction(action: i32): bool {
  if (isCardPhase(state.phase)) return true;
  return (
    (action >= ACTION_PLAY && action < ACTION_AIM) || (action >= ACTION_ORDER && action <= ACTION_NO_ORDER)
  );
}

/** Whether anything is legal, cards apart where the phase has more. */
export function anyLegal(): bool {
  return isCardPhase(state.phase) ? anyCardAction() : nextOwn(0) < ACTION_COUNT;
}

export function isLegal(action: i32): bool {
  return whyNot(action) == WHY_LEGAL;
}

/** WHY_LEGAL, or the reason why a decision or an outcome is illegal now. */
export function whyNot(action: i32): i32 {
  const now = <i32>state.phase;
  if (action == ACTION_GIVE_UP) return allow(now != PHASE_OVER && popcnt(<i32>state.humans) < 2);
  if (now == PHASE_OVER) return WHY_NOT_NOW;
  if (isCardAction(action)) return whyNotCard(action);
  if (action < firstAction(now) || action > lastAction(now)) return WHY_NOT_NOW;
  return whyNotOwn(action);
}

/** The same of an action in the phase's range. */
function whyNotOwn(action: i32): i32 {
  switch (<i32>state.phase) {
    case PHASE_FIRST:
      return allow(action - ACTION_FIRST < <i32>state.seats);
    case PHASE_TILE:
      return allow(roomsLeft(action - ACTION_TILE) > 0);
    case PHASE_CITY_TILE:
      return allow(cityWeight(action - ACTION_CITY_TILE) > 0);
    case PHASE_DEAL:
      return whyNotDrawn(action - ACTION_CARD, PILE_EVENTS);
    case PHASE_DRAW:
      return whyNotDrawn(action - ACTION_CARD, drawPile());
    case PHASE_STRING:
      return whyNotDrawn(action - ACTION_CARD, PILE_STRINGS);
    case PHASE_SITE:
      return whyNotSite((action - ACTION_SITE) >> 2, (action - ACTION_SITE) & 3);
    case PHASE_ROTATE:
      return allowIf(isRotation(action - ACTION_ROTATE), WHY_ROTATION);
    case PHASE_FILL:
      return action - ACTION_PLACE < SPACES ? whyNotPlace(action - ACTION_PLACE) : WHY_NOT_NOW;
    case PHASE_TOKENS:
      return whyNotTokens(action);
    default:
      return whyNotLater(action);
  }
}

function whyNotDrawn(card: i32, pile: i32): i32 {
  return allow(pileOf(card) == pile && cardPlace(card) == IN_DECK);
}

function whyNotTokens(action: i32): i32 {
  if (action == ACTION_DONE) return whyNotDone();
  if (action < ACTION_PUT_HEART) return WHY_NOT_NOW;
  const heart = action < ACTION_PUT_BULLET;
  const space = action - (heart ? ACTION_PUT_HEART : ACTION_PUT_BULLET);
  return space < SPACES ? whyNotToken(space, heart) : WHY_NOT_NOW;
}

/** Steps 5 to 9 and the vote. */
function whyNotLater(action: i32): i32 {
  switch (<i32>state.phase) {
    case PHASE_WALK:
      if (action == ACTION_STOP) return whyNotStop();
      return action < ACTION_STEP ? WHY_NOT_NOW : whyNotStep(action - ACTION_STEP);
    case PHASE_SLIP:
      return allowIf(action != ACTION_PAST || state.steps > 0, WHY_NO_STEPS);
    case PHASE_WEAPON:
      if (action == ACTION_NO_WEAPON) return WHY_LEGAL;
      return allow(action >= ACTION_WEAPON && isNameable(action - ACTION_WEAPON));
    case PHASE_FAILED:
      if (action == ACTION_HIT) return WHY_LEGAL;
      return allowIf(action == ACTION_BULLETS && bulletsOf(state.turn) >= neededBullets(), WHY_BULLETS);
    case PHASE_ZOMBIES:
      return whyNotMove((action - ACTION_MOVE) >> 2, (action - ACTION_MOVE) & 3);
    case PHASE_DISCARD:
      if (action == ACTION_KEEP) return allowIf(handOf(state.turn) <= HAND, WHY_HAND);
      return allow(action >= ACTION_DISCARD && isHandCard(action - ACTION_DISCARD, state.turn));
    case PHASE_TIE:
      return whyNotTie(action);
    default:
      return WHY_LEGAL; // dice, READY, FIGHT, SHOWN, DYING, LATE: all of the range
  }
}

/** INC-ZMOVE-2, 3. */
function whyNotMove(space: i32, direction: i32): i32 {
  if (!isZombie(space)) return WHY_NO_ZOMBIE;
  if (hasMoved(space)) return WHY_MOVED;
  return allowIf(zombieStep(space, direction) < SPACES, WHY_OCCUPIED);
}
