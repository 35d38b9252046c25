// Owns what a UC8151 does over time: the one operation that holds BUSY low, its timers, and the booster's hours.
import type { Uc8151Options } from "./panel-uc8151-options.ts";
import type { RefreshPlan } from "./panel-uc8151-refresh.ts";
import type { PanelHost } from "./panel.ts";
import type { RefreshKind } from "./panel-uc8151-waveform.ts";

export type Uc8151State =
  | "unpowered"
  | "in-reset"
  | "reset-recovery"
  | "idle-off"
  | "powering-on"
  | "idle-on"
  | "refreshing"
  | "powering-off"
  | "deep-sleep";

/** One refresh, as it was. */
export interface RefreshEntry {
  /** by what its waveform does */
  kind: RefreshKind;
  startNs: number;
  /** when it was finished, or cut off */
  endNs: number;
  /** length of its waveform, whether or not it came to its end */
  frames: number;
  /** pixels that were to show something else than they did */
  changed: number;
  /** pixels that were moved */
  driven: number;
  /** not of a window only */
  whole: boolean;
  interrupted: boolean;
}

export function entryOf(plan: RefreshPlan, startNs: number, endNs: number, whole: boolean): RefreshEntry {
  const { kind, frames, changed, driven } = plan;
  return { kind, startNs, endNs, frames, changed, driven, whole, interrupted: false };
}

export interface Operation {
  name: "PON" | "POF" | "DRF";
  /** when it ought to end */
  endNs: number;
  /** it may be cut off: whoever began it was reset himself */
  excused?: boolean;
  refresh?: { plan: RefreshPlan; entry: RefreshEntry };
}

export class Uc8151Work {
  operation: Operation | null = null;
  /** the level that the chip gives BUSY */
  busyLow = false;
  /** the next so many operations never end */
  hangNext = 0;
  private busySinceNs = 0;
  private timers: (() => void)[] = [];

  constructor(
    private readonly options: Uc8151Options,
    private readonly host: () => PanelHost,
    private readonly onBusy: () => void,
  ) {}

  later(delayNs: number, callback: () => void): void {
    this.timers.push(this.host().at(this.host().now() + delayNs, callback));
  }

  /** How long BUSY has been low; 0 while it is high. */
  get busyForNs(): number {
    return this.busyLow ? this.host().now() - this.busySinceNs : 0;
  }

  setBusy(low: boolean): void {
    this.busyLow = low;
    if (low) this.busySinceNs = this.host().now();
    this.onBusy();
  }

  /** Begins an operation; BUSY falls a little later, and `done` comes at the end unless it hangs. */
  begin(name: Operation["name"], lengthNs: number, done: () => void): Operation {
    const fallNs = this.options.busyFallUs * 1e3;
    const wholeNs = Math.round(Math.max(lengthNs, fallNs + 1e3));
    this.operation = { name, endNs: this.host().now() + wholeNs };
    if (fallNs > 0) this.later(fallNs, () => this.setBusy(true));
    else this.setBusy(true);
    if (this.hangNext > 0) this.hangNext--;
    else this.later(wholeNs, () => this.end(done));
    return this.operation;
  }

  private end(done: () => void): void {
    this.timers = [];
    this.operation = null;
    done();
    this.setBusy(false);
  }

  /** Whether the firmware may not reset or cut the rail now; a chip that overran its time may be reset. */
  get isDue(): boolean {
    const { operation } = this;
    return operation !== null && !operation.excused && this.host().now() < operation.endNs;
  }

  /** Stops everything; the refresh that was cut off, if there was one. */
  stop(): Operation["refresh"] {
    for (const cancel of this.timers) cancel();
    this.timers = [];
    const refresh = this.operation?.refresh;
    this.operation = null;
    this.setBusy(false);
    return refresh;
  }
}

export class Booster {
  private sinceNs: number | null = null;
  private beforeNs = 0;
  private cancel: () => void = () => {};

  constructor(private readonly host: () => PanelHost) {}

  /** How long it has been on, in all. */
  get totalNs(): number {
    return this.beforeNs + (this.sinceNs === null ? 0 : this.host().now() - this.sinceNs);
  }

  on(): void {
    this.sinceNs ??= this.host().now();
  }

  off(): void {
    this.beforeNs = this.totalNs;
    this.sinceNs = null;
    this.unwatch();
  }

  /** Calls back unless it is put to use, or off, in time. */
  watch(limitNs: number, late: () => void): void {
    this.unwatch();
    this.cancel = this.host().at(this.host().now() + limitNs, late);
  }

  unwatch(): void {
    this.cancel();
    this.cancel = () => {};
  }
}
