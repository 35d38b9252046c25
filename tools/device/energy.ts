// Owns the energy model of a session: charge by part from what the device did, and its figures with their sources.
import type { RefreshKind } from "./panel-uc8151-waveform.ts";

/** A current, and where it comes from. Currents at 3.3 V; the regulator is linear, so the battery gives as much. */
interface Figure {
  mA: number;
  source: string;
}

export const CURRENTS = {
  running: { mA: 21, source: "20 mA published for a Badger 2040 program at 125 MHz; scaled to 133 MHz" },
  waiting: {
    mA: 8,
    source: "assumption: WFI with all clocks on; an under-clocked Pico is published at 5.5 mA",
  },
  "waiting slowly": {
    mA: 3,
    source: "assumption: WFI at 12 MHz from the crystal, PLL off, unused clocks gated; to be measured",
  },
  off: { mA: 0.005, source: 'assumption: rail cut; "a few uA" are published for the Badger W' },
  refresh: { mA: 8, source: "26.4 mW at 3.3 V, Waveshare's figure for its 2.9 inch panel; all kinds alike" },
  booster: { mA: 1.5, source: "published for a panel whose booster was left on (GxEPD issue 11)" },
  erase: { mA: 20, source: "assumption: typical of W25Q datasheets, not read again" },
  program: { mA: 20, source: "assumption: typical of W25Q datasheets, not read again" },
} as const satisfies Record<string, Figure>;

/** Times of the flash, typical. W25Q16JV datasheet; to be checked. */
export const FLASH_MS = { erase: 45, program: 0.4 };

/** What a session was, in the device's own counts. */
export interface SessionLog {
  refreshes: readonly { kind: RefreshKind; startNs: number; endNs: number }[];
  /** panel's booster on, refreshes included */
  boosterOnNs: number;
  /** processor at work, halted in WFI with the rail on (at full clock, on the slow one), and rail off */
  runningNs: number;
  waitingNs: number;
  waitingSlowlyNs: number;
  offNs: number;
  /** sectors erased and pages programmed */
  erases: number;
  programs: number;
  /** turns of the game, to divide by */
  turns: number;
}

export interface EnergyReport {
  /** refreshes by kind, those that happened */
  refreshes: Partial<Record<RefreshKind, number>>;
  /** charge by part in mA s; a refresh under the name of its kind */
  mAs: Record<string, number>;
  total: number;
  refreshesPerTurn: number;
  mAsPerTurn: number;
}

/** Charge that the panel takes for a refresh of that length, booster's rise and discharge not counted. */
export const refreshCharge = (ms: number): number => (CURRENTS.refresh.mA * ms) / 1000;

export function energyOf(log: SessionLog): EnergyReport {
  const refreshes: Partial<Record<RefreshKind, number>> = {};
  const mAs: Record<string, number> = {};
  const add = (part: string, charge: number): void => {
    mAs[part] = (mAs[part] ?? 0) + charge;
  };
  let refreshNs = 0;
  for (const { kind, startNs, endNs } of log.refreshes) {
    refreshes[kind] = (refreshes[kind] ?? 0) + 1;
    refreshNs += endNs - startNs;
    add(kind, refreshCharge((endNs - startNs) / 1e6));
  }
  add("booster", (CURRENTS.booster.mA * Math.max(0, log.boosterOnNs - refreshNs)) / 1e9);
  const times = [
    ["running", log.runningNs],
    ["waiting", log.waitingNs],
    ["waiting slowly", log.waitingSlowlyNs],
    ["off", log.offNs],
  ] as const;
  for (const [part, ns] of times) add(part, (CURRENTS[part].mA * ns) / 1e9);
  const flashMs = CURRENTS.erase.mA * FLASH_MS.erase * log.erases;
  add("flash", (flashMs + CURRENTS.program.mA * FLASH_MS.program * log.programs) / 1000);
  const total = Object.values(mAs).reduce((sum, charge) => sum + charge, 0);
  const turns = Math.max(1, log.turns);
  return {
    refreshes,
    mAs,
    total,
    refreshesPerTurn: log.refreshes.length / turns,
    mAsPerTurn: total / turns,
  };
}

/** The report as lines for a person: parts by size, then the sums. */
export function energyLines(report: EnergyReport): string[] {
  const parts = Object.entries(report.mAs).sort(([, a], [, b]) => b - a);
  const lines = parts.map(([part, charge]) => {
    const count = report.refreshes[part as RefreshKind];
    const share = report.total > 0 ? Math.round((100 * charge) / report.total) : 0;
    const name = count === undefined ? part : `${part} refreshes (${count})`;
    return `${name.padEnd(24)}${charge.toFixed(2).padStart(10)} mAs${String(share).padStart(5)} %`;
  });
  lines.push(`${"in all".padEnd(24)}${report.total.toFixed(2).padStart(10)} mAs`);
  const turns = `${report.refreshesPerTurn.toFixed(1)} refreshes and ${report.mAsPerTurn.toFixed(1)} mAs a turn`;
  return [...lines, turns];
}

/** What the figures stand on, a line each. */
export const energySources = (): string[] =>
  Object.entries(CURRENTS).map(([part, { mA, source }]) => `${part}: ${mA} mA, ${source}`);

/** What the meter reads off a device; all counts only grow. */
export interface MeteredDevice {
  /** cycles that the processor worked; sleep does not count */
  readonly cycles: number;
  readonly timeMs: number;
  readonly clock: { readonly sleptSlowlyNs: number };
  readonly flash: { readonly erases: Uint32Array; readonly stepCount: number };
}

/** And off its panel. */
export interface MeteredPanel {
  readonly refreshes: SessionLog["refreshes"];
  readonly boosterOnNs: number;
}

/** Reads the counts when made, and again for the report: what happened between is the session. */
export class EnergyMeter {
  private readonly start: Counts;

  /** hertz: clock at which the cycles were done; the few at a slower one, at start and wake, are not told apart. */
  constructor(
    private readonly device: MeteredDevice,
    private readonly panel: MeteredPanel,
    private readonly hertz = 133e6,
  ) {
    this.start = countsOf(device, panel);
  }

  /** offMs: how much of the time the rail was off. */
  session(turns: number, offMs = 0): SessionLog {
    const { start, device, panel } = this;
    const now = countsOf(device, panel);
    const offNs = offMs * 1e6;
    const runningNs = ((now.cycles - start.cycles) / this.hertz) * 1e9;
    const waitingSlowlyNs = now.sleptSlowlyNs - start.sleptSlowlyNs;
    const awakeNs = (now.timeMs - start.timeMs) * 1e6 - offNs;
    const erases = now.erases - start.erases;
    return {
      refreshes: panel.refreshes.slice(start.refreshes),
      boosterOnNs: now.boosterOnNs - start.boosterOnNs,
      runningNs,
      waitingNs: Math.max(0, awakeNs - runningNs - waitingSlowlyNs),
      waitingSlowlyNs,
      offNs,
      erases,
      programs: now.steps - start.steps - erases,
      turns,
    };
  }

  report(turns: number, offMs = 0): EnergyReport {
    return energyOf(this.session(turns, offMs));
  }
}

type Counts = ReturnType<typeof countsOf>;

const countsOf = ({ cycles, timeMs, clock, flash }: MeteredDevice, panel: MeteredPanel) => ({
  cycles,
  timeMs,
  sleptSlowlyNs: clock.sleptSlowlyNs,
  refreshes: panel.refreshes.length,
  boosterOnNs: panel.boosterOnNs,
  erases: flash.erases.reduce((sum, count) => sum + count, 0),
  steps: flash.stepCount,
});
