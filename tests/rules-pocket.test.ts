// Owns what pocket's rules promise beyond single scenarios: what holds in every random game, for 1 to 8 players and classic.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { InspectedGame, PLAYER_CHANCE } from "../tools/inspect-game.ts";
import {
  HOUSE,
  TILES,
  YARD,
  beyond,
  frontiers,
  isClosed,
  known,
  openOf,
  opposite,
  places,
  pointsOf,
  reachable,
  tasks,
  walls,
  windowOf,
  type Side,
  type Table,
} from "./support/pocket-table.ts";
import { propertiesOf } from "./support/properties.ts";
import { FIRST, GAMES, playRandom, type Kind } from "./support/random-games.ts";

// Numbers of state-phases.ts: where the table is looked at.
const [TASK, PLACE, END, CLASSIC_MOVE] = [1, 4, 20, 21];
const LOOKED_AT = new Set([TASK, PLACE, END, CLASSIC_MOVE]);
/** The task, which can be forced, and the open cards, which all must have seen. */
const SINGLE = new Set([TASK, 11, CLASSIC_MOVE]);
const SIDES: Record<string, Side> = { north: "N", east: "E", south: "S", west: "W" };

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

/** Looks at a table, at the one of the turn before (null: the first), and at what was counted since the game began. */
type Check = (now: Table, last: Table | null, cards: number) => void;

const CHECKS: Record<string, Check> = {
  health: (now) => {
    for (const { health, dead } of now.players) {
      assert.ok(health >= 0 && (now.options.classic || health <= 6));
      assert.equal(dead, health === 0);
    }
  },

  fuel: (now) => {
    assert.equal(now.supply + now.sawFuel + now.gasFuel, 4);
    assert.ok(now.supply >= 0);
  },

  totem: (now) => {
    const holders = now.players.flatMap(({ totem }, seat) => (totem ? [seat] : []));
    assert.deepEqual(holders, now.totem === "held" ? [now.totemHolder] : []);
    if (now.totem !== "held") assert.equal(now.totemHolder, null);
    else if (now.result === "playing") assert.ok(!now.players[now.totemHolder!]!.dead);
    if (now.totem !== "hidden") assert.ok(now.tiles["temple"]);
  },

  items: (now) => {
    const items = now.players.flatMap(({ items: held }) => held);
    assert.equal(new Set(items).size, items.length);
    if (now.result === "playing")
      assert.ok(now.players.every(({ dead, items: held }) => !dead || !held.length));
  },

  cards: (now, last, cards) => {
    assert.ok(cards <= (now.options.classic ? 21 : 27));
    assert.equal(cards + now.cardsToMidnight, now.options.classic ? 21 : 27);
    if (last && !now.options.classic && now.phase === "task") {
      assert.ok(now.cardsToMidnight < last.cardsToMidnight);
      assert.equal(now.turn, last.turn + 1);
    }
  },

  cells: (now) => {
    for (const region of [HOUSE, YARD]) {
      const cells = known(now, region).map((name) => `${now.tiles[name]!.x} ${now.tiles[name]!.y}`);
      assert.equal(new Set(cells).size, cells.length);
    }
    for (const name of known(now)) {
      const tile = now.tiles[name]!;
      assert.equal(tile.open, openOf(name, tile));
      assert.equal(tile.window, windowOf(name, tile));
    }
    if (!now.options.classic) assert.equal(now.windowBroken, now.tiles["patio"] !== null);
    if (now.tiles["patio"]) assert.ok(now.tiles["dining room"]);
    else assert.deepEqual(known(now, YARD), []);
  },

  "bashed doors": (now) => {
    for (const name of known(now)) {
      for (const side of now.tiles[name]!.bashed as Side[]) {
        const other = beyond(now, name, side);
        // Only classic solo's passages stand open until somebody walks through (POCKET-CLASSIC-10).
        if (now.options.classic && other === null) continue;
        if (now.phase === "place") continue; // the tile beyond is being laid
        assert.ok(other !== null && openOf(other, now.tiles[other]!).includes(opposite(side)));
      }
    }
  },

  ways: (now) => {
    const all = known(now);
    assert.ok(all.includes(now.tile));
    assert.equal(reachable(now).size, all.length);
  },

  window: (now) => {
    if (now.tiles["dining room"]) assert.ok(reachable(now).has("dining room"));
  },

  house: (now) => {
    if (known(now, HOUSE).length === HOUSE.length) return;
    const near = [...reachable(now)].filter((name) => HOUSE.includes(name));
    if (isClosed(now)) assert.ok(near.some((name) => walls(now, name).length > 0));
    else assert.ok(near.some((name) => frontiers(now, name).length > 0));
  },

  yard: (now) => {
    if (!now.tiles["patio"] || known(now, YARD).length === YARD.length) return;
    const near = [...reachable(now)].filter((name) => YARD.includes(name));
    assert.ok(near.some((name) => frontiers(now, name).length > 0));
  },

  tasks: (now) => {
    if (now.phase === "task") assert.deepEqual(labels(), tasks(now));
  },

  places: (now) => {
    if (now.phase === "place")
      assert.deepEqual(labels(), places(now.newTile!, opposite(SIDES[now.direction!]!)));
  },

  leader: (now, last) => {
    if (!last || now.options.classic || now.phase !== "task") return;
    let seat = last.leader;
    do seat = (seat + 1) % now.seats;
    while (now.players[seat]!.dead);
    assert.equal(now.leader, seat);
    assert.equal(now.acting, seat);
  },

  result: (now) => {
    const alive = now.players.some(({ dead }) => !dead);
    const won = now.totem === "buried" && alive && (now.etching || now.options.classic);
    assert.equal(now.result === "won", won);
    assert.equal(now.result === "dead", !alive);
    if (now.result === "midnight") assert.equal(now.cardsToMidnight, 0);
    assert.equal(now.phase === "end", now.result !== "playing");
  },

  points: (now) => {
    const points = now.phase === "end" ? pointsOf(now) : now.players.map(() => 0);
    assert.deepEqual(now.points, points);
  },
};

