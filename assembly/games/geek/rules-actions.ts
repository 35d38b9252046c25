// Owns the numbers of geek's actions. Every screen, computer player and tool speaks them.

// ---- decisions ----
export const ACTION_SPIN: i32 = 0; // the turn's number, or a fight's symbol
export const ACTION_FIGHT: i32 = 1; // the monster on the own square, instead of a spin (START)
export const ACTION_FLIP: i32 = 2; // the tile on the own square, instead of a spin (START)
export const ACTION_STOP: i32 = 3; // ends a walk, an escape, a prowl where the piece stands
export const ACTION_BOARD: i32 = 4; // the opening crossed with the last step
export const ACTION_ON: i32 = 5; // BEFORE: no boards, flip or fight
export const ACTION_KIT: i32 = 6;
export const ACTION_GRENADE: i32 = 7; // in a fight
export const ACTION_RPG: i32 = 8; // in a fight
export const ACTION_STAY: i32 = 9; // RUN: the escape is given up, only where no step is legal
export const ACTION_END_TURN: i32 = 10;
export const ACTION_LEAVE: i32 = 11; // drive away
export const ACTION_AGREE: i32 = 12; // to a trade, to driving away
export const ACTION_REFUSE: i32 = 13;
export const ACTION_PASS: i32 = 14; // MONSTER: none moves
export const ACTION_OTHER: i32 = 15; // PROWL before the first step: choose another monster
export const ACTION_STEP: i32 = 16; // + direction 0..3
export const ACTION_BLAST: i32 = 20; // + direction: a grenade at the boards there
export const ACTION_BREAK: i32 = 24; // + direction: a try at the boards there, character or monster
export const ACTION_SEAT: i32 = 28; // + seat 0..4: TARGET; PROWL: attack where the monster stands
export const ACTION_CHARACTER: i32 = 33; // + character 0..4: RESCUED
export const ACTION_TAKE_MONSTER: i32 = 38; // + entry 0..27: MONSTER
export const ACTION_GIVE: i32 = 66; // + 17 * seat + thing (kind - FIRST_THING): END, to a neighbour
export const ACTION_GET: i32 = 151; // + 17 * seat + thing: END, from a neighbour
// ---- chance ----
export const ACTION_SECTOR: i32 = 236; // + sector 0..3
export const ACTION_FACE: i32 = 240; // + kind 0..20
export const ACTION_FIRST: i32 = 261; // + seat 0..4
export const ACTION_LAY: i32 = 266; // + square 0..143
// ---- beside all decisions ----
export const ACTION_GIVE_UP: i32 = 410; // legal while somebody lives; legalActions() does not list it (GEEK-WIN-8)
export const ACTION_COUNT: i32 = 411;
