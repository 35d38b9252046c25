// Owns the order of the help pages, and which of them belongs to what the game waits for; help.ts draws them.
import {
  PHASE_BEFORE,
  PHASE_END,
  PHASE_FIGHT,
  PHASE_LEAVE,
  PHASE_MONSTER,
  PHASE_RESCUED,
  PHASE_RUN,
  PHASE_START,
  PHASE_TRADE,
  PHASE_WALK,
} from "./state-phases";

export const HELP_FIRST_STEPS: i32 = 0; // what it is about
export const HELP_TURN: i32 = 1;
export const HELP_WALK: i32 = 2;
export const HELP_TILES: i32 = 3;
export const HELP_FIGHTS: i32 = 4;
export const HELP_RUN: i32 = 5;
export const HELP_BOARDS: i32 = 6;
export const HELP_THINGS: i32 = 7; // kits, trades
export const HELP_DEATH: i32 = 8; // things left, who stands up
export const HELP_UNDEAD: i32 = 9;
export const HELP_TRUCK: i32 = 10; // and options
export const HELP_PAGES: i32 = 11;

/** The page that explains what is decided in a phase. */
export function helpFor(phase: i32): i32 {
  if (phase == PHASE_START) return HELP_TURN;
  if (phase == PHASE_WALK) return HELP_WALK;
  if (phase == PHASE_BEFORE) return HELP_BOARDS;
  if (phase == PHASE_FIGHT) return HELP_FIGHTS;
  if (phase == PHASE_RUN) return HELP_RUN;
  if (phase == PHASE_RESCUED) return HELP_DEATH;
  if (phase == PHASE_END || phase == PHASE_TRADE) return HELP_THINGS;
  if (phase == PHASE_LEAVE) return HELP_TRUCK;
  return phase >= PHASE_MONSTER ? HELP_UNDEAD : HELP_FIRST_STEPS;
}
