// Owns the numbers of a computer player's reasons; reason-words.ts has the words in this order. n = the number that goes with it.

export const REASON_NONE: i32 = 0; // nothing to say
// Where to.
export const REASON_FIND_TEMPLE: i32 = 1;
export const REASON_TO_TEMPLE: i32 = 2;
export const REASON_FIND_WINDOW: i32 = 3;
export const REASON_TO_WINDOW: i32 = 4;
export const REASON_FIND_GRAVEYARD: i32 = 5;
export const REASON_TO_GRAVEYARD: i32 = 6;
export const REASON_FIND_ETCHING: i32 = 7;
export const REASON_TO_ITEM: i32 = 8; // Storage or Garage
export const REASON_WALL: i32 = 9; // no way on
export const REASON_MOST_WAYS: i32 = 10; // turns a tile so; n = new ways
// What to do there.
export const REASON_TOTEM: i32 = 11; // search the Temple
export const REASON_BURY: i32 = 12;
export const REASON_WEAK: i32 = 13; // cower; n = least health
export const REASON_TIME: i32 = 14; // cower or search; n = cards to spare
export const REASON_HURRY: i32 = 15; // no search, no cower; n = cards to midnight
export const REASON_ROOM_ITEM: i32 = 16; // an item without a fight
// Fights.
export const REASON_UNHURT: i32 = 17; // fight: nobody is hurt
export const REASON_CHEAP: i32 = 18; // fight; n = damage for all together
export const REASON_FOR_TOTEM: i32 = 19; // fight: the search or burial counts on it
export const REASON_ENOUGH: i32 = 20; // flee: the others are enough
export const REASON_LETHAL: i32 = 21; // flee: a fight would kill
export const REASON_TOO_MANY: i32 = 22; // flee; n = zombies
// Items.
export const REASON_USES_IT: i32 = 23; // give: the other one fights with it
export const REASON_SAVES: i32 = 24; // give or drink: it keeps somebody alive
export const REASON_STRONGEST: i32 = 25; // who carries the totem, who is hurt, who inherits: most health
export const REASON_FIRE: i32 = 26; // n = damage that a fight would cost
export const REASON_SAVES_FUEL: i32 = 27; // leaves the saw out
