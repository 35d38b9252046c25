// Owns ways on deathinc's maps: steps from a space to all others with figures ignored, steps to the Entrance, the nearest
// free office. Everything here is scratch, filled afresh by each call.
import { NONE, NOWHERE, OFFICE } from "./data";
import {
  FIRST_SITE,
  GATE,
  GATE_ARM,
  HOME,
  NORTH,
  SITES,
  SPACES,
  WAY_OUT,
  WEST,
  isCity,
  tileOf,
} from "./data-map";
import { desk, directorAt, isOnMap, roomKind } from "./queries";
import { cityNeighbour, endOfSpaces } from "./queries-city";
import { stepsBetween } from "./queries-steps";
import { spaceOf, state } from "./state";

/** Steps to a space that cannot be reached. */
export const FAR: i32 = 255;

const QUEUE_SIZE: i32 = 256; // a ring: what waits at any time is a rim of the part seen, far less
/** Of each city space, once searched: steps from the space measured from. */
const STEPS: usize = memory.data(SPACES - 9 * GATE);
/** Of each, the seat measured from. */
const SEATS: usize = memory.data(SPACES - 9 * GATE);
const QUEUE: usize = memory.data(2 * QUEUE_SIZE);
/** How many have waited in all. */
const TAIL: usize = memory.data(4);

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
  clearSearch();
  if (from < 9 * GATE) reach(GATE_ARM, stepsBetween(from, WAY_OUT) + 1, 0);
  else reach(from, 0, 0);
  spread();
}
/** Measures the city from all seats there but one at once, for seatNear() and stepsNear(). wayTo() knows nothing then. */
export function findSeats(self: i32): void {
  store<i32>(FROM, NOWHERE);
  clearSearch();
  for (let seat = 0; seat < <i32>state.seats; seat++)
    if (seat != self && isOnMap(seat) && isCity(tileOf(spaceOf(seat)))) reach(spaceOf(seat), 0, seat);
  spread();
}
/** Steps from a city space to the nearest seat found; FAR. */
export function stepsNear(space: i32): i32 {
  return stepsInCity(space);
}
/** That seat, the lowest of several. */
export function seatNear(space: i32): i32 {
  return load<u8>(SEATS + space - 9 * GATE);
}

function clearSearch(): void {
  store<i32>(TAIL, 0);
  memory.fill(STEPS, <u8>FAR, endOfSpaces() - 9 * GATE);
}
/** Notes a space that is reached for the first time. */
function reach(space: i32, steps: i32, seat: i32): void {
  if (stepsInCity(space) != FAR) return;
  store<u8>(STEPS + space - 9 * GATE, <u8>steps);
  store<u8>(SEATS + space - 9 * GATE, <u8>seat);
  const to = load<i32>(TAIL);
  store<u16>(QUEUE + 2 * (to & (QUEUE_SIZE - 1)), <u16>space);
  store<i32>(TAIL, to + 1);
}
function spread(): void {
  for (let at = 0; at != load<i32>(TAIL); at++) {
    const space = <i32>load<u16>(QUEUE + 2 * (at & (QUEUE_SIZE - 1)));
    const steps = min(stepsInCity(space) + 1, FAR - 1);
    for (let direction = NORTH; direction <= WEST; direction++) {
      const next = cityNeighbour(space, direction);
      if (next != NOWHERE && next != WAY_OUT) reach(next, steps, seatNear(space));
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
