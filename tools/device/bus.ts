// Owns the memory map as strict as silicon: what is not there faults, what is in reset does not answer.
import { RP2040 } from "rp2040js";
import type { Flash } from "./flash.ts";
import type { Bus } from "./memory-bus.ts";
import { type Processor, RAM_BYTES, hex } from "./processor.ts";

const ROM_BYTES = 0x4000;
/** The processor's own: reset request, memory protection, vector table (ARMv6-M manual B3). */
const AIRCR = 0xd0c;
const MPU_FIRST = 0xd90;
const MPU_LAST = 0xda0;
const VTOR = 0xd08;
const SCR = 0xd10;
/** SLEEPDEEP; the other two bits of SCR are not modelled */
const SCR_MODELLED = 4;
const HARNESS = 0x4ff;
const DPRAM_BYTES = 0x1000;
/** XIP cache: CTRL, FLUSH, STAT, two counters and the streaming registers */
const XIP_CTRL = 0x14000000;
const XIP_CTRL_FRESH = [3, 0, 2, 0, 0, 0, 0];

export abstract class StrictBus extends RP2040 implements Bus {
  abstract readonly processor: Processor;
  protected abstract readonly flashChip: Flash;
  private readonly xipCtrl = [...XIP_CTRL_FRESH];
  /** sleep of the processor; its reset clears it */
  protected scr = 0;

  abstract violation(rule: string, text: string): void;
  /** Why the flash cannot be read; undefined when it can. */
  protected abstract xipTrouble(): string | undefined;
  /** Whether the block with this base answers (not in reset); it reports when not. */
  protected abstract answers(base: number, what: "read" | "write", address: number): boolean;
  /** A register is about to be written. */
  protected abstract beforeWrite(base: number, offset: number, value: number, bytes: number): void;
  /** AIRCR.SYSRESETREQ is written. */
  protected abstract resetRequested(): void;
  protected abstract readHarness(offset: number): number;
  protected abstract writeHarness(offset: number, value: number): void;

  private unmapped(what: string, address: number): never {
    return this.processor.fault("unmapped", `${what} at ${hex(address)}`);
  }

  /** Offset in flash of an address in one of the four XIP windows; faults when nothing can be read there. */
  private xipOffset(what: string, address: number): number {
    const offset = address & 0xffffff;
    if (address >= 0x14000000 || offset >= this.flash.length) this.unmapped(what, address);
    const trouble = this.xipTrouble();
    if (trouble !== undefined) this.processor.fault("xip", `${what} at ${hex(address)} while ${trouble}`);
    return offset;
  }

  fetchUint16(address: number): number {
    if (address < ROM_BYTES) return (this.bootrom[address >> 2]! >>> (8 * (address & 2))) & 0xffff;
    if (address >>> 28 === 1 && address < XIP_CTRL)
      return this.flashBytes(this.xipOffset("fetch", address), 2);
    if (address >= 0x20000000 && address < 0x20000000 + RAM_BYTES) {
      return this.sramView.getUint16(address - 0x20000000, true);
    }
    return this.unmapped("fetch", address);
  }

  private flashBytes(offset: number, length: number): number {
    let value = 0;
    for (let i = length - 1; i >= 0; i--) value = (value << 8) | this.flashChip.read(offset + i);
    return value >>> 0;
  }

  override readUint32(address: number): number {
    return this.read(address >>> 0, 4);
  }

  override readUint16(address: number): number {
    return this.read(address >>> 0, 2);
  }

  override readUint8(address: number): number {
    return this.read(address >>> 0, 1);
  }

  private read(address: number, length: number): number {
    switch (address >>> 28) {
      case 0:
        if (address < ROM_BYTES) return this.part(this.bootrom[address >> 2]!, address, length);
        break;
      case 1:
        if (address < XIP_CTRL) return this.flashBytes(this.xipOffset("read", address), length);
        break;
      case 2:
        if (address < 0x20000000 + RAM_BYTES) return this.readRam(address - 0x20000000, length);
        break;
      case 13: {
        const offset = address & 0x0ffffffc;
        return this.part(this.sio.readUint32(offset), address, length);
      }
      case 14:
        if (address >>> 12 === 0xe000e) return this.part(this.readPpb(address & 0xffc), address, length);
        break;
    }
    return this.part(this.readRegister(address), address, length);
  }

  private part(word: number, address: number, length: number): number {
    if (length === 4) return word >>> 0;
    return (word >>> (8 * (address & 3))) & (length === 2 ? 0xffff : 0xff);
  }

