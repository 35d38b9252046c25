// Owns the chip from one reset to the next: rp2040js with its blocks replaced or watched where silicon is stricter.
import type { RP2040 } from "rp2040js";
import { StrictBus } from "./bus.ts";
import { ChipClock } from "./chip-clock.ts";
import { placeBlocks, type Replaceable, timeAdc } from "./chip-blocks.ts";
import { Crystal, type CrystalOptions } from "./clocks.ts";
import type { Flash } from "./flash.ts";
import { Processor, hex } from "./processor.ts";
import { FreshState, IO_BANK0, PADS_BANK0, RESET_BIT, Resets, SPI0, TIMER } from "./resets.ts";
import { romCommand, type RomState } from "./rom.ts";
import { strictSio } from "./sio.ts";
import { SpiWatch, type SpiWiring } from "./spi-watch.ts";
import { Ssi } from "./ssi.ts";
import { TimerClock, Watchdog, type WatchdogMemory } from "./ticks.ts";
import type { WorldClock } from "./world.ts";

export const ROSC_HERTZ = 6.5e6;
const SYS_MOST = 133e6;
const PAD_FRESH = 0x56;
const CTRL_FRESH = 0x1f;
const LEVEL_LOW = 1;

/** What a chip asks of the device around it. */
export interface ChipHost {
  readonly clock: WorldClock;
  readonly flash: Flash;
  readonly ram: Uint8Array;
  readonly rom: Uint32Array;
  readonly memory: WatchdogMemory;
  readonly crystal: CrystalOptions;
  readonly wiring: SpiWiring;
  readonly bootMs: number;
  readonly seed: number;
  violation(rule: string, text: string): void;
  /** raw 12-bit reading of an ADC input */
  analog(channel: number): number;
  /** USER is held: the boot ROM stays in USB boot */
  bootButton(): boolean;
  watchdogFired(): void;
  /** AIRCR.SYSRESETREQ */
  resetRequested(): void;
  usbBoot(why: string): void;
}

export class Chip extends StrictBus {
  readonly processor: Processor;
  readonly crystal: Crystal;
  readonly resets: Resets;
  readonly ssi: Ssi;
  readonly watchdog: Watchdog;
  readonly spiWatch: SpiWatch;
  readonly romState: RomState = { busy: false, result: 0, arguments: [0, 0, 0, 0] };
  private readonly timerClock: TimerClock;
  protected readonly flashChip: Flash;
  private readonly alarms: ChipClock;
  private readonly fresh = new Map<number, FreshState>();

  constructor(private readonly host: ChipHost) {
    const alarms = new ChipClock(host.clock);
    super(alarms);
    this.alarms = alarms;
    this.flashChip = host.flash;
    this.takeMemory();
    this.tame();
    this.processor = new Processor(this);
    const watch = this.watch();
    this.crystal = new Crystal(this, watch, host.crystal);
    this.resets = new Resets(this, watch);
    this.ssi = new Ssi(this, watch, host.flash);
    this.watchdog = new Watchdog(this, watch, host.memory);
    const { seed } = host;
    this.timerClock = placeBlocks(this, watch, { crystal: this.crystal, watchdog: this.watchdog, seed });
    for (const [base, block] of [
      [0x18000, this.ssi],
      [0x4000c, this.resets],
      [0x40024, this.crystal],
      [0x40058, this.watchdog],
    ] as const) {
      this.peripherals[base] = block;
    }
    this.spiWatch = new SpiWatch(this, watch, host.wiring);
    strictSio(this, watch);
    timeAdc(this, this.crystal, watch, (channel) => host.analog(channel));
    this.blocksFresh();
    this.core.SP = this.bootrom[0]!;
    this.core.PC = this.bootrom[1]! & ~1;
    this.updateXip();
    this.watchdog.update();
  }

