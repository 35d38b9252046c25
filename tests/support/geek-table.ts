// Owns geek's board told anew, from the packed rows of RULES.md and the named fields of a state: edges, ways, who may go
// where; the tests hold the rules against it, so nothing here asks them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../tools/cli.ts";

export interface Player {
  character: string;
  hearts: number;
  square: string;
  undead: boolean;
  has: string[];
  melee: boolean;
  firearm: boolean;
  left: boolean;
  eatenIn: number;
}

export interface Reach {
  stop: string[];
  max: string[];
  ends: string[];
  pass: string[];
}

export interface Table {
  phase: string;
  result: string;
  round: number;
  turn: number;
  first: number | null;
  seats: number;
  asked: number | null;
  steps: number;
  walked: number;
  maxUsed: boolean;
  fled: string | null;
  fighter: number | null;
  monster: string | null;
  banned: string | null;
  crossed: string | null;
  truckReady: boolean;
  winners: number[];
  options: { hearts: string; spinner: string; tiles: string; restless: boolean; truckTile: boolean };
  cast: string[];
  players: Player[];
  hidden: string[];
  faces: Record<string, number>;
  monsters: { kind: string; square: string }[];
  piles: { square: string; has: string[] }[];
  boarded: string[];
  reach: Reach | null;
}

const SIDE = 12;
const LETTERS = [..."ABCDEFGHIJKL"];
export const DIRECTIONS = ["north", "east", "south", "west"] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const TRUCK = ["K1", "K2", "L1", "L2"];
export const CAB = "L1";
export const START = "A12";
/** Column by column, as the fields list them. */
export const SQUARES = LETTERS.flatMap((letter) =>
  Array.from({ length: SIDE }, (_, row) => `${letter}${row + 1}`),
);

const RULES = readFileSync(join(root, "assembly/games/geek/RULES.md"), "utf8");
/** A hexadecimal digit a square, a row a string: east edge | south edge << 2; 0 open, 1 wall, 2 door, 3 window. */
const PACKED = [...RULES.matchAll(/^row +\d+ +([0-9A-F]{12})$/gm)].map(([, digits]) => digits!);
/** The table of openings: "F11-F12" is D16. */
const OPENINGS = new Map(
  [...RULES.matchAll(/^\| ([DW]\d\d) \| ([A-L]\d+)-([A-L]\d+) \| (door|window)/gm)].map(
    ([, id, one, other, kind]) => [`${one}-${other}`, { id: id!, kind: kind! }],
  ),
);

