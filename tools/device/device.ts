// Owns the emulated handheld as tests see it: power, buttons, time, memory, and the list of what silicon would not take.
import { Board, type LogEntry } from "./board.ts";
import { Chip, ROSC_HERTZ } from "./chip.ts";
import type { CrystalOptions } from "./clocks.ts";
import { type Image, readImage } from "./elf.ts";
import { type BoardFacts, BUTTONS, type Button, readFacts } from "./facts.ts";
import { Flash, type FlashOptions } from "./flash.ts";
import { AbsentPanel, type PanelModel } from "./panel.ts";
import { RAM_BYTES, hex } from "./processor.ts";
import { Random } from "./random.ts";
import { romImage } from "./rom.ts";
import { WorldClock } from "./world.ts";

export type { Button } from "./facts.ts";

const FLASH_BASE = 0x10000000;
const RAM_BASE = 0x20000000;
const FIRST_KEPT = 200;
const PROC1 = 1 << 16;
const PROC0 = 1 << 15;
const SIO = 1 << 14;
const RESETS = 1 << 3;
const CLOCKS = 1 << 2;
const XOSC = 1 << 1;

export interface DeviceOptions {
  /** folder under boards/ */
  board?: string;
  facts?: BoardFacts;
  panel?: PanelModel;
  seed?: number;
  /** how long the flash takes */
  flashTiming?: FlashOptions["timing"];
  /** bits of an interrupted erase or write read differently each time */
  unstableBits?: boolean;
  crystal?: Partial<CrystalOptions>;
  /** how long the boot ROM works before boot2 */
  bootMs?: number;
  /** how long the rail holds after its last reason has gone */
  railHoldMs?: number;
  /** 0 = flash may be written everywhere */
  saveStart?: number;
}

/** off: no power; usb-boot: the ROM waits for an image; dead-locked processors count as running. */
export type DeviceState = "off" | "running" | "usb-boot";

export interface PressOptions {
  /** length, 80 by default */
  downMs?: number;
  /** from now, 0 by default */
  atMs?: number;
  /** contacts bounce that long at both ends, seeded; 0 by default */
  bounceMs?: number;
}

export class Device {
  readonly clock = new WorldClock();
  readonly flash: Flash;
  readonly board: Board;
  readonly ram = new Uint8Array(RAM_BYTES);
  /** what silicon, flash or board would not take: "rule: what, at time, cycle, pc" */
  readonly violations: string[] = [];
  /** how often the chip began anew, by cause */
  readonly resets = { power: 0, watchdog: 0, pin: 0, processor: 0 };
  /** called with each violation; a test may throw here to see where it happens */
  onViolation: (text: string) => void = () => {};
  state: DeviceState = "off";
  chip: Chip | undefined;
  private readonly options: Required<Omit<DeviceOptions, "facts" | "board" | "crystal" | "panel">>;
  private readonly crystal: CrystalOptions;
  private readonly random: Random;
  private readonly rom = romImage();
  private readonly memory = { scratch: new Uint32Array(8), reason: 0 };
  private readonly seen = new Set<string>();
  private image: Image = { segments: [], symbols: new Map() };
  private dropped = 0;
  private doneCycles = 0;
  private pendingReset: (() => void) | undefined;
  readonly panel: PanelModel;

  constructor(options: DeviceOptions = {}) {
    const facts = options.facts ?? readFacts(options.board ?? "badger2040");
    this.options = {
      seed: options.seed ?? 1,
      flashTiming: options.flashTiming ?? "typical",
      unstableBits: options.unstableBits ?? false,
      bootMs: options.bootMs ?? 4,
      railHoldMs: options.railHoldMs ?? 0.5,
      saveStart: options.saveStart ?? facts.flash.bytes - facts.flash.saveBytes,
    };
    this.crystal = { deadMs: 4, settledMs: 10, ...options.crystal };
    this.random = new Random(this.options.seed);
    this.panel = options.panel ?? new AbsentPanel();
    const violation = (rule: string, text: string): void => this.violation(rule, text);
    this.flash = new Flash(
      { now: () => this.clock.now, at: (timeNs, callback) => this.clock.at(timeNs, callback), violation },
      {
        bytes: facts.flash.bytes,
        saveStart: this.options.saveStart,
        timing: this.options.flashTiming,
        unstable: this.options.unstableBits,
        seed: this.options.seed,
      },
    );
    const host = { clock: this.clock, violation, power: (on: boolean) => this.power(on) };
    this.board = new Board(host, facts, this.panel, this.random, this.options.railHoldMs);
    this.clock.cycles = () => this.chip?.core.cycles ?? 0;
    this.clock.onEarlier = (timeNs) => {
      const processor = this.chip?.processor;
      if (processor) processor.deadline = Math.min(processor.deadline, this.clock.cycleAt(timeNs));
    };
  }

