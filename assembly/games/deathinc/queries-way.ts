// Owns ways on deathinc's maps: steps from spaces to all others with figures ignored, steps to the Entrance, the nearest
// free office. Everything here is scratch: what a search has found is kept as long as nothing that it reads differs.
import { RULES_PTR } from "../../console/state-map";
import { MOST_SEATS, NONE, NOWHERE, OFFICE } from "./data";
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
import { spaceBeyond } from "./queries-city";
import { stepsBetween } from "./queries-steps";
import { state } from "./state";
import { State } from "./state-bytes";

/** Steps to a space that cannot be reached. */
export const FAR: i32 = 255;
/** A key is 8 * steps + what its start is called; the key of a space that cannot be reached. */
export const FAR_KEY: i32 = 8 * FAR;

/** Least keys of a city tile's sides, coming over them: four a tile, by direction. */
const ENTRIES: usize = memory.data(8 * (TILES - GATE));
const QUEUE_SIZE: i32 = 32; // a ring: no tile waits twice
const QUEUE: usize = memory.data(QUEUE_SIZE);

/** Where ways begin: a space and its key each; how many, tiles laid; tiles in which one begins, bit tile - GATE; the city. */
const CITY_BYTES: i32 = offsetof<State>("directors") - offsetof<State>("city0");
const COUNT_AT: i32 = 4 * MOST_SEATS;
const CITY_AT: i32 = COUNT_AT + 8;
const SEARCH_SIZE: i32 = CITY_AT + CITY_BYTES;
const STARTS: usize = memory.data(SEARCH_SIZE);
/** The same of the search that has filled the entries: it need not be done again. */
const DONE: usize = memory.data(SEARCH_SIZE);
const COUNT: usize = STARTS + COUNT_AT;
const BEGINS: usize = STARTS + COUNT_AT + 4;
/** From where wayTo() measures, and whether the city has been searched from there. */
const FROM: usize = memory.data(4);
const IS_SEARCHED: usize = memory.data(4);

/** Measures from a space, zombies, pawns and doorkeepers ignored; NOWHERE: from there nothing is reached. */
export function findWays(from: i32): void {
  store<i32>(FROM, from);
  store<i32>(IS_SEARCHED, 0);
}
/** Steps to a space from the one measured last; FAR. The office needs no search, the city one for all its spaces. */
export function wayTo(space: i32): i32 {
  const from = load<i32>(FROM);
  if (max(from, space) < 9 * GATE) return stepsBetween(from, space);
  if (state.cityLaid == 0 || from == NOWHERE || space == NOWHERE) return FAR;
  if (load<i32>(IS_SEARCHED) == 0) searchFrom(from);
  if (space >= 9 * GATE) return keyOf(space) >> 3;
  return min((keyOf(GATE_ARM) >> 3) + 1 + stepsBetween(WAY_OUT, space), FAR);
}
/** Searches the city from one of its spaces, or from where the way out of the office leads into it. */
function searchFrom(from: i32): void {
  const inside = from >= 9 * GATE;
  clearStarts();
  addStart(inside ? from : GATE_ARM, inside ? 0 : 8 * stepsBetween(from, WAY_OUT) + 8);
  searchCity();
  store<i32>(IS_SEARCHED, 1);
}

export function clearStarts(): void {
  memory.fill(STARTS, 0, CITY_AT);
}
/** A space of the city from which searchCity() begins too; its key. */
export function addStart(space: i32, key: i32): void {
  const count = <i32>load<u8>(COUNT);
  store<u32>(STARTS + 4 * count, space | (key << 16));
  store<u8>(COUNT, <u8>(count + 1));
  const tile = tileOf(space) - GATE;
  store<i32>(BEGINS, load<i32>(BEGINS) | (1 << tile));
}
/** The least key of a city space after searchCity(). Nothing is in the way: every tile has its centre, no space lies beside two closed ones. */
export function keyOf(space: i32): i32 {
  const tile = tileOf(space);
  const local = localOf(space);
  const at = entryOf(tile, NORTH);
  const row = 8 * (local / 3);
  const column = 8 * (local % 3);
  const northSouth = min(<i32>load<u16>(at) + row, <i32>load<u16>(at, 4) + 16 - row) + abs(column - 8);
  const westEast = min(<i32>load<u16>(at, 6) + column, <i32>load<u16>(at, 2) + 16 - column) + abs(row - 8);
  let key = min(min(northSouth, westEast), FAR_KEY);
  if (((load<i32>(BEGINS) >> (tile - GATE)) & 1) == 0) return key;
  for (let n = 0; n < <i32>load<u8>(COUNT); n++) {
    const start = <i32>load<u16>(STARTS + 4 * n);
    if (tileOf(start) == tile)
      key = min(key, <i32>load<u16>(STARTS + 4 * n, 2) + 8 * apart(local, localOf(start)));
  }
  return key;
}
function entryOf(tile: i32, direction: i32): usize {
  return ENTRIES + 8 * (tile - GATE) + 2 * direction;
}
/** Whether the city has been searched from the same starts, as it lies; notes that it will have been. */
function isSearched(): bool {
  store<u8>(COUNT, state.cityLaid, 1);
  memory.copy(STARTS + CITY_AT, RULES_PTR + offsetof<State>("city0"), CITY_BYTES);
  let at = 0;
  while (at < SEARCH_SIZE && load<u64>(STARTS + at) == load<u64>(DONE + at)) at += 8;
  memory.copy(DONE, STARTS, SEARCH_SIZE);
  return at == SEARCH_SIZE;
}
/** Searches the city from all starts at once, tile by tile. */
export function searchCity(): void {
  if (isSearched()) return;
  memory.fill(ENTRIES, 255, 8 * <i32>state.cityLaid);
  let to = 0;
  let waiting = load<i32>(BEGINS); // bit tile - GATE
  for (let left = waiting; left != 0; left &= left - 1) store<u8>(QUEUE + to++, <u8>ctz(left));
  for (let at = 0; at != to; at++) {
    const n = <i32>load<u8>(QUEUE + (at & (QUEUE_SIZE - 1)));
    waiting &= ~(1 << n);
    const begins = ((load<i32>(BEGINS) >> n) & 1) != 0;
    const through = keyOf(9 * (GATE + n) + CENTRE) + 8;
    for (let direction = NORTH; direction <= WEST; direction++) {
      let key = through;
      if (begins) key = keyOf(9 * (GATE + n) + middleOf(direction));
      else if (<i32>load<u16>(entryOf(GATE + n, direction)) <= key) continue; // back
      const next = spaceBeyond(GATE + n, direction);
      if (next == NOWHERE || (key += 8) >= keyOf(next)) continue;
      const beyond = tileOf(next);
      store<u16>(entryOf(beyond, direction ^ 2), <u16>key);
      const bit = 1 << (beyond - GATE);
      if ((waiting & bit) == 0) store<u8>(QUEUE + (to++ & (QUEUE_SIZE - 1)), <u8>(beyond - GATE));
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
