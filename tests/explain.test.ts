// Owns the tests of error codes: from a trap in wasm3 back to the line of source, and what explain refuses.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { before, describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { builtCarts, type BuiltCart } from "../tools/cart-files.ts";
import { root } from "../tools/cli.ts";
import { buildSum, placeText, sourceOf } from "../tools/explain/place.ts";
import { NativeHost } from "../tools/native.ts";

let probe: BuiltCart;
before(async () => {
  probe = (await builtCarts()).find(({ name }) => name === "probe")!;
});

/** Byte of the probe at which a press fails. */
async function failingByte(
  press: number,
  flavour: "deadink" | "deadink-sanitized" = "deadink",
): Promise<number> {
  const host = NativeHost.open(probe.wasmPath, flavour);
  try {
    const answers = await host.batch(["start 1 2", "press 0", `press ${press}`, "place", "resume"]);
    assert.match(answers[2]!, /^error E-/);
    assert.match(answers[4]!, /^ok /, "the host goes on");
    const [, offset] = /^ok (\d+)$/.exec(answers[3]!) ?? assert.fail(answers[3]);
    return Number(offset);
  } finally {
    await host.close();
  }
}

function explain(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const command = ["--import", "tsx", "tools/explain.ts", ...args];
  return spawnSync(process.execPath, command, { cwd: root, encoding: "utf8" });
}

describe("a trap leads to the line that failed", () => {
  const deeds: [string, number, RegExp][] = [
    ["an endless loop", abi.PRESS_LONG_A, /while \(s\.alive\)/],
    ["endless recursion", abi.PRESS_LONG_B, /return deep\(n \+ 1\)/],
    ["a read beyond the memory", abi.PRESS_LONG_C, /load<i32>\(MEMORY_LIMIT/],
    ["a division by zero", abi.PRESS_LONG_UP, /return 7 \//],
    ["unreachable", abi.PRESS_LONG_DOWN, /return unreachable\(\)/],
    ["an indirect call to nowhere", abi.PRESS_HIDE, /call_indirect/],
  ];
  for (const [what, press, line] of deeds) {
    test(what, async () => {
      const offset = await failingByte(press);
      assert.match(sourceOf(probe, offset)?.text ?? "", line);
      assert.equal(await failingByte(press, "deadink-sanitized"), offset);
    });
  }

  test("nothing has failed: no place", async () => {
    const host = NativeHost.open(probe.wasmPath);
    const [, answer, again] = await host.batch(["start 1 2", "place", "resume"]);
    await host.close();
    assert.match(answer!, /^error E-PLACE /);
    assert.match(again!, /^ok /);
  });
});

describe("npm run explain", () => {
  const place = (change: Partial<{ id: string; offset: number; build: number }> = {}): string =>
    placeText({ id: probe.info.id, offset: 700, build: buildSum(probe), ...change });

  test("says what a code means, and names file, line and text for a place", async () => {
    const offset = await failingByte(abi.PRESS_LONG_UP);
    const answer = explain("e-divide", place({ offset }));
    assert.equal(answer.status, 0, answer.stderr);
    assert.match(
      answer.stdout,
      /^E-DIVIDE: The cartridge divided by zero\.\ntests\/carts\/probe\/cart\.ts:\d+:\d+ \(byte/,
    );
    assert.match(answer.stdout, /\n {4}if \(code == 8\) return 7/);
    assert.equal(explain("E-LOOP").stdout, "E-LOOP: The cartridge did not come back in time.\n");
  });

  test("refuses what is no code, no place, no cartridge, or another build, in one sentence", () => {
    const wrong: [string[], number, RegExp][] = [
      [["E-NOTHING"], 2, /no code "E-NOTHING"; there are .*E-LOOP/],
      [["E-LOOP", "somewhere"], 2, /"somewhere" is no place/],
      [["E-LOOP", place({ id: "ZZZZ" })], 1, /no cartridge ZZZZ here; there are/],
      [["E-LOOP", place({ build: buildSum(probe) ^ 1 })], 1, /another build of probe/],
      [["E-LOOP", place({ offset: 0xfffff })], 1, /only \d+ bytes/],
    ];
    for (const [args, status, words] of wrong) {
      const answer = explain(...args);
      assert.match(answer.stderr, words);
      assert.equal(answer.stderr.trim().split("\n").length, 1);
      assert.equal(answer.status, status);
    }
  });
});
