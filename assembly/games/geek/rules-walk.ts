// Owns how characters move in geek: the start of a turn, steps of a walk and of an escape, what a square makes them do.
import { ANITA, BOARDS, CROSS, GRENADE, KIT, NONE, SWORDS, TEETH } from "./data";
import { neighbour, openingAt } from "./data-board";
import {
  boardedAt,
  hasFirearm,
  hasMelee,
  hiddenUnder,
  isOwnTurn,
  isUndeadTurn,
  monsterOn,
  spunNumber,
  walker,
} from "./queries";
import { checkRun, startFight, startFlip } from "./rules-fight";
import { canGoOn, whyNotBoard } from "./rules-legal-walk";
import { WHY_LEGAL } from "./rules-why";
import { clearReport, endTurn, enterEnd, settleEnd, takePile } from "./rules-turn";
import {
  characterOf,
  heartsOf,
  held,
  setBoarded,
  setHearts,
  setHeld,
  setLeft,
  setSquare,
  squareOf,
  state,
} from "./state";
import {
  OUTCOME_RAN,
  PHASE_BEFORE,
  PHASE_BOARDS_SPIN,
  PHASE_END,
  PHASE_MONSTER,
  PHASE_RUN,
  PHASE_SPIN,
  PHASE_WALK,
} from "./state-phases";

// ---- start of a turn ----

/** The turn's seat spins for its movement. */
export function spin(): void {
  clearReport();
  state.called = 0;
  state.phase = <u8>PHASE_SPIN;
}

/** GEEK-MOVE-1, GEEK-UNDEAD-2. */
export function number(sector: i32): void {
  state.sector = <u8>sector;
  state.steps = <u8>spunNumber();
  state.walked = 0;
  if (isUndeadTurn()) {
    state.phase = <u8>PHASE_MONSTER;
    return;
  }
  state.from = <u8>squareOf(state.turn);
  state.phase = <u8>PHASE_WALK;
  checkWalk();
}

/** The monster or the tile on the own square instead of a spin (GEEK-RESCUE-7, GEEK-FLIP-8). */
export function resolveHere(): void {
  clearReport();
  resolve();
}

// ---- steps ----

/** A walk that cannot go on is over. */
function checkWalk(): void {
  if (!canGoOn()) enterEnd();
}

function checkOn(): void {
  if (<i32>state.phase == PHASE_RUN) checkRun();
  else checkWalk();
}

/** One step of a walk or an escape. */
export function step(direction: i32): void {
  const seat = walker();
  const from = squareOf(seat);
  const opening = openingAt(from, direction);
  state.crossed = <u8>(opening >= 0 && held(seat, BOARDS) > 0 ? opening : NONE); // GEEK-BARR-3
  if (state.steps > 0) state.steps -= 1;
  else state.maxUsed = 1;
  state.walked += 1;
  if (<i32>state.phase == PHASE_RUN) state.outcome = <u8>OUTCOME_RAN;
  const square = neighbour(from, direction);
  setSquare(seat, square);
  setLeft(seat, true); // GEEK-MOVE-8
  takePile(seat);
  if (monsterOn(square) < 0 && hiddenUnder(square) < 0) return checkOn();
  if (whyNotBoard() != WHY_LEGAL) return resolve();
  state.phase = <u8>PHASE_BEFORE; // GEEK-BARR-4
}

/** The monster on the walker's square attacks, else the hidden tile is flipped (GEEK-FLIP-6). */
export function resolve(): void {
  const seat = walker();
  const square = squareOf(seat);
  const entry = monsterOn(square);
  if (entry >= 0) startFight(seat, entry);
  else startFlip(hiddenUnder(square));
}

/** STOP: a walk ends where it is, or an escape. */
export function stop(): void {
  if (isOwnTurn()) enterEnd();
  else endTurn(); // GEEK-RUN-8
}

// ---- what the one who acts may do besides ----

/** GEEK-ITEM-1. */
export function useKit(): void {
  const seat = walker();
  setHeld(seat, KIT, held(seat, KIT) - 1);
  setHearts(seat, heartsOf(seat) + (characterOf(seat) == ANITA ? 2 : 1));
  if (<i32>state.phase == PHASE_END) settleEnd();
}

/** GEEK-BARR-5. */
export function board(): void {
  const seat = walker();
  setHeld(seat, BOARDS, held(seat, BOARDS) - 1);
  setBoarded(state.crossed, true);
  state.crossed = <u8>NONE;
  const now = <i32>state.phase;
  if (now == PHASE_BEFORE) resolve();
  else if (now == PHASE_END) settleEnd();
  else checkOn();
}

/** GEEK-BARR-9: the walk goes on. */
export function blast(direction: i32): void {
  const seat = walker();
  setHeld(seat, GRENADE, held(seat, GRENADE) - 1);
  setBoarded(boardedAt(squareOf(seat), direction), false);
  checkOn();
}

/** GEEK-BARR-7, 8: character or monster. */
export function tryBoards(opening: i32): void {
  state.tryAt = <u8>opening;
  state.tried = 1;
  state.phase = <u8>PHASE_BOARDS_SPIN;
}

/** The symbol of a try at boards. */
export function boardsSymbol(sector: i32): void {
  state.sector = <u8>sector;
  const undead = isUndeadTurn();
  if (undead ? sector == TEETH : hits(state.turn, sector)) setBoarded(state.tryAt, false);
  if (undead) endTurn();
  else enterEnd();
}

/** Whether a symbol is a hit with what a seat holds (GEEK-COMBAT-2, 3). */
export function hits(seat: i32, sector: i32): bool {
  return (sector == SWORDS && hasMelee(seat)) || (sector == CROSS && hasFirearm(seat));
}
