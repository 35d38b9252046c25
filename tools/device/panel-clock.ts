// Owns a clock that a test drives by hand, for panel models that run without a device around them.
import type { PanelHost } from "./panel.ts";

interface Alarm {
  timeNs: number;
  callback: () => void;
}

export class PanelClock implements PanelHost {
  private timeNs = 0;
  private alarms: Alarm[] = [];

  now(): number {
    return this.timeNs;
  }

  at(timeNs: number, callback: () => void): () => void {
    const alarm = { timeNs: Math.max(timeNs, this.timeNs), callback };
    this.alarms.push(alarm);
    return () => (this.alarms = this.alarms.filter((other) => other !== alarm));
  }

  /** Lets that much time pass; alarms go off on their way, in order. */
  advance(ms: number): void {
    this.runTo(this.timeNs + Math.round(ms * 1e6));
  }

  /** The same, up to a moment. */
  runTo(end: number): void {
    for (;;) {
      const next = this.earliest();
      if (next === undefined || next.timeNs > end) break;
      this.alarms = this.alarms.filter((alarm) => alarm !== next);
      this.timeNs = next.timeNs;
      next.callback();
    }
    this.timeNs = Math.max(this.timeNs, end);
  }

  private earliest(): Alarm | undefined {
    let first: Alarm | undefined;
    for (const alarm of this.alarms) if (first === undefined || alarm.timeNs < first.timeNs) first = alarm;
    return first;
  }
}
