// Owns tiny firmwares for tests of the emulated device: a few lines of assembler become an image that boots.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../tools/cli.ts";
import { hasCommand } from "../../../tools/commands.ts";
import { Device, type DeviceOptions } from "../../../tools/device/device.ts";
import { type Image, readElf } from "../../../tools/device/elf.ts";
import { crcMpeg2 } from "../../../tools/device/rom.ts";

/** A reason to skip, or false. */
export const noArm = hasCommand("arm-none-eabi-gcc")
  ? false
  : "no arm-none-eabi-gcc here (npm run setup installs it)";

/** Plain 03h reads at a quarter of clk_sys, then the image behind; with lr set it comes back. */
const BOOT2 = `
    .section .boot2, "ax"
    ldr r3, =0x18000000
    movs r0, #0
    str r0, [r3, #8]
    movs r0, #4
    str r0, [r3, #0x14]
    ldr r0, =0x001f0300
    str r0, [r3]
    movs r0, #0
    str r0, [r3, #4]
    ldr r0, =0x03000218
    movs r1, #0xf4
    str r0, [r3, r1]
    movs r0, #1
    str r0, [r3, #8]
    mov r0, lr
    cmp r0, #0
    beq 1f
    bx lr
1:  ldr r0, =0x10000100
    ldr r1, =0xe000ed08
    str r0, [r1]
    ldr r1, [r0]
    mov sp, r1
    ldr r0, [r0, #4]
    bx r0
    .ltorg
`;

/** Names and macros that the programs may use. */
const PRELUDE = `
    .syntax unified
    .cpu cortex-m0plus
    .thumb
    .equ SIO, 0xd0000000
    .equ RESETS, 0x4000c000
    .equ IO_BANK0, 0x40014000
    .equ PADS_BANK0, 0x4001c000
    .equ SPI0, 0x4003c000
    .equ CLOCKS, 0x40008000
    .equ XOSC, 0x40024000
    .equ PLL_SYS, 0x40028000
    .equ TIMER, 0x40054000
    .equ WATCHDOG, 0x40058000
    .equ PSM, 0x40010000
    .equ ROSC, 0x40060000
    .equ ADC, 0x4004c000
    .equ NVIC_ISER, 0xe000e100

    /* store a word; r0 and r1 change */
    .macro poke address, value
    ldr r1, =\\address
    ldr r0, =\\value
    str r0, [r1]
    .endm
    /* load a word into r0; r1 changes */
    .macro peek address
    ldr r1, =\\address
    ldr r0, [r1]
    .endm
    /* remember r0 in the cell of that number, for the test to read; r1 changes */
    .macro note cell
    ldr r1, =notes + 4 * \\cell
    str r0, [r1]
    .endm
    /* release blocks by mask and wait until they answer; r0, r1, r2 change */
    .macro unreset mask
    ldr r1, =RESETS + 0x3000
    ldr r2, =\\mask
    str r2, [r1]
    ldr r1, =RESETS + 8
1:  ldr r0, [r1]
    ands r0, r2
    cmp r0, r2
    bne 1b
    .endm
    /* at least that many cycles; r0 changes */
    .macro pause cycles
    ldr r0, =(\\cycles) / 3
1:  subs r0, #1
    bne 1b
    .endm

    /* put section .ram where it belongs; r0..r3 change */
    .macro copy_ram
    ldr r0, =0x10010000
    ldr r1, =0x20010000
    ldr r2, =1024
1:  ldm r0!, {r3}
    stm r1!, {r3}
    subs r2, #4
    bne 1b
    .endm
    /* r0: a ROM function by its two letters; r1, r2 change */
    .macro rom_function first, second
    movs r2, #0x14
    ldrh r0, [r2]
    ldr r1, =\\first + 256 * \\second
    ldrh r2, [r2, #4]
    blx r2
    .endm
    /* the crystal with its full time, the PLL at 133 MHz, all clocks on it, ticks of 1 us; r0, r1 change */
    .macro clocks_133
    poke XOSC + 0x0c, 282
    poke XOSC, 0xfabaa0
1:  peek XOSC + 4
    cmp r0, #0
    bpl 1b
    poke CLOCKS + 0x30, 2
    poke WATCHDOG + 0x2c, 0x20c
    unreset 0x1000
    poke PLL_SYS + 8, 133
    poke PLL_SYS + 4, 0x0c
1:  peek PLL_SYS
    cmp r0, #0
    bpl 1b
    poke PLL_SYS + 0x0c, 0x62000
    poke PLL_SYS + 4, 0x04
    poke CLOCKS + 0x3c, 0
    poke CLOCKS + 0x3c, 1
    poke CLOCKS + 0x48, 0x800
    .endm
    /* GPIO10 high: the rail stays; r0, r1, r2 change */
    .macro latch_rail
    unreset 0x120
    poke SIO + 0x24, 0x400
    poke SIO + 0x14, 0x400
    poke IO_BANK0 + 0x54, 5
    .endm

    .section .bss
    .global notes, stack_bottom, stack_top
    .balign 4
stack_bottom:
    .space 1024
stack_top:
notes:
    .space 64

    .section .text
    .global stop
    .thumb_func
stop:
    b stop
`;

