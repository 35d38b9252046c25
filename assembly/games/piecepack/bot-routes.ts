// Owns the ways through the tree of rooms that a computer player asks for: next step, distance, nearest open door.
import { FOYER, NO_ROOM, ROOM_COUNT, areaOf } from "./data";
import { freeExits, isKnown } from "./queries";
import { fromOf } from "./state";

/** The connected room that is next on the way between two different known rooms. */
export function stepTowards(here: i32, there: i32): i32 {
  let at = there;
  while (at != FOYER) {
    const from = fromOf(at);
    if (from == here) return at;
    at = from;
  }
  return fromOf(here);
}

/** Steps between two known rooms. */
export function distance(here: i32, there: i32): i32 {
  let steps = 0;
  for (let at = here; at != there; at = stepTowards(at, there)) steps++;
  return steps;
}

/** The nearest known room of an area with a free exit, or NO_ROOM; among equals the one with the smaller number. */
export function nearestOpen(here: i32, area: i32): i32 {
  let best = NO_ROOM;
  let bestSteps = ROOM_COUNT;
  for (let room = 0; room < ROOM_COUNT; room++) {
    if (areaOf(room) != area || !isKnown(room) || freeExits(room) <= 0) continue;
    const steps = distance(here, room);
    if (steps >= bestSteps) continue;
    best = room;
    bestSteps = steps;
  }
  return best;
}
