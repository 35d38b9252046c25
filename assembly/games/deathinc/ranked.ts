// Owns lists that are put together best first: spaces with a key each, ascending. Scratch of one call.
import { addRow } from "../../console/rows";

/** More than so many fall out again, the worst first; rows.ts has room for three more. */
export const MOST_RANKED: i32 = 21;
const KEYS: usize = memory.data(2 * MOST_RANKED);
const SPACES: usize = memory.data(2 * MOST_RANKED);
const COUNT: usize = memory.data(4);

export function clearRanks(): void {
  store<i32>(COUNT, 0);
}
function keyAt(i: i32): i32 {
  return load<u16>(KEYS + 2 * i);
}
function spaceAt(i: i32): i32 {
  return load<u16>(SPACES + 2 * i);
}
/** Whether a space with a key would find a place. */
export function wouldRank(key: i32): bool {
  return load<i32>(COUNT) < MOST_RANKED || keyAt(MOST_RANKED - 1) > key;
}
/** Puts a space, for which wouldRank() says yes, in its place; one that is there already only moves up. */
export function rank(space: i32, key: i32): void {
  const count = load<i32>(COUNT);
  let at = placeOf(space);
  if (at == count && count == MOST_RANKED) at--;
  else if (at == count) store<i32>(COUNT, count + 1);
  else if (keyAt(at) <= key) return;
  for (; at > 0 && keyAt(at - 1) > key; at--) {
    store<u16>(KEYS + 2 * at, <u16>keyAt(at - 1));
    store<u16>(SPACES + 2 * at, <u16>spaceAt(at - 1));
  }
  store<u16>(KEYS + 2 * at, <u16>key);
  store<u16>(SPACES + 2 * at, <u16>space);
}
/** Where a space stands; behind the last where it is not listed. */
function placeOf(space: i32): i32 {
  let at = 0;
  while (at < load<i32>(COUNT) && spaceAt(at) != space) at++;
  return at;
}
/** The key of a listed space. */
export function rankOf(space: i32): i32 {
  return keyAt(placeOf(space));
}
/** Adds a row for each: the action `first` + `factor` times the space. */
export function addRanked(first: i32, factor: i32): void {
  for (let i = 0; i < load<i32>(COUNT); i++) addRow(first + factor * spaceAt(i));
}
