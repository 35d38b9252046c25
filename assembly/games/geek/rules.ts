// Owns the rules of geek as others see them: whose step it is, doing actions, points; they import only from here.
import { GRENADE, RPG } from "./data";
import { isTruck } from "./data-board";
import { boardedAt, isLivingSeat, restlessSeat, walker } from "./queries";
import { layWeight } from "./queries-lay";
import {
  ACTION_AGREE,
  ACTION_BLAST,
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
  ACTION_ON,
  ACTION_OTHER,
  ACTION_PASS,
  ACTION_REFUSE,
  ACTION_RPG,
  ACTION_SEAT,
  ACTION_SECTOR,
  ACTION_SPIN,
  ACTION_STAY,
  ACTION_STEP,
  ACTION_STOP,
  ACTION_TAKE_MONSTER,
} from "./rules-actions";
import { answerLeave, answerTrade, ask, callLeave } from "./rules-deals";
import { face, fightOn, runNumber, symbol, useUp } from "./rules-fight";
import { isLegal } from "./rules-legal";
import { standUp } from "./rules-loss";
import { lay } from "./rules-setup";
import { begin, endTurn, finish } from "./rules-turn";
import { attack, endProwl, otherMonster, prowl, takeMonster, tryAtBoards } from "./rules-undead";
import {
  blast,
  board,
  boardsSymbol,
  number,
  resolve,
  resolveHere,
  spin,
  step,
  stop,
  tryBoards,
  useKit,
} from "./rules-walk";
import { leftOf, squareOf, state } from "./state";
import {
  PHASE_BEFORE,
  PHASE_BOARDS_SPIN,
  PHASE_FIGHT,
  PHASE_FIRST,
  PHASE_FLIP,
  PHASE_LAY,
  PHASE_LEAVE,
  PHASE_OVER,
  PHASE_PROWL,
  PHASE_RESCUED,
  PHASE_RUN,
  PHASE_RUN_SPIN,
  PHASE_SPIN,
  PHASE_SYMBOL,
  PHASE_TRADE,
  RESULT_ESCAPED,
  RESULT_GIVEN_UP,
} from "./state-phases";

export * from "./rules-actions";
export { isPossible } from "./possible";
export { restlessSeat } from "./queries";
export { isLegal, legalActions, whyNot } from "./rules-legal";
export { defaultCast, setUp } from "./rules-setup";
export * from "./rules-why";

export const PLAYER_CHANCE: i32 = -1;
export const PLAYER_NONE: i32 = -2;

/** Phases in which chance moves, bit phase. */
const CHANCE: i32 =
  (1 << PHASE_LAY) |
  (1 << PHASE_FIRST) |
  (1 << PHASE_SPIN) |
  (1 << PHASE_FLIP) |
  (1 << PHASE_SYMBOL) |
  (1 << PHASE_RUN_SPIN) |
  (1 << PHASE_BOARDS_SPIN);

/** Phases that belong to the one who walks or fights, whoever's turn it is. */
const FIGHTERS: i32 = (1 << PHASE_BEFORE) | (1 << PHASE_FIGHT) | (1 << PHASE_RUN) | (1 << PHASE_RESCUED);

/** The seat that decides (the restless house has the number `seats`), PLAYER_CHANCE, or PLAYER_NONE after the end. */
export function currentPlayer(): i32 {
  const now = <i32>state.phase;
  if (now == PHASE_OVER) return PLAYER_NONE;
  if ((CHANCE >> now) & 1) return PLAYER_CHANCE;
  if ((FIGHTERS >> now) & 1) return walker();
  return now == PHASE_TRADE || now == PHASE_LEAVE ? <i32>state.partner : <i32>state.turn;
}

export function phase(): i32 {
  return state.phase;
}

export function isTerminal(): bool {
  return <i32>state.phase == PHASE_OVER;
}

/** 1 = the seat has won (GEEK-WIN-5..7; AMB-44: with one seat nobody wins as undead), 0 = not, or not yet. */
export function returns(seat: i32): i32 {
  if (!isTerminal() || seat < 0) return 0;
  if (<i32>state.result == RESULT_ESCAPED) return i32(isLivingSeat(seat) && isTruck(squareOf(seat)));
  if (seat == restlessSeat()) return 1;
  return i32(seat < <i32>state.seats && state.seats > 1 && !isLivingSeat(seat));
}

