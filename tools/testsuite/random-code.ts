// Owns random function bodies: valid code of every integer instruction, that always comes to an end.
import type { Random } from "../random.ts";
import { DIVISIONS, LOADS, PLAIN, STORES } from "./instructions.ts";
import { constant, typeByte, unsigned, type FunctionType, type ValueType } from "./module-writer.ts";
import { fixed, folded, oneOf, place } from "./random-parts.ts";
import type { Surroundings } from "./surroundings.ts";

const I32: ValueType = "i32";

const MAX_DEPTH = 5;
/** Instructions that one call may execute, roughly. */
const MOST_WORK = 30000;
const MOST_ROUNDS = 6;

/** Writes one function's body. */
export class BodyWriter {
  readonly locals: ValueType[] = [];
  cost = 1;
  private readonly variables: ValueType[];
  /** what a branch to each open label carries, the innermost last; "loop" is no target for free branches */
  private readonly labels: (ValueType | "none" | "loop")[];
  private times = 1;

  constructor(
    private readonly random: Random,
    private readonly type: FunctionType,
    private readonly around: Surroundings,
  ) {
    for (let n = random.below(6); n > 0; n--) this.locals.push(random.pick(["i32", "i64"]));
    this.variables = [...type.params, ...this.locals];
    this.labels = [type.result];
  }

  write(): number[] {
    const code: number[] = [];
    for (let n = 1 + this.random.below(6); n > 0; n--) code.push(...this.statement(MAX_DEPTH));
    return [...code, ...this.value(this.type.result, MAX_DEPTH)];
  }

  private spend(work = 1): void {
    this.cost += work * this.times;
  }

  private affords(work: number): boolean {
    return this.cost + work * this.times < MOST_WORK;
  }

  private variable(type: ValueType): number | undefined {
    return oneOf(this.random, this.variables, type);
  }

  private global(type: ValueType): number | undefined {
    return oneOf(this.random, this.around.globals, type);
  }

  /** Code that leaves one value. */
  private value(type: ValueType, depth: number): number[] {
    this.spend();
    if (depth <= 0 || !this.affords(8)) return this.leaf(type);
    const kind = this.random.weighted<(type: ValueType, depth: number) => number[]>([
      [(t) => this.leaf(t), 4],
      [(t, d) => this.instruction(t, d), 12],
      [(t, d) => this.load(t, d), 3],
      [(t, d) => this.tee(t, d), 2],
      [(t, d) => this.select(t, d), 2],
      [(t, d) => this.blockValue(t, d), 2],
      [(t, d) => this.ifValue(t, d), 2],
      [(t, d) => this.call(t, d), 2],
      [(t, d) => this.callIndirect(t, d), 1],
      [(t, d) => this.tableValue(t, d), 1],
      [(t, d) => this.takingValue(t, d), 1],
    ]);
    return kind(type, depth - 1);
  }

  private leaf(type: ValueType): number[] {
    const local = this.variable(type);
    const global = this.global(type);
    const choice = this.random.below(5);
    if (choice < 3 && local !== undefined) return [0x20, ...unsigned(local)];
    if (choice === 3 && global !== undefined) return [0x23, ...unsigned(global)];
    return fixed(this.random, type);
  }

  private instruction(type: ValueType, depth: number): number[] {
    const [opcode, operands] = this.random.pick(PLAIN[type]);
    const code = operands.map((operand) => this.value(operand, depth)).flat();
    // Most divisors are odd, so that most calls come to their end.
    const odd = DIVISIONS.has(opcode[0]!) && !this.random.oneIn(12);
    const made = odd ? [...constant(type, 1n), type === "i32" ? 0x72 : 0x84] : [];
    return [...code, ...made, ...opcode];
  }

  /** An address, nearly always inside memory. */
  private address(depth: number): number[] {
    const value = this.value(I32, Math.min(depth, 2));
    if (this.random.oneIn(200)) return value;
    return [...value, ...constant("i32", this.random.oneIn(2) ? 0xfffn : 0xff8n), 0x71];
  }

  private load(type: ValueType, depth: number): number[] {
    return [...this.address(depth), this.random.pick(LOADS[type]), ...place(this.random)];
  }

  private tee(type: ValueType, depth: number): number[] {
    const local = this.variable(type);
    return local === undefined ? this.leaf(type) : [...this.value(type, depth), 0x22, ...unsigned(local)];
  }

