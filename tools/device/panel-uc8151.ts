// Owns a strict model of the UC8151 controller on its 296 x 128 glass: states, BUSY, and what it reports.
import { Random } from "../random.ts";
import { Glass } from "./glass.ts";
import { PanelClock } from "./panel-clock.ts";
import { CODE, type Register } from "./panel-uc8151-commands.ts";
import { hex, Uc8151Memory, type Action } from "./panel-uc8151-memory.ts";
import { UC8151_DEFAULTS, type PanelFault, type Uc8151Options } from "./panel-uc8151-options.ts";
import { isWhole } from "./panel-uc8151-planes.ts";
import { planRefresh, type RefreshPlan } from "./panel-uc8151-refresh.ts";
import type { RefreshKind } from "./panel-uc8151-waveform.ts";
import type { PanelHost, PanelModel, PanelPins, PanelViolation } from "./panel.ts";

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

/** Something the chip does with BUSY low. */
interface Operation {
  name: "PON" | "POF" | "DRF";
  /** when it ought to end */
  endNs: number;
  refresh?: { plan: RefreshPlan; entry: RefreshEntry };
}

/** FLG may be read this long after BUSY fell. */
const FLG_WAIT_NS = 200e3;

export class Uc8151Panel implements PanelModel {
  readonly options: Uc8151Options;
  readonly violations: PanelViolation[] = [];
  readonly refreshes: RefreshEntry[] = [];
  /** refreshes since the glass was last cleaned whole */
  sinceClean = 0;
  /** the next so many operations never end: BUSY stays low until RST */
  hangNext = 0;
  onBusyChange = (): void => {};
  onViolation: (violation: PanelViolation) => void = () => {};

  protected host: PanelHost;
  protected levels: PanelPins = { cs: true, dc: true, reset: true };
  protected readonly memory: Uc8151Memory;
  protected operation: Operation | null = null;
  private current: Uc8151State = "unpowered";
  private readonly noise: Random;
  private busyLow = false;
  private busySinceNs = 0;
  private resetSinceNs = 0;
  private boosterSinceNs: number | null = null;
  private boosterNs = 0;
  private timers: (() => void)[] = [];
  private boosterTimer: () => void = () => {};

  constructor(
    options: Partial<Uc8151Options> = {},
    readonly glass = new Glass(),
  ) {
    this.options = { ...UC8151_DEFAULTS, ...options };
    this.host = new PanelClock();
    this.noise = new Random(this.options.seed);
    this.memory = new Uc8151Memory({
      report: (rule, sentence) => this.report(rule, sentence),
      act: (action) => this.act(action),
    });
  }

  get state(): Uc8151State {
    return this.current;
  }

  get fault(): PanelFault {
    return this.options.fault;
  }

  /** Breaks or mends the panel while it runs. */
  set fault(fault: PanelFault) {
    this.options.fault = fault;
    this.onBusyChange();
  }

  /** How long the booster has been on, in all. */
  get boosterOnNs(): number {
    return this.boosterNs + (this.boosterSinceNs === null ? 0 : this.host.now() - this.boosterSinceNs);
  }

  /** Bytes of a register; undefined where none were written and reset leaves it open. */
  register(name: Register): readonly number[] | undefined {
    return this.memory.registers.get(CODE[name]);
  }

  // -- the cable --

  attach(host: PanelHost): void {
    this.host = host;
  }

  busy(): boolean | undefined {
    if (this.current === "unpowered" || this.fault === "absent") return undefined;
    if (this.fault !== "none") return this.fault === "busy-stuck-high";
    return this.current === "deep-sleep" ? this.options.deepSleepBusy : !this.busyLow;
  }

  /** The rail; byFirmware tells whether the firmware cut it, or the test took the battery away. */
  power(on: boolean, byFirmware = true): void {
    if (this.fault === "absent" || on === (this.current !== "unpowered")) return;
    if (!on && byFirmware) this.judgeCut("the rail was cut");
    this.forget();
    this.levels.reset = true;
    this.enter(on ? "reset-recovery" : "unpowered"); // takes nothing before the first pulse on RST
  }

  pins(levels: PanelPins): void {
    const before = this.levels;
    this.levels = { ...levels };
    if (this.current === "unpowered" || this.fault === "absent") return;
    if (before.reset && !levels.reset) this.enterReset();
    if (!before.reset && levels.reset) this.leaveReset();
  }

