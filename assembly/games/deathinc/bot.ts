// Owns the computer players of deathinc: level 1 forgets what it wants at every third step, level 2 leaves others alone, level 3 plays
// all it has, against who is nearest to winning.
import { below } from "../../console/rng";
import { bestAim, carryNear, pushWorth, putNear } from "./bot-aim";
import { cardWorth, keepWorth } from "./bot-cards";
import { failedWorth, tieWorth, twitchWorth, weaponWorth } from "./bot-fight";
import { fillWorth, rotateWorth, siteWorth, tokenWorth } from "./bot-tiles";
import { LEGAL, forgetWays, onward, stepOf } from "./bot-ways";
import { bestMove } from "./bot-zombies";

import { SPACES, WEST, isCity } from "./data-map";
import { ledBy } from "./queries";
import {
  ACTION_AIM,
  ACTION_PLACE,
  ACTION_DISCARD,
  ACTION_DONE,
  ACTION_FIGHT,
  ACTION_KEEP,
  ACTION_PLAY,
  ACTION_STEP,
  ACTION_STOP,
  ACTION_TAKE,
  anyCard,
  currentPlayer,
  isLegal,
  legalActions,
} from "./rules";
import { spaceOf, state } from "./state";
import {
  PHASE_AIM,
  PHASE_CARRY,
  PHASE_DISCARD,
  PHASE_FAILED,
  PHASE_FILL,
  PHASE_PUSH,
  PHASE_PUT,
  PHASE_ROTATE,
  PHASE_SITE,
  PHASE_SLIP,
  PHASE_TAKE,
  PHASE_TIE,
  PHASE_TOKENS,
  PHASE_TWITCH,
  PHASE_WALK,
  PHASE_WEAPON,
  PHASE_ZOMBIES,
} from "./state-phases";

/** Above all that is no card; cards worth less than this are not worth playing. */
const CARD: i32 = 100;
/** A card worth less is thrown away at the end of a turn. */
const KEPT: i32 = 4;

/**
 * The decision that a computer player of level 1..3 takes for currentPlayer() now, or -1 where no player decides.
 * rngPtr = generator state, which only level 1 uses. It reads what all can see, and its own cards.
 */
export function chooseAction(level: i32, rngPtr: usize): i32 {
  const seat = currentPlayer();
  if (seat < 0) return -1;
  forgetWays();
  switch (<i32>state.phase) {
    case PHASE_CARRY:
      return carryNear(seat);
    case PHASE_ZOMBIES:
      return level <= 1 ? anyAction(rngPtr) : bestMove(seat);
    case PHASE_AIM:
      return bestAim(seat);
    case PHASE_PUT:
      return putNear(seat);
    default:
      return level <= 1 && below(rngPtr, 3) == 0 ? anyAction(rngPtr) : bestAction(seat, level);
  }
}

/**
 * The next step of the walk that chooseAction has just decided on by a step, in the same call; -1 where a seat has to
 * decide anew: it may play something now, or is one that forgets.
 */
export function walkOn(step: i32, level: i32): i32 {
  if (level <= 1 || <u32>(step - ACTION_STEP) > <u32>WEST || anyCard()) return -1;
  const action = onward(spaceOf(state.turn));
  return isLegal(action) ? action : -1;
}

/** The first of the legal actions that are worth most. */
function bestAction(seat: i32, level: i32): i32 {
  const count = legalActions(LEGAL);
  let best = -1;
  let most = -0x7fffffff;
  for (let i = 0; i < count; i++) {
    const action = <i32>load<u16>(LEGAL + 2 * i);
    const worth = worthOf(action, seat, level);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

/**
 * What "auto" decides for a person, and a secret order that is carried out (INC-DIGI-5): by chance what a room holds and
 * what cards place, a pawn on strings stays, all else as the strongest computer.
 */
export function autoAction(rngPtr: usize): i32 {
  const now = <i32>state.phase;
  if (now == PHASE_CARRY) return anySpace(ACTION_AIM, rngPtr);
  const fills = (now == PHASE_FILL || now == PHASE_TOKENS) && !isCity(state.room);
  if (fills || now == PHASE_PUSH) return anyAction(rngPtr);
  if (now == PHASE_PUT) return anySpace(ACTION_PLACE, rngPtr);
  return now == PHASE_WALK && isLegal(ACTION_STOP) ? ACTION_STOP : chooseAction(3, rngPtr);
}

/** Any decision by chance; nothing is left off while there is another. */
function anyAction(rngPtr: usize): i32 {
  const count = legalActions(LEGAL);
  if (count == 0) return -1;
  const first = i32(count > 1 && load<u16>(LEGAL) == <u16>ACTION_DONE);
  return <i32>load<u16>(LEGAL + 2 * (first + below(rngPtr, count - first)));
}
/** One of the actions that name a space, by chance: a few are tried, since a list would take long. */
function anySpace(first: i32, rngPtr: usize): i32 {
  for (let tries = 0; tries < 64; tries++) {
    const action = first + below(rngPtr, SPACES);
    if (isLegal(action)) return action;
  }
  return chooseAction(3, rngPtr);
}

/** What a decision is worth to a seat; the first of the best is taken. */
function worthOf(action: i32, seat: i32, level: i32): i32 {
  if (action >= ACTION_PLAY && action < ACTION_AIM) {
    const worth = level <= 1 ? 0 : cardWorth(action, seat, level);
    return worth > 0 ? CARD + worth : -CARD;
  }
  switch (<i32>state.phase) {
    case PHASE_ROTATE:
      return rotateWorth(action);
    case PHASE_SITE:
      return siteWorth(action, seat);
    case PHASE_FILL:
      return fillWorth(action, seat);
    case PHASE_TOKENS:
      return tokenWorth(action, seat);
    case PHASE_WALK:
      return walkWorth(action, seat);
    case PHASE_SLIP:
      return i32((action == ACTION_FIGHT) == (ledBy(seat) == 0));
    case PHASE_WEAPON:
      return weaponWorth(action);
    case PHASE_FAILED:
      return failedWorth(action, seat);
    default:
      return laterWorth(action, seat);
  }
}
function laterWorth(action: i32, seat: i32): i32 {
  switch (<i32>state.phase) {
    case PHASE_TWITCH:
      return twitchWorth(action);
    case PHASE_DISCARD:
      return action == ACTION_KEEP ? 0 : KEPT - keepWorth(action - ACTION_DISCARD);
    case PHASE_PUSH:
      return pushWorth(action);
    case PHASE_TAKE:
      return action < ACTION_TAKE ? 0 : 1 + keepWorth(action - ACTION_TAKE);
    case PHASE_TIE:
      return tieWorth(action, seat);
    default:
      return 0; // ROLL, ACCEPT, PASS
  }
}

/** The step that brings the pawn nearer to what it wants; another's pawn stays where it is. */
function walkWorth(action: i32, seat: i32): i32 {
  if (action == ACTION_STOP) return 1;
  return seat == <i32>state.turn && action == stepOf(seat) ? 2 : 0;
}
