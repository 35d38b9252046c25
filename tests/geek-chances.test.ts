// Owns the tests of geek's chances: where tiles are laid, who begins, what a face is, how whole fights end.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { InspectedGame } from "../tools/inspect-game.ts";
import { SPOTS, type Table } from "./support/geek-table.ts";

const game = await InspectedGame.load("geek");

describe("geek's set-up by chance", () => {
  /** Outcomes with their weights. */
  const weights = (): Map<string, number> =>
    new Map(game.legal.map((action) => [game.label(action), game.chanceWeight(action)]));
  const begin = (seats: number, tiles: string): void => {
    game.reset(seats);
    assert.equal(game.setFields([["options.tiles", JSON.stringify(tiles)]]), "");
    game.seed(seats, 5);
  };
  const isSpot = (square: string): boolean => SPOTS.includes(square);

  test("GEEK-SETUP-6 mixed: three in four of the squares are hiding spots, the fourth may be any", () => {
    begin(2, "mixed");
    for (let laid = 0; laid < 58; laid++) {
      const hidden = (game.state["hidden"] as string[]).length;
      assert.equal(hidden, laid);
      const all = weights();
      assert.equal(all.size, 140 - laid);
      const spots = [...all].filter(([label]) => isSpot(label.slice("hide ".length)));
      const sum = (list: [string, number][]): number => list.reduce((total, [, weight]) => total + weight, 0);
      // Three parts of four on the spots alone, the fourth on all squares alike.
      const share = spots.length === 0 ? 0 : 0.75 + (0.25 * spots.length) / all.size;
      assert.ok(Math.abs(sum(spots) / sum([...all]) - share) < 1e-9);
      assert.equal(new Set(spots.map(([, weight]) => weight)).size, Math.min(spots.length, 1));
      game.apply(game.sampleChance());
    }
  });

  test("GEEK-SETUP-6 otherwise each square is as likely as any other", () => {
    for (const [tiles, squares] of [["spots", 64] as const, ["anywhere", 140] as const]) {
      begin(5, tiles);
      assert.equal(weights().size, squares);
      assert.equal(new Set(weights().values()).size, 1);
    }
  });

  test("GEEK-TURN-2 each seat is as likely as any other to begin", () => {
    begin(3, "spots");
    while (game.label(game.legal[0]!).startsWith("hide ")) game.apply(game.sampleChance());
    assert.deepEqual(
      [...weights()],
      [
        ["first P1", 1],
        ["first P2", 1],
        ["first P3", 1],
      ],
    );
  });

  test("GEEK-SPIN-2 GEEK-FLIP-1 four equal sectors; a face is as likely as there are tiles of it left", () => {
    game.reset(1);
    const faces = { zombie: 3, hound: 1, kit: 2 };
    const given: [string, string][] = [
      ["players.0.square", '"F11"'],
      ["hidden", '["F10","A1","A2","A3","A4","A5"]'],
      ...Object.entries(faces).map(([face, n]): [string, string] => [`faces.${face}`, String(n)]),
    ];
    assert.equal(game.setFields(given), "");
    const play = (label: string): void => {
      assert.ok(game.apply(game.legal.find((action) => game.label(action) === label)!), label);
    };
    play("spin");
    assert.equal(new Set(weights().values()).size, 1);
    play("spin 2");
    play("north");
    assert.deepEqual(weights(), new Map(Object.entries(faces).map(([face, n]) => [`face ${face}`, n])));
  });
});

describe("geek's fights", () => {
  type Odds = { dead: number; killed: number; ran: number };

  /** Chances of a whole fight from here: every symbol is tried, and what changes nothing is left out of the sum. */
  function odds(hearts: number): Odds {
    const sum: Odds = { dead: 0, killed: 0, ran: 0 };
    let ends = 0;
    for (const symbol of ["swords", "cross", "run", "teeth"]) {
      const before = Buffer.from(game.bytes);
      for (const label of ["spin", `spin ${symbol}`]) {
        assert.ok(game.apply(game.legal.find((action) => game.label(action) === label)!));
      }
      const after = game.state as unknown as Table;
      const left = after.players[0]!;
      if (after.monsters.length === 0) sum.killed++;
      else if (left.undead) sum.dead++;
      else if (after.phase !== "fight") sum.ran++;
      else if (left.hearts < hearts) {
        const rest = odds(left.hearts);
        for (const end of ["dead", "killed", "ran"] as const) sum[end] += rest[end];
      } else ends--;
      ends++;
      game.bytes.set(before);
    }
    return { dead: sum.dead / ends, killed: sum.killed / ends, ran: sum.ran / ends };
  }

  /** The same for a character with these things who walks onto a monster. */
  function fight(monster: string, hearts: number, has: string[]): Odds {
    game.reset(1);
    const given: [string, string][] = [
      ["options.restless", "false"],
      ["players.0.character", '"anita"'],
      ["players.0.square", '"F11"'],
      ["players.0.hearts", String(hearts)],
      ["players.0.has", JSON.stringify(has)],
      ["monsters.0.kind", JSON.stringify(monster)],
      ["monsters.0.square", '"F10"'],
    ];
    assert.equal(game.setFields(given), "");
    for (const label of ["spin", "spin 2", "north"]) {
      assert.ok(game.apply(game.legal.find((action) => game.label(action) === label)!), label);
    }
    return odds(hearts);
  }

  test("GEEK-COMBAT-1 GEEK-COMBAT-5 GEEK-WEAP-7 the table of whole fights", () => {
    const tables: [string, number, string[], number, number][] = [
      ["zombie", 1, [], 1 / 2, 0],
      ["zombie", 3, [], 1 / 8, 0],
      ["zombie", 2, ["axe"], 1 / 9, 4 / 9],
      ["zombie", 2, ["axe", "knife"], 1 / 9, 4 / 9],
      ["hound", 2, ["rifle"], 1 / 9, 4 / 9],
      ["spider", 3, ["axe", "rifle"], 1 / 64, 21 / 32],
      ["horror", 2, ["axe", "rifle", "grenade"], 1 / 4, 0],
    ];
    for (const [monster, hearts, has, dead, killed] of tables) {
      const { dead: d, killed: k, ran } = fight(monster, hearts, has);
      const words = `${hearts} hearts, ${has.join()}`;
      for (const [actual, expected] of [
        [d, dead],
        [k, killed],
        [ran, 1 - dead - killed],
      ] as const) {
        assert.ok(Math.abs(actual - expected) < 1e-9, `${words}: ${actual}, not ${expected}`);
      }
    }
  });
});
