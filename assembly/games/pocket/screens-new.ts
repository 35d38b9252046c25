// Owns the rows of pocket's options, and which of them have something to choose now.
import { seatsTaken } from "../../console/match";
import { isClassicChosen } from "./options";

export const OPTION_LEADER: i32 = 0;
export const OPTION_ZOMBIES: i32 = 1;
export const OPTION_TURNS: i32 = 2;
export const OPTION_CLASSIC: i32 = 3;
export const OPTION_ROWS: i32 = 4;

/** Classic solo is for one player, and has neither leaders nor a Doom Table. */
export function optionPossible(row: i32): bool {
  if (row == OPTION_CLASSIC) return seatsTaken() == 1;
  return row == OPTION_TURNS || !isClassicChosen();
}
