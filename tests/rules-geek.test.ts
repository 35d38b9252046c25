// Owns what geek's rules promise beyond single scenarios: its board, and what holds in every random game of 1 to 5 seats.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { InspectedGame } from "../tools/inspect-game.ts";
import { Random } from "../tools/random.ts";
import { CHECKS, VISITS } from "./support/geek-checks.ts";
import {
  DIRECTIONS,
  SQUARES,
  START,
  beyond,
  distances,
  edgeOf,
  isPassable,
  openingOf,
  type Table,
} from "./support/geek-table.ts";
import { FIRST, GAMES, playRandom, type Kind } from "./support/random-games.ts";

// Numbers of state-phases.ts: where the table is looked at, and one time in how many.
const [START_PHASE, WALK, RUN, END, PROWL, TARGET] = [2, 4, 10, 13, 17, 18];
const LOOKS = new Map([
  [WALK, 30],
  [RUN, 4],
  [END, 30],
  [PROWL, 15],
  ...[5, 7, 11, 14, 15, 16].map((phase): [number, number] => [phase, 20]),
  [TARGET, 1],
]);
/** Turns that are looked at follow one another, so that each can be held against the one before. */
const STRETCH = 3;
const ONE_IN = 20;

const game = await InspectedGame.load("geek");
const table = (): Table => game.state as unknown as Table;
const labels = (): string[] => game.legal.map((action) => game.label(action));

const word = (words: string[], place: number): string => JSON.stringify(words[place % words.length]);

/** 1 to 5 seats, every option, any cast. */
const kind: Kind = {
  name: "geek",
  seats: (seed) => 1 + (seed % 5),
  given: (seed) => [
    ["options.hearts", word(["easy", "normal", "hard", "nightmare"], Math.floor(seed / 5))],
    ["options.spinner", word(["fast", "calm", "fast"], Math.floor(seed / 7))],
    ["options.tiles", word(["mixed", "spots", "anywhere"], Math.floor(seed / 3))],
    ["options.restless", String(seed % 4 === 1)],
    ["options.truckTile", String(seed % 6 !== 5)],
    ["cast", JSON.stringify(castOf(seed))],
  ],
};

function castOf(seed: number): string[] {
  const all = ["alex", "anita", "mary", "max", "johnny"];
  const random = new Random(seed);
  return [...all].map(() => all.splice(random.below(all.length), 1)[0]!);
}

describe("geek's board", () => {
  const from = distances(START, []);

  test("GEEK-COMP-1 144 squares, all of them within reach of the start", () => {
    assert.equal(SQUARES.length, 144);
    assert.equal(from.size, 144);
    assert.deepEqual([from.get("K2"), from.get("L1"), Math.max(...from.values())], [20, 22, 22]);
  });

  test("GEEK-MAP-2 GEEK-MAP-3 the 28 openings of the table are the doors and windows of the packed rows", () => {
    const found = new Set<string>();
    for (const square of SQUARES) {
      for (const direction of DIRECTIONS) {
        const opening = openingOf(square, direction);
        const edge = edgeOf(square, direction);
        assert.equal(opening?.kind ?? edge, edge, `${square} ${direction}`);
        assert.equal(opening === undefined, edge === "open" || edge === "wall");
        if (opening) found.add(opening.id);
      }
    }
    assert.equal(found.size, 28);
    assert.equal([...found].filter((id) => id.startsWith("D")).length, 20);
  });

  test("GEEK-MAP-1 GEEK-BARR-6 a wall, and boards, stop from both sides", () => {
    for (const square of SQUARES) {
      for (const [i, direction] of DIRECTIONS.entries()) {
        const other = beyond(square, direction);
        if (other === null) continue;
        const back = DIRECTIONS[(i + 2) % 4]!;
        const id = openingOf(square, direction)?.id ?? "";
        assert.equal(edgeOf(square, direction), edgeOf(other, back));
        for (const boarded of [[], [id]]) {
          assert.equal(isPassable(square, direction, boarded), isPassable(other, back, boarded));
        }
      }
    }
  });

  test("boards at any one opening cut off the pantry or the closet at most", () => {
    const cut = new Map<string, number>();
    for (const square of SQUARES) {
      for (const direction of DIRECTIONS) {
        const opening = openingOf(square, direction);
        if (opening) cut.set(opening.id, SQUARES.length - distances(START, [opening.id]).size);
      }
    }
    const closing = [...cut].filter(([, squares]) => squares > 0).sort();
    assert.deepEqual(closing, [
      ["D02", 2],
      ["D13", 2],
    ]);
  });
});

