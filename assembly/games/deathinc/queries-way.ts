// Owns ways on deathinc's maps: steps from a space to all others with figures ignored, steps to the Entrance, the nearest
// free office. Everything here is scratch, filled afresh by each call.
import { NONE, NOWHERE, OFFICE } from "./data";
import { FIRST_SITE, GATE, GATE_ARM, HOME, NORTH, SITES, SPACES, WAY_OUT, WEST } from "./data-map";
import { desk, directorAt, roomKind } from "./queries";
import { cityNeighbour, endOfSpaces } from "./queries-city";
import { stepsBetween } from "./queries-steps";
import { state } from "./state";

/** Steps to a space that cannot be reached. */
export const FAR: i32 = 255;

const QUEUE_SIZE: i32 = 256; // a ring: what waits at any time is a rim of the part seen, far less
/** Of each city space, once searched: steps from the space measured from. */
const STEPS: usize = memory.data(SPACES - 9 * GATE);
const QUEUE: usize = memory.data(2 * QUEUE_SIZE);

const FROM: usize = memory.data(4);
/** Whether the city has been searched from there. */
const SEARCHED: usize = memory.data(4);

/** Measures from a space, zombies, pawns and doorkeepers ignored; NOWHERE: from there nothing is reached. */
export function findWays(from: i32): void {
  store<i32>(FROM, from);
  store<i32>(SEARCHED, 0);
}
/** Steps to a space from the one measured last; FAR. The office needs no search, the city one for all its spaces. */
export function wayTo(space: i32): i32 {
  const from = load<i32>(FROM);
  if (max(from, space) < 9 * GATE) return stepsBetween(from, space);
  if (state.cityLaid == 0 || from == NOWHERE || space == NOWHERE) return FAR;
  if (load<i32>(SEARCHED) == 0) search(from);
  if (space >= 9 * GATE) return stepsInCity(space);
  return min(stepsInCity(GATE_ARM) + 1 + stepsBetween(WAY_OUT, space), FAR);
}
function stepsInCity(space: i32): i32 {
  return load<u8>(STEPS + space - 9 * GATE);
}
/** Searches the city from one of its spaces, or from where the way out of the office leads into it. */
function search(from: i32): void {
  store<i32>(SEARCHED, 1);
  memory.fill(STEPS, <u8>FAR, endOfSpaces() - 9 * GATE);
  let first = from;
  let least = 0;
  if (from < 9 * GATE) {
    first = GATE_ARM;
    least = stepsBetween(from, WAY_OUT) + 1;
  }
  store<u8>(STEPS + first - 9 * GATE, <u8>least);
  store<u16>(QUEUE, <u16>first);
  let to = 1;
  for (let at = 0; at != to; at++) {
    const space = <i32>load<u16>(QUEUE + 2 * (at & (QUEUE_SIZE - 1)));
    const steps = min(stepsInCity(space) + 1, FAR - 1);
    for (let direction = NORTH; direction <= WEST; direction++) {
      const next = cityNeighbour(space, direction);
      if (next == NOWHERE || next == WAY_OUT || stepsInCity(next) != FAR) continue;
      store<u8>(STEPS + next - 9 * GATE, <u8>steps);
      store<u16>(QUEUE + 2 * (to++ & (QUEUE_SIZE - 1)), <u16>next);
    }
  }
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
