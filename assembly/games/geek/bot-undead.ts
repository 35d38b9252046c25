// Owns how computer players of geek hunt: which monster moves, where to, whom it bites.
import { GAS, HORROR, KEYS, MONSTERS, NONE, kindOf, sectorNumber } from "./data";
import { CAB, SQUARES, isTruck } from "./data-board";
import { addGoal, clearWays, setGoal, spread, way } from "./bot-routes";
import { preyWorth } from "./bot-worth";
import { isCalm, isLivingSeat, monsterOn, monsterSteps, pileOn, truckMonster } from "./queries";
import {
  REACH_ENDS,
  distanceTo,
  findDistances,
  findReach,
  firstStepTo,
  reachKind,
  reachSteps,
} from "./queries-reach";
import {
  ACTION_BREAK,
  ACTION_PASS,
  ACTION_SEAT,
  ACTION_SPIN,
  ACTION_STEP,
  ACTION_STOP,
  ACTION_TAKE_MONSTER,
  isLegal,
} from "./rules";
import { FIRST_PILE, PILES, held, leftOf, monsterAt, pileAt, squareOf, state } from "./state";
import { PHASE_MONSTER, PHASE_PROWL, PHASE_START, PHASE_TARGET } from "./state-phases";

/** Most steps that a monster can be given. */
const FARTHEST: i32 = 6;
/** An approach is worth less than that, a bite more unless it costs a guard. */
const BITES: i32 = 260;
/** Worth of each entry as long as one decision is thought about, i32 each. */
const WORTHS: usize = memory.data(4 * MONSTERS);

/** The decision of an undead seat, or of the restless house; -1 = none. Level 3 also guards the truck. */
export function chooseUndead(level: i32): i32 {
  switch (<i32>state.phase) {
    case PHASE_START:
      return ACTION_SPIN;
    case PHASE_MONSTER:
      return chooseMonster(level);
    case PHASE_PROWL:
      return prowl(level);
    case PHASE_TARGET:
      return bestTarget();
    default:
      return -1;
  }
}

/** The monster whose move is worth most: a bite before an approach. */
function chooseMonster(level: i32): i32 {
  for (let entry = 0; entry < MONSTERS; entry++) store<i32>(WORTHS + 4 * entry, 0);
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (!isLivingSeat(seat)) continue;
    findDistances(squareOf(seat), FARTHEST);
    weighPrey(seat);
  }
  let best = bestMonster(level, BITES);
  if (best < 0) {
    measureHunt(level, NONE);
    best = bestMonster(level, 0);
  }
  return best < 0 ? ACTION_PASS : ACTION_TAKE_MONSTER + best;
}

/** The entry that is worth most, more than `most`; approaches are measured unless they are worth less than that. */
function bestMonster(level: i32, most: i32): i32 {
  let best = -1;
  for (let entry = 0; entry < MONSTERS; entry++) {
    const at = monsterAt(entry);
    if (at == NONE || !isLegal(ACTION_TAKE_MONSTER + entry)) continue;
    const bite = load<i32>(WORTHS + 4 * entry);
    if (bite == 0 && most >= BITES) continue;
    const worth = (bite > 0 ? bite : max(1, BITES - 4 * way(at))) - guardWorth(level, at, entry);
    if (worth <= most) continue;
    most = worth;
    best = entry;
  }
  return best;
}

/** Tells every monster in reach of a seat what biting it is worth. */
function weighPrey(seat: i32): void {
  const number = sectorNumber(state.sector, isCalm());
  for (let entry = 0; entry < MONSTERS; entry++) {
    const at = monsterAt(entry);
    if (at == NONE || distanceTo(at) > monsterSteps(kindOf(entry), number)) continue;
    const worth = 1000 + preyWorth(seat, entry);
    if (worth > load<i32>(WORTHS + 4 * entry)) store<i32>(WORTHS + 4 * entry, worth);
  }
}

function carriesAny(hand: i32): bool {
  return held(hand, KEYS) + held(hand, GAS) != 0;
}

/** What a monster is worth where it stands: on the truck or on things that the living need, the Horror most of all. */
function guardWorth(level: i32, square: i32, entry: i32): i32 {
  if (level < 3 || !isGuarded(square)) return 0;
  return kindOf(entry) == HORROR ? 1400 : 200;
}

/** Whether a monster on a square keeps the living from what they need. */
function isGuarded(square: i32): bool {
  if (isTruck(square)) return isLoading();
  const pile = pileOn(square);
  return pile >= 0 && carriesAny(FIRST_PILE + pile);
}

/** Whether the truck is what the living go to next: keys and gas are found. */
function isLoading(): bool {
  return leftOf(KEYS) + leftOf(GAS) == 0;
}

// ---- the walk ----

function prowl(level: i32): i32 {
  const attack = attackHere();
  if (attack >= 0) return attack;
  findReach();
  const prey = bestPrey();
  if (prey >= 0) return walkTo(prey);
  measureHunt(level, state.monster);
  const here = monsterAt(state.monster);
  let best = here;
  let least = 16 * way(here);
  for (let square = 0; square < SQUARES; square++) {
    if (square == here || reachKind(square) != 1) continue;
    const cost = 16 * way(square) + reachSteps(square);
    if (cost >= least) continue;
    least = cost;
    best = square;
  }
  return best == here ? stopOrBreak() : walkTo(best);
}

function walkTo(square: i32): i32 {
  setGoal(square);
  return ACTION_STEP + firstStepTo(square);
}

/** Whom to attack where the monster stands; -1 = nobody is there. */
function attackHere(): i32 {
  return bestTarget();
}

/** The best of the seats that may be named. */
function bestTarget(): i32 {
  let best = -1;
  let most = -1000;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (!isLegal(ACTION_SEAT + seat)) continue;
    const worth = preyWorth(seat, state.monster);
    if (worth <= most) continue;
    most = worth;
    best = ACTION_SEAT + seat;
  }
  return best;
}

/** The square in reach with the best prey; -1 = none is in reach. */
function bestPrey(): i32 {
  let best = -1;
  let most = -1000;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (!isLivingSeat(seat) || reachKind(squareOf(seat)) != REACH_ENDS) continue;
    const worth = preyWorth(seat, state.monster);
    if (worth <= most) continue;
    most = worth;
    best = squareOf(seat);
  }
  return best;
}

/** Ways to the living, carriers first; level 3 also to what is worth guarding and is not guarded yet. */
function measureHunt(level: i32, mover: i32): void {
  clearWays();
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (isLivingSeat(seat)) addGoal(squareOf(seat), carriesAny(seat) ? 0 : 4);
  }
  if (level >= 3) addPosts(mover);
  spread(8);
}

/** Posts: a free square of the truck, unless another monster is in it; things that the living need. */
function addPosts(mover: i32): void {
  for (let pile = 0; pile < PILES; pile++) {
    const at = pileAt(pile);
    if (at == NONE || !carriesAny(FIRST_PILE + pile)) continue;
    const guard = monsterOn(at);
    if (guard < 0 || guard == mover) addGoal(at, 0);
  }
  if (!isLoading()) return;
  const guard = truckMonster();
  if (guard >= 0 && guard != mover) return;
  addGoal(CAB, 0);
  addGoal(CAB - 1, 0);
  addGoal(CAB + 11, 0);
  addGoal(CAB + 12, 0);
}

/** The walk is over: boards beside the monster are tried, that costs nothing. */
function stopOrBreak(): i32 {
  for (let direction = 0; direction < 4; direction++) {
    if (isLegal(ACTION_BREAK + direction)) return ACTION_BREAK + direction;
  }
  return ACTION_STOP;
}
