// Owns the clock sources as silicon has them: a crystal that needs its time, PLLs that lock, ROSC and its bits.
import { BasePeripheral, type RP2040 } from "rp2040js";
import { Random } from "./random.ts";
import { hex } from "./processor.ts";

/** What a clock source asks of the chip around it. */
export interface ClockHost {
  now(): number;
  violation(rule: string, text: string): void;
  /** a source or a divider changed */
  clocksChanged(): void;
}

export interface CrystalOptions {
  /** nothing oscillates before this (Infinity: never starts) */
  deadMs: number;
  /** before this the crystal's clock must not be used */
  settledMs: number;
}

const XOSC_ENABLE = 0xfab;
const XOSC_HERTZ = 12e6;

/** The 12 MHz crystal (RP2040 datasheet 2.16). STABLE counts the crystal's own cycles, good or not. */
export class Crystal extends BasePeripheral {
  private ctrl = 0;
  private startup = 0xc4;
  private count = 0;
  private startNs = Infinity;

  constructor(
    chip: RP2040,
    private readonly host: ClockHost,
    private readonly options: CrystalOptions,
  ) {
    super(chip, "XOSC");
  }

  private get startupNs(): number {
    const factor = this.startup & (1 << 20) ? 4 : 1;
    return (((this.startup & 0x3fff) * 256 * factor) / XOSC_HERTZ) * 1e9;
  }

  /** Hertz now: 0 while nothing oscillates. */
  get frequency(): number {
    return this.host.now() >= this.startNs + this.options.deadMs * 1e6 ? XOSC_HERTZ : 0;
  }

  get settled(): boolean {
    return this.host.now() >= this.startNs + this.options.settledMs * 1e6;
  }

  /** A reset spared the crystal. */
  carryOver(from: Crystal): void {
    this.ctrl = from.ctrl;
    this.startup = from.startup;
    this.startNs = from.startNs;
  }

  /** Age in milliseconds, for reports. */
  get ageMs(): number {
    return (this.host.now() - this.startNs) / 1e6;
  }

  override readUint32(offset: number): number {
    switch (offset) {
      case 0x00:
        return this.ctrl;
      case 0x04: {
        const enabled = this.startNs < Infinity;
        const stableNs = this.startNs + this.options.deadMs * 1e6 + this.startupNs;
        const stable = enabled && this.host.now() >= stableNs;
        return ((stable ? 0x80000000 : 0) | (enabled ? 0x1000 : 0)) >>> 0;
      }
      case 0x0c:
        return this.startup;
      case 0x1c: {
        if (this.count > 0 && this.frequency > 0) {
          const done = ((this.host.now() - this.countNs) / 1e9) * XOSC_HERTZ;
          return Math.max(0, Math.ceil(this.count - done));
        }
        return this.count;
      }
    }
    return super.readUint32(offset);
  }

  private countNs = 0;

  override writeUint32(offset: number, value: number): void {
    switch (offset) {
      case 0x00: {
        const enable = (value >>> 12) & 0xfff;
        this.ctrl = value;
        if (enable === XOSC_ENABLE) {
          if ((value & 0xfff) !== 0xaa0) this.host.violation("xosc", `frequency range ${hex(value & 0xfff)}`);
          this.startNs = Math.min(this.startNs, this.host.now());
        } else if (enable === 0xd1e) this.startNs = Infinity;
        else this.host.violation("xosc", `CTRL.ENABLE written with ${hex(enable)}`);
        this.host.clocksChanged();
        return;
      }
      case 0x04:
        return;
      case 0x0c:
        this.startup = value;
        return;
      case 0x1c:
        this.count = value & 0xff;
        this.countNs = this.host.now();
        return;
    }
    super.writeUint32(offset, value);
  }
}

const PLL_LOCK_NS = 100e3;

/** A PLL (RP2040 datasheet 2.18): locks after its time, and gives nothing before. */
export class Pll extends BasePeripheral {
  private cs = 1;
  private pwr = 0x2d;
  private fbdivInt = 0;
  private prim = 0x77000;
  private lockNs = Infinity;

  constructor(
    chip: RP2040,
    name: string,
    private readonly host: ClockHost,
    private readonly crystal: () => Crystal,
  ) {
    super(chip, name);
  }

