// Owns what geek promises of spoilt saves: refused, or played on from, each state on the way a save again.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { chosenCarts } from "../tools/cart-files.ts";
import { stateFields } from "../tools/fuzz/mutations.ts";
import { InspectedGame, PLAYER_CHANCE } from "../tools/inspect-game.ts";
import { Random } from "../tools/random.ts";
import { copyOf } from "./support/button-player.ts";
import { GeekPlayer } from "./support/geek-player.ts";
import { spoiltGame } from "./support/spoilt-saves.ts";

const GAMES = 60;
const LAY = 0; // of state-phases.ts

const [cart] = await chosenCarts(["geek"], []);
const fields = stateFields(cart!.layout);
const placeOf = (name: string): number => fields.find((field) => field.name === name)!.offset;
/** Where the rules' bytes begin. */
const RULES = placeOf("hands0");

const game = await InspectedGame.load("geek");
const seats = (): number => game.bytes[placeOf("seats") - RULES]! + 1; // the restless house decides behind the last one
const isKept = (): boolean => game.currentPlayer !== PLAYER_CHANCE || game.phase === LAY;

function begin(seed: number, random: Random): void {
  game.reset(1 + (seed % game.facts.maxPlayers));
  game.seed(seed, 3);
  const options: [string, string][] = [
    ["options.restless", String(random.oneIn(3))],
    ["options.spinner", random.pick(['"fast"', '"calm"'])],
    ["options.tiles", random.pick(['"mixed"', '"spots"', '"anywhere"'])],
  ];
  assert.equal(game.setFields(options), "");
}

test("geek: spoilt saves are refused or played on from, and so is all that follows", () => {
  const sums = [0, 0];
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = new Random(seed);
    begin(seed, random);
    const spoilt = { game, bytes: placeOf("stage") - RULES, seats, isKept };
    const counts = spoiltGame(spoilt, random, random.below(500), `game ${seed}`);
    counts.forEach((count, i) => (sums[i]! += count));
  }
  assert.ok(
    sums.every((sum) => sum > (sums[0]! + sums[1]!) / 5),
    `refused, played: ${sums.join(", ")}`,
  );
});

test("geek: the list of places to go to is as long as a save says", () => {
  const player = new GeekPlayer(cart!.module).begin(3, ["H"]);
  for (let i = 0; i < 60 && !player.isWalking; i++) player.press(abi.PRESS_B);
  player.press(abi.PRESS_B);
  player.choose("Go to");
  const state = player.cart.state.slice();
  const refuses = (): boolean => (copyOf(player.module, state).resume() & abi.STATUS_REFUSED) !== 0;
  assert.equal(refuses(), false);
  state[placeOf("mark")]! += 1; // a cursor could go behind the last row
  assert.equal(refuses(), true);
});
