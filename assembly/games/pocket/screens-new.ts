// Owns the rows of pocket's options; classic solo has neither leaders nor a Doom Table.
import { CLASSIC_CART } from "./data-classic";

export const OPTION_LEADER: i32 = 0;
export const OPTION_ZOMBIES: i32 = 1;
export const OPTION_TURNS: i32 = CLASSIC_CART ? 0 : 2;
export const OPTION_ROWS: i32 = CLASSIC_CART ? 1 : 3;
/** The row that the cursor stands on at first. */
export const OPTION_FIRST: i32 = CLASSIC_CART ? OPTION_TURNS : OPTION_ZOMBIES;
