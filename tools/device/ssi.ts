// Owns the flash interface: whether the image in flash can be read at all (SSI set-up, the chip's mode), and its bytes.
import { BasePeripheral, type RP2040 } from "rp2040js";
import type { Flash } from "./flash.ts";
import { hex } from "./processor.ts";

interface Host {
  now(): number;
  violation(rule: string, text: string): void;
  sysHertz(): number;
  /** XIP works from now on, or no longer */
  xipChanged(): void;
}

/** What the ROM's flash functions have done so far. */
type Mode = "off" | "connected" | "command" | "flushed" | "free";

const DR_LAST = 0xec;

/** The SSI (RP2040 datasheet 4.10) with a W25Q16 behind it. */
export class Ssi extends BasePeripheral {
  /** "free": the registers decide; anything else: a ROM function took the chip */
  mode: Mode = "off";
  private enabled = false;
  private ctrlr0 = 0;
  private ctrlr1 = 0;
  private baudr = 0;
  private spiCtrlr0 = 0x03000000;
  private sampleDelay = 0;
  private readonly kept = new Map<number, number>();
  private received: { value: number; readyNs: number }[] = [];
  private sent: number[] = [];
  private idleNs = 0;
  private writeEnabled = false;
  private statusBusyNs = 0;

  constructor(
    chip: RP2040,
    private readonly host: Host,
    private readonly flash: Flash,
  ) {
    super(chip, "SSI");
  }

  /** Why the flash cannot be read by address; undefined when it can. */
  get trouble(): string | undefined {
    if (this.flash.busy) return "the flash is busy";
    if (this.mode !== "free") return this.modeTrouble();
    if (!this.enabled) return "the SSI is off";
    this.endTransaction();
    if (this.sent.length) return "a command is under way";
    if (this.flash.busy || this.host.now() < this.statusBusyNs) return "the flash is busy";
    if (this.baudr < 2 || this.baudr & 1) return `BAUDR is ${this.baudr}`;
    if (((this.ctrlr0 >> 8) & 3) !== 3) return "CTRLR0.TMOD is not EEPROM read";
    if (((this.ctrlr0 >> 16) & 31) !== 31) return "CTRLR0.DFS_32 is not 32 bits";
    return this.readTrouble((this.ctrlr0 >> 21) & 3);
  }

  private modeTrouble(): string {
    return this.mode === "off"
      ? "boot2 has not run"
      : "a ROM flash function took the flash and boot2 has not run since";
  }

  private readTrouble(lines: number): string | undefined {
    const address = (this.spiCtrlr0 >> 2) & 15;
    const instruction = (this.spiCtrlr0 >> 8) & 3;
    const wait = (this.spiCtrlr0 >> 11) & 31;
    const byte = this.spiCtrlr0 >>> 24;
    const hertz = this.host.sysHertz() / this.baudr;
    if (hertz > 133e6) return `SCK runs at ${hertz / 1e6} MHz`;
    if (lines === 0) {
      if (this.flash.continuous) return "the flash expects reads without an instruction";
      if (instruction !== 2 || address !== 6)
        return `SPI_CTRLR0 ${hex(this.spiCtrlr0)} is no 8-bit instruction and 24-bit address`;
      if (byte === 0x03 && wait === 0)
        return hertz > 50e6 ? `03h reads at ${hertz / 1e6} MHz, 50 at most` : undefined;
      return byte === 0x0b && wait === 8 ? undefined : `instruction ${hex(byte)} with ${wait} waits`;
    }
    if (lines !== 2) return "dual reads are not modelled";
    if (!this.flash.quadEnabled) return "QE is not set, four lines do not work";
    const kind = this.spiCtrlr0 & 3;
    if (this.flash.continuous) {
      const right = instruction === 0 && address === 8 && wait === 4 && kind === 2 && (byte & 0x30) === 0x20;
      return right ? undefined : `SPI_CTRLR0 ${hex(this.spiCtrlr0)} does not go on with continuous reads`;
    }
    const right = instruction === 2 && byte === 0xeb && address === 6 && wait === 6 && kind === 1;
    return right ? undefined : `SPI_CTRLR0 ${hex(this.spiCtrlr0)} is no quad read`;
  }

  override readUint32(offset: number): number {
    if (offset >= 0x60 && offset <= DR_LAST) return this.receive();
    switch (offset) {
      case 0x00:
        return this.ctrlr0;
      case 0x04:
        return this.ctrlr1;
      case 0x08:
        return this.enabled ? 1 : 0;
      case 0x14:
        return this.baudr;
      case 0x20:
        return this.host.now() < this.idleNs ? 1 : 0;
      case 0x24:
        return this.ready;
      case 0x28:
        return this.status();
      case 0x58:
        return 0x51535049;
      case 0x5c:
        return 0x3430312a;
      case 0xf0:
        return this.sampleDelay;
      case 0xf4:
        return this.spiCtrlr0;
    }
    return this.kept.get(offset) ?? (offset <= 0x54 ? 0 : super.readUint32(offset));
  }

  override writeUint32(offset: number, value: number): void {
    if (offset >= 0x60 && offset <= DR_LAST) {
      this.send(value);
    } else if (offset === 0x08) {
      this.endTransaction(true);
      this.enabled = (value & 1) !== 0;
      this.received = [];
      this.idleNs = 0;
      if (this.mode !== "free") this.takeOver();
    } else {
      if (this.enabled && offset !== 0x10) {
        this.host.violation("ssi", `register ${hex(offset)} written while the SSI is on (it ignores that)`);
        return;
      }
      this.setRegister(offset, value);
    }
    this.host.xipChanged();
  }