describe(`geek: ${GAMES} random games of 1 to 5 seats`, () => {
  const failures = new Map<string, string>();
  const visits = new Map<string, number>();
  let stopped = "";

  /** Holds one state against every check that has not failed yet. */
  function look(seed: number, now: Table, last: Table | null): void {
    const legal = labels();
    for (const [name, check] of Object.entries(CHECKS)) {
      if (failures.has(name)) continue;
      try {
        check(now, last, legal);
      } catch (error) {
        failures.set(name, `game ${seed}: ${(error as Error).message}: ${JSON.stringify(now)}`);
      }
    }
    for (const [name, isThere] of Object.entries(VISITS)) {
      if (isThere(now)) visits.set(name, (visits.get(name) ?? 0) + 1);
    }
  }

  function play(seed: number): void {
    const random = new Random(seed ^ 0x6eec);
    let last: Table | null = null;
    let left = 0;
    playRandom(game, kind, seed, () => {
      if (game.phase === START_PHASE) {
        if (left === 0 && random.oneIn(ONE_IN)) left = STRETCH;
        if (left === 0) {
          last = null;
          return;
        }
        const now = table();
        // A kit used at the start of a turn comes back to it.
        if (last?.turn === now.turn && last.round === now.round) return;
        look(seed, now, last);
        left--;
        last = now;
        return;
      }
      const often = LOOKS.get(game.phase);
      if (often !== undefined && random.oneIn(often)) look(seed, table(), null);
    });
    look(seed, table(), null);
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
  test("GEEK-COMP-2 GEEK-COMP-3 GEEK-COMP-4 GEEK-COMP-8 no tile appears from nowhere, and each hidden one has a face", () =>
    holds("tiles"));
  test("GEEK-ITEM-6 GEEK-ITEM-7 GEEK-WEAP-6 GEEK-DEATH-2 keys, gas and lasting weapons are never lost", () =>
    holds("lasting"));
  test("GEEK-COMP-5 GEEK-RESCUE-1 a character is played, held, hidden or gone, once", () =>
    holds("characters"));
  test("GEEK-MON-2 GEEK-WEAP-5 GEEK-BARR-10 what is used up or destroyed does not come back", () =>
    holds("nothing grows"));
  test("GEEK-SETUP-5 GEEK-SETUP-7 tiles are hidden where they may be", () => holds("hidden squares"));
  test("GEEK-MON-6 GEEK-UNDEAD-7 no two monsters on a square at the end of a turn", () =>
    holds("one monster"));
  test("GEEK-MOVE-6 GEEK-MOVE-7 GEEK-MOVE-8 GEEK-MOVE-12 no two living characters on a square at the end of a turn, but in the truck and at the start", () =>
    holds("sharing"));
  test("GEEK-MOVE-5 GEEK-MOVE-9 GEEK-MOVE-10 nor one beside a monster or a hidden tile, unless it stood up there", () =>
    holds("forbidden pairs"));
  test("GEEK-CHAR-7 GEEK-DEATH-1 who lives has hit points, who is undead has nothing", () => holds("seats"));
  test("GEEK-DEATH-7 piles have things, one lies on a square, and nobody leaves one on its own", () =>
    holds("piles"));
  test("GEEK-WEAP-1 GEEK-WEAP-2 GEEK-CHAR-2 GEEK-CHAR-5 whom which symbol arms", () => holds("weapons"));
  test("GEEK-WIN-1 GEEK-WIN-2 GEEK-TRUCK-3 when the truck can leave, and that it is offered aboard only", () =>
    holds("truck"));
  test("GEEK-WIN-5 GEEK-WIN-6 GEEK-WIN-7 GEEK-WIN-9 who has won", () => holds("result"));
  test("GEEK-TURN-1 GEEK-TURN-4 GEEK-TURN-5 GEEK-UNDEAD-12 GEEK-DIFF-3 whose turn and which round it is", () =>
    holds("turn order"));
  test("GEEK-MOVE-13 GEEK-RUN-4 GEEK-UNDEAD-5 GEEK-UNDEAD-17 GEEK-UNDEAD-18 steps are those that a second reckoning gives", () =>
    holds("steps"));
  test("GEEK-CHAR-4 GEEK-MOVE-3 GEEK-MOVE-4 GEEK-MOVE-11 and so is all that is in reach", () =>
    holds("reach"));
  test("GEEK-TRADE-3 GEEK-TRADE-4 things change hands between neighbours, from who has them", () =>
    holds("trade"));
  test("nobody is asked to end a turn that can only end", () => holds("one answer"));
  test("the games go everywhere", () => {
    const missing = Object.keys(VISITS).filter((name) => (visits.get(name) ?? 0) < GAMES / 500);
    assert.deepEqual(missing, []);
  });
});
