// Owns the test whether pocket's bytes are a state that play can reach or go on from: resume and tools refuse others.
import {
  CARD_COUNT,
  FUEL_CHIPS,
  GARAGE,
  GASOLINE,
  ITEM_COUNT,
  MOST_HEALTH,
  MOST_SEATS,
  NONE,
  SAW,
  STORAGE,
} from "./data";
import { classicFlaw } from "./possible-classic";
import {
  FLAW_BASHED,
  FLAW_DEATHS,
  FLAW_FUEL,
  FLAW_HOLDERS,
  FLAW_LOSS,
  FLAW_MAP,
  FLAW_NONE,
  FLAW_PHASE,
  FLAW_PLACE,
  FLAW_RANGE,
  FLAW_REPORT,
  FLAW_RESULT,
  FLAW_ROOMS,
  FLAW_SEATS,
  FLAW_TOTEM,
  FLAW_WINDOW,
} from "./possible-flaws";
import { bashedHold, mapHolds, placeHolds, windowHolds } from "./possible-map";
import { phaseHolds } from "./possible-phase";
import { MIDNIGHT, reportInRange, situationInRange } from "./possible-ranges";
import { bitOf, cardsToMidnight, etchingFound, holdsTotem, isLiving, itemsOf, livingSeats } from "./queries";
import { isKnown } from "./queries-grid";
import { batchOf, beforeOf, diedOf, healthOf, holderOf, lossOf, state } from "./state";
import {
  PHASE_DRAW_TILE,
  PHASE_END,
  PHASE_HEIR,
  PHASE_LEADER,
  PHASE_LOSS,
  PHASE_PLACE,
  PHASE_TASK,
  RESULT_DEAD,
  RESULT_MIDNIGHT,
  RESULT_PLAYING,
  RESULT_WON,
  TASK_BASH,
  TOTEM_BURIED,
  TOTEM_HELD,
} from "./state-phases";

const MOST_ZOMBIES: i32 = 21; // 5 + 14 + 2
const MOST_ATTACK: i32 = 16; // 8 fighters and all bonuses

export * from "./possible-flaws";

/** False for bytes that no game can hold. */
export function isPossible(): bool {
  return flaw() == FLAW_NONE;
}

/** FLAW_NONE or the first thing that is wrong; never reads outside the tables whatever the bytes. */
export function flaw(): i32 {
  if (state.classic) return classicFlaw();
  if (!rangesHold() || !reportRangesHold()) return FLAW_RANGE;
  if (!mapHolds()) return FLAW_MAP;
  if (!placeHolds()) return FLAW_PLACE;
  if (!windowHolds()) return FLAW_WINDOW;
  if (!bashedHold(state.tile, doorBeingMade())) return FLAW_BASHED;
  if (!seatsHold()) return FLAW_SEATS;
  if (!deathsHold()) return FLAW_DEATHS;
  if (!holdersHold()) return FLAW_HOLDERS;
  if (!fuelHolds()) return FLAW_FUEL;
  if (!totemHolds()) return FLAW_TOTEM;
  if (!roomsHold()) return FLAW_ROOMS;
  if (!resultHolds()) return FLAW_RESULT;
  if (!reportHolds()) return FLAW_REPORT;
  if (!lossesHold()) return FLAW_LOSS;
  return phaseHolds() ? FLAW_NONE : FLAW_PHASE;
}

// ---- single fields ----

function rangesHold(): bool {
  if (<i32>state.phase > PHASE_END || state.seats < 1 || <i32>state.seats > MOST_SEATS) return false;
  return situationInRange() && <i32>state.turn <= mostTurns() && state.runWay == 0;
}

/** Each turn takes a card at least; this one's may still lie in the pile. */
function mostTurns(): i32 {
  const gone = CARD_COUNT * state.hour + popcnt(<i32>state.cardsUsed);
  return state.phase == PHASE_TASK || state.card == NONE ? gone + 1 : gone;
}

function reportRangesHold(): bool {
  return reportInRange(MOST_ZOMBIES, MOST_ATTACK) && state.damage <= state.zombies;
}

/** A wall that was bashed this turn opens to a blank cell until the tile beyond it lies. */
function doorBeingMade(): i32 {
  const now = <i32>state.phase;
  const drawing = now == PHASE_DRAW_TILE || now == PHASE_PLACE;
  return drawing && state.task == TASK_BASH && state.direction < 4 ? bitOf(state.direction) : 0;
}

