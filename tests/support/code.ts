// Owns small modules for the tests of tools/shrink: made of instructions, asked what they answer.
import { OP, instruction, type Instruction } from "../../tools/shrink/code.ts";
import { I32, Module } from "../../tools/shrink/module.ts";

/** A module whose functions, all of one parameter and one result, are these; the first one is exported as f. */
export function moduleOf(...functions: Instruction[][]): Module {
  const body = [0x00, 0x20, 0x00, 0x0b];
  const file = [
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...[1, 6, 1, 0x60, 1, I32, 1, I32],
    ...[3, 1 + functions.length, functions.length, ...functions.map(() => 0)],
    ...[5, 3, 1, 0, 1],
    ...[7, 5, 1, 1, 0x66, 0, 0],
    ...[10, 1 + 5 * functions.length, functions.length, ...functions.flatMap(() => [body.length, ...body])],
  ];
  const module = new Module(Uint8Array.from(file));
  functions.forEach((code, index) => (module.functions[index]!.code = code));
  return module;
}

/** What f answers to these numbers. */
export function answers(module: Module, numbers: number[]): number[] {
  const compiled = new WebAssembly.Module(module.write() as Uint8Array<ArrayBuffer>);
  const { f } = new WebAssembly.Instance(compiled).exports;
  return numbers.map((n) => (f as (n: number) => number)(n));
}

export const constant = (n: number): Instruction => instruction(OP.i32Const, n);
export const get = (n: number): Instruction => instruction(OP.localGet, n);
export const plain = (op: number): Instruction => instruction(op);
