// Owns the tests that what tools/shrink does to conditions, branches and loops changes no answer.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Random } from "../tools/random.ts";
import { shortenBranches, splitConditions } from "../tools/shrink/branches.ts";
import { OP, instruction, type Instruction } from "../tools/shrink/code.ts";
import { joinConditions } from "../tools/shrink/conditions.ts";
import { turnLoops } from "../tools/shrink/loops.ts";
import { I32, type Module } from "../tools/shrink/module.ts";
import { order } from "../tools/shrink/order.ts";
import { outline } from "../tools/shrink/outline.ts";
import { answers, constant, get, moduleOf, plain } from "./support/code.ts";
import { Program } from "./support/program.ts";

const INPUTS = [0, 1, 2, -7, 1000, 123_456_789];
const VOID = 0x40;
const [IS_ZERO, LESS, NOT_LESS, ADD, AND, OR] = [0x45, 0x48, 0x4e, 0x6a, 0x71, 0x72];
const LOAD8 = 0x2d;
const set = (local: number): Instruction => instruction(OP.localSet, local);
const opsOf = (module: Module, index = 0): number[] => module.functions[index]!.code.map(({ op }) => op);

const STEPS: [string, (module: Module) => void][] = [
  ["loops turned", turnLoops],
  ["conditions joined", joinConditions],
  ["conditions split", splitConditions],
  ["outlined", (module) => outline(module, new Set())],
  ["branches shortened", shortenBranches],
  ["in order", order],
];

test("300 random programs answer as before, smaller after each step that finds something", () => {
  const shorter = new Map<string, number>();
  for (let seed = 1; seed <= 300; seed++) {
    const module = new Program(new Random(seed), 3, true).make();
    const known = answers(module, INPUTS);
    let size = module.write().length;
    for (const [name, step] of STEPS) {
      step(module);
      assert.deepEqual(answers(module, INPUTS), known, `${name}, seed ${seed}`);
      const now = module.write().length;
      if (now < size) shorter.set(name, (shorter.get(name) ?? 0) + 1);
      size = now;
    }
  }
  for (const [name] of STEPS) assert.ok(shorter.get(name)! >= 30, `${name}: ${shorter.get(name)} programs`);
});

/** if (a) b else c, a value */
const either = (a: Instruction[], b: Instruction[], c: Instruction[]): Instruction[] => [
  ...[...a, instruction(OP.if, I32), ...b, plain(OP.else), ...c, plain(OP.end)],
];
const less = (n: number): Instruction[] => [get(0), constant(n), plain(LESS)];

describe("a condition of two halves", () => {
  const joined = (code: Instruction[]): Module => {
    const module = moduleOf(code);
    const known = answers(module, INPUTS);
    joinConditions(module);
    assert.deepEqual(answers(module, INPUTS), known);
    return module;
  };

  test("is a sum where both are 0 or 1", () => {
    assert.equal(opsOf(joined(either(less(5), less(1), [constant(0)]))).at(-1), AND);
    assert.equal(opsOf(joined(either(less(1), [constant(1)], less(5)))).at(-1), OR);
    const neither = opsOf(joined(either(less(1), [constant(0)], less(5))));
    assert.ok(neither.includes(NOT_LESS) && neither.at(-1) === AND);
  });

  test("is a choice where a half has other values", () => {
    assert.equal(opsOf(joined(either(less(5), [get(0)], [constant(0)]))).at(-1), OP.select);
    assert.equal(opsOf(joined(either([get(0)], less(9), [constant(0)]))).at(-1), OP.select);
  });

  test("stays where the second half may trap, or is long", () => {
    const traps = [get(0), instruction(LOAD8, 0, 0), constant(9), plain(LESS)];
    const guarded = joined(either(less(1), [constant(1)], either(less(1001), traps, [constant(0)])));
    assert.ok(opsOf(guarded).includes(OP.if));
    const long = Array.from({ length: 20 }, () => [get(0), plain(ADD)]).flat();
    const late = joined(either(less(5), [get(0), ...long, plain(IS_ZERO)], [constant(0)]));
    assert.ok(opsOf(late).includes(OP.if));
  });

  test("stays where its first half writes what the second reads", () => {
    const writes = [constant(7), instruction(OP.localTee, 0)];
    assert.ok(opsOf(joined(either(writes, [get(0)], [constant(3)]))).includes(OP.if));
  });
});

test("a function without a value is left by a branch", () => {
  const module = moduleOf([get(0), instruction(OP.call, 1), constant(3), instruction(LOAD8, 0, 0)], []);
  const store = (n: number): Instruction[] => [constant(3), constant(n), instruction(0x3a, 0, 0)];
  module.functions[1] = {
    type: module.typeOf([I32], []),
    locals: [],
    code: [
      ...[...store(1), ...less(1), instruction(OP.if, VOID), plain(OP.return), plain(OP.end)],
      ...[...store(2), ...less(1000), instruction(OP.if, VOID), ...store(3), plain(OP.end)],
    ],
  };
  const known = answers(module, INPUTS);
  shortenBranches(module);
  assert.deepEqual(answers(module, INPUTS), known);
  assert.ok(!opsOf(module, 1).includes(OP.if));
});

test("a loop that counts from a known number asks at its end", () => {
  const counting = (from: number): Instruction[] => [
    ...[constant(from), set(1), instruction(OP.loop, VOID)],
    ...[get(1), constant(3), plain(LESS), instruction(OP.if, VOID)],
    ...[get(0), get(1), plain(ADD), set(0), get(1), constant(1), plain(ADD), set(1)],
    ...[instruction(OP.br, 1), plain(OP.end), plain(OP.end), get(0)],
  ];
  for (const from of [0, 2, 3]) {
    const module = moduleOf(counting(from));
    module.functions[0]!.locals = [I32];
    const known = answers(module, INPUTS);
    turnLoops(module);
    assert.deepEqual(answers(module, INPUTS), known);
    assert.equal(opsOf(module).includes(OP.if), from === 3);
  }
});
