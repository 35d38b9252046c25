// Owns a strict model of the UC8151 controller on its 296 x 128 glass: states, the cable, and what it reports.
import { Random } from "../random.ts";
import { Glass } from "./glass.ts";
import { PanelClock } from "./panel-clock.ts";
import { CODE, type Register } from "./panel-uc8151-commands.ts";
import { hex, Uc8151Memory, type Action } from "./panel-uc8151-memory.ts";
import { UC8151_DEFAULTS, type PanelFault, type Uc8151Options } from "./panel-uc8151-options.ts";
import { isWhole } from "./panel-uc8151-planes.ts";
import { planRefresh } from "./panel-uc8151-refresh.ts";
import { Booster, entryOf, Uc8151Work, type RefreshEntry, type Uc8151State } from "./panel-uc8151-work.ts";
import type { PanelHost, PanelModel, PanelPins, PanelViolation } from "./panel.ts";

export type { RefreshEntry, Uc8151State };

/** FLG may be read this long after BUSY fell. */
const FLG_WAIT_NS = 200e3;

export class Uc8151Panel implements PanelModel {
  readonly options: Uc8151Options;
  readonly violations: PanelViolation[] = [];
  readonly refreshes: RefreshEntry[] = [];
  /** refreshes since the glass was last cleaned whole */
  sinceClean = 0;
  onBusyChange = (): void => {};
  onViolation: (violation: PanelViolation) => void = () => {};

  protected host: PanelHost;
  protected levels: PanelPins = { cs: true, dc: true, reset: true };
  protected readonly memory: Uc8151Memory;
  protected readonly work: Uc8151Work;
  private readonly booster = new Booster(() => this.host);
  private readonly noise: Random;
  private current: Uc8151State = "unpowered";
  private lastBusy: boolean | undefined;
  private resetSinceNs = 0;

  constructor(
    options: Partial<Uc8151Options> = {},
    readonly glass = new Glass(),
  ) {
    this.options = { ...UC8151_DEFAULTS, ...options };
    this.host = new PanelClock();
    this.noise = new Random(this.options.seed);
    this.work = new Uc8151Work(
      this.options,
      () => this.host,
      () => this.announce(),
    );
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
    this.announce();
  }

  /** The next so many operations never end: BUSY stays low until RST. */
  set hangNext(count: number) {
    this.work.hangNext = count;
  }

  /** How long the booster has been on, in all. */
  get boosterOnNs(): number {
    return this.booster.totalNs;
  }

  /** Bytes of a register; undefined where none were written and reset leaves it open. */
  register(name: Register): readonly number[] | undefined {
    return this.memory.registers.get(CODE[name]);
  }

  attach(host: PanelHost): void {
    this.host = host;
  }

  busy(): boolean | undefined {
    if (this.current === "unpowered" || this.fault === "absent") return undefined;
    if (this.fault !== "none") return this.fault === "busy-stuck-high";
    return this.current === "deep-sleep" ? this.options.deepSleepBusy : !this.work.busyLow;
  }

  /** The rail; byFirmware tells whether the firmware cut it, or the test took the battery away. */
  power(on: boolean, byFirmware = false): void {
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
    const [mhz, most] = [clockHz / 1e6, this.options.spiLimitHz / 1e6];
    if (mhz > most) this.report("U11", `the bus runs at ${mhz.toFixed(2)} MHz, the limit is ${most} MHz.`);
    if (mode !== 0) this.report("U11", `the bus is in mode ${mode}, the panel listens in mode 0.`);
  }

  /** To be called by whoever sees the bus when D/C or CS changed within a byte. */
  torn(line: "D/C" | "CS"): void {
    this.report("U4", `${line} changed within a byte.`);
  }

  private announce(): void {
    const level = this.busy();
    if (level === this.lastBusy) return;
    this.lastBusy = level;
    this.onBusyChange();
  }

  private report(rule: string, sentence: string): void {
    const text = sentence.charAt(0).toUpperCase() + sentence.slice(1);
    const violation = { rule, text, timeNs: this.host.now() };
    this.violations.push(violation);
    this.onViolation(violation);
  }

  /** The chip at the cable's other end was reset from outside: it cannot know what runs, and may cut it off. */
  excuse(): void {
    if (this.work.operation) this.work.operation.excused = true;
  }

  private judgeCut(what: string): void {
    if (!this.work.isDue || this.fault === "busy-stuck-high") return; // stuck: nobody could know
    this.report("U10", `${what} while BUSY is low (${this.work.operation?.name}).`);
  }

