// Owns the proof that the emulated device's time is silicon's: crystal, PLL, ticks, SPI bits, sleep, watchdog.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Device } from "../../tools/device/device.ts";
import { RecordingPanel } from "../../tools/device/panel.ts";
import { START, cell, noArm, one, started, tiny } from "./support/tiny.ts";

const SPI_SET_UP = `
    unreset 0x10120
    poke SIO + 0x24, 0x120000
    poke SIO + 0x14, 0x020000
    poke IO_BANK0 + 0x8c, 5
    poke IO_BANK0 + 0xa4, 5
    poke IO_BANK0 + 0x94, 1
    poke IO_BANK0 + 0x9c, 1
    poke SPI0 + 0x10, 14
    poke SPI0, 7
    poke SPI0 + 4, 2
`;
const SELECT = "poke SIO + 0x18, 0x020000";
const WAIT_SENT = "1: peek SPI0 + 0xc\n lsrs r0, #5\n bcs 1b";

describe("clocks", { skip: noArm }, () => {
  test("the ring oscillator's speed until the firmware sets another", () => {
    const device = started("rosc", "pause 65000\n wfi", 30);
    assert.equal(device.clock.hertz, 6.5e6);
    assert.ok(Math.abs(device.cycles - 65000) < 400, `${device.cycles} cycles`);
  });

  test("133 MHz in the right order is clean, and its cycles take their time", () => {
    const device = started("pll", "clocks_133\n movs r0, #1\n note 0\n pause 1330000\n note 0\n wfi", 12);
    assert.equal(device.clock.hertz, 6.5e6, "still waiting for the crystal");
    device.runUntil(() => device.clock.hertz === 133e6, 20, 0.01);
    device.runUntil(() => cell(device, 0) === 1, 1, 0.01);
    const begin = device.timeMs;
    device.runUntil(() => cell(device, 0) === 0, 20, 0.01);
    assert.ok(Math.abs(device.timeMs - begin - 10) < 0.1, `${device.timeMs - begin} ms`);
    device.expectClean();
  });

  test("a crystal that is given one millisecond is used too soon", () => {
    const device = started(
      "xosc-soon",
      "poke XOSC + 0xc, 47\n poke XOSC, 0xfabaa0\n1: peek XOSC + 4\n cmp r0, #0\n bpl 1b\n poke CLOCKS + 0x30, 2",
    );
    one(device, "xosc", /clk_ref runs on the crystal 5\.\d ms after its start/);
  });

  test("a crystal that never starts never says STABLE", () => {
    const device = started("xosc-dead", "clocks_133\n movs r0, #1\n note 0", 500, {
      crystal: { deadMs: Infinity },
    });
    assert.equal(device.clock.hertz, 6.5e6);
    device.expectClean();
  });

  test("a PLL used before it locks", () => {
    const soon =
      "poke XOSC + 0xc, 282\n poke XOSC, 0xfabaa0\n1: peek XOSC + 4\n cmp r0, #0\n bpl 1b\n unreset 0x1000\n poke PLL_SYS + 8, 133\n poke PLL_SYS + 4, 0x0c\n poke PLL_SYS + 0xc, 0x62000";
    one(started("pll-soon", soon), "pll", /before the PLL locks/);
  });

  test("the timer stands without ticks, and counts microseconds with them", () => {
    const still = started("no-ticks", "unreset 0x200000\n pause 6500\n peek TIMER + 0x28\n note 0");
    assert.equal(cell(still, 0), 0);
    const device = started(
      "ticks",
      "clocks_133\n unreset 0x200000\n pause 133000\n peek TIMER + 0x28\n note 0",
    );
    assert.ok(Math.abs(cell(device, 0) - 1000) < 3, `${cell(device, 0)} us`);
    device.expectClean();
  });

  test("a timer's alarm wakes from sleep, also while interrupts are masked", () => {
    const program = `
      clocks_133
      unreset 0x200000
      poke TIMER + 0x38, 1
      poke NVIC_ISER, 1
      cpsid i
      poke TIMER + 0x10, 50000
      wfi
      peek TIMER + 0x28
      note 0
      cpsie i
      nop
      b stop
      .thumb_func
irq:  poke TIMER + 0x34, 1
      peek TIMER + 0x28
      note 1
      bx lr`;
    const device = started("alarm", program, 100);
    device.expectClean();
    assert.ok([50000, 50001].includes(cell(device, 0)), `woke at ${cell(device, 0)}`);
    assert.ok([50000, 50001].includes(cell(device, 1)), `handled at ${cell(device, 1)}`);
    assert.ok(device.cycles < 20e6, "sleep is not stepped");
  });

  test("ROSC's random bit is random, seeded, and sticks when read fast", () => {
    const bits =
      "movs r4, #0\n movs r5, #32\n2: ldr r1, =ROSC + 0x1c\n ldr r0, [r1]\n lsls r4, #1\n orrs r4, r0\n pause 600\n subs r5, #1\n bne 2b\n mov r0, r4\n note 0";
    const value = cell(started("random", bits), 0);
    assert.notEqual(value, 0xffffffff);
    assert.notEqual(value, 0);
    assert.equal(cell(started("random", bits), 0), value);
    assert.notEqual(cell(started("random", bits, 30, { seed: 2 }), 0), value);
  });
});

