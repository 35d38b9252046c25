// Owns deathinc's two maps told anew, from the tables of RULES.md and the named fields of a state: what can be walked on,
// what one step is, how far it is home; the tests hold the rules against it, so nothing here asks them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../tools/cli.ts";

export interface Player {
  hearts: number;
  bullets: number;
  kills: number;
  at: string;
  hand: string[];
  front: string[];
  strings: string[];
  used: string[];
  led: string[];
  safe: string[];
  status: string[];
  puppeteer: number | null;
  beads: number;
  meat: number;
  marks: number;
  votes: number;
}

export interface CityTile {
  tile: string;
  at: [number, number];
  rotation: number;
}

type Room = string | null | { room: string; door: string };

export interface Table {
  phase: string;
  result: string;
  winner: number | null;
  turns: number;
  turn: number;
  seats: number;
  humans: number[];
  asked: number | null;
  trophy: number | null;
  passing: boolean;
  steps: number;
  fighting: boolean;
  supply: number;
  undrawn: number;
  removed: string[];
  deck: number;
  baseDeck: number;
  stringsDeck: number;
  discard: string[];
  options: { city: boolean; alone: boolean; kills: boolean };
  players: Player[];
  rooms: Record<string, Room>;
  desks: Record<string, string | null>;
  ceo: string | null;
  city: CityTile[] | null;
  cityDeck: number;
  tiles: number;
  room: string | null;
  toPlace: number;
  zombies: string[];
  moved: string[];
  hearts: string[];
  bullets: string[];
  on: Record<string, string>;
}

export const HOME = "(1,7)";
export const DIRECTIONS = ["north", "east", "south", "west"] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const DIRECTORS = ["abbott", "brandt", "costa", "dubois", "eriksen", "farouk", "grant", "hsu"];

const RULES = readFileSync(join(root, "assembly/games/deathinc/RULES.md"), "utf8");

/** Cells of the rows of a table whose first cell is of a kind. */
function rows(first: RegExp): string[][] {
  return RULES.split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.slice(1, -1).split("|"))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => first.test(cells[0]!));
}

export interface Site {
  name: string;
  column: number;
  row: number;
  /** sides that the door may look to, with door space, desk and steps from home to the desk */
  doors: { side: Direction; door: string; desk: string; steps: number }[];
  centre: string;
}

const SIDES: Record<string, Direction> = { N: "north", E: "east", S: "south", W: "west" };
const pairs = (cell: string): string[] => cell.split("/").map((pair) => `(${pair.trim()})`);

/** The table of 1.3. */
export const SITES: Site[] = rows(/^S\d\d/).map(([name, tile, sides, door, centre, desk, steps]) => {
  const [column, row] = tile!.split(",").map(Number) as [number, number];
  const looks = [...sides!.matchAll(/\b([NESW]) ->/g)].map(([, side]) => SIDES[side!]!);
  const doors = looks.map((side, i) => ({
    side,
    door: pairs(door!)[i]!,
    desk: pairs(desk!)[i]!,
    steps: Number(steps!.split("/")[i]),
  }));
  return { name: name!.slice(0, 3), column, row, doors, centre: `(${centre!})` };
});

/** Centres of the ten hallway tiles, of the table in 1.2. */
export const HALLWAY: string[] = rows(/^centre/)[0]!
  .slice(1)
  .map((centre) => `(${centre})`);

/** Rows of the city tiles of 5.3 at rotation 0, by name in small letters. */
export const SHAPES = new Map(
  rows(/^CT\d\d/).map(([, title, , shape]) => [title!.toLowerCase(), shape!.split(" / ")]),
);