  transfer(byte: number): void {
    if (this.current === "unpowered" || this.fault === "absent") return;
    if (!this.levels.dc) this.memory.begin();
    if (this.levels.cs) return this.memory.complain("U4", `byte ${hex(byte)} was sent while CS is high.`);
    if (!this.listens(byte)) return;
    if (this.levels.dc) this.memory.data(byte);
    else this.memory.command(byte);
  }

  /** To be called by whoever sees the bus, with its clock and mode. */
  bus(clockHz: number, mode: number): void {
    const limit = this.options.spiLimitHz;
    if (clockHz > limit) {
      this.report(
        "U11",
        `the bus runs at ${(clockHz / 1e6).toFixed(2)} MHz, the limit is ${limit / 1e6} MHz.`,
      );
    }
    if (mode !== 0) this.report("U11", `the bus is in mode ${mode}, the panel listens in mode 0.`);
  }

  /** To be called by whoever sees the bus when D/C or CS changed within a byte. */
  torn(line: "D/C" | "CS"): void {
    this.report("U4", `${line} changed within a byte.`);
  }

  // -- reports --

  private report(rule: string, sentence: string): void {
    const text = sentence.charAt(0).toUpperCase() + sentence.slice(1);
    const violation = { rule, text, timeNs: this.host.now() };
    this.violations.push(violation);
    this.onViolation(violation);
  }

  /** U10: what the firmware may not do while the chip works; one that overran its time may be reset. */
  private judgeCut(what: string): void {
    const operation = this.operation;
    if (!operation || this.host.now() >= operation.endNs) return;
    this.report("U10", `${what} while BUSY is low (${operation.name}).`);
  }

  /** Whether the chip takes a byte now; reports why not. */
  private listens(byte: number): boolean {
    const isCommand = !this.levels.dc;
    const what = isCommand ? `command ${hex(byte)}` : "data";
    if (this.current === "in-reset" || this.current === "reset-recovery" || this.current === "deep-sleep") {
      this.memory.complain("U5", `${what} was sent in ${this.current}.`);
      return false;
    }
    if (this.operation === null && this.fault !== "busy-stuck-low") return true;
    const flagsReadable = this.busyLow && this.host.now() - this.busySinceNs >= FLG_WAIT_NS;
    if (isCommand && byte === CODE.FLG && flagsReadable) return false; // allowed, and changes nothing
    if (this.fault === "busy-stuck-high") return false; // nobody could know
    this.memory.complain("U1", `${what} was sent while BUSY is low (${this.operation?.name ?? "stuck"}).`);
    if (isCommand && byte === CODE.DRF && this.current === "powering-on") {
      this.report("U2", "DRF before PON finished.");
    }
    return false;
  }

  // -- states --

  private enter(state: Uc8151State): void {
    this.current = state;
    this.onBusyChange();
  }

  private setBusy(low: boolean): void {
    if (this.busyLow === low) return;
    this.busyLow = low;
    if (low) this.busySinceNs = this.host.now();
    this.onBusyChange();
  }

  private later(delayNs: number, callback: () => void): void {
    this.timers.push(this.host.at(this.host.now() + delayNs, callback));
  }

  /** Stops whatever runs and forgets everything; a refresh leaves its driven pixels grey. */
  private forget(): void {
    for (const cancel of this.timers) cancel();
    this.timers = [];
    const refresh = this.operation?.refresh;
    if (refresh) {
      refresh.entry.endNs = this.host.now();
      refresh.entry.interrupted = true;
      this.glass.interrupt(refresh.plan.glass);
      this.sinceClean++;
    }
    this.operation = null;
    this.boosterOff();
    this.setBusy(false);
    this.memory.lose(() => this.noise.below(256));
  }

  private enterReset(): void {
    this.judgeCut("RST was pulled");
    this.forget();
    this.resetSinceNs = this.host.now();
    this.enter("in-reset");
  }

  private leaveReset(): void {
    const lowUs = (this.host.now() - this.resetSinceNs) / 1e3;
    const { resetPulseUs } = this.options;
    if (lowUs < resetPulseUs) {
      this.report("U5", `RST was low for ${lowUs.toFixed(1)} us only; ${resetPulseUs} us count.`);
    }
    this.recover();
  }

  private recover(): void {
    const { resetBusyUs, resetRecoveryUs } = this.options;
    this.enter("reset-recovery");
    if (resetBusyUs > 0) {
      this.setBusy(true);
      this.later(resetBusyUs * 1e3, () => this.setBusy(false));
    }
    this.later(Math.max(resetRecoveryUs, resetBusyUs) * 1e3, () => this.enter("idle-off"));
  }

