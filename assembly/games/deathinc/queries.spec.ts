// Owns the unit tests of deathinc's office plan: links, doors, distances (rules section 1).
import { CAFETERIA, NOWHERE, OFFICE } from "./data";
import {
  EAST,
  FIRST_SITE,
  HOME,
  NORTH,
  OFFICE_TILES,
  SITES,
  SOUTH,
  WAY_OUT,
  WEST,
  isDoorSide,
} from "./data-map";
import {
  desk,
  directorOn,
  doorSpace,
  isFoe,
  neighbour,
  supply,
  votesOf,
  walkable,
  zombieStep,
} from "./queries";
import { findWays, homeSteps, nearestFreeOffice, wayTo } from "./queries-way";
import { at, room, table, waits } from "./rules-cards-positions";
import { setUp } from "./rules";
import { isZombie, setKills, setRoomByte, setZombie, state } from "./state";

/** Steps from E to the desks of S01..S13 (section 1.3). */
const DESKS: usize = memory.data<u8>([10, 10, 13, 16, 19, 19, 22, 19, 19, 16, 13, 10, 10]);

function openSpaces(): i32 {
  let count = 0;
  for (let space = 0; space < 9 * OFFICE_TILES; space++) count += i32(walkable(space));
  return count;
}
function allRooms(): void {
  for (let site = 1; site <= SITES; site++) room(site, site < 9 ? OFFICE : CAFETERIA);
}

describe("deathinc's office plan", () => {
  it("INC-SETUP-3 INC-SETUP-4 has 59 spaces at the start and 194 with all rooms", () => {
    table(2, 0);
    expect<i32>(openSpaces()).toBe(59);
    allRooms();
    expect<i32>(openSpaces()).toBe(194);
  });

  it("INC-COMP-1 every site has its doors", () => {
    let doors = 0;
    for (let site = 0; site < SITES; site++)
      for (let side = NORTH; side <= WEST; side++) doors += i32(isDoorSide(FIRST_SITE + site, side));
    expect<i32>(doors).toBe(13 + 3 + 3);
  });

  it("has the distances of section 1.3", () => {
    table(2, 0);
    allRooms();
    findWays(HOME);
    for (let site = 0; site < 13; site++)
      expect<i32>(wayTo(desk(FIRST_SITE + site))).toBe(<i32>load<u8>(DESKS + site));
    expect<i32>(wayTo(at(13, 7))).toBe(18);
    expect<i32>(wayTo(at(8, 7))).toBe(7); // A from the west
    setRoomByte(FIRST_SITE + 13, 1 + CAFETERIA + 16 * SOUTH);
    findWays(HOME);
    expect<i32>(wayTo(at(7, 6))).toBe(13);
  });

  it("EV20 the way to the Entrance is known without a search", () => {
    table(2, 0);
    allRooms();
    findWays(HOME);
    for (let space = 0; space < 9 * OFFICE_TILES; space++)
      if (walkable(space)) expect<i32>(homeSteps(space)).toBe(wayTo(space));
  });

  it("INC-MOVE-1 INC-MOVE-2 INC-MOVE-3 steps lead over lines, links and doors only", () => {
    table(2, 0);
    expect<i32>(neighbour(at(2, 7), EAST)).toBe(at(3, 7)); // the Entrance
    expect<i32>(neighbour(at(2, 6), EAST)).toBe(NOWHERE);
    expect<i32>(neighbour(at(4, 7), NORTH)).toBe(at(4, 6));
    expect<i32>(neighbour(at(4, 3), NORTH)).toBe(NOWHERE); // a site without a room
    expect<i32>(neighbour(WAY_OUT, WEST)).toBe(NOWHERE); // no gate
    room(2, OFFICE);
    room(3, OFFICE);
    expect<i32>(neighbour(at(4, 3), NORTH)).toBe(at(4, 2));
    expect<i32>(neighbour(at(5, 2), EAST)).toBe(NOWHERE); // rooms side by side
    expect<i32>(neighbour(at(4, 0), NORTH)).toBe(NOWHERE);
    expect<i32>(neighbour(at(4, 0), EAST)).toBe(at(5, 0));
  });

  it("INC-TILE-3 a room in A is entered by its own door alone", () => {
    table(2, 0);
    setRoomByte(FIRST_SITE + 13, 1 + OFFICE + 16 * NORTH);
    expect<i32>(doorSpace(FIRST_SITE + 13)).toBe(at(7, 6));
    expect<i32>(desk(FIRST_SITE + 13)).toBe(at(7, 8));
    expect<i32>(neighbour(at(7, 5), SOUTH)).toBe(at(7, 6));
    expect<i32>(neighbour(at(5, 7), EAST)).toBe(NOWHERE);
    expect<i32>(neighbour(at(7, 8), SOUTH)).toBe(NOWHERE);
  });

  it("INC-DIR-7 the nearest free office, lower sites first", () => {
    table(2, 0);
    room(2, OFFICE);
    room(3, OFFICE);
    room(12, OFFICE);
    waits(0, 2);
    expect<i32>(nearestFreeOffice(at(4, 4))).toBe(2); // S03: seven steps
    expect<i32>(directorOn(at(4, 0))).toBe(0);
    waits(1, 3);
    room(13, OFFICE);
    expect<i32>(nearestFreeOffice(at(4, 7))).toBe(11); // S12 and S13 are as near
  });
});

describe("deathinc's zombies on the plan", () => {
  it("INC-ZMOVE-3 INC-ZMOVE-4 INC-ZMOVE-7 a step needs a free space; doors are open", () => {
    table(2, 0);
    const tile = room(7, 1);
    state.ceo = 6;
    expect<i32>(zombieStep(at(14, 7), EAST)).toBe(at(15, 7));
    expect<i32>(zombieStep(at(15, 7), EAST)).toBe(NOWHERE); // the Zombie CEO
    setZombie(9 * tile, true);
    expect<i32>(zombieStep(9 * tile + 1, WEST)).toBe(NOWHERE);
    expect<bool>(isFoe(at(16, 7))).toBe(true);
    expect<bool>(isZombie(at(16, 7))).toBe(false);
  });

  it("INC-COMP-10 INC-BASE-20 the supply is what neither lies nor is held", () => {
    setUp(3, 0, 0, 0);
    expect<i32>(supply()).toBe(90);
    setKills(1, 7);
    expect<i32>(supply()).toBe(83);
    expect<i32>(votesOf(1)).toBe(0);
    setUp(2, 0, 1, 0);
    expect<i32>(supply()).toBe(190);
  });
});
