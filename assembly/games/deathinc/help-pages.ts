// Owns the order of the help pages, and which of them belongs to what the game waits for; help.ts draws them.
import { OFFICE_CART } from "./data";
import {
  PHASE_ASK,
  PHASE_DISCARD,
  PHASE_FILL,
  PHASE_ROTATE,
  PHASE_SITE,
  PHASE_SLIP,
  PHASE_TIE,
  PHASE_TOKENS,
  PHASE_WALK,
  PHASE_WEAPON,
  PHASE_ZOMBIES,
} from "./state-phases";

export const HELP_FIRST_STEPS: i32 = 0; // what it is about
export const HELP_TURN: i32 = 1;
export const HELP_SIGNS: i32 = 2;
export const HELP_TILES: i32 = 3;
export const HELP_WALK: i32 = 4;
export const HELP_FIGHTS: i32 = 5;
export const HELP_DIRECTORS: i32 = 6;
export const HELP_DEATH: i32 = 7;
export const HELP_ZOMBIES: i32 = 8;
export const HELP_CARDS: i32 = 9;
export const HELP_OTHERS: i32 = 10; // strings, orders
export const HELP_VOTE: i32 = 11; // and alone
export const HELP_CITY: i32 = 12;
export const HELP_PAGES: i32 = OFFICE_CART ? 12 : 13;

/** The page that explains what is decided in a phase. */
export function helpFor(phase: i32): i32 {
  if (phase == PHASE_SITE || phase == PHASE_FILL || phase == PHASE_TOKENS) return HELP_TILES;
  if (phase == PHASE_WALK || phase == PHASE_SLIP) return HELP_WALK;
  if (!OFFICE_CART && phase == PHASE_ROTATE) return HELP_CITY;
  if (phase >= PHASE_TIE) return HELP_VOTE;
  if (phase == PHASE_ZOMBIES) return HELP_ZOMBIES;
  if (phase == PHASE_DISCARD || phase >= PHASE_ASK) return HELP_OTHERS;
  return phase >= PHASE_WEAPON && phase < PHASE_ZOMBIES ? HELP_FIGHTS : HELP_TURN;
}
