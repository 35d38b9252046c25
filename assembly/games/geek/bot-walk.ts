// Owns how computer players of geek walk as living characters: where to, and when to board or break.
import { BOARDS_COST, FAR, addGoal, clearWays, costOf, setCost, setGoal, spread, way } from "./bot-routes";
import { classesAgainst, fightCost } from "./bot-worth";
import { GAS, GRENADE, HORROR, KEYS, MONSTERS, NONE, RPG, kindOf } from "./data";
import { CAB, SIDE, SQUARES, isTruck, neighbour, openingDirection, openingSquare } from "./data-board";
import { gap, hasFirearm, hasMelee, holderOf, monsterOn, truckMonster, undeadSeats } from "./queries";
import { REACH_PASS, findReach, firstStepTo, reachKind, reachSteps } from "./queries-reach";
import {
  ACTION_BLAST,
  ACTION_BOARD,
  ACTION_BREAK,
  ACTION_STAY,
  ACTION_STEP,
  ACTION_STOP,
  currentPlayer,
  isLegal,
} from "./rules";
import {
  FIRST_PILE,
  PILES,
  heartsOf,
  held,
  hiddenFrom,
  isHidden,
  leftOf,
  monsterAt,
  pileAt,
  squareOf,
  state,
} from "./state";
import { PHASE_RUN } from "./state-phases";

/** A step towards the best square that can be reached, or what ends the walk. */
export function walk(seat: i32, level: i32): i32 {
  if (isLegal(ACTION_BOARD) && wantsBoards(level)) return ACTION_BOARD;
  measure(seat, level);
  findReach();
  const here = squareOf(seat);
  const escaping = <i32>state.phase == PHASE_RUN;
  const wary = level >= 3 && isHunted();
  let best = here;
  let least = isLegal(ACTION_STOP) ? 16 * (way(here) + danger(seat, here, wary)) : 16 * FAR;
  for (let square = 0; square < SQUARES; square++) {
    const kind = reachKind(square);
    if (square == here || kind == 0 || kind == REACH_PASS) continue;
    let cost = 16 * way(square) + reachSteps(square);
    if (cost >= least) continue;
    cost += 16 * (danger(seat, square, wary) + (escaping ? surprise(seat, square) : 0));
    if (cost >= least) continue;
    least = cost;
    best = square;
  }
  if (best == here) return openBoards(seat);
  setGoal(best);
  return ACTION_STEP + firstStepTo(best);
}

/** What an escape into a hidden tile or another monster costs beyond a walk into it: it was not planned. */
function surprise(seat: i32, square: i32): i32 {
  const entry = monsterOn(square);
  return entry >= 0 ? fightCost(seat, entry) : isHidden(square) ? 3 : 0;
}

/** What may come to a square where the walk ends, as the wary see it. */
function danger(seat: i32, square: i32, wary: bool): i32 {
  if (!wary || isTruck(square) || !isClose(square)) return 0;
  return heartsOf(seat) <= 2 ? 3 : 1;
}

/** Whether somebody moves monsters. */
function isHunted(): bool {
  return undeadSeats() != 0;
}

/** Whether a monster stands within a usual walk of it, as the crow flies. */
function isClose(square: i32): bool {
  for (let entry = 0; entry < MONSTERS; entry++) {
    const at = monsterAt(entry);
    if (<u32>(at - square + 3 * SIDE) > 6 * SIDE) continue; // NONE too
    if (at != square && gap(at, square) <= 3) return true;
  }
  return false;
}

/** Nothing better within reach: through boards if the way leads there, else stop. */
function openBoards(seat: i32): i32 {
  const here = squareOf(seat);
  for (let direction = 0; direction < 4; direction++) {
    if (!isLegal(ACTION_BLAST + direction) && !isLegal(ACTION_BREAK + direction)) continue;
    const beyond = neighbour(here, direction);
    if (way(beyond) + BOARDS_COST > way(here)) continue;
    return isLegal(ACTION_BREAK + direction) ? ACTION_BREAK + direction : ACTION_BLAST + direction;
  }
  if (isLegal(ACTION_STOP)) return ACTION_STOP;
  if (isLegal(ACTION_STAY)) return ACTION_STAY;
  return -1;
}

/** Boards are for doors with a monster behind them that somebody moves. */
export function wantsBoards(level: i32): bool {
  if (level < 3 || <i32>state.crossed == NONE || !isHunted()) return false;
  const near = openingSquare(state.crossed);
  const far = neighbour(near, openingDirection(state.crossed));
  const behind = squareOf(currentPlayer()) == near ? far : near;
  for (let entry = 0; entry < MONSTERS; entry++) {
    if (monsterAt(entry) != NONE && gap(monsterAt(entry), behind) <= 4) return true;
  }
  return false;
}

// ---- where to ----

/** Measures the ways to all that the team wants now, with what fights and hidden tiles on the way cost. */
function measure(seat: i32, level: i32): void {
  clearWays();
  const isReady = holderOf(KEYS) >= 0 && holderOf(GAS) >= 0;
  for (let entry = 0; entry < MONSTERS; entry++) {
    if (monsterAt(entry) != NONE) setCost(monsterAt(entry), fightCost(seat, entry));
  }
  const explore = level >= 3 ? exploreCost(seat) : 6;
  for (let square = 0; square < SQUARES; square += 8) {
    for (let bits = hiddenFrom(square); bits != 0; bits &= bits - 1) {
      const at = square + ctz(bits);
      const guard = costOf(at);
      setCost(at, guard + (isReady ? 5 : 2));
      if (!isReady && guard == 0) addGoal(at, explore);
    }
  }
  addPiles(seat, isReady);
  if (isReady) addTruck(seat);
  const canBreak = hasMelee(seat) || hasFirearm(seat) || held(seat, GRENADE) != 0;
  spread(canBreak ? BOARDS_COST : FAR);
}

/** The weak leave unknown tiles to others. */
function exploreCost(seat: i32): i32 {
  const classes = classesAgainst(seat, 0);
  return 6 + (heartsOf(seat) == 1 ? 4 - 2 * classes : 0);
}

function addPiles(seat: i32, isReady: bool): void {
  for (let pile = 0; pile < PILES; pile++) {
    const square = pileAt(pile);
    if (square == NONE) continue;
    const hand = FIRST_PILE + pile;
    const vital = held(hand, KEYS) + held(hand, GAS) != 0;
    const monster = monsterOn(square);
    const guard = monster >= 0 ? fightCost(seat, monster) : 0;
    if (vital) addGoal(square, guard);
    else if (!isReady) addGoal(square, 3 + guard);
  }
}

/** The truck, when all is there; a monster in it comes first, the Horror only for one who has the RPG. */
function addTruck(seat: i32): void {
  const blocked = truckMonster();
  if (blocked < 0) return addTruckSquares(0);
  const canKill = kindOf(blocked) == HORROR ? held(seat, RPG) != 0 : true;
  if (canKill) addGoal(monsterAt(blocked), fightCost(seat, blocked) / 2);
  if (kindOf(blocked) == HORROR && leftOf(RPG) != 0) {
    for (let square = 0; square < SQUARES; square++) if (isHidden(square)) addGoal(square, 6);
  } else addTruckSquares(8);
}

function addTruckSquares(away: i32): void {
  addGoal(CAB, away);
  addGoal(CAB - 1, away);
  addGoal(CAB + 11, away);
  addGoal(CAB + 12, away);
}
