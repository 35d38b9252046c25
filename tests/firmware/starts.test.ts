// Owns the tests of every way in which the handheld starts: button, plug, reset, watchdog; slow and dead crystals.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { BUTTONS } from "../../tools/device/device.ts";
import { Handheld, type HandheldOptions, codesOf } from "../../tools/device/handheld.ts";
import { RECORDER, recorded, shelfImage } from "./support/shelf.ts";
import { noArm } from "./support/tiny.ts";
import { screenOf } from "./support/words.ts";

const MS = 1e6;
/** Bytes that set a panel up, at most; what follows is a picture. */
const SETTINGS_MOST = 128;
/** wfi, and back to it. */
const ENDLESS = [0x30, 0xbf, 0xfd, 0xe7];

describe("starts", { skip: noArm }, () => {
  let elf = "";

  before(async () => {
    elf = await shelfImage("starts", [RECORDER]);
  });

  /** A handheld on which the recorder stands. */
  function recording(options: HandheldOptions = {}): Handheld {
    const handheld = new Handheld(elf, options);
    handheld.start("DOWN");
    handheld.press("B");
    assert.equal(handheld.cartId, "RECO");
    return handheld;
  }

  test("a battery without a button stays off", () => {
    const handheld = new Handheld(elf);
    handheld.device.run(5000);
    assert.equal(handheld.device.powered, false);
    assert.deepEqual(handheld.device.latchLog, []);
    handheld.expectSound();
  });

  for (const button of BUTTONS) {
    test(`${button} starts it for the first time, and does nothing else`, () => {
      const pressed = new Handheld(elf, { volts: 3.9 });
      pressed.start(button);
      const plugged = new Handheld(elf, { volts: 3.9, usb: true });
      plugged.start();
      assert.equal(pressed.panel.refreshes.length, 1);
      plugged.press("B");
      pressed.press("B");
      assert.equal(pressed.cartId, "RECO");
      assert.deepEqual([recorded(pressed), recorded(plugged)], [[], []]);
      pressed.expectSound();
      plugged.expectSound();
    });
  }

  test("the press that wakes it counts once, whichever button; each time one quick refresh, no flash", () => {
    const handheld = recording();
    const { panel } = handheld;
    const pressed: number[] = [];
    for (const button of BUTTONS) {
      handheld.untilOff();
      const before = panel.refreshes.length;
      handheld.start(button, 30);
      pressed.push(...codesOf({ button }));
      assert.deepEqual(recorded(handheld), pressed);
      assert.deepEqual(
        panel.refreshes.slice(before).map(({ kind }) => kind),
        ["quick"],
      );
    }
    assert.equal(handheld.device.resets.power, 1 + BUTTONS.length);
    handheld.expectSound();
  });

  test("the plug wakes it without a press: the same picture stands, not refreshed", () => {
    const handheld = recording();
    handheld.press("C");
    handheld.untilOff();
    const before = handheld.panel.refreshes.length;
    const stood = Buffer.from(handheld.picture());
    handheld.device.usb(true);
    handheld.settle();
    assert.deepEqual(recorded(handheld), codesOf({ button: "C" }));
    assert.equal(handheld.panel.refreshes.length, before);
    assert.ok(stood.equals(handheld.picture()));
    handheld.expectSound();
  });

  test("the latch is high within a millisecond of the first instruction, the LED within ten of the power", () => {
    const handheld = recording();
    const { device } = handheld;
    handheld.untilOff();
    // The very first start also writes the flash's quad bit: its own 10 ms.
    const [pressedNs, latches, lights] = [device.timeNs, device.latchLog.length, device.ledLog.length];
    device.press("B", { downMs: 30 });
    device.runUntil(() => device.nameOf(device.chip?.core.PC ?? 0).includes("reset_handler"), 20, 0.002);
    const enteredNs = device.timeNs;
    handheld.settle();
    const [latch, ...more] = device.latchLog.slice(latches);
    assert.equal(latch!.level, true);
    assert.deepEqual(more, [], "the latch never moves again while it plays");
    const light = device.ledLog[lights]!;
    assert.equal(light.level, true);
    console.log(
      `latch ${((latch!.timeNs - enteredNs) / 1e3).toFixed(1)} us after the vector, ` +
        `LED ${((light.timeNs - pressedNs) / MS).toFixed(2)} ms after the power`,
    );
    assert.ok(latch!.timeNs - enteredNs < MS);
    assert.ok(light.timeNs - pressedNs < 10 * MS);
    handheld.expectSound();
  });

  test("RUN pulled low: it comes back to the game as it was, and takes presses", () => {
    for (const usb of [true, false]) {
      const handheld = recording({ usb });
      const { device, panel } = handheld;
      handheld.press("C");
      device.run(1500);
      const before = panel.refreshes.length;
      // On battery only a finger holds the power while the latch floats.
      device.press("UP", { downMs: 60 });
      device.run(1);
      device.pressReset();
      handheld.settle();
      assert.deepEqual(recorded(handheld), codesOf({ button: "C" }));
      assert.deepEqual(
        panel.refreshes.slice(before).map(({ kind }) => kind),
        ["otp"],
      );
      handheld.press("B");
      assert.deepEqual(recorded(handheld), [...codesOf({ button: "C" }), ...codesOf({ button: "B" })]);
      assert.deepEqual({ ...device.resets }, { power: 1, watchdog: 0, pin: 1, processor: 0 });
      handheld.expectSound();
    }
  });

  test("RUN pulled low in the middle of a refresh: the glass is taken for unknown, and stands right", () => {
    const handheld = recording({ usb: true });
    const { device, panel } = handheld;
    device.press("C");
    device.runUntil(() => panel.state === "refreshing", 500);
    device.run(50);
    device.pressReset();
    handheld.settle();
    assert.deepEqual(
      panel.refreshes.slice(-2).map(({ kind, interrupted }) => [kind, interrupted]),
      [
        ["quick", true],
        ["otp", false],
      ],
    );
    assert.equal(handheld.cartId, "RECO");
    assert.equal(handheld.picture()[0], recorded(handheld).length);
    handheld.expectSound();
  });

  /** The main loop hangs where it begins a turn, until the watchdog bites; then the flash is whole again. */
  function hang(handheld: Handheld): void {
    const { device } = handheld;
    device.run(1500); // the booster is off by then: nobody could switch it off
    const at = (device.symbol("handheld_tick") & ~1) - 0x10000000;
    const whole = device.flash.bytes.slice(at, at + ENDLESS.length);
    const before = device.resets.watchdog;
    device.flash.bytes.set(ENDLESS, at);
    device.press("DOWN", { downMs: 30 });
    // Looked at each millisecond: the next start is through in a few, and must find its code whole.
    device.runUntil(() => device.resets.watchdog > before, 20_000, 1);
    device.flash.bytes.set(whole, at);
    handheld.settle();
  }

  test("a hang ends by the watchdog, on battery too; after the third the game is not opened again", () => {
    const handheld = recording();
    const { device } = handheld;
    handheld.press("C");
    for (const time of [1, 2]) {
      hang(handheld);
      assert.equal(device.resets.watchdog, time);
      assert.equal(handheld.cartId, "RECO");
      assert.deepEqual(recorded(handheld), codesOf({ button: "C" }));
    }
    hang(handheld);
    const screen = screenOf({
      title: "Stopped",
      code: "E-WATCH",
      words: "The device had to restart itself several times.",
      more: "The saved game is kept.",
      hint: "B: to the menu",
    });
    assert.ok(screen.equals(handheld.picture()), "it says what happened");
    handheld.press("B");
    assert.equal(handheld.cartId, "MENU");
    handheld.press("B");
    assert.deepEqual(recorded(handheld), codesOf({ button: "C" }), "the save is whole");
    assert.equal(device.latchLog.length, 1, "the latch held all along");
    handheld.expectSound();
  });

  test("half a minute of health, and the count begins anew", () => {
    const handheld = recording({ usb: true });
    for (let time = 0; time < 4; time++) {
      hang(handheld);
      assert.equal(handheld.cartId, "RECO");
      handheld.device.run(31_000);
    }
    handheld.expectSound();
  });

  test("a crystal that needs 20 ms to settle gets them", () => {
    const handheld = recording({ crystal: { deadMs: 6, settledMs: 20 } });
    handheld.device.press("C");
    handheld.device.runUntil(() => handheld.device.clock.hertz === 133e6, 10, 0.01);
    handheld.settle();
    handheld.expectSound();
  });

  test("a dead crystal: slowly, by the ring oscillator, but it plays", () => {
    const handheld = recording({ crystal: { deadMs: Infinity, settledMs: Infinity } });
    handheld.press("C");
    assert.deepEqual(recorded(handheld), codesOf({ button: "C" }));
    assert.ok(handheld.device.clock.hertz < 13e6);
    handheld.expectSound();
  });

  test("woken into a saved game, the panel gets its first byte, and the picture's first, within 100 ms of the power", () => {
    const handheld = recording();
    handheld.untilOff();
    const { device, panel } = handheld;
    const pressedNs = device.timeNs;
    const { cycles } = device;
    const since = (): number => (device.timeNs - pressedNs) / MS;
    const sentMs: number[] = [];
    const transfer = panel.transfer.bind(panel);
    panel.transfer = (byte) => {
      sentMs.push(since());
      transfer(byte);
    };
    const before = panel.refreshes.length;
    device.press("C", { downMs: 30 });
    device.runUntil(() => panel.refreshes.length > before, 1000, 1);
    const [first, picture] = [sentMs[0]!, sentMs[SETTINGS_MOST]!];
    console.log(
      `first byte to the panel ${first.toFixed(1)} ms, of the picture ${picture.toFixed(1)} ms, refresh begun ` +
        `${since().toFixed(1)} ms after the power, ${((device.cycles - cycles) / 1e6).toFixed(2)} million cycles`,
    );
    assert.ok(picture < 100);
    handheld.settle();
    handheld.expectSound();
  });
});
