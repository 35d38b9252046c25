// Owns the proof that a finger counts once: short and bouncing presses, long ones, the chord, through the pins' real edges.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import * as abi from "../../host/web/abi.ts";
import { BUTTONS, type Button } from "../../tools/device/device.ts";
import { Handheld, codesOf, type HandheldOptions } from "../../tools/device/handheld.ts";
import { PRESSES } from "../../tools/play/host.ts";
import { Random } from "../../tools/random.ts";
import { DesktopShelf, RECORDER, SILENT, recorded, shelfImage } from "./support/shelf.ts";
import { noArm } from "./support/tiny.ts";

/** What contacts of such buttons chatter for. */
const BOUNCE_MS = 5;
const PRESSES_OF_A_SEED = 150;

describe("bouncing buttons", { skip: noArm }, () => {
  let elf = "";
  let silent = "";

  before(async () => {
    elf = await shelfImage("bounce", [RECORDER]);
    silent = await shelfImage("silent", [SILENT]);
  });

  /** A handheld on which the cartridge stands. */
  function playing(image: string, options: HandheldOptions = {}): Handheld {
    const handheld = new Handheld(image, { usb: true, ...options });
    handheld.start();
    handheld.press("B");
    return handheld;
  }

  for (const seed of [1, 2, 3]) {
    test(`${PRESSES_OF_A_SEED} presses of 25 ms on all buttons, seed ${seed}: none twice, none missed`, () => {
      const handheld = playing(silent, { seed });
      const { device } = handheld;
      const random = new Random(seed);
      const pressed: Button[] = [];
      for (let i = 0; i < PRESSES_OF_A_SEED; i++) {
        const button = random.pick([...BUTTONS]);
        pressed.push(button);
        device.press(button, { downMs: 25, bounceMs: BOUNCE_MS });
        device.run(45 + random.below(60));
      }
      handheld.settle();
      assert.deepEqual(
        recorded(handheld),
        pressed.flatMap((button) => codesOf({ button })),
      );
      handheld.expectSound();
    });
  }

  test("the same while pictures are driven and saves are written", () => {
    const handheld = playing(elf, { seed: 5 });
    const { device } = handheld;
    const random = new Random(5);
    const pressed: Button[] = [];
    for (let i = 0; i < 60; i++) {
      const button = random.pick([...BUTTONS]);
      pressed.push(button);
      device.press(button, { downMs: 25, bounceMs: BOUNCE_MS });
      device.run(45 + random.below(60));
    }
    handheld.settle();
    assert.deepEqual(
      recorded(handheld),
      pressed.flatMap((button) => codesOf({ button })),
    );
    assert.equal(handheld.picture()[0], pressed.length);
    handheld.expectSound();
  });

  for (const button of BUTTONS) {
    test(`${button} held for a long press, bouncing`, () => {
      const handheld = playing(silent);
      const { device } = handheld;
      device.press(button, { downMs: abi.LONG_PRESS_MS - 20, bounceMs: BOUNCE_MS });
      device.run(abi.LONG_PRESS_MS + 60);
      device.press(button, { downMs: abi.LONG_PRESS_MS + 20, bounceMs: BOUNCE_MS });
      device.run(abi.LONG_PRESS_MS + 60);
      handheld.settle();
      const cleans = abi.PRESS_LONG_UP; // kept by the host
      const expected = [...codesOf({ button }), ...codesOf({ button, long: true })];
      assert.deepEqual(
        recorded(handheld),
        expected.filter((code) => code !== cleans),
      );
      handheld.expectSound();
    });
  }

  test("A and C held together lead to the menu, as on the desktop, and the cartridge gets no long press", async () => {
    const handheld = playing(elf);
    const { device } = handheld;
    const desktop = await DesktopShelf.open([RECORDER]);
    try {
      await desktop.press(abi.PRESS_B);
      device.press("A", { downMs: abi.LONG_PRESS_MS + 100, bounceMs: BOUNCE_MS });
      device.press("C", { downMs: abi.LONG_PRESS_MS + 50, atMs: 30, bounceMs: BOUNCE_MS });
      device.run(abi.LONG_PRESS_MS + 150);
      handheld.settle();
      await desktop.press(abi.PRESS_C); // counts when it goes down
      const menu = await desktop.press(PRESSES["LEAVE"]!);
      assert.equal(handheld.cartId, "MENU");
      assert.ok(Buffer.from(menu).equals(handheld.picture()), "the menu's picture");
      handheld.press("B");
      assert.deepEqual(recorded(handheld), [abi.PRESS_C]);
      handheld.expectSound();
    } finally {
      await desktop.close();
    }
  });

  for (const downMs of [20, 25, 30, 40, 60, 80]) {
    test(`a press of ${downMs} ms wakes the device on its battery, and it stays on`, () => {
      const handheld = new Handheld(elf, { seed: downMs });
      const { device } = handheld;
      const button = BUTTONS[downMs % BUTTONS.length]!;
      device.press(button, { downMs, bounceMs: 2 });
      device.run(downMs + 200);
      assert.equal(device.powered, true);
      assert.equal(device.board.latchHigh, true);
      handheld.settle();
      handheld.expectSound();
    });
  }
});
