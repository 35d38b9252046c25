// Owns the order of the help pages, and which of them belongs to what the game waits for; help.ts draws them.
import { CLASSIC_CART } from "./data-classic";
import {
  PHASE_AGREE,
  PHASE_COWER_CARD,
  PHASE_C_MOVE,
  PHASE_DECLARE,
  PHASE_DRAW_TILE,
  PHASE_EVENT,
  PHASE_FLEE_MOVE,
  PHASE_GIVE_TOTEM,
  PHASE_HEIR,
  PHASE_ITEM_CARD,
  PHASE_LOSS,
  PHASE_OIL,
  PHASE_PICK,
  PHASE_PLACE,
  PHASE_REVEAL,
  PHASE_SEARCH,
  PHASE_SPLIT,
  PHASE_TAKE,
  PHASE_TASK,
  PHASE_VICTIM,
} from "./state-phases";

// Classic solo's cartridge has six pages; to them lead what leads to a page of the 2010 game that it lacks.
export const HELP_CLASSIC: i32 = 1;
export const HELP_CLASSIC_RULES: i32 = 3;
export const HELP_BUTTONS: i32 = 5;

export const HELP_FIRST_STEPS: i32 = 0;
export const HELP_TURN: i32 = 1;
export const HELP_NEW_ROOMS: i32 = 2;
export const HELP_WALLS: i32 = 3; // window and walls
export const HELP_ROOMS: i32 = CLASSIC_CART ? HELP_CLASSIC_RULES : 4; // what rooms do
export const HELP_CLOCK: i32 = CLASSIC_CART ? 4 : 5;
export const HELP_CARDS: i32 = CLASSIC_CART ? HELP_CLASSIC : 6;
export const HELP_ZOMBIES: i32 = 7;
export const HELP_DAMAGE: i32 = 8;
export const HELP_ITEMS: i32 = CLASSIC_CART ? HELP_CLASSIC_RULES : 9;
export const HELP_FIRE: i32 = 10; // fire, fuel, drink
export const HELP_TOTEM: i32 = 11;
export const HELP_DEATH: i32 = 12;
export const HELP_LAST_CARDS: i32 = 13;
export const HELP_OPTIONS: i32 = CLASSIC_CART ? HELP_BUTTONS : 14;
export const HELP_PAGES: i32 = CLASSIC_CART ? 6 : 15;

/** The page that explains what is decided in a phase. */
export function helpFor(phase: i32): i32 {
  if (phase >= PHASE_C_MOVE) return HELP_CLASSIC;
  if (phase == PHASE_TASK) return HELP_TURN;
  if (phase == PHASE_VICTIM) return HELP_WALLS;
  if (phase == PHASE_DRAW_TILE || phase == PHASE_PLACE) return HELP_NEW_ROOMS;
  if (phase == PHASE_SEARCH || phase == PHASE_ITEM_CARD || phase == PHASE_TAKE) return HELP_ITEMS;
  if (phase == PHASE_EVENT || phase == PHASE_COWER_CARD) return HELP_CARDS;
  if (phase == PHASE_PICK || phase == PHASE_REVEAL || phase == PHASE_FLEE_MOVE) return HELP_ZOMBIES;
  if (phase == PHASE_DECLARE || phase == PHASE_SPLIT) return HELP_DAMAGE;
  if (phase == PHASE_AGREE || phase == PHASE_OIL || phase == PHASE_LOSS) return HELP_FIRE;
  if (phase == PHASE_GIVE_TOTEM) return HELP_TOTEM;
  return phase == PHASE_HEIR ? HELP_DEATH : HELP_FIRST_STEPS;
}
