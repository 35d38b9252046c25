// Owns the words of a pocket state as numbers: phases, tasks, causes of loss, results.

// Phases: what the game waits for. Chance phases are marked C.
export const PHASE_LEADER: i32 = 0; // C: who leads first
export const PHASE_TASK: i32 = 1; // the leader picks the turn's task; trades (W1, W4)
export const PHASE_VICTIM: i32 = 2; // the leader picks who takes the damage of glass or wall
export const PHASE_DRAW_TILE: i32 = 3; // C: which hidden tile
export const PHASE_PLACE: i32 = 4; // the leader turns the new tile
export const PHASE_EVENT: i32 = 5; // C: which card, its line counts
export const PHASE_COWER_CARD: i32 = 6; // C: which card is discarded unread
export const PHASE_SEARCH: i32 = 7; // the leader: search for an item or not
export const PHASE_ITEM_CARD: i32 = 8; // C: which card shows the item (search, Storage, Garage)
export const PHASE_TAKE: i32 = 9; // the leader takes an unclaimed item (POCKET-ITEM-3)
export const PHASE_PICK: i32 = 10; // fight or flee, in secret; trades before the first pick (W2)
export const PHASE_REVEAL: i32 = 11; // cards are open: trades, ignite, or on (W2); the leader's to end
export const PHASE_AGREE: i32 = 12; // the flammable's holder agrees to ignite, or not
export const PHASE_DECLARE: i32 = 13; // a fighter declares her items
export const PHASE_SPLIT: i32 = 14; // the leader picks who takes the extra points
export const PHASE_OIL: i32 = 15; // all fled: the oil's holder throws it or not
export const PHASE_LOSS: i32 = 16; // a loss is pending: concoction, totem (W3)
export const PHASE_HEIR: i32 = 17; // a dying player names her heir
export const PHASE_FLEE_MOVE: i32 = 18; // all fled: the leader picks where to
export const PHASE_GIVE_TOTEM: i32 = 19; // the leader gives the totem that was found to somebody
export const PHASE_END: i32 = 20; // game over, see result
// Classic solo only (rules-classic.ts).
export const PHASE_C_MOVE: i32 = 21; // where to go
export const PHASE_C_FIGHT: i32 = 22; // fight, run, ignite: zombies are there
export const PHASE_C_ROOM: i32 = 23; // the room's own text: may search for or bury the totem, draw an item
export const PHASE_C_DROP: i32 = 24; // a third item: which one is left
export const PHASE_C_COWER: i32 = 25; // cower or end the turn
export const PHASE_C_WALL: i32 = 26; // a dead end: through which wall the zombies come
export const PHASE_COUNT: i32 = 27;

// The task of this turn.
export const TASK_NONE: i32 = 0;
export const TASK_COWER: i32 = 1;
export const TASK_GO: i32 = 2; // to a known tile or a blank cell
export const TASK_WINDOW: i32 = 3;
export const TASK_BASH: i32 = 4;
export const TASK_TEMPLE: i32 = 5; // search for the totem
export const TASK_BURY: i32 = 6;
export const TASK_ITEM: i32 = 7; // Storage Closet or Garage

// Why health is about to be lost.
export const CAUSE_NONE: i32 = 0;
export const CAUSE_GLASS: i32 = 1;
export const CAUSE_WALL: i32 = 2;
export const CAUSE_CURSE: i32 = 3;
export const CAUSE_FLIGHT: i32 = 4; // all fled
export const CAUSE_FIGHT: i32 = 5;
export const CAUSE_MIDNIGHT: i32 = 6; // only as the reason of a death

export const RESULT_PLAYING: i32 = 0;
export const RESULT_WON: i32 = 1;
export const RESULT_MIDNIGHT: i32 = 2;
export const RESULT_DEAD: i32 = 3;

// Where the totem is.
export const TOTEM_HIDDEN: i32 = 0;
export const TOTEM_HELD: i32 = 1; // by totemHolder
export const TOTEM_BURIED: i32 = 2;

// How a fight went (report).
export const FIGHT_NONE: i32 = 0;
export const FIGHT_ALL_FLED: i32 = 1;
export const FIGHT_WON: i32 = 2; // survived by a fighter
export const FIGHT_LOST: i32 = 3; // no fighter lives
export const FIGHT_IGNITED: i32 = 4; // won by fire
