// Owns what pocket and classic solo promise of spoilt saves: refused, or played on from without a standstill.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { chosenCarts } from "../tools/cart-files.ts";
import { InspectedGame, PLAYER_CHANCE } from "../tools/inspect-game.ts";
import { Random } from "../tools/random.ts";
import { ButtonPlayer, copyOf } from "./support/button-player.ts";

const GAMES = 24;
const VARIANTS = 40;
const MOST_ACTIONS = 150;
/** Bytes in front of those that only screens read: FLOW's tests have them. */
const RULES = 125;

/** Chance, a decision, or now and then a free action. */
function randomAction(game: InspectedGame, random: Random): number {
  if (game.currentPlayer === PLAYER_CHANCE) return game.sampleChance();
  const free = random.oneIn(5) ? game.free : [];
  return random.pick(free.length ? free : game.legal);
}

/** Some bytes other than they were; most often one, by a bit or to a value that nearly fits. */
function spoil(bytes: Uint8Array, random: Random): string {
  const words = [];
  for (let left = random.oneIn(3) ? 3 : 1; left > 0; left--) {
    const at = random.below(RULES);
    const was = bytes[at]!;
    bytes[at] = random.oneIn(2) ? was ^ (1 << random.below(8)) : random.below(random.oneIn(3) ? 256 : 9);
    words.push(`byte ${at}: ${was} -> ${bytes[at]}`);
  }
  return words.join(", ");
}

/** Plays on from the bytes that the game holds; each state on the way must be one that the cartridge takes. */
function playOn(game: InspectedGame, random: Random, words: string): void {
  for (let i = 0; i < MOST_ACTIONS && !game.isTerminal; i++) {
    const seats = game.bytes[1]!;
    assert.ok(game.currentPlayer === PLAYER_CHANCE || game.currentPlayer < seats, `${words}: nobody's turn`);
    assert.ok(game.legal.length > 0, `${words}: after ${i} actions nothing is legal in phase ${game.phase}`);
    const action = randomAction(game, random);
    assert.ok(game.apply(action), words);
    assert.ok(game.isPlayable, `${words}: refused after ${i + 1} actions, the last ${game.describe(action)}`);
  }
}

/** Reachable states of one game, spoilt; returns how many variants were refused, and how many played on from. */
function spoiltGame(game: InspectedGame, seats: number, seed: number): [refused: number, played: number] {
  const random = new Random(seed);
  game.reset(seats);
  game.seed(seed, 3);
  for (let left = random.below(30 + 40 * seats); left > 0 && !game.isTerminal; left--) {
    assert.ok(game.isPlayable, `game ${seed}: a state of play is refused`);
    game.apply(randomAction(game, random));
  }
  const good = Buffer.from(game.bytes);
  let refused = 0;
  for (let variant = 0; variant < VARIANTS; variant++) {
    game.bytes.set(good);
    const words = `game ${seed}, variant ${variant}: ${spoil(game.bytes, random)}`;
    if (game.isPlayable) playOn(game, random, words);
    else refused++;
  }
  return [refused, VARIANTS - refused];
}

for (const name of ["pocket", "classic"]) {
  const game = await InspectedGame.load(name);
  describe(`${name}: spoilt saves`, () => {
    test("are refused or played on from, and so is all that follows", () => {
      const sums = [0, 0];
      for (let seed = 1; seed <= GAMES; seed++) {
        const seats = 1 + (seed % game.facts.maxPlayers);
        spoiltGame(game, seats, seed).forEach((count, i) => (sums[i]! += count));
      }
      assert.ok(
        sums.every((sum) => sum > (GAMES * VARIANTS) / 5),
        `refused, played: ${sums.join(", ")}`,
      );
    });

    test("what play cannot hold at all is refused: no seats, no player alive", () => {
      game.reset(1);
      for (const [at, value] of [
        [0, 255],
        [1, 0],
        [1, 9],
        [6, 3],
        [8, 7],
        [44, 0],
      ] as const) {
        const was = game.bytes[at]!;
        game.bytes[at] = value;
        assert.equal(game.isPlayable, false, `byte ${at} = ${value}`);
        game.bytes[at] = was;
      }
      assert.equal(game.isPlayable, true);
    });
  });
}

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
