// Owns the rules of deathinc as others see them: who decides, doing actions, the result; they import only from here.
import { NONE, OFFICE_CART } from "./data";
import { votesOf } from "./queries";
import {
  ACTION_ACCEPT,
  ACTION_BULLETS,
  ACTION_CARD,
  ACTION_CITY_TILE,
  ACTION_DIE,
  ACTION_DISCARD,
  ACTION_DONE,
  ACTION_FIGHT,
  ACTION_FIRST,
  ACTION_GIVE_UP,
  ACTION_HIT,
  ACTION_KEEP,
  ACTION_MOVE,
  ACTION_NO_WEAPON,
  ACTION_PAST,
  ACTION_PLACE,
  ACTION_PUT_BULLET,
  ACTION_PUT_HEART,
  ACTION_ROLL,
  ACTION_ROTATE,
  ACTION_SITE,
  ACTION_STEP,
  ACTION_STOP,
  ACTION_TILE,
  ACTION_WEAPON,
} from "./rules-actions";
import { applyCard, openWindow } from "./rules-cards";
import { cityWeight, drawCityTile, layCityTile } from "./rules-city";
import { combatDie, nameWeapon, rollAgain, settleRoll, spendBullets, takeHit } from "./rules-fight";
import { isCardAction, isLegal } from "./rules-legal";
import { die } from "./rules-loss";
import { blueDie, drawRoom, endTokens, laySite, place, placeToken, redDie, roomsLeft } from "./rules-tile";
import { begin, clearReport, deal, discard, drawCard, endTurn } from "./rules-turn";
import { finish, tieAction, tieDie } from "./rules-vote";
import { drawString, slip, startWalk, step, stopWalk } from "./rules-walk";
import { moveZombie, zombieDie } from "./rules-zombies";
import { puppeteerOf, state, statusOf } from "./state";
import {
  PHASE_AIM,
  PHASE_ASK,
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
  PHASE_OBJECT,
  PHASE_OVER,
  PHASE_READY,
  PHASE_RED,
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
export { isLegal, legalActions, whyNot } from "./rules-legal";
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
  switch (now) {
    case PHASE_ASK:
      return state.asked;
    case PHASE_OBJECT:
      return state.answering;
    case PHASE_TWITCH:
      return state.target;
    case PHASE_TIE:
      return state.tieSeat;
    case PHASE_ZOMBIES:
      return <i32>state.mover == NONE ? state.turn : state.mover;
    case PHASE_WALK:
      if (OFFICE_CART || (statusOf(state.turn) & STATUS_PUPPET) == 0) return state.turn;
      return puppeteerOf(state.turn);
    default:
      return now >= PHASE_AIM && now < PHASE_TWITCH ? state.player : state.turn;
  }
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
  if (<i32>state.phase == PHASE_TILE) return roomsLeft(action - ACTION_TILE);
  return <i32>state.phase == PHASE_CITY_TILE ? cityWeight(action - ACTION_CITY_TILE) : 1;
}

/** Does a decision or an outcome; false and nothing changed when it is illegal. */
export function applyAction(action: i32): bool {
  if (!isLegal(action)) return false;
  if (currentPlayer() >= 0) clearReport();
  if (action == ACTION_GIVE_UP) finish(RESULT_GIVEN_UP, NONE);
  else if (isCardAction(action)) applyCard(action);
  else if (action >= ACTION_DIE) applyChance(action);
  else if (<i32>state.phase == PHASE_TIE) tieAction(action);
  else if (action >= ACTION_STEP) applyNamed(action);
  else apply(action);
  return true;
}

function applyChance(action: i32): void {
  if (action >= ACTION_CARD) {
    const card = action - ACTION_CARD;
    if (<i32>state.phase == PHASE_DEAL) deal(card);
    else if (<i32>state.phase == PHASE_STRING) drawString(card);
    else drawCard(card);
  } else if (action >= ACTION_CITY_TILE) drawCityTile(action - ACTION_CITY_TILE);
  else if (action >= ACTION_TILE) drawRoom(action - ACTION_TILE);
  else if (action >= ACTION_FIRST) begin(action - ACTION_FIRST);
  else applyDie(action - ACTION_DIE);
}

function applyDie(face: i32): void {
  switch (<i32>state.phase) {
    case PHASE_RED:
      return redDie(face);
    case PHASE_BLUE:
      return blueDie(face);
    case PHASE_MOVE_DIE:
      return startWalk(face);
    case PHASE_COMBAT_DIE:
      return combatDie(face);
    case PHASE_ZOMBIE_DIE:
      return zombieDie(face);
    default:
      return tieDie(face);
  }
}

/** Decisions that name a direction, a place or a card. */
function applyNamed(action: i32): void {
  if (action >= ACTION_MOVE) return moveZombie((action - ACTION_MOVE) >> 2, (action - ACTION_MOVE) & 3);
  if (action >= ACTION_PUT_BULLET) return placeToken(action - ACTION_PUT_BULLET, false);
  if (action >= ACTION_PUT_HEART) return placeToken(action - ACTION_PUT_HEART, true);
  if (action >= ACTION_PLACE) return place(action - ACTION_PLACE);
  if (action >= ACTION_DISCARD) return discard(action - ACTION_DISCARD);
  if (action >= ACTION_WEAPON) return nameWeapon(action - ACTION_WEAPON);
  if (action >= ACTION_SITE) return laySite((action - ACTION_SITE) >> 2, (action - ACTION_SITE) & 3);
  if (action >= ACTION_ROTATE) return layCityTile(action - ACTION_ROTATE);
  step(action - ACTION_STEP);
}

function apply(action: i32): void {
  switch (action) {
    case ACTION_ROLL:
      return roll();
    case ACTION_STOP:
      return stopWalk();
    case ACTION_FIGHT:
    case ACTION_PAST:
      return slip(action == ACTION_FIGHT);
    case ACTION_BULLETS:
      return spendBullets();
    case ACTION_HIT:
      return takeHit();
    case ACTION_ACCEPT:
      if (<i32>state.phase == PHASE_DYING) die(state.turn);
      else settleRoll();
      return;
    case ACTION_KEEP:
      return endTurn();
    case ACTION_DONE:
      return endTokens();
    case ACTION_NO_WEAPON:
      return nameWeapon(NONE);
  }
}

function roll(): void {
  if (<i32>state.phase == PHASE_FIGHT) rollAgain();
  else openWindow(<i32>state.phase == PHASE_READY ? WINDOW_1 : WINDOW_4);
}
