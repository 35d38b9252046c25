// Owns the reasons why an action of geek is not legal now, for rows that stay and say so.

export const WHY_LEGAL: i32 = 0;
export const WHY_NOT_NOW: i32 = 1; // belongs to another step or person, or names nothing that exists here
// Things.
export const WHY_NO_KIT: i32 = 2;
export const WHY_NO_GRENADE: i32 = 3;
export const WHY_NO_RPG: i32 = 4;
export const WHY_NO_BOARDS: i32 = 5; // none in hand
export const WHY_NO_WEAPON: i32 = 6; // neither class: a try at boards cannot succeed (GEEK-BARR-11)
export const WHY_HORROR: i32 = 7; // grenades do nothing to the Swamp Horror (GEEK-WEAP-3)
export const WHY_NOT_HORROR: i32 = 8; // the RPG is for the Swamp Horror only (GEEK-WEAP-4)
// Boards.
export const WHY_NO_OPENING: i32 = 9; // the last step crossed no door or window (GEEK-BARR-2, 4)
export const WHY_NO_BARRICADE: i32 = 10; // no boards on that side
export const WHY_TRIED: i32 = 11; // tried in this turn already (GEEK-BARR-8)
export const WHY_FOUGHT: i32 = 12; // a fight or flip in this turn (GEEK-BARR-8)
// Walking.
export const WHY_WALL: i32 = 13; // a wall or the border
export const WHY_BOARDED: i32 = 14; // GEEK-MOVE-11
export const WHY_NO_STEPS: i32 = 15; // no step left
export const WHY_CROWDED: i32 = 16; // a friend and what would stop the walk (GEEK-MOVE-10), or two pieces (GEEK-UNDEAD-17)
export const WHY_NO_END: i32 = 17; // the walk could not end within its steps (GEEK-MOVE-13, GEEK-UNDEAD-18)
export const WHY_FLED: i32 = 18; // the monster that is run from stands there (GEEK-RUN-4)
export const WHY_OCCUPIED: i32 = 19; // a friend's square, or another monster's: no stopping there (GEEK-MOVE-6, GEEK-UNDEAD-7)
export const WHY_MUST_STEP: i32 = 20; // an escape takes one step at least (GEEK-RUN-4)
// Driving away.
export const WHY_NOT_ABOARD: i32 = 21; // not on a truck square
export const WHY_NO_KEYS: i32 = 22; // the keys are not aboard
export const WHY_NO_GAS: i32 = 23; // the gas is not aboard
export const WHY_TRUCK_TILE: i32 = 24; // a hidden tile in the truck
export const WHY_TRUCK_MONSTER: i32 = 25; // a monster in the truck (GEEK-TRUCK-3)
export const WHY_REFUSED: i32 = 26; // a carrier has just refused (GEEK-WIN-3)
// Undead.
export const WHY_BANNED: i32 = 27; // moved on the last undead turn (GEEK-UNDEAD-10)
export const WHY_MOVED: i32 = 28; // the monster has stepped: no other one, no attack from here
// Start of a turn.
export const WHY_NO_MONSTER: i32 = 29; // none on the own square
export const WHY_NO_TILE: i32 = 30; // none on the own square
export const WHY_MONSTER_FIRST: i32 = 31; // a monster stands on the tile (GEEK-FLIP-8)
// Trade.
export const WHY_FAR: i32 = 32; // not next to each other (GEEK-TRADE-3)
export const WHY_NOT_HELD: i32 = 33; // the giver does not hold it
