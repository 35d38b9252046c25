// Owns which tab has the console: one at a time, the other may take it over after the first has saved.

// The first tab gets this long to save before the lock is taken from it: it may be frozen or gone.
const YIELD_LIMIT_MS = 2000;
// Without Web Locks (a page over plain http in the local network) another tab has this long to answer.
const ANSWER_LIMIT_MS = 400;
const NAME = "deadink";

type Word = "who?" | "mine" | "give" | "given";

/** This tab's claim on the console. */
export class Claim {
  private readonly channel = new BroadcastChannel(NAME);
  private readonly locks: LockManager | undefined = navigator.locks;
  private held = false;
  private letGo: () => void = () => undefined;

  /**
   * `asked` runs when another tab wants the console: save and stop, then it goes over. `lost` runs when it was taken
   * without waiting: write nothing more.
   */
  constructor(
    private readonly asked: () => Promise<void>,
    private readonly lost: () => void,
  ) {
    this.channel.addEventListener("message", (event: MessageEvent<Word>) => void this.hear(event.data));
  }

  /** Takes the console if no other tab has it; resolves to whether it is ours. */
  async take(): Promise<boolean> {
    if (this.locks) return this.lock({ ifAvailable: true });
    this.held = !(await this.ask("who?", "mine", ANSWER_LIMIT_MS));
    return this.held;
  }

  /** Takes it from the other tab, after it has saved if it still answers. */
  async takeOver(): Promise<void> {
    const given = await this.ask("give", "given", YIELD_LIMIT_MS);
    if (!this.locks) this.held = true;
    else if (!given || !(await this.lock({ ifAvailable: true }))) await this.lock({ steal: true });
  }

  private async hear(word: Word): Promise<void> {
    if (!this.held) return;
    if (word === "who?") this.say("mine");
    if (word !== "give") return;
    await this.asked();
    this.held = false;
    this.letGo();
    // The lock is free only after the browser has noticed; a moment later the other tab finds it so.
    setTimeout(() => this.say("given"), 0);
  }

  private say(word: Word): void {
    this.channel.postMessage(word);
  }

  /** Says a word and waits for the answer; resolves to whether it came in time. */
  private ask(word: Word, answer: Word, limit: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (heard: boolean): void => {
        clearTimeout(timer);
        this.channel.removeEventListener("message", listen);
        resolve(heard);
      };
      const listen = (event: MessageEvent<Word>): void => {
        if (event.data === answer) end(true);
      };
      const timer = setTimeout(() => end(false), limit);
      this.channel.addEventListener("message", listen);
      this.say(word);
    });
  }

  /** Holds the browser's lock until it is given away; it goes with the tab, however that ends. */
  private lock(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      let asked = false;
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        asked = true;
        this.held = lock !== null;
        resolve(this.held);
        return lock ? new Promise((free) => (this.letGo = free)) : undefined;
      };
      (this.locks as LockManager).request(NAME, options, hold).catch(() => {
        // Either another tab stole it, or this browser refuses locks: then the saves' numbers alone guard them.
        this.held = !asked;
        if (asked) this.lost();
        else resolve(true);
      });
    });
  }
}
