// Owns time outside the chip: what happens when, in nanoseconds, through resets and power cuts.

interface Event {
  timeNs: number;
  order: number;
  callback: (() => void) | undefined;
}

/** A queue of events in time order; equal times keep the order in which they were asked for. */
export class EventQueue {
  private readonly heap: Event[] = [];
  private order = 0;

  /** Time of the next event, or Infinity. */
  get next(): number {
    this.dropCancelled();
    return this.heap[0]?.timeNs ?? Infinity;
  }

  /** Calls back at that time; the result takes it back. */
  at(timeNs: number, callback: () => void): () => void {
    const event: Event = { timeNs, order: this.order++, callback };
    this.heap.push(event);
    this.rise(this.heap.length - 1);
    return () => {
      event.callback = undefined;
    };
  }

  /** Takes the first event due by `timeNs`, or undefined. */
  take(timeNs: number): { timeNs: number; run: () => void } | undefined {
    this.dropCancelled();
    const first = this.heap[0];
    if (!first || first.timeNs > timeNs) return undefined;
    const run = first.callback!;
    first.callback = undefined;
    this.removeFirst();
    return { timeNs: first.timeNs, run };
  }

  private dropCancelled(): void {
    while (this.heap[0] && !this.heap[0].callback) this.removeFirst();
  }

  private removeFirst(): void {
    const last = this.heap.pop()!;
    if (this.heap.length) {
      this.heap[0] = last;
      this.sink();
    }
  }

  private before(a: number, b: number): boolean {
    const [left, right] = [this.heap[a]!, this.heap[b]!];
    return left.timeNs < right.timeNs || (left.timeNs === right.timeNs && left.order < right.order);
  }

  private swap(a: number, b: number): void {
    const kept = this.heap[a]!;
    this.heap[a] = this.heap[b]!;
    this.heap[b] = kept;
  }

  private rise(index: number): void {
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.before(index, parent)) return;
      this.swap(index, parent);
      index = parent;
    }
  }

  private sink(): void {
    for (let index = 0; ;) {
      const left = 2 * index + 1;
      const right = left + 1;
      let least = index;
      if (left < this.heap.length && this.before(left, least)) least = left;
      if (right < this.heap.length && this.before(right, least)) least = right;
      if (least === index) return;
      this.swap(index, least);
      index = least;
    }
  }
}

/** Clock of the processor at work (boards/rp2040/clocks.c). */
const FULL_HERTZ = 133e6;

/** World time of a running or stopped chip: exact between events, read through the cycles done. */
export class WorldClock {
  readonly queue = new EventQueue();
  /** how long the processor slept, with power, on a slower clock than the one it works at */
  sleptSlowlyNs = 0;
  private baseNs = 0;
  private baseCycles = 0;
  private nsPerCycle = 1e9 / 6.5e6;
  /** nobody may skip beyond this: where the present run ends */
  horizon = 0;
  /** cycles done by the processor; set by the device */
  cycles: () => number = () => 0;
  /** called when an event was put before the one the processor runs towards */
  onEarlier: (timeNs: number) => void = () => {};

  get now(): number {
    return this.baseNs + (this.cycles() - this.baseCycles) * this.nsPerCycle;
  }

  at(timeNs: number, callback: () => void): () => void {
    const cancel = this.queue.at(Math.max(timeNs, this.now), callback);
    this.onEarlier(timeNs);
    return cancel;
  }

  /** How the processor's cycles become time from now on. */
  setFrequency(hertz: number): void {
    this.settle();
    this.nsPerCycle = 1e9 / hertz;
  }

  get hertz(): number {
    return 1e9 / this.nsPerCycle;
  }

  /** Moves time on without cycles: the processor sleeps, or there is none. */
  skipTo(timeNs: number, sleeps = false): void {
    const { now } = this;
    if (timeNs <= now) return;
    if (sleeps && this.hertz < FULL_HERTZ - 1) this.sleptSlowlyNs += timeNs - now;
    this.baseNs = timeNs;
    this.baseCycles = this.cycles();
  }

  /** The cycle count at which `timeNs` is reached. */
  cycleAt(timeNs: number): number {
    return this.baseCycles + Math.ceil((timeNs - this.baseNs) / this.nsPerCycle);
  }

  /** When the processor will have done that many cycles, if it does not sleep. */
  timeOfCycle(cycles: number): number {
    return this.baseNs + (cycles - this.baseCycles) * this.nsPerCycle;
  }

  /** The processor's counter starts anew. */
  restartCycles(change: () => void): void {
    const now = this.now;
    change();
    this.baseNs = now;
    this.baseCycles = this.cycles();
  }

  private settle(): void {
    const now = this.now;
    this.baseNs = now;
    this.baseCycles = this.cycles();
  }
}
