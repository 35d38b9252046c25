// Owns which choices pocket asks about once more: those that kill for certain, and those that lose the night.
import { CONCOCTION, GRAVEYARD, NONE, OIL, PATIO } from "./data";
import { CLASSIC_CART } from "./data-classic";
import { damageAt, fullAttack, leastShare } from "./forecasts";
import { cardsLeft, etchingFound, has, livingCount, livingSeats } from "./queries";
import { SOLO, costOf } from "./queries-classic";
import { isKnown, tileBeyond } from "./queries-grid";
import {
  ACTION_BASH,
  ACTION_BURN,
  ACTION_COWER,
  ACTION_FIGHT,
  ACTION_FLEE,
  ACTION_ROOM,
  ACTION_RUN,
  ACTION_SEAT,
  ACTION_WINDOW,
  isLegal,
} from "./rules";
import { decidingSeat, livingPeople } from "./deciders";
import { healthOf, holderOf, state } from "./state";
import {
  PHASE_C_FIGHT,
  PHASE_PICK,
  PHASE_TASK,
  PHASE_VICTIM,
  TOTEM_BURIED,
  TOTEM_HELD,
} from "./state-phases";

export const ASK_NONE: i32 = 0;
export const ASK_VICTIM: i32 = 1; // glass or wall kills whom the leader picked
export const ASK_FIGHT: i32 = 2; // whoever fights beside her, she dies
export const ASK_FLEE: i32 = 3; // the last one living flees and dies
export const ASK_CLASSIC: i32 = 5; // classic solo: a fight or flight that kills, while another choice does not
export const ASK_LATE: i32 = 4; // the last card of the night goes, and nothing can be won with it

const LAST_HOUR: i32 = 2;
const WAYS: i32 = ACTION_BASH + 4; // tasks 0..11

/** ASK_... of an action that is legal now. A choice without a better one is not asked about. */
export function askFor(action: i32): i32 {
  const phase = <i32>state.phase;
  if (CLASSIC_CART) {
    return phase == PHASE_C_FIGHT && killsNeedlessly(action) ? ASK_CLASSIC : ASK_NONE;
  }
  if (phase == PHASE_VICTIM) return kills(action - ACTION_SEAT) && livingCount() > 1 ? ASK_VICTIM : ASK_NONE;
  if (phase == PHASE_PICK) return askPick(action);
  return phase == PHASE_TASK && losesNight(action) ? ASK_LATE : ASK_NONE;
}

/** Whether a fight or flight takes the last health, no soda helps, and something else would not. */
function killsNeedlessly(action: i32): bool {
  if (costOf(action) < healthOf(SOLO) || has(SOLO, CONCOCTION)) return false;
  for (let other = ACTION_RUN; other <= ACTION_BURN + 1; other++) {
    if (isLegal(other) && costOf(other) < healthOf(SOLO)) return true;
  }
  return false;
}

/** Whether the loss of 1 that comes takes a seat's last health. */
function kills(seat: i32): bool {
  return healthOf(seat) == 1 && holderOf(CONCOCTION) == NONE;
}

/** Only where one person looks on: the question would tell others what was picked. */
function askPick(action: i32): i32 {
  const seat = decidingSeat();
  if (seat < 0 || livingPeople() > 1 || has(seat, CONCOCTION)) return ASK_NONE;
  const fight = fightKills(seat);
  const flight = livingCount() == 1 && healthOf(seat) == 1 && holderOf(OIL) == NONE;
  if (fight == flight) return ASK_NONE;
  if (action == ACTION_FIGHT && fight) return ASK_FIGHT;
  return action == ACTION_FLEE && flight ? ASK_FLEE : ASK_NONE;
}

/** Whether a seat that fights dies even if all the others fight too. */
function fightKills(seat: i32): bool {
  const all = livingSeats();
  return leastShare(damageAt(fullAttack(all)), all) >= healthOf(seat);
}

/** Whether a task takes the last card of the night without a way to win, while another task has one. */
function losesNight(action: i32): bool {
  if (<i32>state.hour < LAST_HOUR || cardsLeft() != 1 || canWin(action)) return false;
  for (let other = 0; other < WAYS; other++) if (isLegal(other) && canWin(other)) return true;
  return false;
}

/** The last card wins a burial, or finds the etching for one. */
function canWin(action: i32): bool {
  if (action == ACTION_ROOM) return state.tile == GRAVEYARD && state.totem == TOTEM_HELD && etchingFound();
  if (state.totem != TOTEM_BURIED || action == ACTION_COWER) return false;
  if (action == ACTION_WINDOW) return !isKnown(PATIO);
  return action >= ACTION_BASH || tileBeyond(state.tile, action) == NONE;
}