// ---- seats ----

function seatsHold(): bool {
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const plays = seat < <i32>state.seats;
    const most = plays ? MOST_HEALTH : 0;
    if (healthOf(seat) > most || beforeOf(seat) > most) return false;
    if (!plays && (lossOf(seat) | batchOf(seat) | diedOf(seat)) != 0) return false;
  }
  if (state.phase == PHASE_LEADER || state.leader == NONE) {
    return state.phase == PHASE_LEADER && state.leader == NONE && state.seats > 1;
  }
  return true;
}

/** POCKET-SCORE-4. */
function deathsHold(): bool {
  const dead = allSeats() & ~livingSeats();
  if (<i32>state.batches > popcnt(dead) || (state.heirsDue != 0) != (state.phase == PHASE_HEIR)) return false;
  let last = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    const batch = batchOf(seat);
    const died = diedOf(seat);
    last = max(last, batch);
    if (isLiving(seat)) {
      if (batch != 0 || died != 0) return false;
    } else {
      if (batch < 1 || batch > <i32>state.batches) return false;
      if (died >> 4 >= MIDNIGHT || !isKnown(died & 15)) return false;
    }
  }
  return last == <i32>state.batches && isWithin(state.heirsDue, dead);
}

function allSeats(): i32 {
  return bitOf(state.seats) - 1;
}

function isWithin(set: i32, all: i32): bool {
  return (set & ~all) == 0;
}

/** Who may hold something: the living, and the dying until they have named their heirs. */
function holdersHold(): bool {
  const all = livingSeats() | (<i32>state.heirsDue);
  for (let item = 0; item < ITEM_COUNT; item++) {
    const holder = holderOf(item);
    if (holder != NONE && (holder >= <i32>state.seats || !isWithin(bitOf(holder), all))) return false;
  }
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    const due = ((<i32>state.heirsDue) >> seat) & 1;
    if (due != 0 && itemsOf(seat) == 0 && !holdsTotem(seat)) return false; // POCKET-DEATH-2: nothing is asked
  }
  return true;
}

/** POCKET-ITEM-5, -7. */
function fuelHolds(): bool {
  if (<i32>state.sawFuel + state.gasFuel > FUEL_CHIPS) return false;
  if (holderOf(SAW) == NONE && state.sawFuel > 0) return false;
  return holderOf(GASOLINE) != NONE || state.gasFuel == 0;
}

/** The totem is held by somebody who may; after the last death it stays with her. */
function totemHolds(): bool {
  const holder = <i32>state.totemHolder;
  if (state.totem != TOTEM_HELD) return holder == NONE;
  if (holder == NONE) return false;
  return state.result == RESULT_DEAD || isWithin(bitOf(holder), livingSeats() | (<i32>state.heirsDue));
}

/** POCKET-STORE-2. */
function roomsHold(): bool {
  const used = <i32>state.storageUsed;
  if ((used & 1) != 0 && !isKnown(STORAGE)) return false;
  return (used & 2) == 0 || isKnown(GARAGE);
}

// ---- end ----

function resultHolds(): bool {
  const result = <i32>state.result;
  const buried = state.totem == TOTEM_BURIED;
  if ((result == RESULT_PLAYING) != (state.phase != PHASE_END)) return false;
  if ((result == RESULT_DEAD) != (livingSeats() == 0)) return false;
  if ((result == RESULT_MIDNIGHT) != (<i32>state.hour == MIDNIGHT)) return false;
  if (result == RESULT_MIDNIGHT && cardsToMidnight() > 0) return false;
  return (result == RESULT_WON) == (buried && etchingFound() && livingSeats() != 0);
}

// ---- report ----

function reportHolds(): bool {
  if (!isWithin(state.picked, allSeats()) || !isWithin(state.fighting, state.picked)) return false;
  if (!isWithin(state.declared, state.fighting) || !isWithin(state.passed, allSeats())) return false;
  const tile = <i32>state.newTile;
  if (state.phase == PHASE_PLACE || tile == NONE) return true;
  return isKnown(tile);
}

/** Losses are pending in their own phase only. */
function lossesHold(): bool {
  if (state.phase == PHASE_LOSS) return true;
  for (let seat = 0; seat < <i32>state.seats; seat++) if (lossOf(seat) != 0) return false;
  return true;
}
