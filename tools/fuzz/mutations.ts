// Owns ways to spoil a state region so that it still looks like one: bits, bytes, fields by name, pieces of another.
import * as abi from "../../host/web/abi.ts";
import type { Layout } from "../asc/layout-transform.ts";
import type { Random } from "../random.ts";

/** Where the console puts a game's rules in the state region (common to all games, see state-map.ts). */
const RULES_OFFSET = 96;

/** A field of the state region. */
export interface Field {
  name: string;
  offset: number;
  sizeBytes: number;
}

/** Fields of all state classes at their places in the region: rules and their undo copy, or the cartridge's own. */
export function stateFields(layout: Layout): Field[] {
  return Object.entries(layout).flatMap(([name, { sizeBytes, fields }]) => {
    const isRules = /(^|\/)State$/.test(name);
    const places = isRules ? [RULES_OFFSET, RULES_OFFSET + sizeBytes] : [abi.SUMMARY_SIZE];
    return places.flatMap((place, copy) =>
      fields.map((field) => ({
        name: `${copy ? "undo " : ""}${field.name}`,
        offset: place + field.offset,
        sizeBytes: field.sizeBytes,
      })),
    );
  });
}

const EDGES = [0, 1, 2, 3, 5, 6, 7, 8, 15, 16, 17, 31, 63, 64, 127, 128, 254, 255];

function setField(state: Uint8Array, field: Field, random: Random): void {
  const value = random.oneIn(3) ? random.u32() : random.pick(EDGES) * (random.oneIn(6) ? -1 : 1);
  const word = value % 2 ** 32;
  for (let i = 0; i < Math.min(field.sizeBytes, 8); i++) {
    const at = field.offset + i;
    if (at < state.length) state[at] = i < 4 ? (word >> (8 * i)) & 255 : word < 0 ? 255 : 0;
  }
}

/** A little more or less than what stands there: the values that nearly fit. */
function nudge(state: Uint8Array, at: number, random: Random): void {
  state[at] = (state[at]! + random.pick([1, -1, 2, -2, 8, 16, 64])) & 255;
}

/** A spoilt copy of the state; `other` is another good one to take pieces from. */
export function spoil(good: Uint8Array, other: Uint8Array, fields: Field[], random: Random): Uint8Array {
  const state = good.slice();
  const used = Math.max(RULES_OFFSET, ...fields.map((field) => field.offset + field.sizeBytes));
  const place = (): number => random.below(random.oneIn(4) ? state.length : Math.min(used, state.length));
  const times = random.weighted<number>([
    [1, 8],
    [2, 4],
    [4, 2],
    [16, 1],
  ]);
  const kind = random.weighted<string>([
    ["field", fields.length ? 10 : 0],
    ["nudge", 6],
    ["bit", 4],
    ["byte", 4],
    ["splice", 3],
    ["range", 2],
    ["noise", 1],
  ]);
  if (kind === "splice") {
    const from = place();
    state.set(other.subarray(from, from + 1 + random.below(state.length - from)), from);
  } else if (kind === "range") {
    const from = place();
    state.fill(random.pick([0, 255, random.below(256)]), from, from + 1 + random.below(64));
  } else if (kind === "noise") {
    state.set(random.bytes(state.length));
  } else {
    for (let i = 0; i < times; i++) {
      const at = place();
      if (kind === "field") setField(state, random.pick(fields), random);
      else if (kind === "nudge") nudge(state, at, random);
      else if (kind === "bit") state[at] = state[at]! ^ (1 << random.below(8));
      else state[at] = random.below(256);
    }
  }
  return state;
}
