// Owns the frame of a geek turn: whose it is, how it starts and ends, rounds, how the game ends.
import { KINDS, FIRST_THING, MOST_ROUNDS, NONE } from "./data";
import { anyUsable, isUndeadTurn, livingSeats, monsterOn, pileOn, restless, truckLoaded } from "./queries";
import { hasEndChoice } from "./rules-legal";
import { FIRST_PILE, held, setHeld, setPileAt, squareOf, state } from "./state";
import {
  OUTCOME_NONE,
  PHASE_END,
  PHASE_FIRST,
  PHASE_OVER,
  PHASE_START,
  RESULT_TOO_LONG,
} from "./state-phases";

const LAST_ROUND: i32 = 255; // a byte

/** All tiles lie: chance says who begins, unless somebody said so (GEEK-TURN-2). */
export function beginGame(): void {
  if (<i32>state.first == NONE) state.phase = <u8>PHASE_FIRST;
  else begin(state.first);
}

export function begin(seat: i32): void {
  state.first = <u8>seat;
  state.turn = <u8>seat;
  state.round = 1;
  openTurn();
}

/** Starts the turn; whether it needs anybody: an undead one without a monster to move is skipped (GEEK-UNDEAD-12). */
function openTurn(): bool {
  state.steps = 0;
  state.walked = 0;
  state.crossed = <u8>NONE;
  state.resolved = 0;
  state.tried = 0;
  state.used = 0;
  state.maxUsed = 0;
  state.called = 0;
  settle();
  state.phase = <u8>PHASE_START;
  if (!isUndeadTurn()) {
    takePile(state.turn);
    return true;
  }
  if (anyUsable()) return true;
  state.banned = <u8>NONE; // GEEK-UNDEAD-11
  return false;
}

/** No fight, escape or prowl is under way. */
function settle(): void {
  state.fighter = <u8>NONE;
  state.monster = <u8>NONE;
  state.fled = <u8>NONE;
}

/** What the turns before had to report goes, as soon as the next seat acts. */
export function clearReport(): void {
  state.outcome = <u8>OUTCOME_NONE;
  state.lost = 0;
  state.face = <u8>NONE;
  state.eaten = <u8>NONE;
}

/** A living seat takes the pile it stands on, unless a monster stands there too (GEEK-DEATH-4, 5, 7). */
export function takePile(seat: i32): void {
  const pile = pileOn(squareOf(seat));
  if (pile < 0 || monsterOn(squareOf(seat)) >= 0) return;
  moveThings(FIRST_PILE + pile, seat);
  setPileAt(pile, NONE);
}

/** Everything from one hand into another. */
export function moveThings(from: i32, to: i32): void {
  for (let kind = FIRST_THING; kind < KINDS; kind++) {
    setHeld(to, kind, held(to, kind) + held(from, kind));
    setHeld(from, kind, 0);
  }
}

/** The living seat's walk, fight or flip is over: what can still be done before its turn ends (GEEK-TURN-3). */
export function enterEnd(): void {
  settle();
  state.steps = 0;
  takePile(state.turn);
  state.phase = <u8>PHASE_END;
  settleEnd();
}

/** A turn in which nothing is left to decide ends by itself. */
export function settleEnd(): void {
  if (!hasEndChoice()) endTurn();
}

/** The next seat that has something to do, or the end. */
export function endTurn(): void {
  if (state.truckRound == 0 && truckLoaded()) state.truckRound = state.round;
  do {
    if (!nextSeat()) return finish(RESULT_TOO_LONG);
  } while (!openTurn());
}

/** Moves on to the seat that follows, behind the last one the house; false when the game is too long (GEEK-WIN-9). */
function nextSeat(): bool {
  const seats = <i32>state.seats;
  if (<i32>state.turn < seats) {
    state.turn = <u8>((<i32>state.turn + 1) % seats);
    if (state.turn != state.first) return true;
    if (restless()) {
      state.turn = <u8>seats; // GEEK-DIFF-3
      return true;
    }
  }
  state.turn = state.first;
  if (<i32>state.round >= MOST_ROUNDS && (livingSeats() & state.humans) == 0) return false;
  if (<i32>state.round < LAST_ROUND) state.round += 1;
  return true;
}

export function finish(result: i32): void {
  settle();
  state.result = <u8>result;
  state.phase = <u8>PHASE_OVER;
}