  private get running(): boolean {
    return (this.pwr & 0x21) === 0 && this.fbdivInt > 0;
  }

  get locked(): boolean {
    return this.running && this.host.now() >= this.lockNs && this.crystal().frequency > 0;
  }

  /** Hertz behind both post dividers; 0 while not locked or switched off. */
  get frequency(): number {
    const reference = this.crystal().frequency / (this.cs & 0x3f || 1);
    if (this.cs & 0x100) return reference;
    if (!this.locked || this.pwr & 8) return 0;
    return (reference * this.fbdivInt) / (((this.prim >>> 16) & 7) * ((this.prim >>> 12) & 7) || 1);
  }

  override readUint32(offset: number): number {
    switch (offset) {
      case 0x00:
        return ((this.locked ? 0x80000000 : 0) | this.cs) >>> 0;
      case 0x04:
        return this.pwr;
      case 0x08:
        return this.fbdivInt;
      case 0x0c:
        return this.prim;
    }
    return super.readUint32(offset);
  }

  override writeUint32(offset: number, value: number): void {
    const ran = this.running;
    const [cs, feedback] = [this.cs, this.fbdivInt];
    if (offset === 0x00) this.cs = value & 0x13f;
    else if (offset === 0x04) this.pwr = value & 0x2d;
    else if (offset === 0x08) this.fbdivInt = value & 0xfff;
    else if (offset === 0x0c) this.prim = value & 0x77000;
    else return super.writeUint32(offset, value);
    if (this.running && (!ran || cs !== this.cs || feedback !== this.fbdivInt)) this.start();
    if (offset === 0x0c || (offset === 0x04 && !(this.pwr & 8))) this.checkDividers();
    this.host.clocksChanged();
  }

  private start(): void {
    this.lockNs = this.host.now() + PLL_LOCK_NS;
    const reference = XOSC_HERTZ / (this.cs & 0x3f || 1);
    const vco = reference * this.fbdivInt;
    if (vco < 750e6 || vco > 1600e6) this.host.violation("pll", `${this.name}: VCO at ${vco / 1e6} MHz`);
    if (reference < 5e6) this.host.violation("pll", `${this.name}: reference of ${reference / 1e6} MHz`);
    if (!this.crystal().settled) {
      this.host.violation(
        "xosc",
        `${this.name} started ${this.crystal().ageMs.toFixed(1)} ms after the crystal`,
      );
    }
  }

  private checkDividers(): void {
    const [first, second] = [(this.prim >>> 16) & 7, (this.prim >>> 12) & 7];
    if (first === 0 || second === 0) this.host.violation("pll", `${this.name}: a post divider of 0`);
    if (!this.locked) this.host.violation("pll", `${this.name}: post dividers used before the PLL locks`);
  }
}

/** The ring oscillator (RP2040 datasheet 2.17): its random bit is biased, and sticks when sampled fast. */
export class Rosc extends BasePeripheral {
  private last = 1;
  private lastNs = -1e9;
  private readonly kept = new Map<number, number>([
    [0x00, 0xaa0],
    [0x04, 0],
    [0x08, 0],
    [0x0c, 0x77616b65],
    [0x10, 0xaa0 + 16],
    [0x14, 8],
    [0x20, 0],
  ]);

  constructor(
    chip: RP2040,
    private readonly host: ClockHost,
    private readonly random: Random,
  ) {
    super(chip, "ROSC");
  }

  override readUint32(offset: number): number {
    if (offset === 0x18) return 0x80001000;
    if (offset === 0x1c) return this.randomBit();
    return this.kept.get(offset) ?? super.readUint32(offset);
  }

  override writeUint32(offset: number, value: number): void {
    if (offset === 0x18) return;
    if (!this.kept.has(offset)) return super.writeUint32(offset, value);
    if (offset <= 0x14)
      this.host.violation("unmodelled", `ROSC register ${hex(offset)} written: its speed is fixed here`);
    this.kept.set(offset, value);
  }

  private randomBit(): number {
    const now = this.host.now();
    const sticks = now - this.lastNs < 500 && this.random.below(4) !== 0;
    this.lastNs = now;
    if (!sticks) this.last = this.random.below(100) < 55 ? 1 : 0;
    return this.last;
  }
}
