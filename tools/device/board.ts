// Owns the board around the chip: what drives each pin, the rail and its regulator, battery, LED and panel lines.
import type { Chip } from "./chip.ts";
import { BUTTONS, type BoardFacts, type Button } from "./facts.ts";
import type { PanelModel } from "./panel.ts";
import type { Random } from "./random.ts";
import type { WorldClock } from "./world.ts";

export interface LogEntry {
  timeNs: number;
  level: boolean;
}

interface Host {
  readonly clock: WorldClock;
  violation(rule: string, text: string): void;
  /** the rail rises, or has fallen */
  power(on: boolean): void;
}

const PINS = 30;
/** a low latch shorter than this is a glitch, not a decision */
const GLITCH_NS = 10e6;
const RAIL_VOLTS = 3.3;
/** below this the regulator gives up */
const LEAST_VOLTS = 2.2;

export class Board {
  /** every change of the latch (3V3_EN) while power is on */
  readonly latchLog: LogEntry[] = [];
  readonly ledLog: LogEntry[] = [];
  powered = false;
  /** when a button was last pressed or let go */
  lastEdgeNs = 0;
  private chip: Chip | undefined;
  private readonly held = new Set<Button>();
  private user = false;
  private vbus = false;
  private batteryVolts = 3.7;
  private celsius = 22;
  private latch = false;
  private latchExcused = false;
  private led = false;
  private railFalls: (() => void) | undefined;
  private referenceNs = Infinity;
  private refreshing = false;
  private isCut = false;

  constructor(
    private readonly host: Host,
    readonly facts: BoardFacts,
    private readonly panel: PanelModel,
    private readonly random: Random,
    private readonly railHoldMs: number,
  ) {
    panel.attach({ now: () => host.clock.now, at: (timeNs, callback) => host.clock.at(timeNs, callback) });
    panel.onBusyChange = () => this.refresh();
  }

  get ledOn(): boolean {
    return this.led;
  }

  get latchHigh(): boolean {
    return this.latch;
  }

  get userHeld(): boolean {
    return this.user;
  }

  isHeld(button: Button): boolean {
    return this.held.has(button);
  }

  /** A new chip sits on the board: after power-on and after each reset. */
  attach(chip: Chip): void {
    this.chip = chip;
    for (const pin of chip.gpio) pin.addListener(() => this.refresh());
    chip.spiWatch.onByte = (byte) => this.panel.transfer(byte);
    this.refresh();
  }

  /** The chip is reset from outside: that its pins let go of the latch, or of a panel at work, nobody decided. */
  excuseReset(): void {
    this.latchExcused = true;
    this.panel.excuse?.();
  }

  detach(): void {
    this.chip = undefined;
  }

  setButton(button: Button, down: boolean): void {
    this.lastEdgeNs = this.host.clock.now;
    if (down) this.held.add(button);
    else this.held.delete(button);
    this.refresh();
  }

  setUser(down: boolean): void {
    this.user = down;
    this.refresh();
  }

  setUsb(on: boolean): void {
    this.vbus = on;
    this.refresh();
  }

  setBattery(volts: number): void {
    this.batteryVolts = volts;
    this.refresh();
  }

  setTemperature(celsius: number): void {
    this.celsius = celsius;
  }

  /** What is outside drives a pin with; undefined: nothing does. */
  private external(pin: number): boolean | undefined {
    const { facts } = this;
    for (const button of BUTTONS) {
      if (facts.buttons[button].pin === pin) return this.held.has(button) ? true : undefined;
    }
    if (pin === facts.user.pin) return this.user ? false : undefined;
    if (pin === facts.usb.pin) return this.vbus;
    if (pin === facts.panel.busy.pin) return this.panel.busy();
    return undefined;
  }

  /** Level of a pin, by whoever drives it. */
  private level(pin: number): boolean {
    const io = this.chip!.gpio[pin]!;
    const outside = this.external(pin);
    if (io.outputEnable && !io.outputDisable) {
      if (outside !== undefined && outside !== io.outputValue) {
        this.host.violation("gpio", `GPIO${pin} is driven against what is connected to it`);
      }
      return io.outputValue;
    }
    return outside ?? io.pullupEnabled;
  }

  /** Something changed: pins follow, then what hangs on them. */
  private refresh(): void {
    if (this.refreshing) return;
    this.refreshing = true;
    const { chip } = this;
    if (chip) {
      for (let pin = 0; pin < PINS; pin++) {
        const io = chip.gpio[pin]!;
        const level = this.level(pin);
        // rp2040js raises an edge at every call, change or not.
        if ((io as unknown as { rawInputValue: boolean }).rawInputValue !== level) io.setInputValue(level);
      }
      this.follow(chip);
    }
    this.refreshing = false;
    this.rail();
  }

