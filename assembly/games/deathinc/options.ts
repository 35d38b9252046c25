// Owns deathinc's options as they stand in the shell: bits of shell.options (data.ts), who begins in shell.choice.
import { shell } from "../../console/state-map";
import { NONE, OPTION_OUTCOME, REACT_OFF } from "./data";

// Rows of the page of options.
export const OPTION_ROW_REACT: i32 = 0;
export const OPTION_ROW_TURNS: i32 = 1;
export const OPTION_ROW_FIRST: i32 = 2;
export const OPTION_ROW_MAP: i32 = 3;
export const OPTION_ROW_KILLS: i32 = 4;
export const OPTION_ROWS: i32 = 5;

/** Of every row but that of who begins: lowest bit in shell.options, number of values. */
const FIELDS: usize = memory.data<u8>([3, 3, 5, 2, 0, 0, 0, 2, 2, 2]);
/** shell.choice: by chance, else 1 + seat. */
const FIRST_BY_CHANCE: u8 = 0;

/** As a fresh console has them: the office alone, orders. */
export function resetOptions(): void {
  shell.options = 0;
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

/** Whether a row means anything with so many seats: alone there is no city, nobody else who could react, play or begin. */
export function optionCounts(row: i32, seats: i32): bool {
  if (row == OPTION_ROW_KILLS) return optionValue(OPTION_ROW_MAP) != 0;
  return seats > 1;
}

/** The next value of a row, in a game of so many seats. */
export function nextOption(row: i32, seats: i32): void {
  if (!optionCounts(row, seats)) return;
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
  return optionValue(OPTION_ROW_REACT) <= REACT_OFF && <i32>shell.choice <= seats && shell.options < 64;
}

/** After seats have changed. What one seat alone cannot have stays chosen: setUp() leaves it out (INC-BASE-28). */
export function fitOptions(seats: i32): void {
  if (<i32>shell.choice > seats) shell.choice = FIRST_BY_CHANCE;
}
