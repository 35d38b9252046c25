// Owns what can be read off a piecepack state without changing it: doors, stacks, clock, danger.
import {
  DINING,
  FOYER,
  LAST_TICK,
  NO_ROOM,
  PATIO,
  ROOM_COUNT,
  STACK_SIZE,
  TICKS_PER_HOUR,
  areaOf,
  exitsOf,
  intensityOf,
  stackStart,
} from "./data";
import { PHASE_BREAK_FIGHT, fromOf, state, wallsOf } from "./state";

/** Whether a tile lies on the table. */
export function isKnown(room: i32): bool {
  return fromOf(room) != NO_ROOM;
}

/** Whether a door leads from one known room to another. */
export function adjacent(a: i32, b: i32): bool {
  return a != b && isKnown(a) && isKnown(b) && (fromOf(a) == b || fromOf(b) == a);
}

/** How many rooms a room is directly connected to: the one it was entered from, and those entered from it. */
export function connections(room: i32): i32 {
  if (!isKnown(room)) return 0;
  let count = room == FOYER ? 0 : 1;
  for (let other = FOYER + 1; other < ROOM_COUNT; other++) if (fromOf(other) == room) count++;
  return count;
}

/** Exits a new tile can be laid to; the Dining Room's patio exit is never one (PIECE-MOVE-7). Table 3.2. */
export function freeExits(room: i32): i32 {
  const reserved = room == DINING && !isKnown(PATIO) ? 1 : 0;
  return exitsOf(room) + wallsOf(room) - connections(room) - reserved;
}

/** Hidden tiles of an area. */
export function hiddenCount(area: i32): i32 {
  const start = stackStart(area);
  let count = 0;
  for (let tile = start; tile < start + STACK_SIZE; tile++) if (!isKnown(tile)) count++;
  return count;
}

/** PIECE-BREAK-1: no known room of the area has a free exit. */
export function isClosed(area: i32): bool {
  for (let room = 0; room < ROOM_COUNT; room++) {
    if (areaOf(room) == area && isKnown(room) && freeExits(room) > 0) return false;
  }
  return true;
}

/** Hour 0..2; 3 after the last tick. */
export function hour(): i32 {
  return state.ticks / TICKS_PER_HOUR;
}

/** Zombies added to each attack now (PIECE-CLOCK-3). */
export function intensity(): i32 {
  return intensityOf(hour());
}

/** Zombies added in the next hour, or -1 in the last one. */
export function nextIntensity(): i32 {
  return hour() < 2 ? intensityOf(hour() + 1) : -1;
}

/** Ticks left when the next coin goes: 16, 8 or 0. */
export function nextHourAt(): i32 {
  return LAST_TICK - (hour() + 1) * TICKS_PER_HOUR;
}

/** Ticks until the game is lost. */
export function ticksLeft(): i32 {
  return LAST_TICK - state.ticks;
}

/** Square of the hand: 0..3 = right column from the top, 4..7 = left column from the bottom (table 3.3). */
export function clockSquare(): i32 {
  return state.ticks % TICKS_PER_HOUR;
}

/** Zombies of the pending fight (a breakthrough's in its phase, else the event's). */
export function pendingZombies(): i32 {
  return state.phase == PHASE_BREAK_FIGHT ? state.breakZombies : state.zombies;
}

/** Health the pending fight would cost (PIECE-FIGHT-1). */
export function damage(): i32 {
  return max<i32>(pendingZombies() - state.attack, 0);
}
