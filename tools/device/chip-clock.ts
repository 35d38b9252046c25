// Owns the world's time as rp2040js wants to see it; dies with the chip it was made for.
import type { WorldClock } from "./world.ts";

export class ChipClock {
  /** the chip was reset or lost power: none of its alarms goes off any more */
  dead = false;

  constructor(private readonly world: WorldClock) {}

  get nanos(): number {
    return this.world.now;
  }

  createAlarm(callback: () => void): { schedule(delta: number): void; cancel(): void } {
    let cancel = (): void => {};
    return {
      schedule: (delta) => {
        cancel();
        cancel = this.at(this.world.now + delta, callback);
      },
      cancel: () => cancel(),
    };
  }

  at(timeNs: number, callback: () => void): () => void {
    return this.world.at(timeNs, () => {
      if (!this.dead) callback();
    });
  }
}
