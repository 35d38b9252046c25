// Owns finding runs of instructions that could stand as a function of their own: they leave at most one value, on the
// stack or in a local that is read afterwards, and leave the function only where it would end behind them anyway. What
// they take from the stack, the locals they read and the constants in which two runs may differ become parameters.
import { Stack, type Body } from "./body.ts";
import { OP, isLocal, weightOf, type Instruction } from "./code.ts";
import { bitOf, type Locals } from "./liveness.ts";

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
  /** bytes beside a call of it: locals and varying constants pushed before, a local written behind */
  beside: number;
  /** bytes that its function has beside the run: what it finds on the stack, locals of its own, its value */
  around: number;
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
/** Where the names of locals begin that a run finds with a value, and of those that are its own. */
const FOUND = 0x110;
const OWN = 0x150;
export const NONE = -1;

/** Calls visit for every run of a function. */
export function eachRun(body: Body, visit: (run: Run, shape: Shape) => void): void {
  for (let start = 0; start < body.code.length; start++) {
    const growing = new Growing(body, start);
    while (growing.grow()) growing.show(visit);
  }
}

/** Runs from one instruction on, each longer than the one before. */
export class Growing {
  readonly stack = new Stack();
  /** names of the locals in the order in which they appear */
  readonly names = new Map<number, string>();
  found = 0;
  private written: Locals = 0n;
  private returns = false;
  private readonly variants: Variant[] = [
    { varying: VARIES_NONE, hash: new Hash(), constants: 0, count: 0 },
    { varying: VARIES_ALL, hash: new Hash(), constants: 0, count: 0 },
  ];
  private bytes = 0;
  private end: number;
  constructor(
    private readonly body: Body,
    private readonly start: number,
  ) {
    this.end = start;
  }

  /** Takes the next instruction or the whole block that it begins; false when no run goes on so far. */
  grow(): boolean {
    const { code, module, locals, blocks } = this.body;
    const at = this.end;
    const first = code[at];
    const block = blocks.get(at);
    if (!first || (block ? !block.whole : ENDS_RUN.has(first.op))) return false;
    if (this.end > this.start && code[at - 1]!.op === OP.return) return false;
    if (first.op !== OP.return && !this.stack.step(module, locals, first)) return false;
    this.returns ||= block?.returns ?? first.op === OP.return;
    this.end = (block ? block.end : at) + 1;
    for (let i = at; i < this.end; i++) {
      this.bytes += weightOf(code[i]!);
      if (this.bytes > MOST_BYTES) return false;
      this.name(code[i]!);
      lengthen(this.variants, this.names, code[i]!, i - this.start);
    }
    return this.found + this.stack.taken.length <= MOST_PARAMS;
  }

  private name({ op, args }: Instruction): void {
    if (op !== OP.localGet && op !== OP.localSet && op !== OP.localTee) return;
    const local = args[0]!;
    if (op !== OP.localGet) this.written |= bitOf(local);
    if (this.names.has(local)) return;
    const found = this.finds(local);
    this.names.set(local, String.fromCharCode((found ? FOUND : OWN) + this.names.size));
    if (found) this.found++;
  }

  /** Whether a local has a value that matters where the run starts. */
  finds(local: number): boolean {
    return (this.body.live[this.start]! & bitOf(local)) !== 0n;
  }

  /** The instruction behind the run. */
  get reach(): number {
    return this.end;
  }

  /** The only local that is written and read afterwards, NONE, or undefined where there are several. */
  get left(): number | undefined {
    const left = this.written & this.body.live[this.end]!;
    if (left === 0n) return NONE;
    if ((left & (left - 1n)) !== 0n) return undefined;
    return [...this.names.keys()].find((local) => bitOf(local) === left);
  }

  /** Whether the function ends behind the run. */
  private get isTail(): boolean {
    const { code, tail, results } = this.body;
    if (this.stack.above.length !== results.length) return false;
    return this.end >= tail || code[this.end - 1]!.op === OP.return;
  }

  /** Calls visit for each way in which the run could be a function. */
  show(visit: (run: Run, shape: Shape) => void): void {
    const { start, end, bytes, found, names, stack } = this;
    if (this.returns && !this.isTail) return;
    const left = this.returns ? NONE : this.left;
    if (left === undefined || stack.above.length > (left < 0 ? 1 : 0)) return;
    const operands = stack.taken.length;
    const own = names.size > found ? 2 : 0;
    const value = left < 0 ? 0 : 2;
    for (const { varying, hash, constants, count } of this.variants) {
      if (operands + found + count > MOST_PARAMS || (varying === VARIES_ALL && count < 2)) continue;
      const whole = hash.copy();
      whole.add(left < 0 ? HOLE : names.get(left)!);
      visit(
        { func: this.body.index, start, end, varying },
        {
          hash: whole.value,
          bytes,
          beside: 2 * found + constants + value,
          around: 2 * operands + own + value,
        },
      );
    }
  }
}

const ENDS_RUN = new Set<number>([...[OP.br, OP.brIf, OP.brTable, OP.end, OP.else, OP.unreachable]]);

/** Takes one more instruction into all variants of a run; place counts from the run's start. */
function lengthen(
  variants: Variant[],
  names: ReadonlyMap<number, string>,
  { op, args, bytes }: Instruction,
  place: number,
): void {
  if (op !== OP.i32Const) {
    const text = isLocal(op) ? String.fromCharCode(op) + names.get(args[0]!)! : bytes;
    for (const { hash } of variants) hash.add(text);
    return;
  }
  const [none, all] = variants;
  const own = { varying: place, hash: none!.hash.copy(), constants: bytes.length, count: 1 };
  own.hash.add(HOLE);
  for (const variant of variants) {
    if (variant !== all) variant.hash.add(bytes);
  }
  all!.hash.add(HOLE);
  all!.constants += bytes.length;
  all!.count++;
  variants.push(own);
}
