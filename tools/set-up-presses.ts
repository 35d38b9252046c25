// Owns presses before a game starts: who sits where and what is chosen, as chance has it; then the game is started.
import * as abi from "../host/web/abi.ts";
import type { Random } from "./random.ts";

// Where the shell keeps its screen in the state region (assembly/console/state-map.ts), and the number of the first one.
const SCREEN = abi.SUMMARY_SIZE + 36;
const CURSOR = abi.SUMMARY_SIZE + 37;
const BASE = abi.SUMMARY_SIZE + 39;
const SCREEN_NEW = 1;

/** Enough to come from any row of any screen to the one that starts the game. */
const MOST_HOME = 30;
// Mostly one way, so that no row is missed.
const USUAL: [number, number][] = [
  [abi.PRESS_B, 4],
  [abi.PRESS_DOWN, 5],
  [abi.PRESS_UP, 1],
];

/** Whoever changes seats and options on the screen of a new game, and in the end starts it. */
export class SetUpPlayer {
  /** the row that starts the game: the cursor stands there at first */
  private readonly startRow: number;
  private left: number;

  constructor(
    private readonly random: Random,
    state: Uint8Array,
  ) {
    this.startRow = state[CURSOR]!;
    this.left = random.pick([40, 80, 160]);
  }

  /** The press after those so far; "" once the game runs, or where there is no screen of a new game. */
  next(state: Uint8Array): string {
    if (state[BASE] !== SCREEN_NEW || --this.left < -MOST_HOME) return "";
    const isNew = state[SCREEN] === SCREEN_NEW;
    const starts = isNew && state[CURSOR] === this.startRow;
    if (this.left <= 0) return `press ${starts ? abi.PRESS_B : isNew ? abi.PRESS_DOWN : abi.PRESS_A}`;
    if (!isNew && this.random.oneIn(16)) return `press ${abi.PRESS_A}`;
    const press = this.random.weighted(USUAL);
    return `press ${starts && press === abi.PRESS_B ? abi.PRESS_DOWN : press}`;
  }
}
