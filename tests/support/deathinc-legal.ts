// Owns what must be legal, and what not, in any table of deathinc, reckoned from its maps.
import assert from "node:assert/strict";
import { ceoSpace, mover, spacesOf } from "./deathinc-checks.ts";
import {
  DIRECTIONS,
  HOME,
  SITES,
  cityAt,
  distances,
  doorOf,
  hasExit,
  isWalkable,
  placeOf,
  step,
  type Direction,
  type Table,
} from "./deathinc-table.ts";

/** Looks at a table and at what is legal in it. */
export type Legal = (now: Table, labels: string[]) => void;

/** Whether a step from a city space leads over an open edge (INC-BASE-16). */
function isOpenEdge(table: Table, space: string, side: Direction): boolean {
  const { city, x, y } = placeOf(space);
  if (!city) return false;
  const [column, row] = [Math.floor(x / 3), Math.floor(y / 3)];
  const [dx, dy] = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }[side] as [number, number];
  const tile = cityAt(table, column, row)!;
  const isMiddle = x - 3 * column === 1 + dx && y - 3 * row === 1 + dy;
  return isMiddle && hasExit(tile, side) && column + dx <= 0 && !cityAt(table, column + dx, row + dy);
}

/** Steps that a pawn could take if nothing but walls were in the way; null where a step explores. */
function waysFrom(table: Table, space: string): Map<Direction, string | null> {
  const ways = new Map<Direction, string | null>();
  for (const side of DIRECTIONS) {
    const next = step(table, space, side);
    if (next !== null) ways.set(side, next);
    else if (isOpenEdge(table, space, side)) ways.set(side, null);
  }
  return ways;
}

/** Whether this walk is free of everything that cards can do to it. */
const isPlainWalk = (table: Table): boolean =>
  table.phase === "walk" &&
  table.steps > 0 &&
  mover(table).status.length === 0 &&
  !table.passing &&
  table.asked === table.turn &&
  !table.on[mover(table).at]!.includes("zombie");

function checkGateLink(table: Table, ways: Map<Direction, string | null>): void {
  const { at, led, safe } = mover(table);
  if (at === "(0,7)" && (safe.length === 0 || led.length > 0)) ways.delete("west");
}

export const LEGAL: Record<string, Legal> = {
  steps: (now, labels) => {
    if (!isPlainWalk(now)) return;
    const ways = waysFrom(now, mover(now).at);
    checkGateLink(now, ways);
    const steps = DIRECTIONS.filter((side) => labels.includes(side));
    // A step over an open edge is refused where no tile fits any more.
    for (const side of DIRECTIONS) if (ways.get(side) === null && !steps.includes(side)) ways.delete(side);
    assert.deepEqual(
      steps,
      DIRECTIONS.filter((side) => ways.has(side)),
    );
    assert.ok(labels.includes("stop"));
  },

  drill: (now, labels) => {
    if (now.phase !== "walk" || mover(now).status.join() !== "drill" || now.steps === 0) return;
    if (now.on[mover(now).at]!.includes("zombie") || now.asked !== now.turn) return;
    const far = distances(now, HOME);
    const closer = DIRECTIONS.filter((side) => {
      const next = step(now, mover(now).at, side);
      return next !== null && far.get(next)! < far.get(mover(now).at)!;
    });
    assert.deepEqual(
      DIRECTIONS.filter((side) => labels.includes(side)),
      closer,
    );
    if (closer.length > 0) assert.ok(!labels.includes("stop"));
  },

  sites: (now, labels) => {
    if (now.phase !== "site") return;
    const free = SITES.filter((site) => doorOf(now, site) === null);
    const words = free.flatMap(({ name, doors }) =>
      doors.map(({ side }) => `site ${Number(name.slice(1))}${doors.length > 1 ? ` ${side}` : ""}`),
    );
    assert.deepEqual(labels.filter((label) => label.startsWith("site ")).sort(), words.sort());
  },

  "zombie steps": (now, labels) => {
    if (now.phase !== "zombies") return;
    const taken = now.zombies.concat(ceoSpace(now) ?? []);
    const moves = now.zombies
      .filter((space) => !now.moved.includes(space))
      .flatMap((space) =>
        DIRECTIONS.filter((side) => {
          const next = step(now, space, side);
          return next !== null && !taken.includes(next) && placeOf(next).city === placeOf(space).city;
        }).map((side) => `move ${space} ${side}`),
      );
    assert.deepEqual(labels.filter((label) => label.startsWith("move ")).sort(), moves.sort());
    assert.ok(moves.length > 0);
  },

  filling: (now, labels) => {
    if (now.phase !== "fill") return;
    const places = labels.filter((label) => label.startsWith("place ")).map((label) => label.slice(6));
    assert.ok(places.length >= now.toPlace && now.toPlace > 0);
    for (const space of places) {
      assert.ok(
        isWalkable(now, space) && !now.on[space]!.includes("zombie") && !now.on[space]!.includes("ceo"),
      );
    }
    if (now.room!.startsWith("S")) {
      const { column, row } = SITES.find(({ name }) => name === now.room)!;
      const inside = spacesOf(now).filter((space) => {
        const { city, x, y } = placeOf(space);
        return !city && Math.floor(x / 3) === column && Math.floor(y / 3) === row;
      });
      const free = inside.filter((space) => !/zombie|ceo/.test(now.on[space]!));
      assert.deepEqual(places.sort(), free.sort());
    }
  },
};
