// Owns the list of what silicon, flash or board would not take: each place once, with time, cycle and pc.
import type { PanelViolation } from "./panel.ts";
import { hex } from "./processor.ts";

/** More than that say nothing new. */
const MOST = 200;

/** Where the device was. */
export interface Place {
  timeMs: number;
  cycle: number;
  pc: number;
  /** " in function+offset", or nothing */
  name: string;
}

export class Violations {
  readonly list: string[] = [];
  private readonly seen = new Set<string>();
  private dropped = 0;

  constructor(private readonly place: () => Place) {}

  /** Returns the full sentence, or nothing when that place has been noted for the same reason. */
  add(rule: string, text: string): string | undefined {
    const { timeMs, cycle, pc, name } = this.place();
    // Times in the text differ at each pass through the same mistake.
    const key = `${rule}${text.replace(/[\d.]+ (ms|us)/g, "")}${pc}`;
    if (this.seen.has(key)) return undefined;
    this.seen.add(key);
    if (this.list.length >= MOST) {
      this.dropped++;
      return undefined;
    }
    const full = `${rule}: ${text} (at ${timeMs.toFixed(4)} ms, cycle ${cycle}, pc ${hex(pc)}${name})`;
    this.list.push(full);
    return full;
  }

  /** Takes all off the list. */
  take(): string[] {
    this.seen.clear();
    this.dropped = 0;
    return this.list.splice(0);
  }

  /** Throws when there are any, here or in the panel. */
  expectClean(panel: readonly PanelViolation[]): void {
    const all = [
      ...this.list,
      ...panel.map(({ rule, text, timeNs }) => `panel ${rule}: ${text} (at ${(timeNs / 1e6).toFixed(4)} ms)`),
    ];
    if (all.length === 0) return;
    const more = this.dropped ? `\n... and ${this.dropped} more` : "";
    throw new Error(`The device did what silicon would not take:\n${all.join("\n")}${more}`);
  }
}