/** Weight of a chance outcome among the legal ones; 0 of what is none now. */
export function chanceWeight(action: i32): i32 {
  if (currentPlayer() != PLAYER_CHANCE || !isLegal(action)) return 0;
  if (action >= ACTION_LAY) return action == ACTION_GIVE_UP ? 0 : layWeight(action - ACTION_LAY);
  return <i32>state.phase == PHASE_FLIP ? leftOf(action - ACTION_FACE) : 1;
}

/** Does a decision or an outcome; false and nothing changed when it is illegal. */
export function applyAction(action: i32): bool {
  if (!isLegal(action)) return false;
  if (action >= ACTION_SECTOR) applyChance(action);
  else if (action >= ACTION_GIVE) {
    if (action >= ACTION_GET) ask(action - ACTION_GET, false);
    else ask(action - ACTION_GIVE, true);
  } else if (action >= ACTION_STEP) applyDirected(action);
  else apply(action);
  return true;
}

function applyChance(action: i32): void {
  if (action == ACTION_GIVE_UP) return finish(RESULT_GIVEN_UP);
  if (action >= ACTION_LAY) return lay(action - ACTION_LAY);
  if (action >= ACTION_FIRST) return begin(action - ACTION_FIRST);
  if (action >= ACTION_FACE) return face(action - ACTION_FACE);
  const sector = action - ACTION_SECTOR;
  switch (<i32>state.phase) {
    case PHASE_SYMBOL:
      return symbol(sector);
    case PHASE_RUN_SPIN:
      return runNumber(sector);
    case PHASE_BOARDS_SPIN:
      return boardsSymbol(sector);
    default:
      return number(sector);
  }
}

/** Actions that name a direction, a seat, a character or a monster. */
function applyDirected(action: i32): void {
  const prowls = <i32>state.phase == PHASE_PROWL;
  if (action >= ACTION_TAKE_MONSTER) return takeMonster(action - ACTION_TAKE_MONSTER);
  if (action >= ACTION_CHARACTER) return standUp(action - ACTION_CHARACTER);
  if (action >= ACTION_SEAT) return attack(action - ACTION_SEAT);
  if (action >= ACTION_BREAK) {
    const direction = action - ACTION_BREAK;
    if (prowls) tryAtBoards(direction);
    else tryBoards(boardedAt(squareOf(state.turn), direction));
  } else if (action >= ACTION_BLAST) blast(action - ACTION_BLAST);
  else if (prowls) prowl(action - ACTION_STEP);
  else step(action - ACTION_STEP);
}

function apply(action: i32): void {
  switch (action) {
    case ACTION_SPIN:
      if (<i32>state.phase == PHASE_FIGHT) state.phase = <u8>PHASE_SYMBOL;
      else spin();
      return;
    case ACTION_FIGHT:
    case ACTION_FLIP:
      return resolveHere();
    case ACTION_STOP:
      if (<i32>state.phase == PHASE_PROWL) endProwl();
      else stop();
      return;
    case ACTION_BOARD:
      return board();
    case ACTION_ON:
      return resolve();
    case ACTION_KIT:
      return useKit();
    case ACTION_GRENADE:
      return useUp(GRENADE);
    case ACTION_RPG:
      return useUp(RPG);
    case ACTION_STAY:
      return fightOn();
    default:
      return applyAnswer(action);
  }
}

function applyAnswer(action: i32): void {
  switch (action) {
    case ACTION_END_TURN:
      return endTurn();
    case ACTION_LEAVE:
      return callLeave();
    case ACTION_AGREE:
    case ACTION_REFUSE:
      if (<i32>state.phase == PHASE_TRADE) answerTrade(action == ACTION_AGREE);
      else answerLeave(action == ACTION_AGREE);
      return;
    case ACTION_PASS:
      return endProwl();
    case ACTION_OTHER:
      return otherMonster();
  }
}
