// Owns the test whether piecepack's bytes are a state that play can reach or go on from: resume and tools refuse others.
import {
  DIE_FACES,
  DINING,
  FOYER,
  GRAVEYARD,
  LAST_TICK,
  MOST,
  NO_DIE,
  NO_ROOM,
  PATIO,
  RITUAL_TURNS,
  ROOM_COUNT,
  TEMPLE,
  areaOf,
} from "./data";
import { damage, freeExits, hiddenCount, intensity, isClosed, isKnown } from "./queries";
import { WHY_LEGAL, whyNotCower, whyNotSearch } from "./rules-legal";
import {
  END_BURY,
  END_HEALTH,
  END_TOTEM,
  EVENT_ATTACK,
  EVENT_FOOD,
  EVENT_NONE,
  EVENT_NOTHING,
  EVENT_WEAPON,
  PHASE_BREAK_DIE,
  PHASE_BREAK_FIGHT,
  PHASE_COUNT,
  PHASE_COWER_DIE,
  PHASE_DRAW,
  PHASE_END,
  PHASE_EVENT_ARMS,
  PHASE_EVENT_MOONS,
  PHASE_EVENT_SUNS,
  PHASE_FIGHT,
  PHASE_MOVE,
  PHASE_REST,
  PHASE_SEARCH_DIE,
  RESULT_KILLED,
  RESULT_OUT_OF_TIME,
  RESULT_PLAYING,
  RESULT_WON,
  fromOf,
  state,
  wallsOf,
} from "./state";

// What is wrong with a state; 0 = nothing. inspect.ts has the words.
export const FLAW_NONE: i32 = 0;
export const FLAW_RANGE: i32 = 1; // a field has a value that it never has
export const FLAW_ROOM: i32 = 2; // the player stands in a hidden room
export const FLAW_TREE: i32 = 3; // a room was entered from a hidden room, another area, or in a circle
export const FLAW_EXITS: i32 = 4; // a room has more connections than exits
export const FLAW_WALLS: i32 = 5; // a wall broken that could not have been
export const FLAW_RESULT: i32 = 6; // meters, phase and result contradict one another
export const FLAW_RITUAL: i32 = 7; // progress without its room, or burial without the totem
export const FLAW_REPORT: i32 = 8; // the report of the turn contradicts the phase or itself
export const FLAW_STUCK: i32 = 9; // the phase has nothing to choose from

/** False for bytes that no game can hold. */
export function isPossible(): bool {
  return flaw() == FLAW_NONE;
}

/** FLAW_NONE or the first thing that is wrong; never reads outside the tables whatever the bytes. */
export function flaw(): i32 {
  if (!rangesHold()) return FLAW_RANGE;
  const found = mapFlaw();
  if (found != FLAW_NONE) return found;
  if (!isKnown(state.room)) return FLAW_ROOM;
  if (!resultHolds()) return FLAW_RESULT;
  if (!ritualsHold()) return FLAW_RITUAL;
  if (!reportHolds()) return FLAW_REPORT;
  return phaseHolds() ? FLAW_NONE : FLAW_STUCK;
}

// ---- single fields ----

function isDie(value: i32): bool {
  return value < DIE_FACES || value == NO_DIE;
}

function isRoomOrNone(value: i32): bool {
  return value < ROOM_COUNT || value == NO_ROOM;
}

function rangesHold(): bool {
  if (<i32>state.phase >= PHASE_COUNT || <i32>state.room >= ROOM_COUNT) return false;
  if (state.ticks < 1 || <i32>state.ticks > LAST_TICK || state.turn < 1 || state.turn > state.ticks)
    return false;
  if (<i32>state.health > MOST || state.attack < 1 || <i32>state.attack > MOST) return false;
  if (<i32>state.totem > RITUAL_TURNS || <i32>state.bury > RITUAL_TURNS) return false;
  if (state.glassDoor > 1 || state.strictRitual > 1 || <i32>state.result > RESULT_KILLED) return false;
  return reportRangesHold();
}

function reportRangesHold(): bool {
  if (!isRoomOrNone(state.movedFrom) || !isRoomOrNone(state.drawnTile)) return false;
  if (!isRoomOrNone(state.breakRetreat) || !isRoomOrNone(state.retreatTo)) return false;
  if (!isDie(state.breakDie) || !isDie(state.searchDie) || !isDie(state.cowerDie)) return false;
  if (!isDie(state.dieSuns) || !isDie(state.dieMoons) || !isDie(state.dieArms)) return false;
  if (state.glassLoss > state.glassDoor || state.gain > 1) return false;
  if (state.searchGain > 1 || state.cowerGain > 1 || <i32>state.event > EVENT_NOTHING) return false;
  if (state.breakZombies > 10 || state.zombies > 10) return false; // PIECE-FIGHT-2
  if (<i32>state.breakLoss > MOST || <i32>state.loss > MOST) return false;
  return <i32>state.endGain <= (END_HEALTH | END_TOTEM | END_BURY);
}

// ---- map ----

function mapFlaw(): i32 {
  if (fromOf(FOYER) != FOYER) return FLAW_TREE;
  for (let room = 0; room < ROOM_COUNT; room++) {
    if (isKnown(room) && !leadsToRoot(room)) return FLAW_TREE;
    if (!isKnown(room) && wallsOf(room) > 0) return FLAW_WALLS;
  }
  for (let room = 0; room < ROOM_COUNT; room++) {
    if (!isKnown(room)) continue;
    const free = freeExits(room);
    if (free < 0) return FLAW_EXITS;
    // A wall breaks only where no exit is free, so at most the last broken one is still unused.
    if (wallsOf(room) > 0 && free > 1) return FLAW_WALLS;
  }
  return FLAW_NONE;
}

