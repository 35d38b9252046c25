// Owns what is legal in the piecepack game and, for what is not, why not; with the numbers of the actions.
import {
  DIE_FACES,
  DINING,
  FOYER,
  GRAVEYARD,
  NO_DIE,
  NO_ROOM,
  PATIO,
  RITUAL_TURNS,
  TEMPLE,
  areaOf,
  isStorage,
} from "./data";
import { adjacent, damage, freeExits, hiddenCount, isClosed } from "./queries";
import { fromOf, state } from "./state";

// Actions. Each phase owns one range; a range that names a room adds the room's number, a die adds the face.
export const ACTION_GO: i32 = 0; // + room: one step to a connected known room
export const ACTION_STAY: i32 = 16;
export const ACTION_NEW_ROOM: i32 = 17; // explore: a tile of this area's stack
export const ACTION_PATIO: i32 = 18; // first way through the patio door
export const ACTION_BREAK: i32 = 19; // breakthrough
export const ACTION_DRAW: i32 = 20; // + room (chance)
export const ACTION_DIE: i32 = 36; // + face 0..5 (chance)
export const ACTION_FIGHT: i32 = 42; // take the damage
export const ACTION_RETREAT: i32 = 43; // + room
export const ACTION_SEARCH: i32 = 59;
export const ACTION_COWER: i32 = 60;
export const ACTION_END_TURN: i32 = 61;
export const ACTION_COUNT: i32 = 62;

// First and last action that can be legal in each phase; END has none.
const FIRST_ACTIONS: usize = memory.data<u8>([0, 20, 36, 42, 36, 36, 36, 42, 59, 36, 36, 62]);
const LAST_ACTIONS: usize = memory.data<u8>([19, 35, 41, 58, 41, 41, 41, 58, 61, 41, 41, 0]);

// Why an action is illegal, for list rows that give the reason.
export const WHY_LEGAL: i32 = 0;
export const WHY_NOT_NOW: i32 = 1; // belongs to another step, or names no room or outcome that could come
export const WHY_NOT_CONNECTED: i32 = 2; // rooms without a door between them, or a hidden one
export const WHY_NO_EXIT: i32 = 3; // no free exit here
export const WHY_STACK_EMPTY: i32 = 4; // no tile of this area left
export const WHY_NOT_CLOSED: i32 = 5; // some room of this area still has a free exit
export const WHY_NO_RITUAL: i32 = 6; // nothing to stay for
export const WHY_LAST_HEALTH: i32 = 7; // would cost the last health
export const WHY_NO_DAMAGE: i32 = 8; // nothing to flee from
export const WHY_NO_STORAGE: i32 = 9; // nothing to search here
export const WHY_ENOUGH: i32 = 10; // health or attack so high that the die cannot help
export const WHY_ONCE: i32 = 11; // done already this turn
export const WHY_NO_DOOR: i32 = 12; // the patio door is not here, or the Patio is known

/** Writes the legal actions as ascending u16 and returns how many; room for ACTION_COUNT of them. */
export function legalActions(out: usize): i32 {
  let count = 0;
  const last = <i32>load<u8>(LAST_ACTIONS + state.phase);
  for (let action = <i32>load<u8>(FIRST_ACTIONS + state.phase); action <= last; action++) {
    if (whyNot(action) != WHY_LEGAL) continue;
    store<u16>(out + ((<usize>count) << 1), <u16>action);
    count++;
  }
  return count;
}

export function isLegal(action: i32): bool {
  return whyNot(action) == WHY_LEGAL;
}

/** WHY_LEGAL, or the reason why the action is illegal now. */
export function whyNot(action: i32): i32 {
  const now = <i32>state.phase;
  if (action < <i32>load<u8>(FIRST_ACTIONS + now) || action > <i32>load<u8>(LAST_ACTIONS + now)) {
    return WHY_NOT_NOW;
  }
  if (action < ACTION_DRAW) return whyNotMove(action);
  if (action < ACTION_DIE) return whyNotDraw(action - ACTION_DRAW);
  if (action < ACTION_FIGHT) return WHY_LEGAL;
  if (action == ACTION_FIGHT) return WHY_LEGAL;
  if (action < ACTION_SEARCH) return whyNotRetreat(action - ACTION_RETREAT);
  if (action == ACTION_SEARCH) return whyNotSearch();
  if (action == ACTION_COWER) return whyNotCower();
  return WHY_LEGAL;
}

function whyNotMove(action: i32): i32 {
  const room = <i32>state.room;
  if (action < ACTION_STAY) return adjacent(room, action) ? WHY_LEGAL : WHY_NOT_CONNECTED; // PIECE-MOVE-3
  if (action == ACTION_STAY) return ritualWaits(room) ? WHY_LEGAL : WHY_NO_RITUAL;
  if (action == ACTION_NEW_ROOM) return whyNotNewRoom(room);
  if (action == ACTION_PATIO) return whyNotPatio(room);
  return whyNotBreak(room);
}

/** PIECE-MOVE-5: staying makes sense only where a ritual still needs turns. */
export function ritualWaits(room: i32): bool {
  if (room == TEMPLE) return <i32>state.totem < RITUAL_TURNS;
  return room == GRAVEYARD && state.totem == RITUAL_TURNS;
}

/** PIECE-MOVE-4, PIECE-MOVE-8. */
function whyNotNewRoom(room: i32): i32 {
  if (hiddenCount(areaOf(room)) == 0) return WHY_STACK_EMPTY;
  return freeExits(room) > 0 ? WHY_LEGAL : WHY_NO_EXIT;
}

/** PIECE-MOVE-6, PIECE-MOVE-7; PIECE-OPT-1 is not offered at 1 health (AMB-26). */
function whyNotPatio(room: i32): i32 {
  if (room != DINING || fromOf(PATIO) != NO_ROOM) return WHY_NO_DOOR;
  return state.glassDoor && state.health < 2 ? WHY_LAST_HEALTH : WHY_LEGAL;
}

/** PIECE-BREAK-1. */
function whyNotBreak(room: i32): i32 {
  const area = areaOf(room);
  if (hiddenCount(area) == 0) return WHY_STACK_EMPTY;
  return isClosed(area) ? WHY_LEGAL : WHY_NOT_CLOSED;
}

function whyNotDraw(tile: i32): i32 {
  const inStack = tile != FOYER && tile != PATIO && areaOf(tile) == areaOf(state.room);
  return inStack && fromOf(tile) == NO_ROOM ? WHY_LEGAL : WHY_NOT_NOW;
}

/** PIECE-FIGHT-4, PIECE-FIGHT-5. */
function whyNotRetreat(room: i32): i32 {
  if (!adjacent(state.room, room)) return WHY_NOT_CONNECTED;
  if (damage() == 0) return WHY_NO_DAMAGE;
  return state.health < 2 ? WHY_LAST_HEALTH : WHY_LEGAL;
}

/** PIECE-ROOM-4, PIECE-COWER-2. */
export function whyNotSearch(): i32 {
  if (!isStorage(state.room)) return WHY_NO_STORAGE;
  if (state.searchDie != NO_DIE) return WHY_ONCE;
  return <i32>state.attack < DIE_FACES - 1 ? WHY_LEGAL : WHY_ENOUGH;
}

/** PIECE-COWER-1, PIECE-COWER-2; once, since the turn ends with it. */
export function whyNotCower(): i32 {
  return <i32>state.health < DIE_FACES - 1 ? WHY_LEGAL : WHY_ENOUGH;
}
