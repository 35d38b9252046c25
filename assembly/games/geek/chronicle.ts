// Owns what goes into the log: entries made from what an action changed. Words are in log-lines.ts.
import { LOG_HEADLINE, LOG_TURN, logAdd } from "../../console/log";
import { shell } from "../../console/state-map";
import { keepBefore, was } from "./chronicle-before";
import { recordDeed } from "./chronicle-deeds";
import { recordFight, recordPiles } from "./chronicle-fight";
import { recordWay } from "./chronicle-ways";
import { KINDS, NONE } from "./data";
import { LINE_BEGUN, LINE_DROVE, LINE_RESULT } from "./log-kinds";
import { aboard, livingSeats } from "./queries";
import { characterOf, leftOf, state } from "./state";
import { PHASE_FIRST, RESULT_ESCAPED, RESULT_PLAYING } from "./state-phases";

/** Keeps the state as it is before an action; record() is told what this answers. */
export function momentBefore(): i32 {
  keepBefore();
  return state.phase;
}

/** The first round's mark; call when the house is filled and before anything else. */
export function recordBegin(): void {
  recordRound();
  if (<i32>state.first != NONE) recordFirst();
}

/** Logs what an action did, decision or chance; phase = momentBefore() as it was. */
export function record(action: i32, phase: i32): void {
  if (phase == PHASE_FIRST) recordFirst();
  recordDeed(action, phase);
  recordWay(action, phase);
  recordFight(action, phase);
  recordPiles();
  recordEnd();
}

function recordFirst(): void {
  let tiles = 0;
  for (let kind = 0; kind < KINDS; kind++) tiles += leftOf(kind);
  logAdd(LINE_BEGUN, characterOf(state.first), tiles);
}

function recordRound(): void {
  logAdd(LOG_TURN, max(<i32>state.round, 1), popcnt(livingSeats()));
  shell.turnSeen = state.round;
}

/** The next round, the end. */
function recordEnd(): void {
  if (state.result != RESULT_PLAYING) {
    if (<i32>state.result == RESULT_ESCAPED) logAdd(LINE_DROVE | LOG_HEADLINE, saved());
    else logAdd(LINE_RESULT | LOG_HEADLINE, state.result);
  } else if (state.round != was.round && was.round > 0) recordRound();
}

/** Characters in the truck, bit character. */
function saved(): i32 {
  const seats = aboard();
  let characters = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if ((seats >> seat) & 1) characters |= 1 << characterOf(seat);
  }
  return characters;
}
