// Owns which code is quiet: it gives a value and does nothing else, in few instructions, so that it may run unasked.
import { OP, type Instruction } from "./code.ts";
import type { Module } from "./module.ts";

/** Instructions that quiet code runs at most, those of the functions that it calls with it. */
const MOST = 24;
/** What a call costs beside its function's instructions. */
const CALL = 2;
const DEEPEST = 8;

const [FIRST_STORE, FIRST_DIVISION, LAST_DIVISION] = [0x36, 0x6d, 0x70];
const LEAVES = new Set<number>([OP.block, OP.if, OP.br, OP.brIf, OP.return]);
const NEVER = new Set<number>([OP.loop, OP.prefixed, OP.callIndirect, OP.brTable, OP.unreachable]);

/** Says of code whether it is quiet. */
export class Quiet {
  /** instructions that a function runs at most, Infinity where it does more than to give a value */
  private readonly weights: (number | undefined)[] = [];
  constructor(private readonly module: Module) {}

  /** Whether straight code without locals of its own is quiet. */
  is(code: readonly Instruction[]): boolean {
    const writes = ({ op }: Instruction): boolean =>
      LEAVES.has(op) || op === OP.localSet || op === OP.localTee;
    return !code.some(writes) && this.weigh(code, 0) <= MOST;
  }

  private weigh(code: readonly Instruction[], depth: number): number {
    let sum = code.length;
    for (let at = 0; at < code.length && sum <= MOST; at++) {
      const { op, args } = code[at]!;
      if (op === OP.call) sum += CALL + this.ofFunction(args[0]!, depth + 1);
      else if (!isHarmless(code, at)) return Infinity;
    }
    return sum;
  }

  private ofFunction(index: number, depth: number): number {
    if (depth > DEEPEST) return Infinity;
    return (this.weights[index] ??= this.weigh(this.module.functions[index]!.code, depth));
  }
}

/**
 * Whether an instruction neither traps nor changes anything but locals. Reading is harmless at constant addresses only:
 * behind `cursor < count && ...` the cursor may be anything, and what it says is read then may lie outside of memory.
 */
function isHarmless(code: readonly Instruction[], at: number): boolean {
  const { op } = code[at]!;
  const before = code[at - 1];
  if (op >= FIRST_STORE && op <= OP.lastStore) return false;
  if (op >= FIRST_DIVISION && op <= LAST_DIVISION) return before?.op === OP.i32Const && before.args[0]! > 0;
  if (op < OP.firstLoad || op > OP.lastLoad) return !NEVER.has(op);
  return before?.op === OP.i32Const;
}
