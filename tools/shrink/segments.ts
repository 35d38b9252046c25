// Owns finding runs of instructions that could stand as a function of their own: they neither leave the function nor
// write its locals, and leave at most one value. What they take from the stack, the locals they read and the constants
// in which two runs may differ become parameters.
import { OP, instruction, sizeOf, weightOf, type Instruction } from "./code.ts";
import { I32, type Module } from "./module.ts";
import { effectOf } from "./stack.ts";

const MOST_BYTES = 90;
const MOST_PARAMS = 7;

/** Which constants of a run are parameters: none, the one at a place counted from the run's start, or all. */
export type Varying = number;
export const VARIES_NONE: Varying = -1;
export const VARIES_ALL: Varying = -2;

/** A run of instructions: code[start] up to but not with code[end] of a function. */
export interface Run {
  func: number;
  start: number;
  end: number;
  varying: Varying;
}
/** What a run looks like from outside. */
export interface Shape {
  /** two runs with the same hash are most likely the same but for their parameters */
  hash: number;
  bytes: number;
  /** bytes that a call of it pushes: locals and varying constants */
  pushed: number;
  /** values it finds on the stack */
  operands: number;
}

/** For each block's first instruction: where it ends, and whether a run may hold it. */
interface Block {
  end: number;
  whole: boolean;
}

function blocksOf(code: readonly Instruction[]): Map<number, Block> {
  const blocks = new Map<number, Block>();
  const open: { start: number; whole: boolean; reach: number }[] = [];
  code.forEach(({ op, args }, at) => {
    if (op === OP.block || op === OP.loop || op === OP.if) open.push({ start: at, whole: true, reach: -1 });
    const top = open.at(-1);
    if (!top) return;
    if (op === OP.localSet || op === OP.localTee || op === OP.return) top.whole = false;
    if (op === OP.br || op === OP.brIf || op === OP.brTable) top.reach = Math.max(top.reach, ...args);
    if (op !== OP.end) return;
    open.pop();
    const above = open.at(-1);
    // A branch beyond this block is one of the block around it.
    const beyond = top.reach - 1;
    blocks.set(top.start, { end: at, whole: top.whole && beyond < 0 });
    if (!above) return;
    above.whole = above.whole && top.whole;
    above.reach = Math.max(above.reach, beyond);
  });
  return blocks;
}

/** The types on the stack above where a run began, and what it took from below. */
class Stack {
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

/** A hash of 52 bits, made longer by characters. */
class Hash {
  constructor(
    private high = 7,
    private low = 9,
  ) {}
  copy(): Hash {
    return new Hash(this.high, this.low);
  }
  add(text: string): void {
    for (let i = 0; i < text.length; i++) {
      this.high = Math.imul(this.high ^ text.charCodeAt(i), 0x01000193);
      this.low = Math.imul(this.low + text.charCodeAt(i) + 1, 0x5bd1e995) ^ (this.low >>> 15);
    }
  }
  get value(): number {
    return (this.high >>> 0) * 0x100000 + ((this.low ^ (this.low >>> 12)) & 0xfffff);
  }
}

interface Variant {
  varying: Varying;
  hash: Hash;
  /** bytes of its varying constants, how many they are */
  constants: number;
  count: number;
}

const HOLE = "\u0100";

/** Calls visit for every run of a function. */
export function eachRun(module: Module, index: number, visit: (run: Run, shape: Shape) => void): void {
  const func = module.functions[index]!;
  const locals = module.localsOf(func);
  const blocks = blocksOf(func.code);
  for (let start = 0; start < func.code.length; start++) {
    const growing = new Growing(module, func.code, locals, blocks, start);
    while (growing.grow()) growing.show(index, visit);
  }
}

/** All runs from one instruction on, each longer than the one before. */
class Growing {
  private readonly stack = new Stack();
  private readonly holes = new Map<number, string>();
  private readonly variants: Variant[] = [
    { varying: VARIES_NONE, hash: new Hash(), constants: 0, count: 0 },
    { varying: VARIES_ALL, hash: new Hash(), constants: 0, count: 0 },
  ];
  private bytes = 0;
  private end: number;
  constructor(
    private readonly module: Module,
    private readonly code: readonly Instruction[],
    private readonly locals: readonly number[],
    private readonly blocks: Map<number, Block>,
    private readonly start: number,
  ) {
    this.end = start;
  }

