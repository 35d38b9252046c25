// Owns whether geek's present phase can be: whose turn it is, what is under way, and that there is something to choose.
import { CHARACTERS, FIRST_THING, NONE, RESCUED, kindOf } from "./data";
import { neighbour, openingDirection, openingSquare } from "./data-board";
import {
  aboard,
  anyUsable,
  carriers,
  hasFirearm,
  hasMelee,
  hiddenUnder,
  isLivingSeat,
  isNeighbour,
  isUndeadTurn,
  isUsable,
  livingOn,
  monsterOn,
  monsterSteps,
  pileOn,
  spunNumber,
  truckReady,
  walker,
} from "./queries";
import { mayStop } from "./queries-reach";
import { hasEndChoice } from "./rules-legal";
import { canGoOn, canProwl, canStep, whyNotBoard } from "./rules-legal-walk";
import { WHY_LEGAL } from "./rules-why";
import { held, isBoarded, monsterAt, squareOf, state } from "./state";
import {
  PHASE_BEFORE,
  PHASE_BOARDS_SPIN,
  PHASE_END,
  PHASE_FIGHT,
  PHASE_FLIP,
  PHASE_LEAVE,
  PHASE_MONSTER,
  PHASE_OVER,
  PHASE_PROWL,
  PHASE_RESCUED,
  PHASE_RUN,
  PHASE_RUN_SPIN,
  PHASE_SPIN,
  PHASE_START,
  PHASE_SYMBOL,
  PHASE_TARGET,
  PHASE_TRADE,
  PHASE_WALK,
} from "./state-phases";

/** Phases of a fight, bit phase: somebody fights a monster. */
const FIGHTS: i32 =
  (1 << PHASE_FIGHT) | (1 << PHASE_SYMBOL) | (1 << PHASE_RUN_SPIN) | (1 << PHASE_RUN) | (1 << PHASE_RESCUED);
/** Phases in which nobody is in a fight or an escape. */
const QUIET: i32 =
  (1 << PHASE_START) |
  (1 << PHASE_SPIN) |
  (1 << PHASE_WALK) |
  (1 << PHASE_END) |
  (1 << PHASE_TRADE) |
  (1 << PHASE_LEAVE) |
  (1 << PHASE_MONSTER) |
  (1 << PHASE_PROWL) |
  (1 << PHASE_TARGET) |
  (1 << PHASE_BOARDS_SPIN) |
  (1 << PHASE_OVER);
/** Phases of an undead turn only, and those of a living one only. */
const UNDEAD: i32 = (1 << PHASE_MONSTER) | (1 << PHASE_PROWL) | (1 << PHASE_TARGET);
const LIVING: i32 = (1 << PHASE_WALK) | (1 << PHASE_END) | (1 << PHASE_TRADE) | (1 << PHASE_LEAVE);

function isIn(phases: i32): bool {
  return ((phases >> state.phase) & 1) != 0;
}

// ---- the turn ----

/** Whose turn it is, who fights what, and what the turn has seen. */
export function turnHolds(): bool {
  if (<i32>state.first == NONE || state.toLay > 0) return false;
  if (isIn(UNDEAD) ? !isUndeadTurn() : isIn(LIVING) && isUndeadTurn()) return false;
  if (isIn(QUIET) ? <i32>state.fighter != NONE : !isLivingSeat(walker())) return false;
  const moving = (1 << PHASE_PROWL) | (1 << PHASE_TARGET) | (isUndeadTurn() ? 1 << PHASE_BOARDS_SPIN : 0);
  if (isIn(FIGHTS | moving) ? <i32>state.monster == NONE : isIn(QUIET) && <i32>state.monster != NONE)
    return false;
  if ((<i32>state.fled != NONE) != mayFlee()) return false;
  return crossedHolds();
}

/** In an escape there is a monster to flee from; before a fight or flip that ends one there still may be. */
function mayFlee(): bool {
  if (isIn(1 << PHASE_BEFORE)) return <i32>state.fled != NONE;
  return isIn(1 << PHASE_RUN);
}

/** The opening crossed last is one of the walker's square (GEEK-BARR-4). */
function crossedHolds(): bool {
  const opening = <i32>state.crossed;
  if (opening == NONE || isIn(1 << PHASE_OVER)) return true;
  if (!isLivingSeat(walker()) || isBoarded(opening)) return false;
  return touches(opening, squareOf(walker()));
}

function touches(opening: i32, square: i32): bool {
  const near = openingSquare(opening);
  return square == near || square == neighbour(near, openingDirection(opening));
}

// ---- the phase ----

