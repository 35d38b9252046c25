// Owns the tests that what tools/shrink does to code changes no answer: random programs, and the shapes that it knows.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ORIGIN_MARK, TEXT_MARK } from "../tools/asc/texts-transform.mjs";
import { Random } from "../tools/random.ts";
import { OP, instruction, type Instruction } from "../tools/shrink/code.ts";
import { liveLocals } from "../tools/shrink/liveness.ts";
import { order } from "../tools/shrink/order.ts";
import { outline } from "../tools/shrink/outline.ts";
import { shortenTexts } from "../tools/shrink/texts.ts";
import { answers, constant, get, moduleOf, plain } from "./support/code.ts";
import { Program } from "./support/program.ts";

const NOTHING_FIXED: ReadonlySet<number> = new Set();
const ADD = 0x6a;
const VOID = 0x40;
const set = (local: number): Instruction => instruction(OP.localSet, local);
const tee = (local: number): Instruction => instruction(OP.localTee, local);

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
