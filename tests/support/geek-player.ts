// Owns a player of geek who knows only the buttons and what the screen says, and plays so that games come to an end.
import * as abi from "../../host/web/abi.ts";
import { ButtonPlayer } from "./button-player.ts";

/** Who sits somewhere: a person, or a computer of a level. */
export type Kind = "H" | 1 | 2 | 3;

const SEATS = 5;
/** More than any game of these players takes. */
const MOST_TURNS = 3000;

export class GeekPlayer extends ButtonPlayer {
  /** A game with these seats, from the new game screen on, up to the first screen that waits. */
  begin(seed: number, kinds: Kind[]): this {
    this.start(seed);
    this.sit(kinds);
    this.choose("Start the game");
    return this;
  }

  /** Sets the seats on the new game screen. */
  sit(kinds: Kind[]): void {
    for (let seat = SEATS; seat > kinds.length; seat--) {
      // An empty place behind the next free one cannot be reached, and need not.
      if (this.goTo(`${seat} `))
        for (let i = 0; i < SEATS && !this.selected.includes("Empty"); i++) this.press(abi.PRESS_B);
    }
    kinds.forEach((kind, seat) => {
      this.goTo(`${seat + 1} `);
      const wanted = kind === "H" ? "Human" : `Computer ${kind}`;
      while (!this.selected.includes(wanted)) this.press(abi.PRESS_B);
    });
  }

  get isOver(): boolean {
    return this.text.includes("Play again") && this.text.includes("A: Menu");
  }

  get isWalking(): boolean {
    return this.text.includes("A: Left");
  }

  /** Plays on to the end; pick(n) answers below n. */
  playOn(pick: (n: number) => number): void {
    for (let turn = 0; !this.isOver; turn++) {
      if (turn === MOST_TURNS) throw new Error(`it never ends:\n${this.text}`);
      this.decide(pick);
    }
  }

  /** One decision: walks go somewhere, of lists it is mostly the row that is offered. */
  decide(pick: (n: number) => number): void {
    if (this.isWalking) return this.walk(pick);
    if (this.selected && pick(5) === 0) this.press(abi.PRESS_DOWN);
    this.press(abi.PRESS_B);
    if (this.text.includes("A: Cancel")) this.trade();
  }

  /** Moves the first thing over, and ends the turn. */
  private trade(): void {
    this.press(abi.PRESS_B);
    this.press(abi.PRESS_UP);
    this.press(abi.PRESS_B);
    if (this.text.includes("A: Cancel")) this.press(abi.PRESS_A);
    if (this.goTo("End turn")) this.press(abi.PRESS_B);
  }

  private walk(pick: (n: number) => number): void {
    // A step by itself now and then: what is boarded in has nothing to go to.
    if (pick(4) === 0) {
      this.press([abi.PRESS_A, abi.PRESS_C, abi.PRESS_UP, abi.PRESS_DOWN][pick(4)]!);
      return;
    }
    const carriesAll = /\bkeys gas\b/.test(this.text);
    const prowls = this.text.includes(": move ");
    this.press(abi.PRESS_B);
    if (prowls) return this.prowl();
    // Who boards the only door behind herself has no other way out.
    if (pick(3) === 0 && this.goTo("Break boards")) return this.twice(abi.PRESS_B);
    if (!this.goTo("Go to")) return this.stop();
    this.press(abi.PRESS_B);
    if (!carriesAll || !this.goTo("Truck")) for (let i = pick(4); i > 0; i--) this.press(abi.PRESS_DOWN);
    const before = this.text;
    this.press(abi.PRESS_B);
    if (this.text !== before) return;
    this.press(abi.PRESS_A);
    this.stop();
  }

  private twice(code: number): void {
    this.press(code);
    this.press(code);
  }

  /** A monster attacks where it can, else it stays. */
  private prowl(): void {
    if (!this.goTo("Attack")) this.goTo("Stay here");
    this.press(abi.PRESS_B);
  }

  /** Ends the walk from the list of what can be done, or takes the first row. */
  private stop(): void {
    this.goTo("Stop here");
    this.press(abi.PRESS_B);
  }
}
