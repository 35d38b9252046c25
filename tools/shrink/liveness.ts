// Owns which locals of a function are still read before they are written again, at each of its instructions.
import { OP, type Instruction } from "./code.ts";

/** A set of locals, one bit each. */
export type Locals = bigint;
export const bitOf = (local: number): Locals => 1n << BigInt(local);

/** live[i] = the locals whose values matter before instruction i; the last entry is the function's end. */
export function liveLocals(code: readonly Instruction[]): Locals[] {
  const next = successors(code);
  const live = new Array<Locals>(code.length + 1).fill(0n);
  for (let changed = true; changed;) {
    changed = false;
    for (let at = code.length - 1; at >= 0; at--) {
      const before = transfer(
        code[at]!,
        next[at]!.reduce((all, to) => all | live[to]!, 0n),
      );
      if (before === live[at]) continue;
      live[at] = before;
      changed = true;
    }
  }
  return live;
}

function transfer({ op, args }: Instruction, after: Locals): Locals {
  if (op === OP.localGet) return after | bitOf(args[0]!);
  if (op === OP.localSet || op === OP.localTee) return after & ~bitOf(args[0]!);
  return after;
}

/** For each instruction those that may come next; code.length is the function's end. */
function successors(code: readonly Instruction[]): number[][] {
  const ends = blockEnds(code);
  /** where a branch to each block around goes, the innermost last */
  const labels: number[] = [code.length];
  return code.map(({ op, args }, at) => {
    const label = (depth: number): number => labels.at(-1 - depth)!;
    if (op === OP.loop) labels.push(at);
    if (op === OP.block || op === OP.if) labels.push(ends.get(at)!.end + 1);
    if (op === OP.if) return [at + 1, ends.get(at)!.otherwise + 1];
    if (op === OP.else) return [label(0)];
    if (op === OP.end) labels.pop();
    if (op === OP.br) return [label(args[0]!)];
    if (op === OP.brIf) return [at + 1, label(args[0]!)];
    if (op === OP.brTable) return args.map(label);
    if (op === OP.return || op === OP.unreachable) return [];
    return [at + 1];
  });
}

/** For each block's first instruction its last, and what an `if` goes on behind when its condition is false. */
function blockEnds(code: readonly Instruction[]): Map<number, { end: number; otherwise: number }> {
  const ends = new Map<number, { end: number; otherwise: number }>();
  const open: { start: number; otherwise: number }[] = [];
  code.forEach(({ op }, at) => {
    if (op === OP.block || op === OP.loop || op === OP.if) open.push({ start: at, otherwise: -1 });
    if (op === OP.else) open.at(-1)!.otherwise = at;
    if (op !== OP.end) return;
    const { start, otherwise } = open.pop()!;
    ends.set(start, { end: at, otherwise: otherwise < 0 ? at : otherwise });
  });
  return ends;
}