describe("SPI", { skip: noArm }, () => {
  const send = (change: string): string =>
    `clocks_133\n ${SPI_SET_UP}\n ${change}\n ${SELECT}\n poke SPI0 + 8, 0x5a\n ${WAIT_SENT}`;

  test("bytes arrive in their time, with CS low and DC as it stands", () => {
    const panel = new RecordingPanel();
    const device = started("spi", `${send("")}\n poke SPI0 + 8, 0xc3\n ${WAIT_SENT}`, 30, { panel });
    device.expectClean();
    assert.deepEqual(
      panel.bytes.map(({ byte, cs, dc }) => [byte, cs, dc]),
      [
        [0x5a, false, false],
        [0xc3, false, false],
      ],
    );
    assert.ok(panel.log.some(({ what }) => what === "cs=0 dc=0 reset=1"));
  });

  const wrong: [string, string, RegExp][] = [
    ["sse", "poke SPI0 + 4, 0", /SSE is off/],
    ["fast", "poke SPI0 + 0x10, 12", /SCK runs at 11.08 MHz/],
    ["mode", "poke SPI0, 0xc7", /mode is not 0/],
    ["bits", "poke SPI0, 15", /16 bits/],
    ["prescaler", "poke SPI0 + 0x10, 0", /prescaler is not set/],
    ["clk-peri", "poke CLOCKS + 0x48, 0", /clk_peri is off/],
    ["function", "poke IO_BANK0 + 0x94, 5", /GPIO18 is not switched to SPI/],
  ];
  for (const [name, change, words] of wrong) {
    test(`${name}: nothing arrives, and the violation says why`, () => {
      const panel = new RecordingPanel();
      const device = started(`spi-${name}`, send(change), 30, { panel });
      one(device, "spi", words);
      assert.equal(panel.bytes.length, 0);
    });
  }

  test("chip select that rises while bits are going out", () => {
    const program = `clocks_133\n ${SPI_SET_UP}\n ${SELECT}\n poke SPI0 + 8, 0x5a\n poke SIO + 0x14, 0x020000`;
    one(started("cs-early", program), "spi", /CS changes while bits/);
  });

  test("a ninth byte that finds the queue full", () => {
    const program = `clocks_133\n ${SPI_SET_UP}\n ${SELECT}\n ldr r1, =SPI0 + 8\n ${"str r0, [r1]\n".repeat(10)}`;
    one(started("spi-full", program), "spi", /queue is full/);
  });
});

describe("resets", { skip: noArm }, () => {
  const COUNT = "poke WATCHDOG + 0xc, 0x12345678\n";

  test("the watchdog resets after its time, its scratch stays", () => {
    const program = `
      peek WATCHDOG + 8
      note 1
      cmp r0, #0
      bne again
      clocks_133
      poke WATCHDOG + 0x2c, 0x20c
      ${COUNT}
      poke PSM + 8, 0x1fffc
      poke WATCHDOG + 4, 100000
      poke WATCHDOG, 0x40000000
      b stop
again: peek WATCHDOG + 0xc
      note 0`;
    const device = started("watchdog", program, 55);
    assert.equal(device.resets.watchdog, 0);
    device.run(30);
    assert.equal(device.resets.watchdog, 1);
    assert.equal(cell(device, 0), 0x12345678);
    assert.equal(cell(device, 1), 1);
    device.expectClean();
    device.usb(false);
    device.run(10);
    assert.equal(device.state, "off");
    device.usb(true);
    device.run(20);
    assert.equal(cell(device, 1), 0, "no power, no scratch");
  });

  test("the watchdog brings a locked-up or sleeping processor back", () => {
    for (const [name, end] of [
      ["lockup", "udf 1\n .thumb_func\nfault: udf 2"],
      ["asleep", "cpsid i\n wfi\n b stop"],
    ]) {
      const program = `
        peek WATCHDOG + 8
        cmp r0, #0
        bne again
        clocks_133
        poke PSM + 8, 0x18000
        poke WATCHDOG + 4, 100000
        poke WATCHDOG, 0x40000000
        ${end}
again:  movs r0, #66
        note 0
        b stop`;
      const device = started(`watchdog-${name}`, program, 90);
      assert.equal(cell(device, 0), 66);
    }
  });

  test("a watchdog that resets nothing", () => {
    const program = "poke WATCHDOG, 0x80000000";
    one(started("watchdog-nothing", program), "watchdog", /does not name the processor/);
  });

  test("SYSRESETREQ begins anew, RAM stays", () => {
    const program = `
      peek notes + 8
      ldr r2, =0x600d600d
      cmp r0, r2
      beq again
      mov r0, r2
      note 2
      poke 0xe000ed0c, 0x05fa0004
      b stop
again: movs r0, #77
      note 0`;
    const device = started("sysreset", program);
    assert.equal(cell(device, 0), 77);
    assert.equal(device.resets.processor, 1);
    device.expectClean();
  });

  test("the RUN pin begins anew", () => {
    const device = started("run-pin", "peek notes\n adds r0, #1\n note 0");
    const first = cell(device, 0);
    device.pressReset();
    device.run(20);
    assert.equal(cell(device, 0), (first + 1) >>> 0);
    assert.equal(device.resets.pin, 1);
    device.expectClean();
  });

  test("an interrupt's handler, entered and left, with the stack as the manual has it", () => {
    const device = new Device();
    const program = `
      poke NVIC_ISER, 0x2000
      unreset 0x120
      poke IO_BANK0 + 0x104, 0x80000
      movs r5, #5
      movs r6, #0
wait: cmp r6, #1
      bne wait
      mov r0, r5
      note 0
      b stop
      .thumb_func
irq:  poke IO_BANK0 + 0xf4, 0x80000
      movs r6, #1
      movs r0, #9
      bx lr`;
    device.flashImage(tiny("irq", START + program));
    device.usb(true);
    device.run(20);
    device.press("A");
    device.run(1);
    assert.equal(cell(device, 0), 5);
    device.expectClean();
  });
});
