// Owns the kinds of geek's log entries: what the numbers of each say. chronicle.ts writes them, log-lines.ts reads.

// "who" = a character 0..4, UNDEAD + character, HOUSE, or BEAST + kind of a monster.
export const UNDEAD: i32 = 5;
export const HOUSE: i32 = 10;
export const BEAST: i32 = 16;

export const LINE_BEGUN: i32 = 2; // who begins, hidden tiles
export const LINE_WENT: i32 = 3; // who, square: end of a walk
export const LINE_STAYED: i32 = 4; // who, square: no step
export const LINE_RAN: i32 = 5; // who, square, kind of monster, hearts lost
export const LINE_BOXED: i32 = 6; // who, kind: the escape failed
export const LINE_FOUND: i32 = 7; // who, square, kind of thing
export const LINE_REVEALED: i32 = 8; // who, square, kind of monster
export const LINE_ATTACKED: i32 = 9; // who fights, kind of monster: the character went there
export const LINE_SENT: i32 = 10; // who is attacked, kind, undead who
export const LINE_KILLED: i32 = 11; // who, kind, hearts lost, HOW_...
export const LINE_EATEN: i32 = 12; // who, kind, square
export const LINE_STANDS: i32 = 13; // who stands up, hearts
export const LINE_DROPPED: i32 = 14; // who, square, CARGO_...: things lie there now
export const LINE_TOOK: i32 = 15; // who, square, CARGO_...: the things of a pile
export const LINE_BOARDED: i32 = 16; // who, opening
export const LINE_BOARDS: i32 = 17; // who, opening, BOARDS_...
export const LINE_KIT: i32 = 18; // who, hearts now
export const LINE_GAVE: i32 = 19; // from, to, kind
export const LINE_REFUSED: i32 = 20; // who, 1 = to drive away, 0 = a trade
export const LINE_PROWLED: i32 = 21; // undead who, kind, square
export const LINE_RESTED: i32 = 22; // undead who: no monster did anything
export const LINE_DROVE: i32 = 23; // characters aboard, bit character
export const LINE_RESULT: i32 = 24; // RESULT_...

// LINE_KILLED: with what.
export const HOW_WEAPON: i32 = 0;
export const HOW_GRENADE: i32 = 1;
export const HOW_RPG: i32 = 2;

// LINE_BOARDS: what became of them.
export const BOARDS_HELD: i32 = 0;
export const BOARDS_BROKEN: i32 = 1;
export const BOARDS_BLOWN: i32 = 2;

// What matters most among things, bits.
export const CARGO_KEYS: i32 = 1;
export const CARGO_GAS: i32 = 2;
