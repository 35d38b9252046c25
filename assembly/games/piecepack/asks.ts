// Owns which choices piecepack asks about once more, and why.
import { LAST_TICK } from "./data";
import { damage, intensity } from "./queries";
import { ACTION_BREAK, ACTION_COWER, ACTION_FIGHT, ACTION_SEARCH } from "./rules";
import { listChoices, choicePossible } from "./choices";
import { state } from "./state";

export const ASK_NONE: i32 = 0;
export const ASK_DIE: i32 = 1; // the fight kills
export const ASK_BREAK: i32 = 2; // zombies come through the wall, whatever they roll they cannot kill
export const ASK_BREAK_RISKY: i32 = 3; // they may kill
export const ASK_LATE: i32 = 4; // a search or a rest takes the last time (AMB-2)

/** ASK_... of an action that is legal now. A choice without another is not asked about. */
export function askFor(action: i32): i32 {
  if (action == ACTION_BREAK) return mostWallDamage() >= <i32>state.health ? ASK_BREAK_RISKY : ASK_BREAK;
  if (action == ACTION_FIGHT && damage() >= <i32>state.health && possibleRows() > 1) return ASK_DIE;
  if (action != ACTION_SEARCH && action != ACTION_COWER) return ASK_NONE;
  return <i32>state.ticks == LAST_TICK - 1 ? ASK_LATE : ASK_NONE;
}

/** The most health a breakthrough can cost: a 5 on the Moons die (PIECE-BREAK-2). */
export function mostWallDamage(): i32 {
  return max<i32>(5 + intensity() - state.attack, 0);
}

/** The least health it can cost: a 0. */
export function leastWallDamage(): i32 {
  return max<i32>(intensity() - state.attack, 0);
}

/** Faces of 6 with which a breakthrough costs nothing. */
export function harmlessFaces(): i32 {
  return min(max<i32>(state.attack - intensity() + 1, 0), 6);
}

/** Faces of 6 with which it kills. */
export function deadlyFaces(): i32 {
  // Killed from die >= health + attack - intensity on.
  return min(max<i32>(6 - (state.health + state.attack - intensity()), 0), 6);
}

function possibleRows(): i32 {
  let count = 0;
  const rows = listChoices();
  for (let row = 0; row < rows; row++) if (choicePossible(row)) count++;
  return count;
}
