// Owns a player of piecepack who knows only the buttons and what the screen says.
import * as abi from "../../host/web/abi.ts";
import { ButtonPlayer } from "./button-player.ts";

/** How a game ended, in the words of its end screen. */
export type Ending = "won" | "killed" | "out of time";

/** Most presses of one game; a game has 23 turns of at most 4 decisions of at most 6 presses. */
const MOST_PRESSES = 1500;

export class PiecepackPlayer extends ButtonPlayer {
  /** The ending that the screen tells of, or null. */
  get ending(): Ending | null {
    if (/^You won!$/m.test(this.text)) return "won";
    if (!/^You lost$/m.test(this.text)) return null;
    return this.text.includes("The time is up") ? "out of time" : "killed";
  }

  /** One decision by a simple plan; `pick` chooses among n ways that are all the same to it. */
  decide(pick: (n: number) => number): void {
    const bar = this.text.split("\n")[0]!;
    if (bar.includes("where to?")) this.move(pick);
    else if (bar.includes("zombie")) this.fight();
    else this.press(abi.PRESS_B); // the end of the turn, or a dialog's preselected row
  }

  private move(pick: (n: number) => number): void {
    const carried = this.text.includes("totem carried");
    if (this.goTo("Stay here")) this.press(abi.PRESS_B);
    else if (carried && this.goTo("To the Patio")) this.press(abi.PRESS_B);
    else if (this.goTo("New room") && (!carried || pick(3) > 0)) this.press(abi.PRESS_B);
    else if (this.goTo("Break a wall") && pick(4) > 0) {
      this.press(abi.PRESS_B);
      this.choose("Break the wall");
    } else {
      const ways = this.rows().filter((row) => row.startsWith("Back"));
      this.choose(ways[pick(ways.length)] ?? this.selected);
    }
  }

  /** The way that costs least. */
  private fight(): void {
    const cost = (row: string): number => Number(/lose (\d+)/.exec(row)?.[1] ?? 9);
    const rows = this.rows();
    this.choose(rows.reduce((best, row) => (cost(row) < cost(best) ? row : best)));
    if (this.text.includes("This kills you")) this.choose("Fight and die");
  }

  /** Plays from the new game screen to the end. */
  playGame(pick: (n: number) => number): Ending {
    this.choose("Start the game");
    for (this.presses = 0; this.presses < MOST_PRESSES;) {
      if (this.ending) return this.ending;
      this.decide(pick);
    }
    throw new Error(`no end after ${MOST_PRESSES} presses:\n${this.text}`);
  }
}
