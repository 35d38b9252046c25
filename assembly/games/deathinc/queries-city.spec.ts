// Owns the unit tests of the city's shapes: exits by rotation, links, open edges, what fits (EX-48..54).
import { NONE, NOWHERE } from "./data";
import {
  BOARD_SHOP,
  CITY_KINDS,
  CLINIC,
  CORNER,
  CROSSROADS,
  ENGINE_HOUSE,
  FILLING_STOP,
  FORK,
  IRONMONGER,
  LANDING_PAD,
  NAMED,
  PHARMACY,
  PLAYTHINGS,
  QUARTERMASTER,
  STREET,
  buildingsAt0,
  cityCount,
  roadsAt0,
  rotationsOf,
  stockOf,
} from "./data-city";
import { EAST, GATE, GATE_ARM, NORTH, SOUTH, WAY_OUT, WEST } from "./data-map";
import {
  buildings,
  cityDeck,
  cityKind,
  cityNeighbour,
  cityTileAt,
  cityWalkable,
  drawable,
  exits,
  fits,
  isExplorable,
  isOpenEdge,
  roads,
  stockZombies,
} from "./queries-city";
import { clearState, setCityTile, state } from "./state";

const N: i32 = 1 << NORTH;
const E: i32 = 1 << EAST;
const S: i32 = 1 << SOUTH;
const W: i32 = 1 << WEST;

/** Lays a tile as the next one. */
function lay(kind: i32, rotation: i32, column: i32, row: i32): i32 {
  const tile = GATE + <i32>state.cityLaid;
  setCityTile(tile, column, row, kind + 32 * rotation);
  state.cityLaid++;
  return tile;
}
function gateAlone(): void {
  clearState();
  lay(CROSSROADS, 0, 0, 0);
}
/** The space "city (x,y)". */
function city(x: i32, y: i32): i32 {
  const column = (x + 300) / 3 - 100;
  const row = (y + 300) / 3 - 100;
  return 9 * cityTileAt(column, row) + 3 * (y - 3 * row) + x - 3 * column;
}
/** Rotations that fit, a bit each. */
function fitting(kind: i32, column: i32, row: i32): i32 {
  let result = 0;
  for (let rotation = 0; rotation < 4; rotation++)
    if (fits(kind, rotation, column, row)) result |= 1 << rotation;
  return result;
}
function exitsOf(kind: i32, rotation: i32): i32 {
  gateAlone();
  return exits(lay(kind, rotation, -1, 0));
}
/** Exits of all rotations, 4 bits each from rotation 0 on. */
function allExits(kind: i32): i32 {
  return exitsOf(kind, 0) | (exitsOf(kind, 1) << 4) | (exitsOf(kind, 2) << 8) | (exitsOf(kind, 3) << 12);
}

