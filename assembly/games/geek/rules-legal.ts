// Owns what is legal in geek and, for what is not, why not; walks are in rules-legal-walk.ts.
import { RULES_PTR } from "../../console/state-map";
import { FIRST_THING, GAS, GRENADE, KEYS, KIT, RESCUED, RPG, THINGS } from "./data";
import {
  aboard,
  hiddenUnder,
  holderOf,
  isHorror,
  isLivingSeat,
  isNeighbour,
  isUndeadTurn,
  monsterOn,
  truckBlocked,
  truckMonster,
} from "./queries";
import { canLay } from "./queries-lay";
import {
  ACTION_BOARD,
  ACTION_BREAK,
  ACTION_CHARACTER,
  ACTION_END_TURN,
  ACTION_FACE,
  ACTION_FIGHT,
  ACTION_FIRST,
  ACTION_FLIP,
  ACTION_GET,
  ACTION_GIVE,
  ACTION_GIVE_UP,
  ACTION_GRENADE,
  ACTION_KIT,
  ACTION_LAY,
  ACTION_LEAVE,
  ACTION_RPG,
  ACTION_SEAT,
  ACTION_SPIN,
} from "./rules-actions";
import {
  allow,
  allowIf,
  isTarget,
  whyNotBoard,
  whyNotBreak,
  whyNotMonster,
  whyNotProwl,
  whyNotUse,
  whyNotWalk,
} from "./rules-legal-walk";
import {
  WHY_FAR,
  WHY_HORROR,
  WHY_LEGAL,
  WHY_MONSTER_FIRST,
  WHY_NOT_ABOARD,
  WHY_NOT_HELD,
  WHY_NOT_HORROR,
  WHY_NOT_NOW,
  WHY_NO_GAS,
  WHY_NO_GRENADE,
  WHY_NO_KEYS,
  WHY_NO_KIT,
  WHY_NO_MONSTER,
  WHY_NO_RPG,
  WHY_NO_TILE,
  WHY_REFUSED,
  WHY_TRUCK_MONSTER,
  WHY_TRUCK_TILE,
} from "./rules-why";
import { held, leftOf, squareOf, state } from "./state";
import { isEmpty } from "./state-hands";
import {
  PHASE_BEFORE,
  PHASE_END,
  PHASE_FIGHT,
  PHASE_FIRST,
  PHASE_FLIP,
  PHASE_LAY,
  PHASE_MONSTER,
  PHASE_OVER,
  PHASE_PROWL,
  PHASE_RESCUED,
  PHASE_RUN,
  PHASE_START,
  PHASE_TARGET,
  PHASE_WALK,
} from "./state-phases";

// First and last action that can be legal in each phase; OVER has none.
const RANGES: usize = memory.data<u16>([
  266,
  409, // LAY
  261,
  265, // FIRST
  0,
  11, // START
  236,
  239, // SPIN
  3,
  27, // WALK
  4,
  5, // BEFORE
  240,
  260, // FLIP
  0,
  8, // FIGHT
  236,
  239, // SYMBOL
  236,
  239, // RUN_SPIN
  3,
  23, // RUN
  33,
  37, // RESCUED
  236,
  239, // BOARDS_SPIN
  4,
  235, // END
  12,
  13, // TRADE
  12,
  13, // LEAVE
  14,
  65, // MONSTER
  3,
  32, // PROWL
  28,
  32, // TARGET
  1,
  0, // OVER
]);

/** Writes the legal decisions or outcomes as ascending u16 and returns how many; room for ACTION_COUNT of them. */
export function legalActions(out: usize): i32 {
  const range = RANGES + 4 * <usize>state.phase;
  const last = <i32>load<u16>(range + 2);
  let count = 0;
  for (let action = <i32>load<u16>(range); action <= last; action++) {
    if (whyNot(action) != WHY_LEGAL) continue;
    store<u16>(out + 2 * <usize>count, <u16>action);
    count++;
  }
  return count;
}

/** Whether the end of a turn has anything to decide but that it ends. */
export function hasEndChoice(): bool {
  for (let action = ACTION_BOARD; action < ACTION_SEAT; action++) {
    if (action != ACTION_END_TURN && whyNot(action) == WHY_LEGAL) return true;
  }
  const turn = <i32>state.turn;
  for (let other = 0; other < <i32>state.seats; other++) {
    if (other == turn || !isLivingSeat(other)) continue;
    if (isEmpty(RULES_PTR, turn) && isEmpty(RULES_PTR, other)) continue;
    if (isNeighbour(squareOf(turn), squareOf(other))) return true;
  }
  return false;
}

export function isLegal(action: i32): bool {
  return whyNot(action) == WHY_LEGAL;
}

