// Owns pieces of random code that need nothing around them: constants, places in memory, choices, many values made one.
import type { Random } from "../random.ts";
import { EDGES } from "./instructions.ts";
import { constant, unsigned, type ValueType } from "./module-writer.ts";

/** A constant, often one that mistakes gather at. */
export function fixed(random: Random, type: ValueType): number[] {
  const wide = BigInt(random.u32()) << 32n;
  const any = random.oneIn(2) ? BigInt(random.u32()) + (type === "i64" ? wide : 0n) : undefined;
  return constant(type, any ?? random.pick(EDGES[type]));
}

/** The place of one of these types. */
export function oneOf(random: Random, types: ValueType[], wanted: ValueType): number | undefined {
  const fitting = types.flatMap((type, index) => (type === wanted ? [index] : []));
  return fitting.length > 0 ? random.pick(fitting) : undefined;
}

/** Alignment and offset of a load or store. */
export function place(random: Random): number[] {
  const offset = random.oneIn(300) ? random.u32() : random.below(64);
  return [0, ...unsigned(offset)];
}

const turned = (from: ValueType, to: ValueType): number[] => {
  if (from === to) return [];
  return [from === "i32" ? 0xad : 0xa7];
};

/** Adds up values of these types on the stack, the last on top; leaves one of type `result`. */
export function folded(types: ValueType[], result: ValueType): number[] {
  const code: number[] = [];
  for (let at = types.length - 1; at > 0; at--) {
    code.push(...turned(types[at]!, types[at - 1]!), types[at - 1] === "i32" ? 0x6a : 0x7c);
  }
  return [...code, ...turned(types[0]!, result)];
}
