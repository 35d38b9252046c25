// Owns geek's house: edges between squares, openings, rooms, hiding spots (RULES.md, 3.3 and 3.4).
//
// A square is 12 * row + column, 0 = A1, 11 = L1, 132 = A12. Directions: 0 north, 1 east, 2 south, 3 west.

export const SIDE: i32 = 12;
export const SQUARES: i32 = 144;
export const START: i32 = 132; // A12, the yellow car (GEEK-SETUP-3)
export const CAB: i32 = 11; // L1, where the truck's tile lies (GEEK-SETUP-7)

export const NORTH: i32 = 0;
export const EAST: i32 = 1;
export const SOUTH: i32 = 2;
export const WEST: i32 = 3;

export const OPEN: i32 = 0;
export const WALL: i32 = 1;
export const DOOR: i32 = 2;
export const WINDOW: i32 = 3;

/** A byte for two squares, the left one in the high half: east edge | south edge << 2. */
const EDGES: usize = memory.data<u8>([
  0x00, 0x00, 0x01, 0x00, 0x00, 0x01, 0x04, 0x84, 0x46, 0xc4, 0xc4, 0x01, 0x10, 0x01, 0x10, 0x10, 0x01, 0x01,
  0x30, 0x02, 0x58, 0x50, 0x01, 0x01, 0x14, 0x86, 0x04, 0x10, 0x02, 0x01, 0x10, 0x02, 0x21, 0x24, 0x45, 0x01,
  0x34, 0x85, 0x15, 0x20, 0x01, 0x01, 0x10, 0x02, 0x48, 0x50, 0x03, 0x01, 0x10, 0x00, 0x10, 0x14, 0x85, 0x01,
  0x30, 0x00, 0x20, 0x10, 0x02, 0x01, 0x14, 0xc4, 0x58, 0x64, 0xc5, 0x01, 0x44, 0x44, 0x44, 0x44, 0x46, 0x45,
]);

/** The edges east and south of a square: east | south << 2. */
export function edgesOf(square: i32): i32 {
  const byte = <i32>load<u8>(EDGES + (square >> 1));
  return (square & 1) == 0 ? byte >> 4 : byte & 15;
}

/** The square next to one; -1 beyond the board. */
export function neighbour(square: i32, direction: i32): i32 {
  if (direction == NORTH) return square < SIDE ? -1 : square - SIDE;
  if (direction == SOUTH) return square >= SQUARES - SIDE ? -1 : square + SIDE;
  const column = square % SIDE;
  if (direction == EAST) return column == SIDE - 1 ? -1 : square + 1;
  return column == 0 ? -1 : square - 1;
}

/** OPEN, WALL, DOOR or WINDOW; the border is wall. Boards are not looked at. */
export function edge(square: i32, direction: i32): i32 {
  const other = neighbour(square, direction);
  if (other < 0) return WALL;
  const owner = direction == EAST || direction == SOUTH ? square : other;
  const bits = edgesOf(owner);
  return (direction & 1) == 1 ? bits & 3 : bits >> 2;
}

// ---- openings (GEEK-MAP-2, 3): 0-19 doors D01..D20, 20-27 windows W01..W08 ----
export const OPENINGS: i32 = 28;
export const FIRST_WINDOW: i32 = 20;
/** Square of each opening on its north or west side | 0x100 if the edge is that square's east one, else its south one. */
const OPENING_EDGES: usize = memory.data<u16>([
  14,
  0x100 + 39,
  0x100 + 51,
  50,
  0x100 + 63,
  74,
  0x100 + 87,
  0x100 + 112,
  89,
  41, // D01..D10
  0x100 + 66,
  0x100 + 78,
  0x100 + 64,
  104,
  0x100 + 126,
  125,
  0x100 + 117,
  0x100 + 57,
  0x100 + 17,
  0x100 + 141, // D11..D20
  0x100 + 108,
  0x100 + 72,
  0x100 + 36,
  18,
  20,
  0x100 + 93,
  122,
  128, // W01..W08
]);

/** The square of an opening on its north or west side. */
export function openingSquare(opening: i32): i32 {
  return load<u16>(OPENING_EDGES + 2 * opening) & 255;
}

/** EAST or SOUTH: where the opening lies seen from openingSquare(). */
export function openingDirection(opening: i32): i32 {
  return load<u16>(OPENING_EDGES + 2 * opening) >> 8 == 1 ? EAST : SOUTH;
}

