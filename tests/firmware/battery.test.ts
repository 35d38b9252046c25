// Owns the tests of what the handheld does at each voltage: quick, slowly, or asking for a charge with its flash untouched.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import * as abi from "../../host/web/abi.ts";
import { PAGE } from "../../tools/device/flash.ts";
import { Handheld, codesOf, type HandheldOptions } from "../../tools/device/handheld.ts";
import { RECORDER, recorded, shelfImage } from "./support/shelf.ts";
import { noArm } from "./support/tiny.ts";
import { screenOf } from "./support/words.ts";

const C = codesOf({ button: "C" });
/** Longer than the battery goes unlooked at. */
const LOOKED_MS = 11_000;

describe("the battery", { skip: noArm }, () => {
  let elf = "";

  before(async () => {
    elf = await shelfImage("battery", [RECORDER]);
  });

  /** A handheld on which the recorder stands. */
  function recording(options: HandheldOptions = {}): Handheld {
    const handheld = new Handheld(elf, options);
    handheld.start("DOWN");
    handheld.press("B");
    return handheld;
  }

  /** How the next press is shown. */
  function kindOf(handheld: Handheld): string {
    const before = handheld.panel.refreshes.length;
    handheld.press("C");
    const [first, ...more] = handheld.panel.refreshes.slice(before);
    assert.equal(more.length, 0);
    assert.equal(handheld.picture()[0], recorded(handheld).length);
    return `${first!.kind} ${first!.frames}`;
  }

  const chargeMe = (): Buffer =>
    screenOf({
      title: "Charge me",
      words: "The battery is empty.",
      more: "The last save stands.",
      hint: "USB or fresh cells, then any button",
    });

  test("full: quick; low: the slower waveform, and never the quick one; on USB it matters not", () => {
    const full = kindOf(recording({ volts: 3.9 }));
    const low = kindOf(recording({ volts: 3.05 }));
    const plugged = kindOf(recording({ volts: 3.05, usb: true }));
    assert.match(full, /^quick /);
    assert.notEqual(low, full);
    assert.ok(Number(low.split(" ")[1]) > Number(full.split(" ")[1]), `${low} is longer than ${full}`);
    assert.equal(plugged, full);
  });

  test("it becomes low while it plays, and is told in host info", () => {
    const handheld = recording({ volts: 3.9 });
    const quick = kindOf(handheld);
    handheld.device.battery(3.05);
    handheld.device.run(LOOKED_MS);
    assert.notEqual(kindOf(handheld), quick);
    handheld.expectSound();
    const fresh = recording({ volts: 3.05 });
    assert.equal(fresh.hostInfo[abi.HOST_BATTERY], 2);
    assert.equal(recording({ volts: 3.9 }).hostInfo[abi.HOST_BATTERY], 4);
  });

  test("empty while it plays: it asks for a charge and goes off, and touches no flash", () => {
    const handheld = recording({ volts: 3.9 });
    const { device, panel } = handheld;
    handheld.press("C");
    const steps = device.flash.stepCount;
    device.battery(2.8);
    handheld.untilOff(30_000);
    assert.ok(chargeMe().equals(handheld.picture()));
    assert.equal(device.flash.stepCount, steps, "no erase, no write");
    assert.notEqual(panel.refreshes.at(-1)!.kind, "quick");
    handheld.expectSound();
    // Fresh cells: the game goes on from its last save.
    device.battery(3.9);
    handheld.start("DOWN");
    assert.deepEqual(recorded(handheld), C);
    handheld.press("C");
    assert.deepEqual(recorded(handheld), [...C, ...C]);
    assert.equal(handheld.picture()[0], 2);
    handheld.expectSound();
  });

  test("started with an empty battery: it says so and goes off again, each time, and opens nothing", () => {
    const handheld = recording({ volts: 3.9 });
    const { device } = handheld;
    handheld.press("C");
    handheld.untilOff();
    const steps = device.flash.stepCount;
    const kept = device.snapshot();
    device.battery(2.8);
    for (let time = 0; time < 2; time++) {
      device.press("B", { downMs: 60 });
      device.run(100);
      handheld.untilOff(30_000);
      assert.ok(chargeMe().equals(handheld.picture()));
    }
    // One page, of the mark that said which picture stood: it does not any more.
    const changed = device.flash.log.filter(({ index }) => index >= steps);
    assert.deepEqual(
      changed.map(({ kind }) => kind),
      ["program"],
    );
    const page = changed[0]!.offset;
    const others = (bytes: Uint8Array): Buffer => Buffer.from(bytes).fill(0, page, page + PAGE);
    assert.ok(others(kept).equals(others(device.snapshot())), "no other page changed");
    handheld.expectSound();
    device.battery(3.9);
    handheld.start("C");
    assert.deepEqual(recorded(handheld), C, "the press was for the screen that asked");
    assert.equal(handheld.panel.refreshes.at(-1)!.kind, "otp");
    assert.equal(handheld.picture()[0], 1);
    handheld.expectSound();
  });

  test("plugged in while it asks: what was there comes back at a press", () => {
    const handheld = recording({ volts: 3.9 });
    const { device } = handheld;
    handheld.press("C");
    const stood = Buffer.from(handheld.picture());
    device.battery(2.8);
    device.runUntil(() => handheld.panel.state === "refreshing", 30_000);
    device.usb(true);
    handheld.settle();
    assert.ok(chargeMe().equals(handheld.picture()));
    device.run(LOOKED_MS);
    handheld.press("DOWN");
    const shown = handheld.picture();
    assert.ok(stood.equals(shown) || shown[0] === recorded(handheld).length);
    assert.ok(!chargeMe().equals(shown));
    handheld.press("C");
    assert.equal(handheld.picture()[0], recorded(handheld).length);
    handheld.expectSound();
  });

  test("no battery that is dead starts anything", () => {
    const handheld = new Handheld(elf, { volts: 0 });
    handheld.device.press("B");
    handheld.device.run(1000);
    assert.equal(handheld.device.powered, false);
    handheld.expectSound();
  });
});
