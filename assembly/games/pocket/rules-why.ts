// Owns the reasons why an action of pocket is not legal now, for rows that stay and say so.

export const WHY_LEGAL: i32 = 0;
export const WHY_NOT_NOW: i32 = 1; // belongs to another step or person, or names nothing that exists here
// Tasks.
export const WHY_MUST_BURY: i32 = 2; // 11 pm, one card left: bury the totem (POCKET-FORCE-1)
export const WHY_BURY_OR_COWER: i32 = 3; // 11 pm, two cards left (POCKET-FORCE-2)
export const WHY_CLOSED: i32 = 4; // a wall or hedge on that side
export const WHY_BLOCKED: i32 = 5; // an open side, but a wall or hedge of the tile beyond (AMB-3)
export const WHY_STACK_EMPTY: i32 = 6; // no tile of this region left (POCKET-MOVE-7, POCKET-BASH-1)
export const WHY_NO_WINDOW: i32 = 7; // no window here
export const WHY_NO_ROOM: i32 = 8; // this tile has no action of its own
export const WHY_USED: i32 = 9; // Storage Closet or Garage: done before (POCKET-STORE-2)
export const WHY_FOUND: i32 = 10; // Temple: the totem was found before (AMB-20)
export const WHY_NO_TOTEM: i32 = 11; // Graveyard: nobody holds the totem
export const WHY_NOT_HOUSE: i32 = 12; // walls are bashed in the house only (POCKET-BASH-6)
export const WHY_WAYS_LEFT: i32 = 13; // some house tile still has an unexplored way (POCKET-BASH-1)
export const WHY_NOT_WALL: i32 = 14; // a door or the window on that side
export const WHY_TILE_BEHIND: i32 = 15; // a tile lies behind that wall
// Things.
export const WHY_HELD: i32 = 16; // somebody holds that item
export const WHY_NOT_HELD: i32 = 17; // nobody holds that item
export const WHY_OWN: i32 = 18; // she holds it herself
export const WHY_DEAD: i32 = 19; // that seat is dead
export const WHY_NO_FUEL: i32 = 20; // no chip on the Gasoline
export const WHY_NO_SAW: i32 = 21; // nobody holds the Chain Saw
export const WHY_NO_CANDLE: i32 = 22; // nobody holds the Candelabra
export const WHY_FLED: i32 = 23; // the holder of the Candelabra or of the flammable fled (POCKET-CANDEL-2)
export const WHY_ONCE: i32 = 24; // proposed before in this fight (POCKET-CANDEL-4)
// Classic solo.
export const WHY_CLASSIC: i32 = 32; // first number that rules-classic*.ts may use for its own reasons
