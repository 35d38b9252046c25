// Owns what the boot ROM's stand-in asks of the harness: booting, and the flash functions with their order.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readElf } from "./elf.ts";
import { PAGE, type Flash } from "./flash.ts";
import { RAM_BYTES, hex } from "./processor.ts";
import type { Ssi } from "./ssi.ts";

const BOOT2 = 0x1f00 + 0x40000;
const CRC_BYTES = 252;
const BOOT_TRIES = 128;
const BOOT_TRY_NS = 4e6;

const enum Command {
  BOOT = 1,
  USB_BOOT,
  CONNECT,
  EXIT_XIP,
  ERASE,
  PROGRAM,
  FLUSH,
  ENTER_XIP,
}

export interface RomState {
  busy: boolean;
  result: number;
  arguments: number[];
}

interface Host {
  readonly romState: RomState;
  readonly ssi: Ssi;
  readonly flash: Flash;
  readonly ram: Uint8Array;
  readonly bootMs: number;
  at(timeNs: number, callback: () => void): void;
  now(): number;
  violation(rule: string, text: string): void;
  bootButton(): boolean;
  usbBoot(why: string): void;
  xipChanged(): void;
}

/** The stand-in's words, built once from bootrom.S. */
export function romImage(): Uint32Array {
  const source = fileURLToPath(new URL("bootrom.S", import.meta.url));
  const folder = fileURLToPath(new URL("../../build/device", import.meta.url));
  const elf = join(folder, "bootrom.elf");
  if (!existsSync(elf) || statSync(elf).mtimeMs < statSync(source).mtimeMs) {
    mkdirSync(folder, { recursive: true });
    const temporary = `${elf}.${process.pid}`;
    execFileSync("arm-none-eabi-gcc", ["-nostdlib", "-Wl,-Ttext=0", "-Wl,-e,0", "-o", temporary, source]);
    execFileSync("mv", [temporary, elf]);
  }
  const rom = new Uint8Array(0x4000);
  for (const { address, bytes } of readElf(readFileSync(elf)).segments) {
    if (address < rom.length) rom.set(bytes.subarray(0, rom.length - address), address);
  }
  return new Uint32Array(rom.buffer);
}

/** CRC-32/MPEG-2: not reflected, no final xor (RP2040 datasheet 2.8.1.3.1). */
export function crcMpeg2(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}

/** The stand-in wrote a command. */
export function romCommand(host: Host, command: number): void {
  const { romState, ssi } = host;
  const take = (us: number, then: () => void = () => {}): void => {
    romState.busy = true;
    host.at(host.now() + us * 1000, () => {
      romState.busy = false;
      then();
      host.xipChanged();
    });
  };
  switch (command as Command) {
    case Command.BOOT:
      return take(host.bootMs * 1000, () => boot(host, BOOT_TRIES));
    case Command.USB_BOOT:
      if (romState.result !== 0) host.usbBoot("the firmware asked for it");
      return;
    case Command.CONNECT:
      ssi.mode = "connected";
      return take(10);
    case Command.EXIT_XIP:
      if (ssi.mode !== "connected") order(host, "flash_exit_xip without connect_internal_flash");
      else ssi.mode = "command";
      host.flash.continuous = false;
      return take(20);
    case Command.ERASE:
    case Command.PROGRAM:
      return change(host, command === Command.ERASE);
    case Command.FLUSH:
      if (ssi.mode === "command" || ssi.mode === "connected") ssi.mode = "flushed";
      return take(5);
    case Command.ENTER_XIP:
      if (ssi.mode === "command") order(host, "flash_enter_cmd_xip without flash_flush_cache");
      return take(5, () => ssi.enterCommandReads());
  }
}

function order(host: Host, text: string): void {
  host.violation("flash order", text);
}

function boot(host: Host, tries: number): void {
  if (host.flash.busy && tries > 0) {
    // A reset came in the middle of an erase: the ROM reads nothing sensible, and tries again.
    host.romState.busy = true;
    host.at(host.now() + BOOT_TRY_NS, () => {
      host.romState.busy = false;
      boot(host, tries - 1);
    });
    return;
  }
  const boot2 = host.flash.bytes.slice(0, 256);
  host.ram.set(boot2, BOOT2);
  host.flash.continuous = false;
  const stored = new DataView(boot2.buffer).getUint32(CRC_BYTES, true);
  const found = crcMpeg2(boot2.subarray(0, CRC_BYTES));
  host.romState.result = 0;
  if (host.bootButton()) return host.usbBoot("USER is held");
  if (found !== stored) {
    host.violation("boot", `no boot: boot2's checksum is ${hex(stored)}, should be ${hex(found)}`);
    return host.usbBoot("boot2's checksum is wrong");
  }
  host.romState.result = 1;
}

function change(host: Host, erase: boolean): void {
  const { romState, flash, ssi } = host;
  const [offset, first, second] = romState.arguments as [number, number, number, number];
  const name = erase ? "flash_range_erase" : "flash_range_program";
  if (ssi.mode !== "command") {
    order(host, `${name} without connect_internal_flash and flash_exit_xip`);
    return;
  }
  romState.busy = true;
  const done = (): void => {
    romState.busy = false;
    host.xipChanged();
  };
  if (erase) {
    flash.erase(offset, first, second, done);
  } else {
    const source = first - 0x20000000;
    if (source < 0 || source + second > RAM_BYTES) {
      host.violation("xip", `${name} reads its data at ${hex(first)}, which is not RAM`);
      return done();
    }
    flash.program(offset, second, (from) => host.ram.subarray(source + from, source + from + PAGE), done);
  }
  host.xipChanged();
}
