// Owns the tests of what the RP2040 family gives core, by an image of its own on the emulated device.
import assert from "node:assert/strict";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { buildImage, type Image } from "../../tools/build-firmware.ts";
import { root } from "../../tools/cli.ts";
import { Device, type Button } from "../../tools/device/device.ts";
import { noArm } from "./support/tiny.ts";

/** The words of `tried` in family/main.c. */
const FIELDS = [
  ...["done", "wrongCopies", "wrongFills", "wrongMoves", "wrongOrders"],
  ...["sleptUs", "refused", "erased", "written"],
] as const;
const SEEDS = 16;
const SAVES = 0x1c0000;

describe("the RP2040 family", { skip: noArm }, () => {
  let image: Image;

  before(async () => {
    const main = join(root, "tests/firmware/family/main.c");
    image = await buildImage({ board: "badger2040", main, name: "family", carts: [] });
  });

  /** Boots and waits until everything was tried. */
  function tried(start: (device: Device) => void, seed = 1) {
    const device = new Device({ seed });
    device.load(image.elf);
    start(device);
    device.runUntil(() => device.readU32(device.symbol("tried")) === 1, 2000, 10);
    const word = (index: number): number => device.readU32(device.symbol("tried") + 4 * index);
    const rest = FIELDS.length + SEEDS;
    return {
      device,
      fields: Object.fromEntries(FIELDS.map((name, index) => [name, word(index)])),
      seeds: Array.from({ length: SEEDS }, (_, index) => word(FIELDS.length + index)),
      battery: word(rest),
      rail: word(rest + 1),
      celsius: word(rest + 2) | 0,
      buttons: word(rest + 3),
    };
  }

  test("memory, sleep and flash do what they are told, and refuse what lies outside the saves", () => {
    const { device, fields } = tried((on) => on.usb(true));
    const { sleptUs, ...others } = fields;
    assert.deepEqual(others, {
      ...{ done: 1, wrongCopies: 0, wrongFills: 0, wrongMoves: 0, wrongOrders: 0 },
      ...{ refused: 127, erased: 1, written: 1 },
    });
    assert.ok(sleptUs! >= 2500 && sleptUs! < 2520, `slept ${sleptUs} us`);
    assert.deepEqual([...device.flash.bytes.subarray(SAVES + 8192, SAVES + 8196)], [0x5a, 0x5a, 0x5a, 0x5a]);
    device.expectClean();
  });

  test("seeds differ within a run and between devices, in every byte", () => {
    const one = tried((on) => on.usb(true), 1).seeds;
    const other = tried((on) => on.usb(true), 2).seeds;
    assert.equal(new Set([...one, ...other]).size, 2 * SEEDS);
    for (let byte = 0; byte < 4; byte++) {
      const seen = new Set(one.map((word) => (word >>> (8 * byte)) & 0xff));
      assert.ok(seen.size > SEEDS / 2, `byte ${byte} has ${seen.size} values`);
    }
  });

  test("battery, rail and temperature are measured", () => {
    for (const volts of [3.7, 5.5]) {
      const { device, battery, rail, celsius } = tried((on) => {
        on.temperature(19);
        on.battery(volts);
        on.hold("B");
      });
      assert.ok(Math.abs(battery - 1000 * volts) < 30, `${battery} mV for ${volts} V`);
      assert.ok(Math.abs(rail - 3300) < 20, `${rail} mV on the rail`);
      assert.ok(Math.abs(celsius - 19) <= 2, `${celsius} degrees`);
      device.expectClean();
    }
  });

  const pins: [Button, number][] = [
    ["A", 12],
    ["B", 13],
    ["C", 14],
    ["UP", 15],
    ["DOWN", 11],
  ];
  for (const [button, pin] of pins) {
    test(`a press of ${button} that is over before the crystal runs is known, and holds the power`, () => {
      const { device, buttons } = tried((on) => {
        on.battery(3.9);
        on.press(button, { downMs: 20 });
      });
      assert.equal(buttons, 1 << pin);
      assert.equal(device.powered, true);
      assert.equal(device.latchLog.length, 1);
      device.expectClean();
    });
  }

  test("no button, no press; the LED and the latch come first", () => {
    const { device, buttons } = tried((on) => on.usb(true));
    assert.equal(buttons, 0);
    const [latch] = device.latchLog;
    const [led] = device.ledLog;
    assert.ok(led!.timeNs - latch!.timeNs < 20e3);
  });

  test("USER held at the start leads to the drive for new firmware; let go early it does not", () => {
    const start = (ms: number): Device => {
      const device = new Device({ bootMs: 1 });
      device.load(image.elf);
      device.usb(true);
      device.press("USER", { atMs: 4, downMs: ms });
      device.run(80);
      return device;
    };
    assert.equal(start(70).state, "usb-boot");
    assert.equal(start(12).state, "running");
  });
});
