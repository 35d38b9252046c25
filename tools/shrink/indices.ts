// Owns functions as values in the finished module: marked indices (tools/asc/functions-transform.ts) become plain ones,
// and the load of an index before each indirect call goes.
import { FUNCTION_MARK } from "../asc/functions-transform.ts";
import { OP, instruction, type Instruction } from "./code.ts";
import type { Module } from "./module.ts";

/** The compiler loads an index before every indirect call, unless the source calls by index itself. */
const LOAD_INDEX = instruction(OP.firstLoad, 2, 0).bytes;

const isMarked = ({ op, args }: Instruction): boolean =>
  op === OP.i32Const && args[0]! >>> 16 === FUNCTION_MARK;

/** Does nothing to a module that was compiled without marks: its values are still places of indices. */
export function unmarkFunctions({ functions }: Module): void {
  if (!functions.some(({ code }) => code.some(isMarked))) return;
  for (const func of functions) {
    func.code = func.code.flatMap((one, at) => {
      if (one.bytes === LOAD_INDEX && func.code[at + 1]?.op === OP.callIndirect) return [];
      return isMarked(one) ? [{ ...instruction(OP.i32Const, one.args[0]! & 0xffff), at: one.at }] : [one];
    });
  }
}
