// Owns the proof of the emulated board: rail and latch, buttons, battery, cuts at any cycle.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Device, type DeviceOptions } from "../../tools/device/device.ts";
import { RecordingPanel } from "../../tools/device/panel.ts";
import { START, cell, noArm, one, started, tiny } from "./support/tiny.ts";

describe("power", { skip: noArm }, () => {
  const LATCH = "latch_rail\n wfi\n b stop";
  const battery = (program: string, options: DeviceOptions = {}): Device => {
    const device = new Device(options);
    device.flashImage(tiny("power", `${START}${program}`));
    return device;
  };

  test("a battery alone starts nothing; a press does, and the latch keeps it", () => {
    const panel = new RecordingPanel();
    const device = battery(LATCH, { panel });
    device.run(100);
    assert.equal(device.state, "off");
    device.press("B", { downMs: 20 });
    device.run(100);
    assert.equal(device.state, "running");
    assert.equal(device.resets.power, 1);
    assert.ok(device.latchLog[0]!.timeNs < 104.05e6);
    assert.equal(panel.log[0]!.what, "power on");
    device.expectClean();
  });

  test("without the latch the rail goes when the button is let go, and RAM with it", () => {
    const panel = new RecordingPanel();
    const device = battery("ldr r0, =0xcafe\n note 0\n b stop", { panel });
    device.press("UP", { downMs: 20 });
    device.run(19);
    assert.equal(cell(device, 0), 0xcafe);
    device.run(10);
    assert.equal(device.state, "off");
    assert.notEqual(cell(device, 0), 0xcafe);
    assert.equal(panel.log.at(-1)!.what, "power off");
  });

  const CUT = "latch_rail\n pause 65000\n poke SIO + 0x18, 0x400\n b stop";

  test("latch low: off on battery, on with USB or while a button is held", () => {
    const device = battery(CUT);
    device.press("A");
    device.run(200);
    assert.equal(device.state, "off");
    device.expectClean();
    device.hold("C");
    device.run(200);
    assert.equal(device.state, "running");
    device.hold("C", false);
    device.run(10);
    assert.equal(device.state, "off");
    device.usb(true);
    device.run(200);
    assert.equal(device.state, "running");
    device.usb(false);
    device.run(1);
    assert.equal(device.state, "off");
    assert.equal(device.resets.power, 3);
    device.expectClean();
  });

  test("a latch that comes back is a glitch", () => {
    const device = battery(
      "latch_rail\n pause 130000\n poke SIO + 0x18, 0x400\n poke SIO + 0x14, 0x400\n b stop",
    );
    device.press("A", { downMs: 10 });
    device.run(100);
    one(device, "latch", /low for \d\.\d us/);
    assert.equal(device.state, "running", "the rail held that long");
  });

  test("the watchdog drops the latch on battery, unless the pins are spared", () => {
    const again = (wdsel: string): string => `
      peek WATCHDOG + 8
      cmp r0, #0
      bne stop
      latch_rail
      ${wdsel}
      poke WATCHDOG, 0x80000000
      b stop`;
    const dropped = battery(again("poke PSM + 8, 0x1fffc"));
    dropped.press("A", { downMs: 5 });
    dropped.run(100);
    assert.equal(dropped.state, "off");
    const spared = battery(again("poke PSM + 8, 0x1bff4\n poke RESETS + 4, 0x1fffedf"));
    spared.press("A", { downMs: 5 });
    spared.run(100);
    assert.equal(spared.state, "running");
    assert.equal(spared.resets.watchdog, 1);
    spared.expectClean();
    const processorOnly = battery(again("poke PSM + 8, 0x18000"));
    processorOnly.press("A", { downMs: 5 });
    processorOnly.run(100);
    assert.equal(processorOnly.state, "running");
    assert.equal(processorOnly.resets.watchdog, 1);
    processorOnly.expectClean();
  });

  test("an empty battery gives nothing", () => {
    const device = battery(LATCH);
    device.battery(2);
    device.press("A");
    device.run(100);
    assert.equal(device.state, "off");
    device.battery(3);
    device.press("A");
    device.run(100);
    device.battery(2.1);
    device.run(1);
    assert.equal(device.state, "off");
  });

  test("a cut at a cycle of choice", () => {
    const device = started("cycles", "1: adds r0, #1\n b 1b", 5);
    const at = device.cycles + 10_000;
    device.cutPowerAtCycle(at, 50);
    device.runUntil(() => !device.powered, 20, 0.01);
    assert.ok(Math.abs(device.cycles - at) < 4, `${device.cycles} for ${at}`);
    device.run(60);
    assert.equal(device.resets.power, 2, "USB brings it back");
  });

  test("battery and its reference by ADC, temperature too", () => {
    const read = (channel: number, cellIndex: number): string => `
      poke ADC, 3 + (${channel} << 12)
      poke ADC, 7 + (${channel} << 12)
1:    peek ADC
      lsrs r0, #9
      bcc 1b
      peek ADC + 4
      note ${cellIndex}`;
    const device = battery(`latch_rail
      unreset 0x2001
      clocks_133
      poke CLOCKS + 0x60, 0x860
      poke SIO + 0x24, 0x8000000
      poke SIO + 0x14, 0x8000000
      poke IO_BANK0 + 0xdc, 5
      pause 133000
      ${read(2, 0)}${read(3, 1)}${read(4, 2)}
      b stop`);
    device.battery(3.9);
    device.temperature(27);
    device.press("A");
    device.run(100);
    device.expectClean();
    const rail = (1.24 * 4095) / cell(device, 0);
    assert.ok(Math.abs(rail - 3.3) < 0.02, `${rail}`);
    assert.ok(Math.abs((cell(device, 1) / 4095) * 3 * rail - 3.9) < 0.03);
    assert.ok(Math.abs((cell(device, 2) / 4095) * rail - 0.706) < 0.01);
  });
});