  // -- image and memory --

  /** Puts an image (ELF, UF2 or plain) into flash; what it does not cover stays. */
  load(path: string): void {
    this.flashImage(readImage(path));
  }

  flashImage(image: Image): void {
    this.image = image.symbols.size ? image : { ...image, symbols: this.image.symbols };
    for (const { address, bytes } of image.segments) {
      if (address < FLASH_BASE || address + bytes.length > FLASH_BASE + this.flash.bytes.length) continue;
      this.flash.bytes.set(bytes, address - FLASH_BASE);
    }
  }

  /** Only the symbols of an ELF file: for an image loaded as UF2. */
  loadSymbols(path: string): void {
    this.image = { segments: this.image.segments, symbols: readImage(path).symbols };
  }

  /** Address of a symbol of the loaded ELF. */
  symbol(name: string): number {
    const found = this.image.symbols.get(name);
    if (!found) throw new Error(`The image has no symbol "${name}".`);
    return found.address & (this.isCode(found.address) ? ~1 : ~0);
  }

  hasSymbol(name: string): boolean {
    return this.image.symbols.has(name);
  }

  private isCode(address: number): boolean {
    return (address & 1) === 1;
  }

  /** Bytes of RAM or flash as they are, without side effects. */
  read(address: number, length: number): Uint8Array {
    const [bytes, base] = address >= RAM_BASE ? [this.ram, RAM_BASE] : [this.flash.bytes, FLASH_BASE];
    const offset = address - base;
    if (offset < 0 || offset + length > bytes.length) throw new Error(`No memory at ${hex(address)}.`);
    return bytes.slice(offset, offset + length);
  }

  readU32(address: number): number {
    const bytes = this.read(address, 4);
    return new DataView(bytes.buffer).getUint32(0, true);
  }

  /** Writes RAM from outside: for mailboxes of test images. */
  write(address: number, bytes: Uint8Array): void {
    this.ram.set(bytes, address - RAM_BASE);
  }

  writeU32(address: number, value: number): void {
    new DataView(this.ram.buffer).setUint32(address - RAM_BASE, value, true);
  }

  /** The whole flash, to put back later. */
  snapshot(): Uint8Array {
    return this.flash.snapshot();
  }

  restore(snapshot: Uint8Array): void {
    this.flash.restore(snapshot);
  }

  // -- time --

  /** Nanoseconds since this object was made. */
  get timeNs(): number {
    return this.clock.now;
  }

  get timeMs(): number {
    return this.clock.now / 1e6;
  }

  /** Processor cycles done, over all boots; sleep does not count. */
  get cycles(): number {
    return this.doneCycles + (this.chip?.core.cycles ?? 0);
  }

  /** The processor sleeps, stands still, or has no power. */
  get idle(): boolean {
    return this.chip?.processor.idle ?? true;
  }

  run(ms: number): void {
    this.runTo(this.clock.now + ms * 1e6);
  }

  /**
   * Runs until the predicate holds, looking after every event and at least each `stepMs`; throws after
   * `mostMs`. Returns the milliseconds it took.
   */
  runUntil(predicate: () => boolean, mostMs = 60e3, stepMs = 1): number {
    const begin = this.clock.now;
    while (!predicate()) {
      if (this.clock.now - begin >= mostMs * 1e6) {
        throw new Error(`Nothing came of it within ${mostMs} ms.\n${this.report()}`);
      }
      this.runTo(Math.min(this.clock.now + stepMs * 1e6, begin + mostMs * 1e6));
    }
    return (this.clock.now - begin) / 1e6;
  }

