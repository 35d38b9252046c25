// Owns what is legal in deathinc and, for what is not, why not; cards are in rules-cards.ts, walks in rules-walk.ts.
import { HAND } from "./data";
import { CARD_NUMBERS } from "./data-cards";
import { SPACES } from "./data-map";
import {
  PILE_EVENTS,
  PILE_STRINGS,
  endOfCards,
  handOf,
  hasMoved,
  isHandCard,
  isNameable,
  pileOf,
  zombieStep,
} from "./queries";
import {
  ACTION_COUNT,
  ACTION_DISCARD,
  ACTION_DONE,
  ACTION_GIVE_UP,
  ACTION_KEEP,
  ACTION_NO_ORDER,
  ACTION_ORDER,
  ACTION_AIM,
  ACTION_PLACE,
  ACTION_PLAY,
  ACTION_PUT_BULLET,
  ACTION_PUT_HEART,
  ACTION_STEP,
  ACTION_STOP,
  ACTION_WEAPON,
} from "./rules-actions";
import { whyNotCard } from "./rules-cards";
import { WHY_FREEZE, WHY_NOT_HELD } from "./rules-cards-why";
import { cityWeight, isRotation } from "./rules-city";
import { neededBullets } from "./rules-fight";
import { actor, moments, whyNotPlayed } from "./rules-moments";
import { isOrdered, whyNotOrder } from "./rules-orders";
import { beforeCounted, counted, firstAction, lastAction } from "./rules-ranges";
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
  IN_HAND,
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
/** Numbers of a card in PLAY and USE, and in each window of ORDER. */
const SEATS: i32 = 7;

/** Writes the legal decisions or outcomes as ascending u16 and returns how many; room for ACTION_COUNT of them. */
export function legalActions(out: usize): i32 {
  const now = <i32>state.phase;
  if (now == PHASE_OVER) return 0;
  const first = firstAction(now);
  const last = lastAction(now);
  const own = addRange(first, min(last, ACTION_PLAY - 1), out, 0);
  const count = moments() == 0 ? own : addRange(ACTION_PLAY, ACTION_AIM - 1, out, own);
  if (now != PHASE_DISCARD) return addRange(max(first, ACTION_AIM), last, out, count);
  return isOrdered(state.turn) ? addRange(ACTION_ORDER, ACTION_NO_ORDER, out, count) : count;
}

/** Those from one number to another, behind `count` others; the new count. */
function addRange(from: i32, last: i32, out: usize, count: i32): i32 {
  for (let action = nextLegal(from, last); action <= last; action = nextLegal(action + 1, last)) {
    store<u16>(out + 2 * <usize>count, <u16>action);
    count++;
  }
  return count;
}

/** The first legal action from one number to another; ACTION_COUNT = none. */
export function nextLegal(from: i32, last: i32): i32 {
  const first = firstAction(state.phase);
  for (let action = from; action <= last; action++) {
    const orders = action >= ACTION_ORDER && action <= ACTION_NO_ORDER;
    let why: i32;
    if (orders || isPlay(action)) {
      action = afterAway(action, orders);
      if (action > last) break;
      why = orders ? whyNotOrder(action - ACTION_ORDER) : whyNotPlayed(action);
    } else why = whyNotOwn(action, action - first);
    if (why == WHY_LEGAL) return action;
    action = skip(action, why);
  }
  return ACTION_COUNT;
}

/** The only legal action from one number to another; -1 = there is none, or more than one. */
export function onlyLegal(from: i32, last: i32): i32 {
  const only = nextLegal(from, last);
  return only < ACTION_COUNT && nextLegal(only + 1, last) == ACTION_COUNT ? only : -1;
}

/** The first number from one on that plays, uses or orders a card that the seat which acts has; the one behind all of them. */
function afterAway(action: i32, orders: bool): i32 {
  const first = orders ? ACTION_ORDER : ACTION_PLAY;
  const size = orders ? 3 * SEATS : SEATS;
  const end = orders ? CARD_NUMBERS : 2 * CARD_NUMBERS;
  const cards = endOfCards();
  const seat = actor();
  let n = (action - first) / size;
  for (; n < end; n++) {
    const card = n % CARD_NUMBERS;
    if (card >= cards) n += CARD_NUMBERS - cards - 1;
    else if (cardPlace(card) >= IN_HAND && (cardPlace(card) & 7) == seat) break; // in the hand or in front
  }
  return max(action, first + size * n);
}

/** The last of the numbers from an illegal one on that cannot be legal either: of a card, a zombie, spaces of other tiles. */
function skip(action: i32, why: i32): i32 {
  if (why == WHY_NO_ZOMBIE) return action + 3;
  // A card that cannot be played at anybody.
  if (action >= ACTION_PLAY && why >= WHY_NOT_HELD && why <= WHY_FREEZE) return action + SEATS - 1;
  if (why != WHY_NOT_NOW) return action;
  const now = <i32>state.phase;
  if (now != PHASE_FILL && now != PHASE_TOKENS) {
    // Between a single decision and the block of those that name a card or a space.
    const before = beforeCounted(now);
    return action < before && counted(now) != 0 ? before : action;
  }
  if (action < ACTION_PLACE) return ACTION_PUT_HEART - 1;
  const space = (action - ACTION_PLACE) % BLOCK;
  const first = 9 * <i32>state.room;
  return action - space + (space < first ? first : BLOCK) - 1;
}

