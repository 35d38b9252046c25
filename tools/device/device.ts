// Owns the emulated handheld as tests see it: power, buttons, time, memory, and the list of what silicon would not take.
import { Board, type LogEntry } from "./board.ts";
import type { Chip } from "./chip.ts";
import type { DeviceOptions, PressOptions } from "./device-options.ts";
import { DeviceMemory } from "./device-memory.ts";
import { bounce } from "./fingers.ts";
import { type BoardFacts, type Button, readFacts } from "./facts.ts";
import { Flash } from "./flash.ts";
import { AbsentPanel, type PanelModel } from "./panel.ts";
import { type DeviceState, Lives } from "./lives.ts";
import { hex } from "./processor.ts";
import { Random } from "./random.ts";
import { Violations } from "./violations.ts";
import { WorldClock } from "./world.ts";

export { BUTTONS, type Button } from "./facts.ts";
export type { DeviceOptions, PressOptions } from "./device-options.ts";
export type { DeviceState } from "./lives.ts";

export class Device extends DeviceMemory {
  readonly clock = new WorldClock();
  readonly flash: Flash;
  readonly board: Board;
  readonly panel: PanelModel;
  /** called with each violation; a test may throw here to see where it happens */
  onViolation: (text: string) => void = () => {};
  private readonly lives: Lives;
  private readonly notes: Violations;
  private readonly random: Random;

  constructor(options: DeviceOptions = {}) {
    super();
    const facts = options.facts ?? readFacts(options.board ?? "badger2040");
    const seed = options.seed ?? 1;
    const { clock } = this;
    this.random = new Random(seed);
    this.panel = options.panel ?? new AbsentPanel();
    this.notes = new Violations(() => this.place());
    const violation = (rule: string, text: string): void => {
      const full = this.notes.add(rule, text);
      if (full !== undefined) this.onViolation(full);
    };
    this.flash = makeFlash(clock, violation, facts, options, seed);
    const power = (on: boolean): void => this.lives.power(on);
    this.board = new Board(
      { clock, violation, power },
      facts,
      this.panel,
      this.random,
      options.railHoldMs ?? 0.5,
    );
    this.lives = new Lives({
      clock,
      seed,
      violation,
      flash: this.flash,
      board: this.board,
      random: this.random,
      crystal: { deadMs: 4, settledMs: 10, ...options.crystal },
      bootMs: options.bootMs ?? 4,
      stackGuard: () => this.image.symbols.get("stack_bottom")?.address ?? 0,
    });
    this.joinClock();
  }

  private joinClock(): void {
    const { clock } = this;
    clock.cycles = () => this.chip?.core.cycles ?? 0;
    clock.onEarlier = (timeNs) => {
      const processor = this.chip?.processor;
      if (processor) processor.deadline = Math.min(processor.deadline, clock.cycleAt(timeNs));
    };
  }

  private place(): { timeMs: number; cycle: number; pc: number; name: string } {
    const pc = this.chip?.processor.at ?? 0;
    return { timeMs: this.timeMs, cycle: this.cycles, pc, name: this.nameOf(pc) };
  }

  /** The chip of this life; none while the power is off. */
  get chip(): Chip | undefined {
    return this.lives.chip;
  }

  get state(): DeviceState {
    return this.lives.state;
  }

  /** How often the chip began anew, by cause. */
  get resets(): Lives["resets"] {
    return this.lives.resets;
  }

  /** Why the ROM waits for an image, when it does. */
  get usbBootReason(): string {
    return this.lives.usbBootReason;
  }

  override get ram(): Uint8Array {
    return this.lives.ram;
  }

  /** What silicon, flash or board would not take: "rule: what, at time, cycle, pc". */
  get violations(): string[] {
    return this.notes.list;
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
    return this.lives.cycles;
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
      this.lives.settle();
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
      if (still || deadline <= processor.core.cycles) clock.skipTo(next, still && this.state === "running");
      else processor.run(deadline);
    }
    this.lives.settle();
  }

  // -- what a person does --

  press(button: Button | "USER", { downMs = 80, atMs = 0, bounceMs = 0 }: PressOptions = {}): void {
    const begin = this.clock.now + atMs * 1e6;
    this.edge(button, true, begin, bounceMs * 1e6);
    this.edge(button, false, begin + downMs * 1e6, bounceMs * 1e6);
  }

  /** Down from now on, or let go. */
  hold(button: Button | "USER", down = true): void {
    if (button === "USER") this.board.setUser(down);
    else this.board.setButton(button, down);
  }

  /** Battery in, this button held: the device starts; lets go after `ms`. */
  holdAtPowerOn(button: Button, ms: number): void {
    this.press(button, { downMs: ms });
  }

  private edge(button: Button | "USER", down: boolean, timeNs: number, bounceNs: number): void {
    for (const { level, at } of bounce(down, timeNs, bounceNs, this.random)) {
      this.clock.at(at, () => this.hold(button, level));
    }
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
    this.board.cut();
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
    this.lives.resetPin();
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
  /** Takes the violations so far off the list. */
  takeViolations(): string[] {
    return this.notes.take();
  }

  /** Throws when anything is on the list, the panel's included. */
  expectClean(): void {
    this.notes.expectClean(this.panel.violations);
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
}

function makeFlash(
  clock: WorldClock,
  violation: (rule: string, text: string) => void,
  { flash: { bytes, saveBytes } }: BoardFacts,
  options: DeviceOptions,
  seed: number,
): Flash {
  return new Flash(
    { now: () => clock.now, at: (timeNs, callback) => clock.at(timeNs, callback), violation },
    {
      bytes,
      saveStart: options.saveStart ?? bytes - saveBytes,
      timing: options.flashTiming ?? "typical",
      unstable: options.unstableBits ?? false,
      seed,
    },
  );
}
