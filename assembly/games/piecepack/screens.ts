// Owns the numbers of piecepack's own screens and of the rows of its menus.
import { HELP_CLOCK, HELP_ROOMS } from "./help-pages";

/** A closer look: page 0 the clock, page 1 what is still hidden. */
export const SCREEN_LOOK: u8 = 16;
/** The map without a choice, after the game or between a computer player's turns. */
export const SCREEN_MAP: u8 = 17;

export const LOOK_CLOCK: i32 = 0;
export const LOOK_HIDDEN: i32 = 1;
export const LOOK_PAGES: i32 = 2;

// Rows of the new game screen.
export const NEW_PLAYER: i32 = 0;
export const NEW_LEVEL: i32 = 1; // of the computer player
export const NEW_GLASS: i32 = 2;
export const NEW_RITUAL: i32 = 3;
export const NEW_HELP: i32 = 4;
export const NEW_START: i32 = 5;
export const NEW_ROWS: i32 = 6;

/** The help page behind a page of the closer look. */
export function lookHelp(page: i32): i32 {
  return page == LOOK_CLOCK ? HELP_CLOCK : HELP_ROOMS;
}
