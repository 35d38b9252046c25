// Owns what classic solo's computer players promise: levels that differ, legal choices, a state that thinking leaves alone.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { InspectedGame, PLAYER_CHANCE } from "../tools/inspect-game.ts";
import { playLevel } from "../tools/tournament.ts";
import { wilson } from "../tools/tournament-report.ts";

const game = await InspectedGame.load("classic");
const LEVELS = [1, 2, 3];

/** Plays games of a level; calls look before each decision. */
function playGames(level: number, games: number, look: () => void): void {
  for (let i = 0; i < games; i++) {
    game.reset(1);
    game.seed(i, 5);
    while (!game.isTerminal) {
      if (game.currentPlayer !== PLAYER_CHANCE) look();
      assert.ok(game.apply(game.nextAction([level])));
    }
  }
}

describe("classic solo's computer players", () => {
  test("each level beats the one below, and the strongest wins more than two games in five", () => {
    const [weak, middle, strong] = LEVELS.map((level) => {
      const { wins } = playLevel(game, level, 600, 11, [], 1);
      return wilson(wins, 600);
    });
    assert.ok(strong![0] > 0.4, `level 3 from ${strong![0]}`);
    assert.ok(strong![0] > middle![1], `level 3 from ${strong![0]}, level 2 to ${middle![1]}`);
    assert.ok(middle![0] > weak![1], `level 2 from ${middle![0]}, level 1 to ${weak![1]}`);
  });

  test("every choice is legal, the same twice, and thinking changes no byte", () => {
    for (const level of LEVELS) {
      playGames(level, 40, () => {
        const before = Buffer.from(game.bytes);
        const action = game.botAction(level);
        assert.ok([...game.legal, ...game.free].includes(action), game.describe(action));
        assert.ok(before.equals(Buffer.from(game.bytes)), "the state has changed");
        if (level === 3) assert.equal(game.botAction(level), action);
      });
    }
  });
});
