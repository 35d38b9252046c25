// Owns the bytes of a piecepack game: one class laid over the rules part of the state region, and its constants.
import { RULES_PTR } from "../../console/state-map";
import { NO_DIE, NO_ROOM, ROOM_COUNT } from "./data";

// Phases: what the game waits for. Chance phases are marked C; all others are the player's.
export const PHASE_MOVE: i32 = 0; // where to go
export const PHASE_DRAW: i32 = 1; // C: which hidden tile of this area
export const PHASE_BREAK_DIE: i32 = 2; // C: the Moons die of a breakthrough
export const PHASE_BREAK_FIGHT: i32 = 3; // damage of a breakthrough: fight or retreat
export const PHASE_EVENT_SUNS: i32 = 4; // C
export const PHASE_EVENT_MOONS: i32 = 5; // C
export const PHASE_EVENT_ARMS: i32 = 6; // C
export const PHASE_FIGHT: i32 = 7; // damage of an event: fight or retreat
export const PHASE_REST: i32 = 8; // search, cower or end the turn
export const PHASE_SEARCH_DIE: i32 = 9; // C
export const PHASE_COWER_DIE: i32 = 10; // C
export const PHASE_END: i32 = 11; // game over, see result
export const PHASE_COUNT: i32 = 12;

// What the event dice brought.
export const EVENT_NONE: i32 = 0; // not rolled yet this turn
export const EVENT_FOOD: i32 = 1;
export const EVENT_WEAPON: i32 = 2;
export const EVENT_ATTACK: i32 = 3;
export const EVENT_NOTHING: i32 = 4;

export const RESULT_PLAYING: i32 = 0;
export const RESULT_WON: i32 = 1;
export const RESULT_OUT_OF_TIME: i32 = 2;
export const RESULT_KILLED: i32 = 3;

/**
 * The whole game. Every field is one byte; 255 means none (NO_ROOM, NO_DIE).
 *
 *    0 +--------------------------------------------------+
 *      | situation: phase, room, meters, rituals, options |
 *   11 +--------------------------------------------------+
 *      | report: what happened since the last move action |
 *   31 +--------------------------------------------------+
 *      | from: for each tile the room it was entered from |  a tree; Foyer = itself, 255 = still hidden
 *   47 +--------------------------------------------------+
 *      | walls: broken walls of each tile, one exit each  |
 *   63 +--------------------------------------------------+
 *
 * The report stays readable through the next turn's PHASE_MOVE and is wiped by the move action. What a turn needs to
 * know about itself is read from it: searched = searchDie set; rolled here = not retreated; arrived = not movedFrom.
 */
@unmanaged
export class State {
  phase: u8;
  room: u8; // where the player stands
  ticks: u8; // 1..24 squares the hand has gone, this turn's included
  health: u8; // 0..6
  attack: u8; // 1..6
  turn: u8; // 1..23
  totem: u8; // turns spent for it in the Temple, 2 = found
  bury: u8; // turns spent with it in the Graveyard, 2 = won
  glassDoor: u8; // option, 0 or 1
  strictRitual: u8; // option, 0 or 1
  result: u8;

  movedFrom: u8; // room the turn began in; 255 before the first move of the game
  drawnTile: u8; // tile found this turn
  glassLoss: u8; // 1 = health paid for the patio door
  breakDie: u8; // Moons die of a breakthrough
  breakZombies: u8; // that die + intensity
  breakLoss: u8; // health lost to them
  breakRetreat: u8; // room fled to from them
  dieSuns: u8;
  dieMoons: u8;
  dieArms: u8;
  event: u8;
  gain: u8; // 1 = the event gave a coin (0 at the cap)
  zombies: u8; // of the event's attack: Moons die + intensity
  loss: u8; // health lost to them
  retreatTo: u8; // room fled to from them
  searchDie: u8;
  searchGain: u8; // 0 or 1
  cowerDie: u8;
  cowerGain: u8; // 0 or 1
  endGain: u8; // what the turn's end gave: bits END_HEALTH, END_TOTEM, END_BURY

  fromFoyer: u8;
  fromTemple: u8;
  fromStorageIn: u8;
  fromKitchen: u8;
  fromArms2: u8;
  fromArms3: u8;
  fromArms4: u8;
  fromDining: u8;
  fromPatio: u8;
  fromGraveyard: u8;
  fromStorageOut: u8;
  fromGarden: u8;
  fromCrowns2: u8;
  fromCrowns3: u8;
  fromCrowns4: u8;
  fromCrowns5: u8;

  wallsFoyer: u8;
  wallsTemple: u8;
  wallsStorageIn: u8;
  wallsKitchen: u8;
  wallsArms2: u8;
  wallsArms3: u8;
  wallsArms4: u8;
  wallsDining: u8;
  wallsPatio: u8;
  wallsGraveyard: u8;
  wallsStorageOut: u8;
  wallsGarden: u8;
  wallsCrowns2: u8;
  wallsCrowns3: u8;
  wallsCrowns4: u8;
  wallsCrowns5: u8;
}

// Bits of endGain.
export const END_HEALTH: i32 = 1; // Kitchen or Garden
export const END_TOTEM: i32 = 2; // one turn nearer to the totem
export const END_BURY: i32 = 4; // one turn nearer to the burial

/** Size of the game's bytes. */
export const RULES_SIZE: i32 = offsetof<State>();

if (offsetof<State>() > 120) ERROR("piecepack's State is too big for the region");

export const state = changetype<State>(RULES_PTR);

/** Room a tile was entered from; the Foyer's is itself, NO_ROOM = hidden. */
export function fromOf(room: i32): i32 {
  return load<u8>(RULES_PTR + room, offsetof<State>("fromFoyer"));
}

export function setFrom(room: i32, from: i32): void {
  store<u8>(RULES_PTR + room, <u8>from, offsetof<State>("fromFoyer"));
}

/** Broken walls of a room. */
export function wallsOf(room: i32): i32 {
  return load<u8>(RULES_PTR + room, offsetof<State>("wallsFoyer"));
}

export function setWalls(room: i32, walls: i32): void {
  store<u8>(RULES_PTR + room, <u8>walls, offsetof<State>("wallsFoyer"));
}

/** Forgets the last turn's report. */
export function clearReport(): void {
  const first = offsetof<State>("movedFrom");
  memory.fill(RULES_PTR + first, 0, offsetof<State>("fromFoyer") - first);
  state.movedFrom = <u8>NO_ROOM;
  state.drawnTile = <u8>NO_ROOM;
  state.breakRetreat = <u8>NO_ROOM;
  state.retreatTo = <u8>NO_ROOM;
  state.breakDie = <u8>NO_DIE;
  state.searchDie = <u8>NO_DIE;
  state.cowerDie = <u8>NO_DIE;
  clearEventDice();
}

export function clearEventDice(): void {
  state.dieSuns = <u8>NO_DIE;
  state.dieMoons = <u8>NO_DIE;
  state.dieArms = <u8>NO_DIE;
}

/** All bytes as before a game: no tile but the Foyer, no report. */
export function clearState(): void {
  memory.fill(RULES_PTR, 0, RULES_SIZE);
  memory.fill(RULES_PTR + offsetof<State>("fromFoyer"), <u8>NO_ROOM, ROOM_COUNT);
  clearReport();
}
