// Owns what pocket's rules promise beyond single scenarios: what holds in every random game, for 1 to 8 players and classic.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { InspectedGame, PLAYER_CHANCE } from "../tools/inspect-game.ts";
import { CHECKS, VISITS } from "./support/pocket-checks.ts";
import type { Table } from "./support/pocket-table.ts";
import { propertiesOf } from "./support/properties.ts";
import { FIRST, GAMES, playRandom, type Kind } from "./support/random-games.ts";

// Numbers of state-phases.ts: where the table is looked at.
const [TASK, PLACE, END, CLASSIC_MOVE] = [1, 4, 20, 21];
const LOOKED_AT = new Set([TASK, PLACE, END, CLASSIC_MOVE]);
/** The task, which can be forced, and the open cards, which all must have seen. */
const SINGLE = new Set([TASK, 11, CLASSIC_MOVE]);

const game = await InspectedGame.load("pocket");
const table = (): Table => game.state as unknown as Table;
const labels = (): string[] => game.legal.map((action) => game.label(action)).sort();

const isClassic = (seed: number): boolean => seed % 9 === 8;

/** 1 to 8 players and classic in turn; every number of extra zombies; tough players, who see more of the map. */
const kind: Kind = {
  name: "pocket and classic",
  seats: (seed) => (isClassic(seed) ? 1 : 1 + (seed % 9)),
  given: (seed) => {
    if (isClassic(seed)) return [["options.classic", "true"]];
    const seats = 1 + (seed % 9);
    const tough = Math.floor(seed / 45) % 2 === 1;
    return [
      ["options.doom", String((Math.floor(seed / 9) % 5) - 2)],
      ...(seed % 2 && seats > 1 ? ([["leader", "null"]] as [string, string][]) : []),
      ...Array.from({ length: tough ? seats : 0 }, (_, seat): [string, string] => [
        `players.${seat}.health`,
        "6",
      ]),
    ];
  },
};

describe(`pocket: ${GAMES} random games of 1 to 8 players and of classic solo`, () => {
  const failures = new Map<string, string>();
  const visits = new Map<string, number>();
  let stopped = "";
  let lonely = "";

  /** Holds one state against every check that has not failed yet. */
  function look(seed: number, now: Table, last: Table | null, cards: number): void {
    const legal = labels();
    for (const [name, check] of Object.entries(CHECKS)) {
      if (failures.has(name)) continue;
      try {
        check(now, last, cards, legal);
      } catch (error) {
        failures.set(name, `game ${seed}: ${(error as Error).message}: ${JSON.stringify(now)}`);
      }
    }
    for (const [name, isThere] of Object.entries(VISITS)) {
      if (isThere(now)) visits.set(name, (visits.get(name) ?? 0) + 1);
    }
  }

  function play(seed: number): void {
    let last: Table | null = null;
    let cards = 0;
    playRandom(game, kind, seed, (action) => {
      if (LOOKED_AT.has(game.phase)) {
        const now = table();
        // A free action comes between two looks at the same turn.
        if (last?.turn === now.turn && now.phase === last.phase) last = null;
        look(seed, now, last, cards);
        if (now.phase === "task") last = now;
      }
      if (game.currentPlayer >= 0 && !SINGLE.has(game.phase)) {
        lonely ||= game.legal.length + game.free.length < 2 ? `game ${seed}: ${JSON.stringify(table())}` : "";
      }
      if (game.currentPlayer === PLAYER_CHANCE && game.label(action).startsWith("card ")) cards++;
    });
    look(seed, table(), null, cards);
  }

  const holds = (check: string): void => assert.equal(failures.get(check) ?? "", "");

  before(() => {
    for (let seed = FIRST; seed < FIRST + GAMES && !stopped; seed++) {
      try {
        play(seed);
      } catch (error) {
        stopped = (error as Error).message;
      }
    }
  });

  test("every game ends, and none has a position without a legal decision", () => assert.equal(stopped, ""));
  test("POCKET-SETUP-2 POCKET-DEATH-1 health is 0 to 6 (POCKET-CLASSIC-1: no upper limit alone), 0 is dead", () =>
    holds("health"));
  test("POCKET-SETUP-9 POCKET-ITEM-5 POCKET-ITEM-7 the chips of supply, saw and gasoline are four", () =>
    holds("fuel"));
  test("POCKET-SETUP-8 POCKET-TEMPLE-4 POCKET-GRAVE-3 the totem is in exactly one place", () =>
    holds("totem"));
  test("POCKET-COMP-1 POCKET-SETUP-11 an item has one holder at most; POCKET-DEATH-2 the dead have none", () =>
    holds("items"));
  test("POCKET-TIME-4 POCKET-CLASSIC-2 a game uses 27 cards at most, classic solo 21, and each turn one at least", () =>
    holds("cards"));
  test("POCKET-TILE-3 POCKET-OUT-2 tiles lie on cells of their own, turned as drawn, the Patio behind the window", () =>
    holds("cells"));
  test("POCKET-BASH-4 a bashed door works both ways", () => holds("bashed doors"));
  test("POCKET-MOVE-2 every known tile can be reached from the group, and the group from it", () =>
    holds("ways"));
  test("POCKET-OUT-1 POCKET-GOAL-4 the window can be reached whatever was laid, until it is used and after", () =>
    holds("window"));
  test("POCKET-BASH-1 POCKET-GOAL-2 while house tiles are hidden the way on, or a wall to bash, is within reach", () =>
    holds("house"));
  test("POCKET-BASH-6 the yard never closes", () => holds("yard"));
  test("POCKET-LEAD-3 POCKET-COWER-3 POCKET-ROOM-1 POCKET-STORE-2 a leader has the tasks that a second reckoning gives", () =>
    holds("rooms"));
  test("POCKET-MOVE-1 POCKET-MOVE-3 POCKET-MOVE-7 POCKET-TILE-2 and the ways", () => holds("directions"));
  test("POCKET-BASH-1 POCKET-BASH-2 and the walls", () => holds("bashing"));
  test("POCKET-FORCE-1 POCKET-FORCE-2 and at the last two cards only the burial", () => holds("force"));
  test("POCKET-TILE-1 a new tile may lie in all ways, and only those, that let the group in", () =>
    holds("places"));
  test("POCKET-LEAD-4 POCKET-LEAD-5 leadership goes round clockwise among the living", () => holds("leader"));
  test("POCKET-GOAL-1 POCKET-WIN-1 POCKET-LOSE-1 POCKET-LOSE-2 a game is over if and only if it is won or lost", () =>
    holds("result"));
  test("POCKET-SCORE-1 POCKET-SCORE-2 POCKET-SCORE-3 POCKET-SCORE-4 POCKET-WIN-2 points follow from result and deaths", () =>
    holds("points"));
  test("nobody is asked where there is one answer", () => assert.equal(lonely, ""));
  test("the games go everywhere", () => {
    const missing = Object.keys(VISITS).filter((name) => (visits.get(name) ?? 0) < GAMES / 500);
    assert.deepEqual(missing, []);
  });
});

describe(`pocket: ${GAMES} random games of classic solo`, () => {
  const classic: Kind = { name: "classic", seats: () => 1, given: () => [["options.classic", "true"]] };
  for (const [property, run] of propertiesOf(game, classic)) test(property, run);
});
