// Owns the tests of a handheld whose panel is broken or away: nothing hangs, nothing is lost, and a mended panel shows it.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { Handheld, codesOf, type HandheldOptions } from "../../tools/device/handheld.ts";
import type { PanelFault } from "../../tools/device/panel-uc8151-options.ts";
import { RECORDER, recorded, shelfImage } from "./support/shelf.ts";
import { noArm } from "./support/tiny.ts";

const FAULTS: PanelFault[] = ["busy-stuck-low", "busy-stuck-high", "absent"];
/** From a press to the sign that the panel is broken: two tries, the driver's bounds on a quick refresh. */
const TOLD_MS = 8000;
/** And when the maker's own waveform is waited for, twice. */
const TOLD_FULL_MS = 45_000;
/** Tenths of a second between flashes, three in a row and a rest, whichever was first. */
const RHYTHMS = ["4,4,16,4,4", "4,16,4,4,16", "16,4,4,16,4"];
const FLASHES = 6;
const C = codesOf({ button: "C" });

describe("a broken panel", { skip: noArm }, () => {
  let elf = "";

  before(async () => {
    elf = await shelfImage("broken", [RECORDER]);
  });

  function recording(options: HandheldOptions = {}): Handheld {
    const handheld = new Handheld(elf, { usb: true, ...options });
    handheld.start();
    handheld.press("B");
    return handheld;
  }

  /** Waits until the LED flashes three times, rests, and that again; fails when that does not come. */
  function expectBlinking(handheld: Handheld, mostMs = TOLD_MS): void {
    const { device } = handheld;
    device.runUntil(
      () => {
        const ons = device.ledLog.filter(({ level }) => level).slice(-FLASHES);
        const gaps = ons.slice(1).map(({ timeNs }, index) => Math.round((timeNs - ons[index]!.timeNs) / 1e8));
        return RHYTHMS.includes(gaps.join());
      },
      mostMs,
      20,
    );
  }

  /** It plays on blindly: a press counts and is saved. */
  function expectPlaying(handheld: Handheld): void {
    const before = recorded(handheld);
    const steps = handheld.device.flash.stepCount;
    handheld.press("C");
    assert.deepEqual(recorded(handheld), [...before, ...C]);
    assert.ok(handheld.device.flash.stepCount > steps, "the state is written");
  }

  /** The panel works again: the next press shows all, and no lamp burns. */
  function expectMended(handheld: Handheld): void {
    const { panel, device } = handheld;
    const known = panel.fault === "none";
    panel.fault = "none";
    const before = panel.refreshes.length;
    handheld.press("C");
    assert.equal(handheld.picture()[0], recorded(handheld).length);
    assert.deepEqual(
      panel.refreshes.slice(before).map(({ kind }) => kind),
      [known ? "quick" : "otp"],
    );
    const lights = device.ledLog.length;
    device.run(3000);
    assert.equal(device.led, false);
    assert.equal(device.ledLog.length, lights, "it blinks no more");
  }

  /** Nothing is wrong but, where nobody could switch it off, that the booster stayed on. */
  function expectSound(handheld: Handheld): void {
    const { violations } = handheld.panel;
    const booster = violations.filter(
      ({ rule, text }) => rule === "U13" && /^The booster has been on/.test(text),
    );
    assert.ok(booster.length <= 1);
    if (booster[0]) violations.splice(violations.indexOf(booster[0]), 1);
    handheld.expectSound();
  }

  for (const fault of FAULTS) {
    test(`${fault} from the start: it says so by its LED, plays, and shows all once mended`, () => {
      const handheld = new Handheld(elf, { usb: true, panel: { fault } });
      handheld.start();
      expectBlinking(handheld);
      handheld.press("B");
      assert.equal(handheld.cartId, "RECO");
      expectPlaying(handheld);
      expectBlinking(handheld);
      if (fault === "absent") {
        // Nobody connects a panel to a board that runs.
        handheld.panel.fault = "none";
        handheld.device.cutPower(100);
        handheld.device.run(200);
        handheld.settle();
        assert.equal(handheld.picture()[0], recorded(handheld).length);
      }
      expectMended(handheld);
      handheld.expectSound();
    });

    test(`${fault} between two presses: noticed at the next, which counts`, () => {
      const handheld = recording();
      handheld.press("C");
      handheld.device.run(1500); // the booster is off
      handheld.panel.fault = fault;
      expectPlaying(handheld);
      expectBlinking(handheld);
      expectPlaying(handheld);
      expectMended(handheld);
      handheld.expectSound();
    });

    test(`${fault} in the middle of a refresh: bounded, and nothing is lost`, () => {
      for (const kind of ["quick", "otp"] as const) {
        const handheld = recording();
        const { device, panel } = handheld;
        if (kind === "otp") device.pressReset();
        else device.press("C");
        device.runUntil(() => panel.state === "refreshing", 2000);
        device.run(40);
        panel.fault = fault;
        expectBlinking(handheld, TOLD_FULL_MS);
        expectPlaying(handheld);
        expectMended(handheld);
        // Stuck low, it may still work on the maker's waveform; away, nothing reaches it.
        if (fault === "busy-stuck-high") handheld.expectSound();
        else expectSound(handheld);
      }
    });

    test(`${fault} on battery: it still sleeps, and the next start with a panel shows what was played`, () => {
      const handheld = recording({ usb: false });
      handheld.device.run(1500);
      handheld.panel.fault = fault;
      handheld.press("C");
      handheld.untilOff();
      handheld.panel.fault = "none";
      handheld.start("DOWN");
      assert.deepEqual(recorded(handheld), C);
      handheld.press("C");
      assert.deepEqual(recorded(handheld), [...C, ...C]);
      assert.equal(handheld.picture()[0], 2);
      handheld.expectSound();
    });
  }
});
