// Owns what must hold of deathinc's table in every random game.
import assert from "node:assert/strict";
import {
  DIRECTIONS,
  DIRECTORS,
  HOME,
  SITES,
  cityAt,
  distances,
  doorOf,
  hasExit,
  isWalkable,
  opposite,
  placeOf,
  roomOf,
  type Table,
} from "./deathinc-table.ts";

/** Looks at a table. */
export type Check = (now: Table) => void;

const distinct = (words: string[]): boolean => new Set(words).size === words.length;
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
export const isOff = (table: Table, seat: number): boolean => table.players[seat]!.at === "off";
export const mover = (table: Table): Table["players"][number] => table.players[table.turn]!;

/** Copies of each card in the box; strings and office events are single. */
const SINGLE_BASE = ["upside-down map", "missing hour", "borrowed wheels", "flood gates"];
const OFFICE_ITEMS = [
  "staple gun",
  "guillotine blade",
  "foam extinguisher",
  "nine iron",
  "first-aid tin",
].concat(["swivel chair", "duct plan", "ammo locker", "snack machine", "speakerphone", "toner bomb"]);
const BASE_ITEMS = [
  "glass beads",
  "hedge trimmer",
  "red hatchet",
  "bandage roll",
  "hand bomb",
  "boot find",
].concat(["shell boxes", "bottle fire", "longboard"]);
const BASE = BASE_ITEMS.concat(SINGLE_BASE, [
  "second wind",
  "other meat",
  "puppet strings",
  "slippery grip",
]).concat(
  ["open air only", "frozen stiff", "still twitching", "full house", "breather", "double trouble"],
  ["rearranged", "pushed along", "loose laces", "herd caller"],
);

export const spacesOf = (table: Table): string[] => Object.keys(table.on);
export const ceoSpace = (table: Table): string | null =>
  table.ceo === null ? null : SITES.find(({ name }) => name === table.ceo)!.centre;
const deskOf = (table: Table, site: string): string =>
  doorOf(
    table,
    SITES.find(({ name }) => name === site)!,
  )!.desk;

