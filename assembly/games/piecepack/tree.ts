// Owns the order of the rooms on the map: each area as a tree, a row a room. layTree() fills it for the area to be drawn.
import { FOYER, INDOORS, PATIO } from "./data";
import { isKnown } from "./queries";
import { fromOf } from "./state";

const AREA_ROOMS: i32 = 8; // Foyer or Patio, and the seven of the stack
const NONE: i32 = -1;

// Scratch of one call: the rooms by row; row and depth by room (of both areas).
const ORDER: usize = memory.data(8);
const ROWS: usize = memory.data(16);
const DEPTHS: usize = memory.data(16);

/** Puts the known rooms of an area in order, a room before those entered from it; returns how many there are. */
export function layTree(area: i32): i32 {
  const root = area == INDOORS ? FOYER : PATIO;
  let rows = 0;
  let depth = 0;
  for (let at = isKnown(root) ? root : NONE; at != NONE;) {
    store<u8>(ORDER + rows, <u8>at);
    store<u8>(ROWS + at, <u8>rows);
    store<u8>(DEPTHS + at, <u8>depth);
    rows++;
    let next = childAfter(at, root, root);
    if (next != NONE) depth++;
    while (next == NONE && at != root) {
      next = childAfter(fromOf(at), at, root);
      at = fromOf(at);
      if (next == NONE) depth--;
    }
    at = next;
  }
  return rows;
}

/** The first room behind `room` that was entered from `parent`, in the area that begins with root. */
function childAfter(parent: i32, room: i32, root: i32): i32 {
  for (let child = room + 1; child < root + AREA_ROOMS; child++) if (fromOf(child) == parent) return child;
  return NONE;
}

/** The room of a row. */
export function treeRoom(row: i32): i32 {
  return load<u8>(ORDER + row);
}

export function treeRow(room: i32): i32 {
  return load<u8>(ROWS + room);
}

/** Steps from a room to the first one of its area. */
export function treeDepth(room: i32): i32 {
  return load<u8>(DEPTHS + room);
}
