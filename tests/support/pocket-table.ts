// Owns pocket's table told anew from the named fields of a state: ways, frontiers, walls, what a leader may do; the tests
// hold the rules against it, so nothing here asks them.

export interface Tile {
  x: number;
  y: number;
  rotation: number;
  bashed: string[];
  open: string;
  window: string | null;
}

export interface Player {
  health: number;
  items: string[];
  totem: boolean;
  dead: boolean;
  batch: number;
}

export interface Table {
  phase: string;
  result: string;
  turn: number;
  hour: number;
  seats: number;
  leader: number;
  acting: number | null;
  tile: string;
  newTile: string | null;
  direction: string | null;
  totem: "hidden" | "held" | "buried";
  totemHolder: number | null;
  windowBroken: boolean;
  storageUsed: boolean;
  garageUsed: boolean;
  sawFuel: number;
  gasFuel: number;
  supply: number;
  etching: boolean;
  cardsLeft: number;
  cardsToMidnight: number;
  batches: number;
  points: number[];
  options: { classic: boolean; doom: number };
  players: Player[];
  tiles: Record<string, Tile | null>;
}

/** Tables 2.4 and 2.5: open sides before rotation. */
const PRINTED: Record<string, string> = {
  ...{ foyer: "N", bathroom: "N", kitchen: "NEW", storage: "N", temple: "EW" },
  ...{ "dining room": "ESW", "family room": "NEW", bedroom: "NW" },
  ...{ patio: "ES", graveyard: "ES", garage: "SW", garden: "ESW", gazebo: "ESW" },
  ...{ "yard a": "ESW", "yard b": "ESW", "yard c": "ESW" },
};
export const TILES = Object.keys(PRINTED);
export const HOUSE = TILES.slice(0, 8);
export const YARD = TILES.slice(8);

const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];
const DIRECTIONS = { N: "north", E: "east", S: "south", W: "west" };
const STEPS: Record<Side, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

const turned = (side: string, rotation: number): Side => SIDES[(SIDES.indexOf(side as Side) + rotation) % 4]!;

/** The side that faces another. */
export const opposite = (side: Side): Side => turned(side, 2);

/** The sides of a tile as it lies in a rotation, in the order N E S W. */
export function sidesOf(name: string, rotation: number): string {
  const sides = [...PRINTED[name]!].map((side) => turned(side, rotation));
  return SIDES.filter((side) => sides.includes(side)).join("");
}

/** What the open sides of a known tile must be: the printed ones, turned, and the bashed ones. */
export function openOf(name: string, { rotation, bashed }: Tile): string {
  const open = sidesOf(name, rotation) + bashed.join("");
  return SIDES.filter((side) => open.includes(side)).join("");
}

const regionOf = (name: string): string[] => (HOUSE.includes(name) ? HOUSE : YARD);

/** Known tiles of a table, or of a region. */
export const known = ({ tiles }: Table, names: string[] = TILES): string[] =>
  names.filter((name) => tiles[name] !== null);

/** The tile on the next cell; null = blank. */
export function beyond(table: Table, name: string, side: Side): string | null {
  const { x, y } = table.tiles[name]!;
  const [dx, dy] = STEPS[side];
  const isThere = (other: string): boolean => {
    const tile = table.tiles[other]!;
    return tile.x === x + dx && tile.y === y + dy;
  };
  return known(table, regionOf(name)).find(isThere) ?? null;
}

/** The tile that one step leads to: both facing sides are open (POCKET-MOVE-2). */
export function stepTo(table: Table, name: string, side: Side): string | null {
  if (!openOf(name, table.tiles[name]!).includes(side)) return null;
  const other = beyond(table, name, side);
  return other !== null && openOf(other, table.tiles[other]!).includes(opposite(side)) ? other : null;
}

const REACHED = new WeakMap<Table, Set<string>>();

/** Tiles that can be walked to from the group's, the broken window included. */
export function reachable(table: Table): Set<string> {
  const known = REACHED.get(table);
  if (known) return known;
  const found = new Set([table.tile]);
  REACHED.set(table, found);
  for (const name of found) {
    for (const side of SIDES) {
      const to = stepTo(table, name, side);
      if (to !== null) found.add(to);
    }
    if (name === "dining room" && table.windowBroken && table.tiles["patio"]) found.add("patio");
    if (name === "patio" && table.windowBroken) found.add("dining room");
  }
  return found;
}

const hiddenIn = (table: Table, names: string[]): boolean => known(table, names).length < names.length;

/** Sides of a tile that are open to a blank cell while tiles are hidden there. */
export function frontiers(table: Table, name: string): Side[] {
  if (!hiddenIn(table, regionOf(name))) return [];
  const open = openOf(name, table.tiles[name]!);
  return SIDES.filter((side) => open.includes(side) && beyond(table, name, side) === null);
}

/** Walls of a house tile that face a blank cell; the window is none. */
export function walls(table: Table, name: string): Side[] {
  const tile = table.tiles[name]!;
  const free = (side: Side): boolean => beyond(table, name, side) === null;
  return SIDES.filter(
    (side) => !openOf(name, tile).includes(side) && windowOf(name, tile) !== side && free(side),
  );
}

/** The side of the window as it lies. */
export function windowOf(name: string, { rotation }: Tile): Side | null {
  return name === "dining room" || name === "patio" ? turned("N", rotation) : null;
}

/** Whether the house has a way on: nowhere hidden tiles could be laid but through a wall (POCKET-BASH-1). */
export const isClosed = (table: Table): boolean =>
  hiddenIn(table, HOUSE) && known(table, HOUSE).every((name) => frontiers(table, name).length === 0);

/** The tasks that a leader has (sections 1.4 to 1.9 and 1.16), sorted. */
export function tasks(table: Table): string[] {
  const { tile: here } = table;
  const forced = table.hour === 11 && here === "graveyard" && table.totem === "held";
  if (forced && table.cardsLeft === 1) return ["bury"];
  if (forced && table.cardsLeft === 2) return ["bury", "cower"];
  const found = ["cower"];
  for (const side of SIDES) {
    if (stepTo(table, here, side) !== null || frontiers(table, here).includes(side)) {
      found.push(`go ${DIRECTIONS[side]}`);
    }
    if (HOUSE.includes(here) && isClosed(table) && walls(table, here).includes(side)) {
      found.push(`bash ${DIRECTIONS[side]}`);
    }
  }
  if (here === "dining room" || here === "patio") found.push("window");
  if (here === "temple" && table.totem === "hidden") found.push("search temple");
  if (here === "graveyard" && table.totem === "held") found.push("bury");
  if ((here === "storage" && !table.storageUsed) || (here === "garage" && !table.garageUsed)) {
    found.push("search room");
  }
  return found.sort();
}

/** The ways in which a new tile may lie when the group comes in by a side (POCKET-TILE-1). */
export function places(name: string, entry: Side): string[] {
  const found = new Set<string>();
  for (let rotation = 0; rotation < 4; rotation++) {
    const sides = sidesOf(name, rotation);
    const window = name === "dining room" ? ` window ${turned("N", rotation)}` : "";
    if (sides.includes(entry)) found.add(`place ${sides}${window}`);
  }
  return [...found].sort();
}

/** Points of a game that is over (POCKET-SCORE-1..4). */
export function pointsOf({ result, players, batches }: Table): number[] {
  const best = Math.max(...players.map(({ health }) => health));
  return players.map(({ health, batch }) => {
    if (result === "won") return health === 0 ? 0 : health === best ? 4 : 3;
    if (result === "midnight") return health > 0 ? 1 : 0;
    return batch === batches ? 1 : 0;
  });
}
