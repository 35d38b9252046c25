// Owns what counts microseconds: the tick generator, the timer's clock fed by it, and the watchdog with its scratch.
import { BasePeripheral, type RP2040 } from "rp2040js";

interface Host {
  now(): number;
  at(timeNs: number, callback: () => void): () => void;
  violation(rule: string, text: string): void;
  /** clk_ref, hertz */
  refHertz(): number;
  /** the watchdog's time is over, or it was triggered by hand */
  watchdogFired(): void;
}

interface Alarm {
  dueNs: number;
  callback: () => void;
  cancel: (() => void) | undefined;
}

/** A clock in rp2040js's manner that runs at the tick's rate: 1,000 "nanoseconds" a tick. */
export class TickClock {
  /** nominal ns per world ns; 0 = stands still */
  private rate = 0;
  private base = 0;
  private baseNs: number;
  private readonly armed = new Set<Alarm>();

  constructor(private readonly host: Host) {
    this.baseNs = host.now();
  }

  get nanos(): number {
    // Half a cycle of tolerance: an alarm that fires at its microsecond must see that microsecond.
    return this.base + (this.host.now() - this.baseNs) * this.rate + 1e-3;
  }

  createAlarm(callback: () => void): { schedule(delta: number): void; cancel(): void } {
    const alarm: Alarm = { dueNs: 0, callback, cancel: undefined };
    const cancel = (): void => {
      alarm.cancel?.();
      alarm.cancel = undefined;
      this.armed.delete(alarm);
    };
    return {
      schedule: (delta) => {
        cancel();
        // Whole microseconds, as the counter that silicon compares.
        alarm.dueNs = Math.ceil((this.nanos + delta) / 1000 - 1e-5) * 1000;
        this.armed.add(alarm);
        this.arm(alarm);
      },
      cancel,
    };
  }

  setRate(rate: number): void {
    if (rate === this.rate) return;
    this.base = this.nanos;
    this.baseNs = this.host.now();
    this.rate = rate;
    for (const alarm of this.armed) this.arm(alarm);
  }

  private arm(alarm: Alarm): void {
    alarm.cancel?.();
    alarm.cancel = undefined;
    if (this.rate === 0) return;
    const timeNs = this.host.now() + (alarm.dueNs - this.nanos) / this.rate;
    alarm.cancel = this.host.at(timeNs, () => {
      alarm.cancel = undefined;
      this.armed.delete(alarm);
      alarm.callback();
    });
  }
}

/** The timer's own count: from its release on. */
export class TimerClock {
  private begin = 0;

  constructor(private readonly ticks: TickClock) {}

  get nanos(): number {
    return this.ticks.nanos - this.begin;
  }

  createAlarm(callback: () => void): ReturnType<TickClock["createAlarm"]> {
    return this.ticks.createAlarm(callback);
  }

  restart(): void {
    this.begin = Math.floor(this.ticks.nanos / 1000) * 1000;
  }
}

const ENABLE = 1 << 30;
const TICK_ENABLE = 1 << 9;

/** What outlives a reset by the watchdog, but no power cut. */
export interface WatchdogMemory {
  scratch: Uint32Array;
  reason: number;
}

/** Watchdog and tick generator (RP2040 datasheet 4.7); counts two a tick (erratum E1). */
export class Watchdog extends BasePeripheral {
  readonly ticks: TickClock;
  private ctrl = 0;
  private tick = TICK_ENABLE;
  private loadValue = 0;
  private loadTicks = 0;
  private readonly alarm: { schedule(delta: number): void; cancel(): void };

  constructor(
    chip: RP2040,
    private readonly host: Host,
    private readonly memory: WatchdogMemory,
  ) {
    super(chip, "WATCHDOG");
    this.ticks = new TickClock(host);
    this.alarm = this.ticks.createAlarm(() => this.fire(1));
  }

  /** clk_ref or the divider changed. */
  update(): void {
    const divider = this.tick & 0x1ff;
    const on = (this.tick & TICK_ENABLE) !== 0 && divider > 0;
    this.ticks.setRate(on ? this.host.refHertz() / divider / 1e6 : 0);
  }

  private get counter(): number {
    if (!(this.ctrl & ENABLE)) return this.loadValue;
    const gone = 2 * Math.floor(this.ticks.nanos / 1000 - this.loadTicks);
    return Math.max(0, this.loadValue - gone);
  }

  override readUint32(offset: number): number {
    if (offset === 0x00) return (this.ctrl | this.counter) >>> 0;
    if (offset === 0x08) return this.memory.reason;
    if (offset >= 0x0c && offset <= 0x28) return this.memory.scratch[(offset - 0x0c) >> 2]!;
    if (offset === 0x2c) return this.tick | (this.tick & TICK_ENABLE ? 1 << 10 : 0);
    return super.readUint32(offset);
  }

  override writeUint32(offset: number, value: number): void {
    if (offset === 0x00) {
      const counter = this.counter;
      this.ctrl = value & 0x47000000;
      this.loadValue = counter;
      this.restart();
      if (value >>> 31) this.fire(2);
    } else if (offset === 0x04) {
      this.loadValue = value & 0xffffff;
      if (value > 0xffffff) this.host.violation("watchdog", "a load of more than 24 bits");
      this.restart();
    } else if (offset >= 0x0c && offset <= 0x28) {
      this.memory.scratch[(offset - 0x0c) >> 2] = value;
    } else if (offset === 0x2c) {
      this.tick = value & 0x3ff;
      this.update();
    } else super.writeUint32(offset, value);
  }

  private restart(): void {
    this.loadTicks = this.ticks.nanos / 1000;
    this.alarm.cancel();
    if (this.ctrl & ENABLE) this.alarm.schedule((this.loadValue / 2) * 1000);
  }

  private fire(reason: number): void {
    this.ctrl = 0;
    this.memory.reason = reason;
    this.host.watchdogFired();
  }
}
