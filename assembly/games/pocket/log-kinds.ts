// Owns the kinds of pocket's log entries: what the five numbers of each say. chronicle.ts writes them, log-lines.ts reads.

// A set of seats is a byte, bit seat. "leader" = the one who led when it happened.
export const LINE_BEGUN: i32 = 2; // seats, health, X + 2 (X of the Doom Table), 1 = classic solo
export const LINE_LEADS: i32 = 3; // seat, 0 = first of all, 1 = in place of a dead leader
export const LINE_GO: i32 = 4; // leader, direction (4 = window), tile, 1 = new
export const LINE_WALL: i32 = 5; // leader, direction, tile
export const LINE_ROOM: i32 = 6; // leader, tile, TASK_..., cards left where the burial was forced, else 0
export const LINE_COWER: i32 = 7; // leader, card put away, 1 = after the room (classic solo)
export const LINE_CARD: i32 = 8; // card, EVENT_..., hour, zombies or whom a curse strikes (seat, ALL, NOBODY)
export const LINE_FOUND: i32 = 9; // leader, card, who had its item (NONE), item got (NONE, CHOOSES), fuel with it
export const LINE_TOOK: i32 = 10; // leader, item, fuel with it
export const LINE_LEFT: i32 = 11; // leader: no search; item left (classic solo) or NONE
export const LINE_PICKED: i32 = 12; // seats that fight, seats that flee
export const LINE_ATTACK: i32 = 13; // number of fighters, weapons (bit item), 1 = a runner's golf club
export const LINE_FIGHT: i32 = 14; // zombies, attack, damage, number of fighters
export const LINE_FIRE: i32 = 15; // holder of the candelabra, holder of what burns, that item, zombies
export const LINE_REFUSED: i32 = 16; // seat, item
export const LINE_FUEL: i32 = 17; // fuel of the chain saw now, of the gasoline, 1 = moved, 0 = used in a fight
export const LINE_OIL: i32 = 18; // seat, 1 = thrown, 0 = kept
export const LINE_GAINED: i32 = 19; // GAIN_... | points << 3, three bytes of health, seats
export const LINE_LOST: i32 = 20; // CAUSE_... | points << 3, three bytes of health, seats
export const LINE_DIED: i32 = 21; // seat, tile | hour << 4
export const LINE_HEIR: i32 = 22; // dead seat, heir, items (bit item, low byte first): at most LEGACY at a time
export const LINE_GIVEN: i32 = 23; // from, to, item or TOTEM
export const LINE_DRUNK: i32 = 24; // seat, health now
export const LINE_FLED: i32 = 25; // tile
export const LINE_TOTEM: i32 = 26; // seat that carries it
export const LINE_BURIED: i32 = 27; // 1 = an etching is known
export const LINE_FAILED: i32 = 28; // TASK_TEMPLE or TASK_BURY, FIGHT_...
export const LINE_ETCHED: i32 = 29; // tile
export const LINE_HOUR: i32 = 30; // hour
export const LINE_RESULT: i32 = 31; // RESULT_..., number of the living
export const LINE_WHY: i32 = 32; // seats, REASON_..., its number
export const LINE_BROKEN: i32 = 33; // classic solo: direction, zombies that break in

/** LINE_CARD: whom a curse strikes, where it is not one seat. */
export const ALL: i32 = 255;
export const NOBODY: i32 = 254;
/** LINE_FOUND: the leader takes another item. */
export const CHOOSES: i32 = 254;
/** Items of a dead seat in one entry. */
export const LEGACY: i32 = 3;
/** Seats whose health one sentence can tell. */
export const MOST_NAMED: i32 = 4;
/** LINE_GO: the direction of the window. */
export const BY_WINDOW: i32 = 4;

// LINE_GAINED: where health came from.
export const GAIN_COWER: i32 = 0;
export const GAIN_BLESSING: i32 = 1;
export const GAIN_FLED: i32 = 2;
export const GAIN_ROOM: i32 = 3; // Kitchen or Garden at the end of a turn (classic solo)

// Three bytes of health hold 3 bits a seat. With the empty set of seats they hold one number: that of a game for one.
const BITS: i32 = 3;

/** The three bytes of LINE_GAINED and LINE_LOST: health of a seat put in its place. */
export function packedHealth(seat: i32, health: i32): i32 {
  return (health & 7) << (BITS * seat);
}

/** Health of a seat in an entry of LINE_GAINED or LINE_LOST. */
export function healthIn(entry: usize, seat: i32): i32 {
  if (load<u8>(entry, 5) == 0) return load<u8>(entry, 2);
  const all = load<u8>(entry, 2) | ((<i32>load<u8>(entry, 3)) << 8) | ((<i32>load<u8>(entry, 4)) << 16);
  return (all >> (BITS * seat)) & 7;
}