/** Whether the present phase has its reason and something to choose. */
export function phaseHolds(): bool {
  switch (<i32>state.phase) {
    case PHASE_START:
    case PHASE_SPIN:
      return startHolds();
    case PHASE_WALK:
      return untouched() && canGoOn() && (mayStop() || canStep()) && walkerIsFree();
    case PHASE_BEFORE:
      return whyNotBoard() == WHY_LEGAL && (monsterHere() || hiddenUnder(squareOf(walker())) >= 0);
    case PHASE_FLIP:
      return hiddenUnder(squareOf(walker())) == <i32>state.flipAt && !monsterHere();
    case PHASE_FIGHT:
    case PHASE_SYMBOL:
    case PHASE_RUN_SPIN:
      return fightHolds();
    case PHASE_RUN:
      return runHolds();
    case PHASE_RESCUED:
      return fightHolds() && rescuedCount() > 1;
    case PHASE_END:
      return state.steps == 0 && !pileWaits() && hasEndChoice();
    default:
      return otherHolds();
  }
}

function otherHolds(): bool {
  switch (<i32>state.phase) {
    case PHASE_BOARDS_SPIN:
      return tryHolds();
    case PHASE_TRADE:
      return tradeHolds();
    case PHASE_LEAVE:
      return leaveHolds();
    case PHASE_MONSTER:
      return (
        untouched() && anyUsable() && <i32>state.steps == spunNumber() && (state.used | state.walked) == 0
      );
    case PHASE_PROWL:
      return prowlHolds();
    case PHASE_TARGET:
      return used() && popcnt(livingOn(monsterAt(state.monster), NONE)) > 1;
    default:
      return true; // OVER: the result says it all
  }
}

/** Nothing was fought, flipped or tried in this turn. */
function untouched(): bool {
  return (state.resolved | state.tried) == 0;
}

function monsterHere(): bool {
  return monsterOn(squareOf(walker())) >= 0;
}

/** A pile that the turn's seat should have taken (GEEK-DEATH-7). */
function pileWaits(): bool {
  return pileOn(squareOf(state.turn)) >= 0 && monsterOn(squareOf(state.turn)) < 0;
}

function startHolds(): bool {
  if (!untouched() || (state.steps | state.walked | state.used | state.maxUsed) != 0) return false;
  if (<i32>state.crossed != NONE) return false;
  return isUndeadTurn() ? anyUsable() : !pileWaits();
}

/** A walk that has begun stands on nothing that would have ended it. */
function walkerIsFree(): bool {
  if (state.walked == 0) return true;
  return !monsterHere() && hiddenUnder(squareOf(walker())) < 0 && pileOn(squareOf(walker())) < 0;
}

// ---- fights ----

/** The fighter and its monster share a square; on a living turn it is the turn's seat that fights. */
function fightHolds(): bool {
  if (!state.resolved || monsterAt(state.monster) != squareOf(state.fighter)) return false;
  return isUndeadTurn() || state.fighter == state.turn;
}

function runHolds(): bool {
  if (!state.resolved || monsterAt(state.monster) != <i32>state.fled) return false;
  if (!isUndeadTurn() && state.fighter != state.turn) return false;
  const square = squareOf(state.fighter);
  if ((state.walked == 0) != (square == <i32>state.fled)) return false;
  if (state.walked > 0 && !walkerIsFree()) return false;
  if (state.walked > 0 && !mayStop() && !canStep()) return false;
  return canGoOn() || (state.walked > 0 && isUndeadTurn() && whyNotBoard() == WHY_LEGAL);
}

function rescuedCount(): i32 {
  let count = 0;
  for (let character = 0; character < CHARACTERS; character++)
    count += held(state.fighter, RESCUED + character);
  return count;
}

// ---- boards ----

function tryHolds(): bool {
  if (state.resolved || !state.tried || !isBoarded(state.tryAt)) return false;
  if (isUndeadTurn()) return used() && touches(state.tryAt, monsterAt(state.monster));
  return touches(state.tryAt, squareOf(state.turn)) && (hasMelee(state.turn) || hasFirearm(state.turn));
}

// ---- deals ----

function tradeHolds(): bool {
  const partner = <i32>state.partner;
  if (partner == <i32>state.turn || !isLivingSeat(partner) || <i32>state.thing < FIRST_THING) return false;
  const giver = <i32>(state.gives ? state.turn : state.partner);
  return held(giver, state.thing) > 0 && isNeighbour(squareOf(state.turn), squareOf(partner));
}

function leaveHolds(): bool {
  const agreed = <i32>state.agreed;
  if (!truckReady() || state.called || state.back == 0 || (agreed & ~aboard()) != 0) return false;
  if (((agreed >> state.turn) & 1) == 0) return false;
  return (((carriers() & ~agreed) >> state.partner) & 1) != 0;
}

// ---- monsters ----

/** The monster has been used and is the one that rests next (GEEK-UNDEAD-10). */
function used(): bool {
  return state.used != 0 && state.banned == state.monster && monsterAt(state.monster) != NONE;
}

function prowlHolds(): bool {
  if (!untouched()) return false;
  if (state.walked == 0) {
    const steps = monsterSteps(kindOf(state.monster), spunNumber());
    if (<i32>state.steps != steps || monsterAt(state.monster) != <i32>state.from) return false;
    return state.used == 0 && isUsable(state.monster);
  }
  if (!used() || livingOn(monsterAt(state.monster), NONE) != 0) return false;
  return canProwl() && (mayStop() || canStep());
}