  private runTo(targetNs: number): void {
    const { clock } = this;
    clock.horizon = targetNs;
    while (clock.now < targetNs) {
      this.pendingReset?.();
      const event = clock.queue.take(clock.now);
      if (event) {
        event.run();
        continue;
      }
      const processor = this.chip?.processor;
      const next = Math.min(clock.queue.next, targetNs);
      const deadline = clock.cycleAt(next);
      const still = !processor || this.state !== "running" || processor.idle;
      // A rounding error short of the event: no cycle is left, time goes there.
      if (still || deadline <= processor.core.cycles) clock.skipTo(next);
      else processor.run(deadline);
    }
    this.pendingReset?.();
  }

  // -- what a person does --

  press(button: Button | "USER", { downMs = 80, atMs = 0, bounceMs = 0 }: PressOptions = {}): void {
    const begin = this.clock.now + atMs * 1e6;
    this.edge(button, true, begin, bounceMs * 1e6);
    this.edge(button, false, begin + downMs * 1e6, bounceMs * 1e6);
  }

  /** Holds a button down from now on, or lets it go. */
  hold(button: Button | "USER", down = true): void {
    if (button === "USER") this.board.setUser(down);
    else this.board.setButton(button, down);
  }

  /** Battery in, this button held: the device starts; lets go after `ms`. */
  holdAtPowerOn(button: Button, ms: number): void {
    this.press(button, { downMs: ms });
  }

  private edge(button: Button | "USER", down: boolean, timeNs: number, bounceNs: number): void {
    let at = timeNs;
    const end = timeNs + bounceNs;
    const set = (level: boolean, when: number): void => {
      this.clock.at(when, () => this.hold(button, level));
    };
    set(down, at);
    for (let level = !down; bounceNs > 0; level = !level) {
      at += 20e3 + this.random.below(800e3);
      if (at >= end) break;
      set(level, at);
    }
    if (bounceNs > 0) set(down, end);
  }

  usb(on: boolean): void {
    this.board.setUsb(on);
  }

  battery(volts: number): void {
    this.board.setBattery(volts);
  }

  temperature(celsius: number): void {
    this.board.setTemperature(celsius);
  }

  /** The rail goes now, whatever is under way; with a reason for power left it comes back after `offMs`. */
  cutPower(offMs = 100): void {
    this.board.fall();
    this.clock.at(this.clock.now + offMs * 1e6, () => this.board.restore());
  }

  /** Cuts power once that many cycles are done (see `cycles`). */
  cutPowerAtCycle(cycle: number, offMs = 100): void {
    const current = this.chip?.core.cycles ?? 0;
    this.clock.at(this.clock.timeOfCycle(current + cycle - this.cycles), () => this.cutPower(offMs));
  }

  /** Cuts power in step `index` of the flash (see `flash.stepCount`), `fraction` of its time after its begin. */
  cutPowerAtFlashStep(index: number, fraction: number, offMs = 100): void {
    this.flash.onStep = (step) => {
      if (step.index !== index) return;
      this.flash.onStep = () => {};
      this.clock.at(step.beginNs + (step.endNs - step.beginNs) * fraction, () => this.cutPower(offMs));
    };
  }

  /** The RUN pin goes low for a moment. */
  pressReset(): void {
    if (!this.board.powered) return;
    this.flash.forget();
    this.memory.scratch.fill(0);
    this.memory.reason = 0;
    this.begin("pin");
  }

  get ledLog(): readonly LogEntry[] {
    return this.board.ledLog;
  }

  get latchLog(): readonly LogEntry[] {
    return this.board.latchLog;
  }

  get led(): boolean {
    return this.board.ledOn;
  }

  get powered(): boolean {
    return this.board.powered;
  }

  // -- what went wrong --