/** WHY_LEGAL, or the reason why a decision or an outcome is illegal now. */
export function whyNot(action: i32): i32 {
  const now = <i32>state.phase;
  if (action == ACTION_GIVE_UP) return allow(now >= PHASE_START && now < PHASE_OVER);
  const range = RANGES + 4 * <usize>now;
  if (action < <i32>load<u16>(range) || action > <i32>load<u16>(range + 2)) return WHY_NOT_NOW;
  switch (now) {
    case PHASE_LAY:
      return allow(canLay(action - ACTION_LAY));
    case PHASE_FIRST:
      return allow(action - ACTION_FIRST < <i32>state.seats);
    case PHASE_START:
      return whyNotStart(action);
    case PHASE_WALK:
    case PHASE_RUN:
      return whyNotWalk(action);
    case PHASE_BEFORE:
      return action == ACTION_BOARD ? whyNotBoard() : WHY_LEGAL;
    case PHASE_FLIP:
      return allow(leftOf(action - ACTION_FACE) > 0);
    case PHASE_FIGHT:
      return whyNotFight(action);
    case PHASE_RESCUED:
      return allow(held(state.fighter, RESCUED + action - ACTION_CHARACTER) > 0);
    case PHASE_END:
      return whyNotEnd(action);
    case PHASE_MONSTER:
      return whyNotMonster(action);
    case PHASE_PROWL:
      return whyNotProwl(action);
    case PHASE_TARGET:
      return allow(isTarget(action - ACTION_SEAT));
    default:
      return WHY_LEGAL; // SPIN, SYMBOL, RUN_SPIN, BOARDS_SPIN, TRADE, LEAVE: all of the range
  }
}

// ---- start and end of a turn, fights ----

function whyNotStart(action: i32): i32 {
  if (action == ACTION_SPIN) return WHY_LEGAL;
  if (isUndeadTurn()) return WHY_NOT_NOW;
  const square = squareOf(state.turn);
  switch (action) {
    case ACTION_FIGHT:
      return allowIf(monsterOn(square) >= 0, WHY_NO_MONSTER);
    case ACTION_FLIP:
      if (hiddenUnder(square) < 0) return WHY_NO_TILE;
      return allowIf(monsterOn(square) < 0, WHY_MONSTER_FIRST);
    case ACTION_KIT:
      return whyNotUse(KIT, WHY_NO_KIT);
    case ACTION_LEAVE:
      return whyNotLeave();
    default:
      return WHY_NOT_NOW;
  }
}

function whyNotFight(action: i32): i32 {
  switch (action) {
    case ACTION_SPIN:
      return WHY_LEGAL;
    case ACTION_KIT:
      return whyNotUse(KIT, WHY_NO_KIT);
    case ACTION_GRENADE:
      return isHorror(state.monster) ? WHY_HORROR : whyNotUse(GRENADE, WHY_NO_GRENADE);
    case ACTION_RPG:
      return isHorror(state.monster) ? whyNotUse(RPG, WHY_NO_RPG) : WHY_NOT_HORROR;
    default:
      return WHY_NOT_NOW;
  }
}

function whyNotEnd(action: i32): i32 {
  if (action >= ACTION_GET) return whyNotTrade(action - ACTION_GET, false);
  if (action >= ACTION_GIVE) return whyNotTrade(action - ACTION_GIVE, true);
  if (action >= ACTION_BREAK && action < ACTION_BREAK + 4) return whyNotBreak(action - ACTION_BREAK);
  switch (action) {
    case ACTION_END_TURN:
      return WHY_LEGAL;
    case ACTION_BOARD:
      return whyNotBoard();
    case ACTION_KIT:
      return whyNotUse(KIT, WHY_NO_KIT);
    case ACTION_LEAVE:
      return whyNotLeave();
    default:
      return WHY_NOT_NOW;
  }
}

/** GEEK-TRADE-1, 3; pair = THINGS * the other's seat + thing. */
function whyNotTrade(pair: i32, gives: bool): i32 {
  const other = pair / THINGS;
  if (other == <i32>state.turn || !isLivingSeat(other)) return WHY_NOT_NOW;
  if (held(gives ? <i32>state.turn : other, FIRST_THING + (pair % THINGS)) == 0) return WHY_NOT_HELD;
  return allowIf(isNeighbour(squareOf(state.turn), squareOf(other)), WHY_FAR);
}

/** GEEK-WIN-1..3. */
function whyNotLeave(): i32 {
  const on = aboard();
  if (((on >> state.turn) & 1) == 0) return WHY_NOT_ABOARD;
  if (!isAboard(on, holderOf(KEYS))) return WHY_NO_KEYS;
  if (!isAboard(on, holderOf(GAS))) return WHY_NO_GAS;
  if (truckBlocked()) return truckMonster() >= 0 ? WHY_TRUCK_MONSTER : WHY_TRUCK_TILE;
  return state.called ? WHY_REFUSED : WHY_LEGAL;
}

function isAboard(on: i32, seat: i32): bool {
  return seat >= 0 && ((on >> seat) & 1) != 0;
}