  private driven(chip: Chip, pin: number): boolean | undefined {
    const io = chip.gpio[pin]!;
    return io.outputEnable && !io.outputDisable ? io.outputValue : undefined;
  }

  private follow(chip: Chip): void {
    const { facts, host } = this;
    const now = host.clock.now;
    const latch = this.driven(chip, facts.latch.pin) === true;
    if (latch !== this.latch) this.latchChanged(latch, now);
    const led = this.driven(chip, facts.led.pin) === true;
    if (led !== this.led) {
      this.led = led;
      this.ledLog.push({ timeNs: now, level: led });
    }
    const reference = this.driven(chip, facts.battery.reference.power.pin) === true;
    if (!reference) this.referenceNs = Infinity;
    else this.referenceNs = Math.min(this.referenceNs, now);
    this.panelLines(chip);
  }

  private latchChanged(latch: boolean, now: number): void {
    const last = this.latchLog.at(-1);
    const soon = last !== undefined && !last.level && this.powered && now - last.timeNs < GLITCH_NS;
    // A finger that comes just then holds the rail itself, and the firmware goes on.
    if (latch && soon && !this.latchExcused && this.held.size === 0) {
      const us = ((now - last.timeNs) / 1000).toFixed(1);
      this.host.violation("latch", `the latch was low for ${us} us and came back: a glitch`);
    }
    if (latch) this.latchExcused = false;
    this.latch = latch;
    this.latchLog.push({ timeNs: now, level: latch });
  }

  private lines = { cs: true, dc: true, reset: true };

  private panelLines(chip: Chip): void {
    const { panel } = this.facts;
    const cs = this.driven(chip, panel.select.pin) ?? true;
    const dc = this.driven(chip, panel.command.pin) ?? true;
    const reset = this.driven(chip, panel.reset.pin) ?? true;
    const { lines } = this;
    if (cs === lines.cs && dc === lines.dc && reset === lines.reset) return;
    if (chip.spiWatch.busy && (cs !== lines.cs || dc !== lines.dc)) {
      this.host.violation("spi", `${cs !== lines.cs ? "CS" : "DC"} changes while bits are still going out`);
    }
    this.lines = { cs, dc, reset };
    this.panel.pins(this.lines);
  }

  /** The regulator's rule; the rail falls a moment after its last reason has gone. */
  private rail(): void {
    if (this.isCut) return;
    const wanted =
      this.vbus || (this.batteryVolts >= LEAST_VOLTS && ((this.powered && this.latch) || this.held.size > 0));
    if (wanted) {
      this.railFalls?.();
      this.railFalls = undefined;
      if (!this.powered) this.rise();
    } else if (this.powered && !this.railFalls) {
      const { clock } = this.host;
      const letGo = this.batteryVolts >= LEAST_VOLTS;
      this.railFalls = clock.at(clock.now + this.railHoldMs * 1e6, () => this.fall(letGo));
    }
  }

  private rise(): void {
    this.powered = true;
    this.panel.power(true);
    this.lines = { cs: true, dc: true, reset: true };
    this.panel.pins(this.lines);
    this.host.power(true);
  }

  /** No power from now on, until there is a new reason; byFirmware: it let the latch go. */
  fall(byFirmware = false): void {
    this.railFalls?.();
    this.railFalls = undefined;
    if (!this.powered) return;
    this.powered = false;
    const now = this.host.clock.now;
    this.latchExcused = true; // what comes next is another start
    if (this.latch) this.latchLog.push({ timeNs: now, level: false });
    if (this.led) this.ledLog.push({ timeNs: now, level: false });
    this.latch = this.led = false;
    this.referenceNs = Infinity;
    this.host.power(false);
    this.panel.power(false, byFirmware);
  }

  /** The rail goes, and no reason brings it back before restore. */
  cut(): void {
    this.isCut = true;
    this.fall();
  }

  restore(): void {
    this.isCut = false;
    this.rail();
  }

  /** Raw reading of an ADC input. */
  analog(channel: number): number {
    const { battery } = this.facts;
    const rail = this.vbus ? RAIL_VOLTS : Math.min(RAIL_VOLTS, this.batteryVolts - 0.1);
    let volts = 0;
    if (channel === battery.reference.pin - 26) {
      const age = this.host.clock.now - this.referenceNs;
      if (age > 0) volts = (battery.reference.millivolts / 1000) * (1 - Math.exp(-age / 20e3));
    } else if (channel === battery.sense - 26) {
      volts = this.batteryVolts / battery.divider;
    } else if (channel === 4) {
      volts = 0.706 - (this.celsius - 27) * 0.001721;
    }
    const noise = this.random.below(5) - 2;
    return Math.max(0, Math.min(4095, Math.round((volts / rail) * 4095) + noise));
  }
}
