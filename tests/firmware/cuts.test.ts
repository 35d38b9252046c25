// Owns the tests of power cuts on the emulated handheld: in every step of a save, in refreshes, on the way to sleep and back.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { Cutter, type Cut } from "./support/cutting.ts";
import { sleepingGame, type Kept } from "./support/session.ts";
import { noArm } from "./support/tiny.ts";

const PARTS = [0.02, 0.5, 0.98];

describe("power cuts", { skip: noArm }, () => {
  let elf: string;
  let kept: Kept;

  before(async () => {
    ({ elf, kept } = await sleepingGame(3, 60));
  });

  async function cutter(seed: number, usb: boolean, run: (cutter: Cutter) => Promise<void>): Promise<void> {
    const opened = await Cutter.open(elf, kept, seed, { usb });
    try {
      await run(opened);
      opened.session.handheld.device.expectClean();
    } finally {
      await opened.close();
    }
  }

  test("in each step of a save, at its begin, middle and end", () =>
    cutter(21, true, async (on) => {
      for (const part of PARTS) assert.ok((await on.everyStep("press", part)) >= 8);
    }));

  test("at random in refreshes, and at any time after a press", () =>
    cutter(22, true, async (on) => {
      for (let i = 0; i < 50; i++) {
        const part = on.random.below(1000) / 1000;
        const cut: Cut = i % 2 ? { in: "refresh", part } : { in: "time", ms: part * 400 };
        await on.run("press", cut);
      }
    }));

  test("on the way to sleep", () =>
    cutter(23, false, async (on) => {
      assert.ok((await on.everyStep("sleep", 0.5)) >= 8);
      for (const part of [0, 0.4, 0.97]) await on.run("sleep", { in: "refresh", part });
      for (const ms of [2, 60, 1070, 1120]) await on.run("sleep", { in: "time", ms });
    }));

  test("while it wakes", () =>
    cutter(24, false, async (on) => {
      for (const part of PARTS) await on.run("wake", { in: "flash", step: 0, part });
      for (const part of [0, 0.4, 0.97]) await on.run("wake", { in: "refresh", part });
      for (const ms of [3, 12, 40, 90, 140]) await on.run("wake", { in: "time", ms });
    }));
});
