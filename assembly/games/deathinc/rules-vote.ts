// Owns how a deathinc game ends: the vote, its tie-break (INC-VOTE), the end alone (INC-SOLO-3).
import { NONE, SOLO_ELECTED, START_BULLETS, START_HEARTS } from "./data";
import { allSettled, isAlone, isCityGame, isOnMap, nextSeat, seatBit, votesOf } from "./queries";
import { WHY_BULLETS, WHY_LAST_HEART, WHY_LEGAL, WHY_NOT_NOW, allowIf } from "./rules-why";
import { ACTION_HEART, ACTION_PASS, ACTION_SPEND } from "./rules-actions";
import {
  bulletsOf,
  clearTie,
  heartsOf,
  setBullets,
  setHearts,
  setTieDie,
  setTieTotal,
  state,
  tieTotal,
} from "./state";
import {
  PHASE_OVER,
  PHASE_TIE,
  PHASE_TIE_DIE,
  RESULT_ALONE,
  RESULT_PLAYING,
  RESULT_VOTED,
} from "./state-phases";

export function finish(result: i32, winner: i32): void {
  state.fighting = 0;
  state.result = <u8>result;
  state.winner = <u8>winner;
  state.phase = <u8>PHASE_OVER;
}

/** When all directors are settled the game ends at once (INC-VOTE-1, INC-BASE-25); whether it is over. */
export function settleCheck(): bool {
  if (<i32>state.result != RESULT_PLAYING) return true;
  if (!allSettled() || (isCityGame() && state.rescued != 0)) return false;
  vote();
  return true;
}

/** The board votes; alone enough votes do (INC-VOTE-2..6, INC-SOLO-3). */
export function vote(): void {
  state.fighting = 0;
  if (isAlone()) return finish(RESULT_ALONE, votesOf(0) >= SOLO_ELECTED ? 0 : NONE);
  const best = bestOf(255, false);
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (((best >> seat) & 1) == 0 || isOnMap(seat)) continue;
    setHearts(seat, START_HEARTS); // INC-VOTE-9
    setBullets(seat, START_BULLETS);
  }
  contest(best);
}

/** One of the best is elected; more than one roll for it (INC-VOTE-6, 8). */
function contest(best: i32): void {
  if (popcnt(best) == 1) return finish(RESULT_VOTED, ctz(best));
  state.tied = <u8>best;
  state.passed = 0;
  clearTie();
  state.tieSeat = <u8>nextTied((<i32>state.first + <i32>state.seats - 1) % <i32>state.seats, false);
  state.phase = <u8>PHASE_TIE_DIE;
}

/** The next tied seat behind another in the order of seats; `unrolled`: that has no total yet, NONE if all have. */
function nextTied(seat: i32, unrolled: bool): i32 {
  for (let n = 0; n < <i32>state.seats; n++) {
    seat = nextSeat(seat);
    if ((state.tied & seatBit(seat)) != 0 && (!unrolled || tieTotal(seat) == 0)) return seat;
  }
  return NONE;
}

/** A tie-break die: first all roll, later who paid a heart for it. */
export function tieDie(face: i32): void {
  setTieDie(state.tieSeat, face);
  const next = nextTied(state.tieSeat, true);
  if (next == NONE) return nextGo();
  state.tieSeat = <u8>next;
}
function nextGo(): void {
  state.tieSeat = <u8>nextTied(state.tieSeat, false);
  state.phase = <u8>PHASE_TIE;
}

/** Why a tied seat cannot pass, spend bullets or a heart (INC-VOTE-7). */
export function whyNotTie(action: i32): i32 {
  const seat = <i32>state.tieSeat;
  if (action == ACTION_PASS) return WHY_LEGAL;
  if (action == ACTION_HEART) return allowIf(heartsOf(seat) > 1, WHY_LAST_HEART);
  if (action <= ACTION_SPEND) return WHY_NOT_NOW;
  return allowIf(action - ACTION_SPEND <= bulletsOf(seat), WHY_BULLETS);
}

/** INC-VOTE-8. */
export function tieAction(action: i32): void {
  const seat = <i32>state.tieSeat;
  if (action == ACTION_PASS) {
    state.passed += 1;
    if (<i32>state.passed == popcnt(<i32>state.tied)) settleTie();
    else nextGo();
    return;
  }
  state.passed = 0;
  if (action == ACTION_HEART) {
    setHearts(seat, heartsOf(seat) - 1);
    setTieTotal(seat, 0);
    state.phase = <u8>PHASE_TIE_DIE;
    return;
  }
  const bullets = action - ACTION_SPEND;
  setBullets(seat, bulletsOf(seat) - bullets);
  setTieTotal(seat, min(tieTotal(seat) + bullets, 255));
  nextGo();
}

/** All have passed: the highest total wins, or the highest repeat it. */
function settleTie(): void {
  contest(bestOf(state.tied, true));
}

/** Of a set of seats those with the most votes, or with the highest totals of the tie-break. */
function bestOf(among: i32, inTie: bool): i32 {
  let most = -1;
  let best = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    const bit = 1 << seat;
    const value = inTie ? tieTotal(seat) : votesOf(seat);
    if ((among & bit) == 0 || value < most) continue;
    best = value > most ? bit : best | bit;
    most = value;
  }
  return best;
}
