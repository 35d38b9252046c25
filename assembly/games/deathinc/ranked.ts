// Owns lists that are put together best first: spaces with a key each, ascending. Scratch of one call.
import { addRow } from "../../console/rows";

/** More than so many fall out again, the worst first; rows.ts has room for three more. */
export const MOST_RANKED: i32 = 21;
/** 65536 * key + space of each; behind the last place one for what falls out. */
const LIST: usize = memory.data(4 * MOST_RANKED + 4);
const COUNT: usize = memory.data(4);

export function clearRanks(): void {
  store<i32>(COUNT, 0);
}
function entryAt(i: i32): u32 {
  return load<u32>(LIST + 4 * i);
}
/** Puts a space in its place; each comes once. */
export function rank(space: i32, key: i32): void {
  const count = load<i32>(COUNT);
  const entry = <u32>((key << 16) | space);
  store<i32>(COUNT, min(count + 1, MOST_RANKED));
  let at = LIST + 4 * count;
  for (; at > LIST; at -= 4) {
    const before = load<u32>(at - 4);
    if (before <= entry) break;
    store<u32>(at, before);
  }
  store<u32>(at, entry);
}
/** Adds a row for each: the action `first` + `factor` times the space. */
export function addRanked(first: i32, factor: i32): void {
  for (let i = 0; i < load<i32>(COUNT); i++) addRow(first + factor * <i32>(entryAt(i) & 0xffff));
}
