// Owns the flash chip: NOR rules, the time that erasing and writing take, and what a cut in the middle leaves.
import { hex } from "./processor.ts";
import { Random } from "./random.ts";

export const SECTOR = 4096;
export const PAGE = 256;

export interface FlashOptions {
  bytes: number;
  /** nothing below this may be erased or written */
  saveStart: number;
  /** how long things take: typical, or the datasheet's worst */
  timing: "typical" | "worst";
  /** bits of an interrupted operation read differently each time until the sector is erased */
  unstable: boolean;
  seed: number;
}

/** Milliseconds (W25Q16: typical and maximum). */
const TIMES = {
  typical: { sector: 45, block: 150, page: 0.7 },
  worst: { sector: 400, block: 2000, page: 3 },
};

/** One step of an operation: a sector or block erased, a page written. */
export interface FlashStep {
  kind: "erase" | "program";
  offset: number;
  length: number;
  /** counts from 0 over the life of the chip */
  index: number;
  beginNs: number;
  endNs: number;
}

interface Host {
  now(): number;
  at(timeNs: number, callback: () => void): () => void;
  violation(rule: string, text: string): void;
}

/** A worn sector keeps zeros in one byte of so many. */
const WORN_EACH = 64;

export class Flash {
  readonly bytes: Uint8Array;
  /** the latest steps, newest last */
  readonly log: FlashStep[] = [];
  /** erases per sector */
  readonly erases: Uint32Array;
  /** sectors that no longer take everything: after an erase some bits stay 0 */
  readonly worn = new Set<number>();
  /** called when a step begins */
  onStep: (step: FlashStep) => void = () => {};
  /** bit 1 of status register 2: four data lines may be used */
  quadEnabled = false;
  /** answers reads without an instruction */
  continuous = false;

  private readonly unstableBits = new Map<number, number>();
  private readonly random: Random;
  private step: FlashStep | undefined;
  private data: Uint8Array | undefined;
  private steps = 0;
  private cancel: (() => void) | undefined;

  constructor(
    private readonly host: Host,
    readonly options: FlashOptions,
  ) {
    this.bytes = new Uint8Array(options.bytes).fill(0xff);
    this.erases = new Uint32Array(options.bytes / SECTOR);
    this.random = new Random(options.seed ^ 0xf1a5);
  }

  get busy(): boolean {
    return this.step !== undefined;
  }

  get stepCount(): number {
    return this.steps;
  }

  /** Offset of the first byte that does not read the same each time; the size when there is none. */
  get firstUnstable(): number {
    let first = this.bytes.length;
    for (const offset of this.unstableBits.keys()) first = Math.min(first, offset);
    return first;
  }

  /** A byte as the bus sees it. */
  read(offset: number): number {
    const mask = this.unstableBits.get(offset);
    const value = this.bytes[offset]!;
    return mask === undefined ? value : value ^ (this.random.next() & mask);
  }

  /** Erases sectors and blocks one after the other; `done` follows when all are. */
  erase(offset: number, count: number, block: number, done: () => void): void {
    if (offset % SECTOR || count % SECTOR || count === 0) {
      this.host.violation("flash", `erase of ${count} bytes at ${hex(offset)} is not made of whole sectors`);
    }
    if (!this.allowed("erase", offset, count)) return done();
    const end = offset + count;
    const next = (at: number): void => {
      if (at >= end) return done();
      const whole = block === 65536 && at % block === 0 && end - at >= block;
      const length = whole ? block : SECTOR;
      const ms = TIMES[this.options.timing][whole ? "block" : "sector"];
      this.begin({ kind: "erase", offset: at, length }, ms, undefined, () => next(at + length));
    };
    next(offset - (offset % SECTOR));
  }

  /** Writes pages one after the other, reading the source as each begins. */
  program(offset: number, count: number, source: (from: number) => Uint8Array, done: () => void): void {
    if (offset % PAGE) this.host.violation("flash", `write at ${hex(offset)} does not begin a page`);
    if (!this.allowed("program", offset, count)) return done();
    const next = (at: number): void => {
      if (at >= offset + count) return done();
      const data = source(at - offset).slice();
      this.checkBits(at, data);
      const ms = TIMES[this.options.timing].page;
      this.begin({ kind: "program", offset: at, length: PAGE }, ms, data, () => next(at + PAGE));
    };
    next(offset);
  }

