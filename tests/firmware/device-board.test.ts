// Owns the proof of the emulated board: flash by NOR rules, rail and latch, buttons, battery, cuts at any moment.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Device, type DeviceOptions } from "../../tools/device/device.ts";
import { RecordingPanel } from "../../tools/device/panel.ts";
import { START, cell, noArm, one, started, tiny } from "./support/tiny.ts";

/** Calls `work` in RAM, with a copy of boot2 at 0x20012000 and the ROM functions in r4-r10, r7 = place in flash. */
const FLASH = (work: string): string => `
    copy_ram
    ldr r0, =0x10000000
    ldr r1, =0x20012000
    movs r2, #64
1:  ldm r0!, {r3}
    stm r1!, {r3}
    subs r2, #1
    bne 1b
    ldr r4, =0x20012400
    rom_function 'I', 'F'
    str r0, [r4]
    rom_function 'E', 'X'
    str r0, [r4, #4]
    rom_function 'R', 'E'
    str r0, [r4, #8]
    rom_function 'R', 'P'
    str r0, [r4, #12]
    rom_function 'F', 'C'
    str r0, [r4, #16]
    ldr r7, =0x1ff000
    ldr r0, =work
    blx r0
    movs r0, #1
    note 0
    b stop

    .section .ram, "ax"
    .thumb_func
work:
    push {r4, lr}
    ${work}
    pop {r4, pc}
    .ltorg
    .section .text
`;
const CALL = (index: number): string => `ldr r3, [r4, #${4 * index}]\n blx r3\n`;
const OPEN = CALL(0) + CALL(1);
const ERASE = `mov r0, r7\n ldr r1, =4096\n ldr r2, =65536\n movs r3, #0xd8\n ${CALL(2)}`;
/** writes the 256 bytes at 0x20012800 */
const PROGRAM = `mov r0, r7\n ldr r1, =0x20012800\n ldr r2, =256\n ${CALL(3)}`;
const CLOSE = `${CALL(4)} ldr r3, =0x20012001\n blx r3\n`;
const FILL = (value: number): string => `
    ldr r0, =0x20012800
    ldr r1, =${value}
    movs r2, #64
1:  stm r0!, {r1}
    subs r2, #1
    bne 1b
`;
const PLACE = 0x101ff000;
const word = (device: Device, address = PLACE): number => device.readU32(address);

