// Owns the chip's lives: power-on, resets of every kind, power lost; what outlives which of them.
import type { Board } from "./board.ts";
import { Chip, ROSC_HERTZ } from "./chip.ts";
import type { CrystalOptions } from "./clocks.ts";
import type { Flash } from "./flash.ts";
import { RAM_BYTES } from "./processor.ts";
import type { Random } from "./random.ts";
import { romImage } from "./rom.ts";
import type { WorldClock } from "./world.ts";

/** Bits of PSM WDSEL (RP2040 datasheet 2.13). */
const PROCESSORS = (1 << 15) | (1 << 16);
const PROC0 = 1 << 15;
const SIO = 1 << 14;
const RESETS = 1 << 3;
const CLOCKS = 1 << 2;
const XOSC = 1 << 1;
const PSM = 0x40010;
const WDSEL = 0x08;

/** off: no power; usb-boot: the ROM waits for an image; a locked-up processor counts as running. */
export type DeviceState = "off" | "running" | "usb-boot";

interface Host {
  readonly clock: WorldClock;
  readonly flash: Flash;
  readonly board: Board;
  readonly random: Random;
  readonly crystal: CrystalOptions;
  readonly bootMs: number;
  readonly seed: number;
  violation(rule: string, text: string): void;
  /** the stack pointer may not go below this */
  stackGuard(): number;
}

export class Lives {
  chip: Chip | undefined;
  state: DeviceState = "off";
  /** why the ROM waits for an image */
  usbBootReason = "";
  readonly ram = new Uint8Array(RAM_BYTES);
  /** how often the chip began anew, by cause */
  readonly resets = { power: 0, watchdog: 0, pin: 0, processor: 0 };
  private readonly rom = romImage();
  private readonly memory = { scratch: new Uint32Array(8), reason: 0 };
  private pending: (() => void) | undefined;
  private cyclesBefore = 0;

  constructor(private readonly host: Host) {}

  /** Cycles done in all lives. */
  get cycles(): number {
    return this.cyclesBefore + (this.chip?.core.cycles ?? 0);
  }

  /** A reset that came in the middle of an instruction takes place now. */
  settle(): void {
    const { pending } = this;
    this.pending = undefined;
    pending?.();
  }

  power(on: boolean): void {
    if (on) {
      this.forgetScratch();
      this.begin("power");
    } else {
      this.host.flash.cut();
      this.end();
      this.state = "off";
    }
    // RAM comes up with anything, and nothing stays in it.
    this.host.random.fill(this.ram);
  }

  /** The RUN pin goes low for a moment. */
  resetPin(): void {
    if (this.state === "off") return;
    this.host.flash.forget();
    this.host.board.excuseReset();
    this.forgetScratch();
    this.begin("pin");
  }

  private forgetScratch(): void {
    this.memory.scratch.fill(0);
    this.memory.reason = 0;
  }

  private end(): void {
    const { chip, host } = this;
    this.pending = undefined;
    if (!chip) return;
    this.cyclesBefore += chip.core.cycles;
    chip.die();
    chip.processor.deadline = 0;
    host.board.detach();
    host.clock.restartCycles(() => (this.chip = undefined));
  }

  /** A chip fresh from reset; when one runs, once its instruction under way is over. */
  private begin(cause: keyof Lives["resets"], carry: (from: Chip, to: Chip) => void = () => {}): void {
    const old = this.chip;
    const change = (): void => {
      this.end();
      this.resets[cause]++;
      this.state = "running";
      const { host } = this;
      const chip = this.makeChip();
      if (old) carry(old, chip);
      host.clock.restartCycles(() => (this.chip = chip));
      host.clock.setFrequency(ROSC_HERTZ);
      chip.processor.stackGuard = host.stackGuard();
      host.board.attach(chip);
    };
    if (!old) return change();
    old.processor.deadline = 0;
    this.pending = change;
  }

  private makeChip(): Chip {
    const { host, ram, rom, memory } = this;
    const { clock, flash, crystal, board, bootMs } = host;
    return new Chip({
      clock,
      flash,
      ram,
      rom,
      memory,
      crystal,
      bootMs,
      wiring: board.facts.panel,
      seed: host.seed + this.resets.power + this.resets.watchdog,
      violation: (rule, text) => host.violation(rule, text),
      analog: (channel) => board.analog(channel),
      bootButton: () => board.userHeld,
      watchdogFired: () => this.watchdogFired(),
      resetRequested: () => this.resetRequested(),
      usbBoot: (why) => this.usbBoot(why),
    });
  }

  private watchdogFired(): void {
    const { chip, host } = this;
    if (!chip) return;
    const psm = chip.peripherals[PSM]!.readUint32(WDSEL);
    if (!(psm & PROC0)) {
      host.violation("watchdog", "it fires, but PSM WDSEL does not name the processor: nothing is reset");
      return;
    }
    host.flash.forget();
    if ((psm & ~PROCESSORS) === 0) {
      this.resets.watchdog++;
      return chip.resetCore();
    }
    if (!(psm & CLOCKS)) {
      host.violation("unmodelled", "a watchdog reset that spares the clocks, but not all else");
    }
    const kept = psm & RESETS ? 0 : ~chip.resets.wdsel;
    this.begin("watchdog", (from, to) => to.carryOver(from, kept, (psm & SIO) === 0, (psm & XOSC) === 0));
  }

  private resetRequested(): void {
    this.resets.processor++;
    this.host.flash.forget();
    this.chip?.resetCore();
  }

  private usbBoot(why: string): void {
    this.state = "usb-boot";
    this.usbBootReason = why;
    if (this.chip) this.chip.processor.deadline = 0;
  }
}