export const CHECKS: Record<string, Check> = {
  zombies: (now) => {
    const kills = sum(now.players.map((player) => player.kills));
    assert.ok(now.supply >= 0);
    assert.equal(now.zombies.length + kills + now.supply, now.options.city ? 200 : 100);
  },

  "one a space": (now) => {
    for (const list of [now.zombies, now.hearts.concat(now.bullets)]) assert.ok(distinct(list));
    const ceo = ceoSpace(now);
    assert.ok(ceo === null || !now.zombies.includes(ceo));
    for (const space of now.zombies.concat(now.hearts, now.bullets)) {
      assert.ok(isWalkable(now, space), space);
    }
  },

  walkable: (now) => {
    for (const space of spacesOf(now)) assert.ok(isWalkable(now, space), space);
    const far = distances(now, HOME);
    const office = spacesOf(now).filter((space) => !placeOf(space).city);
    assert.equal(far.size, office.length);
  },

  directors: (now) => {
    const desks = Object.values(now.desks).filter((director) => director !== null);
    const named = desks.concat(
      now.removed,
      now.players.flatMap(({ led, safe }) => led.concat(safe)),
    );
    assert.ok(distinct(named));
    assert.equal(named.length + now.undrawn, 8);
    assert.deepEqual([...named].sort(), DIRECTORS.slice(0, 8 - now.undrawn));
    const offices = SITES.filter(({ name }) => roomOf(now, name) === "office");
    assert.equal(offices.length, 8 - now.undrawn);
    for (const [site, director] of Object.entries(now.desks)) {
      if (director === null) continue;
      assert.equal(roomOf(now, site), "office");
      assert.ok(now.on[deskOf(now, site)]!.endsWith(director));
    }
  },

  hearts: (now) => {
    // In a tie-break who is off the map has hearts (INC-VOTE-9).
    if (["tie die", "tie", "over"].includes(now.phase)) return;
    for (const [seat, { hearts }] of now.players.entries()) {
      assert.ok(hearts <= 5);
      if (now.phase === "dying" && seat === now.turn) assert.equal(hearts, 0);
      else assert.equal(hearts === 0, isOff(now, seat), `P${seat + 1}`);
    }
  },

  off: (now) => {
    for (const { at, front, led, used } of now.players) {
      if (at !== "off") assert.ok(isWalkable(now, at), at);
      else if (used.includes("blackmail")) assert.ok(front.length <= 2 && led.length === 0);
      else assert.deepEqual([front, led], [[], []]); // Blackmail brings items to the dead too (INC-DEATH-8)
    }
  },

  cards: (now) => {
    const held = now.players.flatMap(({ hand, front }) => hand.concat(front)).concat(now.discard);
    const base = held.filter((card) => BASE.includes(card));
    const office = held.filter((card) => !BASE.includes(card));
    assert.ok(distinct(office));
    for (const card of base) {
      const copies = base.filter((other) => other === card).length;
      assert.ok(copies <= (SINGLE_BASE.includes(card) ? 1 : 2), card);
    }
    assert.equal(office.length + now.deck, now.options.alone ? 21 : 30);
    assert.equal(base.length + now.baseDeck, now.options.city ? 50 : 0);
    for (const { front } of now.players) {
      assert.ok(distinct(front));
      for (const card of front) assert.ok(OFFICE_ITEMS.concat(BASE_ITEMS).includes(card), card);
    }
  },

  strings: (now) => {
    const all = now.players.flatMap(({ strings, used }) => strings.concat(used));
    assert.ok(distinct(all));
    assert.equal(all.length + now.stringsDeck, now.options.alone ? 5 : 8);
    if (now.phase === "string") return;
    for (const { strings, used, safe } of now.players) {
      if (now.options.alone) assert.equal(strings.length + used.length, Math.min(5, safe.length));
      else assert.equal(strings.length + used.length, safe.length);
    }
  },

  votes: (now) => {
    for (const [seat, { votes, safe, kills, strings, used }] of now.players.entries()) {
      const proxy = strings.concat(used).includes("proxy votes") ? 1 : 0;
      const trophy = now.trophy === seat ? 1 : 0;
      assert.equal(votes, safe.length + Math.floor(kills / 10) + trophy + proxy);
    }
  },

  result: (now) => {
    assert.equal(now.phase === "over", now.result !== "playing");
    if (now.result === "voted") {
      const most = Math.max(...now.players.map(({ votes }) => votes));
      assert.equal(now.players[now.winner!]!.votes, most);
    }
    if (now.result === "flown") {
      const { x, y } = placeOf(now.players[now.winner!]!.at);
      assert.equal(cityAt(now, Math.floor(x / 3), Math.floor(y / 3))!.tile, "landing pad");
      assert.deepEqual([(x + 300) % 3, (y + 300) % 3], [1, 1]);
    }
    if (now.result === "kills") assert.ok(now.options.kills && now.players[now.winner!]!.kills >= 25);
    if (now.humans.length === 0) assert.ok(now.turns <= (now.options.alone ? 40 : 600), `turn ${now.turns}`);
    const open = now.undrawn + sum(now.players.map(({ led }) => led.length));
    const waiting = Object.values(now.desks).filter((director) => director !== null).length;
    const settles = ["string", "tie die", "tie", "over"].includes(now.phase);
    if (!now.options.city && !settles) assert.ok(open + waiting > 0, "all are settled");
  },

  city: (now) => {
    if (!now.city) return;
    const all = [{ tile: "crossroads", at: [0, 0] as [number, number], rotation: 0 }, ...now.city];
    assert.ok(distinct(all.map(({ at }) => at.join())));
    assert.equal(now.cityDeck, 29 - all.length - (now.phase === "rotate" ? 1 : 0));
    const pad = now.city.some(({ tile }) => tile === "landing pad");
    let open = 0;
    for (const tile of all) {
      for (const side of DIRECTIONS) {
        const [dx, dy] = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }[side] as [
          number,
          number,
        ];
        const other = cityAt(now, tile.at[0] + dx, tile.at[1] + dy);
        if (!other) {
          if (hasExit(tile, side) && tile.at[0] + dx <= 0) open++;
        } else if (tile.tile !== "landing pad" && other.tile !== "landing pad") {
          assert.equal(hasExit(tile, side), hasExit(other, opposite(side)), `${tile.at.join()} ${side}`);
        }
      }
      assert.ok(tile.at[0] <= 0);
    }
    if (!pad && now.phase !== "rotate") assert.ok(open > 0, "no open edge is left");
  },
};
