// Owns that the patched interpreter still is one: random modules against Node's engine, calls nested too deeply, budget.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { callLine, loadLine, openInterpreter, outcomeOf } from "../tools/testsuite/interpreter.ts";
import { constant, writeModule, type FunctionBody } from "../tools/testsuite/module-writer.ts";
import { runRandom } from "../tools/testsuite/random-run.ts";

const host = openInterpreter();
after(() => host.close());

const MODULES = 300;

test(`${MODULES} random modules do the same as under Node's engine`, async () => {
  const { equal, trapped, difference } = await runRandom(1, MODULES, host);
  assert.equal(difference, undefined);
  assert.ok(equal > MODULES * 0.95, `only ${equal} modules were small enough`);
  assert.ok(trapped > MODULES / 20 && trapped < MODULES * 0.6, `${trapped} modules trapped`);
});

describe("a local that stands on the stack twice while it is set", () => {
  // wasm3 keeps its old value in one place for both; of a 64-bit value it counted only the lower half's users twice.
  const [getX, setX, global] = [
    [0x20, 0],
    [0x21, 0],
    [0x23, 0],
  ];
  const replaced = [...getX, ...getX, ...constant("i64", 5n), ...setX];
  const x = 0x0123456789abcdefn;

  const resultOf = async (code: number[]): Promise<bigint | undefined> => {
    const body: FunctionBody = { type: { params: ["i64"], result: "i64" }, locals: [], code };
    const globals = [{ type: "i32" as const, value: 7n }];
    const wasm = writeModule({ functions: [body], globals, table: [0], data: [] });
    const [, answer] = await host.batch([loadLine(wasm), callLine("f0", [x])]);
    return outcomeOf(answer!).values[0];
  };

  test("its upper half outlives the use of one of both", async () => {
    const code = [...replaced, 0xa7, ...global, 0x6a, 0xad, 0x7c]; // x + u32(i32(x) + global)
    assert.equal(await resultOf(code), x + ((x + 7n) & 0xffffffffn));
  });

  test("the same where a block begins", async () => {
    const block = [0x02, 0x40, ...constant("i64", 5n), ...setX, 0x0b];
    const code = [...getX, ...getX, ...block, 0xa7, ...global, 0x6a, 0xad, 0x7c];
    assert.equal(await resultOf(code), x + ((x + 7n) & 0xffffffffn));
  });

  test("both used, a block's value is where the next instruction seeks it", async () => {
    assert.equal(await resultOf([0x02, 0x7e, ...replaced, 0x7c, 0x0b]), 2n * x);
  });

  test("the same in both parts of an if", async () => {
    const part = [...replaced, 0x7c];
    const code = [...constant("i32", 0n), 0x04, 0x7e, ...part, 0x05, ...part, ...getX, 0x7c, 0x0b];
    assert.equal(await resultOf(code), 2n * x + 5n);
  });
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
