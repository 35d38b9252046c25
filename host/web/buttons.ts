// Owns what five buttons mean: short and long presses, the chord that leaves. Pure: time comes from outside.
import * as abi from "./abi.ts";

export type Button = "A" | "B" | "C" | "UP" | "DOWN";

export const BUTTONS: readonly Button[] = ["A", "B", "C", "UP", "DOWN"];

const SHORT: Record<Button, number> = {
  A: abi.PRESS_A,
  B: abi.PRESS_B,
  C: abi.PRESS_C,
  UP: abi.PRESS_UP,
  DOWN: abi.PRESS_DOWN,
};
const LONG: Record<Button, number> = {
  A: abi.PRESS_LONG_A,
  B: abi.PRESS_LONG_B,
  C: abi.PRESS_LONG_C,
  UP: abi.PRESS_LONG_UP,
  DOWN: abi.PRESS_LONG_DOWN,
};
// These have a long meaning, so their short press counts when they are let go.
const AT_RELEASE: ReadonlySet<Button> = new Set<Button>(["A", "UP"]);

/** Where presses go, and the clock. */
export interface ButtonHost {
  /** a press that began at that moment and counts now */
  press(code: number, begun: number): void;
  /** A and C were held together from that moment on */
  leave(begun: number): void;
  /** which buttons are down, for the drawing */
  show(down: ReadonlySet<Button>): void;
  now(): number;
  after(ms: number, then: () => void): number;
  cancel(timer: number): void;
}

interface Hold {
  begun: number;
  /** runs out when the press is long; 0 once it did or may not */
  timer: number;
  /** nothing more comes from this hold */
  spent: boolean;
}

/** The five buttons. A button may be held by several things at once (a finger and a key): the first and last count. */
export class Buttons {
  private readonly holds = new Map<Button, Hold>();
  private readonly holders = new Map<Button, Set<string>>();
  private chord = 0;
  /** the chord was held: everything is swallowed until A and C are up */
  private chorded = false;

  constructor(private readonly host: ButtonHost) {}

  /** Something, named by `holder`, pushes a button down. */
  down(button: Button, holder: string): void {
    const holders = this.holders.get(button) ?? new Set();
    this.holders.set(button, holders.add(holder));
    if (this.holds.has(button)) return;
    const hold: Hold = { begun: this.host.now(), timer: 0, spent: this.chorded };
    this.holds.set(button, hold);
    this.host.show(new Set(this.holds.keys()));
    if (hold.spent) return;
    if (!AT_RELEASE.has(button)) this.host.press(SHORT[button], hold.begun);
    this.awaitLong(button, hold);
    if (this.holds.has("A") && this.holds.has("C")) this.beginChord();
  }

  /** It lets go. */
  up(button: Button, holder: string): void {
    const hold = this.release(button, holder);
    if (hold && !hold.spent && AT_RELEASE.has(button)) this.host.press(SHORT[button], hold.begun);
  }

  /** It is gone without letting go (focus lost, touch taken away): nothing counts. */
  abandon(button: Button, holder: string): void {
    this.release(button, holder);
  }

  /** All of them are gone. */
  abandonAll(): void {
    for (const [button, holders] of this.holders) {
      for (const holder of [...holders]) this.abandon(button, holder);
    }
  }

  /** Ends one holder; returns the hold when it was the last. */
  private release(button: Button, holder: string): Hold | null {
    const holders = this.holders.get(button);
    if (!holders?.delete(holder) || holders.size > 0) return null;
    const hold = this.holds.get(button) ?? null;
    this.holds.delete(button);
    if (hold) this.host.cancel(hold.timer);
    this.host.show(new Set(this.holds.keys()));
    if (button === "A" || button === "C") this.endChord();
    return hold;
  }

  private awaitLong(button: Button, hold: Hold): void {
    const wait = Math.max(0, hold.begun + abi.LONG_PRESS_MS - this.host.now());
    hold.timer = this.host.after(wait, () => {
      hold.spent = true;
      this.host.press(LONG[button], hold.begun);
    });
  }

  /** A and C are both down: neither becomes long while the other is held. */
  private beginChord(): void {
    for (const button of ["A", "C"] as const) this.host.cancel(this.holds.get(button)?.timer ?? 0);
    const begun = this.host.now();
    this.chord = this.host.after(abi.LONG_PRESS_MS, () => {
      this.chord = 0;
      for (const hold of this.holds.values()) {
        this.host.cancel(hold.timer);
        hold.spent = true;
      }
      this.chorded = true;
      this.host.leave(begun);
    });
  }

  /** One of the two was let go: the other is an ordinary press again. */
  private endChord(): void {
    this.host.cancel(this.chord);
    this.chord = 0;
    if (!this.holds.has("A") && !this.holds.has("C")) this.chorded = false;
    for (const button of ["A", "C"] as const) {
      const hold = this.holds.get(button);
      if (hold && !hold.spent) this.awaitLong(button, hold);
    }
  }
}
