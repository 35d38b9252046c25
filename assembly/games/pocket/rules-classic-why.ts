// Owns why an action of classic solo is not possible now, as numbers; the other reasons are in the 2010 rules.

export const WHY_C_NOT_NOW: i32 = 1; // belongs to another step, or names nothing that could come
export const WHY_C_WALL: i32 = 40; // no way there: a wall, a hedge, or a door against a wall
export const WHY_C_NO_TILES: i32 = 41; // an open side, but no tile of this stack is left
export const WHY_C_NO_CARD: i32 = 42; // needs a card; it is 11 pm and none is left
export const WHY_C_USED: i32 = 43; // this room's item was taken before
export const WHY_C_NO_FUEL: i32 = 44; // the Chain Saw is empty
export const WHY_C_FULL: i32 = 45; // the Chain Saw takes no more fuel
export const WHY_C_NOT_HELD: i32 = 46; // an item that is not carried
export const WHY_C_UNKNOWN: i32 = 47; // running leads to known tiles only
export const WHY_C_LAST: i32 = WHY_C_UNKNOWN;
