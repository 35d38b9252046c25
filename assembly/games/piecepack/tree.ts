// Owns the walk through the rooms of one area as a tree: order of rows, depth, parents. For the map only.
import { FOYER, INDOORS, PATIO, ROOM_COUNT, areaOf } from "./data";
import { isKnown } from "./queries";
import { fromOf } from "./state";

/** No further room. */
export const TREE_END: i32 = -1;

/** The first room of an area; TREE_END while the Patio is unknown. */
export function treeRoot(area: i32): i32 {
  if (area == INDOORS) return FOYER;
  return isKnown(PATIO) ? PATIO : TREE_END;
}

/** The room whose row comes after that of `room`: first child, else next sibling of it or of a room above. */
export function treeNext(room: i32): i32 {
  const child = childAfter(room, 0);
  if (child != TREE_END) return child;
  let at = room;
  while (at != FOYER && at != PATIO) {
    const sibling = childAfter(fromOf(at), at + 1);
    if (sibling != TREE_END) return sibling;
    at = fromOf(at);
  }
  return TREE_END;
}

/** The first room from `first` on that was entered from `parent` in the same area. */
function childAfter(parent: i32, first: i32): i32 {
  for (let room = first; room < ROOM_COUNT; room++) {
    if (room == parent || room == FOYER || areaOf(room) != areaOf(parent)) continue;
    if (isKnown(room) && fromOf(room) == parent) return room;
  }
  return TREE_END;
}

/** Steps from a room to the first one of its area. */
export function treeDepth(room: i32): i32 {
  let depth = 0;
  for (let at = room; at != FOYER && at != PATIO; at = fromOf(at)) depth++;
  return depth;
}

/** Row of a room among those of its area, 0 = first. */
export function treeRow(room: i32): i32 {
  let row = 0;
  for (let at = treeRoot(areaOf(room)); at != room && at != TREE_END; at = treeNext(at)) row++;
  return row;
}

/** Rows of an area. */
export function treeRows(area: i32): i32 {
  let rows = 0;
  for (let at = treeRoot(area); at != TREE_END; at = treeNext(at)) rows++;
  return rows;
}

/** Steps of the deepest room of an area. */
export function treeHeight(area: i32): i32 {
  let height = 0;
  for (let at = treeRoot(area); at != TREE_END; at = treeNext(at)) height = max(height, treeDepth(at));
  return height;
}
