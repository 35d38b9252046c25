// Owns that fuzzing finds what it is for, makes it small and plays it again; and a short run on every game.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { spawnSync } from "node:child_process";
import * as abi from "../host/web/abi.ts";
import { builtCarts } from "../tools/cart-files.ts";
import { root } from "../tools/cli.ts";
import { hex } from "../tools/engines.ts";
import { runCase } from "../tools/fuzz/cases.ts";
import { CheckedEngine, Finding } from "../tools/fuzz/checked-engine.ts";
import { changedBytes } from "../tools/fuzz/findings.ts";
import { findingOf, minimise } from "../tools/fuzz/minimise.ts";
import { spoil, stateFields } from "../tools/fuzz/mutations.ts";
import { Random } from "../tools/random.ts";
import { hostLine } from "../tools/traces.ts";

const carts = await builtCarts();
const probe = carts.find(({ name }) => name === "probe")!;
const CASES = 60;

for (const cart of carts) {
  test(`${cart.name}: ${CASES} cases of wild calls, spoilt states, seeds and host info`, () => {
    const subject = {
      hostLine: hostLine(cart, carts),
      fields: stateFields(cart.layout),
      held: cart.kind !== "test",
    };
    for (let seed = 1; seed <= CASES; seed++) {
      const engine = new CheckedEngine(cart.module);
      try {
        runCase(engine, subject, seed);
      } catch (error) {
        if (!(error instanceof Finding)) throw error;
        assert.fail(
          `case ${seed}: ${error.kind}: ${error.message}; npm run fuzz -- ${cart.name} --seed ${seed}`,
        );
      }
    }
  });
}

describe("what a call must keep", () => {
  const LONG_B = "press 6"; // on the probe: endless recursion

  test("a trap is a finding", () => {
    assert.equal(findingOf(probe.module, ["start 1 0", LONG_B])?.kind, "trap");
    assert.equal(findingOf(probe.module, ["start 1 0", "press 0", "press 1", "step"]), null);
  });

  test("calls before the resume that is due are left out", () => {
    const engine = new CheckedEngine(probe.module);
    engine.run("start 1 0");
    engine.run("renew");
    engine.run("press 0");
    engine.run("resume");
    assert.deepEqual(engine.lines, ["start 1 0", "renew", "resume"]);
  });

  test("a case becomes small: the calls and the bytes that matter are left", async () => {
    const engine = new CheckedEngine(probe.module);
    for (const line of ["start 1 0", "press 0", "press 3"]) engine.run(line);
    const good = engine.engine.cart.state.slice();
    const bad = good.slice();
    bad.set([9, 9, 9], abi.SUMMARY_SIZE + 40); // behind the probe's fields: means nothing
    const lines = [...engine.lines, `load ${hex(bad)}`, "resume", "press 4", "press 0", LONG_B, "press 1"];
    const finds = (some: string[]): boolean => findingOf(probe.module, some)?.kind === "trap";
    const small = await minimise(lines, finds, performance.now() + 20_000, good);
    assert.equal(small.length, 2 + Number(small.some((line) => line.startsWith("load"))));
    assert.equal(small.at(-1), LONG_B);
    assert.deepEqual(changedBytes(small, good, stateFields(probe.layout)), []);
  });

  test("spoilt states differ from the good one, in every way", () => {
    const good = Uint8Array.from({ length: abi.STATE_SIZE }, (_, i) => i & 255);
    const random = new Random(5);
    const changed = Array.from({ length: 200 }, () => {
      const bad = spoil(good, new Uint8Array(abi.STATE_SIZE), stateFields(probe.layout), random);
      return bad.filter((byte, i) => byte !== good[i]).length;
    });
    assert.ok(changed.some((bytes) => bytes === 1) && changed.some((bytes) => bytes > 1000));
  });
});

describe("replay", () => {
  const folder = join(root, "build/test-tools");
  mkdirSync(folder, { recursive: true });
  const replay = (lines: string[]): { status: number | null; stdout: string } => {
    const path = join(folder, "replayed.json");
    writeFileSync(path, JSON.stringify({ cart: "probe", lines }));
    return spawnSync(process.execPath, ["--import", "tsx", "tools/fuzz.ts", "--replay", path], {
      cwd: root,
      encoding: "utf8",
    });
  };

  test("says that a call never returns, and does", () => {
    const { status, stdout } = replay(["start 1 0", "press 5"]);
    assert.match(stdout, /still there: a call never returns/);
    assert.equal(status, 1);
  });

  test("says that a finding is gone", () => {
    const { status, stdout } = replay(["start 1 0", "press 0"]);
    assert.match(stdout, /finds nothing any more/);
    assert.equal(status, 0);
  });
});
