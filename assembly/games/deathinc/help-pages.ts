// Owns the order of the help pages, and which of them belongs to what the game waits for; help.ts draws them.

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
export const HELP_PAGES: i32 = 13;

/** The page that explains what is decided in a phase, of all phases in their order (state-phases.ts). */
const PAGES: usize = memory.data<u8>([
  1, 1, 1, 3, 1, 1, 3, 3, 1, 1, 1, 4, 4, 12, 12, 5, 5, 5, 5, 5, 5, 5, 5, 8, 10, 10, 10, 10, 10, 10, 10, 10,
  10, 10, 10, 10, 11, 11, 11,
]);
export function helpFor(phase: i32): i32 {
  return load<u8>(PAGES + phase);
}
