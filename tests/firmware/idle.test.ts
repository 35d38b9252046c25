// Owns the proof that the handheld waits on a slow clock and works on the full one, and that nobody notices.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { EnergyMeter } from "../../tools/device/energy.ts";
import { Handheld, codesOf } from "../../tools/device/handheld.ts";
import { RECORDER, recorded, shelfImage } from "./support/shelf.ts";
import { noArm } from "./support/tiny.ts";

const SLOW = 12e6;
const FULL = 133e6;
const THINKING_MS = 5000;

describe("the clock between two presses", { skip: noArm }, () => {
  let elf = "";

  before(async () => {
    elf = await shelfImage("idle", [RECORDER]);
  });

  /** A handheld on which the recorder stands, its panel at rest. */
  function recording(): Handheld {
    const handheld = new Handheld(elf);
    handheld.start();
    handheld.press("B");
    handheld.device.run(1500);
    return handheld;
  }

  test("idle: the crystal's 12 MHz, the PLL off; a press brings the full clock back at once", () => {
    const handheld = recording();
    const { device } = handheld;
    assert.equal(Math.round(device.clock.hertz), SLOW);
    assert.equal(device.chip!.pllSys.frequency, 0);
    device.press("C");
    assert.ok(device.runUntil(() => device.clock.hertz > SLOW * 2, 10, 0.01) < 0.5);
    assert.equal(Math.round(device.clock.hertz), FULL);
    handheld.settle();
    assert.deepEqual(recorded(handheld), codesOf({ button: "C" }));
    assert.equal(Math.round(device.clock.hertz), SLOW);
    handheld.expectSound();
  });

  test("the panel gets every byte at the full clock, and never faster than it takes them", () => {
    const handheld = recording();
    const { device, panel } = handheld;
    const rates = new Set<number>();
    const transfer = panel.transfer.bind(panel);
    panel.transfer = (byte) => {
      rates.add(device.chip!.spiWatch.hertz);
      transfer(byte);
    };
    handheld.press("C");
    handheld.press("B");
    device.run(1000);
    assert.deepEqual([...rates], [FULL / 14]);
    assert.ok(FULL / 14 <= 10e6);
    handheld.expectSound();
  });

  test("a press that ends a long wait is answered as fast as ever", () => {
    const handheld = recording();
    for (let time = 0; time < 5; time++) {
      handheld.device.run(700 + 1300 * time);
      handheld.press("C");
      assert.ok(handheld.latencyNs! < 5e6, `${handheld.latencyNs! / 1e6} ms`);
    }
    handheld.expectSound();
  });

  test("the time it thinks it is keeps pace, and the watchdog is content", () => {
    const handheld = recording();
    const { device } = handheld;
    const ticks = (): number => device.chip!.readUint32(0x40054028);
    const [us, ms] = [ticks(), device.timeMs];
    for (let time = 0; time < 8; time++) {
      device.run(THINKING_MS);
      handheld.press("C");
    }
    assert.ok(Math.abs(ticks() - us - 1000 * (device.timeMs - ms)) < 5);
    assert.equal(device.resets.watchdog, 0);
    handheld.expectSound();
  });

  test("nearly all of a game is waited slowly", () => {
    const handheld = recording();
    const meter = new EnergyMeter(handheld.device, handheld.panel);
    for (let time = 0; time < 5; time++) {
      handheld.device.run(THINKING_MS);
      handheld.press("C");
    }
    const { waitingNs, waitingSlowlyNs, runningNs } = meter.session(5);
    assert.ok(waitingSlowlyNs > 0.97 * (waitingNs + waitingSlowlyNs + runningNs));
    handheld.expectSound();
  });

  test("a PLL that does not lock any more: slower, but each press counts", () => {
    const handheld = recording();
    const { device } = handheld;
    Object.defineProperty(device.chip!.pllSys, "locked", { get: () => false });
    handheld.press("C");
    handheld.press("DOWN");
    assert.deepEqual(recorded(handheld), [...codesOf({ button: "C" }), ...codesOf({ button: "DOWN" })]);
    assert.equal(handheld.picture()[0], 2);
    assert.equal(Math.round(device.clock.hertz), SLOW);
    handheld.expectSound();
  });
});
