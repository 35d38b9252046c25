// Owns what pocket's specs set up and read: positions, and health and points of all seats as one number, a digit each.
import { BEDROOM, DINING, GRAVEYARD, PATIO } from "./data";
import { bitOf } from "./queries";
import { cellAt } from "./queries-grid";
import { applyAction, returns, setUp } from "./rules";
import { healthOf, setCell, setHealth, setTurned, state } from "./state";
import { TOTEM_HELD } from "./state-phases";

/** A game of 2010 in which the first seat leads, everybody with that health. */
export function begin(seats: i32, health: i32 = 6): void {
  setUp(seats, 0, 2, false);
  for (let seat = 0; seat < seats; seat++) setHealth(seat, health);
}

export function lay(tile: i32, x: i32, y: i32, rotation: i32): void {
  setCell(tile, cellAt(x, y));
  setTurned(tile, rotation, 0);
}

/** Bedroom North of the Foyer, its other door West; the group in the Foyer. */
export function withBedroom(): void {
  lay(BEDROOM, 0, -1, 3); // N W turned back: W S
}

/** House up to the Dining Room, the window broken, the Graveyard East of the Patio; the group on the Graveyard. */
export function onGraveyard(): void {
  lay(DINING, 0, -1, 0);
  lay(PATIO, 0, 0, 0);
  lay(GRAVEYARD, 1, 0, 1); // E S -> S W
  state.windowBroken = 1;
  state.tile = <u8>GRAVEYARD;
}

export function holdTotem(seat: i32): void {
  state.totem = <u8>TOTEM_HELD;
  state.totemHolder = <u8>seat;
}

/** Leaves so many cards of the hour: those with the highest numbers. */
export function leave(count: i32): void {
  state.cardsUsed = <u16>(bitOf(9 - count) - 1);
}

export function perform(actions: i32[]): void {
  for (let i = 0; i < actions.length; i++) expect<bool>(applyAction(actions[i])).toBe(true, i.toString());
}

export function health(): i32 {
  let digits = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) digits = 10 * digits + healthOf(seat);
  return digits;
}

export function points(): i32 {
  let digits = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) digits = 10 * digits + returns(seat);
  return digits;
}
