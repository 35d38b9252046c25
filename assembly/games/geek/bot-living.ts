// Owns what computer players of geek decide as living characters; walking and sharing have files of their own.
import { answerTrade, bestGift } from "./bot-share";
import { walk, wantsBoards } from "./bot-walk";
import { classesAgainst } from "./bot-worth";
import { CHARACTERS, GRENADE, HORROR, RESCUED, RPG, kindOf } from "./data";
import { isTruck } from "./data-board";
import { isLivingSeat, monsterOn } from "./queries";
import {
  ACTION_AGREE,
  ACTION_BOARD,
  ACTION_CHARACTER,
  ACTION_END_TURN,
  ACTION_FIGHT,
  ACTION_FLIP,
  ACTION_GRENADE,
  ACTION_KIT,
  ACTION_LEAVE,
  ACTION_ON,
  ACTION_REFUSE,
  ACTION_RPG,
  ACTION_SPIN,
  isLegal,
} from "./rules";
import { heartsOf, held, squareOf, state } from "./state";
import {
  PHASE_BEFORE,
  PHASE_END,
  PHASE_FIGHT,
  PHASE_LEAVE,
  PHASE_RESCUED,
  PHASE_RUN,
  PHASE_START,
  PHASE_TRADE,
  PHASE_WALK,
} from "./state-phases";

/** Rounds that a carrier waits in the truck for friends (AMB-42). */
const PATIENCE: i32 = 4;

/** The decision of a living character's seat; level 2 neither shares nor boards nor minds what may come. -1 = none. */
export function chooseLiving(seat: i32, level: i32): i32 {
  switch (<i32>state.phase) {
    case PHASE_START:
      return begin(seat);
    case PHASE_WALK:
      return walk(seat, level);
    case PHASE_RUN:
      return walk(seat, level);
    case PHASE_BEFORE:
      return wantsBoards(level) ? ACTION_BOARD : ACTION_ON;
    case PHASE_FIGHT:
      return fight(seat, level);
    case PHASE_END:
      return endTurn(seat, level);
    case PHASE_TRADE:
      return answerTrade(seat);
    case PHASE_LEAVE:
      return wantsToLeave(seat) ? ACTION_AGREE : ACTION_REFUSE;
    case PHASE_RESCUED:
      return ACTION_CHARACTER + bestRescued(seat);
    default:
      return -1;
  }
}

// ---- start and end of a turn ----

function begin(seat: i32): i32 {
  if (isLegal(ACTION_LEAVE) && wantsToLeave(seat)) return ACTION_LEAVE;
  if (needsKit(seat)) return ACTION_KIT;
  if (isLegal(ACTION_FIGHT)) {
    const kind = kindOf(monsterOn(squareOf(seat)));
    const wins = kind == HORROR ? held(seat, RPG) != 0 : classesAgainst(seat, kind) != 0;
    if (wins || held(seat, GRENADE) != 0) return ACTION_FIGHT;
  }
  return isLegal(ACTION_FLIP) ? ACTION_FLIP : ACTION_SPIN;
}

function endTurn(seat: i32, level: i32): i32 {
  if (isLegal(ACTION_LEAVE) && wantsToLeave(seat)) return ACTION_LEAVE;
  if (needsKit(seat)) return ACTION_KIT;
  if (level < 3) return ACTION_END_TURN;
  if (isLegal(ACTION_BOARD) && wantsBoards(level)) return ACTION_BOARD;
  const gift = bestGift(seat);
  return gift >= 0 ? gift : ACTION_END_TURN;
}

function needsKit(seat: i32): bool {
  return heartsOf(seat) <= 2 && isLegal(ACTION_KIT);
}

/** GEEK-AMB-42, and nobody is left behind for nothing: all are in, or the wait was long, or the next bite kills. */
function wantsToLeave(seat: i32): bool {
  if (heartsOf(seat) == 1) return true;
  if (<i32>state.truckRound != 0 && <i32>state.round - <i32>state.truckRound >= PATIENCE) return true;
  for (let other = 0; other < <i32>state.seats; other++) {
    if (isLivingSeat(other) && !isTruck(squareOf(other))) return false;
  }
  return true;
}

// ---- fights ----

function fight(seat: i32, level: i32): i32 {
  if (isLegal(ACTION_RPG)) return ACTION_RPG;
  if (isLegal(ACTION_KIT) && heartsOf(seat) == 1) return ACTION_KIT;
  if (!isLegal(ACTION_GRENADE)) return ACTION_SPIN;
  const classes = classesAgainst(seat, 0);
  if (level < 3 || classes == 0 || heartsOf(seat) <= (classes == 1 ? 2 : 1)) return ACTION_GRENADE;
  return ACTION_SPIN;
}

/** Johnny, Mary, Alex, Anita, Max. */
const RESCUE_ORDER: usize = memory.data<u8>([4, 2, 0, 1, 3]);

/** GEEK-AMB-52. */
function bestRescued(seat: i32): i32 {
  for (let i = 0; i < CHARACTERS; i++) {
    const character = <i32>load<u8>(RESCUE_ORDER + i);
    if (held(seat, RESCUED + character) != 0) return character;
  }
  return 0;
}
