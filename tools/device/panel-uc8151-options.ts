// Owns what differs between one UC8151 panel and the next, and what can be wrong with one.
import { QUICK_MOST } from "../../host/web/abi.ts";

/** How BUSY, or the whole panel, is broken. */
export type PanelFault = "none" | "busy-stuck-low" | "busy-stuck-high" | "absent";

export interface Uc8151Options {
  /** a frame at PLL code 3A, nominally 100 Hz; parts differ from 7 to 22 ms (measured 10.06, 13.5, 21.4) */
  frameMs: number;
  /** the maker's waveform, whole; 2.0 to 4.5 s are published for panels of this kind */
  otpMs: number;
  /** booster up and the temperature read; measured 36.6 and 96.6 ms */
  ponMs: number;
  /** booster down with one discharge frame; measured 20.8 and 39.7 ms */
  pofMs: number;
  /** from the command to BUSY's falling edge; drivers wait 200 us before they look */
  busyFallUs: number;
  /** after RST rises, commands are lost for this long */
  resetRecoveryUs: number;
  /** after RST rises, BUSY stays low for this long */
  resetBusyUs: number;
  /** shortest pulse on RST that counts */
  resetPulseUs: number;
  /** level of BUSY in deep sleep; the datasheet leaves it open */
  deepSleepBusy: boolean;
  /** refreshes since the last clean one that the policy may reach (rule U13) */
  quickLimit: number;
  /** booster on without a refresh (rule U13) */
  boosterIdleMs: number;
  /** frames at 10 V that a pixel's charge may be off (rule U12); twice the longest one-way drive in use */
  chargeLimit: number;
  /** longest refresh from tables that the firmware waits for (rule U12) */
  refreshLimitMs: number;
  /** bus clock; 100 ns is the shortest write cycle (rule U11) */
  spiLimitHz: number;
  fault: PanelFault;
  /** of the noise in the memory after power-up */
  seed: number;
}

export const UC8151_DEFAULTS: Uc8151Options = {
  frameMs: 10,
  otpMs: 4500,
  ponMs: 40,
  pofMs: 25,
  busyFallUs: 150,
  resetRecoveryUs: 1000,
  resetBusyUs: 0,
  resetPulseUs: 50,
  deepSleepBusy: false,
  quickLimit: QUICK_MOST,
  boosterIdleMs: 2000,
  chargeLimit: 128,
  refreshLimitMs: 8000,
  spiLimitHz: 10e6,
  fault: "none",
  seed: 1,
};
