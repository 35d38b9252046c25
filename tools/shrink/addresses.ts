// Owns writing constant addresses shorter: they go into the offset of the access where that saves bytes.
import { OP, instruction, type Instruction } from "./code.ts";
import type { Func, Module } from "./module.ts";
import { effectOf } from "./stack.ts";

const ZERO = instruction(OP.i32Const, 0);
const NO_RESULT = 0x40;

/** Puts constant addresses into the offsets of their accesses where that saves bytes. */
export function foldAddresses(module: Module): void {
  for (const func of module.functions) foldIn(module, func);
}

function foldIn(module: Module, func: Func): void {
  const locals = module.localsOf(func);
  /** Where each value on top of the stack was made; of what lies deeper nothing is known. */
  let stack: (number | undefined)[] = [];
  const around: (typeof stack)[] = [];
  func.code.forEach((one, at) => {
    const { op, args } = one;
    if (op === OP.if) stack.pop();
    if (op === OP.block || op === OP.loop || op === OP.if) {
      around.push(args[0] === NO_RESULT ? stack : [...stack, undefined]);
      stack = [];
    } else if (op === OP.else) stack = [];
    else if (op === OP.end) stack = around.pop()!;
    else stack = after(module, locals, func.code, at, stack);
  });
}

/** The stack after an instruction that is no part of a block; folds its address if it is an access. */
function after(
  module: Module,
  locals: readonly number[],
  code: Instruction[],
  at: number,
  stack: (number | undefined)[],
): (number | undefined)[] {
  const { op } = code[at]!;
  if (op === OP.localTee) return [...stack.slice(0, -1), undefined];
  if (op === OP.localSet || op === OP.drop || op === OP.brIf) return stack.slice(0, -1);
  const effect = effectOf(module, locals, code[at]!);
  if (!effect) return [];
  // The address lies deepest of what an access takes.
  const address = effect.takes.map(() => stack.pop()).at(-1);
  if (op >= OP.firstLoad && op <= OP.lastStore && address !== undefined) fold(code, address, at);
  return [...stack, ...effect.leaves.map(() => at)];
}

/** Folds the address made at one place into the access at another, if it is a constant and that is shorter. */
function fold(code: Instruction[], address: number, access: number): void {
  const [constant, memory] = [code[address]!, code[access]!];
  const value = constant.args[0]!;
  if (constant.op !== OP.i32Const || value <= 0) return;
  const folded = instruction(memory.op, memory.args[0]!, memory.args[1]! + value);
  if (ZERO.bytes.length + folded.bytes.length >= constant.bytes.length + memory.bytes.length) return;
  code[address] = { ...ZERO, at: constant.at };
  code[access] = { ...folded, at: memory.at };
}