  private allowed(what: string, offset: number, count: number): boolean {
    if (offset + count > this.bytes.length) {
      this.host.violation("flash", `${what} of ${count} bytes at ${hex(offset)} leaves the flash`);
      return false;
    }
    if (offset < this.options.saveStart) {
      this.host.violation("flash", `${what} at ${hex(offset)}, outside the save area`);
    }
    return true;
  }

  private checkBits(offset: number, data: Uint8Array): void {
    // A byte FF programs nothing: that is how a part of a page is written.
    const raised = data.findIndex((byte, i) => byte !== 0xff && (byte & ~this.bytes[offset + i]!) !== 0);
    if (raised < 0) return;
    this.host.violation(
      "flash",
      `write at ${hex(offset + raised)} would turn 0 into 1 (${hex(this.bytes[offset + raised]!)} to ${hex(data[raised]!)})`,
    );
  }

  private begin(
    what: { kind: "erase" | "program"; offset: number; length: number },
    ms: number,
    data: Uint8Array | undefined,
    then: () => void,
  ): void {
    const beginNs = this.host.now();
    const step: FlashStep = { ...what, index: this.steps++, beginNs, endNs: beginNs + ms * 1e6 };
    this.step = step;
    this.data = data;
    this.log.push(step);
    if (this.log.length > 4096) this.log.shift();
    this.cancel = this.host.at(step.endNs, () => {
      this.step = undefined;
      this.finish(step, data);
      if (!this.orphaned) then();
      this.orphaned = false;
    });
    this.onStep(step);
  }

  private finish({ kind, offset, length }: FlashStep, data: Uint8Array | undefined): void {
    if (kind === "program") {
      for (let i = 0; i < PAGE; i++) this.bytes[offset + i]! &= data![i]!;
      return;
    }
    this.bytes.fill(0xff, offset, offset + length);
    for (let at = offset; at < offset + length; at += SECTOR) {
      const sector = at / SECTOR;
      this.erases[sector]!++;
      // In so many places that no record fits over them by chance.
      for (let byte = 0; this.worn.has(sector) && byte < SECTOR; byte += WORN_EACH)
        this.bytes[at + byte]! &= 0x7e;
    }
    for (const at of [...this.unstableBits.keys()]) {
      if (at >= offset && at < offset + length) this.unstableBits.delete(at);
    }
  }

  private orphaned = false;

  /** The chip is reset: the step under way ends by itself, nothing follows. */
  forget(): void {
    this.orphaned = this.busy;
  }

  /** The rail goes: what is under way stays half done. */
  cut(): void {
    this.cancel?.();
    this.continuous = false;
    this.orphaned = false;
    const { step, data } = this;
    this.step = undefined;
    if (!step) return;
    const done = (this.host.now() - step.beginNs) / (step.endNs - step.beginNs);
    for (let i = 0; i < step.length; i++) this.cutByte(step.offset + i, data?.[i], done);
  }

  /** Each bit has changed with a chance that grows with the time spent; on the brink it reads either way. */
  private cutByte(offset: number, data: number | undefined, done: number): void {
    const old = this.bytes[offset]!;
    const target = data === undefined ? 0xff : old & data;
    let value = old;
    let brink = 0;
    for (let bit = 1; bit < 0x100; bit <<= 1) {
      if (!((old ^ target) & bit)) continue;
      const roll = this.random.below(1000) / 1000;
      if (roll < done) value ^= bit;
      if (Math.abs(roll - done) < 0.1) brink |= bit;
    }
    this.bytes[offset] = value;
    if (this.options.unstable && brink) this.unstableBits.set(offset, brink);
  }

  /** Everything that outlives power, to go back to. */
  snapshot(): Uint8Array {
    return this.bytes.slice();
  }

  restore(snapshot: Uint8Array): void {
    this.bytes.set(snapshot);
    this.unstableBits.clear();
  }
}