  /** What the blocks may ask. */
  private watch() {
    const { host } = this;
    return {
      now: () => host.clock.now,
      at: (timeNs: number, callback: () => void) => this.alarms.at(timeNs, callback),
      violation: (rule: string, text: string) => this.violation(rule, text),
      clocksChanged: () => this.updateClocks(),
      sysHertz: () => host.clock.hertz,
      refHertz: () => this.clocks.refFreq,
      periHertz: () => this.clocks.periFreq,
      xipChanged: () => this.updateXip(),
      blocksReset: (mask: number) => this.blocksReset(mask),
      blocksReleased: (mask: number) => {
        if (mask & (1 << TIMER)) this.timerClock.restart();
      },
      watchdogFired: () => host.watchdogFired(),
    };
  }

  /** What rp2040js would print is a violation here; what it takes for granted begins as after reset. */
  private tame(): void {
    this.logger = {
      debug() {},
      info() {},
      warn: (name, message) => this.violation("unmodelled", `${name}: ${message}`),
      error: (name, message) => this.violation("unmodelled", `${name}: ${message}`),
    };
    this.clkSys = ROSC_HERTZ;
    this.clkPeri = 0;
    this.xoscFreq = 0;
    this.roscFreq = ROSC_HERTZ;
    this.onBreak = () => {};
  }

  private takeMemory(): void {
    const self = this as unknown as Replaceable;
    const { ram, flash, rom } = this.host;
    self.sram = ram as Uint8Array<ArrayBuffer>;
    self.sramView = new DataView(self.sram.buffer);
    self.flash = flash.bytes as Uint8Array<ArrayBuffer>;
    self.flash16 = new Uint16Array(self.flash.buffer);
    self.flashView = new DataView(self.flash.buffer);
    self.bootrom = rom as Uint32Array<ArrayBuffer>;
  }

  private blocksFresh(): void {
    for (const pin of [...this.gpio, ...this.qspi]) {
      pin.padValue = PAD_FRESH;
      pin.irqStatus = LEVEL_LOW;
    }
    for (const base of Object.keys(this.peripherals)) {
      this.fresh.set(+base, new FreshState(this.peripherals[+base]!));
    }
  }

  /** Nothing of this chip goes on: it lost power, or a reset takes its place. */
  die(): void {
    this.alarms.dead = true;
  }

  /** The processor alone begins anew; everything around it stays as it is. */
  resetCore(): void {
    const { core, processor } = this;
    Object.assign(core, {
      PM: false,
      IPSR: 0,
      VTOR: 0,
      SPSEL: 0,
      nPRIV: false,
      currentMode: 0,
      waiting: false,
      enabledInterrupts: 0,
      pendingSystick: false,
      pendingPendSV: false,
      pendingSVCall: false,
    });
    this.ppb.reset();
    this.romState.busy = false;
    this.scr = 0;
    this.ssi.mode = "off";
    this.updateXip();
    processor.restart(this.bootrom[0]!, this.bootrom[1]! & ~1);
  }

  /** What a watchdog reset spared: blocks by RESETS' mask, SIO, the crystal. */
  carryOver(from: Chip, blocks: number, sio: boolean, crystal: boolean): void {
    if (crystal) this.crystal.carryOver(from.crystal);
    const pins = blocks & ((1 << IO_BANK0) | (1 << PADS_BANK0));
    this.resets.keep(pins & from.resets.done);
    if (sio) {
      this.sio.gpioValue = from.sio.gpioValue;
      this.sio.gpioOutputEnable = from.sio.gpioOutputEnable;
    }
    for (const [i, pin] of this.gpio.entries()) {
      if (pins & (1 << IO_BANK0)) pin.ctrl = from.gpio[i]!.ctrl;
      if (pins & (1 << PADS_BANK0)) pin.padValue = from.gpio[i]!.padValue;
    }
  }

  override reset(): void {
    // rp2040js would empty the flash here; ours outlives resets.
    this.pwm.reset();
  }

  violation(rule: string, text: string): void {
    this.host.violation(rule, text);
  }

  protected xipTrouble(): string | undefined {
    return this.ssi.trouble;
  }

