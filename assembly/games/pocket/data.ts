// Owns pocket's fixed facts: tiles and their sides, items, event cards, the Doom Table; tables of RULES.md section 2.

export const MOST_SEATS: i32 = 8;
export const MOST_HEALTH: i32 = 6; // POCKET-SETUP-2
export const FUEL_CHIPS: i32 = 4; // POCKET-SETUP-9
export const FUEL_FOUND: i32 = 2; // POCKET-ITEM-5
export const CONCOCTION_HEALS: i32 = 2; // table 2.3
export const CARD_COUNT: i32 = 9; // POCKET-SETUP-10
export const NONE: i32 = 255; // no seat, no tile, no card

// ---- tiles ----

// House 0..7, yard 8..15; Foyer and Patio are never among the shuffled ones (POCKET-SETUP-4..6).
export const FOYER: i32 = 0;
export const BATHROOM: i32 = 1;
export const KITCHEN: i32 = 2;
export const STORAGE: i32 = 3; // Storage Closet
export const TEMPLE: i32 = 4; // Evil Temple
export const DINING: i32 = 5;
export const FAMILY: i32 = 6;
export const BEDROOM: i32 = 7;
export const PATIO: i32 = 8;
export const GRAVEYARD: i32 = 9;
export const GARAGE: i32 = 10;
export const GARDEN: i32 = 11;
export const GAZEBO: i32 = 12; // Sitting Area in classic solo
export const YARD_A: i32 = 13;
export const YARD_B: i32 = 14;
export const YARD_C: i32 = 15;
export const TILE_COUNT: i32 = 16;
export const REGION_TILES: i32 = 8; // tiles of a region

export const HOUSE: i32 = 0;
export const YARD: i32 = 1;

// Directions and rotations: 0..3 = N E S W; rotation r = r quarter turns clockwise.
export const NORTH: i32 = 0;
export const EAST: i32 = 1;
export const SOUTH: i32 = 2;
export const WEST: i32 = 3;

const N: u8 = 1;
const E: u8 = 2;
const S: u8 = 4;
const W: u8 = 8;
// Tables 2.4 and 2.5: doors and open grass before rotation, bit d = side d. The window is not among them.
const OPEN_SIDES: usize = memory.data<u8>([
  N,
  N,
  N | E | W,
  N,
  E | W,
  E | S | W,
  N | E | W,
  N | W,
  E | S,
  E | S,
  S | W,
  E | S | W,
  E | S | W,
  E | S | W,
  E | S | W,
  E | S | W,
]);

/** Open sides of a tile before rotation, bit d = side d; neither bashed doors nor the window are among them. */
export function printedSides(tile: i32): i32 {
  return load<u8>(OPEN_SIDES + tile);
}

/** HOUSE or YARD. */
export function regionOf(tile: i32): i32 {
  return tile >= PATIO ? YARD : HOUSE;
}

/** Four sides turned r quarter turns clockwise: N becomes E. */
export function turned(sides: i32, r: i32): i32 {
  return ((sides << r) | (sides >> (4 - r))) & 15;
}

export function opposite(dir: i32): i32 {
  return (dir + 2) & 3;
}

/** The printed side of the window: North on the Dining Room and on the Patio; NONE elsewhere. */
export function printedWindow(tile: i32): i32 {
  return tile == DINING || tile == PATIO ? NORTH : NONE;
}

/** Whether its etching counts (POCKET-GOAL-3). */
export function isEtched(tile: i32): bool {
  return tile == BATHROOM || tile == GAZEBO;
}

/** Whether cowering there gives 2 (POCKET-COWER-2), and in classic solo the end of a turn 1 (POCKET-CLASSIC-7). */
export function isHealing(tile: i32): bool {
  return tile == KITCHEN || tile == GARDEN;
}

// ---- items; an event card is named by the item on it ----

export const RAKE: i32 = 0;
export const SAW: i32 = 1; // Chain Saw
export const GOLF: i32 = 2; // Golf Club
export const SHOTGUN: i32 = 3;
export const MACHETE: i32 = 4;
export const CANDELABRA: i32 = 5;
export const OIL: i32 = 6;
export const GASOLINE: i32 = 7;
export const CONCOCTION: i32 = 8;
export const ITEM_COUNT: i32 = 9;
/** The totem where trades need a number for it. */
export const TOTEM: i32 = 9;
/** Items 0..4 have a bonus and can be declared in a fight (AMB-48). */
export const WEAPON_COUNT: i32 = 5;

// Table 2.3; the Chain Saw's only with fuel.
const BONUS: usize = memory.data<u8>([1, 3, 1, 1, 2, 0, 0, 0, 0]);

/** Fight bonus of an item; the Chain Saw's while it has fuel (POCKET-SAW-1). */
export function bonusOf(item: i32): i32 {
  return load<u8>(BONUS + item);
}

// ---- events ----

// A line of a card: EVENT_ZOMBIES + n, or one of the others.
export const EVENT_CURSE: i32 = 0; // classic solo: lose 1
export const EVENT_BLESSING: i32 = 1; // classic solo: gain 1
export const EVENT_ITEM: i32 = 2;
export const EVENT_NOTHING: i32 = 3; // classic solo only
export const EVENT_ZOMBIES: i32 = 16; // + the number on the card

const C: u8 = 0;
const B: u8 = 1;
const I: u8 = 2;
const Z: u8 = 16;
// Table 2.2: cards in the order of their items, three hours each.
const EVENTS: usize = memory.data<u8>([
  Z + 3,
  C,
  I,
  C,
  I,
  Z + 2,
  I,
  Z + 3,
  Z + 4,
  Z + 2,
  B,
  Z + 5,
  Z + 4,
  Z + 4,
  C,
  B,
  Z + 4,
  Z + 3,
  Z + 3,
  I,
  B,
  I,
  Z + 5,
  Z + 5,
  C,
  Z + 3,
  Z + 4,
]);

/** A line of a card of the 2010 game: card 0..8, hour 0..2 (9, 10, 11 pm). */
export function eventOf(card: i32, hour: i32): i32 {
  return load<u8>(EVENTS + 3 * card + hour);
}

// ---- Doom Table (2.1) ----

const START_HEALTH: usize = memory.data<u8>([0, 6, 5, 4, 3, 3, 2, 2, 2]);
// The rulebook's table has a column an hour; it is constant over the night, so one number a row is kept.
const EXTRA_ZOMBIES: usize = memory.data<u8>([0, 0, 2, 4, 5, 7, 9, 11, 14]);

/** Health at the start, by number of players 1..8 (POCKET-SETUP-1). */
export function startHealth(players: i32): i32 {
  return load<u8>(START_HEALTH + players);
}

/** X of the Doom Table, by number of players 1..8 (POCKET-COMBAT-1), in any hour. */
export function doom(players: i32): i32 {
  return load<u8>(EXTRA_ZOMBIES + players);
}
