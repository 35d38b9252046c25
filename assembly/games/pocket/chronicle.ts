// Owns what goes into the log: entries made from what an action changed. Words are in log-lines.ts.
// What an action did by itself (a gift, a drink) is logged first; everything else is read off the difference between
// the state and its copy from before.
import { LOG_HEADLINE, LOG_TURN, logAdd } from "../../console/log";
import { shell } from "../../console/state-map";
import { etchedBefore, keepBefore, leaderBefore, was } from "./chronicle-before";
import { recordDeed } from "./chronicle-deeds";
import { recordBreakIn, recordFight } from "./chronicle-fight";
import { recordDeaths, recordGains, recordHeirs, recordLosses, recordRoomGain } from "./chronicle-health";
import { BATHROOM, GAZEBO, NONE } from "./data";
import { REASON_NONE } from "./data-reasons";
import {
  BY_WINDOW,
  LINE_BEGUN,
  LINE_BURIED,
  LINE_ETCHED,
  LINE_FAILED,
  LINE_FLED,
  LINE_GO,
  LINE_HOUR,
  LINE_LEADS,
  LINE_RESULT,
  LINE_TOTEM,
  LINE_WHY,
} from "./log-kinds";
import { actingLeader, cardsToMidnight, etchingFound, extraZombies, isClassic, livingCount } from "./queries";
import { isKnown } from "./queries-grid";
import { healthOf, state } from "./state";
import {
  CAUSE_FLIGHT,
  FIGHT_ALL_FLED,
  PHASE_C_FIGHT,
  PHASE_LEADER,
  PHASE_LOSS,
  RESULT_DEAD,
  RESULT_PLAYING,
  TASK_BURY,
  TASK_TEMPLE,
  TASK_WINDOW,
  TOTEM_HELD,
} from "./state-phases";

/** Keeps the state as it is before an action; record() is told what this answers. */
export function momentBefore(): i32 {
  keepBefore();
  return state.phase;
}

/** The first turn's mark; call after setUp() and before anything else. */
export function recordBegin(): void {
  recordTurn();
  logAdd(LINE_BEGUN, state.seats, healthOf(0), extraZombies() + 2, state.classic);
  if (<i32>state.phase != PHASE_LEADER && <i32>state.seats > 1) logAdd(LINE_LEADS, state.leader, 0);
}

/** Logs what an action did, decision, free action or chance; phase = momentBefore() as it was. */
export function record(action: i32, phase: i32): void {
  recordDeed(action, phase);
  recordGains(phase);
  recordFight(action, phase);
  recordLosses(action);
  recordDeaths();
  recordHeirs();
  recordWay(phase);
  recordTotem();
  recordBreakIn();
  recordRoomGain();
  recordEnd();
}

/** Why computer players do what they do next: their seats, REASON_... and its number. Never before secret picks. */
export function recordWhy(seats: i32, reason: i32, n: i32): void {
  if (reason != REASON_NONE) logAdd(LINE_WHY, seats, reason, n);
}

function recordTurn(): void {
  logAdd(LOG_TURN, state.turn, ((<i32>state.hour) << 5) | cardsToMidnight());
  shell.turnSeen = state.turn;
}

/** The group is somewhere else: it went there, or it fled. */
function recordWay(phase: i32): void {
  const tile = <i32>state.tile;
  if (tile == <i32>was.tile) return;
  const pending = phase == PHASE_LOSS && <i32>was.cause == CAUSE_FLIGHT;
  if (<i32>state.fight == FIGHT_ALL_FLED || phase == PHASE_C_FIGHT || pending) {
    logAdd(LINE_FLED | LOG_HEADLINE, tile);
    return;
  }
  const direction = <i32>state.task == TASK_WINDOW ? BY_WINDOW : <i32>state.direction;
  logAdd(LINE_GO, leaderNow(), direction, tile, <i32>state.newTile == tile ? 1 : 0);
  if (!isClassic() && etchingFound() && !etchedBefore()) {
    logAdd(LINE_ETCHED | LOG_HEADLINE, isKnown(BATHROOM) ? BATHROOM : GAZEBO);
  }
}

/** Who led the group on its way: whoever acts now, or acted when the turn ended with it. */
function leaderNow(): i32 {
  const now = state.turn == was.turn ? actingLeader() : NONE;
  return now == NONE ? leaderBefore() : now;
}

function recordTotem(): void {
  if (state.totem != was.totem) {
    if (<i32>state.totem == TOTEM_HELD) logAdd(LINE_TOTEM | LOG_HEADLINE, state.totemHolder);
    else logAdd(LINE_BURIED | LOG_HEADLINE, etchingFound() ? 1 : 0);
    return;
  }
  const task = <i32>state.task;
  if (task != TASK_TEMPLE && task != TASK_BURY) return;
  // Classic solo: who ran from the second card goes on with the turn elsewhere.
  const left = isClassic() && state.tile != was.tile;
  if (left || (!isClassic() && isTurnOver())) logAdd(LINE_FAILED, task, state.fight);
}

/** Whether the turn ended with somebody alive. */
function isTurnOver(): bool {
  if (state.result == was.result) return state.turn != was.turn;
  return <i32>state.result != RESULT_DEAD;
}

/** A dead leader's place, the clock, the next turn, the end. */
function recordEnd(): void {
  const playing = <i32>state.result == RESULT_PLAYING;
  const leader = actingLeader();
  const moved = leader != leaderBefore() && state.turn == was.turn && <i32>was.phase != PHASE_LEADER;
  if (playing && moved) logAdd(LINE_LEADS, leader, 1);
  if (playing && state.hour != was.hour) logAdd(LINE_HOUR | LOG_HEADLINE, state.hour);
  if (state.turn != was.turn) recordTurn();
  if (!playing) logAdd(LINE_RESULT | LOG_HEADLINE, state.result, livingCount());
}
