// Owns that the patched interpreter still is one: random modules against Node's engine, calls nested too deeply, budget.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { callLine, loadLine, openInterpreter, outcomeOf } from "../tools/testsuite/interpreter.ts";
import { constant, writeModule } from "../tools/testsuite/module-writer.ts";
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