/** The picture of all spaces of the full office. */
const PICTURE = /```\n[^`]*?walkable spaces[^\n]*\n([.#\n]*)```/.exec(RULES)![1]!.trim().split("\n");
export const isPlanSpace = (x: number, y: number): boolean => PICTURE[y]?.[x] === "#";
export const PLAN_SPACES = PICTURE.flatMap((row, y) =>
  [...row].flatMap((letter, x) => (letter === "#" ? [`(${x},${y})`] : [])),
);

interface Place {
  city: boolean;
  x: number;
  y: number;
}

export function placeOf(space: string): Place {
  const [, city, x, y] = /^(city )?\((-?\d+),(-?\d+)\)$/.exec(space)!;
  return { city: city !== undefined, x: Number(x), y: Number(y) };
}
export const wordOf = ({ city, x, y }: Place): string => `${city ? "city " : ""}(${x},${y})`;

const DX = { north: 0, east: 1, south: 0, west: -1 };
const DY = { north: -1, east: 0, south: 1, west: 0 };
export const opposite = (side: Direction): Direction => DIRECTIONS[(DIRECTIONS.indexOf(side) + 2) % 4]!;
const third = (n: number): number => Math.floor(n / 3);

/** The site that a tile of the plan is. */
const siteAt = (column: number, row: number): Site | undefined =>
  SITES.find((site) => site.column === column && site.row === row);

/** A laid room's door; null while the site is free. */
export function doorOf(table: Table, site: Site): Site["doors"][number] | null {
  const room = table.rooms[site.name];
  if (room === null || room === undefined) return null;
  const side = typeof room === "string" ? site.doors[0]!.side : room.door;
  return site.doors.find((door) => door.side === side) ?? null;
}
export function roomOf(table: Table, name: string): string | null {
  const room = table.rooms[name];
  return room === null || room === undefined || typeof room === "string" ? (room ?? null) : room.room;
}

/** The city tile at a place; the gate is a crossroads that lies with the first of them. */
export function cityAt(table: Table, column: number, row: number): CityTile | undefined {
  if (!table.city) return undefined;
  if (column === 0 && row === 0) return { tile: "crossroads", at: [0, 0], rotation: 0 };
  return table.city.find(({ at }) => at[0] === column && at[1] === row);
}

/** The letter of a tile's space as it lies: B and D building, r road, "." closed. */
export function letterAt(
  { tile, rotation }: { tile: string; rotation: number },
  x: number,
  y: number,
): string {
  // One quarter clockwise takes (lx, ly) to (2 - ly, lx): look back by as many.
  let [lx, ly] = [x, y];
  for (let turn = 0; turn < rotation; turn++) [lx, ly] = [ly, 2 - lx];
  return SHAPES.get(tile)![ly]![lx]!;
}

/** Whether a tile has a road in the middle of a side. */
export function hasExit(tile: { tile: string; rotation: number }, side: Direction): boolean {
  return letterAt(tile, 1 + DX[side], 1 + DY[side]) === "r";
}

export function isWalkable(table: Table, space: string): boolean {
  const { city, x, y } = placeOf(space);
  if (city) {
    const tile = cityAt(table, third(x), third(y));
    return tile !== undefined && letterAt(tile, x - 3 * third(x), y - 3 * third(y)) !== ".";
  }
  const site = siteAt(third(x), third(y));
  return isPlanSpace(x, y) && (site === undefined || doorOf(table, site) !== null);
}

/** The space one step on (1.4, INC-BASE-15), null where there is none; the way through the gate included. */
export function step(table: Table, space: string, side: Direction): string | null {
  const { city, x, y } = placeOf(space);
  if (space === "(0,7)" && side === "west") return table.city ? "city (2,1)" : null;
  if (space === "city (2,1)" && side === "east") return "(0,7)";
  const next = { city, x: x + DX[side], y: y + DY[side] };
  const word = wordOf(next);
  if (!isWalkable(table, word)) return null;
  if (third(x) === third(next.x) && third(y) === third(next.y)) return word;
  return (city ? isCityLink(table, { city, x, y }, side) : isDoorLink(table, space, word)) ? word : null;
}

function isCityLink(table: Table, { x, y }: Place, side: Direction): boolean {
  const [column, row] = [third(x), third(y)];
  const middle = DX[side] === 0 ? x - 3 * column === 1 : y - 3 * row === 1;
  const other = cityAt(table, column + DX[side], row + DY[side]);
  if (!middle || other === undefined) return false;
  return hasExit(cityAt(table, column, row)!, side) && hasExit(other, opposite(side));
}

/** Between two tiles of the office: ring, Entrance, or a door on either side. */
function isDoorLink(table: Table, from: string, to: string): boolean {
  const sites = [from, to].map((space) => {
    const { x, y } = placeOf(space);
    return siteAt(third(x), third(y));
  });
  if (sites[0] && sites[1]) return false;
  const site = sites[0] ?? sites[1];
  if (!site) {
    const isEntrance = [from, to].some((space) => placeOf(space).x < 3);
    return !isEntrance || [from, to].sort().join() === "(2,7),(3,7)";
  }
  const door = doorOf(table, site);
  return door !== null && (sites[0] ? from : to) === door.door && outside(door) === (sites[0] ? to : from);
}

/** The hallway space before a door. */
function outside({ side, door }: { side: Direction; door: string }): string {
  const { x, y } = placeOf(door);
  return wordOf({ city: false, x: x + DX[side], y: y + DY[side] });
}

/** Steps from a space to every other on its map, whoever stands there; not through the gate. */
export function distances(table: Table, from: string): Map<string, number> {
  const found = new Map([[from, 0]]);
  for (const space of found.keys()) {
    for (const side of DIRECTIONS) {
      const next = step(table, space, side);
      if (next === null || found.has(next) || placeOf(next).city !== placeOf(space).city) continue;
      found.set(next, found.get(space)! + 1);
    }
  }
  return found;
}

/** The sites of directors' offices without a director, nearest desk first, then by number (INC-DIR-7). */
export function freeOffices(table: Table, from: string): string[] {
  const far = distances(table, from);
  const desks = SITES.filter(({ name }) => roomOf(table, name) === "office" && table.desks[name] === null);
  const steps = (site: Site): number => far.get(doorOf(table, site)!.desk) ?? 999;
  return desks.sort((a, b) => steps(a) - steps(b)).map(({ name }) => name);
}
