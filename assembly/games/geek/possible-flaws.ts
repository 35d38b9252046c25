// Owns what can be wrong with geek's bytes, as numbers; inspect has the words.

export const FLAW_NONE: i32 = 0;
export const FLAW_RANGE: i32 = 1; // a field has a value that it never has
export const FLAW_CAST: i32 = 2; // characters named twice, or a seat plays one that it cannot have
export const FLAW_SEATS: i32 = 3; // hearts, fate and death of a seat contradict one another, or a seat that does not play
export const FLAW_PLACES: i32 = 4; // two living people, or two monsters, where only one can be
export const FLAW_HANDS: i32 = 5; // nobody holds things, or a pile of nothing, or two on a square
export const FLAW_TILES: i32 = 6; // more tiles of a kind than there are, or one is lost
export const FLAW_HIDDEN: i32 = 7; // hidden tiles and their faces differ, or one lies where none may
export const FLAW_FRESH: i32 = 8; // before the first turn something has happened
export const FLAW_RESULT: i32 = 9; // result, phase and the living contradict one another
export const FLAW_TURN: i32 = 10; // whose turn it is, or what was done in it, contradicts itself
export const FLAW_PHASE: i32 = 11; // the phase has no reason or nothing to choose from
