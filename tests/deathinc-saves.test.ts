// Owns what deathinc promises of spoilt saves, in the office and in the city: refused, or played on from, each state on
// the way a save again.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { Cart } from "../host/web/cart.ts";
import { chosenCarts } from "../tools/cart-files.ts";
import { stateFields } from "../tools/fuzz/mutations.ts";
import { InspectedGame, PLAYER_CHANCE } from "../tools/inspect-game.ts";
import { Random } from "../tools/random.ts";
import { RandomPlayer } from "../tools/traces.ts";
import { kindWithPersons } from "./support/deathinc-tables.ts";
import { setUpRandom } from "./support/random-games.ts";
import { spoiltGame } from "./support/spoilt-saves.ts";

/** More in long runs, from another seed on. */
const GAMES = Number(process.env["SPOILT_GAMES"] ?? 120);
const FIRST = Number(process.env["SPOILT_SEED"] ?? 1);
const DEPTH = 400;

const [cart] = await chosenCarts(["deathinc"], []);
const fields = stateFields(cart!.layout);
const placeOf = (name: string): number => fields.find((field) => field.name === name)!.offset;
/** Where the rules' bytes begin. */
const RULES = placeOf("zombies");

const game = await InspectedGame.load("deathinc");
const byteOf = (name: string): number => game.bytes[placeOf(name) - RULES]!;
const seats = (): number => byteOf("seats");
const isKept = (): boolean => game.currentPlayer !== PLAYER_CHANCE;

test("deathinc: spoilt saves are refused or played on from, and so is all that follows", () => {
  const sums = [0, 0];
  let inCity = 0;
  for (let seed = FIRST; seed < FIRST + GAMES; seed++) {
    const random = new Random(seed);
    setUpRandom(game, kindWithPersons, seed);
    const [bytes, tables] = [placeOf("stage") - RULES, placeOf("directors") - RULES];
    const spoilt = { game, bytes, tables, seats, isKept };
    const counts = spoiltGame(spoilt, random, random.below(DEPTH), `game ${seed}`);
    counts.forEach((count, i) => (sums[i]! += count));
    if (byteOf("cityLaid") > 0) inCity++;
  }
  assert.ok(
    sums.every((sum) => sum > (sums[0]! + sums[1]!) / 5),
    `refused, played: ${sums.join(", ")}`,
  );
  assert.ok(inCity > GAMES / 8, `only ${inCity} of ${GAMES} with a gate`);
});

test("deathinc: what undo would bring back has the same seats and people", () => {
  const UNDO_WHY = abi.SUMMARY_SIZE + 60; // ShellState.undoWhy, 0 = possible
  const player = new RandomPlayer(new Random(5), true);
  const running = new Cart(cart!.module);
  let status = running.start(5, 0);
  for (let presses = 0; presses < 400 && (running.state[UNDO_WHY] !== 0 || status === 0); presses++) {
    const line = player.next(status);
    status = line === "step" ? running.step() : line === "resume" ? running.resume() : pressed(line);
  }
  function pressed(line: string): number {
    return running.press(Number(line.split(" ")[1]));
  }
  assert.equal(running.state[UNDO_WHY], 0);
  const refuses = (name: string, change: number): boolean => {
    const copy = new Cart(cart!.module);
    copy.state.set(running.state);
    const at = placeOf(name);
    copy.state[at] = copy.state[at]! ^ change;
    return (copy.resume() & abi.STATUS_REFUSED) !== 0;
  };
  assert.equal(refuses("undo humans", 0), false);
  assert.equal(refuses("undo humans", 2), true);
  assert.equal(refuses("undo seats", 1), true);
});

test("deathinc: a game given up while a computer plays is a save like any other", () => {
  const SCREEN_COMPUTER = 4;
  const BASE = abi.SUMMARY_SIZE + 39; // ShellState.base
  /** A new game up to the first picture, which may be that of a computer's turn. */
  const begun = (seed: number): Cart => {
    const running = new Cart(cart!.module);
    running.start(seed, 0);
    let status = running.press(abi.PRESS_B);
    while (status & abi.STATUS_MORE) status = running.step();
    return running;
  };
  const running = [1, 2, 3, 4, 5, 6].map(begun).find((one) => one.state[BASE] === SCREEN_COMPUTER)!;
  const giveUp = [abi.PRESS_LONG_A, abi.PRESS_UP, abi.PRESS_UP, abi.PRESS_UP, abi.PRESS_B];
  for (const press of [...giveUp, abi.PRESS_DOWN, abi.PRESS_B]) running.press(press);
  const at = placeOf("result");
  assert.notEqual(running.state[at], 0);
  const copy = new Cart(cart!.module);
  copy.state.set(running.state);
  assert.equal(copy.resume() & abi.STATUS_REFUSED, 0);
});