/** The opening on an edge, -1 where there is none. */
export function openingAt(square: i32, direction: i32): i32 {
  if (edge(square, direction) < DOOR) return -1;
  const far = direction == NORTH || direction == WEST;
  const owner = far ? neighbour(square, direction) : square;
  const wanted = owner | ((direction & 1) << 8);
  for (let opening = 0; opening < OPENINGS; opening++) {
    if (<i32>load<u16>(OPENING_EDGES + 2 * opening) == wanted) return opening;
  }
  return -1;
}

// ---- rooms ----
export const FRONT_YARD: i32 = 0;
export const BACK_YARD: i32 = 1;
export const TRUCK: i32 = 2;
export const KITCHEN: i32 = 3;
export const PANTRY: i32 = 4;
export const BATHROOM: i32 = 5;
export const BEDROOM: i32 = 6;
export const DINING_ROOM: i32 = 7;
export const HALL: i32 = 8;
export const CLOSET: i32 = 9;
export const KIDS_ROOM: i32 = 10;
export const LIVING_ROOM: i32 = 11;
export const ENTRY: i32 = 12;
export const GARAGE: i32 = 13;
export const ROOMS: i32 = 14;

/** Rooms of two squares a byte, the left one in the high half. */
const ROOM_OF: usize = memory.data<u8>([
  0x00, 0x00, 0x00, 0x11, 0x11, 0x22, 0x00, 0x00, 0x00, 0x11, 0x11, 0x22, 0x03, 0x33, 0x45, 0x56, 0x66, 0x11,
  0x03, 0x33, 0x45, 0x56, 0x66, 0x11, 0x03, 0x33, 0x88, 0x86, 0x66, 0x11, 0x07, 0x77, 0x89, 0x86, 0x66, 0x11,
  0x07, 0x77, 0x89, 0x8a, 0xaa, 0x11, 0x0b, 0xbb, 0x88, 0x8a, 0xaa, 0x11, 0x0b, 0xbb, 0xbc, 0xca, 0xaa, 0x11,
  0x0b, 0xbb, 0xbc, 0xcd, 0xdd, 0x11, 0x0b, 0xbb, 0xbc, 0xcd, 0xdd, 0x11, 0x00, 0x00, 0x00, 0x00, 0x00, 0x11,
]);

export function roomOf(square: i32): i32 {
  const byte = <i32>load<u8>(ROOM_OF + (square >> 1));
  return (square & 1) == 0 ? byte >> 4 : byte & 15;
}

/** Whether a square is one of the truck's four: K1, L1, K2, L2 (GEEK-TRUCK-1). */
export function isTruck(square: i32): bool {
  return roomOf(square) == TRUCK;
}

// ---- hiding spots (3.4), in the order of its table; names are in spot-words.ts ----
export const SPOTS: i32 = 64;
const SPOT_SQUARES: usize = memory.data<u8>([
  25,
  27,
  38,
  49, // kitchen: fridge, stove, table, cupboard
  28,
  40, // pantry: shelves, sack
  29,
  30,
  42, // bathroom: bathtub, curtain, washer
  31,
  33,
  44,
  69,
  68,
  55, // bedroom: wardrobe, dresser, bed, chest, rug, crib
  61,
  75,
  73, // dining room: sideboard, clock, palm pot
  54,
  76,
  90, // hall: coats, portrait, hat rack
  65,
  77, // closet: boxes, brooms
  103,
  81,
  105,
  80,
  92, // kids' room: bunk, toybox, tent, desk, carpet
  85,
  100,
  110,
  109,
  121,
  123,
  124, // living room: bookcase, armchair, sofa, drapes, fireplace, plant, piano
  102,
  114, // entry: stand, shoes
  115,
  128,
  129, // garage: bench, barrel, tyres
  0,
  2,
  4,
  5,
  13,
  15,
  24,
  48,
  84,
  135,
  139, // front yard: well .. bins
  7,
  9,
  19,
  47,
  46,
  70,
  71,
  95,
  106,
  119,
  130,
  143, // back yard: glasshouse .. pond
  11, // truck: cab
]);

export function spotSquare(spot: i32): i32 {
  return load<u8>(SPOT_SQUARES + spot);
}

/** The hiding spot on a square, 0..63; -1 where there is none. */
export function spotAt(square: i32): i32 {
  for (let spot = 0; spot < SPOTS; spot++) if (<i32>load<u8>(SPOT_SQUARES + spot) == square) return spot;
  return -1;
}