  private readRam(offset: number, length: number): number {
    if (length === 4) return this.sramView.getUint32(offset, true);
    return length === 2 ? this.sramView.getUint16(offset, true) : this.sram[offset]!;
  }

  private readRegister(address: number): number {
    if (address >>> 20 === HARNESS && this.processor.at < ROM_BYTES) return this.readHarness(address & 0xff);
    if (address >= 0x50100000 && address < 0x50100000 + DPRAM_BYTES) {
      return this.usbDPRAMView.getUint32(address & 0xffc, true);
    }
    if (address >>> 8 === XIP_CTRL >>> 8)
      return this.xipCtrl[(address & 0xff) >> 2] ?? this.unmapped("read", address);
    const base = (address >>> 14) << 2;
    const block = this.peripherals[base];
    if (!block) this.unmapped("read", address);
    if (!this.answers(base, "read", address)) return 0;
    return block.readUint32(address & 0xffc) >>> 0;
  }

  override writeUint32(address: number, value: number): void {
    this.write(address >>> 0, value >>> 0, 4);
  }

  override writeUint16(address: number, value: number): void {
    this.write(address >>> 0, value & 0xffff, 2);
  }

  override writeUint8(address: number, value: number): void {
    this.write(address >>> 0, value & 0xff, 1);
  }

  private write(address: number, value: number, length: number): void {
    const top = address >>> 28;
    if (top === 2 && address < 0x20000000 + RAM_BYTES) {
      const offset = address - 0x20000000;
      if (length === 4) this.sramView.setUint32(offset, value, true);
      else if (length === 2) this.sramView.setUint16(offset, value, true);
      else this.sram[offset] = value;
      return;
    }
    if (top === 0) this.processor.fault("rom", `write to ROM at ${hex(address)}`);
    if (top === 1 && address < XIP_CTRL)
      this.processor.fault("xip", `write to the flash window at ${hex(address)}`);
    // Narrow writes reach registers with their value on all lanes.
    const word = length === 4 ? value : length === 2 ? value * 0x10001 : value * 0x1010101;
    if (top === 13) {
      if (length < 4) this.violation("narrow", `write of ${length} bytes to SIO at ${hex(address)}`);
      this.sio.writeUint32(address & 0x0ffffffc, word >>> 0);
    } else if (address >>> 12 === 0xe000e) {
      this.writePpb(address & 0xffc, word >>> 0);
    } else this.writeRegister(address, word >>> 0, length);
  }

  private writeRegister(address: number, word: number, length: number): void {
    if (address >>> 20 === HARNESS && this.processor.at < ROM_BYTES)
      return this.writeHarness(address & 0xff, word);
    if (address >= 0x50100000 && address < 0x50100000 + DPRAM_BYTES) {
      this.usbDPRAMView.setUint32(address & 0xffc, word, true);
      this.usbCtrl.DPRAMUpdated(address & 0xffc, word);
      return;
    }
    if (address >>> 8 === XIP_CTRL >>> 8) {
      if ((address & 0xff) === 0) this.xipCtrl[0] = word;
      if ((address & 0xff) === 0 && !(word & 1)) this.violation("unmodelled", "XIP cache switched off");
      return;
    }
    const base = (address >>> 14) << 2;
    const block = this.peripherals[base];
    if (!block) this.unmapped("write", address);
    if (!this.answers(base, "write", address)) return;
    this.beforeWrite(base, address & 0xffc, word, length);
    block.writeUint32Atomic(address & 0xffc, word, (address >>> 12) & 3);
  }

  private readPpb(offset: number): number {
    if (offset >= MPU_FIRST && offset <= MPU_LAST) return offset === MPU_FIRST ? 0x800 : 0;
    if (offset === AIRCR) return 0xfa050000;
    if (offset === SCR) return this.scr;
    return this.ppb.readUint32(offset) >>> 0;
  }

  private writePpb(offset: number, value: number): void {
    if (offset === AIRCR) {
      if (value >>> 16 !== 0x05fa) this.violation("aircr", "written without its key");
      else if (value & 4) this.resetRequested();
    } else if (offset >= MPU_FIRST && offset <= MPU_LAST) {
      if (value) this.violation("unmodelled", "MPU written: it is not modelled");
    } else if (offset === SCR) {
      if (value & ~SCR_MODELLED) this.violation("unmodelled", `SCR written with ${value.toString(16)}`);
      this.scr = value & SCR_MODELLED;
    } else {
      if (offset === VTOR && value & 0xff)
        this.violation("vtor", `VTOR must lie on 256 bytes, not ${value.toString(16)}`);
      this.ppb.writeUint32(offset, value);
    }
  }
}
