// Owns the part of pocket's test of saves that looks at what is still to come: the turn's report of it is blank.
import { NONE } from "./data";
import { state } from "./state";
import {
  CAUSE_CURSE,
  FIGHT_NONE,
  PHASE_COWER_CARD,
  PHASE_DECLARE,
  PHASE_GIVE_TOTEM,
  PHASE_HEIR,
  PHASE_ITEM_CARD,
  PHASE_LOSS,
  PHASE_PICK,
  PHASE_REVEAL,
  PHASE_SEARCH,
  PHASE_TAKE,
  PHASE_TASK,
  TASK_ITEM,
} from "./state-phases";

/** Whether the report of what is still to come this turn is blank. */
export function freshHolds(now: i32): bool {
  if (now == PHASE_TASK) return true; // tells of the last turn
  if (comesBeforeCard(now)) return noCard() && noFight() && noItem();
  const item = now == PHASE_ITEM_CARD || now == PHASE_TAKE;
  if (item && state.task == TASK_ITEM) return noCard() && noFight();
  if (now == PHASE_SEARCH) return noFight() && noItem();
  if (item) return noFight() && state.itemGot == NONE;
  if (now == PHASE_GIVE_TOTEM) return true;
  if (!noItem()) return false;
  if (now == PHASE_PICK) return noDeeds();
  if (now == PHASE_REVEAL) return noSums() && state.declared == 0 && state.used == 0 && state.fireAsked < 2;
  return now != PHASE_DECLARE || noSums();
}

/** Phases of a turn before its card, losses by glass and wall among them. */
function comesBeforeCard(now: i32): bool {
  if (now == PHASE_LOSS || now == PHASE_HEIR) return <i32>state.cause < CAUSE_CURSE;
  return now <= PHASE_COWER_CARD;
}

function noCard(): bool {
  return state.card == NONE;
}

function noItem(): bool {
  return state.itemCard == NONE && state.itemGot == NONE;
}

function noSums(): bool {
  return state.attack == 0 && state.damage == 0 && state.fight == FIGHT_NONE && !state.oilThrown;
}

/** Nobody has done anything in a fight but pick. */
function noDeeds(): bool {
  return noSums() && state.declared == 0 && state.used == 0 && state.fireAsked == 0 && state.fireItem == NONE;
}

function noFight(): bool {
  return noDeeds() && state.zombies == 0 && state.picked == 0;
}
