// Owns the log entries of a fight that is decided: fire, or the sum of attack and damage.
import { LOG_HEADLINE, logAdd } from "../../console/log";
import { holderBefore, livingBefore, was } from "./chronicle-before";
import { CANDELABRA, OIL } from "./data";
import { LINE_ATTACK, LINE_BROKEN, LINE_FIGHT, LINE_FIRE, LINE_FUEL } from "./log-kinds";
import { bonusSum, isClassic } from "./queries";
import { BARE_HANDS, MOST_DAMAGE, attackOf } from "./queries-classic";
import { ACTION_BURN, ACTION_STRIKE } from "./rules-actions";
import { state } from "./state";
import {
  FIGHT_IGNITED,
  PHASE_AGREE,
  PHASE_C_FIGHT,
  PHASE_DECLARE,
  PHASE_REVEAL,
  TASK_BASH,
} from "./state-phases";

/** Weapons in a sentence; a runner's golf club takes the place of two. */
const MOST_WEAPONS: i32 = 3;

/** Whether a fight is open in a phase: its cards are, its sum is not. */
function isOpenFight(phase: i32): bool {
  return phase == PHASE_REVEAL || phase == PHASE_AGREE || phase == PHASE_DECLARE;
}

/** Called after each action; phase = the one before it. */
export function recordFight(action: i32, phase: i32): void {
  if (isClassic()) {
    if (phase == PHASE_C_FIGHT) recordSolo(action);
  } else if (isOpenFight(phase) && !isOpenFight(state.phase)) {
    if (<i32>state.fight == FIGHT_IGNITED) recordFire(state.fireItem);
    else recordSum((<i32>state.fighting) & livingBefore());
  }
}

function recordFire(item: i32): void {
  logAdd(LINE_FIRE | LOG_HEADLINE, holderBefore(CANDELABRA), holderBefore(item), item, was.zombies);
}

function recordSum(seats: i32): void {
  const count = popcnt(seats);
  const used = <i32>state.used;
  const golf = <i32>state.attack - count - bonusSum(used);
  if (used || golf) recordAttack(count, used, golf);
  recordFuel();
  logAdd(LINE_FIGHT | LOG_HEADLINE, state.zombies, state.attack, state.damage, count);
}

/** In two entries where one sentence would not do. */
function recordAttack(count: i32, used: i32, golf: i32): void {
  const first = used & 7;
  const rest = used & ~7;
  const whole = popcnt(used) + 2 * golf <= MOST_WEAPONS;
  logAdd(LINE_ATTACK, count, whole ? used : first, whole ? golf : 0);
  if (!whole) logAdd(LINE_ATTACK, 0, rest, golf);
}

function recordFuel(): void {
  if (state.sawFuel != was.sawFuel) logAdd(LINE_FUEL, state.sawFuel, state.gasFuel, 0);
}

/** Classic solo; the report may tell of the next zombies already, those of a dead end. */
function recordSolo(action: i32): void {
  if (action == ACTION_BURN || action == ACTION_BURN + 1) return recordFire(OIL + action - ACTION_BURN);
  if (action < ACTION_STRIKE || action > ACTION_BURN) return;
  const item = action - ACTION_STRIKE;
  const attack = attackOf(item);
  if (item != BARE_HANDS) logAdd(LINE_ATTACK, 1, 1 << item, 0);
  recordFuel();
  const damage = min(max(<i32>was.zombies - attack, 0), MOST_DAMAGE);
  logAdd(LINE_FIGHT | LOG_HEADLINE, was.zombies, attack, damage, 1);
}

/** Classic solo: zombies come through a wall (POCKET-CLASSIC-10). */
export function recordBreakIn(): void {
  const breaks = isClassic() && <i32>state.task == TASK_BASH && <i32>was.task != TASK_BASH;
  if (breaks) logAdd(LINE_BROKEN, state.direction, state.zombies);
}