  /** Takes the next instruction or the whole block that it begins; false when no run goes on so far. */
  grow(): boolean {
    const { code, end: at } = this;
    const first = code[at];
    const block = this.blocks.get(at);
    if (!first || (block ? !block.whole : ENDS_RUN.has(first.op))) return false;
    if (!this.stack.step(this.module, this.locals, first)) return false;
    this.end = (block ? block.end : at) + 1;
    for (let i = at; i < this.end; i++) {
      this.bytes += weightOf(code[i]!);
      if (this.bytes > MOST_BYTES) return false;
      lengthen(this.variants, this.holes, code[i]!, i - this.start);
    }
    return this.holes.size + this.stack.taken.length <= MOST_PARAMS;
  }

  /** Calls visit for each way in which the run could be a function. */
  show(func: number, visit: (run: Run, shape: Shape) => void): void {
    if (this.stack.above.length > 1) return;
    const { start, end, bytes, holes } = this;
    const operands = this.stack.taken.length;
    for (const { varying, hash, constants, count } of this.variants) {
      if (operands + holes.size + count > MOST_PARAMS || (varying === VARIES_ALL && count < 2)) continue;
      const pushed = 2 * holes.size + constants;
      visit({ func, start, end, varying }, { hash: hash.value, bytes, pushed, operands });
    }
  }
}

const ENDS_RUN = new Set<number>([
  ...[OP.localSet, OP.localTee, OP.br, OP.brIf, OP.brTable, OP.return, OP.end, OP.else, 0x00],
]);

/** Takes one more instruction into all variants of a run; place counts from the run's start. */
function lengthen(
  variants: Variant[],
  holes: Map<number, string>,
  { op, args, bytes }: Instruction,
  place: number,
): void {
  let text = bytes;
  if (op === OP.localGet) {
    let hole = holes.get(args[0]!);
    if (!hole) holes.set(args[0]!, (hole = String.fromCharCode(0x110 + holes.size)));
    text = hole;
  }
  if (op !== OP.i32Const) {
    for (const { hash } of variants) hash.add(text);
    return;
  }
  const [none, all] = variants;
  const own = { varying: place, hash: none!.hash.copy(), constants: bytes.length, count: 1 };
  own.hash.add(HOLE);
  for (const variant of variants) {
    if (variant !== all) variant.hash.add(text);
  }
  all!.hash.add(HOLE);
  all!.constants += bytes.length;
  all!.count++;
  variants.push(own);
}

/** A run as a function: its parameters are first what it took from the stack, then what is pushed before the call. */
export interface Extract {
  params: number[];
  results: number[];
  code: Instruction[];
  pushes: Instruction[];
  /** bytes of the run as it stands */
  bytes: number;
}

/** The function that a run would be, and what is pushed before its call. */
export function extract(module: Module, { func, start, end, varying }: Run): Extract {
  const from = module.functions[func]!;
  const locals = module.localsOf(from);
  const run = from.code.slice(start, end);
  const blocks = blocksOf(run);
  const stack = new Stack();
  for (let at = 0; at < run.length; at++) {
    stack.step(module, locals, run[at]!);
    at = blocks.get(at)?.end ?? at;
  }
  const params = [...stack.taken];
  const pushes: Instruction[] = [];
  const holes = new Map<number, number>();
  const param = (type: number, push: Instruction): number => (pushes.push(push), params.push(type) - 1);
  const body = run.map((i, place) => {
    if (i.op === OP.localGet) {
      const local = i.args[0]!;
      if (!holes.has(local)) holes.set(local, param(locals[local]!, i));
      return { ...instruction(OP.localGet, holes.get(local)!), at: i.at };
    }
    const varies = i.op === OP.i32Const && (varying === VARIES_ALL || varying === place);
    return varies ? { ...instruction(OP.localGet, param(I32, i)), at: i.at } : i;
  });
  const operands = stack.taken.map((_, i) => instruction(OP.localGet, i));
  return { params, results: stack.above, code: [...operands, ...body], pushes, bytes: sizeOf(run) };
}
