// Owns that the patched interpreter still is one: random modules against Node's engine, calls nested too deeply, budget.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { callLine, loadLine, openInterpreter, outcomeOf } from "../tools/testsuite/interpreter.ts";
import { constant, writeModule, type FunctionBody } from "../tools/testsuite/module-writer.ts";
import { runRandom } from "../tools/testsuite/random-run.ts";
import { codeCases, runCase } from "./support/code-cases.ts";

const host = openInterpreter();
after(() => host.close());

const MODULES = 300;

test(`${MODULES} random modules do the same as under Node's engine`, async () => {
  const { equal, trapped, difference } = await runRandom(1, MODULES, host);
  assert.equal(difference, undefined);
  assert.ok(equal > MODULES * 0.95, `only ${equal} modules were small enough`);
  assert.ok(trapped > MODULES / 20 && trapped < MODULES * 0.6, `${trapped} modules trapped`);
});

describe("values that share slots, or change places in them", () => {
  // A local that is set while it stands on the stack twice keeps its old value in one place for both; wasm3 has to
  // count both users of each of its slots. What goes wrong otherwise needs an even number of 32-bit locals.
  const [getX, setX, global, wide] = [
    [0x20, 0],
    [0x21, 0],
    [0x23, 0],
    [0x23, 1],
  ];
  const [add, wrap, extend, block, loop, end, drop] = [0x7c, 0xa7, 0xad, 0x02, 0x03, 0x0b, 0x1a];
  const [I64, I64_TO_I64, BOTH_TO_I64, WIDE_AND_TWO] = [0x7e, 0, 1, 2]; // types of blocks
  const nextRound = [0x20, 1, ...constant("i32", 1n), 0x6a, 0x22, 1, ...constant("i32", 3n), 0x48, 0x0d, 0];
  const five = constant("i64", 5n);
  const replaced = [...getX, ...getX, ...five, ...setX];
  const x = 0x0123456789abcdefn;
  const low = (value: bigint): bigint => BigInt.asUintN(32, value);

  const cases: [what: string, code: number[], result: bigint][] = [
    [
      "the upper half of a local's old value outlives one of its two uses",
      [...replaced, wrap, ...global, 0x6a, extend, add],
      x + low(x + 7n),
    ],
    [
      "so it does where a block begins",
      [...getX, ...getX, block, 0x40, ...five, ...setX, end, wrap, ...global, 0x6a, extend, add],
      x + low(x + 7n),
    ],
    ["both used, the value of a block is found", [block, I64, ...replaced, add, end], 2n * x],
    [
      "so it is with both parts of an if",
      [...global, 0x04, I64, ...replaced, add, 0x05, ...replaced, add, end],
      2n * x,
    ],
    [
      "one of both is a block's parameter",
      [...replaced, block, I64_TO_I64, ...five, add, ...global, extend, add, end, add],
      2n * x + 12n,
    ],
    [
      "one of both is the parameter of an if's parts",
      [
        ...[...replaced, ...constant("i32", 0n), 0x04, I64_TO_I64],
        ...[...getX, add, 0x05, ...five, add, ...global, extend, add, end, add],
      ],
      2n * x + 12n,
    ],
    [
      "both are parameters of a loop, which three rounds change apart",
      [...[...replaced, loop, BOTH_TO_I64, ...five, add], ...[...[...nextRound, add, end]]],
      2n * x + 15n,
    ],
    [
      "a loop's parameter of 64 bits is written where two next ones stand",
      [
        ...[...wide, ...global, ...global, loop, WIDE_AND_TWO, 0x6a, extend, add, ...setX],
        ...[...constant("i64", 9n), ...global, ...global, ...nextRound, drop, drop, drop, ...getX, end],
      ],
      9n + 14n,
    ],
  ];
  for (const [what, code, result] of cases) {
    test(what, async () => {
      const type = { params: ["i64" as const], result: "i64" as const };
      const others = [["i64", "i64"] as const, ["i64", "i32", "i32"] as const].map(
        (params): FunctionBody => ({ type: { ...type, params: [...params] }, locals: [], code: getX }),
      );
      const functions: FunctionBody[] = [{ type, locals: ["i32", "i32"], code }, ...others];
      const globals = [
        { type: "i32" as const, value: 7n },
        { type: "i64" as const, value: 100n },
      ];
      const wasm = writeModule({ functions, globals, table: [0], data: [] });
      const [, answer] = await host.batch([loadLine(wasm), callLine("f0", [x])]);
      assert.deepEqual(outcomeOf(answer!).values, [result]);
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm));
      assert.equal((exports["f0"] as (value: bigint) => bigint)(x), result);
    });
  }
});

describe("compiled code where its form is tight", () => {
  for (const each of codeCases()) test(each.what, () => runCase(each, host));
});

describe("what ends a run", () => {
  const trapOf = async (code: number[]): Promise<string | undefined> => {
    const type = { params: [], result: "i32" as const };
    const wasm = writeModule({ functions: [{ type, locals: [], code }], globals: [], table: [0], data: [] });
    const [, answer] = await host.batch([loadLine(wasm), callLine("f0", [])]);
    return outcomeOf(answer!).failed;
  };

  test("calls nested without end", async () => {
    assert.equal(await trapOf([0x10, 0]), "[trap] stack overflow");
  });

  test("the same through the table", async () => {
    assert.equal(await trapOf([...constant("i32", 0n), 0x11, 0, 0]), "[trap] stack overflow");
  });

  test("a loop without end", async () => {
    assert.equal(await trapOf([0x03, 0x40, 0x0c, 0, 0x0b, ...constant("i32", 0n)]), "[trap] over budget");
  });

  test("after a trap the next call starts afresh", async () => {
    await trapOf([0x10, 0]);
    assert.equal(await trapOf(constant("i32", 7n)), undefined);
  });
});
