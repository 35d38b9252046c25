// Owns the unit tests of ways: steps that are known without a search, and those that are searched, are those of a flood.
import { CORNER, CROSSROADS, FORK, PHARMACY, STREET } from "./data-city";
import { NOWHERE } from "./data";
import { GATE, HALLWAY, NORTH, OFFICE_TILES, SITES, SPACES, WAY_OUT, WEST, tileOf } from "./data-map";
import { neighbour, walkable } from "./queries";
import { cityTileAt, endOfSpaces } from "./queries-city";
import { stepsBetween } from "./queries-steps";
import { FAR, findWays, wayTo } from "./queries-way";
import { at, room, table } from "./rules-cards-positions";
import { setCityTile, state } from "./state";

const STEPS: usize = memory.data(SPACES);

/** The plainest search there is: from a space over both maps, until nothing changes. */
function flood(from: i32): void {
  memory.fill(STEPS, <u8>FAR, SPACES);
  store<u8>(STEPS + from, 0);
  for (let changed = true; changed;) {
    changed = false;
    for (let space = 0; space < endOfSpaces(); space++) {
      const steps = <i32>load<u8>(STEPS + space) + 1;
      for (let direction = NORTH; direction <= WEST && steps < FAR; direction++) {
        const next = neighbour(space, direction);
        if (next == NOWHERE || <i32>load<u8>(STEPS + next) <= steps) continue;
        store<u8>(STEPS + next, <u8>steps);
        changed = true;
      }
    }
  }
}

/** How many pairs of spaces, one of them on the first tiles and sites given, have other steps than a flood finds. */
function wrongPairs(): i32 {
  let wrong = 0;
  for (let from = 0; from < endOfSpaces(); from += tileOf(from) < HALLWAY ? 7 : 5) {
    if (!walkable(from)) continue;
    flood(from);
    findWays(from);
    for (let to = 0; to < endOfSpaces(); to++) {
      if (!walkable(to)) continue;
      wrong += i32(wayTo(to) != <i32>load<u8>(STEPS + to));
      if (max(from, to) < 9 * OFFICE_TILES) wrong += i32(stepsBetween(from, to) != wayTo(to));
    }
  }
  return wrong;
}
function lay(kind: i32, rotation: i32, column: i32, row: i32): void {
  setCityTile(GATE + <i32>state.cityLaid, column, row, kind + 32 * rotation);
  state.cityLaid++;
}

describe("deathinc's steps without a search", () => {
  it("are those of a flood on the empty plan, and with all rooms", () => {
    table(2, 0);
    expect<i32>(wrongPairs()).toBe(0);
    for (let site = 1; site <= SITES; site++) room(site, 0);
    expect<i32>(wrongPairs()).toBe(0);
  });

  it("INC-BASE-12 INC-BASE-15 lead through the gate, and on over a city with a ring and a loose end", () => {
    table(2, 0);
    room(3, 0);
    lay(CROSSROADS, 0, 0, 0);
    expect<i32>(wrongPairs()).toBe(0);
    lay(STREET, 1, -1, 0);
    lay(FORK, 0, -2, 0);
    lay(PHARMACY, 0, 0, -1);
    for (let rotation = 0; rotation < 4; rotation++)
      lay(CORNER, rotation, -1 - (rotation & 1), -1 - (rotation >> 1));
    expect<i32>(wrongPairs()).toBe(0);
    expect<i32>(cityTileAt(-2, 0)).toBe(GATE + 2);
    findWays(WAY_OUT);
    expect<i32>(wayTo(9 * GATE + 5)).toBe(1);
  });

  it("know no way between office and city, nor from nowhere", () => {
    table(2, 0);
    expect<i32>(stepsBetween(at(1, 7), 9 * OFFICE_TILES + 4)).toBe(FAR);
    findWays(NOWHERE);
    expect<i32>(wayTo(at(1, 7))).toBe(FAR);
    findWays(at(1, 7));
    expect<i32>(wayTo(NOWHERE)).toBe(FAR);
  });
});
