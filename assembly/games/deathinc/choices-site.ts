// Owns where a tile can be laid: the free sites, inside the ring each with every side that its door may look to.
import { FIRST_SITE, SITES, middleOf } from "./data-map";
import { beside } from "./queries";
import { FAR, homeSteps } from "./queries-way";
import { ACTION_SITE, isLegal } from "./rules";
import { roomByte, state } from "./state";

/** State.mark2 while a place is chosen: this + the place, 4 * site + side; anything else means the first one offered. */
export const SITE_MARK: i32 = 32;
const PLACES: i32 = 4 * SITES;
/** Steps from the end of the hallway's arm before a door to the desk behind it. */
export const DESK: i32 = 3;

export function isFree(site: i32): bool {
  return roomByte(FIRST_SITE + site) == 0;
}
function isPlace(place: i32): bool {
  return isLegal(ACTION_SITE + place);
}

/** The place under the cursor: at first the one whose desk is nearest to the Entrance. */
export function placeNow(): i32 {
  const place = <i32>state.mark2 - SITE_MARK;
  if (place >= 0 && place < PLACES && isPlace(place)) return place;
  let best = 0;
  let least = FAR;
  for (let other = 0; other < PLACES; other++) {
    if (!isPlace(other)) continue;
    const steps = homeSteps(armBefore(other));
    if (steps >= least) continue;
    best = other;
    least = steps;
  }
  return best;
}
/** The end of the hallway's arm before the door of a place. */
export function armBefore(place: i32): i32 {
  const side = place & 3;
  return 9 * beside(FIRST_SITE + (place >> 2), side) + middleOf(side ^ 2);
}

/** The next place, clockwise (step 1) or back (-1). */
export function turnPlace(step: i32): i32 {
  let place = placeNow();
  do place = (place + PLACES + step) % PLACES;
  while (!isPlace(place));
  return place;
}
