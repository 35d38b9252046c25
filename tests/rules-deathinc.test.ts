// Owns what deathinc's rules promise beyond single scenarios: its plan, and what holds in every random game of 1 to 6 seats.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { InspectedGame } from "../tools/inspect-game.ts";
import { Random } from "../tools/random.ts";
import { CHANGES } from "./support/deathinc-changes.ts";
import { CHECKS } from "./support/deathinc-checks.ts";
import { LEGAL } from "./support/deathinc-legal.ts";
import {
  DIRECTIONS,
  HALLWAY,
  HOME,
  PLAN_SPACES,
  SHAPES,
  SITES,
  distances,
  doorOf,
  hasExit,
  step,
  type Table,
} from "./support/deathinc-table.ts";
import { kindWithPersons, personsOf } from "./support/deathinc-tables.ts";
import { VISITS } from "./support/deathinc-visits.ts";
import { FIRST, GAMES, randomAction, setUpRandom } from "./support/random-games.ts";

const game = await InspectedGame.load("deathinc");
const table = (): Table => game.state as unknown as Table;

/** One action in so many is looked at, before and after. */
const ONE_IN = 60;
/** In these phases (slip, weapon, dying, push, carry, take, twitch: state-phases.ts) one in four, since they are rare. */
const RARE = [12, 15, 20, 28, 30, 31, 34];
const ONE_IN_RARE = 4;
const MOST_PLIES = 40_000;
/** A game with persons is left after so many actions: nothing but its players ends it. */
const PERSONS_PLIES = 1200;

/** A table with rooms on all sites, the doors of A and B looking to their n-th side. */
function fullTable(n: number): Table {
  const rooms = SITES.map(({ name, doors }) => [
    name,
    doors.length > 1 ? { room: "office", door: doors[n]!.side } : "office",
  ]);
  return { rooms: Object.fromEntries(rooms), city: null } as unknown as Table;
}

describe("deathinc's plan", () => {
  const empty = { rooms: {}, city: null } as unknown as Table;

  test("INC-SETUP-3 INC-SETUP-4 INC-SETUP-6 59 spaces at the start, the ring's centres 3 steps apart", () => {
    const far = distances(empty, HOME);
    assert.equal(far.size, 59);
    assert.deepEqual(
      HALLWAY.map((centre) => far.get(centre)),
      [3, 6, 9, 12, 15, 18, 15, 12, 9, 6],
    );
  });

  test("INC-COMP-1 INC-TILE-3 194 spaces with all rooms, desks as far from home as the table says", () => {
    assert.equal(PLAN_SPACES.length, 194);
    for (const n of [0, 1, 2]) {
      const full = fullTable(n);
      const far = distances(full, HOME);
      assert.equal(far.size, 194);
      for (const site of SITES) {
        const door = doorOf(full, site)!;
        assert.equal(far.get(door.desk), door.steps, site.name);
      }
    }
  });

  test("INC-MOVE-2 a step leads back, and never through a wall", () => {
    const full = fullTable(1);
    for (const space of PLAN_SPACES) {
      for (const [i, side] of DIRECTIONS.entries()) {
        const next = step(full, space, side);
        if (next !== null) assert.equal(step(full, next, DIRECTIONS[(i + 2) % 4]!), space);
      }
    }
  });

  test("INC-BASE-14 exits of the city's tiles at each rotation", () => {
    const exits = (tile: string): string[] =>
      [0, 1, 2, 3].map((rotation) =>
        DIRECTIONS.filter((side) => hasExit({ tile, rotation }, side))
          .map((side) => side[0]!.toUpperCase())
          .join(""),
      );
    assert.deepEqual(exits("clinic"), ["S", "W", "N", "E"]);
    assert.deepEqual(exits("street"), ["NS", "EW", "NS", "EW"]);
    assert.deepEqual(exits("pharmacy"), ["EW", "NS", "EW", "NS"]);
    assert.deepEqual(exits("corner"), ["NE", "ES", "SW", "NW"]);
    assert.deepEqual(exits("ironmonger"), ["ES", "SW", "NW", "NE"]);
    assert.deepEqual(exits("filling stop"), ["ESW", "NSW", "NEW", "NES"]);
    assert.equal(SHAPES.size, 17);
  });
});

describe("deathinc's decks", () => {
  /** What may be drawn now, and how often among all. */
  const weights = (): Record<string, number> =>
    Object.fromEntries(game.legal.map((action) => [game.label(action), game.chanceWeight(action)]));

  function given(fields: Record<string, unknown>): void {
    game.reset(2);
    assert.equal(
      game.setFields(Object.entries(fields).map(([path, value]) => [path, JSON.stringify(value)])),
      "",
    );
  }

  test("INC-SETUP-8 INC-DIGI-3 a room is drawn among those left, an office as often as there are some", () => {
    given({ "rooms.S01": "office", "rooms.S02": "mail", phase: "tile" });
    const rest = ["ceo", "cafeteria", "server", "copy", "security", "maintenance"];
    const expected = Object.fromEntries(rest.map((room) => [`tile ${room}`, 1]));
    assert.deepEqual(weights(), { "tile office": 7, ...expected });
  });

  test("INC-BASE-2 INC-BASE-18 a city tile is drawn among those left that fit, each as often as there are some", () => {
    given({
      "options.city": true,
      "rooms.S01": "office",
      "players.0.safe": ["abbott"],
      "players.0.at": "city (0,1)",
      "city.0.tile": "corner",
      "city.0.at": [0, -1],
      "city.0.rotation": 2,
      zombies: [],
    });
    for (const word of ["roll", "die 1", "west"]) {
      game.apply(game.legal.find((action) => game.label(action) === word)!);
    }
    const drawn = weights();
    assert.deepEqual(
      ["street", "corner", "fork", "crossroads", "landing pad", "clinic"].map(
        (tile) => drawn[`city tile ${tile}`],
      ),
      [4, 3, 4, 3, 1, 1],
    );
    assert.equal(
      Object.values(drawn).reduce((sum, weight) => sum + weight),
      27,
    );
  });
});

