// Owns the order of the help pages; help.ts draws them.

export const HELP_FIRST_STEPS: i32 = 0;
export const HELP_TURN: i32 = 1;
export const HELP_CLOCK: i32 = 2;
export const HELP_MOVING: i32 = 3;
export const HELP_DICE: i32 = 4;
export const HELP_FIGHTS: i32 = 5;
export const HELP_ROOMS: i32 = 6;
export const HELP_REST: i32 = 7;
export const HELP_WALL: i32 = 8;
export const HELP_OPTIONS: i32 = 9;
export const HELP_PAGES: i32 = 10;