  private select(type: ValueType, depth: number): number[] {
    return [...this.value(type, depth), ...this.value(type, depth), ...this.value(I32, depth), 0x1b];
  }

  private within(label: ValueType | "none" | "loop", write: () => number[]): number[] {
    this.labels.push(label);
    const code = write();
    this.labels.pop();
    return code;
  }

  /** A block with a value that it may leave early, by br_if. */
  private blockValue(type: ValueType, depth: number): number[] {
    const code = this.within(type, () => [
      ...this.statements(depth),
      ...this.value(type, depth),
      ...(this.random.oneIn(2) ? [...this.value(I32, depth), 0x0d, 0] : []),
    ]);
    return [0x02, typeByte(type), ...code, 0x0b];
  }

  private ifValue(type: ValueType, depth: number): number[] {
    const condition = this.value(I32, depth);
    const part = (): number[] =>
      this.within(type, () => [...this.statements(depth - 1), ...this.value(type, depth)]);
    return [...condition, 0x04, typeByte(type), ...part(), 0x05, ...part(), 0x0b];
  }

  private args(type: FunctionType, depth: number): number[] {
    return type.params.flatMap((param) => this.value(param, Math.min(depth, 3)));
  }

  private call(type: ValueType, depth: number): number[] {
    const { callable } = this.around;
    const fitting = callable.filter((one) => one.type.result === type && this.affords(one.cost));
    if (fitting.length === 0) return this.instruction(type, depth);
    const { index, type: signature, cost } = this.random.pick(fitting);
    this.spend(cost);
    return [...this.args(signature, depth), 0x10, ...unsigned(index)];
  }

  private callIndirect(type: ValueType, depth: number): number[] {
    const { types, entries, cost } = this.around.indirect;
    const fitting = types.filter((one) => one.type.result === type && one.fitting.length > 0);
    if (fitting.length === 0 || !this.affords(cost)) return this.instruction(type, depth);
    const { number, type: signature, fitting: callees } = this.random.pick(fitting);
    this.spend(cost);
    const wrong = this.random.oneIn(30);
    const entry = wrong ? this.random.below(entries + 3) : this.random.pick(callees);
    const index = [...this.value(I32, 1), ...constant("i32", 0n), 0x6c];
    const place = [...index, ...constant("i32", BigInt(entry)), 0x6a];
    return [...this.args(signature, depth), ...place, 0x11, ...unsigned(number), 0];
  }

  /** Nested blocks with a value, and a br_table that leaves one of them. */
  private tableValue(type: ValueType, depth: number): number[] {
    const nested = 2 + this.random.below(3);
    const open = Array.from({ length: nested }, () => [0x02, typeByte(type)]).flat();
    for (let n = 0; n < nested; n++) this.labels.push(type);
    const targets = Array.from({ length: nested + 1 }, () => unsigned(this.random.below(nested)));
    let code = [
      ...[...open, ...this.value(type, depth), ...this.value(I32, depth)],
      ...[0x0e, ...unsigned(nested), ...targets.flat()],
    ];
    for (let n = 0; n < nested; n++) {
      this.labels.pop();
      code = [...code, 0x0b];
      // What comes behind an inner block takes its value along.
      if (n < nested - 1) code = [...code, ...this.value(type, depth - 1), ...folded([type, type], type)];
    }
    return code;
  }

  /** A block, an if or a loop that takes values from the stack. */
  private takingValue(type: ValueType, depth: number): number[] {
    const fitting = this.around.indirect.types.filter(
      (one) => one.type.result === type && one.type.params.length > 0,
    );
    if (fitting.length === 0) return this.leaf(type);
    const { number, type: signature } = this.random.pick(fitting);
    const given = (): number[] => signature.params.flatMap((param) => this.leaf(param));
    const part = (): number[] => [...this.statements(depth), ...folded(signature.params, type)];
    const inside = (): number[] => this.within(type, part);
    const kind = this.random.below(this.affords(MOST_ROUNDS * 40) ? 3 : 2);
    if (kind === 0) return [...given(), 0x02, number, ...inside(), 0x0b];
    if (kind === 1) {
      const head = [...given(), ...this.value(I32, depth), 0x04, number];
      return [...head, ...inside(), 0x05, ...inside(), 0x0b];
    }
    const again = signature.params.map(() => 0x1a);
    return this.bounded(given(), number, () => [...part(), ...given()], again);
  }

