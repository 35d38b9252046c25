// Owns how computer players of geek hunt: which monster moves, where to, whom it bites.
import { GAS, HORROR, KEYS, MONSTERS, NONE, kindOf, sectorNumber } from "./data";
import { CAB, SQUARES, isTruck } from "./data-board";
import { FAR, addGoal, clearWays, spread, way } from "./bot-routes";
import { preyWorth } from "./bot-worth";
import { isCalm, isLivingSeat, monsterSteps } from "./queries";
import { REACH_ENDS, findReach, firstStepTo, reachKind, reachSteps } from "./queries-reach";
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
import { held, monsterAt, squareOf, state } from "./state";
import { PHASE_MONSTER, PHASE_PROWL, PHASE_START, PHASE_TARGET } from "./state-phases";

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
  for (let entry = 0; entry < MONSTERS; entry++) store<i32>(WORTHS + 4 * entry, -1);
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (!isLivingSeat(seat)) continue;
    clearWays();
    addGoal(squareOf(seat), 0);
    spread(FAR);
    weighPrey(seat);
  }
  let best = -1;
  let most = 0;
  for (let entry = 0; entry < MONSTERS; entry++) {
    const worth = load<i32>(WORTHS + 4 * entry) - (level >= 3 ? guardWorth(entry) : 0);
    if (worth <= most || !isLegal(ACTION_TAKE_MONSTER + entry)) continue;
    most = worth;
    best = entry;
  }
  return best < 0 ? ACTION_PASS : ACTION_TAKE_MONSTER + best;
}

/** Adds what one seat is worth to every monster: in reach a bite, else that it comes nearer. */
function weighPrey(seat: i32): void {
  const number = sectorNumber(state.sector, isCalm());
  for (let entry = 0; entry < MONSTERS; entry++) {
    const at = monsterAt(entry);
    if (at == NONE || way(at) == FAR) continue;
    const steps = monsterSteps(kindOf(entry), number);
    const worth = way(at) <= steps ? 1000 + preyWorth(seat, entry) : huntWorth(seat, way(at));
    if (worth > load<i32>(WORTHS + 4 * entry)) store<i32>(WORTHS + 4 * entry, worth);
  }
}

/** What it is worth to come nearer to a seat that is some steps away. */
function huntWorth(seat: i32, steps: i32): i32 {
  return max(1, 200 - 4 * steps) + (carriesAny(seat) ? 40 : 0);
}

function carriesAny(seat: i32): bool {
  return held(seat, KEYS) + held(seat, GAS) != 0;
}

/** What a monster that guards the truck is worth where it is; the Horror cannot be driven off. */
function guardWorth(entry: i32): i32 {
  if (!isTruck(monsterAt(entry))) return 0;
  return kindOf(entry) == HORROR ? 1100 : 150;
}

// ---- the walk ----

function prowl(level: i32): i32 {
  const attack = attackHere();
  if (attack >= 0) return attack;
  findReach();
  const prey = bestPrey();
  if (prey >= 0) return ACTION_STEP + firstStepTo(prey);
  measureHunt(level);
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
  return best == here ? stopOrBreak() : ACTION_STEP + firstStepTo(best);
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

/** Ways to the living, carriers first; level 3 brings the Horror to the truck. */
function measureHunt(level: i32): void {
  clearWays();
  if (level >= 3 && kindOf(state.monster) == HORROR) {
    addGoal(CAB, 0);
    addGoal(CAB - 1, 0);
    addGoal(CAB + 11, 0);
    addGoal(CAB + 12, 0);
  } else {
    for (let seat = 0; seat < <i32>state.seats; seat++) {
      if (isLivingSeat(seat)) addGoal(squareOf(seat), carriesAny(seat) ? 0 : 4);
    }
  }
  spread(8);
}

/** The walk is over: boards beside the monster are tried, that costs nothing. */
function stopOrBreak(): i32 {
  for (let direction = 0; direction < 4; direction++) {
    if (isLegal(ACTION_BREAK + direction)) return ACTION_BREAK + direction;
  }
  return ACTION_STOP;
}