  /** Begins something that holds BUSY low; `done` comes at its end unless it hangs. */
  private operate(
    state: Uc8151State,
    name: Operation["name"],
    lengthNs: number,
    done: () => void,
  ): Operation {
    const fallNs = this.options.busyFallUs * 1e3;
    const wholeNs = Math.max(lengthNs, fallNs + 1e3);
    this.current = state;
    this.operation = { name, endNs: this.host.now() + wholeNs };
    this.boosterTimer();
    if (fallNs > 0) this.later(fallNs, () => this.setBusy(true));
    else this.setBusy(true);
    if (this.hangNext > 0) {
      this.hangNext--;
      return this.operation;
    }
    this.later(wholeNs, () => {
      this.timers = [];
      this.operation = null;
      done();
      this.setBusy(false);
    });
    return this.operation;
  }

  // -- actions --

  private act(action: Action): void {
    if (action === "PON") this.powerOn();
    if (action === "POF") this.powerOff();
    if (action === "DRF") this.refresh();
    if (action === "DSLP") this.sleep();
    if (action === "soft reset") {
      this.forget();
      this.recover();
    }
  }

  private boosterOff(): void {
    this.boosterNs = this.boosterOnNs;
    this.boosterSinceNs = null;
    this.boosterTimer();
  }

  /** The booster stands ready; left so for long it costs battery and greys the glass. */
  private stand(): void {
    this.current = "idle-on";
    const { boosterIdleMs } = this.options;
    this.boosterTimer = this.host.at(this.host.now() + boosterIdleMs * 1e6, () =>
      this.report("U13", `the booster has been on for ${boosterIdleMs / 1e3} s without a refresh.`),
    );
  }

  private powerOn(): void {
    const allowed = this.memory.registers.boosterAllowed;
    if (allowed) this.boosterSinceNs ??= this.host.now();
    this.operate("powering-on", "PON", this.options.ponMs * 1e6, () => {
      if (allowed) this.stand();
      else this.current = "idle-off";
    });
  }

  private powerOff(): void {
    const { frameMs, pofMs } = this.options;
    const { frameHz = 100, dischargeFrames } = this.memory.registers;
    const discharge = pofMs + ((dischargeFrames - 1) * frameMs * 100) / frameHz;
    this.operate("powering-off", "POF", this.current === "idle-on" ? discharge * 1e6 : 0, () => {
      this.boosterOff();
      this.current = "idle-off";
    });
  }

  private sleep(): void {
    if (this.current !== "idle-off") this.report("U6", "DSLP while the booster is on.");
    this.forget();
    this.enter("deep-sleep");
  }

  private refresh(): void {
    if (this.current !== "idle-on") return this.report("U2", "DRF with the booster off.");
    const { registers, tables, old, newSentWhole, window } = this.memory;
    const { glass, options } = this;
    const memory = { registers, tables, old, new: this.memory.new, window, newSentWhole };
    const plan = planRefresh({ ...memory, glass, options });
    for (const [rule, text] of plan.faults) this.report(rule, text);
    const whole = isWhole(window);
    const cleans = whole && (plan.kind === "clean" || plan.kind === "otp");
    if (!cleans && this.sinceClean >= options.quickLimit) {
      this.report("U13", `${this.sinceClean + 1} refreshes since the last clean one.`);
    }
    const operation = this.operate("refreshing", "DRF", plan.lengthNs, () => {
      glass.refresh(plan.glass);
      this.sinceClean = cleans ? 0 : this.sinceClean + 1;
      old.copy(this.memory.new, window);
      this.stand();
      this.judgeCharge();
    });
    const { kind, frames, changed, driven } = plan;
    const times = { startNs: this.host.now(), endNs: operation.endNs };
    const entry = { kind, ...times, frames, changed, driven, whole, interrupted: false };
    operation.refresh = { plan, entry };
    this.refreshes.push(entry);
  }

  private judgeCharge(): void {
    const { charge, x, y } = this.glass.worstCharge();
    const limit = this.options.chargeLimit;
    if (Math.abs(charge) <= limit) return;
    this.report(
      "U12",
      `the pixel at ${x}, ${y} has gathered ${charge} frames of charge, the limit is ${limit}.`,
    );
  }
}
