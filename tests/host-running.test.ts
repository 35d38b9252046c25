// Owns the tests of the console in C while a cartridge runs: steps, gates, secrets, faults, a full arena.
import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import type { Tick } from "../tools/native.ts";
import { PRESSES, type PlayHost } from "../tools/play/host.ts";
import { GAME, boot, kill, launching, press, recordBytes, saves, says } from "./host/console-driver.ts";
import { FIRST_OWN, op, type HandCart } from "./host/hand-cart.ts";

const { STATUS_CHANGED: CHANGED, STATUS_MORE: MORE } = abi;

describe("order of presses and steps", () => {
  const more: HandCart = { ...GAME, press: { 0: CHANGED | MORE }, step: CHANGED | MORE };

  test("MORE steps until the work is done", async () => {
    assert.equal(await press(await boot([more], "GAME"), "A"), "GAME4100");
  });

  test("between two steps at most one waiting press is handed over, and none is lost", async () => {
    const host = await boot([more], "GAME");
    for (let i = 0; i < 3; i++) await host.press(PRESSES["A"] as number);
    const texts: string[] = [];
    await host.settle(async () => {
      texts.push(await says(host));
      return true;
    });
    // Each tick is a press and a step while presses wait; then the steps of the last press.
    assert.deepEqual(texts.slice(0, 3), ["GAME2100", "GAME4100", "GAME6100"]);
    assert.equal(await says(host), "GAME8100");
  });

  for (const [name, bit] of [
    ["GATE", abi.STATUS_GATE],
    ["CURTAIN", abi.STATUS_CURTAIN],
  ] as const) {
    test(`${name} drops the presses that had begun before its picture stood, and only those`, async () => {
      const host = await boot([{ ...GAME, press: { 0: CHANGED | bit } }], "GAME");
      for (const word of ["A", "C", "C"]) await host.press(PRESSES[word] as number);
      await host.settle();
      assert.equal(await says(host), "GAME1100");
      assert.equal(await press(host, "C", "C"), "GAME3100");
    });
  }

  test("long UP cleans the glass and never reaches the cartridge; HIDE and unknown codes neither", async () => {
    const host = await boot([GAME], "GAME");
    await host.press(abi.PRESS_LONG_UP);
    const tick: Tick = await host.tick();
    assert.equal(tick.refresh, "clean");
    for (const code of [abi.PRESS_HIDE, 11, 15, 17, 4294967295]) await host.press(code);
    await host.settle();
    assert.equal(await says(host), "GAME0100");
  });
});

describe("a panel that works", () => {
  test("gets the newest picture when it is free; all presses count in order meanwhile", async () => {
    const host = await boot([launching, GAME], "GAME");
    await host.one("busy");
    assert.equal(await press(host, ...new Array<string>(12).fill("DOWN")), "GAME<100");
    assert.equal((await host.bytes("frame"))[0], 0);
    await host.one("busy");
    assert.equal((await host.bytes("frame"))[0], 1);
    assert.equal((await host.tick()).refresh, "quick");
    await host.one("ready");
    assert.equal((await host.bytes("frame"))[0], 12);
    assert.equal((await host.tick()).refresh, "none");
  });

  test("keeps a gate closed until its picture stands", async () => {
    const game = { ...GAME, press: { [abi.PRESS_C]: abi.STATUS_CHANGED | abi.STATUS_GATE } };
    const host = await boot([launching, game], "GAME");
    await host.one("busy");
    assert.equal(await press(host, "C", "DOWN", "DOWN"), "GAME1100");
    await host.one("ready");
    assert.equal(await press(host, "DOWN"), "GAME2100");
  });
});

describe("secrets", () => {
  // HIDE counts as a press of the cartridge and shows a picture that is no secret.
  const secret: HandCart = {
    ...GAME,
    press: { 2: CHANGED | abi.STATUS_PRIVATE, 10: CHANGED | abi.STATUS_CURTAIN },
  };

  test("nothing is said while the picture is private", async () => {
    assert.equal(await press(await boot([secret], "GAME"), "C"), "");
  });

  test("before sleep HIDE takes the secret off, the glass is cleaned, the state is kept", async () => {
    const host = await boot([secret], "GAME");
    await press(host, "C");
    await host.one("sleep");
    const tick = await host.tick();
    assert.equal(tick.refresh, "clean");
    assert.equal(await says(host), "GAME2100");
    assert.equal(recordBytes("GAME")[0]?.readUInt32LE(abi.SAVE_HEADER_SIZE + abi.SUMMARY_SIZE), 2);
  });

  test("before leaving HIDE comes first", async () => {
    const host = await boot([launching, secret]);
    assert.equal(await press(host, "B", "C", "LEAVE"), "MENU0110");
    assert.equal(await press(host, "B"), "GAME2100");
  });
});

