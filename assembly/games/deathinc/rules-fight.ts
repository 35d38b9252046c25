// Owns deathinc's fights (INC-COMBAT): naming a weapon, one roll after another, how a fight ends.
import { CEO_HURT, NONE } from "./data";
import { ceoSpace, endOfCards, isNameable, lastLed, ledBy } from "./queries";
import { hurt, returnDirector, takeToken } from "./rules-loss";
import { afterFight, killNumber, rollBonus } from "./rules-status";
import { enterTile } from "./rules-turn";
import { arrived, endMovement } from "./rules-walk";
import { anyCard } from "./rules-legal";
import { killZombie } from "./rules-zombies";
import { bulletsOf, clearFight, setBullets, spaceOf, state } from "./state";
import {
  OUTCOME_CARD,
  OUTCOME_DEAD,
  OUTCOME_KILLED,
  OUTCOME_SAVED,
  PHASE_COMBAT_DIE,
  PHASE_FAILED,
  PHASE_FIGHT,
  PHASE_SHOWN,
  PHASE_WEAPON,
  RESULT_PLAYING,
} from "./state-phases";

/** State.fighting: against what stood or came where the pawn stands, or upon arriving there. */
export const FIGHT_HERE: i32 = 1;
export const FIGHT_ARRIVING: i32 = 2;
/** State.used, W3 of the roll shown: no director is lost through it (EV19). */
export const USED_HAND: u8 = 1;

/** A fight begins on the space of the turn's pawn (INC-COMBAT-1). */
export function startFight(how: i32): void {
  state.fighting = <u8>how;
  clearFight();
  askWeapon();
}

/** Before the first roll: a weapon if there is one, a choice among more (INC-COMBAT-9). */
export function askWeapon(): void {
  let count = 0;
  state.weapon = <u8>NONE;
  for (let card = 0, end = endOfCards(); card < end; card++) {
    if (!isNameable(card)) continue;
    count++;
    state.weapon = <u8>card;
  }
  state.phase = <u8>PHASE_FIGHT;
  if (count < 2) return;
  state.weapon = <u8>NONE;
  state.phase = <u8>PHASE_WEAPON;
}

export function nameWeapon(card: i32): void {
  state.weapon = <u8>card;
  state.phase = <u8>PHASE_FIGHT;
}

/** The next roll; also after a loss that a card took away. */
export function rollAgain(): void {
  state.phase = <u8>PHASE_COMBAT_DIE;
}

export function combatDie(face: i32): void {
  state.die = <u8>face;
  state.added = 0;
  state.used = 0;
  if (state.rolls < 255) state.rolls += 1;
  state.phase = <u8>PHASE_SHOWN;
  if (!anyCard()) settleRoll();
}

export function isCeoFight(): bool {
  return spaceOf(state.turn) == ceoSpace();
}

/** Bullets that the roll shown needs to kill; 0 or less = none (INC-COMBAT-2, INC-ZCEO-2). */
export function neededBullets(): i32 {
  return killNumber() - (<i32>state.die + <i32>state.added + rollBonus());
}

/** Whether the roll shown is a natural 1 that costs the party its last director (INC-COMBAT-10). */
export function scares(): bool {
  return state.die == 1 && (state.used & USED_HAND) == 0 && ledBy(state.turn) != 0;
}

/** The roll stands: first what a natural 1 does, then whether it kills (INC-COMBAT-10). */
export function settleRoll(): void {
  if (scares()) {
    state.scared = <u8>lastLed(state.turn);
    returnDirector(state.scared, spaceOf(state.turn));
  }
  if (neededBullets() <= 0) win();
  else state.phase = <u8>PHASE_FAILED;
}

/** Exactly the bullets needed (INC-COMBAT-5). */
export function spendBullets(): void {
  setBullets(state.turn, bulletsOf(state.turn) - neededBullets());
  win();
}

/** INC-COMBAT-6, INC-ZCEO-3. */
export function takeHit(): void {
  rollAgain();
  hurt(state.turn, hitCost());
}
export function hitCost(): i32 {
  return isCeoFight() ? CEO_HURT : 1;
}

/** The zombie is a kill, the Zombie CEO a trophy (INC-COMBAT-3, INC-ZCEO-5). */
function win(): void {
  if (isCeoFight()) {
    state.trophy = state.turn;
    state.ceo = <u8>NONE;
  } else killZombie(spaceOf(state.turn), state.turn);
  endFight(OUTCOME_KILLED);
}

/** The fight is over, however: what follows in its step (INC-TURN-7, INC-COMBAT-14, INC-DEATH-6). */
export function endFight(outcome: i32): void {
  const entered = <i32>state.fighting == FIGHT_ARRIVING;
  const won = outcome == OUTCOME_KILLED || outcome == OUTCOME_CARD;
  state.fighting = 0;
  state.outcome = <u8>outcome;
  afterFight();
  state.weapon = <u8>NONE;
  if (<i32>state.result != RESULT_PLAYING) return;
  if (outcome == OUTCOME_SAVED || outcome == OUTCOME_DEAD) state.walkDone = 1;
  if (state.stepOne) {
    if (won) takeToken(state.turn);
    enterTile();
  } else if (won) arrived(entered);
  else endMovement();
}
