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
import { roomsLeft, whyNotDone, whyNotPlace, whyNotSite, whyNotToken } from "./rules-tile";
import { drawPile } from "./rules-turn";
import { whyNotTie } from "./rules-vote";
import { mayStop, whyNotStep } from "./rules-walk";
import {
  WHY_BULLETS,
  WHY_DRILL,
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

/** First and last action, cards apart, that can be legal in each phase; the same number twice = that one only. */
const RANGES: usize = memory.data<u16>([
  7512,
  7517, // FIRST
  7543,
  7630, // DEAL
  7518,
  7525, // TILE
  24,
  83, // SITE
  7506,
  7511, // RED
  7506,
  7511, // BLUE
  2184,
  2679, // FILL
  10,
  3671, // TOKENS
  7543,
  7630, // DRAW
  0,
  0, // READY
  7506,
  7511, // MOVE_DIE
  1,
  19, // WALK
  2,
  3, // SLIP
  7526,
  7542, // CITY_TILE
  20,
  23, // ROTATE
  12,
  279, // WEAPON
  0,
  0, // FIGHT
  7506,
  7511, // COMBAT_DIE
  7,
  7, // SHOWN
  4,
  5, // FAILED
  7,
  7, // DYING
  0,
  0, // LATE
  7506,
  7511, // ZOMBIE_DIE
  3672,
  5651, // ZOMBIES
  8,
  367, // DISCARD
  1,
  0, // ASK, and all others in which a card is under way: rules-cards.ts
  1,
  0, // AIM
  1,
  0, // OBJECT
  1,
  0, // PUSH
  1,
  0, // PUT
  1,
  0, // CARRY
  1,
  0, // TAKE
  1,
  0, // MEMO
  1,
  0, // TWITCH_DIE
  1,
  0, // TWITCH
  7543,
  7630, // STRING
  7506,
  7511, // TIE_DIE
  6,
  184, // TIE
  1,
  0, // OVER
]);

/** Writes the legal decisions or outcomes as ascending u16 and returns how many; room for ACTION_COUNT of them. */
export function legalActions(out: usize): i32 {
  if (isCardPhase(state.phase)) return cardActions(out);
  let count = addCardActions(out, addRange(0, ACTION_PLAY, out, 0));
  if (<i32>state.phase == PHASE_DISCARD) count = addOrderActions(out, count);
  return addRange(ACTION_AIM, ACTION_COUNT, out, count);
}

/** Those of the phase's own range from one number to before another, behind `count` others; the new count. */
function addRange(from: i32, end: i32, out: usize, count: i32): i32 {
  const range = RANGES + 4 * <usize>state.phase;
  const last = min(end - 1, <i32>load<u16>(range, 2));
  for (let action = max(from, <i32>load<u16>(range)); action <= last; action++) {
    if (whyNotOwn(action) == WHY_LEGAL) {
      store<u16>(out + 2 * <usize>count, <u16>action);
      count++;
    } else if (action >= ACTION_MOVE && action < ACTION_ORDER && !isZombie((action - ACTION_MOVE) >> 2)) {
      action += 3; // none of the four steps where no zombie stands
    }
  }
  return count;
}

/** Whether an action is rules-cards.ts's: all in such a phase, and playing, using, ordering. */
export function isCardAction(action: i32): bool {
  if (isCardPhase(state.phase)) return true;
  return (
    (action >= ACTION_PLAY && action < ACTION_AIM) || (action >= ACTION_ORDER && action <= ACTION_NO_ORDER)
  );
}

/** Whether anything is legal; gives up nothing and lists nothing. */
export function anyLegal(): bool {
  const now = <i32>state.phase;
  if (isCardPhase(now)) return anyCardAction();
  const range = RANGES + 4 * <usize>now;
  for (let action = <i32>load<u16>(range); action <= <i32>load<u16>(range, 2); action++)
    if (whyNotOwn(action) == WHY_LEGAL) return true;
  return false;
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
  const range = RANGES + 4 * <usize>now;
  if (action < <i32>load<u16>(range) || action > <i32>load<u16>(range, 2)) return WHY_NOT_NOW;
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
      if (action == ACTION_STOP) return allowIf(mayStop(), WHY_DRILL);
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