  /** Whether fetches and reads may go straight to the flash's bytes. */
  updateXip(): void {
    const { processor, ssi, flashChip } = this;
    processor.flashLimit = ssi.trouble === undefined ? flashChip.firstUnstable : 0;
  }

  override updateClocks(): void {
    const { clocks, host, crystal } = this;
    this.xoscFreq = crystal.frequency;
    const usesCrystal = (clocks.refCtrl & 3) === 2;
    if (usesCrystal && !crystal.settled) {
      this.violation("xosc", `clk_ref runs on the crystal ${crystal.ageMs.toFixed(1)} ms after its start`);
    }
    const hertz = clocks.sysFreq;
    if (hertz === 0) this.violation("clocks", "clk_sys comes from a source that does not run");
    else if (hertz !== this.clkSys) {
      if (hertz > SYS_MOST) this.violation("clocks", `clk_sys runs at ${hertz / 1e6} MHz`);
      host.clock.setFrequency(hertz);
    }
    super.updateClocks();
    this.watchdog?.update();
    this.updateXip();
    this.processor.deadline = 0;
  }

  private blocksReset(mask: number): void {
    for (const [base, bit] of Object.entries(RESET_BIT)) {
      if (!(mask & (1 << bit))) continue;
      if (bit === SPI0 + this.host.wiring.spi) this.spiWatch.reset();
      this.fresh.get(+base)?.restore();
    }
    if (mask & (1 << IO_BANK0))
      this.pinsFresh((pin) => Object.assign(pin, { ctrl: CTRL_FRESH, irqEnableMask: 0, irqForceMask: 0 }));
    if (mask & (1 << PADS_BANK0)) this.pinsFresh((pin) => (pin.padValue = PAD_FRESH));
  }

  private pinsFresh(change: (pin: RP2040["gpio"][number]) => void): void {
    for (const pin of this.gpio) {
      change(pin);
      pin.checkForUpdates();
    }
    this.updateIOInterrupt();
  }

  protected answers(base: number, what: "read" | "write", address: number): boolean {
    const bit = RESET_BIT[base];
    if (bit === undefined || this.resets.isDone(bit)) return true;
    this.violation("reset", `${what} at ${hex(address)}: its block is in reset, or was released just now`);
    return false;
  }

  protected beforeWrite(base: number, offset: number, value: number, bytes: number): void {
    const uartOrSpi = base >= 0x40034 && base <= 0x40040;
    if (bytes < 4 && !uartOrSpi)
      this.violation("narrow", `write of ${bytes} bytes to a register at ${base.toString(16)}`);
    if (base !== 0x4003c + 4 * this.host.wiring.spi) return;
    if (offset === 8) this.spiWatch.checkQueue();
    if (offset === 0 || offset === 4 || offset === 16) this.spiWatch.checkSetUp();
  }

  protected resetRequested(): void {
    this.host.resetRequested();
  }

  protected readHarness(offset: number): number {
    if (offset === 4) {
      // The ROM waits: nothing can happen before the next event, so time goes there at once.
      const { clock } = this.host;
      if (this.romState.busy) clock.skipTo(Math.min(clock.queue.next, clock.horizon));
      this.processor.deadline = 0;
      return this.romState.busy ? 1 : 0;
    }
    return offset === 8 ? this.romState.result : 0;
  }

  protected writeHarness(offset: number, value: number): void {
    const { romState, host, ssi } = this;
    if (offset >= 0x10) romState.arguments[(offset - 0x10) >> 2] = value;
    if (offset !== 0) return;
    romCommand(
      {
        romState,
        ssi,
        flash: host.flash,
        ram: host.ram,
        bootMs: host.bootMs,
        at: (timeNs, callback) => this.alarms.at(timeNs, callback),
        now: () => host.clock.now,
        violation: (rule, text) => this.violation(rule, text),
        bootButton: () => host.bootButton(),
        usbBoot: (why) => host.usbBoot(why),
        xipChanged: () => this.updateXip(),
      },
      value,
    );
  }
}