describe("faults", () => {
  const faulty: HandCart = { ...GAME, pressCode: op.onPress(abi.PRESS_C, [op.unreachable]) };

  test("a trap ends in a screen with its code, the save intact, and a way back", async () => {
    const host = await boot([launching, faulty]);
    await press(host, "B", "A");
    const before = recordBytes("GAME");
    assert.match(
      await press(host, "C"),
      /^Stopped \/ E-UNREACH \/ The cartridge gave up\. \/ The saved game is kept\. GAME-[0-9A-F]+-[0-9A-F]{4} \/ B: to the menu$/,
    );
    assert.deepEqual(recordBytes("GAME"), before);
    assert.equal(await press(host, "B"), "MENU0110");
    assert.equal(await press(host, "B"), "GAME1100");
  });

  test("after a fault the next boot opens the menu, not the fault", async () => {
    const host = await boot([launching, faulty]);
    await press(host, "B", "C");
    await kill(host);
    assert.equal(await says(await boot([launching, faulty])), "MENU0110");
  });

  test("presses meant for the game do not answer the fault", async () => {
    const host = await boot([launching, faulty]);
    await press(host, "B");
    for (const word of ["C", "B", "B"]) await host.press(PRESSES[word] as number);
    await host.settle();
    assert.match(await says(host), /^Stopped/);
  });

  test("a menu that faults can be opened again", async () => {
    const host = await boot([{ ...launching, pressCode: op.onPress(abi.PRESS_C, [op.unreachable]) }, GAME]);
    assert.match(await press(host, "C"), /^Stopped \/ E-UNREACH/);
    assert.equal(await press(host, "A", "B"), "GAME0100");
  });

  test("a damaged cartridge on the shelf is left out", async () => {
    const host = await boot([launching, { ...GAME, id: "BAD1", magic: "????" }, GAME]);
    assert.equal(await press(host, "B"), "GAME0100");
  });

  test("a storage that fails is told once, and the game goes on", async () => {
    const host = await boot([GAME], "GAME");
    rmSync(saves, { recursive: true });
    assert.match(await press(host, "A"), /^Not saved \/ E-WRITE/);
    assert.equal(await press(host, "B"), "GAME1100");
    assert.equal(await press(host, "A"), "GAME2100");
  });

  test("two consoles do not share saves", async () => {
    await boot([GAME], "GAME");
    await assert.rejects(boot([GAME], "GAME"), /another game uses these saves now; end it first\./);
  });
});

describe("compiled code that fills the arena is thrown away without a trace", () => {
  const store = op.store32(abi.STATE_SIZE - 8, op.add(op.load32(abi.STATE_SIZE - 8), op.const(1)));
  const STORES = 90;
  const functions = Array.from({ length: 60 }, () => Array(STORES).fill(store).flat() as number[]);
  const arena = async (host: PlayHost): Promise<number> => Number((await host.one("count")).split(" ")[1]);

  /** A game in which UP and DOWN run functions that the interpreter compiles at their first call. */
  function large(up: number, down: number): HandCart {
    const calls = (from: number, count: number): number[] =>
      Array.from({ length: count }, (_, index) => op.call(FIRST_OWN + from + index)).flat();
    const pressCode = [
      ...op.onPress(abi.PRESS_UP, calls(0, up)),
      ...op.onPress(abi.PRESS_DOWN, calls(2 * functions.length - down, down)),
    ];
    return { ...GAME, stateSize: abi.STATE_SIZE, functions: [...functions, ...functions], pressCode };
  }

  /** Ticks until nothing is left to do; the arena after each, and whether the glass stayed as it was. */
  async function rest(host: PlayHost): Promise<{ arenas: number[]; still: boolean }> {
    const arenas: number[] = [];
    for (let still = true; ;) {
      const { state, refresh } = await host.tick();
      arenas.push(await arena(host));
      still &&= refresh === "none";
      if (state !== "busy") return { arenas, still };
    }
  }

  test("at rest, all that fits is compiled ahead: no press has to wait for it", async () => {
    const host = await boot([{ ...large(3, 0), functions: functions.slice(0, 3) }], "GAME");
    await rest(host);
    const before = await arena(host);
    for (const word of ["UP", "DOWN", "A"]) await press(host, word);
    assert.equal(await arena(host), before);
  });

  test("at rest, a cartridge too large goes on in a new instance, a part of it compiled", async () => {
    const host = await boot([large(0, 10)], "GAME");
    const whole = await arena(host);
    await host.press(PRESSES["DOWN"] as number);
    await host.tick();
    const full = await arena(host);
    assert.ok(full > whole, "the press compiles what was not");
    const picture = await host.bytes("frame");
    const { arenas, still } = await rest(host);
    assert.ok(Math.min(...arenas) < full / 2, "a new instance");
    assert.ok(Math.abs(arenas.at(-1)! - whole) < 16_384, "a part compiled, as before");
    assert.ok(still);
    assert.deepEqual(await host.bytes("frame"), picture);
    assert.equal(await press(host, "A"), "GAME2100");
  });

  test("in the middle of a call, which is then made again from the same state", async () => {
    const host = await boot([large(45, 60)], "GAME");
    assert.equal(await press(host, "UP", "DOWN", "A"), "GAME3100");
    const record = recordBytes("GAME")[0];
    // Each function adds STORES to one number; what the broken-off call had added is gone.
    const sum = record?.readUInt32LE(abi.SAVE_HEADER_SIZE + abi.STATE_SIZE - 8);
    assert.equal(sum, STORES * (45 + 60));
  });
});
