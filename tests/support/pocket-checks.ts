// Owns what holds at every look at a table of pocket, by name; and the places that random games must get to for it to mean much.
import assert from "node:assert/strict";
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
} from "./pocket-table.ts";

const SIDES: Record<string, Side> = { north: "N", east: "E", south: "S", west: "W" };

const isForced = (now: Table): boolean => tasks(now).length < 3 && tasks(now).includes("bury");

/** Where a leader is about to pick: her tasks of one kind against the second reckoning's. */
function compareTasks(now: Table, labels: string[], compared: boolean, words: RegExp): void {
  if (now.phase !== "task" || !compared) return;
  const those = (list: string[]): string[] => list.filter((word) => words.test(word));
  assert.deepEqual(those(labels), those(tasks(now)));
}

/** Looks at a table, at the one of the turn before (null: the first), at the cards since the game began, at what is legal. */
export type Check = (now: Table, last: Table | null, cards: number, labels: string[]) => void;

export const CHECKS: Record<string, Check> = {
  health: (now) => {
    for (const { health, dead } of now.players) {
      assert.ok(health >= 0 && (now.options.classic || health <= 6));
      assert.equal(dead, health === 0);
    }
  },

  fuel: (now) => {
    if (now.options.classic) return; // no chips: fuel is fights that the saw still has
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

  // The tasks are compared by kind, those that are forced apart from the others.
  rooms: (now, _, __, labels) => compareTasks(now, labels, !isForced(now), /^(cower|search|bury)/),
  directions: (now, _, __, labels) => compareTasks(now, labels, !isForced(now), /^(go|window)/),
  bashing: (now, _, __, labels) => compareTasks(now, labels, !isForced(now), /^bash/),
  force: (now, _, __, labels) => compareTasks(now, labels, isForced(now), /./),

  places: (now, _, __, labels) => {
    if (now.phase === "place")
      assert.deepEqual(labels, places(now.newTile!, opposite(SIDES[now.direction!]!)));
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
export const VISITS: Record<string, (now: Table) => boolean> = {
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
