// Owns the tiles of the base set's city (rules sections 5.2, 5.3): shapes, exits, what lies on them when they are laid.

export const CLINIC: i32 = 0;
export const GREEN_THUMB: i32 = 1;
export const PRECINCT: i32 = 2;
export const TRAIL_SPORTS: i32 = 3;
export const ENGINE_HOUSE: i32 = 4;
export const PHARMACY: i32 = 5;
export const QUARTERMASTER: i32 = 6;
export const FILLING_STOP: i32 = 7;
export const FLOWER_STALL: i32 = 8;
export const BOARD_SHOP: i32 = 9;
export const IRONMONGER: i32 = 10;
export const PLAYTHINGS: i32 = 11;
/** Kinds below this are named (item cards may be played there). */
export const NAMED: i32 = 12;
export const LANDING_PAD: i32 = 12;
export const STREET: i32 = 13;
export const CORNER: i32 = 14;
export const FORK: i32 = 15;
export const CROSSROADS: i32 = 16;
export const CITY_KINDS: i32 = 17;
/** Tiles of the city deck; the gate, a crossroads, is kept out of it (INC-BASE-2). */
export const CITY_DECK: i32 = 28;

const COUNTS: usize = memory.data<u8>([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 3]);
export function cityCount(kind: i32): i32 {
  return load<u8>(COUNTS + kind);
}

/** Road spaces of a kind at rotation 0, bit local (row by row from the top left). */
const ROADS: usize = memory.data<u16>([
  0x080, 0x080, 0x080, 0x080, 0x080, 0x038, 0x038, 0x0b8, 0x0b8, 0x0b8, 0x0b0, 0x0b0, 0x1ff, 0x092, 0x032,
  0x0b8, 0x0ba,
]);
/** Building spaces of a kind at rotation 0. */
const BUILDINGS: usize = memory.data<u16>([
  0x17f, 0x17f, 0x03f, 0x03f, 0x13f, 0x007, 0x007, 0x007, 0x007, 0x007, 0x04f, 0x04f, 0, 0, 0, 0, 0,
]);
/** Spaces drawn with a door mark (a drawing only, INC-BASE-15). */
const MARKS: usize = memory.data<u16>([
  0x010, 0x010, 0x010, 0x010, 0x010, 0x002, 0x002, 0x002, 0x002, 0x002, 0x00a, 0x044, 0, 0, 0, 0, 0,
]);
export function roadsAt0(kind: i32): i32 {
  return load<u16>(ROADS + 2 * kind);
}
export function buildingsAt0(kind: i32): i32 {
  return load<u16>(BUILDINGS + 2 * kind);
}
/** Spaces of a kind at rotation 0 that can be walked on. */
export function walksAt0(kind: i32): i32 {
  return roadsAt0(kind) | buildingsAt0(kind);
}
export function doorMarksAt0(kind: i32): i32 {
  return load<u16>(MARKS + 2 * kind);
}

/** Zombies, hearts, bullets of a kind, three numbers each; streets have a zombie an exit, the Landing Pad nine. */
const STOCK: usize = memory.data<u8>([
  8, 4, 0, 6, 2, 3, 6, 2, 4, 6, 2, 4, 6, 4, 2, 3, 3, 0, 2, 0, 2, 3, 1, 2, 3, 1, 1, 3, 0, 1, 3, 1, 2, 3, 1, 1,
  9, 0, 0, 2, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0,
]);
export const STOCK_ZOMBIES: i32 = 0;
export const STOCK_HEARTS: i32 = 1;
export const STOCK_BULLETS: i32 = 2;
/** STOCK_... of a kind. */
export function stockOf(kind: i32, what: i32): i32 {
  return load<u8>(STOCK + 3 * kind + what);
}

/** Where each local lay before its tile was turned by a rotation, nine a rotation. */
const UNTURNED: usize = memory.data<u8>([
  0, 1, 2, 3, 4, 5, 6, 7, 8, 6, 3, 0, 7, 4, 1, 8, 5, 2, 8, 7, 6, 5, 4, 3, 2, 1, 0, 2, 5, 8, 1, 4, 7, 0, 3, 6,
]);
/** A set of locals turned by quarters clockwise: by each (lx, ly) goes to (2 - ly, lx) (INC-BASE-14). */
export function turned(locals: i32, rotation: i32): i32 {
  let result = 0;
  for (let local = 8; local >= 0; local--) result += result + ((locals >> unturned(local, rotation)) & 1);
  return result;
}
/** Where a local lay before its tile was turned by a rotation. */
export function unturned(local: i32, rotation: i32): i32 {
  return load<u8>(UNTURNED + 9 * rotation + local);
}
const ROTATIONS: usize = memory.data<u8>([4, 4, 4, 4, 4, 2, 2, 4, 4, 4, 4, 4, 1, 2, 4, 4, 1]);
/** Rotations that differ: 1, 2 or 4 (section 5.2). */
export function rotationsOf(kind: i32): i32 {
  return load<u8>(ROTATIONS + kind);
}
