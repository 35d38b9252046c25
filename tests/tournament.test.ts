// Owns the tests of the tournament's bookkeeping: levels that go round the table, points by level and seat, intervals.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { InspectedGame } from "../tools/inspect-game.ts";
import { meanPoints, reportOf, wilson } from "../tools/tournament-report.ts";
import { playOut, playTable, setUp } from "../tools/tournament.ts";

const game = await InspectedGame.load("pocket");
const GAMES = 30;

describe("a table of several seats", () => {
  const levels = [3, 1, 1];
  const record = playTable(game, levels, GAMES, 5);

  test("each level sits in every place equally often, and all points are counted once", () => {
    assert.equal(record.shares.get(3)!.seats, GAMES);
    assert.equal(record.shares.get(1)!.seats, 2 * GAMES);
    let points = 0;
    let wins = 0;
    for (let i = 0; i < GAMES; i++) {
      setUp(game, [], 3);
      game.seed(i, 5);
      playOut(
        game,
        levels.map((_, seat) => levels[(seat + i) % 3]!),
      );
      for (let seat = 0; seat < 3; seat++) points += game.returns(seat);
      if (game.state["result"] === "won") wins++;
    }
    const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
    assert.equal(sum(record.bySeat), points);
    assert.equal(sum([...record.shares.values()].map((share) => share.points)), points);
    assert.equal(record.wins, wins);
    assert.equal(sum([...record.results.values()]), GAMES);
  });

  test("the report names seats, levels, their points and intervals", () => {
    const lines = reportOf(record).split("\n");
    assert.match(lines[0]!, /^3 seats, levels 3 1 1; won .* % \(.* to .*\); /);
    assert.match(lines[1]!, /level 3: [\d.]+ points a seat \([\d.-]+ to [\d.]+\); wins and lives /);
    assert.match(lines.at(-1)!, /points by seat: P1 [\d.]+, P2 [\d.]+, P3 [\d.]+$/);
  });

  test("a set-up that is impossible, or a level that is none, is no result", () => {
    assert.throws(() => setUp(game, ["players.7.health=1"], 3), /there are the players 0 to 2/);
    assert.throws(() => playTable(game, [3, 3], 1, 1, ["options.classic=true"]), /classic is played alone/);
  });
});

describe("a game of two sides", () => {
  test("who is eaten, and the house, play at the level of the other side", async () => {
    const geek = await InspectedGame.load("geek");
    setUp(geek, ["options.restless=true", "players.0.undead=true", "turn=1"], 2);
    assert.deepEqual(
      [0, 1, 2].map((player) => geek.sideOf(player)),
      [1, 0, 1],
    );
    const asked: number[] = [];
    geek.botAction = (level) => {
      asked.push(level);
      return geek.legal[0]!;
    };
    for (const [turn, levels, against] of [
      [0, [1, 2], 3],
      [1, [1, 2], 3],
      [2, [1, 2], 3],
      [0, [1, 2], undefined],
      [2, [1, 2], undefined],
    ] as const) {
      const monster = ['monsters.0.kind="zombie"', 'monsters.0.square="A1"'];
      setUp(geek, ["options.restless=true", "players.0.undead=true", ...monster, `turn=${turn}`], 2);
      geek.nextAction([...levels], against);
    }
    assert.deepEqual(asked, [3, 2, 3, 1, 2]);
  });
});

describe("intervals", () => {
  test("of a rate they are Wilson's, of points the normal ones", () => {
    // Newcombe 1998, table I: 81 of 263 gives 0.2553 to 0.3662.
    assert.deepEqual(
      wilson(81, 263).map((bound) => bound.toFixed(4)),
      ["0.2553", "0.3662"],
    );
    const [low, high] = meanPoints({ seats: 100, points: 200, squares: 800, wins: 0 }); // half 0, half 4
    assert.deepEqual([low.toFixed(3), high.toFixed(3)], ["1.608", "2.392"]);
    assert.deepEqual(meanPoints({ seats: 4, points: 12, squares: 36, wins: 4 }), [3, 3]);
  });
});
