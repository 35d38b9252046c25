// Owns the tests that what tools/shrink does to code changes no answer: random programs, and the shapes that it knows.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ORIGIN_MARK, TEXT_MARK } from "../tools/asc/texts-transform.mjs";
import { Random } from "../tools/random.ts";
import { OP, instruction, type Instruction } from "../tools/shrink/code.ts";
import { liveLocals } from "../tools/shrink/liveness.ts";
import { I32, type Module } from "../tools/shrink/module.ts";
import { order } from "../tools/shrink/order.ts";
import { outline } from "../tools/shrink/outline.ts";
import { shortenTexts } from "../tools/shrink/texts.ts";
import { answers, constant, get, moduleOf, plain } from "./support/code.ts";

const NOTHING_FIXED: ReadonlySet<number> = new Set();
const ADD = 0x6a;
const OPERATORS = [ADD, 0x6b, 0x6c, 0x73, 0x48];
const VOID = 0x40;
const LOCALS = 4; // the parameter is one of them
const COUNTER = LOCALS; // of the loop around; each depth has its own
const set = (local: number): Instruction => instruction(OP.localSet, local);
const tee = (local: number): Instruction => instruction(OP.localTee, local);

/** A program of few shapes, so that many of its runs are alike; function i calls only later ones. */
class Program {
  private depth = 0;
  constructor(
    private readonly random: Random,
    private readonly functions: number,
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
      return [...this.value(index, 1), instruction(OP.if, VOID), ...this.return(index), plain(OP.end)];
    const counter = COUNTER + this.depth++;
    const inner = this.statements(index, 3);
    const other = this.random.oneIn(2) ? [plain(OP.else), ...this.statements(index, 2)] : [];
    this.depth--;
    if (kind < 6)
      return [...this.value(index, 1), instruction(OP.if, VOID), ...inner, ...other, plain(OP.end)];
    return [
      ...[constant(2), set(counter), instruction(OP.loop, VOID), ...inner],
      ...[get(counter), constant(1), plain(0x6b), tee(counter), instruction(OP.brIf, 0), plain(OP.end)],
    ];
  }

  private return(index: number): Instruction[] {
    return [...this.value(index, 1), plain(OP.return)];
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
    return [...a, ...b, plain(this.random.pick(OPERATORS)), ...tail];
  }
}

const INPUTS = [0, 1, -7, 1000, 123_456_789];

test("300 random programs answer as before, smaller", () => {
  let [before, after] = [0, 0];
  for (let seed = 1; seed <= 300; seed++) {
    const module = new Program(new Random(seed), 6).make();
    const known = answers(module, INPUTS);
    before += module.write().length;
    outline(module, NOTHING_FIXED);
    assert.deepEqual(answers(module, INPUTS), known, `outlined, seed ${seed}`);
    order(module);
    assert.deepEqual(answers(module, INPUTS), known, `in order, seed ${seed}`);
    after += module.write().length;
  }
  assert.ok(after < 0.9 * before, `${before} bytes became ${after}`);
});

describe("runs that write locals", () => {
  /** x = ((x + 1000) + 1001) + ... , so long that it is worth a function. */
  const climb = (local: number): Instruction[] => [
    get(local),
    ...Array.from({ length: 8 }, (_, i) => [constant(1000 + i), plain(ADD), tee(local)]).flat(),
    set(local),
  ];

  test("leave the one that is read behind them", () => {
    const module = moduleOf(
      [...climb(0), get(0), instruction(OP.call, 1)],
      [...climb(0), get(0), get(0), plain(ADD)],
    );
    const known = answers(module, INPUTS);
    const size = module.write().length;
    outline(module, NOTHING_FIXED);
    assert.ok(module.functions.length > 2 && module.write().length < size);
    assert.ok(module.functions.slice(2).some(({ code }) => code.some(({ op }) => op === OP.localTee)));
    assert.deepEqual(answers(module, INPUTS), known);
  });

  test("return early where the function ends behind them", () => {
    const early = (n: number): Instruction[] => [
      ...[get(0), constant(n), plain(ADD), set(0)],
      ...[
        get(0),
        constant(77_777),
        plain(0x48),
        instruction(OP.if, VOID),
        constant(55_555),
        plain(OP.return),
        plain(OP.end),
      ],
      ...[get(0), constant(66_666), plain(ADD)],
    ];
    const module = moduleOf([...early(1), instruction(OP.call, 1)], early(2), early(3));
    module.functions[1]!.code = [...early(2).slice(0, -1), plain(0x6b), instruction(OP.call, 2)];
    const known = answers(module, [0, 77_776, 90_000]);
    outline(module, NOTHING_FIXED);
    assert.deepEqual(answers(module, [0, 77_776, 90_000]), known);
  });
});

test("a local is live where its value may still be read", () => {
  const code = [
    ...[get(0), instruction(OP.if, VOID), constant(1), set(1), plain(OP.end)],
    ...[instruction(OP.loop, VOID), get(1), instruction(OP.brIf, 0), plain(OP.end), constant(2), tee(0)],
  ];
  const live = liveLocals(code);
  assert.equal(live[0], 0b11n, "1 keeps its value where the condition is false");
  assert.equal(live[3], 0b00n, "before it is written");
  assert.equal(live[5], 0b10n, "in a loop that reads it");
  assert.equal(live[8], 0n, "behind the loop");
});

test("texts count from an origin that is none of them, where that is shorter", () => {
  const START = 10_000;
  const addresses = [START, START + 8192, START + 8191, 27_000];
  const module = moduleOf([
    ...addresses.flatMap((address) => [constant(TEXT_MARK * 0x10000 + address), plain(OP.drop)]),
    constant(ORIGIN_MARK * 0x10000),
  ]);
  shortenTexts(module, START);
  const numbers = module.functions[0]!.code.filter(({ op }) => op === OP.i32Const).map(
    ({ args }) => args[0]!,
  );
  const origin = numbers.pop()!;
  assert.ok(!addresses.includes(origin), "a value of 0 is no text");
  assert.deepEqual(
    numbers.map((n) => (n < START ? n + origin : n)),
    addresses,
  );
  assert.ok(
    numbers.slice(0, 3).every((n) => n >= -8192 && n < 8192),
    String(numbers),
  );
});
