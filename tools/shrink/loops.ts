// Owns loops that run at least once for sure: they ask behind their first round instead of before it.
import { END, VOID, endOf, retarget, type Code } from "./blocks.ts";
import { OP, instruction } from "./code.ts";
import type { Module } from "./module.ts";

/** What comparisons of 32 bits say. */
const COMPARISONS: Record<number, (a: number, b: number) => boolean> = {
  0x47: (a, b) => a !== b,
  0x48: (a, b) => a < b,
  0x49: (a, b) => a >>> 0 < b >>> 0,
  0x4a: (a, b) => a > b,
  0x4b: (a, b) => a >>> 0 > b >>> 0,
  0x4c: (a, b) => a <= b,
  0x4d: (a, b) => a >>> 0 <= b >>> 0,
  0x4e: (a, b) => a >= b,
  0x4f: (a, b) => a >>> 0 >= b >>> 0,
};

/** Turns the loops that count from a known number to another. */
export function turnLoops(module: Module): void {
  module.functions.forEach((func) => {
    const params = module.types[func.type]!.params.length;
    for (let at = func.code.length - 1; at >= 0; at--) {
      const code = turned(func.code, at, params);
      if (code) func.code = [...code];
    }
  });
}

/** Code with `loop; count < limit; if; ..., again; end; end` at a place turned; null where something else stands there. */
function turned(code: Code, at: number, params: number): Code | null {
  const [loop, get, limit, compare, begin] = code.slice(at, at + 5);
  if (loop!.op !== OP.loop || loop!.args[0] !== VOID || get?.op !== OP.localGet) return null;
  if (limit?.op !== OP.i32Const || begin?.op !== OP.if || begin.args[0] !== VOID) return null;
  const count = get.args[0]!;
  const start = startOf(code, at, count, params);
  if (start === undefined || !COMPARISONS[compare!.op]?.(start, limit.args[0]!)) return null;
  const { otherwise, end } = endOf(code, at + 4);
  const again = code[end - 1]!;
  if (otherwise >= 0 || again.op !== OP.br || again.args[0] !== 1 || code[end + 1]!.op !== OP.end)
    return null;
  // A branch to the loop's beginning or end would have to ask, too.
  const body = retarget(code.slice(at + 5, end - 1), (out) => (out < 2 ? null : out - 1));
  if (!body) return null;
  const last = body.at(-1);
  const next =
    last?.op === OP.localSet && last.args[0] === count
      ? [...body.slice(0, -1), { ...instruction(OP.localTee, count), at: last.at }]
      : [...body, get];
  const branch = { ...instruction(OP.brIf, 0), at: again.at };
  return [...code.slice(0, at), loop!, ...next, limit, compare!, branch, END, ...code.slice(end + 2)];
}

/** The number that a local has where a loop begins; undefined where that is not known. */
function startOf(code: Code, at: number, local: number, params: number): number | undefined {
  const [value, set] = code.slice(Math.max(0, at - 2), at);
  if (set?.op === OP.localSet && set.args[0] === local && value?.op === OP.i32Const) return value.args[0];
  const isWritten = code
    .slice(0, at)
    .some(({ op, args }) => op === OP.loop || (op !== OP.localGet && isOf(op, args, local)));
  return local < params || isWritten ? undefined : 0;
}

const isOf = (op: number, args: readonly number[], local: number): boolean =>
  (op === OP.localSet || op === OP.localTee) && args[0] === local;
