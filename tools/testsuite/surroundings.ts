// Owns what a random function may use beside its own locals.
import type { FunctionType, ValueType } from "./module-writer.ts";

/** What a body may use beside its own locals. */
export interface Surroundings {
  globals: ValueType[];
  /** functions that may be called, with what a call costs */
  callable: { index: number; type: FunctionType; cost: number }[];
  /** types to call through the table with: number, entries that are of it; all entries; the dearest's cost */
  indirect: {
    types: { number: number; type: FunctionType; fitting: number[] }[];
    entries: number;
    cost: number;
  };
}
