// Owns which of rp2040js's blocks are replaced at a chip's birth, and the ADC's time.
import type { RP2040 } from "rp2040js";
import { type ClockHost, type Crystal, Pll, Rosc } from "./clocks.ts";
import { Random } from "./random.ts";
import { Registers } from "./resets.ts";
import { sleepClocks } from "./sleep-clocks.ts";
import { TimerClock, type Watchdog } from "./ticks.ts";

/** Fields of rp2040js that its types call read-only. */
export type Replaceable = { -readonly [K in keyof RP2040]: RP2040[K] };

const CTRL_FRESH = 0x1f;
/** status and control of six pins, then the interrupts */
const IO_QSPI_FRESH = Object.fromEntries(
  Array.from({ length: 23 }, (_, i) => [4 * i, i < 12 && i % 2 ? CTRL_FRESH : 0]),
);
/** voltage 1.10 V and in order; brown-out detector on; the last reset was by power */
const VREG_FRESH = { 0: 0x10b1, 4: 0x91, 8: 0x100 };
const ADC_CLOCKS = 96;
const ADC_MOST = 48.1e6;

interface Parts {
  crystal: Crystal;
  watchdog: Watchdog;
  seed: number;
}

/** Puts PLLs, ROSC, timer and plain registers in place; returns the timer's clock. */
export function placeBlocks(chip: RP2040, host: ClockHost, { crystal, watchdog, seed }: Parts): TimerClock {
  const fields = chip as unknown as Replaceable;
  const pllSys = new Pll(chip, "PLL_SYS", host, () => crystal);
  const pllUsb = new Pll(chip, "PLL_USB", host, () => crystal);
  fields.pllSys = pllSys as unknown as RP2040["pllSys"];
  fields.pllUsb = pllUsb as unknown as RP2040["pllUsb"];
  sleepClocks(chip, host);
  const timerClock = new TimerClock(watchdog.ticks);
  const oldTimer = chip.peripherals[0x40054]!;
  const Timer = oldTimer.constructor as new (chip: RP2040, name: string) => typeof oldTimer;
  const timerChip = Object.create(chip, { clock: { value: timerClock } }) as RP2040;
  Object.assign(chip.peripherals, {
    0x40018: new Registers(chip, "IO_QSPI", IO_QSPI_FRESH),
    0x40028: pllSys,
    0x4002c: pllUsb,
    0x40054: new Timer(timerChip, "TIMER"),
    0x40060: new Rosc(chip, host, new Random(seed)),
    0x40064: new Registers(chip, "VREG", VREG_FRESH, [8]),
  });
  return timerClock;
}

/** Conversions take 96 cycles of clk_adc, which has to run. */
export function timeAdc(
  chip: RP2040,
  crystal: Crystal,
  host: ClockHost & { at(timeNs: number, callback: () => void): () => void },
  analog: (channel: number) => number,
): void {
  chip.adc.onADCRead = (channel) => {
    const { adcCtrl, adcDiv } = chip.clocks;
    const sources = [chip.pllUsb.frequency, chip.pllSys.frequency, chip.roscFreq, crystal.frequency];
    const source = sources[(adcCtrl >>> 5) & 7] ?? 0;
    const hertz = adcCtrl & 0x800 ? source / ((adcDiv >>> 8) & 3 || 1) : 0;
    if (hertz === 0) return host.violation("adc", "a conversion is started without clk_adc");
    if (hertz > ADC_MOST) host.violation("adc", `clk_adc runs at ${hertz / 1e6} MHz`);
    if (channel === 4 && !chip.adc.temperatueEnable) host.violation("adc", "the temperature sensor is off");
    host.at(host.now() + (ADC_CLOCKS * 1e9) / hertz, () => chip.adc.completeADCRead(analog(channel), false));
  };
}