describe("flash", { skip: noArm }, () => {
  test("erase and write in the right order, with their time", () => {
    const device = started("flash", FLASH(FILL(0x12345678) + OPEN + ERASE + PROGRAM + CLOSE), 40);
    assert.notEqual(cell(device, 0), 1);
    device.run(20);
    assert.equal(cell(device, 0), 1);
    assert.equal(word(device), 0x12345678);
    assert.equal(word(device, PLACE + 252), 0x12345678);
    assert.equal(word(device, PLACE + 256), 0xffffffff);
    assert.deepEqual(
      device.flash.log.map(({ kind, offset }) => [kind, offset]),
      [
        ["erase", 0x1ff000],
        ["program", 0x1ff000],
      ],
    );
    assert.equal(device.flash.erases[0x1ff], 1);
    device.expectClean();
  });

  test("the worst case takes 400 ms", () => {
    const device = started("flash", FLASH(FILL(0x12345678) + OPEN + ERASE + PROGRAM + CLOSE), 400, {
      flashTiming: "worst",
    });
    assert.notEqual(cell(device, 0), 1);
    device.run(15);
    assert.equal(cell(device, 0), 1);
  });

  const wrong: [string, string, string, RegExp][] = [
    ["no-exit", CALL(0) + ERASE + CLOSE, "flash order", /flash_range_erase without/],
    ["no-connect", CALL(1) + CLOSE, "flash order", /flash_exit_xip without/],
    [
      "no-flush",
      `${OPEN}${ERASE} ldr r3, =0x20012001\n blx r3\n`,
      "flash order",
      /without flash_flush_cache/,
    ],
    [
      "bits",
      FILL(0) + OPEN + ERASE + PROGRAM + CLOSE + FILL(1) + OPEN + PROGRAM + CLOSE,
      "flash",
      /would turn 0 into 1/,
    ],
    ["ragged", `adds r7, #16\n ${FILL(0)} ${OPEN} ${PROGRAM} ${CLOSE}`, "flash", /does not begin a page/],
    ["outside", `ldr r7, =0x10000\n ${OPEN} ${ERASE} ${CLOSE}`, "flash", /outside the save area/],
    [
      "source",
      `${OPEN} mov r0, r7\n ldr r1, =0x10000000\n ldr r2, =256\n ${CALL(3)} ${CLOSE}`,
      "xip",
      /which is not RAM/,
    ],
  ];
  for (const [name, work, rule, words] of wrong) {
    test(`${name}: reported`, () => {
      const device = started(`flash-${name}`, FLASH(work), 120);
      one(device, rule, words);
      assert.equal(cell(device, 0), 1);
    });
  }

  test("reading the flash before boot2 has given it back", () => {
    const device = started("flash-read", FLASH(`${OPEN} ldr r0, =0x10000000\n ldr r0, [r0]\n`));
    const found = device.takeViolations();
    assert.match(found[0]!, /^xip: read at 0x10000000 while a ROM flash function took the flash/);
    assert.match(found[1]!, /^lockup|^xip/, "the fault's vector lies in flash too");
  });

  test("coming back to code in flash without boot2", () => {
    const device = started("flash-back", FLASH(OPEN + CALL(4)));
    assert.match(device.takeViolations()[0]!, /^xip: fetch at 0x1000/);
  });

  const EDGE = (vectors: string): string => `
      unreset 0x120
      poke IO_BANK0 + 0x104, 0x80000
      poke NVIC_ISER, 0x2000
      movs r0, #0
      note 1
      ${vectors}
      ${FLASH(OPEN + ERASE + CLOSE)}
      .section .ram
      .thumb_func
      .global irq
irq:  ldr r1, =IO_BANK0 + 0xf4
      ldr r0, =0x80000
      str r0, [r1]
      peek notes + 4
      adds r0, #1
      note 1
      bx lr
      .ltorg
      .section .text`;

  test("interrupts run from RAM during an erase, as many as come", () => {
    const ramVectors = `
      ldr r0, =0x10000100
      ldr r1, =0x20013000
      movs r2, #48
1:    ldm r0!, {r3}
      stm r1!, {r3}
      subs r2, #1
      bne 1b
      poke 0xe000ed08, 0x20013000`;
    const device = started("erase-irq", EDGE(ramVectors), 10, { flashTiming: "worst" });
    for (let i = 0; i < 10; i++) device.press("A", { atMs: 20 + 35 * i, downMs: 10 });
    device.run(370);
    assert.ok(device.flash.busy);
    assert.equal(cell(device, 1), 10);
    device.run(100);
    assert.equal(cell(device, 0), 1);
    device.expectClean();
  });

  test("an interrupt during an erase with its vectors in flash", () => {
    const device = started("erase-irq-xip", EDGE(""), 10);
    device.press("A", { atMs: 5 });
    device.run(100);
    assert.match(device.takeViolations()[0]!, /^xip: read at 0x10000174 while the flash is busy/);
  });

  /** A sector of 0s is erased; the power goes in the middle. */
  const cut = (fraction: number, options: DeviceOptions = {}): Device => {
    const device = new Device(options);
    device.flashImage(tiny("cut", START + FLASH(OPEN + ERASE + CLOSE) + "\n b stop"));
    device.flash.bytes.fill(0, 0x1ff000, 0x200000);
    device.cutPowerAtFlashStep(0, fraction);
    device.usb(true);
    device.runUntil(() => !device.powered, 500);
    return device;
  };

  test("a cut in the middle of an erase leaves mixed bits, the same for the same seed", () => {
    const ones = (device: Device): number => {
      const sector = device.read(PLACE, 4096);
      return sector.reduce((sum, byte) => sum + byte.toString(2).replace(/0/g, "").length, 0) / 32768;
    };
    assert.ok(Math.abs(ones(cut(0.5)) - 0.5) < 0.05);
    assert.ok(ones(cut(0.9)) > 0.85);
    assert.deepEqual(cut(0.5).snapshot(), cut(0.5).snapshot());
    assert.notDeepEqual(cut(0.5, { seed: 2 }).snapshot(), cut(0.5).snapshot());
  });

  test("bits on the brink read differently each time, until the sector is erased", () => {
    const device = cut(0.5, { unstableBits: true });
    const first = device.flash.firstUnstable;
    assert.ok(first >= 0x1ff000 && first < 0x200000);
    const seen = new Set(Array.from({ length: 64 }, () => device.flash.read(first)));
    assert.ok(seen.size > 1);
    device.run(200);
    assert.equal(cell(device, 0), 1);
    assert.equal(device.flash.firstUnstable, device.flash.bytes.length);
  });

  test("a worn sector keeps zeros after its erase", () => {
    const device = new Device();
    device.flashImage(tiny("cut", START + FLASH(OPEN + ERASE + CLOSE) + "\n b stop"));
    device.flash.worn.add(0x1ff);
    device.usb(true);
    device.run(100);
    assert.ok(device.read(PLACE, 4096).some((byte) => byte !== 0xff));
  });

  test("a reset in the middle of an erase: the chip finishes, the ROM waits", () => {
    const device = started("flash", FLASH(FILL(0x12345678) + OPEN + ERASE + PROGRAM + CLOSE), 20, {
      flashTiming: "worst",
    });
    assert.ok(device.flash.busy);
    device.pressReset();
    device.run(300);
    assert.ok(device.flash.busy, "still the first erase");
    assert.equal(device.flash.stepCount, 1);
    device.run(600);
    assert.equal(cell(device, 0), 1);
    device.expectClean();
  });

  test("snapshots", () => {
    const device = started("flash", FLASH(FILL(0x12345678) + OPEN + ERASE + PROGRAM + CLOSE), 60);
    const kept = device.snapshot();
    device.flash.bytes.fill(0, 0x1ff000);
    device.restore(kept);
    assert.equal(word(device), 0x12345678);
  });
});

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
    const device = battery("latch_rail\n poke SIO + 0x18, 0x400\n poke SIO + 0x14, 0x400\n b stop");
    device.press("A");
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
