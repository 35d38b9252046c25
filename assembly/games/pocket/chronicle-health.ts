// Owns the log entries of health gained and lost, deaths and heirs: read off the state and its copy from before.
import { LOG_HEADLINE, logAdd } from "../../console/log";
import { healthBefore, holderBefore, livingBefore, lossBefore, was } from "./chronicle-before";
import { EVENT_BLESSING, MOST_SEATS, NONE, TOTEM, isHealing } from "./data";
import {
  GAIN_BLESSING,
  GAIN_COWER,
  GAIN_FLED,
  GAIN_ROOM,
  LEGACY,
  LINE_DIED,
  LINE_GAINED,
  LINE_HEIR,
  LINE_LOST,
  MOST_NAMED,
  packedHealth,
} from "./log-kinds";
import { isClassic, lineOf } from "./queries";
import { ACTION_SPLIT } from "./rules-actions";
import { diedOf, healthOf, holderOf, state } from "./state";
import { CAUSE_FIGHT, PHASE_COWER_CARD, PHASE_EVENT } from "./state-phases";

/** Points that each seat gained or lost, for the entry that is made. */
const POINTS: usize = memory.data(8);
const MOST_POINTS: i32 = 31; // that fit into an entry

/** Entries for the seats that have points, those with equal ones together; entries of a game for one name no seat. */
function recordPoints(kind: i32, why: i32): void {
  let left = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) if (load<u8>(POINTS + seat)) left |= 1 << seat;
  while (left) {
    const points = load<u8>(POINTS + ctz(left));
    let equal = 0;
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      if ((left >> seat) & 1 && load<u8>(POINTS + seat) == points) equal |= 1 << seat;
    }
    left &= ~equal;
    recordEqual(kind, why | (min<i32>(points, MOST_POINTS) << 3), equal);
  }
}

/** One entry, or two where the seats are too many for a sentence. */
function recordEqual(kind: i32, why: i32, seats: i32): void {
  if (popcnt(seats) > MOST_NAMED) {
    let half = 0;
    let rest = seats;
    while (popcnt(half) < popcnt(rest)) {
      half |= rest & -rest;
      rest &= rest - 1;
    }
    recordEqual(kind, why, half);
    return recordEqual(kind, why, rest);
  }
  let healths = 0;
  if (<i32>state.seats == 1) healths = healthNow(0);
  else for (let seat = 0; seat < MOST_SEATS; seat++) healths |= packedHealth(seat, healthNow(seat));
  const named = <i32>state.seats == 1 ? 0 : seats;
  logAdd(kind, why, healths, healths >> 8, healths >> 16, named);
}

/** Health now, without what the room gave when the turn ended (classic solo), which has a line of its own. */
function healthNow(seat: i32): i32 {
  return healthOf(seat) - roomGain();
}

/** POCKET-CLASSIC-7. */
function roomGain(): i32 {
  return isClassic() && state.turn != was.turn && isHealing(state.tile) ? 1 : 0;
}

// ---- gains ----

export function recordGains(phase: i32): void {
  let any = false;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const points = max(healthNow(seat) - healthBefore(seat), 0);
    store<u8>(POINTS + seat, points);
    if (points) any = true;
  }
  const why = gainOf(phase);
  if (any) recordPoints(LINE_GAINED, why);
  else if (why != GAIN_FLED) logAdd(LINE_GAINED, why);
}

/** Where gains of an action come from; GAIN_FLED where there need not be any. */
function gainOf(phase: i32): i32 {
  if (phase == PHASE_COWER_CARD) return GAIN_COWER;
  const blessing = phase == PHASE_EVENT && lineOf(state.card, was.hour) == EVENT_BLESSING;
  return blessing ? GAIN_BLESSING : GAIN_FLED;
}

/** Classic solo: what Kitchen or Garden gave at the end of the turn. */
export function recordRoomGain(): void {
  if (roomGain()) logAdd(LINE_GAINED, GAIN_ROOM | (1 << 3), healthOf(0));
}

// ---- losses ----

export function recordLosses(action: i32): void {
  const fighting = (<i32>state.fighting) & livingBefore();
  const share = <i32>state.cause == CAUSE_FIGHT && fighting ? <i32>state.damage / popcnt(fighting) : 0;
  const extra = action >= ACTION_SPLIT ? action - ACTION_SPLIT : 0;
  let any = false;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const lost = healthBefore(seat) - healthNow(seat);
    // Shares may exceed a health (POCKET-COMBAT-13): the share is told.
    const pending = lossBefore(seat);
    const due = pending ? pending : (fighting >> seat) & 1 ? share + ((extra >> seat) & 1) : 0;
    store<u8>(POINTS + seat, lost > 0 ? max(lost, due) : 0);
    if (lost > 0) any = true;
  }
  if (any) recordPoints(LINE_LOST, state.cause);
}

export function recordDeaths(): void {
  const living = livingBefore();
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if ((living >> seat) & 1 && healthOf(seat) == 0) {
      logAdd(LINE_DIED | LOG_HEADLINE, seat, diedOf(seat));
    }
  }
}

// ---- heirs ----

/** What went from a dead seat to a living one, for each of the two. */
export function recordHeirs(): void {
  let told = 0;
  for (let item = 0; item <= TOTEM; item++) {
    if ((told >> item) & 1 || !isInherited(item)) continue;
    let items = 0;
    for (let other = item; other <= TOTEM; other++) {
      const same = holderBefore(other) == holderBefore(item) && holderNow(other) == holderNow(item);
      if (same) items |= 1 << other;
    }
    told |= items;
    recordLegacy(holderBefore(item), holderNow(item), items);
  }
}

function isInherited(item: i32): bool {
  const from = holderBefore(item);
  const to = holderNow(item);
  return from != NONE && to != NONE && from != to && healthOf(from) == 0;
}

function recordLegacy(dead: i32, heir: i32, all: i32): void {
  let items = all;
  while (items) {
    let some = 0;
    for (let i = 0; i < LEGACY && items; i++) {
      some |= items & -items;
      items &= items - 1;
    }
    logAdd(LINE_HEIR, dead, heir, some, some >> 8);
  }
}

function holderNow(item: i32): i32 {
  return item == TOTEM ? <i32>state.totemHolder : holderOf(item);
}