/** Whether the seat that acts may play or use anything now. */
export function anyCard(): bool {
  return moments() != 0 && nextLegal(ACTION_PLAY, ACTION_AIM - 1) < ACTION_COUNT;
}

/** Whether anything is legal. */
export function anyLegal(): bool {
  return nextLegal(firstAction(state.phase), lastAction(state.phase)) < ACTION_COUNT || anyCard();
}

export function isLegal(action: i32): bool {
  return whyNot(action) == WHY_LEGAL;
}

/** Whether an action plays a card or uses an item. */
export function isPlay(action: i32): bool {
  return action >= ACTION_PLAY && action < ACTION_AIM;
}

/** WHY_LEGAL, or the reason why a decision or an outcome is illegal now. */
export function whyNot(action: i32): i32 {
  const now = <i32>state.phase;
  if (action == ACTION_GIVE_UP) return allow(now != PHASE_OVER && popcnt(<i32>state.humans) < 2);
  if (now == PHASE_OVER) return WHY_NOT_NOW;
  if (isPlay(action)) return whyNotPlayed(action);
  if (now == PHASE_DISCARD && action >= ACTION_ORDER) return whyNotOrder(action - ACTION_ORDER);
  if (action < firstAction(now) || action > lastAction(now)) return WHY_NOT_NOW;
  return whyNotOwn(action, action - firstAction(now));
}

/** The same of the n-th action of the phase's range. */
function whyNotOwn(action: i32, n: i32): i32 {
  switch (<i32>state.phase) {
    case PHASE_FIRST:
      return allow(n < <i32>state.seats);
    case PHASE_DEAL:
      return whyNotDrawn(n, PILE_EVENTS);
    case PHASE_TILE:
      return allow(roomsLeft(n) != 0);
    case PHASE_SITE:
      return whyNotSite(n >> 2, n & 3);
    case PHASE_FILL:
      return whyNotPlace(n);
    case PHASE_TOKENS:
      return whyNotTokens(action);
    case PHASE_DRAW:
      return whyNotDrawn(n, drawPile());
    default:
      return whyNotLater(action, n);
  }
}

function whyNotDrawn(card: i32, pile: i32): i32 {
  return allow(pileOf(card) == pile && cardPlace(card) == IN_DECK);
}

function whyNotTokens(action: i32): i32 {
  if (action == ACTION_DONE) return whyNotDone();
  if (action < ACTION_PUT_HEART) return WHY_NOT_NOW;
  const heart = action < ACTION_PUT_BULLET;
  return whyNotToken(action - (heart ? ACTION_PUT_HEART : ACTION_PUT_BULLET), heart);
}

/** Steps 5 to 9 and the vote. */
function whyNotLater(action: i32, n: i32): i32 {
  switch (<i32>state.phase) {
    case PHASE_CITY_TILE:
      return allow(cityWeight(n) > 0);
    case PHASE_ROTATE:
      return allowIf(isRotation(n), WHY_ROTATION);
    case PHASE_WALK:
      if (action == ACTION_STOP) return whyNotStop();
      return action < ACTION_STEP ? WHY_NOT_NOW : whyNotStep(action - ACTION_STEP);
    case PHASE_SLIP:
      return allowIf(n == 0 || state.steps > 0, WHY_NO_STEPS);
    case PHASE_WEAPON:
      return allow(n == 0 || (action >= ACTION_WEAPON && isNameable(action - ACTION_WEAPON)));
    case PHASE_FAILED:
      return allowIf(n != 0 || bulletsOf(state.turn) >= neededBullets(), WHY_BULLETS);
    case PHASE_ZOMBIES:
      return whyNotMove(n >> 2, n & 3);
    case PHASE_DISCARD:
      if (action == ACTION_KEEP) return allowIf(handOf(state.turn) <= HAND, WHY_HAND);
      return allow(action >= ACTION_DISCARD && isHandCard(action - ACTION_DISCARD, state.turn));
    case PHASE_STRING:
      return whyNotDrawn(n, PILE_STRINGS);
    case PHASE_TIE:
      return whyNotTie(action);
    default:
      return whyNotCard(action, n); // of dice, READY, FIGHT, SHOWN, DYING, LATE all of the range
  }
}

/** INC-ZMOVE-2, 3. */
function whyNotMove(space: i32, direction: i32): i32 {
  if (!isZombie(space)) return WHY_NO_ZOMBIE;
  if (hasMoved(space)) return WHY_MOVED;
  return allowIf(zombieStep(space, direction) < SPACES, WHY_OCCUPIED);
}