/** What the program did not define stops. */
const VECTORS = `
    .irp name, fault, svcall, irq
    .ifndef \\name
    .set \\name, stop
    .endif
    .endr
    .section .vectors, "a"
    .word stack_top
    .word reset + 1
    .word stop + 1
    .word fault + 1
    .rept 7
    .word stop + 1
    .endr
    .word svcall + 1
    .rept 4
    .word stop + 1
    .endr
    .rept 32
    .word irq + 1
    .endr

`;

const LINK = `
SECTIONS {
  .boot2 0x10000000 : { *(.boot2) }
  .vectors 0x10000100 : { *(.vectors) }
  .text : { *(.text) . = ALIGN(4); }
  .bss 0x20000000 (NOLOAD) : { *(.bss) }
  .ram 0x20010000 : AT(0x10010000) { *(.ram) . = ALIGN(1024); }
  /DISCARD/ : { *(.ARM.attributes) }
}
`;

/**
 * Builds a program: it begins at its label "reset" in .text; code in section .ram lies at 0x20010000 and is put
 * there by the macro copy_ram.
 */
export function tiny(name: string, program: string): Image {
  const folder = join(root, "build/device/tiny");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(`${path}.S`, `${PRELUDE}${BOOT2}\n    .section .text\n${program}\n${VECTORS}`);
  writeFileSync(`${path}.ld`, LINK);
  const flags = [
    "-nostdlib",
    "-mcpu=cortex-m0plus",
    "-Wl,--no-warn-rwx-segments",
    "-Wl,-e,reset",
    `-Wl,-T,${path}.ld`,
  ];
  execFileSync("arm-none-eabi-gcc", [...flags, "-o", `${path}.elf`, `${path}.S`], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const image = readElf(readFileSync(`${path}.elf`));
  const first = image.segments.find(({ address }) => address === 0x10000000)!;
  new DataView(first.bytes.buffer, first.bytes.byteOffset).setUint32(
    252,
    crcMpeg2(first.bytes.subarray(0, 252)),
    true,
  );
  return image;
}

/** Where a program begins. */
export const START = `
    .global reset
    .thumb_func
reset:
`;

/** A device with the program in flash, running on USB for that long. */
export function started(name: string, program: string, ms = 30, options: DeviceOptions = {}): Device {
  const device = new Device(options);
  device.flashImage(tiny(name, `${START}${program}\n b stop\n`));
  device.usb(true);
  device.run(ms);
  return device;
}

/** A cell that the macro note filled. */
export const cell = (device: Device, index: number): number =>
  device.readU32(device.symbol("notes") + 4 * index);

/** Fails unless there is exactly one violation, of that rule, with those words. */
export function one(device: Device, rule: string, words: RegExp): void {
  const found = device.takeViolations();
  assert.equal(found.length, 1, `one violation, not ${JSON.stringify(found, null, 1)}`);
  assert.match(found[0]!, new RegExp(`^${rule}: `));
  assert.match(found[0]!, words);
}