/** Whether the way back from a known room ends in its area's first room: Foyer, or Patio behind the Dining Room. */
function leadsToRoot(room: i32): bool {
  let at = room;
  for (let steps = 0; steps < ROOM_COUNT; steps++) {
    if (at == FOYER) return true;
    const from = fromOf(at);
    if (from >= ROOM_COUNT || !isKnown(from)) return false;
    if (at == PATIO) {
      if (from != DINING) return false;
    } else if (areaOf(from) != areaOf(at)) return false;
    at = from;
  }
  return false;
}

// ---- meters ----

function resultHolds(): bool {
  if ((state.phase == PHASE_END) != (state.result != RESULT_PLAYING)) return false;
  if ((state.result == RESULT_OUT_OF_TIME) != (state.ticks == LAST_TICK)) return false;
  if ((state.result == RESULT_KILLED) != (state.health == 0)) return false;
  return (state.result == RESULT_WON) == (state.bury == RITUAL_TURNS);
}

function ritualsHold(): bool {
  if (state.totem > 0 && !isKnown(TEMPLE)) return false;
  if (state.bury > 0 && (<i32>state.totem < RITUAL_TURNS || !isKnown(GRAVEYARD))) return false;
  return <i32>state.bury < RITUAL_TURNS || state.room == GRAVEYARD;
}

// ---- report ----

function reportHolds(): bool {
  if (state.movedFrom != NO_ROOM && !isKnown(state.movedFrom)) return false;
  if (state.drawnTile != NO_ROOM && !isKnown(state.drawnTile)) return false;
  if (state.breakRetreat != NO_ROOM && !isKnown(state.breakRetreat)) return false;
  if (state.retreatTo != NO_ROOM && !isKnown(state.retreatTo)) return false;
  if (!eventHolds()) return false;
  const now = <i32>state.phase;
  if (now == PHASE_MOVE || now == PHASE_END) return true; // the whole turn is over
  return state.movedFrom != NO_ROOM && openTurnHolds(now);
}

/** The event follows from the dice; without all three there is none. */
function eventHolds(): bool {
  const suns = <i32>state.dieSuns;
  const moons = <i32>state.dieMoons;
  const arms = <i32>state.dieArms;
  if (suns == NO_DIE || moons == NO_DIE || arms == NO_DIE)
    return state.event == EVENT_NONE && state.gain == 0;
  const attack = moons >= suns && moons >= arms;
  if (attack != (state.event == EVENT_ATTACK)) return false;
  if (!attack && (suns == arms) != (state.event == EVENT_NOTHING)) return false;
  return state.event != EVENT_NONE && gainHolds();
}

/**
 * A coin comes unless the meter is full (AMB-14). Nothing lowers a meter between the event that brought one and the
 * next move, which wipes the report: so one that took none is still full, and one that took one is above its least.
 */
function gainHolds(): bool {
  if (<i32>state.event != EVENT_FOOD && <i32>state.event != EVENT_WEAPON) return state.gain == 0;
  const meter = <i32>state.event == EVENT_FOOD ? <i32>state.health : <i32>state.attack;
  return state.gain ? meter > 1 : meter == MOST;
}

/** What a turn that still runs may have behind it: each phase knows the steps before it. */
function openTurnHolds(now: i32): bool {
  if (state.endGain != 0 || state.cowerDie != NO_DIE) return false;
  const rolled =
    (state.dieSuns != NO_DIE ? 1 : 0) |
    (state.dieMoons != NO_DIE ? 2 : 0) |
    (state.dieArms != NO_DIE ? 4 : 0);
  if (rolled != diceBefore(now)) return false;
  if (now <= PHASE_FIGHT && (state.retreatTo != NO_ROOM || state.searchDie != NO_DIE)) return false;
  if (now == PHASE_FIGHT) return state.event == EVENT_ATTACK && state.zombies == state.dieMoons + intensity();
  if (now == PHASE_BREAK_FIGHT) {
    return state.breakDie != NO_DIE && state.breakZombies == state.breakDie + intensity();
  }
  if (now == PHASE_BREAK_DIE) return state.breakDie == NO_DIE;
  return state.retreatTo == NO_ROOM || state.retreatTo == state.room;
}

/** Which event dice lie on the table in a phase: bits Suns, Moons, Arms. */
function diceBefore(now: i32): i32 {
  if (now <= PHASE_EVENT_SUNS) return 0;
  if (now == PHASE_EVENT_MOONS) return 1;
  return now == PHASE_EVENT_ARMS ? 3 : 7;
}

// ---- phase ----

/** Whether the phase has its reason and something to choose from; a room to move to there always is. */
function phaseHolds(): bool {
  const now = <i32>state.phase;
  if (now == PHASE_DRAW) return hiddenCount(areaOf(state.room)) > 0 && freeExits(state.room) > 0;
  if (now == PHASE_BREAK_DIE) return hiddenCount(areaOf(state.room)) > 0 && isClosed(areaOf(state.room));
  if (now == PHASE_BREAK_FIGHT) {
    return damage() > 0 && hiddenCount(areaOf(state.room)) > 0 && isClosed(areaOf(state.room));
  }
  if (now == PHASE_FIGHT) return damage() > 0;
  if (now == PHASE_REST) return canSearch() || canCower();
  if (now == PHASE_SEARCH_DIE) return canSearch();
  return now != PHASE_COWER_DIE || canCower();
}

function canSearch(): bool {
  return whyNotSearch() == WHY_LEGAL;
}

function canCower(): bool {
  return whyNotCower() == WHY_LEGAL;
}
