// Owns a player of pocket who knows only the buttons and what the screen says: seats, plain plans, whole games.
import * as abi from "../../host/web/abi.ts";
import { ButtonPlayer } from "./button-player.ts";

/** Who sits at the table, seat by seat: a human, or a computer's level. */
export type Kind = "H" | 1 | 2 | 3;

/** How a game ended, in the words of its end screen. */
export type Ending = "won" | "midnight" | "dead";

/** Most presses of one game: 27 cards, a few decisions of all seats for each. */
const MOST_PRESSES = 4000;
const WORDS: Record<string, string> = { H: "Human", 1: "Computer 1", 2: "Computer 2", 3: "Computer 3" };

export class PocketPlayer extends ButtonPlayer {
  /** On the new game screen: these seats, the others empty. */
  seat(kinds: Kind[]): void {
    for (let seat = 7; seat >= kinds.length; seat--) this.setSeat(seat, "Empty");
    kinds.forEach((kind, seat) => this.setSeat(seat, WORDS[kind]!));
  }

  private setSeat(seat: number, words: string): void {
    // A seat that the screen does not have is empty.
    const row = (): string => new RegExp(`^(▶ )?${seat + 1} (.*)$`, "m").exec(this.text)?.[2] ?? "Empty";
    if (row().endsWith(words)) return;
    if (!this.goTo(`${seat + 1} `)) throw new Error(`seat ${seat + 1} is out of reach:\n${this.text}`);
    for (let i = 0; !row().endsWith(words); i++) {
      if (i === 6) throw new Error(`seat ${seat + 1} is never "${words}":\n${this.text}`);
      this.press(abi.PRESS_B);
    }
  }

  /** A new game with these seats, begun. */
  begin(seed: number, kinds: Kind[]): this {
    this.start(seed);
    this.seat(kinds);
    this.choose("Start the game");
    return this;
  }

  /** The ending that the screen tells of, or null. */
  get ending(): Ending | null {
    if (!this.text.includes("Play again")) return null;
    if (this.text.startsWith("The curse is broken!")) return "won";
    return this.text.startsWith("Midnight") ? "midnight" : "dead";
  }

  /** The picture in which one seat picks: A flees, C fights. */
  get picks(): boolean {
    return this.text.includes("A: Flee") && this.text.includes("C: Fight");
  }

  /** One decision by a plain plan; `pick` chooses among n ways that are all the same to it. */
  decide(pick: (n: number) => number): void {
    if (this.picks) this.press(pick(10) < 7 ? abi.PRESS_C : abi.PRESS_A);
    else if (/^This (kills|loses)/m.test(this.text)) this.choose(this.rows()[pick(2)]!);
    else if (this.selected === "") this.press(abi.PRESS_B);
    else if (this.goTo("Bury the totem") || this.goTo("Search for the totem")) this.press(abi.PRESS_B);
    else {
      // The preselected row is the usual one.
      if (pick(3) === 0) for (let i = pick(4); i > 0; i--) this.press(abi.PRESS_DOWN);
      this.press(abi.PRESS_B);
    }
  }

  /** Plays on to the end of the game. */
  playOn(pick: (n: number) => number): Ending {
    for (this.presses = 0; this.presses < MOST_PRESSES;) {
      if (this.ending) return this.ending;
      this.decide(pick);
    }
    throw new Error(`no end after ${MOST_PRESSES} presses:\n${this.text}`);
  }
}