describe("the city's tiles", () => {
  it("turn their exits clockwise", () => {
    for (let kind = CLINIC; kind <= ENGINE_HOUSE; kind++)
      expect(allExits(kind)).toBe(S | (W << 4) | (N << 8) | (E << 12));
    const ew = E | W;
    const ns = N | S;
    expect(allExits(PHARMACY)).toBe(ew | (ns << 4) | (ew << 8) | (ns << 12));
    expect(allExits(QUARTERMASTER)).toBe(allExits(PHARMACY));
    expect(allExits(STREET)).toBe(ns | (ew << 4) | (ns << 8) | (ew << 12));
    expect(allExits(CORNER)).toBe(N | E | ((E | S) << 4) | ((S | W) << 8) | ((N | W) << 12));
    expect(allExits(IRONMONGER)).toBe(E | S | ((S | W) << 4) | ((N | W) << 8) | ((N | E) << 12));
    expect(allExits(PLAYTHINGS)).toBe(allExits(IRONMONGER));
    const fork = E | S | W | ((N | S | W) << 4) | ((N | E | W) << 8) | ((N | E | S) << 12);
    expect(allExits(FORK)).toBe(fork);
    for (let kind = FILLING_STOP; kind <= BOARD_SHOP; kind++) expect(allExits(kind)).toBe(fork);
    expect(allExits(CROSSROADS)).toBe(0xffff);
    expect(allExits(LANDING_PAD)).toBe(0xffff);
  });

  it("offer the rotations that differ", () => {
    for (let kind = 0; kind < CITY_KINDS; kind++) {
      const count = rotationsOf(kind);
      for (let rotation = 0; rotation < 4; rotation++) {
        gateAlone();
        const one = lay(kind, rotation, -1, 0);
        const other = lay(kind, rotation % count, -1, 1);
        if (kind < CLINIC || count != 2 || kind == STREET) expect(roads(one)).toBe(roads(other));
        expect(exits(one)).toBe(exits(other));
      }
    }
  });

  it("are 28, and hold what they bring", () => {
    let deck = 0;
    for (let kind = 0; kind < CITY_KINDS; kind++) {
      deck += cityCount(kind);
      expect(roadsAt0(kind) & buildingsAt0(kind)).toBe(0);
      const room = popcnt<i32>(kind < NAMED ? buildingsAt0(kind) : roadsAt0(kind));
      expect(stockZombies(kind)).toBeLessThanOrEqual(room);
      if (kind < NAMED) expect(stockOf(kind, 1) + stockOf(kind, 2)).toBeLessThanOrEqual(room);
    }
    expect(deck).toBe(28);
    gateAlone();
    expect(cityDeck(CROSSROADS)).toBe(3);
    expect(stockZombies(STREET)).toBe(2);
    expect(stockZombies(CORNER)).toBe(2);
    expect(stockZombies(FORK)).toBe(3);
    expect(stockZombies(CROSSROADS)).toBe(4);
    expect(stockZombies(LANDING_PAD)).toBe(9);
  });

  it("EX-48: a corner's road turns", () => {
    gateAlone();
    const shapes = [0b000110010, 0b010110000, 0b010011000, 0b000011010];
    for (let rotation = 0; rotation < 4; rotation++) {
      gateAlone();
      expect(roads(lay(CORNER, rotation, -1, 0))).toBe(shapes[rotation]);
    }
  });
});

describe("the city's links", () => {
  it("join the gate to the Entrance", () => {
    clearState();
    expect(cityNeighbour(WAY_OUT, WEST)).toBe(NOWHERE);
    gateAlone();
    expect(cityNeighbour(WAY_OUT, WEST)).toBe(GATE_ARM);
    expect(cityNeighbour(GATE_ARM, EAST)).toBe(WAY_OUT);
    expect(city(2, 1)).toBe(GATE_ARM);
    expect(isOpenEdge(GATE_ARM, EAST)).toBe(false);
    expect(isOpenEdge(city(0, 1), WEST)).toBe(true);
    expect(isOpenEdge(city(1, 0), NORTH)).toBe(true);
    expect(isOpenEdge(city(1, 2), SOUTH)).toBe(true);
    expect(isOpenEdge(city(1, 1), WEST)).toBe(false);
    expect(isOpenEdge(city(0, 1), NORTH)).toBe(false);
  });

  it("EX-52: an exit to the office's side is a dead end", () => {
    gateAlone();
    lay(FORK, 0, 0, -1);
    expect(isOpenEdge(city(2, -2), EAST)).toBe(false);
    expect(cityNeighbour(city(2, -2), EAST)).toBe(NOWHERE);
    expect(cityNeighbour(city(1, -1), SOUTH)).toBe(city(1, 0));
    expect(isOpenEdge(city(0, -2), WEST)).toBe(true);
  });

  it("EX-53: the Clinic is entered from its road and left by it alone", () => {
    gateAlone();
    const tile = lay(CLINIC, 3, -1, 0);
    expect(roads(tile)).toBe(1 << 5);
    expect(buildings(tile)).toBe(0x1ff - (1 << 5));
    expect(cityNeighbour(city(0, 1), WEST)).toBe(city(-1, 1));
    expect(cityNeighbour(city(-1, 1), WEST)).toBe(city(-2, 1));
    expect(cityNeighbour(city(-1, 1), NORTH)).toBe(city(-1, 0));
    expect(cityNeighbour(city(-1, 1), SOUTH)).toBe(city(-1, 2));
    lay(CROSSROADS, 0, -1, -1);
    expect(cityNeighbour(city(-1, 0), NORTH)).toBe(NOWHERE);
    expect(cityNeighbour(city(-2, 0), NORTH)).toBe(NOWHERE);
    expect(cityNeighbour(city(-1, 0), EAST)).toBe(NOWHERE);
  });

  it("never lead over closed spaces", () => {
    gateAlone();
    expect(cityWalkable(city(0, 0))).toBe(false);
    expect(cityNeighbour(city(1, 0), WEST)).toBe(NOWHERE);
    expect(cityNeighbour(city(1, 0), SOUTH)).toBe(city(1, 1));
  });
});

