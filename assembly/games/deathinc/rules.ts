// Owns the rules of deathinc as others see them: who decides, doing actions, the result; they import only from here.
import { NONE } from "./data";
import { votesOf } from "./queries";
import {
  ACTION_CITY_TILE,
  ACTION_DISCARD,
  ACTION_DONE,
  ACTION_GIVE_UP,
  ACTION_KEEP,
  ACTION_NO_ORDER,
  ACTION_ORDER,
  ACTION_PUT_BULLET,
  ACTION_PUT_HEART,
  ACTION_STEP,
  ACTION_STOP,
  ACTION_TILE,
  ACTION_WEAPON,
} from "./rules-actions";
import { applyCard, beginCard, openWindow } from "./rules-cards";
import { cityWeight, drawCityTile, layCityTile } from "./rules-city";
import { combatDie, nameWeapon, rollAgain, settleRoll, spendBullets, takeHit } from "./rules-fight";
import { isLegal, isPlay } from "./rules-legal";
import { actor, playerDecides } from "./rules-moments";
import { die } from "./rules-loss";
import { firstAction } from "./rules-ranges";
import { blueDie, drawRoom, endTokens, laySite, place, placeToken, redDie, roomsLeft } from "./rules-tile";
import { begin, clearReport, deal, discard, drawCard, endTurn } from "./rules-turn";
import { finish, tieAction, tieDie } from "./rules-vote";
import { drawString, slip, startWalk, step, stopWalk } from "./rules-walk";
import { moveZombie, zombieDie } from "./rules-zombies";
import { puppeteerOf, setOrder, state, statusOf } from "./state";
import {
  PHASE_BLUE,
  PHASE_CITY_TILE,
  PHASE_COMBAT_DIE,
  PHASE_DEAL,
  PHASE_DRAW,
  PHASE_DYING,
  PHASE_FIGHT,
  PHASE_FIRST,
  PHASE_MEMO,
  PHASE_MOVE_DIE,
  PHASE_OVER,
  PHASE_READY,
  PHASE_RED,
  PHASE_SLIP,
  PHASE_FILL,
  PHASE_TOKENS,
  PHASE_SITE,
  PHASE_ROTATE,
  PHASE_WEAPON,
  PHASE_SHOWN,
  PHASE_FAILED,
  PHASE_LATE,
  PHASE_DISCARD,
  PHASE_STRING,
  PHASE_TIE,
  PHASE_TIE_DIE,
  PHASE_TILE,
  PHASE_TWITCH,
  PHASE_TWITCH_DIE,
  PHASE_WALK,
  PHASE_ZOMBIES,
  PHASE_ZOMBIE_DIE,
  RESULT_GIVEN_UP,
  STATUS_PUPPET,
  WINDOW_1,
  WINDOW_4,
} from "./state-phases";

export { isPossible } from "./possible";
export * from "./rules-actions";
export * from "./rules-cards-why";
export { firstAction, lastAction } from "./rules-ranges";
export { anyCard, isLegal, legalActions, nextLegal, onlyLegal, whyNot } from "./rules-legal";
export { isAuto } from "./rules-orders";
export { setUp } from "./rules-setup";
export * from "./rules-why";

export const PLAYER_CHANCE: i32 = -1;
export const PLAYER_NONE: i32 = -2;

/** Phases in which chance moves, bit phase. */
const CHANCE: u64 =
  (1 << (<u64>PHASE_FIRST)) |
  (1 << (<u64>PHASE_DEAL)) |
  (1 << (<u64>PHASE_TILE)) |
  (1 << (<u64>PHASE_RED)) |
  (1 << (<u64>PHASE_BLUE)) |
  (1 << (<u64>PHASE_DRAW)) |
  (1 << (<u64>PHASE_MOVE_DIE)) |
  (1 << (<u64>PHASE_CITY_TILE)) |
  (1 << (<u64>PHASE_COMBAT_DIE)) |
  (1 << (<u64>PHASE_ZOMBIE_DIE)) |
  (1 << (<u64>PHASE_MEMO)) |
  (1 << (<u64>PHASE_TWITCH_DIE)) |
  (1 << (<u64>PHASE_STRING)) |
  (1 << (<u64>PHASE_TIE_DIE));

/** The seat that decides, PLAYER_CHANCE, or PLAYER_NONE after the end. */
export function currentPlayer(): i32 {
  const now = <i32>state.phase;
  if (now == PHASE_OVER) return PLAYER_NONE;
  if ((CHANCE >> (<u64>now)) & 1) return PLAYER_CHANCE;
  if (now == PHASE_TIE) return state.tieSeat;
  if (now == PHASE_ZOMBIES && <i32>state.mover != NONE) return state.mover;
  if (now == PHASE_TWITCH) return state.target;
  if (now == PHASE_WALK && (statusOf(state.turn) & STATUS_PUPPET) != 0) return puppeteerOf(state.turn);
  return playerDecides(now) ? state.player : actor();
}