  /** boot2 sets the SSI up: from here on its registers decide. */
  private takeOver(): void {
    if (this.mode === "connected" || this.mode === "command") {
      this.host.violation(
        "flash order",
        "XIP comes back without flash_flush_cache: the cache holds old bytes",
      );
    }
    this.mode = "free";
  }

  private setRegister(offset: number, value: number): void {
    if (offset === 0x00) this.ctrlr0 = value;
    else if (offset === 0x04) this.ctrlr1 = value;
    else if (offset === 0x14) this.baudr = value & 0xffff;
    else if (offset === 0xf0) this.sampleDelay = value & 0xff;
    else if (offset === 0xf4) this.spiCtrlr0 = value;
    else this.kept.set(offset, value);
  }

  private get ready(): number {
    return this.received.filter(({ readyNs }) => readyNs <= this.host.now()).length;
  }

  private status(): number {
    const busy = this.host.now() < this.idleNs;
    if (!busy) this.endTransaction();
    return (busy ? 1 : 0) | 2 | (busy ? 0 : 4) | (this.ready ? 8 : 0);
  }

  private receive(): number {
    if (!this.ready) {
      this.host.violation("ssi", "DR0 read while nothing has arrived");
      return 0;
    }
    return this.received.shift()!.value;
  }

  private send(value: number): void {
    if (!this.enabled || this.baudr < 2) {
      this.host.violation("ssi", "DR0 written while the SSI is off or has no clock");
      return;
    }
    if (this.host.now() >= this.idleNs) this.endTransaction();
    const quad = ((this.ctrlr0 >> 21) & 3) === 2;
    const clocks = quad ? (this.sent.length ? 20 : 8) : 8;
    const start = Math.max(this.idleNs, this.host.now());
    this.idleNs = start + (clocks * this.baudr * 1e9) / this.host.sysHertz();
    this.sent.push(value);
    if (quad && this.sent.length < 2) return;
    this.received.push({ value: quad ? 0xffffffff : this.answer(), readyNs: this.idleNs });
    if (this.received.length > 16) this.received.shift();
  }

  /** What the chip shifts out while the latest byte of the command goes in. */
  private answer(): number {
    if (this.sent.length < 2) return 0xff;
    switch (this.sent[0]! & 0xff) {
      case 0x05:
        return (this.host.now() < this.statusBusyNs ? 1 : 0) | (this.writeEnabled ? 2 : 0);
      case 0x35:
        return this.flash.quadEnabled ? 2 : 0;
      case 0x9f:
        return [0xef, 0x40, 0x15][this.sent.length - 2] ?? 0;
      case 0x03: {
        if (this.sent.length < 5) return 0xff;
        const [, high, middle, low] = this.sent as [number, number, number, number];
        return this.flash.read(
          (((high << 16) | (middle << 8) | low) + this.sent.length - 5) % this.flash.bytes.length,
        );
      }
    }
    return 0xff;
  }

  /** Chip select rises once the queue has run empty: then commands take effect. */
  private endTransaction(always = false): void {
    if (!this.sent.length || (!always && this.host.now() < this.idleNs)) return;
    const [command, first, second] = this.sent;
    const quad = ((this.ctrlr0 >> 21) & 3) === 2;
    const length = this.sent.length;
    this.sent = [];
    if (always && this.host.now() < this.idleNs) {
      this.host.violation("ssi", "switched off in the middle of a command");
      return;
    }
    if (quad) return this.endQuad(command!, first);
    if (this.flash.continuous) {
      this.host.violation(
        "flash",
        `command ${hex(command!)} while the flash expects reads without an instruction`,
      );
      return;
    }
    if (command === 0x06) this.writeEnabled = true;
    if (command === 0x04) this.writeEnabled = false;
    if (command === 0x01 || command === 0x31)
      this.writeStatus(command === 0x31 ? first : length > 2 ? second : 0);
  }

  private endQuad(command: number, mode: number | undefined): void {
    const withInstruction = ((this.spiCtrlr0 >> 8) & 3) === 2;
    if (!this.flash.quadEnabled) this.host.violation("flash", "a quad read before QE is set");
    if (withInstruction && command === 0xeb && mode !== undefined) {
      this.flash.continuous = (mode & 0x30) === 0x20;
    }
  }

  private writeStatus(second: number | undefined): void {
    if (!this.writeEnabled) {
      this.host.violation("flash", "status written without a write enable before it");
      return;
    }
    this.writeEnabled = false;
    this.flash.quadEnabled = ((second ?? 0) & 2) !== 0;
    this.statusBusyNs = this.host.now() + 10e6;
  }

  /** ROM function CX, or the ROM's own reading of boot2: plain 03h reads. */
  enterCommandReads(): void {
    this.mode = "free";
    this.flash.continuous = false;
    this.enabled = true;
    this.baudr = 6;
    this.ctrlr0 = (31 << 16) | (3 << 8);
    this.spiCtrlr0 = 0x03000000 | (2 << 8) | (6 << 2);
    this.sent = [];
    this.host.xipChanged();
  }
}
