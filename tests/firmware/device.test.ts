// Owns the proof that the emulated device is as strict as silicon: tiny programs that do each thing wrong, and right.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Device } from "../../tools/device/device.ts";
import type { Image } from "../../tools/device/elf.ts";
import { START, cell, noArm, one, started, tiny } from "./support/tiny.ts";

describe("boot", { skip: noArm }, () => {
  const image = (): Image => tiny("boot", `${START} movs r0, #42\n note 0\n b stop\n`);

  test("boot2 is checked, run, and leads to the image", () => {
    const device = new Device();
    device.flashImage(image());
    device.usb(true);
    device.run(30);
    assert.equal(cell(device, 0), 42);
    device.expectClean();
  });

  test("a wrong checksum ends in USB boot", () => {
    const device = new Device();
    device.flashImage(image());
    device.flash.bytes[17]! ^= 1;
    device.usb(true);
    device.run(30);
    assert.equal(device.state, "usb-boot");
    one(device, "boot", /checksum/);
  });

  test("USER held at the start ends in USB boot", () => {
    const device = new Device();
    device.flashImage(image());
    device.hold("USER");
    device.usb(true);
    device.run(30);
    assert.equal(device.state, "usb-boot");
    device.expectClean();
  });

  test("expectClean names what happened, where and when", () => {
    const device = started("clean", "ldr r0, =0x30000000\n ldr r0, [r0]");
    assert.throws(
      () => device.expectClean(),
      /unmapped: read at 0x30000000 \(at 4\.\d+ ms, cycle \d+, pc 0x1000/,
    );
  });
});

describe("memory", { skip: noArm }, () => {
  const FAULT = `
    .thumb_func
    .global fault
    b stop
fault:
    ldr r0, [sp, #24]
    note 1
    b stop
  `;
  const wrong: [string, string, string, RegExp][] = [
    ["unmapped-read", "ldr r0, =0x21000000\nwrong: ldr r0, [r0]", "unmapped", /read at 0x21000000/],
    ["unmapped-write", "ldr r1, =0x40070000\nwrong: str r0, [r1]", "unmapped", /write at 0x40070000/],
    ["unaligned-word", "ldr r0, =0x20000002\nwrong: ldr r0, [r0]", "unaligned", /word read at 0x20000002/],
    ["unaligned-half", "ldr r1, =0x20000001\nwrong: strh r0, [r1]", "unaligned", /halfword write/],
    ["xip-write", "ldr r1, =0x10000800\nwrong: str r0, [r1]", "xip", /write to the flash window/],
    ["rom-write", "movs r1, #16\nwrong: str r0, [r1]", "rom", /write to ROM/],
    ["harness", "ldr r1, =0x4ff00000\nwrong: str r0, [r1]", "unmapped", /write at 0x4ff00000/],
    ["beyond-flash", "ldr r1, =0x10200000\nwrong: ldr r0, [r1]", "unmapped", /read at 0x10200000/],
    ["bkpt", "wrong: bkpt 3", "bkpt", /breakpoint 3/],
    ["undefined", "wrong: udf 1", "undefined", /instruction 0x0000de01/],
    ["arm-state", "ldr r0, =stop\n movs r1, #1\n bics r0, r1\nwrong: bx r0", "interworking", /Thumb bit/],
  ];
  for (const [name, program, rule, words] of wrong) {
    test(`${name}: a violation, and the fault handler with the right address`, () => {
      const device = started(name, `${program}\n${FAULT}\n.global wrong`);
      assert.equal(cell(device, 1), device.symbol("wrong"));
      one(device, rule, words);
    });
  }

  test("a fault inside the fault handler locks up", () => {
    const device = started("lockup", "udf 1\n .global fault\n .thumb_func\nfault: udf 2");
    const found = device.takeViolations();
    assert.equal(found.length, 3);
    assert.match(found[2]!, /^lockup/);
    assert.ok(device.idle);
  });

  test("the stack pointer below its guard", () => {
    const device = started("stack", "sub sp, #508\n sub sp, #508\n sub sp, #4\n sub sp, #8");
    one(device, "stack", /stack pointer at 0x1ffffff8|stack pointer at 0x1/);
  });

  test("a block in reset does not answer", () => {
    one(started("in-reset", "poke SPI0, 7"), "reset", /write at 0x4003c000/);
  });

  test("the divider needs eight cycles", () => {
    const set = "ldr r3, =SIO\n ldr r0, =1000\n str r0, [r3, #0x60]\n movs r0, #7\n str r0, [r3, #0x64]";
    one(started("divider-soon", `${set}\n ldr r0, [r3, #0x70]`), "divider", /eight cycles/);
    const device = started("divider", `${set}\n ${"nop\n".repeat(8)} ldr r0, [r3, #0x70]\n note 0`);
    assert.equal(cell(device, 0), 142);
    device.expectClean();
  });
});

describe("arithmetic where rp2040js differs from the manual", { skip: noArm }, () => {
  /** flags after the program in r0..: N Z C V in the top four bits */
  const flags = (name: string, program: string): number => {
    const device = started(name, `${program}\n mrs r0, apsr\n note 0`);
    device.expectClean();
    return cell(device, 0) >>> 28;
  };
  const carry = (set: boolean): string => (set ? "movs r7, #0\n cmp r7, r7" : "movs r7, #1\n adds r7, #0");

  test("adcs and sbcs overflow through the carry", () => {
    assert.equal(flags("adcs", `ldr r0, =0x7fffffff\n movs r1, #0\n ${carry(true)}\n adcs r0, r1`), 0b1001);
    assert.equal(flags("sbcs", `movs r0, #0\n ldr r1, =0x7fffffff\n ${carry(false)}\n sbcs r0, r1`), 0b1000);
  });

  test("shifts by zero keep the carry, by 32 and more take the right bit", () => {
    assert.equal(flags("lsrs0", `movs r1, #0\n ldr r0, =0x80000000\n ${carry(false)}\n lsrs r0, r1`), 0b1000);
    assert.equal(flags("rors0", `movs r1, #0\n ldr r0, =0x80000000\n ${carry(false)}\n rors r0, r1`), 0b1000);
    assert.equal(flags("lsls32", `movs r1, #32\n movs r0, #1\n ${carry(false)}\n lsls r0, r1`), 0b0110);
    assert.equal(flags("lsls33", `movs r1, #33\n movs r0, #1\n ${carry(true)}\n lsls r0, r1`), 0b0100);
  });
});
