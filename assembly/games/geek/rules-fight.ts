// Owns geek's flips and fights: what a tile shows, symbols, winning, running away.
import { HORROR, MONSTER_KINDS, NONE, RUN, TEETH, firstEntry, kindOf } from "./data";
import { hiddenUnder, isOwnTurn, spunNumber, walker } from "./queries";
import { canGoOn, whyNotBoard } from "./rules-legal-walk";
import { die } from "./rules-loss";
import { endTurn, enterEnd, takePile } from "./rules-turn";
import { hits } from "./rules-walk";
import { WHY_LEGAL } from "./rules-why";
import {
  heartsOf,
  held,
  leftOf,
  monsterAt,
  setHearts,
  setHeld,
  setHidden,
  setLeftOf,
  setMonsterAt,
  squareOf,
  state,
} from "./state";
import {
  OUTCOME_FOUND,
  OUTCOME_KILLED,
  OUTCOME_NONE,
  PHASE_FIGHT,
  PHASE_FLIP,
  PHASE_RUN,
  PHASE_RUN_SPIN,
} from "./state-phases";

// ---- flips ----

/** The hidden tile of a square is flipped by the one who acts. */
export function startFlip(square: i32): void {
  state.flipAt = <u8>square;
  state.resolved = 1;
  state.steps = 0;
  state.fled = <u8>NONE;
  state.phase = <u8>PHASE_FLIP;
}

/** What it shows (GEEK-FLIP-2..4). */
export function face(kind: i32): void {
  const seat = walker();
  setLeftOf(kind, leftOf(kind) - 1);
  setHidden(state.flipAt, false);
  state.face = <u8>kind;
  state.faceAt = state.flipAt;
  if (kind < MONSTER_KINDS) {
    const entry = freeEntry(kind);
    setMonsterAt(entry, squareOf(seat)); // in the truck the square entered (GEEK-TRUCK-2)
    return startFight(seat, entry);
  }
  setHeld(seat, kind, held(seat, kind) + 1);
  state.outcome = <u8>OUTCOME_FOUND;
  leave();
}

/** The first entry of a kind that is not on the board; there are as many as tiles. */
function freeEntry(kind: i32): i32 {
  let entry = firstEntry(kind);
  while (monsterAt(entry) != NONE) entry++;
  return entry;
}

/** A fight or flip is over and the one who acts lives: in the own turn its end follows, else the next turn. */
function leave(): void {
  if (isOwnTurn()) enterEnd();
  else endTurn();
}

// ---- fights ----

export function startFight(seat: i32, entry: i32): void {
  state.fighter = <u8>seat;
  state.monster = <u8>entry;
  state.foe = <u8>kindOf(entry);
  state.symbol = <u8>NONE;
  state.resolved = 1;
  state.lost = 0;
  state.outcome = <u8>OUTCOME_NONE;
  fightOn();
}

/** The next spin; also after an escape that failed. */
export function fightOn(): void {
  state.fled = <u8>NONE;
  state.steps = 0;
  state.phase = <u8>PHASE_FIGHT;
}

/** GEEK-COMBAT-2..6, 9. */
export function symbol(sector: i32): void {
  state.sector = <u8>sector;
  state.symbol = <u8>sector;
  const seat = <i32>state.fighter;
  if (sector == RUN) {
    state.phase = <u8>PHASE_RUN_SPIN;
    return;
  }
  if (sector == TEETH) return bite(seat);
  if (hits(seat, sector) && kindOf(state.monster) != HORROR) win();
  else fightOn();
}

function bite(seat: i32): void {
  state.lost += 1;
  setHearts(seat, heartsOf(seat) - 1);
  if (heartsOf(seat) == 0) die(seat);
  else fightOn();
}

/** A grenade or the RPG (GEEK-COMBAT-7, 8). */
export function useUp(kind: i32): void {
  setHeld(state.fighter, kind, held(state.fighter, kind) - 1);
  win();
}

/** The monster is gone; then the pile, then the tile below (GEEK-FLIP-6, 7, GEEK-COMBAT-10). */
function win(): void {
  const seat = <i32>state.fighter;
  setMonsterAt(state.monster, NONE);
  if (state.banned == state.monster) state.banned = <u8>NONE; // the entry may serve another monster
  state.monster = <u8>NONE;
  state.outcome = <u8>OUTCOME_KILLED;
  takePile(seat);
  const tile = hiddenUnder(squareOf(seat));
  if (tile >= 0) startFlip(tile);
  else leave();
}

// ---- running away ----

/** GEEK-RUN-2. */
export function runNumber(sector: i32): void {
  state.sector = <u8>sector;
  state.steps = <u8>spunNumber();
  state.walked = 0;
  state.from = <u8>squareOf(state.fighter);
  state.fled = state.from;
  state.phase = <u8>PHASE_RUN;
  checkRun();
}

/** An escape that cannot go on is over; one that cannot begin has failed (GEEK-RUN-5). */
export function checkRun(): void {
  if (canGoOn()) return;
  if (state.walked == 0) return fightOn();
  if (isOwnTurn() || whyNotBoard() != WHY_LEGAL) leave(); // GEEK-RUN-7: no end of the turn follows on another's
}
