// Owns ways on deathinc's maps: steps from a space to all others with figures ignored, steps to the Entrance, the nearest
// free office. Everything here is scratch, filled afresh by each call.
import { NONE, NOWHERE, OFFICE } from "./data";
import { FIRST_SITE, HOME, NORTH, SITES, SPACES, WEST } from "./data-map";
import { desk, directorAt, neighbour, roomKind } from "./queries";
import { stepsBetween } from "./queries-steps";
import { state } from "./state";

/** Steps to a space that cannot be reached. */
export const FAR: i32 = 255;

const QUEUE_SIZE: i32 = 256; // a ring: what waits at any time is a rim of the part seen, far less
const STEPS: usize = memory.data(SPACES);
const QUEUE: usize = memory.data(2 * QUEUE_SIZE);

const FROM: usize = memory.data(4);

/** Measures the steps from a space to all others, zombies, pawns and doorkeepers ignored; without the city none is searched. */
export function findWays(from: i32): void {
  store<i32>(FROM, from);
  if (state.cityLaid == 0) return;
  memory.fill(STEPS, <u8>FAR, SPACES);
  if (from == NOWHERE) return;
  store<u8>(STEPS + from, 0);
  store<u16>(QUEUE, <u16>from);
  let to = 1;
  for (let at = 0; at != to; at++) {
    const space = <i32>load<u16>(QUEUE + 2 * (at & (QUEUE_SIZE - 1)));
    const steps = min<i32>(<i32>load<u8>(STEPS + space) + 1, FAR - 1);
    for (let direction = NORTH; direction <= WEST; direction++) {
      const next = neighbour(space, direction);
      if (next == NOWHERE || load<u8>(STEPS + next) != <u8>FAR) continue;
      store<u8>(STEPS + next, <u8>steps);
      store<u16>(QUEUE + 2 * (to++ & (QUEUE_SIZE - 1)), <u16>next);
    }
  }
}
/** Steps to a space from the one measured last; FAR. */
export function wayTo(space: i32): i32 {
  return state.cityLaid == 0 ? stepsBetween(load<i32>(FROM), space) : load<u8>(STEPS + space);
}

/** Steps of a shortest way to the Entrance's centre, figures ignored; FAR from the city. No search. */
export function homeSteps(space: i32): i32 {
  return stepsBetween(space, HOME);
}
/** Steps between two places of a tile all of whose places can be walked on. */
export function apart(a: i32, b: i32): i32 {
  return abs((a % 3) - (b % 3)) + abs(a / 3 - b / 3);
}

/** The site of the directors' office without a director that is nearest to a space, lower sites first (INC-DIR-7). */
export function nearestFreeOffice(space: i32): i32 {
  let best = NONE;
  let least = FAR + 1;
  for (let site = 0; site < SITES; site++) {
    const tile = FIRST_SITE + site;
    if (roomKind(tile) != OFFICE || directorAt(site) != NONE) continue;
    const steps = stepsBetween(space, desk(tile));
    if (steps >= least) continue;
    best = site;
    least = steps;
  }
  return best;
}
