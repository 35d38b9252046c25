// Owns the tests of the desktop host with one cartridge: line protocol, equality with Node's engine, every clean error.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { builtCarts } from "../tools/cart-files.ts";
import { buildNative } from "../tools/build-native.ts";
import { V8Engine, readAnswer } from "../tools/engines.ts";
import { NativeHost } from "../tools/native.ts";
import { FIRST_OWN, handCart, op, type HandCart } from "./host/hand-cart.ts";

const folder = mkdtempSync(join(tmpdir(), "deadink-host-"));
const FLAVOUR = "deadink-sanitized";
let probe = "";

before(async () => {
  probe = (await builtCarts()).find((cart) => cart.name === "probe")?.wasmPath ?? "";
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a module to a file; returns its path. */
function file(bytes: Uint8Array, name = "hand.wasm"): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** Runs commands on a cartridge; the answers. */
async function talk(path: string, commands: string[]): Promise<string[]> {
  const host = NativeHost.open(path, FLAVOUR);
  const answers = await host.batch(commands);
  await host.close();
  return answers;
}

describe("line protocol", () => {
  test("each command gets exactly one answer", async () => {
    const state = "00".repeat(abi.STATE_SIZE);
    const commands = ["info", "start 1 2", "resume", "press 0", "step", "frame", "text", "state"];
    commands.push(`load ${state}`, "host 0 01", "renew", "count");
    const answers = await talk(probe, commands);
    assert.equal(answers.length, commands.length);
    assert.equal(answers[0]?.slice(0, 8), Buffer.from("DINK").toString("hex"));
    assert.equal(answers[5]?.length, abi.FRAMEBUFFER_SIZE * 2);
    assert.equal(Buffer.from(answers[6] ?? "", "hex").toString(), "Presses: 01\n");
    assert.deepEqual(answers.slice(8, 11), ["ok", "ok", "ok"]);
    assert.match(answers[11] ?? "", /^ok \d+ \d+$/);
  });

  test("what is no command or has wrong arguments is answered by an error, and the host goes on", async () => {
    const wrong = ["", "jump", "start", "start 1", "start 1 x", "start 1 4294967296", "press", "press -1"];
    wrong.push("load", "load 0", "load zz", `load ${"00".repeat(abi.STATE_SIZE + 1)}`);
    wrong.push("host", `host 0 ${"00".repeat(abi.HOST_SIZE + 1)}`, `host ${abi.HOST_SIZE} 00`);
    const answers = await talk(probe, [...wrong, "start 0x10 0xFFFFFFFF"]);
    for (const [index, answer] of answers.slice(0, -1).entries()) {
      assert.match(answer, /^error E-USAGE .+\.$/, wrong[index]);
    }
    assert.match(answers.at(-1) ?? "", /^ok 5 /);
  });

  test("renew keeps state and host info and nothing else", async () => {
    const cart = file(handCart());
    const [, , , text, , blank, , again] = await talk(cart, [
      ...["start 1 2", "host 0 02", "press 0", "text", "renew", "frame", "resume", "text"],
    ]);
    assert.equal(Buffer.from(text ?? "", "hex").toString(), "HAND1200");
    assert.match(blank ?? "", /^0+$/);
    assert.equal(again, text);
  });

  test("the counting build counts every operation, the same each time", async () => {
    const counts = await Promise.all(
      [1, 2].map(async () => {
        const host = NativeHost.open(probe, "deadink-count");
        await host.batch(["start 1 2", "press 0"]);
        const count = await host.count();
        await host.close();
        return count;
      }),
    );
    assert.deepEqual(counts[0], counts[1]);
    assert.ok((counts[0]?.work ?? 0) > 50);
  });
});

test("the probe does the same under wasm3 and under Node's engine, instances thrown away at random", async () => {
  const engine = new V8Engine(await WebAssembly.compile(readFileSync(probe)));
  let seed = 20;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed >>> 8) % below;
  };
  // Codes that behave: the counting presses, and those that no cartridge knows.
  const presses = [0, 1, 2, 3, 4, 11, 99, 4294967295];
  const calls = Array.from({ length: 2000 }, () => {
    const kind = random(12);
    if (kind === 0) return `start ${random(1000)} ${random(1000)}`;
    if (kind === 1) return "resume";
    if (kind === 2) return "renew";
    return kind < 5 ? "step" : `press ${presses[random(presses.length)]}`;
  });
  const answers = await talk(probe, calls);
  for (const [index, call] of calls.entries()) {
    const expected = engine.call(call);
    if (call !== "renew") assert.deepEqual(readAnswer(answers[index] ?? ""), expected, `${index}: ${call}`);
  }
});

