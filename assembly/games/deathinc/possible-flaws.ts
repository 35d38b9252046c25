// Owns what can be wrong with deathinc's bytes, as numbers; inspect has the words.

export const FLAW_NONE: i32 = 0;
export const FLAW_RANGE: i32 = 1; // a field has a value that it never has
export const FLAW_PLAN: i32 = 2; // rooms, the Zombie CEO, city tiles: too many of a kind, or lying where they cannot
export const FLAW_PIECES: i32 = 3; // zombies or tokens where none can be, or more than there are
export const FLAW_SEATS: i32 = 4; // hearts, pawn and statuses of a seat contradict one another, or a seat that does not play
export const FLAW_CARDS: i32 = 5; // a card is where it cannot be
export const FLAW_DIRECTORS: i32 = 6; // directors and their offices, parties and rescues contradict one another
export const FLAW_FRESH: i32 = 7; // before the first turn something has happened
export const FLAW_RESULT: i32 = 8; // result, winner and the end contradict one another
export const FLAW_TURN: i32 = 9; // whose turn it is, or what is under way, contradicts itself
export const FLAW_PHASE: i32 = 10; // the phase has no reason or nothing to choose from
