// Owns the steps between two spaces of the office, figures ignored, without a search: all ways lead round the ring.
import { CENTRE, EAST, ENTRANCE, GATE, HALLWAY, localOf, middleOf, tileOf } from "./data-map";
import { beside, doorSide } from "./queries";
import { FAR, apart } from "./queries-way";

/** Steps all the way round: three from the centre of each of the ten hallway tiles to the next. */
const RING: i32 = 30;
/** Place of the arm that leads on clockwise, of each hallway tile; before the first that of the last. */
const FORTH: usize = memory.data<u8>([1, 1, 5, 5, 5, 7, 7, 3, 3, 3, 1]);
// onRing(): a space's place on the ring, then the arm over which one leaves it, then the steps from there.
const ARM: i32 = 5;
const OFF: i32 = 8;

/** Steps of a shortest way between two spaces of the office; FAR where one of them is none. */
export function stepsBetween(a: i32, b: i32): i32 {
  return stepsFrom(a, onRing(a), b, onRing(b));
}
/** The same where onRing() of both is known. */
export function stepsFrom(a: i32, from: i32, b: i32, to: i32): i32 {
  if (max(a, b) >= 9 * GATE) return FAR;
  const off = from >> OFF;
  if (((from ^ to) & ((1 << OFF) - 1)) == 0) {
    // On or behind the same arm, in a room perhaps.
    const tile = tileOf(a);
    if (tile == tileOf(b) && tile >= HALLWAY) return apart(localOf(a), localOf(b));
    return abs(off - (to >> OFF));
  }
  const along = abs((from & 31) - (to & 31));
  return off + (to >> OFF) + min(along, RING - along);
}

/** Where one comes onto the ring from a space; of one outside the office some number. */
export function onRing(space: i32): i32 {
  const tile = tileOf(space);
  const local = localOf(space);
  if (tile < HALLWAY) {
    const at = 3 * tile;
    if (local == CENTRE) return at;
    if (local == <i32>load<u8>(FORTH + tile, 1)) return at + 1;
    if (local == 8 - <i32>load<u8>(FORTH + tile)) return (at + RING - 1) % RING;
    return at | (local << ARM) | (1 << OFF);
  }
  const side = tile == ENTRANCE ? EAST : doorSide(tile);
  const steps = apart(local, middleOf(side)) + 2;
  return (3 * beside(tile, side)) | (middleOf(side ^ 2) << ARM) | (steps << OFF);
}