  /** Whether the chip takes a byte now; reports why not. */
  private listens(byte: number): boolean {
    const isCommand = !this.levels.dc;
    const what = isCommand ? `command ${hex(byte)}` : "data";
    if (this.current === "in-reset" || this.current === "reset-recovery" || this.current === "deep-sleep") {
      this.memory.complain("U5", `${what} was sent in ${this.current}.`);
      return false;
    }
    const { operation, busyForNs } = this.work;
    if (operation === null && this.fault !== "busy-stuck-low") return true;
    if (isCommand && byte === CODE.FLG && busyForNs >= FLG_WAIT_NS) return false; // allowed, and changes nothing
    if (this.fault === "busy-stuck-high") return false; // nobody could know
    this.memory.complain("U1", `${what} was sent while BUSY is low (${operation?.name ?? "stuck"}).`);
    if (isCommand && byte === CODE.DRF && this.current === "powering-on") {
      this.report("U2", "DRF before PON finished.");
    }
    return false;
  }

  private enter(state: Uc8151State): void {
    this.current = state;
    this.announce();
  }

  /** Stops whatever runs and forgets everything; a refresh leaves its driven pixels grey. */
  private forget(): void {
    const refresh = this.work.stop();
    if (refresh) {
      refresh.entry.endNs = this.host.now();
      refresh.entry.interrupted = true;
      this.glass.interrupt(refresh.plan.glass);
      this.sinceClean++;
    }
    this.booster.off();
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
    const least = this.options.resetPulseUs;
    if (lowUs < least) this.report("U5", `RST was low for ${lowUs.toFixed(1)} us only; ${least} us count.`);
    this.recover();
  }

  private recover(): void {
    const { resetBusyUs, resetRecoveryUs } = this.options;
    this.enter("reset-recovery");
    if (resetBusyUs > 0) {
      this.work.setBusy(true);
      this.work.later(resetBusyUs * 1e3, () => this.work.setBusy(false));
    }
    this.work.later(Math.max(resetRecoveryUs, resetBusyUs) * 1e3, () => this.enter("idle-off"));
  }

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

  /** The booster stands ready; left so for long it costs battery and greys the glass. */
  private stand(): void {
    this.current = "idle-on";
    const { boosterIdleMs } = this.options;
    this.booster.watch(boosterIdleMs * 1e6, () =>
      this.report("U13", `the booster has been on for ${boosterIdleMs / 1e3} s without a refresh.`),
    );
  }

  private powerOn(): void {
    const allowed = this.memory.registers.boosterAllowed;
    if (allowed) this.booster.on();
    this.booster.unwatch();
    this.current = "powering-on";
    this.work.begin("PON", this.options.ponMs * 1e6, () => {
      if (allowed) this.stand();
      else this.current = "idle-off";
    });
  }

  private powerOff(): void {
    const { frameMs, pofMs } = this.options;
    const { frameHz = 100, dischargeFrames } = this.memory.registers;
    const discharge = pofMs + ((dischargeFrames - 1) * frameMs * 100) / frameHz;
    const lengthNs = this.current === "idle-on" ? discharge * 1e6 : 0;
    this.booster.unwatch();
    this.current = "powering-off";
    this.work.begin("POF", lengthNs, () => {
      this.booster.off();
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
    const { memory, glass, options } = this;
    const { window } = memory;
    const plan = planRefresh({ memory, window, glass, options });
    for (const [rule, text] of plan.faults) this.report(rule, text);
    const cleans = isWhole(window) && (plan.kind === "clean" || plan.kind === "otp");
    if (!cleans && this.sinceClean >= options.quickLimit) {
      this.report("U13", `${this.sinceClean + 1} refreshes since the last clean one.`);
    }
    this.booster.unwatch();
    this.current = "refreshing";
    const operation = this.work.begin("DRF", plan.lengthNs, () => {
      glass.refresh(plan.glass);
      this.sinceClean = cleans ? 0 : this.sinceClean + 1;
      memory.old.copy(memory.new, window);
      this.stand();
      this.judgeCharge();
    });
    const entry = entryOf(plan, this.host.now(), operation.endNs, isWhole(window));
    operation.refresh = { plan, entry };
    this.refreshes.push(entry);
  }

  private judgeCharge(): void {
    const { x, y, charge } = this.glass.worstCharge();
    const limit = this.options.chargeLimit;
    const judge = (what: string, frames: number): void => {
      if (Math.abs(frames) <= limit) return;
      this.report("U12", `${what} has gathered ${frames} frames of charge, the limit is ${limit}.`);
    };
    judge(`the pixel at ${x}, ${y}`, charge);
    judge("the border", this.glass.borderCharge);
  }
}
