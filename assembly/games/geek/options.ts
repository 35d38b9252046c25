// Owns geek's options as they stand in the shell and who plays whom: bits of shell.options (data.ts), who begins in
// shell.choice, the cast in State.
import { below } from "../../console/rng";
import { RNG_PTR, shell } from "../../console/state-map";
import {
  CHARACTERS,
  LEVEL_EASY,
  LEVEL_NORMAL,
  NONE,
  OPTION_LEVEL,
  OPTION_OUTCOME,
  OPTION_RESTLESS,
  SPREAD_MIXED,
} from "./data";
import { castOf, setCast } from "./state";

// Rows of the page of options.
export const OPTION_ROW_HEARTS: i32 = 0;
export const OPTION_ROW_SPINNER: i32 = 1;
export const OPTION_ROW_SPREAD: i32 = 2;
export const OPTION_ROW_TRUCK: i32 = 3;
export const OPTION_ROW_RESTLESS: i32 = 4;
export const OPTION_ROW_TURNS: i32 = 5;
export const OPTION_ROW_FIRST: i32 = 6;
export const OPTION_ROWS: i32 = 7;

/** Of every row but the last: lowest bit in shell.options, number of values. */
const FIELDS: usize = memory.data<u8>([0, 4, 2, 2, 3, 3, 6, 2, 5, 2, 7, 2]);
const SPREAD_SHIFT: i32 = 3;
/** shell.choice: by chance, else 1 + seat. */
const FIRST_BY_CHANCE: u8 = 0;

/** As a fresh console has them. */
export function resetOptions(): void {
  shell.options = <u8>(LEVEL_NORMAL | (SPREAD_MIXED << SPREAD_SHIFT));
  shell.choice = FIRST_BY_CHANCE;
}

/** How many values a row has. */
export function optionValues(row: i32): i32 {
  return load<u8>(FIELDS + 2 * row, 1);
}

/** The value of a row, 0.. */
export function optionValue(row: i32): i32 {
  const most = optionValues(row) > 2 ? 3 : 1;
  return ((<i32>shell.options) >> load<u8>(FIELDS + 2 * row)) & most;
}

/** The next value of a row, in a game of so many seats. */
export function nextOption(row: i32, seats: i32): void {
  if (row == OPTION_ROW_FIRST) {
    shell.choice = <i32>shell.choice < seats ? shell.choice + 1 : FIRST_BY_CHANCE;
    return;
  }
  const value = optionValue(row);
  const next = value + 1 == optionValues(row) ? 0 : value + 1;
  shell.options += <u8>((next - value) << load<u8>(FIELDS + 2 * row));
}

/** Whether computers' turns are shown by what came of them alone. */
export function showsOutcome(): bool {
  return ((<i32>shell.options) & OPTION_OUTCOME) != 0;
}

/** Seat that begins; NONE = by chance. */
export function firstSeat(): i32 {
  return shell.choice == FIRST_BY_CHANCE ? NONE : <i32>shell.choice - 1;
}

/** Whether the options make sense for a number of seats; loaded states can hold anything. */
export function optionsAreSound(seats: i32): bool {
  return optionValue(OPTION_ROW_SPREAD) < optionValues(OPTION_ROW_SPREAD) && <i32>shell.choice <= seats;
}

/**
 * After seats have changed: nobody begins who does not play, and the preset for one comes and goes with the second
 * seat: more hearts, and a house that moves by itself (GEEK-DIFF-3).
 */
export function fitOptions(before: i32, seats: i32): void {
  if (<i32>shell.choice > seats) shell.choice = FIRST_BY_CHANCE;
  if ((before == 1) == (seats == 1)) return;
  const kept = (<i32>shell.options) & ~(OPTION_LEVEL | OPTION_RESTLESS);
  shell.options = <u8>(kept | (seats == 1 ? LEVEL_EASY | OPTION_RESTLESS : LEVEL_NORMAL));
}

// ---- who plays whom (GEEK-SETUP-1) ----

/** The next character for a seat; whoever has it takes the seat's. */
export function nextCharacter(seat: i32): void {
  const wanted = (castOf(seat) + 1) % CHARACTERS;
  for (let other = 0; other < CHARACTERS; other++) if (castOf(other) == wanted) return swapCast(seat, other);
}

/** Deals the characters by chance. */
export function dealCast(): void {
  for (let seat = CHARACTERS - 1; seat > 0; seat--) swapCast(seat, below(RNG_PTR, seat + 1));
}

function swapCast(seat: i32, other: i32): void {
  const character = castOf(seat);
  setCast(seat, castOf(other));
  setCast(other, character);
}
