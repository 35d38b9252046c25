// Owns the unit tests of steps without a search: they are those that a search finds.
import { HALLWAY, OFFICE_TILES, SITES, tileOf } from "./data-map";
import { walkable } from "./queries";
import { stepsBetween } from "./queries-steps";
import { FAR, findWays, wayTo } from "./queries-way";
import { at, room, table } from "./rules-cards-positions";

/** How many pairs of spaces, one of them on the first tiles and sites given, have other steps than a search finds. */
function wrongPairs(): i32 {
  let wrong = 0;
  for (let from = 0; from < 9 * OFFICE_TILES; from += tileOf(from) < HALLWAY ? 7 : 5) {
    if (!walkable(from)) continue;
    findWays(from);
    for (let to = 0; to < 9 * OFFICE_TILES; to++)
      if (walkable(to) && stepsBetween(from, to) != wayTo(to)) wrong++;
  }
  return wrong;
}

describe("deathinc's steps without a search", () => {
  it("are those of a search on the empty plan, and with all rooms", () => {
    table(2, 0);
    expect<i32>(wrongPairs()).toBe(0);
    for (let site = 1; site <= SITES; site++) room(site, 0);
    expect<i32>(wrongPairs()).toBe(0);
  });

  it("know no way between office and city", () => {
    table(2, 0);
    expect<i32>(stepsBetween(at(1, 7), 9 * OFFICE_TILES + 4)).toBe(FAR);
  });
});
