// Owns the log entries of ways: where a walk, an escape or a monster's prowl ended.
import { logAdd } from "../../console/log";
import { walkerBefore, was } from "./chronicle-before";
import { turnWas, walkerWas } from "./chronicle-who";
import { NONE, kindOf } from "./data";
import { LINE_BOXED, LINE_PROWLED, LINE_RAN, LINE_STAYED, LINE_WENT } from "./log-kinds";
import { ACTION_STOP } from "./rules-actions";
import { monsterAt, squareOf, state } from "./state";
import {
  PHASE_FIGHT,
  PHASE_PROWL,
  PHASE_RUN,
  PHASE_RUN_SPIN,
  PHASE_TARGET,
  PHASE_WALK,
} from "./state-phases";

/** A way that has come to its end with this action. */
export function recordWay(action: i32, phase: i32): void {
  const now = <i32>state.phase;
  if (phase == now && state.turn == was.turn) return;
  const square = squareOf(min(walkerBefore(), <i32>was.seats - 1));
  if (phase == PHASE_RUN_SPIN) recordBoxed(now);
  else if (phase == PHASE_RUN) {
    if (square == <i32>was.fled) recordBoxed(now);
    else logAdd(LINE_RAN, walkerWas(), square, was.foe, was.lost);
  } else if (phase == PHASE_WALK) {
    if (square != <i32>was.from || was.walked > 0) logAdd(LINE_WENT, walkerWas(), square);
    else if (action == ACTION_STOP) logAdd(LINE_STAYED, walkerWas(), square);
  } else if (phase == PHASE_PROWL && now != PHASE_FIGHT && now != PHASE_TARGET) recordProwl();
}

/** An escape that never began. */
function recordBoxed(now: i32): void {
  if (now == PHASE_FIGHT) logAdd(LINE_BOXED, walkerWas(), was.foe);
}

/** What has attacked is told by the fight. */
function recordProwl(): void {
  const square = <i32>was.monster == NONE ? NONE : monsterAt(was.monster);
  if (square == NONE || square == <i32>was.from) return;
  logAdd(LINE_PROWLED, turnWas(), kindOf(was.monster), square);
}
