// Owns the integer instructions by result type, and values to try them with.
// Source of the numbers: core specification 1.0, chapter 5 (binary format).
import type { ValueType } from "./module-writer.ts";

/** Instructions of one result type: opcode and operand types. */
type Instruction = [opcode: number[], operands: ValueType[]];

const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const all = (codes: number[], operands: ValueType[]): Instruction[] =>
  codes.map((code) => [[code], operands]);

export const PLAIN: Record<ValueType, Instruction[]> = {
  i32: [
    ...all(span(0x6a, 0x78), ["i32", "i32"]),
    ...all(span(0x46, 0x4f), ["i32", "i32"]),
    ...all(span(0x51, 0x5a), ["i64", "i64"]),
    ...all([0x45, 0x67, 0x68, 0x69, 0xc0, 0xc1], ["i32"]),
    ...all([0x50, 0xa7], ["i64"]),
  ],
  i64: [
    ...all(span(0x7c, 0x8a), ["i64", "i64"]),
    ...all([0x79, 0x7a, 0x7b, 0xc2, 0xc3, 0xc4], ["i64"]),
    ...all([0xac, 0xad], ["i32"]),
  ],
};
export const DIVISIONS = new Set([...span(0x6d, 0x70), ...span(0x7f, 0x82)]);
export const LOADS: Record<ValueType, number[]> = {
  i32: [0x28, 0x2c, 0x2d, 0x2e, 0x2f],
  i64: [0x29, ...span(0x30, 0x35)],
};
export const STORES: Record<ValueType, number[]> = { i32: [0x36, 0x3a, 0x3b], i64: [0x37, 0x3c, 0x3d, 0x3e] };

const SMALL = [0n, 1n, -1n, 2n, 7n, 31n, 32n, 63n, 64n, 255n, 0x7fffffffn, -0x80000000n];

/** Values that mistakes gather at. */
export const EDGES: Record<ValueType, bigint[]> = {
  i32: SMALL,
  i64: [...SMALL, 0xffffffffn, 0x100000000n, 2n ** 63n - 1n, -(2n ** 63n)],
};
