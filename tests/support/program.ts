// Owns random programs for the tests of tools/shrink: of few shapes, so that many of their runs are alike.
import type { Random } from "../../tools/random.ts";
import { OP, instruction, type Instruction } from "../../tools/shrink/code.ts";
import { I32, type Module } from "../../tools/shrink/module.ts";
import { constant, get, moduleOf, plain } from "./code.ts";

const ADD = 0x6a;
const OPERATORS = [ADD, 0x6b, 0x6c, 0x73, 0x48];
const [IS_ZERO, LESS, NOT_LESS, EQUAL] = [0x45, 0x48, 0x4e, 0x46];
const VOID = 0x40;
const LOCALS = 4; // the parameter is one of them
const COUNTER = LOCALS; // of the loop around; each depth has its own
const set = (local: number): Instruction => instruction(OP.localSet, local);
const tee = (local: number): Instruction => instruction(OP.localTee, local);

/** A random program; function i calls only later ones. */
export class Program {
  private depth = 0;
  /** isRich = with conditions of several parts and all kinds of branches */
  constructor(
    private readonly random: Random,
    private readonly functions: number,
    private readonly isRich = false,
  ) {}

  make(): Module {
    const module = moduleOf(...Array.from({ length: this.functions }, (_, i) => this.body(i)));
    module.functions.forEach((func) => (func.locals = new Array<number>(LOCALS + 2).fill(I32)));
    return module;
  }

  private body(index: number): Instruction[] {
    return [...this.statements(index, 5), ...this.value(index, 2)];
  }

  private statements(index: number, count: number): Instruction[] {
    return Array.from({ length: 1 + this.random.below(count) }, () => this.statement(index)).flat();
  }

  private statement(index: number): Instruction[] {
    const local = this.random.below(LOCALS);
    const kind = this.random.below(this.depth < 2 ? 8 : 4);
    if (kind < 3) return [...this.value(index, 2), set(local)];
    if (kind === 3)
      return [...this.condition(index), instruction(OP.if, VOID), ...this.return(index), plain(OP.end)];
    const counter = COUNTER + this.depth++;
    const inner = this.statements(index, 3);
    const other = this.random.oneIn(2) ? [plain(OP.else), ...this.statements(index, 2)] : [];
    const rich = this.isRich && this.random.oneIn(2) ? this.rich(index, counter, inner) : null;
    this.depth--;
    if (rich) return rich;
    if (kind < 6)
      return [...this.condition(index), instruction(OP.if, VOID), ...inner, ...other, plain(OP.end)];
    return [
      ...[constant(2), set(counter), instruction(OP.loop, VOID), ...inner],
      ...[get(counter), constant(1), plain(0x6b), tee(counter), instruction(OP.brIf, 0), plain(OP.end)],
    ];
  }

  /** A loop that asks first, or a block that something leaves. */
  private rich(index: number, counter: number, inner: Instruction[]): Instruction[] {
    const leave = (most: number): Instruction[] =>
      this.random.oneIn(2) ? [...this.condition(index), instruction(OP.brIf, this.random.below(most))] : [];
    const nested = [...this.condition(index), instruction(OP.if, VOID), ...inner, plain(OP.end)];
    const block = (code: Instruction[]): Instruction[] => [
      ...[instruction(OP.block, VOID), ...leave(1), ...code, plain(OP.end)],
    ];
    if (this.random.oneIn(2)) return block(nested);
    const start = this.random.below(4);
    const step = [get(counter), constant(1), plain(ADD), set(counter)];
    const body = this.random.oneIn(2)
      ? [...inner, ...(this.random.oneIn(3) ? leave(1) : []), ...step]
      : [...step, ...leave(3), ...inner];
    return block([
      ...(start ? [constant(start), set(counter)] : [constant(0), set(counter), ...leave(1)]),
      ...[instruction(OP.loop, VOID), get(counter), constant(3), plain(LESS), instruction(OP.if, VOID)],
      ...[...body, instruction(OP.br, 1), plain(OP.end), plain(OP.end)],
    ]);
  }

  private return(index: number): Instruction[] {
    return [...this.value(index, 1), plain(OP.return)];
  }

  private condition(index: number): Instruction[] {
    return this.isRich ? this.choice(index, 2) : this.value(index, 1);
  }

  /** A value of two halves: and, or, one of two. */
  private choice(index: number, depth: number): Instruction[] {
    if (depth === 0 || this.random.oneIn(4)) return this.truth(index);
    const arm = (): Instruction[] =>
      this.random.oneIn(2) ? [constant(this.random.below(2))] : this.choice(index, depth - 1);
    const asked = this.random.oneIn(2) ? this.truth(index) : this.choice(index, depth - 1);
    return [
      ...[...asked, instruction(OP.if, I32), ...arm(), plain(OP.else), ...arm(), plain(OP.end)],
      ...(this.random.oneIn(4) ? [plain(IS_ZERO)] : []),
    ];
  }

  private truth(index: number): Instruction[] {
    const value = this.value(index, 1);
    const other = this.value(index, 1);
    const compare = this.random.pick([LESS, NOT_LESS, EQUAL]);
    return this.random.oneIn(3) ? value : [...value, ...other, plain(compare)];
  }

  private value(index: number, depth: number): Instruction[] {
    const kind = this.random.below(depth > 0 ? 6 : 3);
    if (kind < 2) return [get(this.random.below(LOCALS))];
    if (kind === 2) return [constant(this.random.pick([1, 3, 1000, 70_000]))];
    if (kind === 3 && index + 1 < this.functions && this.depth === 0) {
      const target = index + 1 + this.random.below(this.functions - index - 1);
      return [...this.value(index, depth - 1), instruction(OP.call, target)];
    }
    const [a, b] = [this.value(index, depth - 1), this.value(index, depth - 1)];
    const tail = this.random.oneIn(4) ? [tee(this.random.below(LOCALS))] : [];
    if (this.isRich && this.random.oneIn(4)) return [...this.choice(index, 1), ...tail];
    return [...a, ...b, plain(this.random.pick(OPERATORS)), ...tail];
  }
}
