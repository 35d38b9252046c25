// Owns what piecepack's rules promise beyond single scenarios: invariants of whole games, tables, chances, levels.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { InspectedGame, PLAYER_CHANCE } from "../tools/inspect-game.ts";
import { Random } from "../tools/random.ts";
import { wilson } from "../tools/tournament-report.ts";
import { playLevel } from "../tools/tournament.ts";

interface Room {
  from: string | null;
  exits: number;
  walls: number;
  connections: number;
  free: number;
}
interface State {
  phase: string;
  room: string;
  ticks: number;
  turn: number;
  health: number;
  attack: number;
  totem: number;
  bury: number;
  intensity: number;
  event: string;
  zombies: number;
  result: string;
  rooms: Record<string, Room | null>;
}

const game = await InspectedGame.load("piecepack");
const state = (): State => game.state as unknown as State;
const act = (label: string): void => {
  const action = game.legal.find((candidate) => game.label(candidate) === label);
  assert.ok(action !== undefined && game.apply(action), label);
};

/** Table 3.2: exits on each tile. */
const EXITS: Record<string, number> = {
  ...{ foyer: 1, temple: 1, "indoor storage": 1, kitchen: 2, "2 arms": 2, "3 arms": 3, "4 arms": 4 },
  ...{ "dining room": 4, patio: 2, graveyard: 1, "outdoor storage": 1, garden: 2 },
  ...{ "2 crowns": 2, "3 crowns": 3, "4 crowns": 4, "5 crowns": 4 },
};
const OUTDOORS = Object.keys(EXITS).slice(8);

/** Plays a game of random moves; calls look at every state. */
function playRandom(seed: number, look: (now: State, before: State) => void): void {
  const random = new Random(seed);
  game.reset();
  game.seed(seed, 5);
  let before = state();
  while (!game.isTerminal) {
    const legal = game.legal;
    const clever = game.currentPlayer !== PLAYER_CHANCE && seed % 2 === 1;
    game.apply(clever ? game.botAction(3) : random.pick(legal));
    const now = state();
    look(now, before);
    before = now;
  }
}

function checkRooms({ rooms }: State): void {
  const known = Object.entries(rooms).filter((entry): entry is [string, Room] => entry[1] !== null);
  const links = new Map<string, number>(known.map(([name]) => [name, 0]));
  for (const [name, { from }] of known) {
    if (from === null) continue;
    links.set(name, links.get(name)! + 1);
    links.set(from, (links.get(from) ?? NaN) + 1);
    if (name === "patio") assert.equal(from, "dining room");
    else assert.equal(OUTDOORS.includes(name), OUTDOORS.includes(from));
  }
  for (const [name, room] of known) {
    assert.equal(room.exits, EXITS[name]! + room.walls);
    assert.equal(room.connections, links.get(name));
    const reserved = name === "dining room" && !rooms["patio"] ? 1 : 0;
    assert.equal(room.free, room.exits - room.connections - reserved);
    assert.ok(room.free >= 0);
  }
}

describe("piecepack: random games", () => {
  test("PIECE-MOVE-2 PIECE-MOVE-6 PIECE-MOVE-7 the rooms are a tree that keeps to its exits", () => {
    for (let seed = 0; seed < 100; seed++) playRandom(seed, checkRooms);
  });

  test("PIECE-CLOCK-1 PIECE-CLOCK-5 every turn ticks once, every search and cowering once more", () => {
    for (let seed = 0; seed < 60; seed++) {
      playRandom(seed, (now, before) => {
        const resting = now.phase === "search die" || now.phase === "cower die";
        const late = before.phase === "rest" && now.result === "out of time" && now.turn === before.turn;
        const turned = now.turn > before.turn || (now.result === "out of time" && !late);
        assert.equal(
          now.ticks - before.ticks,
          (resting ? 1 : 0) + (late ? 1 : 0) + (turned && !late ? 1 : 0),
        );
      });
    }
  });

  test("PIECE-CLOCK-3 PIECE-CLOCK-4 PIECE-END-2 PIECE-END-3 PIECE-FIGHT-2 meters stay in their bounds", () => {
    for (let seed = 100; seed < 160; seed++) {
      playRandom(seed, (now) => {
        assert.ok(now.health <= 6 && now.attack >= 1 && now.attack <= 6 && now.zombies <= 10);
        assert.equal(now.health === 0, now.result === "killed");
        assert.equal(now.ticks === 24, now.result === "out of time");
        assert.equal(now.bury === 2, now.result === "won");
        if (now.ticks < 24) assert.equal(now.intensity, [0, 3, 5][Math.floor(now.ticks / 8)]);
      });
    }
  });
});

describe("piecepack: chances", () => {
  test("PIECE-EVENT-1 PIECE-EVENT-2 PIECE-EVENT-3 PIECE-EVENT-4 PIECE-EVENT-5 PIECE-EVENT-6 all 216 rolls", () => {
    game.reset();
    for (const [path, value] of [
      ["rooms.3 arms.from", '"foyer"'],
      ["room", '"3 arms"'],
      ["attack", "6"],
      ["health", "4"],
    ]) {
      assert.equal(game.setField(path!, value!), "");
    }
    assert.equal(game.finishGiven(), "");
    act("go foyer");
    const start = Buffer.from(game.bytes);
    const events: Record<string, number> = {};
    const attacks = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 216; roll++) {
      game.bytes.set(start);
      const [suns, moons, arms] = [Math.floor(roll / 36), Math.floor(roll / 6) % 6, roll % 6];
      act(`suns ${suns}`);
      act(`moons ${moons}`);
      act(`arms ${arms}`);
      const { event } = state();
      events[event] = (events[event] ?? 0) + 1;
      if (event === "attack") attacks[moons]!++;
    }
    assert.deepEqual(events, { attack: 91, food: 55, weapon: 55, nothing: 15 });
    assert.deepEqual(attacks, [1, 4, 9, 16, 25, 36]);
  });
});

describe("piecepack: computer players", () => {
  test("the intervals are Wilson's", () => {
    // Newcombe 1998, table I: 81 of 263 gives 0.2553 to 0.3662.
    const [low, high] = wilson(81, 263);
    assert.equal(low.toFixed(4), "0.2553");
    assert.equal(high.toFixed(4), "0.3662");
    assert.ok(Math.abs(wilson(0, 20)[0]) < 1e-12);
  });

  test("level 3 beats level 2 beats level 1, beyond their 95 % intervals", () => {
    const rates = [1, 2, 3].map((level) => {
      const { wins, games } = playLevel(game, level, 2000);
      return wilson(wins, games);
    });
    assert.ok(rates[0]![1] < rates[1]![0], `levels 1 and 2: ${JSON.stringify(rates)}`);
    assert.ok(rates[1]![1] < rates[2]![0], `levels 2 and 3: ${JSON.stringify(rates)}`);
  });
});
