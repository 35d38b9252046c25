// Owns the log entries of what an action is by itself: tasks, gifts, cards, refusals. Its consequences come elsewhere.
import { logAdd } from "../../console/log";
import {
  cursedBefore,
  healedBefore,
  healthBefore,
  holderBefore,
  leaderBefore,
  livingBefore,
  was,
} from "./chronicle-before";
import {
  CONCOCTION,
  CONCOCTION_HEALS,
  EVENT_CURSE,
  EVENT_ITEM,
  GASOLINE,
  GRAVEYARD,
  MOST_HEALTH,
  NONE,
  OIL,
  SAW,
} from "./data";
import {
  ALL,
  CHOOSES,
  LINE_CARD,
  LINE_COWER,
  LINE_DRUNK,
  LINE_FOUND,
  LINE_FUEL,
  LINE_GIVEN,
  LINE_LEADS,
  LINE_LEFT,
  LINE_OIL,
  LINE_PICKED,
  LINE_REFUSED,
  LINE_ROOM,
  LINE_TOOK,
  LINE_WALL,
  NOBODY,
} from "./log-kinds";
import { cardsAnHour, isClassic, lineOf } from "./queries";
import {
  ACTION_BASH,
  ACTION_CARD,
  ACTION_DECLINE,
  ACTION_DRINK,
  ACTION_END_TURN,
  ACTION_FIGHT,
  ACTION_FLEE,
  ACTION_FUEL,
  ACTION_GIVE,
  ACTION_KEEP,
  ACTION_LEADER,
  ACTION_LEAVE,
  ACTION_REFUSE,
  ACTION_ROOM,
  ACTION_RUN,
  ACTION_RUN_OIL,
  ACTION_STRIKE,
  ACTION_TAKE,
  ACTION_THROW,
  ACTION_TILE,
  givenItem,
  givenSeat,
} from "./rules-actions";
import { state } from "./state";
import {
  PHASE_COWER_CARD,
  PHASE_EVENT,
  PHASE_PICK,
  PHASE_SEARCH,
  PHASE_TAKE,
  TOTEM_HELD,
} from "./state-phases";

const LAST_HOUR: i32 = 2;
const FORCED: i32 = 2; // cards left from which the burial is forced (POCKET-FORCE-1, -2)

/** What the action is, told before all that follows from it. */
export function recordDeed(action: i32, phase: i32): void {
  if (action >= ACTION_GIVE) recordFree(action);
  else if (action >= ACTION_LEADER) logAdd(LINE_LEADS, action - ACTION_LEADER, 0);
  else if (action >= ACTION_CARD && action < ACTION_TILE) recordCard(action - ACTION_CARD, phase);
  else if (isClassic() && action >= ACTION_RUN && action < ACTION_END_TURN) recordClassic(action);
  else if (action < ACTION_TILE) recordDecision(action, phase);
}

// ---- free actions ----

function recordFree(action: i32): void {
  if (action == ACTION_DRINK) recordDrink();
  else if (action == ACTION_FUEL) logAdd(LINE_FUEL, state.sawFuel, state.gasFuel, 1);
  else if (action < ACTION_DRINK) {
    const item = givenItem(action);
    logAdd(LINE_GIVEN, holderBefore(item), givenSeat(action), item);
  }
}

function recordDrink(): void {
  const seat = holderBefore(CONCOCTION);
  const most = isClassic() ? 255 : MOST_HEALTH;
  const health = min(healthBefore(seat) + CONCOCTION_HEALS, most);
  logAdd(LINE_DRUNK, seat, health);
  healedBefore(seat, health);
}

// ---- cards ----

function recordCard(card: i32, phase: i32): void {
  if (phase == PHASE_EVENT) recordEvent(card);
  else if (phase == PHASE_COWER_CARD) logAdd(LINE_COWER, leaderBefore(), card);
  else recordFound(card);
}

function recordEvent(card: i32): void {
  const line = lineOf(card, was.hour);
  let detail = <i32>state.zombies;
  if (line == EVENT_CURSE) detail = cursedBefore(ALL, NOBODY);
  else if (line == EVENT_ITEM) detail = <i32>state.phase == PHASE_SEARCH ? 0 : NOBODY;
  logAdd(LINE_CARD, card, line, was.hour, detail);
}

/** The card of a search: its item; or another one in its place, at once where only one is left (POCKET-ITEM-3). */
function recordFound(card: i32): void {
  const leader = leaderBefore();
  const holder = holderBefore(card);
  const choosing = <i32>state.phase == PHASE_TAKE;
  const got = choosing ? CHOOSES : <i32>state.itemGot;
  const another = holder != NONE && got != NONE;
  logAdd(LINE_FOUND, leader, card, holder, another ? CHOOSES : got, fuelIn(card));
  if (another && !choosing) logAdd(LINE_TOOK, leader, got, fuelIn(got));
}

/** Fuel that came with an item. */
function fuelIn(item: i32): i32 {
  if (item == SAW) return state.sawFuel;
  return item == GASOLINE ? <i32>state.gasFuel : 0;
}

// ---- decisions ----

function recordDecision(action: i32, phase: i32): void {
  const leader = leaderBefore();
  if (action >= ACTION_BASH && action < ACTION_BASH + 4) {
    if (!isClassic()) logAdd(LINE_WALL, leader, action - ACTION_BASH, was.tile);
  } else if (action == ACTION_ROOM) logAdd(LINE_ROOM, leader, was.tile, state.task, forcedCards());
  else if (action >= ACTION_TAKE && action <= ACTION_TAKE + CONCOCTION) {
    logAdd(LINE_TOOK, leader, action - ACTION_TAKE, fuelIn(action - ACTION_TAKE));
  } else if (action == ACTION_DECLINE && phase == PHASE_SEARCH) logAdd(LINE_LEFT, leader, NONE);
  else recordAnswer(action, phase);
}

function recordAnswer(action: i32, phase: i32): void {
  const picks = action == ACTION_FIGHT || action == ACTION_FLEE;
  if (picks && phase == PHASE_PICK && <i32>state.phase != PHASE_PICK) {
    // Told only now: until all have picked it is a secret.
    logAdd(LINE_PICKED, state.fighting, livingBefore() & ~(<i32>state.fighting));
  } else if (action == ACTION_REFUSE) logAdd(LINE_REFUSED, holderBefore(was.fireItem), was.fireItem);
  else if (action == ACTION_THROW || action == ACTION_KEEP) {
    logAdd(LINE_OIL, holderBefore(OIL), action == ACTION_THROW ? 1 : 0);
  }
}

/** Cards that were left, where that forced the burial; else 0. */
function forcedCards(): i32 {
  if (isClassic() || <i32>was.hour != LAST_HOUR || <i32>was.tile != GRAVEYARD) return 0;
  const left = cardsAnHour() - popcnt(<i32>was.cardsUsed);
  return <i32>was.totem == TOTEM_HELD && left <= FORCED ? left : 0;
}

/** Classic solo: what was left behind, and the oil of a flight. */
function recordClassic(action: i32): void {
  if (action >= ACTION_LEAVE) logAdd(LINE_LEFT, 0, action - ACTION_LEAVE);
  else if (action >= ACTION_RUN_OIL && action < ACTION_STRIKE) logAdd(LINE_OIL, 0, 1);
}
