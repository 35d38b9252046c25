// Owns the undead side's turns in geek: which monster moves, its steps, whom it attacks.
import { NONE, kindOf } from "./data";
import { neighbour } from "./data-board";
import { boardedAt, livingOn, monsterSteps, spunNumber } from "./queries";
import { startFight } from "./rules-fight";
import { canProwl } from "./rules-legal-walk";
import { endTurn } from "./rules-turn";
import { tryBoards } from "./rules-walk";
import { monsterAt, setMonsterAt, state } from "./state";
import { PHASE_MONSTER, PHASE_PROWL, PHASE_TARGET } from "./state-phases";

/** GEEK-UNDEAD-3. */
export function takeMonster(entry: i32): void {
  state.monster = <u8>entry;
  state.steps = <u8>monsterSteps(kindOf(entry), spunNumber());
  state.from = <u8>monsterAt(entry);
  state.phase = <u8>PHASE_PROWL;
}

/** Back to the choice of a monster. */
export function otherMonster(): void {
  state.steps = <u8>spunNumber();
  state.monster = <u8>NONE;
  state.phase = <u8>PHASE_MONSTER;
}

/** The monster is the one that the next undead turn may not move (GEEK-UNDEAD-10, 11). */
function use(): void {
  state.used = 1;
  state.banned = state.monster;
}

/** One step; into a living character's square it is the last one (GEEK-UNDEAD-8). */
export function prowl(direction: i32): void {
  use();
  const square = neighbour(monsterAt(state.monster), direction);
  setMonsterAt(state.monster, square);
  state.steps -= 1;
  state.walked += 1;
  const living = livingOn(square, NONE);
  if (living == 0) {
    if (!canProwl()) endProwl();
    return;
  }
  state.steps = 0;
  if (popcnt(living) == 1) attack(ctz(living));
  else state.phase = <u8>PHASE_TARGET; // GEEK-UNDEAD-14
}

/** GEEK-COMBAT-11: the attacked seat fights. */
export function attack(seat: i32): void {
  use();
  startFight(seat, state.monster);
}

/** A try at the boards on a side; nothing follows it (GEEK-BARR-12). */
export function tryAtBoards(direction: i32): void {
  use();
  tryBoards(boardedAt(monsterAt(state.monster), direction));
}

/** STOP and PASS: a turn in which no monster did anything counts as skipped (GEEK-UNDEAD-11, 13). */
export function endProwl(): void {
  if (!state.used) state.banned = <u8>NONE;
  endTurn();
}
