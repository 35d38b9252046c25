// Owns lists that are put together best first: spaces with a key each, ascending. Scratch of one call.
import { addRow } from "../../console/rows";
import { SPACES } from "./data-map";

/** More than so many fall out again, the worst first; rows.ts has room for three more. */
export const MOST_RANKED: i32 = 21;
/** 65536 * key + space of each; behind the last place one for what falls out. */
const LIST: usize = memory.data(4 * MOST_RANKED + 4);
const COUNT: usize = memory.data(4);
/** Spaces put in since the list was cleared, a bit each. */
const SEEN_SIZE: i32 = (SPACES + 7) >> 3;
const SEEN: usize = memory.data(SEEN_SIZE);

export function clearRanks(): void {
  store<i32>(COUNT, 0);
  memory.fill(SEEN, 0, SEEN_SIZE);
}
function entryAt(i: i32): u32 {
  return load<u32>(LIST + 4 * i);
}
/** Puts a space in its place; one that is there already only moves up. */
export function rank(space: i32, key: i32): void {
  const count = load<i32>(COUNT);
  const entry = <u32>((key << 16) | space);
  const seen = SEEN + (space >> 3);
  const shift = <u8>(space & 7);
  const bit: u8 = 1 << shift;
  const place = (load<u8>(seen) & bit) != 0 ? placeOf(space) : count;
  store<u8>(seen, load<u8>(seen) | bit);
  if (place == count) store<i32>(COUNT, min(count + 1, MOST_RANKED));
  else if (entryAt(place) <= entry) return;
  let at = LIST + 4 * place;
  for (; at > LIST; at -= 4) {
    const before = load<u32>(at - 4);
    if (before <= entry) break;
    store<u32>(at, before);
  }
  store<u32>(at, entry);
}
/** Where a space stands; behind the last where it is not listed. */
function placeOf(space: i32): i32 {
  let at = 0;
  while (at < load<i32>(COUNT) && <i32>(entryAt(at) & 0xffff) != space) at++;
  return at;
}
/** Adds a row for each: the action `first` + `factor` times the space. */
export function addRanked(first: i32, factor: i32): void {
  for (let i = 0; i < load<i32>(COUNT); i++) addRow(first + factor * <i32>(entryAt(i) & 0xffff));
}
