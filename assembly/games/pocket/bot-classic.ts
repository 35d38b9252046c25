// Owns the computer players of classic solo: level 1 strolls, level 2 follows a plan, level 3 judges what each step leaves.
import { below } from "../../console/rng";
import { RULES_PTR } from "../../console/state-map";
import { judge } from "./bot-classic-judge";
import { planMove, readWays } from "./bot-classic-plan";
import { bestRotation } from "./bot-task";
import { BARE_HANDS, SOLO, attackOf, damageFor } from "./queries-classic";
import {
  ACTION_COWER,
  ACTION_DRINK,
  ACTION_END_TURN,
  ACTION_FUEL,
  ACTION_ROOM,
  ACTION_RUN,
  ACTION_SEARCH,
  ACTION_STRIKE,
  applyAction,
  currentPlayer,
  isLegal,
  legalActions,
} from "./rules";
import { RULES_SIZE, healthOf, state } from "./state";
import {
  PHASE_C_COWER,
  PHASE_C_DROP,
  PHASE_C_FIGHT,
  PHASE_C_MOVE,
  PHASE_LOSS,
  PHASE_PLACE,
} from "./state-phases";

/** Decisions at once: at most 3 weapons, fire and twice 5 ways to run. */
const LEGAL: usize = memory.data(2 * 16);
const COPY: usize = memory.data(RULES_SIZE);

/**
 * The decision or free action that a computer player of level 1..3 takes now, or -1 where no player decides. rngPtr = generator state,
 * which level 3 does not use. It reads nothing that a player may not know.
 */
export function classicChoose(level: i32, rngPtr: usize): i32 {
  if (currentPlayer() < 0) return -1;
  const phase = <i32>state.phase;
  if (phase == PHASE_LOSS) return ACTION_DRINK;
  const first = level >= 2 ? wish() : -1;
  if (first >= 0) return first;
  if (phase == PHASE_PLACE) return bestRotation();
  if (phase == PHASE_C_MOVE) return level <= 1 && below(rngPtr, 3) == 0 ? anyAction(rngPtr) : planMove();
  if (level >= 3) return weigh();
  return simple(level, phase, rngPtr);
}

/** Fuel, and the soda rather than leaving a thing: a free action that comes before the decision, or -1. */
function wish(): i32 {
  if (isLegal(ACTION_FUEL)) return ACTION_FUEL;
  return state.phase == PHASE_C_DROP && isLegal(ACTION_DRINK) ? ACTION_DRINK : -1;
}

function anyAction(rngPtr: usize): i32 {
  return load<u16>(LEGAL + 2 * below(rngPtr, legalActions(LEGAL)));
}

/** The legal action after which the state is worth most. */
function weigh(): i32 {
  readWays();
  const count = legalActions(LEGAL);
  let best = -1;
  let most = i32.MIN_VALUE;
  memory.copy(COPY, RULES_PTR, RULES_SIZE);
  for (let i = 0; i < count; i++) {
    const action = <i32>load<u16>(LEGAL + 2 * i);
    applyAction(action);
    const worth = judge();
    memory.copy(RULES_PTR, COPY, RULES_SIZE);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

/** Takes what rooms and cards offer; level 2 flees from heavy damage and rests in time, level 1 hardly. */
function simple(level: i32, phase: i32, rngPtr: usize): i32 {
  if (phase == PHASE_C_FIGHT) return simpleFight(level);
  if (phase == PHASE_C_COWER) {
    const least = level <= 1 ? 2 : 4;
    return healthOf(SOLO) < least && isLegal(ACTION_COWER) ? ACTION_COWER : ACTION_END_TURN;
  }
  if (isLegal(ACTION_ROOM)) return ACTION_ROOM;
  if (isLegal(ACTION_SEARCH)) return ACTION_SEARCH;
  return anyAction(rngPtr);
}

/** The best weapon, or the first way out where that would kill; level 2 also from 3 damage on. */
function simpleFight(level: i32): i32 {
  let best = BARE_HANDS;
  for (let item = 0; item < BARE_HANDS; item++) {
    if (isLegal(ACTION_STRIKE + item) && attackOf(item) > attackOf(best)) best = item;
  }
  const damage = damageFor(attackOf(best));
  if (damage < healthOf(SOLO) && (level <= 1 || damage < 3)) return ACTION_STRIKE + best;
  for (let dir = 0; dir < 5; dir++) if (isLegal(ACTION_RUN + dir)) return ACTION_RUN + dir;
  return ACTION_STRIKE + best;
}
