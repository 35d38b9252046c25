// Owns which values of a module are always 0 or 1: what functions return, what locals hold, what ifs decide by.
import { OP, type Instruction } from "./code.ts";
import type { Module } from "./module.ts";
import { effectOf } from "./stack.ts";

const NO_RESULT = 0x40;
const [IS_ZERO, LAST_COMPARISON] = [0x45, 0x5a];
const [AND, OR, XOR] = [0x71, 0x72, 0x73];

/** A value on the stack: whether it is 0 or 1; its code, -1 where that does not lie together. */
interface Value {
  readonly truth: boolean;
  readonly start: number;
  readonly end: number;
}
/** What code that is never reached takes from the stack. */
const NEVER: Value = { truth: true, start: -1, end: -1 };

/** An if that leaves a value. */
export interface Choice {
  at: number;
  otherwise: number;
  end: number;
  /** the first instruction of what it decides by, -1 where that does not stand right before it */
  start: number;
  /** whether what it decides by, the first value and the second are 0 or 1 */
  asked: boolean;
  first: boolean;
  second: boolean;
}

interface Frame {
  readonly base: number;
  readonly hasResult: boolean;
  /** whether all values that reached its end are 0 or 1 */
  truth: boolean;
  dead: boolean;
  readonly choice: Choice;
}

/** What is 0 or 1 for sure: all is thought to be, until something else is seen. */
export class Truths {
  readonly results: boolean[];
  readonly locals: boolean[][];
  changed = true;

  constructor(readonly module: Module) {
    const roots = new Set(module.roots());
    this.results = module.functions.map(() => true);
    this.locals = module.functions.map((func, index) => {
      const params = module.types[func.type]!.params.length;
      // What comes from outside may be anything.
      return module.localsOf(func).map((_, local) => local >= params || !roots.has(index));
    });
    while (this.changed) {
      this.changed = false;
      module.functions.forEach((_, index) => new Walk(this, index).go());
    }
  }

  /** The ifs of a function that leave a value, inner ones before those around them. */
  choices(index: number): Choice[] {
    const walk = new Walk(this, index);
    walk.go();
    return walk.choices;
  }

  note(list: boolean[], index: number, truth: boolean): void {
    if (truth || !list[index]) return;
    list[index] = false;
    this.changed = true;
  }
}

/** A walk through a function's code with what lies on the stack. */
class Walk {
  readonly choices: Choice[] = [];
  private readonly stack: Value[] = [];
  private readonly frames: Frame[] = [];
  private readonly code: readonly Instruction[];
  private readonly types: readonly number[];
  private readonly locals: boolean[];

  constructor(
    private readonly truths: Truths,
    private readonly index: number,
  ) {
    const { module } = truths;
    const func = module.functions[index]!;
    this.code = func.code;
    this.types = module.localsOf(func);
    this.locals = truths.locals[index]!;
    this.open(module.types[func.type]!.results.length > 0, -1, NEVER);
  }

  go(): void {
    this.code.forEach((one, at) => this.step(one, at));
    this.fall();
    const { hasResult, truth } = this.frames[0]!;
    if (hasResult) this.truths.note(this.truths.results, this.index, truth);
  }

  private get frame(): Frame {
    return this.frames.at(-1)!;
  }

  private pop(): Value {
    return this.stack.length > this.frame.base ? this.stack.pop()! : NEVER;
  }

  private open(hasResult: boolean, at: number, { truth, start, end }: Value): void {
    const choice = { at, otherwise: -1, end: -1, start: end === at ? start : -1, asked: truth };
    const frame = { base: this.stack.length, hasResult, truth: true, dead: false };
    this.frames.push({ ...frame, choice: { ...choice, first: true, second: true } });
  }

  /** The end of a block's code is reached; whether what it leaves is 0 or 1. */
  private fall(): boolean {
    const { frame } = this;
    const truth = !frame.hasResult || frame.dead || this.pop().truth;
    frame.truth &&= truth;
    this.die();
    frame.dead = false;
    return truth;
  }

  private die(): void {
    this.stack.length = this.frame.base;
    this.frame.dead = true;
  }

  private step(one: Instruction, at: number): void {
    const { op, args } = one;
    if (op === OP.if) this.open(args[0] !== NO_RESULT, at, this.pop());
    else if (op === OP.block || op === OP.loop) this.open(args[0] !== NO_RESULT, at, NEVER);
    else if (op === OP.else) {
      this.frame.choice.otherwise = at;
      this.frame.choice.first = this.fall();
    } else if (op === OP.end) this.close(at);
    else if (op === OP.br || op === OP.brIf || op === OP.brTable) {
      if (op !== OP.br) this.pop();
      for (const depth of args) this.frames.at(-1 - depth)!.truth = false;
      if (op !== OP.brIf) this.die();
    } else if (op === OP.return) {
      if (this.frames[0]!.hasResult) this.frames[0]!.truth &&= this.pop().truth;
      this.die();
    } else if (op === OP.unreachable) this.die();
    else this.plain(one, at);
  }

  private close(at: number): void {
    const second = this.fall();
    const { hasResult, truth, choice } = this.frames.pop()!;
    if (!hasResult) return;
    if (choice.otherwise >= 0) this.choices.push({ ...choice, end: at, second });
    this.stack.push({ truth, start: choice.otherwise >= 0 ? choice.start : choice.at, end: at + 1 });
  }

  /** An instruction that is no block and does not branch. */
  private plain(one: Instruction, at: number): void {
    const { op, args } = one;
    if (op === OP.drop || op === OP.localSet || op === OP.localTee) {
      const value = this.pop();
      if (op === OP.drop) return;
      this.truths.note(this.locals, args[0]!, value.truth);
      if (op === OP.localTee) this.stack.push({ ...value, end: value.end === at ? at + 1 : -1 });
      return;
    }
    const { module } = this.truths;
    const effect = op === OP.select ? undefined : effectOf(module, this.types, one);
    if (!effect && op !== OP.select) throw new Error(`what instruction ${op} does is not known`);
    const takes = effect ? effect.takes.length : 3;
    const values = Array.from({ length: takes }, () => this.pop()).reverse();
    if (op === OP.call) {
      values.forEach(({ truth }, i) => this.truths.note(this.truths.locals[args[0]!]!, i, truth));
    }
    if (effect && effect.leaves.length === 0) return;
    const isWhole = values.every(({ end }, i) => end === (values[i + 1]?.start ?? at));
    const start = values.length ? values[0]!.start : at;
    this.stack.push({ truth: this.isTruth(one, values), start: isWhole ? start : -1, end: at + 1 });
  }

  private isTruth({ op, args }: Instruction, values: readonly Value[]): boolean {
    if (op >= IS_ZERO && op <= LAST_COMPARISON) return true;
    if (op === OP.i32Const) return args[0] === 0 || args[0] === 1;
    if (op === OP.localGet) return this.locals[args[0]!]!;
    if (op === OP.call) return this.truths.results[args[0]!]!;
    if (op === AND) return values.some(({ truth }) => truth);
    if (op === OP.select) return values[0]!.truth && values[1]!.truth;
    return (op === OR || op === XOR) && values.every(({ truth }) => truth);
  }
}
