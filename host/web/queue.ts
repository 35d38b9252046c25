// Owns the order of work on the console: one job at a time, presses never lost, steps of a busy cartridge in between.

interface Job {
  /** when the press began; jobs of the host have no moment and are never dropped */
  begun: number;
  work(): Promise<void>;
}

/** What the queue asks of its owner. */
export interface QueueOwner {
  /** whether the cartridge has work left (MORE) */
  stepDue(): boolean;
  step(): Promise<void>;
  /** takes what a job or a step threw */
  fail(error: unknown): Promise<void>;
  /** nothing is left to do */
  rest(): void;
}

/** A queue of jobs. */
export class Queue {
  private jobs: Job[] = [];
  private busy = false;
  private closed = false;

  constructor(private readonly owner: QueueOwner) {}

  get isBusy(): boolean {
    return this.busy;
  }

  /** Adds a job; resolves when it is done, also when it failed and the owner took the failure. */
  add(work: () => Promise<void>, begun = Infinity): Promise<void> {
    if (this.closed) return Promise.resolve();
    return new Promise((resolve) => {
      const guarded = (): Promise<void> =>
        work()
          .catch((error: unknown) => this.owner.fail(error))
          .then(resolve);
      this.jobs.push({ begun, work: guarded });
      void this.pump();
    });
  }

  /** Drops the jobs of presses that began at that moment or before. */
  dropBegun(moment: number): void {
    this.jobs = this.jobs.filter((job) => job.begun > moment);
  }

  /** Drops everything and takes nothing more. */
  close(): void {
    this.closed = true;
    this.jobs = [];
  }

  /** Works off the queue. While a step is due, at most one waiting job goes before it. */
  private async pump(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (!this.closed && (this.jobs.length > 0 || this.owner.stepDue())) {
      const due = this.owner.stepDue();
      await this.jobs.shift()?.work();
      if (due && this.owner.stepDue())
        await this.owner.step().catch((error: unknown) => this.owner.fail(error));
    }
    this.busy = false;
    this.owner.rest();
  }
}
