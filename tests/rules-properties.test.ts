// Owns what must hold in every state of every solo game: random games, illegal actions, undo by copy, flipped bytes.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { InspectedGame, PLAYER_CHANCE, PLAYER_NONE, gameNames } from "../tools/inspect-game.ts";
import { Random } from "../tools/random.ts";

const GAMES = Number(process.env["PROPERTY_GAMES"] ?? 2000);
/** Seed of the first game. */
const FIRST = Number(process.env["PROPERTY_SEED"] ?? 0);
// Numbers of actions that are tried although they are illegal; games have fewer.
const MOST_ACTIONS = 80;
const MOST_PLIES = 5000;

/** The bytes of a state as they are now. */
const copy = (game: InspectedGame): Buffer => Buffer.from(game.bytes);

const facts = (game: InspectedGame): string => JSON.stringify(game.state);

/** Plays a random game; calls look before every action. Half of the games take the bolder moves of level 3. */
function playRandom(game: InspectedGame, seed: number, look: (action: number, plies: number) => void): void {
  const random = new Random(seed);
  game.reset();
  game.seed(seed, 99);
  for (let plies = 0; !game.isTerminal; plies++) {
    assert.ok(plies < MOST_PLIES, `game ${seed} does not end`);
    const legal = game.legal;
    assert.ok(legal.length > 0, `game ${seed} has a state without a legal action`);
    const chance = game.currentPlayer === PLAYER_CHANCE;
    const clever = !chance && seed % 2 === 1 && !random.oneIn(10);
    const action = clever ? game.botAction(3) : random.pick(legal);
    look(action, plies);
    assert.ok(game.apply(action));
  }
}

for (const name of gameNames()) {
  const game = await InspectedGame.load(name);
  describe(`${name}: ${GAMES} random games`, () => {
    test("legal actions are ascending and unique, chance outcomes have weights, and all games end", () => {
      for (let seed = FIRST; seed < FIRST + GAMES; seed++) {
        playRandom(game, seed, () => {
          const legal = game.legal;
          assert.ok(legal.every((action, i) => i === 0 || action > legal[i - 1]!));
          if (game.currentPlayer !== PLAYER_CHANCE) return;
          const weights = legal.map((action) => game.chanceWeight(action));
          assert.ok(weights.every((weight) => weight > 0));
          assert.ok(weights.reduce((sum, weight) => sum + weight) < 65536);
        });
        assert.equal(game.currentPlayer, PLAYER_NONE);
        assert.deepEqual(game.legal, []);
        assert.ok([1, -1].includes(game.returns(0)));
      }
    });

    test("every state passes the test that a save must pass", () => {
      for (let seed = FIRST; seed < FIRST + GAMES; seed++) {
        playRandom(game, seed, (action) => {
          if (!game.isPossible) assert.fail(`game ${seed} before ${game.label(action)}: ${facts(game)}`);
        });
        assert.ok(game.isPossible, `the end of game ${seed}: ${facts(game)}`);
      }
    });

    test("an illegal action changes no byte", () => {
      for (let seed = FIRST; seed < FIRST + GAMES; seed += 20) {
        playRandom(game, seed, () => {
          const before = copy(game);
          const legal = new Set(game.legal);
          for (let action = -1; action < MOST_ACTIONS; action++) {
            if (legal.has(action)) continue;
            assert.equal(game.apply(action), false);
            assert.ok(before.equals(game.bytes));
          }
        });
      }
    });

    test("a byte copy is a complete undo", () => {
      for (let seed = FIRST; seed < FIRST + GAMES; seed += 10) {
        playRandom(game, seed, (action) => {
          const before = copy(game);
          game.apply(action);
          const after = copy(game);
          game.bytes.set(before);
          assert.deepEqual(game.legal.includes(action), true);
          game.apply(action);
          assert.ok(after.equals(game.bytes));
          game.bytes.set(before);
        });
      }
    });

    test("computer players choose a legal action, the same for the same state, and change nothing", () => {
      for (let seed = FIRST; seed < FIRST + GAMES; seed += 20) {
        playRandom(game, seed, () => {
          if (game.currentPlayer < 0) return;
          const before = copy(game);
          for (const level of [1, 2, 3]) {
            game.seed(seed, level);
            const action = game.botAction(level);
            assert.ok(game.legal.includes(action));
            game.seed(seed, level);
            assert.equal(game.botAction(level), action);
          }
          assert.ok(before.equals(game.bytes));
        });
      }
    });
  });

  describe(`${name}: damaged bytes`, () => {
    test("a state with flipped bytes is refused or can be played to its end", () => {
      const random = new Random(4711);
      let playable = 0;
      for (let seed = FIRST; seed < FIRST + GAMES; seed++) {
        const states: Buffer[] = [];
        playRandom(game, seed, () => states.push(copy(game)));
        for (let i = 0; i < 5; i++) {
          const state = Buffer.from(random.pick(states));
          for (let flips = 1 + random.below(3); flips > 0; flips--) {
            const value = random.oneIn(2) ? random.below(8) : random.below(256);
            state[random.below(state.length)] = value;
          }
          game.bytes.set(state);
          if (!game.isPossible) continue;
          playable++;
          finishRandomly(game, random, state);
        }
      }
      assert.ok(playable > 0);
    });
  });
}

function finishRandomly(game: InspectedGame, random: Random, from: Buffer): void {
  for (let plies = 0; !game.isTerminal; plies++) {
    if (plies > MOST_PLIES) assert.fail(`no end from ${from.toString("hex")}`);
    const legal = game.legal;
    if (legal.length === 0) assert.fail(`no action is legal after ${from.toString("hex")}`);
    if (game.currentPlayer >= 0) game.botAction(3);
    game.apply(random.pick(legal));
    if (!game.isPossible) assert.fail(`impossible after ${from.toString("hex")}: ${facts(game)}`);
  }
}
