// Owns ways on deathinc's maps: steps from a space to all others with figures ignored, steps to the Entrance, the nearest
// free office. Everything here is scratch, filled afresh by each call.
import { NONE, NOWHERE, OFFICE } from "./data";
import {
  CENTRE,
  FIRST_SITE,
  GATE,
  GATE_ARM,
  HOME,
  NORTH,
  SITES,
  TILES,
  WAY_OUT,
  WEST,
  localOf,
  middleOf,
  tileOf,
} from "./data-map";
import { desk, directorAt, roomKind } from "./queries";
import { cityNeighbour } from "./queries-city";
import { stepsBetween } from "./queries-steps";
import { state } from "./state";

/** Steps to a space that cannot be reached. */
export const FAR: i32 = 255;

/** Steps to a city tile's side, coming over it: four a tile, by direction. */
const ENTRIES: usize = memory.data(4 * (TILES - GATE));
const QUEUE_SIZE: i32 = 32; // a ring: no tile waits twice
const QUEUE: usize = memory.data(QUEUE_SIZE);

const FROM: usize = memory.data(4);
/** The city's space from which it has been searched, NOWHERE = not yet; and the steps to that one. */
const FIRST: usize = memory.data(4);
const LEAST: usize = memory.data(4);

/** Measures from a space, zombies, pawns and doorkeepers ignored; NOWHERE: from there nothing is reached. */
export function findWays(from: i32): void {
  store<i32>(FROM, from);
  store<i32>(FIRST, NOWHERE);
}
/** Steps to a space from the one measured last; FAR. The office needs no search, the city one for all its spaces. */
export function wayTo(space: i32): i32 {
  const from = load<i32>(FROM);
  if (max(from, space) < 9 * GATE) return stepsBetween(from, space);
  if (state.cityLaid == 0 || from == NOWHERE || space == NOWHERE) return FAR;
  if (load<i32>(FIRST) == NOWHERE) search(from);
  if (space >= 9 * GATE) return stepsInCity(space);
  return min(stepsInCity(GATE_ARM) + 1 + stepsBetween(WAY_OUT, space), FAR);
}
/** In a tile nothing is in the way: every one has its centre, and no space beside two closed ones. */
function stepsInCity(space: i32): i32 {
  const tile = tileOf(space);
  const local = localOf(space);
  const first = load<i32>(FIRST);
  const column = local % 3;
  const row = local / 3;
  const entries = entryOf(tile, NORTH);
  const down = min(<i32>load<u8>(entries) + row, <i32>load<u8>(entries, 2) + 2 - row) + abs(column - 1);
  const along =
    min(<i32>load<u8>(entries, 3) + column, <i32>load<u8>(entries, 1) + 2 - column) + abs(row - 1);
  const least = tileOf(first) == tile ? load<i32>(LEAST) + apart(local, localOf(first)) : FAR;
  return min(least, min(down, along));
}
function entryOf(tile: i32, direction: i32): usize {
  return ENTRIES + 4 * (tile - GATE) + direction;
}
/** Searches the city from one of its spaces, or from where the way out of the office leads into it, tile by tile. */
function search(from: i32): void {
  const inside = from >= 9 * GATE;
  store<i32>(FIRST, inside ? from : GATE_ARM);
  store<i32>(LEAST, inside ? 0 : stepsBetween(from, WAY_OUT) + 1);
  memory.fill(ENTRIES, <u8>FAR, 4 * <i32>state.cityLaid);
  store<u8>(QUEUE, <u8>tileOf(load<i32>(FIRST)));
  let waiting: u32 = 0; // bit tile - GATE
  let to = 1;
  for (let at = 0; at != to; at++) {
    const tile = <i32>load<u8>(QUEUE + (at & (QUEUE_SIZE - 1)));
    waiting &= ~(1 << (tile - GATE));
    const through = stepsInCity(9 * tile + CENTRE) + 1;
    for (let direction = NORTH; direction <= WEST; direction++) {
      const side = 9 * tile + middleOf(direction);
      let steps = through;
      if (tile == tileOf(load<i32>(FIRST))) steps = stepsInCity(side);
      else if (<i32>load<u8>(entryOf(tile, direction)) <= steps) continue; // back
      const next = cityNeighbour(side, direction);
      if (next == NOWHERE || next == WAY_OUT || ++steps >= stepsInCity(next)) continue;
      const beyond = tileOf(next);
      store<u8>(entryOf(beyond, direction ^ 2), <u8>steps);
      const bit: u32 = 1 << (beyond - GATE);
      if ((waiting & bit) == 0) store<u8>(QUEUE + (to++ & (QUEUE_SIZE - 1)), <u8>beyond);
      waiting |= bit;
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