  private statements(depth: number): number[] {
    const code: number[] = [];
    for (let n = this.random.below(3); n > 0; n--) code.push(...this.statement(depth));
    return code;
  }

  /** Code that leaves nothing. */
  private statement(depth: number): number[] {
    this.spend();
    if (depth <= 0 || !this.affords(8)) return [0x01];
    const kind = this.random.weighted<(depth: number) => number[]>([
      [(d) => this.set(d), 8],
      [(d) => this.store(d), 4],
      [(d) => [...this.value(this.random.pick(["i32", "i64"]), d), 0x1a], 1],
      [(d) => this.ifStatement(d), 2],
      [(d) => [0x02, 0x40, ...this.within("none", () => this.statements(d)), 0x0b], 1],
      [(d) => this.loop(d), 2],
      [(d) => this.branch(d), 2],
      [(d) => this.bulk(d), 1],
      [(d) => this.rarely(d), 1],
    ]);
    return kind(depth - 1);
  }

  private set(depth: number): number[] {
    const type = this.random.pick<ValueType>(["i32", "i64"]);
    const isLocal = !this.random.oneIn(4);
    const index = isLocal ? this.variable(type) : this.global(type);
    return index === undefined
      ? [0x01]
      : [...this.value(type, depth), isLocal ? 0x21 : 0x24, ...unsigned(index)];
  }

  private store(depth: number): number[] {
    const type = this.random.pick<ValueType>(["i32", "i64"]);
    return [
      ...this.address(depth),
      ...this.value(type, depth),
      ...[this.random.pick(STORES[type]), ...place(this.random)],
    ];
  }

  private ifStatement(depth: number): number[] {
    const part = (): number[] => this.within("none", () => this.statements(depth));
    const condition = this.value(I32, depth);
    const otherwise = this.random.oneIn(2) ? [0x05, ...part()] : [];
    return [...condition, 0x04, 0x40, ...part(), ...otherwise, 0x0b];
  }

  private loop(depth: number): number[] {
    return this.affords(MOST_ROUNDS * 40) ? this.bounded([], 0x40, () => this.statements(depth), []) : [0x01];
  }

  /** A loop that a local of its own bounds. */
  private bounded(before: number[], blockType: number, inside: () => number[], after: number[]): number[] {
    const rounds = 1 + this.random.below(MOST_ROUNDS);
    const counter = unsigned(this.type.params.length + this.locals.length);
    this.locals.push("i32");
    const outer = this.times;
    this.times *= rounds;
    const code = this.within("loop", inside);
    this.times = outer;
    const again = [0x20, ...counter, ...constant("i32", 1n), 0x6b, 0x22, ...counter, 0x0d, 0];
    const head = [...constant("i32", BigInt(rounds)), 0x21, ...counter, ...before, 0x03, blockType];
    return [...head, ...code, ...again, ...after, 0x0b];
  }

  /** Leaves a block, or the function, when a condition holds. */
  private branch(depth: number): number[] {
    const targets = this.labels.flatMap((label, index) => (label === "loop" ? [] : [{ label, index }]));
    const { label, index } = this.random.pick(targets);
    const away = unsigned(this.labels.length - 1 - index);
    const condition = this.value(I32, depth);
    if (label === "none") return [...condition, 0x0d, ...away];
    const value = this.value(label as ValueType, depth);
    return [...value, ...condition, 0x0d, ...away, 0x1a];
  }

  /** memory.fill or memory.copy of a few bytes. */
  private bulk(depth: number): number[] {
    const size = [...this.value(I32, 1), ...constant("i32", 63n), 0x71];
    const to = this.address(depth);
    if (this.random.oneIn(2)) return [...to, ...this.value(I32, depth), ...size, 0xfc, 11, 0];
    return [...to, ...this.address(depth), ...size, 0xfc, 10, 0, 0];
  }

  /** What hardly any code does: unreachable, an early return, asking for memory. */
  private rarely(depth: number): number[] {
    const condition = [...this.value(I32, depth), ...fixed(this.random, "i32"), 0x46, 0x04, 0x40];
    const inside = this.random.pick([
      () => [0x00],
      () => this.within("none", () => [...this.value(this.type.result, depth), 0x0f]),
      () => [0x3f, 0, 0x1a],
      () => [...constant("i32", 0n), 0x40, 0, 0x1a],
    ]);
    return [...condition, ...inside(), 0x0b];
  }
}
