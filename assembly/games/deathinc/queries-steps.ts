// Owns the steps between two spaces of the office, figures ignored, without a search: all ways lead round the ring.
import { CENTRE, ENTRANCE, GATE, HALLWAY, EAST, localOf, middleOf, tileOf } from "./data-map";
import { beside, doorSide } from "./queries";
import { FAR, apart } from "./queries-way";
import { roomByte } from "./state";

const RING: i32 = 10; // hallway tiles
const TILE_STEPS: i32 = 3; // from one centre to the next
/** Direction from each hallway tile to the next one, clockwise. */
const NEXT: usize = memory.data<u8>([0, 1, 1, 1, 2, 2, 3, 3, 3, 0]);

/** Steps of a shortest way between two spaces of the office; FAR where one of them is none. */
export function stepsBetween(a: i32, b: i32): i32 {
  const tileA = tileOf(a);
  const tileB = tileOf(b);
  if (max(tileA, tileB) >= GATE) return FAR;
  if (tileA == tileB && tileA >= HALLWAY) return apart(localOf(a), localOf(b));
  const from = knownRing(a);
  const to = knownRing(b);
  const i = from & 15;
  const j = to & 15;
  const ends = (from >> 8) + (to >> 8);
  const placeA = (from >> 4) & 15;
  const placeB = (to >> 4) & 15;
  if (i != j) return ends + min(round(i, placeA, j, placeB), round(j, placeB, i, placeA));
  return placeA == placeB ? ends : ends + (placeA == CENTRE || placeB == CENTRE ? 1 : 2);
}

/** What onRing() gave last: space and door, then the answer, at a place by the space. It depends on nothing else. */
const KNOWN: usize = memory.data(8 * 16);

function knownRing(space: i32): i32 {
  const at = KNOWN + 8 * <usize>(space & 15);
  const key = (space << 8) | roomByte(tileOf(space));
  if (load<i32>(at) != key) {
    store<i32>(at, key);
    store<i32>(at, onRing(space), 4);
  }
  return load<i32>(at, 4);
}

/** Where one comes onto the ring: hallway tile + 16 * place there + 256 * steps to it. */
function onRing(space: i32): i32 {
  const tile = tileOf(space);
  const local = localOf(space);
  if (tile < HALLWAY) return tile | (local << 4);
  const side = tile == ENTRANCE ? EAST : doorSide(tile);
  return beside(tile, side) | (middleOf(side ^ 2) << 4) | ((apart(local, middleOf(side)) + 1) << 8);
}
/** Steps clockwise from a place of one hallway tile to one of another. */
function round(i: i32, placeA: i32, j: i32, placeB: i32): i32 {
  const tiles = (j - i + RING) % RING;
  const back = (<i32>load<u8>(NEXT + ((j + RING - 1) % RING))) ^ 2;
  return TILE_STEPS * tiles + extra(placeA, load<u8>(NEXT + i)) + extra(placeB, back);
}
/** From an arm one step less than from the centre where the way leads over it, else one more. */
function extra(place: i32, direction: i32): i32 {
  if (place == CENTRE) return 0;
  return place == middleOf(direction) ? -1 : 1;
}
