// Owns the proof of the emulated flash: reading it set up right, NOR rules, order, time, and cuts in the middle.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Device, type DeviceOptions } from "../../tools/device/device.ts";
import { crcMpeg2 } from "../../tools/device/rom.ts";
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

describe("reading the flash by address", { skip: noArm }, () => {
  /** The program with words of boot2 replaced, its checksum made right again. */
  const changed = (name: string, program: string, from: number, to: number): Device => {
    const device = new Device();
    device.flashImage(tiny(name, `${START}${program}\n b stop\n`));
    const { bytes } = device.flash;
    const view = new DataView(bytes.buffer);
    const at = Array.from({ length: 63 }, (_, i) => 4 * i).find((i) => view.getUint32(i, true) === from)!;
    view.setUint32(at, to, true);
    view.setUint32(252, crcMpeg2(bytes.subarray(0, 252)), true);
    device.usb(true);
    device.run(30);
    return device;
  };
  const first = (device: Device): string => device.takeViolations()[0] ?? "nothing";

  test("boot2 with a wrong read set-up does not get far", () => {
    const ctrlr0 = 0x001f0300;
    const spi = 0x03000218;
    assert.match(first(changed("xip", "nop", ctrlr0, 0x00070300)), /^xip: .*DFS_32 is not 32 bits/);
    assert.match(first(changed("xip", "nop", ctrlr0, 0x001f0000)), /^xip: .*TMOD is not EEPROM read/);
    assert.match(
      first(changed("xip", "nop", spi, 0x03000210)),
      /^xip: .*is no 8-bit instruction and 24-bit address/,
    );
    assert.match(
      first(changed("xip", "nop", spi, 0x0b000218)),
      /^xip: .*instruction 0x0000000b with 0 waits/,
    );
    assert.match(first(changed("xip", "nop", ctrlr0, 0x005f0300)), /^xip: .*QE is not set/);
  });

  test("plain reads are too slow for the clock that comes later", () => {
    const halved = changed("xip-fast", "clocks_133", 0x18000000, 0x18000000);
    halved.expectClean();
    const program =
      'copy_ram\n ldr r0, =work\n bx r0\n .section .ram, "ax"\n .thumb_func\nwork: ldr r3, =0x18000000\n movs r0, #0\n str r0, [r3, #8]\n movs r0, #2\n str r0, [r3, #0x14]\n movs r0, #1\n str r0, [r3, #8]\n clocks_133\n ldr r0, =0x10000100\n ldr r0, [r0]\n b work\n .ltorg\n .section .text';
    assert.match(
      first(started("xip-slow-chip", program, 16)),
      /^xip: read at 0x10000100 while 03h reads at 66\.5 MHz, 50 at most/,
    );
  });

  test("the SSI's registers cannot be changed while it is on", () => {
    const program = "ldr r3, =0x18000000\n movs r0, #8\n str r0, [r3, #0x14]";
    one(started("ssi-on", program), "ssi", /written while the SSI is on/);
  });
});