describe(`deathinc: ${GAMES} random games of 1 to 6 seats, with and without the city`, () => {
  const failures = new Map<string, string>();
  const visits = new Map<string, number>();
  let stopped = "";

  /** Does a check that has not failed yet. */
  function hold(name: string, seed: number, now: Table, check: () => void): void {
    if (failures.has(name)) return;
    try {
      check();
    } catch (error) {
      failures.set(name, `game ${seed}: ${(error as Error).message}: ${JSON.stringify(now)}`);
    }
  }

  function look(seed: number, now: Table): void {
    const labels = game.legal.map((action) => game.label(action));
    for (const [name, check] of Object.entries(CHECKS)) hold(name, seed, now, () => check(now));
    for (const [name, check] of Object.entries(LEGAL)) hold(name, seed, now, () => check(now, labels));
    for (const [name, isThere] of Object.entries(VISITS)) {
      if (isThere(now)) visits.set(name, (visits.get(name) ?? 0) + 1);
    }
  }

  /** Plays one action; now and then the tables before and behind it are held against all that must be. */
  function playOne(seed: number, random: Random, clever: boolean): void {
    const action = randomAction(game, random, clever);
    const isLooked = random.oneIn(RARE.includes(game.phase) ? ONE_IN_RARE : ONE_IN);
    const before = isLooked ? table() : null;
    const word = game.label(action);
    if (before) look(seed, before);
    assert.ok(game.apply(action), `game ${seed}: ${word} is refused`);
    if (!before) return;
    const now = table();
    for (const [name, check] of Object.entries(CHANGES)) {
      hold(name, seed, before, () => check(now, before, word));
    }
    hold("possible", seed, now, () => assert.ok(game.isPossible));
  }

  function play(seed: number): void {
    const random = new Random(seed ^ 0x1c0ffee);
    setUpRandom(game, kindWithPersons, seed);
    const clever = random.oneIn(2);
    const withPersons = personsOf(seed).length > 0;
    for (let plies = 0; !game.isTerminal; plies++) {
      if (withPersons && plies === PERSONS_PLIES) return;
      assert.ok(plies < MOST_PLIES, `game ${seed} does not end`);
      assert.ok(game.legal.length > 0, `game ${seed} has a state without a legal action`);
      playOne(seed, random, clever);
    }
    look(seed, table());
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

  test("INC-DIGI-6 INC-TURN-10 every game ends, and none has a position without a legal decision", () =>
    assert.equal(stopped, ""));
  test("INC-COMP-10 INC-BASE-20 zombies on the maps, kills and supply are all there are", () =>
    holds("zombies"));
  test("INC-ADD-3 INC-COMBAT-13 one zombie and one token a space, the Zombie CEO counted, where one can walk", () =>
    holds("one a space"));
  test("INC-MOVE-1 INC-MOVE-3 what can be walked on and reached is what the plan says", () =>
    holds("walkable"));
  test("INC-COMP-8 INC-DIR-11 INC-TILE-11 every director is in one state, eight in all, one an office", () =>
    holds("directors"));
  test("INC-ADD-4 INC-DEATH-1 hearts are 0 to 5, and 0 is off the map", () => holds("hearts"));
  test("INC-DEATH-3 INC-DEATH-7 off the map nobody leads anybody or has items", () => holds("off"));
  test("INC-COMP-2 INC-CARD-9 INC-BASE-23 no card is lost or doubled, none lies twice in front of a player", () =>
    holds("cards"));
  test("INC-COMP-3 INC-DIR-10 a string for each rescue", () => holds("strings"));
  test("INC-VOTE-2 INC-VOTE-3 INC-VOTE-4 votes are what they are reckoned from", () => holds("votes"));
  test("INC-VOTE-1 INC-VOTE-5 INC-BASE-10 INC-BASE-29 INC-SOLO-3 who has won, and when the game is over", () =>
    holds("result"));
  test("INC-BASE-15 INC-BASE-16 INC-BASE-18 INC-BASE-26 city tiles fit, and the Landing Pad can still be found", () =>
    holds("city"));
  test("INC-MOVE-4 INC-BASE-24 steps are those that a second reckoning gives", () => holds("steps"));
  test("under an Evacuation Drill each step is one closer to home", () => holds("drill"));
  test("INC-TILE-2 INC-TILE-4 rooms go on free sites, their doors on the hallway", () => holds("sites"));
  test("INC-TILE-6 zombies of a new room go on its free spaces", () => holds("filling"));
  test("INC-ZMOVE-1 INC-ZMOVE-2 INC-ZMOVE-3 INC-ZMOVE-4 INC-ZMOVE-5 INC-ZMOVE-7 INC-BASE-12 zombies move as a second reckoning says", () =>
    holds("zombie steps"));
  test("INC-DIR-7 lost directors go to the nearest free office", () => holds("lost directors"));
  test("INC-DEATH-2 INC-DEATH-8 a death costs what it must", () => holds("deaths"));
  test("INC-CARD-4 INC-CARD-5 INC-DEATH-5 INC-BASE-8 at most three cards at the end of a turn, back with 3 and 3", () =>
    holds("hands"));
  test("what play comes to is a state that can be", () => holds("possible"));
  test("the games go everywhere", () => {
    const missing = Object.keys(VISITS).filter((name) => (visits.get(name) ?? 0) < GAMES / 500);
    assert.deepEqual(missing, []);
  });
});
