// Owns the reset controller: which blocks are released, since when, and how a block looks fresh from reset.
import { BasePeripheral, type RP2040 } from "rp2040js";

/** Bit of each block, by the address of its registers (RP2040 datasheet 2.14). */
export const RESET_BIT: Readonly<Record<number, number>> = {
  0x40000: 19,
  0x40004: 18,
  0x40014: 5,
  0x40018: 6,
  0x4001c: 8,
  0x40020: 9,
  0x40028: 12,
  0x4002c: 13,
  0x40030: 1,
  0x40034: 22,
  0x40038: 23,
  0x4003c: 16,
  0x40040: 17,
  0x40044: 3,
  0x40048: 4,
  0x4004c: 0,
  0x40050: 14,
  0x40054: 21,
  0x4005c: 15,
  0x4006c: 20,
  0x50000: 2,
  0x50110: 24,
  0x50200: 10,
  0x50300: 11,
};

export const IO_BANK0 = 5;
export const PADS_BANK0 = 8;
export const SPI0 = 16;
export const TIMER = 21;

const ALL = 0x1ffffff;
/** what the boot ROM leaves released: IO_QSPI and PADS_QSPI */
const AFTER_ROM = ALL & ~((1 << 6) | (1 << 9));
/** a block answers this long after its release */
const DONE_NS = 300;

interface Host {
  now(): number;
  /** blocks that were just put into reset */
  blocksReset(mask: number): void;
  blocksReleased(mask: number): void;
}

export class Resets extends BasePeripheral {
  private held = AFTER_ROM;
  private readonly releasedNs = new Float64Array(25);
  /** blocks known to answer: until they are reset again */
  private settled = 0;
  wdsel = 0;

  constructor(
    chip: RP2040,
    private readonly host: Host,
  ) {
    super(chip, "RESETS");
    this.releasedNs.fill(-Infinity);
  }

  /** Blocks that answer. */
  get done(): number {
    let done = 0;
    for (let bit = 0; bit < 25; bit++) if (this.isDone(bit)) done |= 1 << bit;
    return done;
  }

  isDone(bit: number): boolean {
    const mask = 1 << bit;
    if (this.settled & mask) return true;
    if (this.held & mask || this.host.now() < this.releasedNs[bit]! + DONE_NS) return false;
    this.settled |= mask;
    return true;
  }

  /** Releases blocks that a watchdog reset left alone. */
  keep(mask: number): void {
    this.held &= ~mask;
  }

  override readUint32(offset: number): number {
    if (offset === 0) return this.held;
    if (offset === 4) return this.wdsel;
    if (offset === 8) return this.done;
    return super.readUint32(offset);
  }

  override writeUint32(offset: number, value: number): void {
    if (offset === 0) {
      const before = this.held;
      this.held = value & ALL;
      const fresh = this.held & ~before;
      const released = before & ~this.held;
      for (let bit = 0; bit < 25; bit++) if (released & (1 << bit)) this.releasedNs[bit] = this.host.now();
      this.settled &= ~fresh;
      if (fresh) this.host.blocksReset(fresh);
      if (released) this.host.blocksReleased(released);
    } else if (offset === 4) {
      this.wdsel = value & ALL;
    } else super.writeUint32(offset, value);
  }
}

type Scalars = Record<string, number | boolean>;

/** Remembers the plain fields of a block, to put them back at its reset. */
export class FreshState {
  private readonly scalars: Scalars = {};

  constructor(private readonly block: object) {
    for (const [key, value] of Object.entries(block)) {
      if (typeof value === "number" || typeof value === "boolean") this.scalars[key] = value;
    }
  }

  restore(): void {
    Object.assign(this.block, this.scalars);
    for (const value of Object.values(this.block) as { reset?: unknown; pull?: unknown }[]) {
      if (typeof value?.reset === "function" && typeof value.pull === "function")
        (value as { reset(): void }).reset();
    }
  }
}

/** Registers that hold what is written and do nothing here. */
export class Registers extends BasePeripheral {
  private readonly values = new Map<number, number>();

  constructor(
    chip: RP2040,
    name: string,
    private readonly initial: Readonly<Record<number, number>>,
    private readonly readOnly: readonly number[] = [],
  ) {
    super(chip, name);
  }

  override readUint32(offset: number): number {
    const fresh = this.initial[offset];
    if (fresh === undefined) return super.readUint32(offset);
    return this.values.get(offset) ?? fresh;
  }

  override writeUint32(offset: number, value: number): void {
    if (this.initial[offset] === undefined) return super.writeUint32(offset, value);
    if (!this.readOnly.includes(offset)) this.values.set(offset, value);
  }
}