  private violation(rule: string, text: string): void {
    const at = this.chip?.processor.at ?? 0;
    const key = `${rule}${text.replace(/[\d.]+ (ms|us)/g, "")}${at}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    if (this.violations.length >= FIRST_KEPT) {
      this.dropped++;
      return;
    }
    const where = this.nameOf(at);
    const full = `${rule}: ${text} (at ${this.timeMs.toFixed(4)} ms, cycle ${this.cycles}, pc ${hex(at)}${where})`;
    this.violations.push(full);
    this.onViolation(full);
  }

  /** Name of the function that an address lies in. */
  nameOf(address: number): string {
    for (const [name, symbol] of this.image.symbols) {
      const start = symbol.address & ~1;
      if (address >= start && address < start + symbol.size) return ` in ${name}+${address - start}`;
    }
    return "";
  }

  /** Takes the violations so far off the list. */
  takeViolations(): string[] {
    this.seen.clear();
    this.dropped = 0;
    return this.violations.splice(0);
  }

  /** Throws when anything is on the list, the panel's included. */
  expectClean(): void {
    const panel = this.panel.violations.map(
      ({ rule, text, timeNs }) => `panel ${rule}: ${text} (at ${(timeNs / 1e6).toFixed(4)} ms)`,
    );
    const all = [...this.violations, ...panel];
    if (all.length) {
      const more = this.dropped ? `\n... and ${this.dropped} more` : "";
      throw new Error(`The device did what silicon would not take:\n${all.join("\n")}${more}`);
    }
  }

  /** Where the device stands, for messages. */
  report(): string {
    const { chip } = this;
    const pc = chip ? chip.core.PC : 0;
    const what = chip
      ? `pc ${hex(pc)}${this.nameOf(pc)}, ${(this.clock.hertz / 1e6).toFixed(1)} MHz`
      : "no chip";
    const sleep = chip?.processor.lockedUp ? ", locked up" : this.idle ? ", asleep" : "";
    return [
      `${this.state} at ${this.timeMs.toFixed(3)} ms, ${what}${sleep}`,
      ...this.violations.slice(0, 20),
    ].join("\n");
  }

  // -- power and resets --

  private power(on: boolean): void {
    if (on) {
      this.random.fill(this.ram);
      this.memory.scratch.fill(0);
      this.memory.reason = 0;
      this.begin("power");
    } else {
      this.flash.cut();
      this.end();
      this.random.fill(this.ram);
      this.state = "off";
    }
  }

  private end(): void {
    const { chip } = this;
    if (!chip) return;
    this.doneCycles += chip.core.cycles;
    chip.die();
    chip.processor.deadline = 0;
    this.board.detach();
    this.clock.restartCycles(() => (this.chip = undefined));
  }

  /** A chip fresh from reset; within a run, once the instruction under way is over. */
  private begin(cause: keyof Device["resets"], carry: (from: Chip, to: Chip) => void = () => {}): void {
    const old = this.chip;
    if (old) old.processor.deadline = 0;
    this.pendingReset = () => {
      this.pendingReset = undefined;
      this.end();
      this.resets[cause]++;
      this.state = "running";
      const { clock, flash, ram, rom, memory, crystal, options } = this;
      const chip = new Chip({
        clock,
        flash,
        ram,
        rom,
        memory,
        crystal,
        wiring: this.board.facts.panel,
        bootMs: options.bootMs,
        seed: options.seed + this.resets.power + this.resets.watchdog,
        violation: (rule, text) => this.violation(rule, text),
        analog: (channel) => this.board.analog(channel),
        bootButton: () => this.board.userHeld,
        watchdogFired: () => this.watchdogFired(),
        resetRequested: () => this.resetRequested(),
        usbBoot: (why) => this.usbBoot(why),
      });
      if (old) carry(old, chip);
      clock.restartCycles(() => (this.chip = chip));
      clock.setFrequency(ROSC_HERTZ);
      chip.processor.stackGuard = this.image.symbols.get("stack_bottom")?.address ?? 0;
      this.board.attach(chip);
    };
    if (!old) this.pendingReset();
  }

  private watchdogFired(): void {
    const { chip } = this;
    if (!chip) return;
    const psm = chip.peripherals[0x40010]!.readUint32(0x08);
    if (!(psm & PROC0)) {
      this.violation("watchdog", "it fires, but PSM WDSEL does not name the processor: nothing is reset");
      return;
    }
    this.flash.forget();
    if ((psm & ~(PROC0 | PROC1)) === 0) {
      this.resets.watchdog++;
      return chip.resetCore();
    }
    if (!(psm & CLOCKS))
      this.violation("unmodelled", "a watchdog reset that spares the clocks, but not all else");
    const kept = psm & RESETS ? 0 : ~chip.resets.wdsel;
    this.begin("watchdog", (from, to) => to.carryOver(from, kept, (psm & SIO) === 0, (psm & XOSC) === 0));
  }

  private resetRequested(): void {
    this.resets.processor++;
    this.flash.forget();
    this.chip?.resetCore();
  }

  private usbBoot(why: string): void {
    this.state = "usb-boot";
    this.usbBootReason = why;
    if (this.chip) this.chip.processor.deadline = 0;
  }

  /** why the ROM waits for an image */
  usbBootReason = "";
}

export { BUTTONS };