export function phase(): i32 {
  return state.phase;
}
export function isTerminal(): bool {
  return <i32>state.phase == PHASE_OVER;
}
/** Votes of a seat at the end (INC-VOTE-2..4), 0 before; who has won is State.winner. */
export function returns(seat: i32): i32 {
  return isTerminal() && seat >= 0 && seat < <i32>state.seats ? votesOf(seat) : 0;
}

/** Weight of a chance outcome among the legal ones; 0 of what is none now. */
export function chanceWeight(action: i32): i32 {
  if (currentPlayer() != PLAYER_CHANCE || action == ACTION_GIVE_UP || !isLegal(action)) return 0;
  return outcomeWeight(action);
}
/** The same of one that is known to be legal. */
export function outcomeWeight(action: i32): i32 {
  if (<i32>state.phase == PHASE_TILE) return roomsLeft(action - ACTION_TILE);
  return <i32>state.phase != PHASE_CITY_TILE ? 1 : cityWeight(action - ACTION_CITY_TILE);
}

/** Does a decision or an outcome; false and nothing changed when it is illegal. */
export function applyAction(action: i32): bool {
  if (!isLegal(action)) return false;
  if (currentPlayer() >= 0) clearReport();
  if (action == ACTION_GIVE_UP) finish(RESULT_GIVEN_UP, NONE);
  else if (isPlay(action)) beginCard(action);
  else apply(action, action - firstAction(state.phase));
  return true;
}

/** The n-th action of the phase's range. */
function apply(action: i32, n: i32): void {
  switch (<i32>state.phase) {
    case PHASE_FIRST:
      return begin(n);
    case PHASE_DEAL:
      return deal(n);
    case PHASE_TILE:
      return drawRoom(n);
    case PHASE_SITE:
      return laySite(n >> 2, n & 3);
    case PHASE_RED:
      return redDie(n + 1);
    case PHASE_BLUE:
      return blueDie(n + 1);
    case PHASE_FILL:
      return place(n);
    case PHASE_TOKENS:
      return applyTokens(action);
    case PHASE_DRAW:
      return drawCard(n);
    case PHASE_READY:
      return openWindow(WINDOW_1);
    case PHASE_MOVE_DIE:
      return startWalk(n + 1);
    case PHASE_WALK:
      return action == ACTION_STOP ? stopWalk() : step(action - ACTION_STEP);
    case PHASE_SLIP:
      return slip(n == 0);
    default:
      applyLater(action, n);
  }
}

function applyTokens(action: i32): void {
  if (action == ACTION_DONE) return endTokens();
  const heart = action < ACTION_PUT_BULLET;
  placeToken(action - (heart ? ACTION_PUT_HEART : ACTION_PUT_BULLET), heart);
}

/** Fights, steps 8 and 9, cards, the vote. */
function applyLater(action: i32, n: i32): void {
  switch (<i32>state.phase) {
    case PHASE_CITY_TILE:
      return drawCityTile(n);
    case PHASE_ROTATE:
      return layCityTile(n);
    case PHASE_WEAPON:
      return nameWeapon(n == 0 ? NONE : action - ACTION_WEAPON);
    case PHASE_FIGHT:
      return rollAgain();
    case PHASE_COMBAT_DIE:
      return combatDie(n + 1);
    case PHASE_SHOWN:
      return settleRoll();
    case PHASE_FAILED:
      return n == 0 ? spendBullets() : takeHit();
    case PHASE_DYING:
      return die(state.turn);
    case PHASE_LATE:
      return openWindow(WINDOW_4);
    case PHASE_ZOMBIE_DIE:
      return zombieDie(n + 1);
    case PHASE_ZOMBIES:
      return moveZombie(n >> 2, n & 3);
    case PHASE_DISCARD:
      return applyDiscard(action);
    case PHASE_STRING:
      return drawString(n);
    case PHASE_TIE_DIE:
      return tieDie(n + 1);
    case PHASE_TIE:
      return tieAction(action);
    default:
      applyCard(action, n);
  }
}

function applyDiscard(action: i32): void {
  if (action == ACTION_KEEP) endTurn();
  else if (action < ACTION_ORDER) discard(action - ACTION_DISCARD);
  else setOrder(state.turn, action == ACTION_NO_ORDER ? 0 : 1 + action - ACTION_ORDER);
}
