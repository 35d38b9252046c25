// Owns pocket's options as they stand in the shell: bits of shell.options, the first leader in shell.choice.
import { shell } from "../../console/state-map";
import { MOST_SEATS, NONE } from "./data";
import { CLASSIC_CART } from "./data-classic";

const DOOM_MASK: u8 = 7; // 0..4 stands for -2..+2 zombies
const OUTCOME: u8 = 8;
const DOOM_AS_PRINTED: u8 = 2;
export const DOOM_CHOICES: i32 = 5;
/** Seats that there are to take. */
export const SEAT_ROWS: i32 = CLASSIC_CART ? 1 : MOST_SEATS;
/** shell.choice: by chance, else 1 + seat. */
export const LEADER_BY_CHANCE: u8 = 0;

/** As a fresh console has them. */
export function resetOptions(): void {
  shell.options = DOOM_AS_PRINTED;
  shell.choice = LEADER_BY_CHANCE;
}

/** 0..4 stands for -2..+2 zombies on every card. */
export function doomChoice(): i32 {
  return shell.options & DOOM_MASK;
}

export function nextDoom(): void {
  shell.options = (shell.options & ~DOOM_MASK) | (<u8>((doomChoice() + 1) % DOOM_CHOICES));
}

/** Whether computers' turns are shown by what came of them alone. */
export function showsOutcome(): bool {
  return (shell.options & OUTCOME) != 0;
}

export function toggleOutcome(): void {
  shell.options ^= OUTCOME;
}

/** Seat that leads first; NONE = by chance. */
export function firstLeader(): i32 {
  return shell.choice == LEADER_BY_CHANCE ? NONE : <i32>shell.choice - 1;
}

/** By chance, the first seat, ... the last of `seats`, by chance. */
export function nextLeader(seats: i32): void {
  shell.choice = <i32>shell.choice < seats ? shell.choice + 1 : LEADER_BY_CHANCE;
}

/** Whether the options make sense for a number of seats; loaded states can hold anything. */
export function optionsAreSound(seats: i32): bool {
  return doomChoice() < DOOM_CHOICES && shell.options < 2 * OUTCOME && <i32>shell.choice <= seats;
}

/** After seats have changed: no option that they do not allow. */
export function fitOptions(seats: i32): void {
  if (<i32>shell.choice > seats) shell.choice = LEADER_BY_CHANCE;
}
