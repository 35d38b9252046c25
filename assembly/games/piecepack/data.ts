// Owns piecepack's fixed facts: the sixteen room tiles, their areas and exits, the clock, the caps.

// Room tiles. Indoors 0..7, outdoors 8..15; Foyer and Patio are never in a stack (PIECE-SETUP-2).
export const FOYER: i32 = 0; // null of Suns
export const TEMPLE: i32 = 1; // ace of Suns
export const STORAGE_IN: i32 = 2; // null of Arms
export const KITCHEN: i32 = 3; // ace of Arms
export const ARMS_2: i32 = 4;
export const ARMS_3: i32 = 5;
export const ARMS_4: i32 = 6;
export const DINING: i32 = 7; // 5 of Arms
export const PATIO: i32 = 8; // null of Moons
export const GRAVEYARD: i32 = 9; // ace of Moons
export const STORAGE_OUT: i32 = 10; // null of Crowns
export const GARDEN: i32 = 11; // ace of Crowns
export const CROWNS_2: i32 = 12;
export const CROWNS_3: i32 = 13;
export const CROWNS_4: i32 = 14;
export const CROWNS_5: i32 = 15;
export const ROOM_COUNT: i32 = 16;
export const NO_ROOM: i32 = 255;

export const INDOORS: i32 = 0;
export const OUTDOORS: i32 = 1;

// PIECE-MOVE-2, table 3.2: how many rooms each tile may be connected to.
const EXITS: usize = memory.data<u8>([1, 1, 1, 2, 2, 3, 4, 4, 2, 1, 1, 2, 2, 3, 4, 4]);

export const DIE_FACES: i32 = 6; // 0..5 (PIECE-SETUP-9)
export const NO_DIE: i32 = 255;

export const TICKS_PER_HOUR: i32 = 8; // squares of the clock (PIECE-SETUP-5)
export const LAST_TICK: i32 = 24; // the third coin goes: lost (PIECE-CLOCK-4)
export const START_HEALTH: i32 = 5; // PIECE-SETUP-7
export const START_ATTACK: i32 = 1; // PIECE-SETUP-8
export const MOST: i32 = 6; // coins of a meter (AMB-14)
export const RITUAL_TURNS: i32 = 2; // PIECE-ROOM-1, PIECE-ROOM-2

// PIECE-SETUP-6, PIECE-CLOCK-3: the coins of the intensity meter, by hour.
const INTENSITIES: usize = memory.data<u8>([0, 3, 5, 5]);

/** Exits printed on a room tile. */
export function exitsOf(room: i32): i32 {
  return load<u8>(EXITS + room);
}

/** INDOORS or OUTDOORS. */
export function areaOf(room: i32): i32 {
  return room >= PATIO ? OUTDOORS : INDOORS;
}

/** First tile of an area's stack; the stack is this tile and the six after it (PIECE-SETUP-3, -4). */
export function stackStart(area: i32): i32 {
  return area == OUTDOORS ? GRAVEYARD : TEMPLE;
}

/** Tiles in a full stack. */
export const STACK_SIZE: i32 = 7;

/** Zombies added to each attack in an hour 0..2; hour 3 is after the end. */
export function intensityOf(hour: i32): i32 {
  return load<u8>(INTENSITIES + hour);
}

/** Whether a turn that ends there heals (PIECE-ROOM-3). */
export function isHealing(room: i32): bool {
  return room == KITCHEN || room == GARDEN;
}

/** Whether one may search there (PIECE-ROOM-4). */
export function isStorage(room: i32): bool {
  return room == STORAGE_IN || room == STORAGE_OUT;
}