describe("buttons", { skip: noArm }, () => {
  const COUNT = `
      unreset 0x120
      movs r7, #0
      movs r6, #1
      lsls r6, #12
      movs r4, #0
      ldr r5, =SIO + 4
1:    ldr r0, [r5]
      ands r0, r6
      cmp r0, r4
      beq 1b
      mov r4, r0
      adds r7, #1
      mov r0, r7
      note 0
      b 1b`;

  test("a press is two edges; a bouncing one has more, the same for the same seed", () => {
    const device = started("edges", COUNT);
    device.press("A");
    device.run(200);
    assert.equal(cell(device, 0), 2);
    device.press("B");
    device.run(200);
    assert.equal(cell(device, 0), 2);
    const bouncing = (seed: number): number => {
      const other = started("edges", COUNT, 30, { seed });
      other.press("A", { bounceMs: 5 });
      other.run(200);
      return cell(other, 0);
    };
    assert.ok(bouncing(1) > 6);
    assert.equal(bouncing(1), bouncing(1));
    device.expectClean();
  });

  test("USER reads high only with its pull-up", () => {
    const level = "ldr r5, =SIO + 4\n ldr r0, [r5]\n lsrs r0, #23\n movs r1, #1\n ands r0, r1\n note 0";
    assert.equal(cell(started("user-down", `unreset 0x120\n${level}`), 0), 0);
    const pull = "unreset 0x120\n poke PADS_BANK0 + 0x60, 0x4a\n";
    assert.equal(cell(started("user-up", pull + level), 0), 1);
  });

  test("an output against a pressed button", () => {
    const device = started(
      "against",
      "unreset 0x120\n poke IO_BANK0 + 0x64, 5\n poke SIO + 0x24, 0x1000\n b stop",
    );
    device.press("A");
    device.run(100);
    one(device, "gpio", /GPIO12 is driven against/);
  });
});
