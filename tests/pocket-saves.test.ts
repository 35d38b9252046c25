// Owns what pocket and classic solo promise of spoilt saves: refused, or played on from without a standstill.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { chosenCarts } from "../tools/cart-files.ts";
import { InspectedGame } from "../tools/inspect-game.ts";
import { Random } from "../tools/random.ts";
import { flatten } from "../tools/scenario-file.ts";
import { ButtonPlayer, copyOf } from "./support/button-player.ts";
import { RULES_BYTES, newClassic, newPlayer, placeOf } from "./support/pocket-ui.ts";
import { spoiltGame, type Spoilt } from "./support/spoilt-saves.ts";

const GAMES = 24;
const RULES_OFFSET = 96;
const byteOf = (field: string): number => placeOf(field) - RULES_OFFSET;
/** Bytes in front of those that only screens read: FLOW's tests have them. */
const RULES = byteOf("stage");

for (const name of ["pocket", "classic"]) {
  const game = await InspectedGame.load(name);
  const spoilt: Spoilt = { game, bytes: RULES, seats: () => game.bytes[1]!, isKept: () => true };
  describe(`${name}: spoilt saves`, () => {
    test("are refused or played on from, and so is all that follows", () => {
      const sums = [0, 0];
      for (let seed = 1; seed <= GAMES; seed++) {
        const seats = 1 + (seed % game.facts.maxPlayers);
        const random = new Random(seed);
        game.reset(seats);
        game.seed(seed, 3);
        const counts = spoiltGame(spoilt, random, random.below(30 + 40 * seats), `game ${seed}`);
        counts.forEach((count, i) => (sums[i]! += count));
      }
      assert.ok(
        sums.every((sum) => sum > (sums[0]! + sums[1]!) / 5),
        `refused, played: ${sums.join(", ")}`,
      );
    });

    test("what play cannot hold at all is refused: no seats, no player alive", () => {
      game.reset(1);
      for (const [field, value] of [
        ["phase", 255],
        ["seats", 0],
        ["seats", 9],
        ["hour", 3],
        ["tile", 7],
        ["health0", 0],
      ] as const) {
        const at = byteOf(field);
        const was = game.bytes[at]!;
        game.bytes[at] = value;
        assert.equal(game.isPlayable, false, `${field} = ${value}`);
        game.bytes[at] = was;
      }
      assert.equal(game.isPlayable, true);
    });
  });
}

test("a loss that waits for the dead strikes nobody", async () => {
  const game = await InspectedGame.load("pocket");
  game.reset(3);
  const given = {
    ...{ tile: "kitchen", tiles: { kitchen: { x: 0, y: -1, rotation: 1 } }, task: "go", leader: 1 },
    ...{ card: "chain saw", cardHour: 9, pile: ["rake"], phase: "loss", cause: "curse", struckLeader: 1 },
    players: [
      { health: 0, dead: true, batch: 1 },
      { health: 3, loss: 1, items: ["concoction"] },
      { health: 3, loss: 1 },
    ],
  };
  assert.equal(game.setFields(flatten(given)), "");
  assert.equal(game.setField("players.0.loss", "2"), "");
  assert.equal(game.isPlayable, true);
  const actions = game.legal.filter((action) => game.label(action) === "decline");
  assert.ok(game.apply(actions[0]!));
  assert.equal(game.isPlayable, true, "nobody has died a second time");
});

test("heirs are due in their own phase only, and no Dining Room is joined to the house by the yard alone", async () => {
  const game = await InspectedGame.load("pocket");
  game.reset(2);
  const tiles = { "dining room": { x: 0, y: -1, rotation: 0 }, patio: { x: 0, y: 0, rotation: 0 } };
  assert.equal(game.setFields(flatten({ tile: "patio", tiles })), "");
  for (const [field, value] of [
    ["heirsDue", 1],
    ["cell5", 0x92], // the Dining Room six cells to the west, where nothing else lies
  ] as const) {
    const at = byteOf(field);
    const was = game.bytes[at]!;
    assert.equal(game.isPlayable, true);
    game.bytes[at] = value;
    assert.equal(game.isPlayable, false, field);
    game.bytes[at] = was;
  }
});

test("what undo would bring back must have a screen of its own too", () => {
  for (const player of [newPlayer(), newClassic()]) {
    player.begin(3, ["H"]);
    const state = player.cart.state.slice();
    state.copyWithin(RULES_OFFSET + RULES_BYTES, RULES_OFFSET, RULES_OFFSET + RULES_BYTES);
    state[placeOf("undoWhy")] = 0; // possible
    const refuses = (): boolean => (copyOf(player.module, state).resume() & abi.STATUS_REFUSED) !== 0;
    assert.equal(refuses(), false);
    state[placeOf("undo stage")] = 46;
    assert.equal(refuses(), true);
  }
});

test("the cartridges refuse one another's states", async () => {
  const carts = await chosenCarts(["pocket", "classic"], []);
  for (const { module } of carts) {
    const player = new ButtonPlayer(module);
    player.start(1);
    const refused = carts.map(
      (other) => copyOf(other.module, player.cart.state).resume() & abi.STATUS_REFUSED,
    );
    assert.deepEqual(
      refused.map((bit) => bit !== 0),
      carts.map((other) => other.module !== module),
    );
  }
});