/** What shows that the games went to places where the properties mean something. */
const VISITS: Record<string, (now: Table) => boolean> = {
  "the window used": (now) => now.tiles["patio"] !== null,
  "back in the house": (now) => now.tiles["patio"] !== null && HOUSE.includes(now.tile),
  "a closed house": isClosed,
  "a wall bashed": (now) => known(now).some((name) => now.tiles[name]!.bashed.length > 0),
  "the whole house known": (now) => known(now, HOUSE).length === HOUSE.length,
  "the whole yard known": (now) => known(now, YARD).length === YARD.length,
  "the totem held in the Graveyard": (now) => now.tile === "graveyard" && now.totem === "held",
  "the last two cards there": (now) =>
    now.tile === "graveyard" && now.totem === "held" && now.phase === "task" && now.cardsToMidnight < 3,
  "a leader dead": (now) => now.players.some(({ dead }) => dead) && now.result === "playing",
  ...Object.fromEntries(
    ["won", "midnight", "dead"].map((result) => [`a game ${result}`, (now: Table) => now.result === result]),
  ),
  ...Object.fromEntries(TILES.map((name) => [`the ${name}`, (now: Table) => now.tile === name])),
};

describe(`pocket: ${GAMES} random games of 1 to 8 players and of classic solo`, () => {
  const failures = new Map<string, string>();
  const visits = new Map<string, number>();
  let stopped = "";
  let lonely = "";

  /** Holds one state against every check that has not failed yet. */
  function look(seed: number, now: Table, last: Table | null, cards: number): void {
    for (const [name, check] of Object.entries(CHECKS)) {
      if (failures.has(name)) continue;
      try {
        check(now, last, cards);
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
    holds("tasks"));
  test("POCKET-MOVE-1 POCKET-MOVE-3 POCKET-MOVE-7 POCKET-TILE-2 and the ways", () => holds("tasks"));
  test("POCKET-BASH-1 POCKET-BASH-2 and the walls", () => holds("tasks"));
  test("POCKET-FORCE-1 POCKET-FORCE-2 and at the last two cards only the burial", () => holds("tasks"));
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
