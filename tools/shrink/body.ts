// Owns what is known of a function's code whose runs are looked at: its blocks, what lies on the stack, which locals live.
import { OP, type Instruction } from "./code.ts";
import { liveLocals, type Locals } from "./liveness.ts";
import { I32, type Module } from "./module.ts";
import { effectOf } from "./stack.ts";

/** For each block's first instruction: where it ends, whether a run may hold it, and whether it leaves the function. */
export interface Block {
  end: number;
  whole: boolean;
  returns: boolean;
}

function blocksOf(code: readonly Instruction[]): Map<number, Block> {
  const blocks = new Map<number, Block>();
  const open: { start: number; returns: boolean; reach: number }[] = [];
  code.forEach(({ op, args }, at) => {
    if (op === OP.block || op === OP.loop || op === OP.if)
      open.push({ start: at, returns: false, reach: -1 });
    const top = open.at(-1);
    if (!top) return;
    if (op === OP.return) top.returns = true;
    if (op === OP.br || op === OP.brIf || op === OP.brTable) top.reach = Math.max(top.reach, ...args);
    if (op !== OP.end) return;
    open.pop();
    const above = open.at(-1);
    // A branch beyond this block is one of the block around it.
    const beyond = top.reach - 1;
    blocks.set(top.start, { end: at, whole: beyond < 0, returns: top.returns });
    if (!above) return;
    above.returns ||= top.returns;
    above.reach = Math.max(above.reach, beyond);
  });
  return blocks;
}

/** The types on the stack above where a run began, and what it took from below. */
export class Stack {
  readonly above: number[] = [];
  readonly taken: number[] = [];
  pop(type: number): void {
    if (this.above.length) this.above.pop();
    else this.taken.unshift(type);
  }
  /** Takes and leaves what an instruction does; false where that is not known. */
  step(module: Module, locals: readonly number[], instruction: Instruction): boolean {
    const { op, args } = instruction;
    if (op === OP.drop) return this.above.pop() !== undefined;
    if (op === OP.localSet || op === OP.localTee) {
      this.pop(locals[args[0]!]!);
      if (op === OP.localTee) this.above.push(locals[args[0]!]!);
      return true;
    }
    if (op === OP.select) {
      if (this.above.length < 2) return false;
      this.above.pop();
      const type = this.above.pop()!;
      this.pop(type);
      this.above.push(type);
      return true;
    }
    if (op === OP.if) this.pop(I32);
    if (op === OP.block || op === OP.loop || op === OP.if) {
      if (args[0] !== 0x40) this.above.push(args[0]!);
      return true;
    }
    const effect = effectOf(module, locals, instruction);
    if (!effect) return false;
    for (let i = effect.takes.length - 1; i >= 0; i--) this.pop(effect.takes[i]!);
    this.above.push(...effect.leaves);
    return true;
  }
}

/** What is known of a function whose runs are looked at. */
export class Body {
  readonly code: readonly Instruction[];
  readonly locals: readonly number[];
  readonly results: readonly number[];
  readonly blocks: Map<number, Block>;
  readonly live: readonly Locals[];
  /** the first instruction behind which nothing but ends of blocks comes */
  readonly tail: number;
  constructor(
    readonly module: Module,
    readonly index: number,
  ) {
    const func = module.functions[index]!;
    this.code = func.code;
    this.locals = module.localsOf(func);
    this.results = module.types[func.type]!.results;
    this.blocks = blocksOf(func.code);
    this.live = liveLocals(func.code);
    let tail = func.code.length;
    while (func.code[tail - 1]?.op === OP.end) tail--;
    this.tail = tail;
  }
}
