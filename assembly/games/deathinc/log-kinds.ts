// Owns the kinds of deathinc's log entries: what the numbers of each say. chronicle.ts writes them, log-lines.ts reads.

export const LINE_BEGUN: i32 = 2; // seat that begins
export const LINE_RETURNED: i32 = 3; // seat, tile
export const LINE_LAID: i32 = 4; // seat, kind of room, site 1..15
export const LINE_EXPLORED: i32 = 5; // seat, kind of city tile
export const LINE_WALKED: i32 = 6; // seat, steps it had, tile where it stands
export const LINE_NO_WALK: i32 = 7; // seat
export const LINE_KILLED: i32 = 8; // seat, kills, bullets spent, the die that did it, 0 = a card
export const LINE_TROPHY: i32 = 9; // seat
export const LINE_HIT: i32 = 10; // seat, hearts lost, hearts now
export const LINE_DIED: i32 = 11; // seat, kills lost, tile
export const LINE_CLAIMED: i32 = 13; // seat, director
export const LINE_RESCUED: i32 = 14; // seat, director
export const LINE_SCARED: i32 = 15; // seat that led it, director, site 1..15 it ran to, 1 = by a 1 in a fight
export const LINE_REMOVED: i32 = 16; // director
export const LINE_PLAYED: i32 = 17; // seat, kind of card, seat aimed at, 6 = nobody, 1 = an item is laid down
export const LINE_STOPPED: i32 = 18; // kind of card that had no effect
export const LINE_ZOMBIES: i32 = 19; // seat that moves them, how many; 0 = none may walk
export const LINE_GATE: i32 = 20; // seat
export const LINE_MISSED: i32 = 21; // seat
export const LINE_TIE: i32 = 22; // seat, total
export const LINE_RESULT: i32 = 23; // RESULT_..., seat, votes
export const LINE_LOST: i32 = 24; // seat, kind of an item that lay before it
export const LINE_AIMED: i32 = 25; // tile that a card strikes
export const LINE_GAVE: i32 = 26; // seat, kills given back to a card
