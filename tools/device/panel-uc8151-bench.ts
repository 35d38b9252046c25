// Owns a UC8151 panel on a table: driven by commands and a clock of the test, without a device around it.
import type { Glass } from "./glass.ts";
import { PanelClock } from "./panel-clock.ts";
import type { Uc8151Options } from "./panel-uc8151-options.ts";
import { Uc8151Panel } from "./panel-uc8151.ts";

export class Uc8151Bench extends Uc8151Panel {
  readonly clock = new PanelClock();

  constructor(options: Partial<Uc8151Options> = {}, glass?: Glass) {
    super(options, glass);
    this.attach(this.clock);
  }

  /** Rail up and a proper reset. */
  start(): void {
    this.power(true);
    this.pulseReset();
  }

  pulseReset(lowMs = 10, highMs = 10): void {
    this.pins({ ...this.levels, reset: false });
    this.clock.advance(lowMs);
    this.pins({ ...this.levels, reset: true });
    this.clock.advance(highMs);
  }

  command(code: number, ...parameters: number[]): void {
    this.pins({ ...this.levels, cs: false, dc: false });
    this.transfer(code);
    this.pins({ ...this.levels, cs: true });
    if (parameters.length > 0) this.data(parameters);
  }

  data(bytes: ArrayLike<number>): void {
    this.pins({ ...this.levels, cs: false, dc: true });
    for (let i = 0; i < bytes.length; i++) this.transfer(bytes[i]!);
    this.pins({ ...this.levels, cs: true });
  }

  /** Lets time pass until what runs ought to have ended, as a patient driver does. */
  wait(): void {
    this.clock.advance(0.2);
    const { operation } = this.work;
    if (operation) this.clock.advance((operation.endNs - this.clock.now()) / 1e6);
  }

  /** Looks whether the last command got all its data; for the end of a test. */
  finish(): void {
    this.memory.close();
  }
}
