// Owns the words of a geek state as numbers: phases, results, how a fight ended.

// Phases: what the game waits for. C = chance moves. The decider of each stands in brackets.
export const PHASE_LAY: i32 = 0; // C: which square gets the next hidden tile (GEEK-SETUP-4..7)
export const PHASE_FIRST: i32 = 1; // C: which seat begins (GEEK-TURN-2)
export const PHASE_START: i32 = 2; // (turn's seat) start of a turn: spin, fight or flip here, kit, drive away; undead: spin
export const PHASE_SPIN: i32 = 3; // C: the number of a walk
export const PHASE_WALK: i32 = 4; // (turn's seat) steps, boards, grenade or try at boards, kit, stop
export const PHASE_BEFORE: i32 = 5; // (walker) board what was crossed before the fight or flip, or go on (GEEK-BARR-4)
export const PHASE_FLIP: i32 = 6; // C: the face of the hidden tile
export const PHASE_FIGHT: i32 = 7; // (fighter) spin, grenade, RPG, kit
export const PHASE_SYMBOL: i32 = 8; // C: the symbol of a fight
export const PHASE_RUN_SPIN: i32 = 9; // C: the number of an escape
export const PHASE_RUN: i32 = 10; // (fighter) steps of an escape, boards, grenade at boards, stop, give it up
export const PHASE_RESCUED: i32 = 11; // (eaten seat) which rescued character stands up
export const PHASE_BOARDS_SPIN: i32 = 12; // C: the symbol of a try at boards, living or undead
export const PHASE_END: i32 = 13; // (turn's seat) end of the turn: board, kit, try at boards, trade, drive away, end
export const PHASE_TRADE: i32 = 14; // (the other) agrees to the trade asked for, or not
export const PHASE_LEAVE: i32 = 15; // (a carrier) agrees to drive away, or not
export const PHASE_MONSTER: i32 = 16; // (undead seat) which monster moves, or none
export const PHASE_PROWL: i32 = 17; // (undead seat) the monster's steps, attack where it stands, try at boards, stop
export const PHASE_TARGET: i32 = 18; // (undead seat) who of several on the square is attacked
export const PHASE_OVER: i32 = 19;
export const PHASES: i32 = 20;

export const RESULT_PLAYING: i32 = 0;
export const RESULT_ESCAPED: i32 = 1; // the truck has left (GEEK-WIN-5)
export const RESULT_EATEN: i32 = 2; // no living character is left (GEEK-WIN-7)
export const RESULT_GIVEN_UP: i32 = 3; // GEEK-WIN-8
export const RESULT_TOO_LONG: i32 = 4; // GEEK-WIN-9

// Where a seat's character is (State.fate).
export const FATE_LIVING: i32 = 0;
export const FATE_UNDEAD: i32 = 1;

// How the last fight or flip ended (State.outcome), for the screens.
export const OUTCOME_NONE: i32 = 0;
export const OUTCOME_KILLED: i32 = 1;
export const OUTCOME_RAN: i32 = 2;
export const OUTCOME_EATEN: i32 = 3;
export const OUTCOME_RESCUED: i32 = 4; // eaten, a rescued character stood up
export const OUTCOME_FOUND: i32 = 5; // a thing was flipped and taken
