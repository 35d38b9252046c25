// Owns what goes into the log: entries made from what an action changed. Words are in log-lines.ts.
import { LOG_TURN, logAdd } from "../../console/log";
import { shell } from "../../console/state-map";
import { livingSeats } from "./queries";
import { state } from "./state";

/** Keeps the state as it is before an action; record() is told what this answers. */
export function momentBefore(): i32 {
  return state.phase;
}

/** The first turn's mark; call when the house is filled and before anything else. */
export function recordBegin(): void {
  recordTurn();
}

/** Logs what an action did, decision or chance; phase = momentBefore() as it was. */
export function record(_action: i32, _phase: i32): void {
  if (state.round != shell.turnSeen) recordTurn();
}

function recordTurn(): void {
  logAdd(LOG_TURN, state.round, popcnt(livingSeats()));
  shell.turnSeen = state.round;
}
