// Owns the proof that no press is lost while the handheld is busy: with a picture, with its flash, with both.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { BUTTONS, type Button } from "../../tools/device/device.ts";
import { Handheld, type HandheldOptions, codesOf } from "../../tools/device/handheld.ts";
import { RECORDER, recorded, shelfImage } from "./support/shelf.ts";
import { noArm } from "./support/tiny.ts";

const TEN = Array.from({ length: 10 }, (_, index) => BUTTONS[(index * 3) % BUTTONS.length]!);
const codes = (buttons: Button[]): number[] => buttons.flatMap((button) => codesOf({ button }));

describe("presses while the handheld is busy", { skip: noArm }, () => {
  let elf = "";

  before(async () => {
    elf = await shelfImage("queue", [RECORDER]);
  });

  /** A handheld on which the recorder stands. */
  function recording(options: HandheldOptions = {}): Handheld {
    const handheld = new Handheld(elf, { usb: true, ...options });
    handheld.start();
    handheld.press("B");
    return handheld;
  }

  /** All presses came, in order, and the picture of the last stands. */
  function expectAll(handheld: Handheld, buttons: Button[]): void {
    assert.deepEqual(recorded(handheld), codes(buttons));
    assert.equal(handheld.picture()[0], buttons.length);
    handheld.expectSound();
  }

  test("ten during the maker's refresh of 4.7 s: all come, and one refresh shows the last", () => {
    const handheld = recording({ panel: { otpMs: 4700 } });
    const { device, panel } = handheld;
    device.pressReset();
    device.runUntil(() => panel.state === "refreshing", 2000);
    const refreshes = panel.refreshes.length;
    TEN.forEach((button, index) => device.press(button, { atMs: 100 + 400 * index, downMs: 60 }));
    device.run(4400);
    assert.equal(panel.state, "refreshing");
    handheld.settle();
    expectAll(handheld, TEN);
    assert.deepEqual(
      panel.refreshes.slice(refreshes - 1).map(({ kind }) => kind),
      ["otp", "quick"],
    );
  });

  test("ten of 25 ms each, 15 ms apart, during an erase of 400 ms: all come, in order, none twice", () => {
    const handheld = recording({ flashTiming: "worst" });
    const { device } = handheld;
    const before: Button[] = [];
    let erasing = false;
    device.flash.onStep = ({ kind, beginNs, endNs }) => {
      if (kind !== "erase" || erasing) return;
      erasing = true;
      assert.equal((endNs - beginNs) / 1e6, 400);
      TEN.forEach((button, index) => device.press(button, { atMs: 1 + 40 * index, downMs: 25 }));
    };
    while (!erasing) {
      assert.ok(before.length < 20, "a save erases now and then");
      before.push("DOWN");
      handheld.press("DOWN");
    }
    handheld.settle();
    expectAll(handheld, [...before, ...TEN]);
  });

  test("a press during a quick refresh lights the LED until its picture stands; without one it stays dark", () => {
    const handheld = recording();
    const { device, panel } = handheld;
    const dark = device.ledLog.length;
    device.press("DOWN");
    device.runUntil(() => panel.state === "refreshing", 500);
    device.run(90);
    assert.equal(device.ledLog.length, dark, "a press that is served at once needs no light");
    device.press("UP", { downMs: 30 });
    device.run(1);
    assert.equal(device.led, true);
    handheld.settle();
    assert.equal(device.led, false);
    expectAll(handheld, ["DOWN", "UP"]);
  });

  test("the newest picture wins: five presses during a quick refresh end in one more", () => {
    const handheld = recording();
    const { device, panel } = handheld;
    const refreshes = panel.refreshes.length;
    const five: Button[] = ["DOWN", "C", "DOWN", "C", "DOWN"];
    device.press("B");
    device.runUntil(() => panel.state === "refreshing", 500);
    five.forEach((button, index) => device.press(button, { atMs: 5 + 22 * index, downMs: 20 }));
    handheld.settle();
    expectAll(handheld, ["B", ...five]);
    assert.equal(panel.refreshes.length - refreshes, 2);
  });

  test("no refresh begins within 300 ms of the last, however fast somebody presses, and no press is lost", () => {
    const handheld = recording();
    const { device, panel } = handheld;
    const refreshes = panel.refreshes.length;
    const burst = Array.from({ length: 40 }, (_, index) => BUTTONS[(index * 3) % BUTTONS.length]!);
    burst.forEach((button, index) => device.press(button, { atMs: 1 + 50 * index, downMs: 25 }));
    device.run(50 * burst.length);
    handheld.settle();
    expectAll(handheld, burst);
    const starts = panel.refreshes.slice(refreshes).map(({ startNs }) => startNs / 1e6);
    assert.ok(starts.length >= 6, `${starts.length} refreshes in 2 s`);
    assert.ok(panel.refreshes.slice(refreshes).every(({ kind }) => kind === "quick"));
    starts.slice(1).forEach((start, index) => {
      const passed = start - starts[index]!;
      assert.ok(passed >= 300, `refresh ${index + 1} begins ${passed} ms after the last`);
    });
  });

  test("more presses than any finger makes during one refresh: up to thirty are kept", () => {
    const handheld = recording({ panel: { otpMs: 4700 } });
    const { device, panel } = handheld;
    device.pressReset();
    device.runUntil(() => panel.state === "refreshing", 2000);
    const thirty = Array.from({ length: 30 }, (_, index) => BUTTONS[index % BUTTONS.length]!);
    thirty.forEach((button, index) => device.press(button, { atMs: 10 + 100 * index, downMs: 40 }));
    device.run(3100);
    assert.equal(panel.state, "refreshing");
    handheld.settle();
    expectAll(handheld, thirty);
  });
});