describe("a cartridge that misbehaves ends in a clean error, and the host goes on", () => {
  const deeds: [string, string, number][] = [
    ["an endless loop", "E-LOOP", abi.PRESS_LONG_A],
    ["endless recursion", "E-STACK", abi.PRESS_LONG_B],
    ["a read beyond its memory", "E-RANGE", abi.PRESS_LONG_C],
    ["a division by zero", "E-DIVIDE", abi.PRESS_LONG_UP],
    ["unreachable", "E-UNREACH", abi.PRESS_LONG_DOWN],
    ["an indirect call to nowhere", "E-INDIRECT", abi.PRESS_HIDE],
  ];
  for (const [what, code, press] of deeds) {
    test(what, async () => {
      for (const flavour of [FLAVOUR, "deadink"] as const) {
        const host = NativeHost.open(probe, flavour);
        const answers = await host.batch(["start 1 2", `press ${press}`, "press 0", "renew", "resume"]);
        await host.close();
        assert.match(answers[1] ?? "", new RegExp(`^error ${code} .+\\.$`));
        assert.match(answers[2] ?? "", /^ok 5 /);
        assert.match(answers[4] ?? "", /^ok 1 /);
      }
    });
  }

  const crafted: [string, string, HandCart][] = [
    ["INT_MIN / -1", "E-DIVIDE", { pressCode: [...op.const(-2147483648), ...op.const(-1), 0x6d, op.drop] }],
    ["a store beyond its memory", "E-RANGE", { pressCode: op.store8(abi.MEMORY_LIMIT, op.const(1)) }],
    [
      "a fill beyond its memory",
      "E-RANGE",
      { pressCode: [...op.const(0), ...op.const(0), ...op.const(abi.MEMORY_LIMIT + 1), 0xfc, 0x0b, 0] },
    ],
    [
      "floating point",
      "E-OPCODE",
      {
        pressCode: op.call(FIRST_OWN),
        functions: [[0x43, 0, 0, 0, 0, 0x43, 0, 0, 0, 0, 0x92, op.drop]],
      },
    ],
    [
      "recursion without locals",
      "E-STACK",
      { pressCode: op.call(FIRST_OWN), functions: [op.call(FIRST_OWN)] },
    ],
    [
      "two functions that call each other in a loop",
      "E-STACK",
      {
        pressCode: op.call(FIRST_OWN),
        functions: [[0x03, 0x40, ...op.call(FIRST_OWN + 1), 0x0c, 0, 0x0b], op.call(FIRST_OWN)],
      },
    ],
    [
      "a loop of calls",
      "E-LOOP",
      {
        pressCode: op.call(FIRST_OWN),
        functions: [[0x03, 0x40, ...op.call(FIRST_OWN + 1), 0x0c, 0, 0x0b], []],
      },
    ],
    [
      "blocks nested ten thousand deep",
      "E-FUNCTION",
      {
        pressCode: op.call(FIRST_OWN),
        functions: [[...Array(10000).fill([0x02, 0x40]).flat(), ...Array(10000).fill(0x0b)]],
      },
    ],
    [
      "more values than the interpreter has room for",
      "E-FUNCTION",
      {
        pressCode: op.call(FIRST_OWN),
        functions: [[...Array(2000).fill(op.load32(64)).flat(), ...Array(2000).fill(op.drop)]],
      },
    ],
  ];
  for (const [what, code, cart] of crafted) {
    test(what, async () => {
      const bytes = handCart(cart);
      assert.ok(WebAssembly.validate(bytes as BufferSource), "the module itself is valid");
      for (const flavour of [FLAVOUR, "deadink"] as const) {
        const host = NativeHost.open(file(bytes), flavour);
        const answers = await host.batch(["start 1 2", "press 0", "resume"]);
        await host.close();
        assert.match(answers[1] ?? "", new RegExp(`^error ${code} .+\\.$`));
        assert.match(answers[2] ?? "", /^ok /);
      }
    });
  }

  test("a function of ten thousand straight instructions runs", async () => {
    const step = op.store32(abi.STATE_SIZE - 8, op.add(op.load32(abi.STATE_SIZE - 8), op.const(1)));
    const cart = handCart({ pressCode: op.call(FIRST_OWN), functions: [Array(2000).fill(step).flat()] });
    const answers = await talk(file(cart), ["start 1 2", "press 0"]);
    assert.match(answers[1] ?? "", /^ok 1 /);
  });
});

test("check compiles every function and says what the cartridge costs", () => {
  const run = spawnSync(buildNative(FLAVOUR), ["check", probe], { encoding: "utf8" });
  const [, loaded, compiled, arena] = run.stdout.split(" ").map(Number) as [number, number, number, number];
  assert.ok(loaded > 0 && loaded <= compiled && compiled < arena);
});
