// Owns piecepack's words for tools: names of rooms, phases, events, reasons; never part of a cartridge.
import { ROOM_COUNT } from "./data";

const ROOMS: string[] = [
  "foyer",
  "temple",
  "indoor storage",
  "kitchen",
  "2 arms",
  "3 arms",
  "4 arms",
  "dining room",
  "patio",
  "graveyard",
  "outdoor storage",
  "garden",
  "2 crowns",
  "3 crowns",
  "4 crowns",
  "5 crowns",
];

// The tiles' own names, accepted wherever a room is named.
const TILES: string[] = [
  "null suns",
  "ace suns",
  "null arms",
  "ace arms",
  "2 of arms",
  "3 of arms",
  "4 of arms",
  "5 arms",
  "null moons",
  "ace moons",
  "null crowns",
  "ace crowns",
  "2 of crowns",
  "3 of crowns",
  "4 of crowns",
  "5 of crowns",
];

const PHASES: string[] = [
  "move",
  "draw",
  "break die",
  "break fight",
  "suns die",
  "moons die",
  "arms die",
  "fight",
  "rest",
  "search die",
  "cower die",
  "end",
];

const EVENTS: string[] = ["none", "food", "weapon", "attack", "nothing"];
const RESULTS: string[] = ["playing", "won", "out of time", "killed"];
const SQUARES: string[] = ["R1", "R2", "R3", "R4", "L4", "L3", "L2", "L1"];

// In the order of possible.ts.
const FLAWS: string[] = [
  "",
  "a value is outside its range (ticks 1..23, health 1..6, attack 1..6, totem and bury 0..2)",
  "the player stands in a hidden room",
  "a room is not joined to the foyer through known rooms of its own area (the patio comes from the dining room)",
  "a room has more connections than exits",
  "a wall is broken that could not have been: a hidden room has none, a broken one leaves at most one exit free",
  "phase and result contradict the meters (health 0, ticks 24 and bury 2 are the ends of a game)",
  "the totem needs the temple on the table, the burial needs totem 2 and the graveyard",
  "the dice and rooms of the turn do not fit its phase",
  "the phase has nothing to decide here (no damage, no free exit or stack, nothing to search or cower for)",
];

export function roomWord(room: i32): string {
  return room < ROOM_COUNT ? ROOMS[room] : "none";
}

/** Room of a name, or -1. */
export function findRoom(name: string): i32 {
  const word = name == "evil temple" ? "temple" : name;
  const room = ROOMS.indexOf(word);
  return room >= 0 ? room : TILES.indexOf(word);
}

export function phaseWord(phase: i32): string {
  return PHASES[phase];
}

/** Phase of a name, or -1. */
export function findPhase(name: string): i32 {
  return PHASES.indexOf(name);
}

/** All phase names in one line. */
export function allPhases(): string {
  return PHASES.join(", ");
}

export function eventWord(event: i32): string {
  return EVENTS[event];
}

export function resultWord(result: i32): string {
  return RESULTS[result];
}

export function squareWord(square: i32): string {
  return SQUARES[square];
}

export function flawWord(flaw: i32): string {
  return FLAWS[flaw];
}