describe("what fits in the city", () => {
  it("EX-49: west of the gate", () => {
    gateAlone();
    expect(fitting(CORNER, -1, 0)).toBe(0b0011);
    expect(fitting(STREET, -1, 0)).toBe(0b0010);
    expect(fitting(FORK, -1, 0)).toBe(0b1101);
    expect(fitting(CLINIC, -1, 0)).toBe(0b1000);
    expect(fitting(IRONMONGER, -1, 0)).toBe(0b1001);
    expect(fitting(CROSSROADS, -1, 0)).toBe(0b0001);
    expect(fitting(LANDING_PAD, -1, 0)).toBe(0b0001);
  });

  it("EX-50: between two neighbours", () => {
    gateAlone();
    lay(FORK, 2, -1, 0);
    lay(CORNER, 2, 0, -1);
    expect(isExplorable(city(0, -2), WEST)).toBe(true);
    for (let kind = CLINIC; kind <= QUARTERMASTER; kind++) expect(fitting(kind, -1, -1)).toBe(0);
    expect(fitting(STREET, -1, -1)).toBe(0);
    expect(fitting(CORNER, -1, -1)).toBe(0b0010);
    expect(fitting(FORK, -1, -1)).toBe(0b1001);
    for (let kind = FILLING_STOP; kind <= BOARD_SHOP; kind++) expect(fitting(kind, -1, -1)).toBe(0b1001);
    expect(fitting(IRONMONGER, -1, -1)).toBe(0b0001);
    expect(fitting(PLAYTHINGS, -1, -1)).toBe(0b0001);
    expect(fitting(CROSSROADS, -1, -1)).toBe(1);
    expect(fitting(LANDING_PAD, -1, -1)).toBe(1);
  });

  it("EX-51: one open edge stays until the Landing Pad lies", () => {
    gateAlone();
    lay(PHARMACY, 1, 0, -1); // north of the gate a road to the Clinic
    lay(CLINIC, 0, 0, -2);
    lay(PLAYTHINGS, 3, 0, 1); // south of it a dead end: exits N E
    expect(isOpenEdge(city(0, 1), WEST)).toBe(true);
    for (let kind = CLINIC; kind <= ENGINE_HOUSE; kind++) {
      expect(drawable(kind, -1, 0)).toBe(0);
    }
    expect(drawable(STREET, -1, 0)).toBe(4);
    lay(LANDING_PAD, 0, -9, -9);
    expect(drawable(CLINIC, -1, 0)).toBe(0); // laid already
    expect(drawable(ENGINE_HOUSE, -1, 0)).toBe(1);
  });

  it("lets the Landing Pad lie against closed sides", () => {
    gateAlone();
    lay(CLINIC, 1, -1, -1); // west of the place: its exit is west
    expect(cityTileAt(0, -1)).toBe(NONE);
    expect(fitting(CROSSROADS, 0, -1)).toBe(0);
    const pad = lay(LANDING_PAD, 0, 0, -1);
    expect(cityKind(pad)).toBe(LANDING_PAD);
    expect(cityNeighbour(city(1, 0), NORTH)).toBe(city(1, -1));
    expect(cityNeighbour(city(0, -2), WEST)).toBe(NOWHERE);
  });
});