/** The hiding spots of the table in 3.4. */
export const SPOTS = [...RULES.matchAll(/^\| [a-z' ]+ \| \d+ \| ([A-L]\d+ .*) \|$/gm)].flatMap(([, spots]) =>
  spots!.split(", ").map((spot) => spot.split(" ")[0]!),
);

/** The tiles of the table in 3.1, characters too. */
export const BOX: Record<string, number> = {
  ...{ zombie: 17, hound: 5, spider: 5, horror: 1, grenade: 4, knife: 1, crossbow: 1, axe: 1, handgun: 1 },
  ...{ rifle: 1, shotgun: 1, rpg: 1, kit: 6, boards: 8, gas: 1, keys: 1 },
  ...{ alex: 1, anita: 1, mary: 1, max: 1, johnny: 1 },
};
export const MONSTERS = ["zombie", "hound", "spider", "horror"];
export const CHARACTERS = ["alex", "anita", "mary", "max", "johnny"];

const columnOf = (square: string): number => LETTERS.indexOf(square[0]!);
const rowOf = (square: string): number => Number(square.slice(1)) - 1;

/** The square beyond an edge; null beyond the board. */
export function beyond(square: string, direction: Direction): string | null {
  const column = columnOf(square) + { north: 0, east: 1, south: 0, west: -1 }[direction];
  const row = rowOf(square) + { north: -1, east: 0, south: 1, west: 0 }[direction];
  return column in LETTERS && row >= 0 && row < SIDE ? `${LETTERS[column]}${row + 1}` : null;
}

/** What lies on an edge. */
export function edgeOf(square: string, direction: Direction): "open" | "wall" | "door" | "window" {
  const other = beyond(square, direction);
  if (other === null) return "wall";
  const far = direction === "north" || direction === "west";
  const owner = far ? other : square;
  const bits = Number.parseInt(PACKED[rowOf(owner)]![columnOf(owner)]!, 16);
  const code = direction === "east" || direction === "west" ? bits & 3 : bits >> 2;
  return (["open", "wall", "door", "window"] as const)[code]!;
}

/** The opening on an edge, as its table names it. */
export function openingOf(square: string, direction: Direction): { id: string; kind: string } | undefined {
  const other = beyond(square, direction);
  return OPENINGS.get(`${square}-${other}`) ?? OPENINGS.get(`${other}-${square}`);
}

/** Whether walls and these boards let a piece through. */
export function isPassable(square: string, direction: Direction, boarded: string[]): boolean {
  if (edgeOf(square, direction) === "wall") return false;
  const opening = openingOf(square, direction);
  return opening === undefined || !boarded.includes(opening.id);
}

/** Steps from a square to every other that can be reached. */
export function distances(from: string, boarded: string[]): Map<string, number> {
  const found = new Map([[from, 0]]);
  for (const [square, steps] of found) {
    for (const direction of DIRECTIONS) {
      if (!isPassable(square, direction, boarded)) continue;
      const next = beyond(square, direction)!;
      if (!found.has(next)) found.set(next, steps + 1);
    }
  }
  return found;
}

/** Whether two characters can trade (GEEK-TRADE-3). */
export const areNeighbours = (one: string, other: string, boarded: string[]): boolean =>
  one === other ||
  DIRECTIONS.some((direction) => beyond(one, direction) === other && isPassable(one, direction, boarded));

export const isHouse = (table: Table, seat: number): boolean => seat === table.seats;
export const isLiving = (table: Table, seat: number): boolean =>
  !isHouse(table, seat) && !table.players[seat]!.undead;
/** Undead seats, the restless house among them. */
export const undeadSeats = (table: Table): number =>
  table.players.filter(({ undead }) => undead).length + (table.options.restless ? 1 : 0);

type Entering = "no" | "stop" | "pass" | "ends";

/** The piece that walks now: a seat's character, or the monster that an undead seat has taken. */
interface Mover {
  square: string;
  /** of a character */
  seat: number | null;
  steps: number;
  /** Max's square that is not spent */
  extra: number;
}

export function moverOf(table: Table): Mover {
  if (table.phase === "prowl") {
    return { square: table.monster!.split(" ")[1]!, seat: null, steps: table.steps, extra: 0 };
  }
  const seat = table.fighter ?? table.turn;
  const { square, character } = table.players[seat]!;
  return { square, seat, steps: table.steps, extra: character === "max" && !table.maxUsed ? 1 : 0 };
}

/** What entering a square would be (GEEK-MOVE-5..10, GEEK-UNDEAD-6..8, 17, GEEK-TRUCK-2). */
function entering(table: Table, mover: Mover, square: string): Entering {
  const friend = table.players.some(
    ({ square: at, undead }, seat) => !undead && seat !== mover.seat && at === square,
  );
  const monsters = table.monsters.filter(({ square: at }) => at === square);
  if (mover.seat === null) {
    const monster = monsters.length > (square === mover.square ? 1 : 0);
    if (friend) return monster ? "no" : "ends";
    return monster ? "pass" : "stop";
  }
  if (square === table.fled) return "no";
  const inTruck = TRUCK.includes(square);
  const tile = table.hidden.includes(inTruck ? CAB : square);
  if (monsters.length > 0 || tile) return friend && !inTruck ? "no" : "ends";
  return friend && !inTruck ? "pass" : "stop";
}

/** Whether a walk can end with so many steps from a square on which it may only pass (GEEK-MOVE-13, GEEK-UNDEAD-18). */
function canEnd(table: Table, mover: Mover, square: string, steps: number): boolean {
  if (steps === 0) return false;
  return DIRECTIONS.some((direction) => {
    if (!isPassable(square, direction, table.boarded)) return false;
    const next = beyond(square, direction)!;
    const what = entering(table, mover, next);
    return what === "pass" ? canEnd(table, mover, next, steps - 1) : what !== "no";
  });
}

/** The directions in which the piece that walks may step. */
export function stepsOf(table: Table): Direction[] {
  const mover = moverOf(table);
  const steps = mover.steps + mover.extra;
  return DIRECTIONS.filter((direction) => {
    if (steps === 0 || !isPassable(mover.square, direction, table.boarded)) return false;
    const next = beyond(mover.square, direction)!;
    const what = entering(table, mover, next);
    return what === "pass" ? canEnd(table, mover, next, steps - 1) : what !== "no";
  });
}

/** Where it can get to, by trying: every square by the fewest steps that lead there. */
export function reachOf(table: Table): Reach {
  const mover = moverOf(table);
  const most = mover.steps + mover.extra;
  const found = new Map([[mover.square, 0]]);
  const reach: Reach = { stop: [], max: [], ends: [], pass: [] };
  for (const [square, steps] of found) {
    const what = square === mover.square ? "stop" : entering(table, mover, square);
    if (square !== mover.square) {
      if (what === "stop") reach[steps > mover.steps ? "max" : "stop"].push(square);
      else reach[what === "ends" ? "ends" : "pass"].push(square);
    }
    if (what === "ends" || steps === most) continue;
    for (const direction of DIRECTIONS) {
      if (!isPassable(square, direction, table.boarded)) continue;
      const next = beyond(square, direction)!;
      const there = entering(table, mover, next);
      if (found.has(next) || there === "no") continue;
      if (there === "pass" && !canEnd(table, mover, next, most - steps - 1)) continue;
      found.set(next, steps + 1);
    }
  }
  const inOrder = (squares: string[]): string[] => SQUARES.filter((square) => squares.includes(square));
  return {
    stop: inOrder(reach.stop),
    max: inOrder(reach.max),
    ends: inOrder(reach.ends),
    pass: inOrder(reach.pass),
  };
}

/** Whether the truck can leave, whoever says so (GEEK-WIN-1, GEEK-TRUCK-3). */
export function isReady(table: Table): boolean {
  const aboard = table.players.filter(({ undead, square }) => !undead && TRUCK.includes(square));
  const carried = (thing: string): boolean => aboard.some(({ has }) => has.includes(thing));
  const monster = table.monsters.some(({ square }) => TRUCK.includes(square));
  return carried("keys") && carried("gas") && !monster && !table.hidden.includes(CAB);
}
