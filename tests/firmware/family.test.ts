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

  const FATES = { hang: 1, fault: 2, deep: 3, reset: 4, settle: 5 };
  const ERASE = 6;

  /** Lets a device that was tried meet a fate; returns what the next start knows. */
  function meet(device: Device, fate: keyof typeof FATES): { resets: number; fault: number } {
    const at = (index: number): number => device.symbol("tried") + 4 * (FIELDS.length + SEEDS + index);
    const before = device.resets.watchdog;
    device.runUntil(() => device.readU32(device.symbol("tried")) === 1, 2000, 10);
    device.writeU32(at(6), FATES[fate]);
    if (fate === "settle") {
      device.runUntil(() => device.readU32(at(6)) === 0, 2000, 10);
    } else {
      // RAM outlives a watchdog's reset.
      device.writeU32(device.symbol("tried"), 0);
      device.runUntil(() => device.resets.watchdog > before, 10_000, 10);
      device.runUntil(() => device.readU32(device.symbol("tried")) === 1, 2000, 10);
    }
    return { resets: device.readU32(at(4)), fault: device.readU32(at(5)) };
  }

  test("a hang and a fault start the board anew, on battery too; starts in a row are counted", () => {
    const { device } = tried((on) => {
      on.battery(3.9);
      on.press("B", { downMs: 100 });
    });
    assert.deepEqual(meet(device, "hang"), { resets: 1, fault: 0 });
    const { resets, fault } = meet(device, "fault");
    assert.equal(resets, 2);
    assert.match(device.nameOf(fault), /main|meet/);
    assert.equal(meet(device, "reset").resets, 2);
    device.takeViolations();
    meet(device, "settle");
    assert.equal(meet(device, "hang").resets, 1);
    assert.equal(device.latchLog.length, 1, "the latch never let go");
    assert.equal(device.powered, true);
    device.cutPower(10);
    device.press("B");
    device.runUntil(() => device.readU32(device.symbol("tried")) === 1, 2000, 10);
    assert.equal(device.readU32(device.symbol("tried") + 4 * (FIELDS.length + SEEDS + 4)), 0);
  });

  test("a stack that grows too deep leaves RAM and ends in a new start, before it reaches anything", () => {
    const { device } = tried((on) => on.usb(true));
    assert.equal(meet(device, "deep").resets, 1);
    const said = device.takeViolations();
    assert.ok(said.length > 0 && said.every((text) => !/unmodelled/.test(text)), said.join("\n"));
  });

  test("ten presses of 25 ms during an erase of 400 ms come in order, with their times", () => {
    const device = new Device({ flashTiming: "worst" });
    device.load(image.elf);
    device.usb(true);
    const at = (index: number): number => device.symbol("tried") + 4 * (FIELDS.length + SEEDS + index);
    device.runUntil(() => device.readU32(device.symbol("tried")) === 1, 4000, 10);
    device.writeU32(at(6), ERASE);
    device.runUntil(() => device.readU32(at(6)) === 0, 2000, 0.1);
    const order = pins.map((_, index) => [index, (index * 2 + 1) % 5]).flat();
    order.forEach((button, index) => device.press(pins[button]![0], { atMs: 5 + 35 * index, downMs: 25 }));
    device.run(3000);
    const count = device.readU32(at(7));
    const edges = Array.from({ length: count }, (_, index) => device.readU32(at(8 + 2 * index)));
    assert.deepEqual(
      edges,
      order.flatMap((button) => [button | 0x100, button]),
    );
    const times = Array.from({ length: count }, (_, index) => device.readU32(at(9 + 2 * index)));
    const first = times[0]!;
    times.forEach((us, index) => {
      const wanted = 35_000 * (index >> 1) + 25_000 * (index & 1);
      assert.ok(Math.abs(us - first - wanted) < 50, `edge ${index} at ${us - first} us, not ${wanted}`);
    });
    device.expectClean();
  });

  test("a button's edge at any moment while the flash is put back into quad reads is no trouble", () => {
    const device = new Device({ seed: 1 });
    device.load(image.elf);
    device.usb(true);
    const fate = device.symbol("tried") + 4 * (FIELDS.length + SEEDS + 6);
    const boot2 = device.symbol("boot2");
    const place = (): number => device.chip!.core.PC - boot2;
    const inBoot2 = (): boolean => place() >= 0 && place() < 256;
    const CYCLE_MS = 1 / 133e3;
    const erase = (): void => {
      device.writeU32(fate, ERASE);
      device.runUntil(() => device.readU32(fate) === 0, 2000, 0.1);
      device.runUntil(inBoot2, 1000, 10 * CYCLE_MS);
    };
    device.runUntil(() => device.readU32(device.symbol("tried")) === 1, 4000, 10);
    const places = new Set<number>();
    for (erase(); inBoot2(); device.run(CYCLE_MS)) places.add(place());
    assert.ok(places.size > 30, `${places.size} instructions`);
    // A few are passed before it is looked.
    let met = 0;
    for (const [n, wanted] of [...places].entries()) {
      erase();
      while (inBoot2() && place() !== wanted) device.run(CYCLE_MS);
      met += Number(inBoot2());
      device.press(pins[n % 5]![0], { downMs: 25 });
      device.run(60);
      device.expectClean();
    }
    assert.ok(met > 40, `${met} instructions met`);
  });
});
