// Owns the gates of clocks in deep sleep: taken for granted, as long as all that ends a sleep keeps its clock.
import type { RP2040 } from "rp2040js";

interface Host {
  violation(rule: string, text: string): void;
}

/** SLEEP_EN0 and SLEEP_EN1 (RP2040 datasheet 2.15.7). */
const SLEEP_EN = 0xa8;
/**
 * Clocks that no sleep may lose here, by bit: registers of clocks, bus, pins, PLL, resets, ROM, SIO, RAM; RAM,
 * timer, watchdog, flash, crystal.
 */
const NEEDED = [0xf08d4d19, 0x7023];

/** Puts itself before rp2040js's block, which knows no gates. */
export function sleepClocks(chip: RP2040, host: Host): void {
  const { clocks } = chip;
  const read = clocks.readUint32.bind(clocks);
  const write = clocks.writeUint32.bind(clocks);
  const enabled = [0xffffffff, 0x7fff];
  clocks.readUint32 = (offset) => enabled[(offset - SLEEP_EN) / 4] ?? read(offset);
  clocks.writeUint32 = (offset, value) => {
    const index = (offset - SLEEP_EN) / 4;
    if (enabled[index] === undefined) return write(offset, value);
    enabled[index] = value >>> 0;
    const lost = NEEDED[index]! & ~value;
    if (lost) host.violation("unmodelled", `SLEEP_EN${index} without clocks ${(lost >>> 0).toString(16)}`);
  };
}
