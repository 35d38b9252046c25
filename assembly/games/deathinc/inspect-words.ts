// Owns deathinc's words for tools: spaces, tiles, rooms, cards, directors, phases; never part of a cartridge.
import { DIRECTORS, NONE } from "./data";
import { CARDS, kindOf } from "./data-cards";
import {
  ENTRANCE,
  FIRST_SITE,
  GATE,
  HALLWAY,
  OFFICE_TILES,
  SPACES,
  isCity,
  localOf,
  planColumn,
  planRow,
  planTile,
  tileOf,
} from "./data-map";
import { cityColumn, cityRow, state } from "./state";

// In the order of state-phases.ts.
export const PHASES: string[] = [
  "first",
  "deal",
  "tile",
  "site",
  "red",
  "blue",
  "fill",
  "tokens",
  "draw",
  "ready",
  "move die",
  "walk",
  "slip",
  "city tile",
  "rotate",
  "weapon",
  "fight",
  "combat die",
  "shown",
  "failed",
  "dying",
  "late",
  "zombie die",
  "zombies",
  "discard",
  "ask",
  "aim",
  "object",
  "push",
  "put",
  "carry",
  "take",
  "memo",
  "twitch die",
  "twitch",
  "string",
  "tie die",
  "tie",
  "over",
];
export const RESULTS: string[] = ["playing", "voted", "flown", "kills", "alone", "given up"];
export const OUTCOMES: string[] = ["none", "killed", "card", "dead", "saved"];
export const STATUSES: string[] = [
  "drill",
  "meeting",
  "slip",
  "puppet",
  "open air",
  "frozen",
  "missing",
  "still",
];
export const REACTIONS: string[] = ["orders", "ask", "off"];
export const DIRECTIONS: string[] = ["north", "east", "south", "west"];
export const SEATS: string[] = ["0", "1", "2", "3", "4", "5"];

// In the order of data.ts and data-city.ts.
export const ROOMS: string[] = [
  "office",
  "ceo",
  "cafeteria",
  "mail",
  "server",
  "copy",
  "security",
  "maintenance",
];
export const CITY: string[] = [
  "clinic",
  "green thumb",
  "precinct",
  "trail sports",
  "engine house",
  "pharmacy",
  "quartermaster",
  "filling stop",
  "flower stall",
  "board shop",
  "ironmonger",
  "playthings",
  "landing pad",
  "street",
  "corner",
  "fork",
  "crossroads",
];
export const NAMES: string[] = ["abbott", "brandt", "costa", "dubois", "eriksen", "farouk", "grant", "hsu"];

/** A seat as "P1". */
export function seatWord(seat: i32): string {
  return "P" + (seat + 1).toString();
}

/** A site as "S03", 0..14. */
export function siteWord(site: i32): string {
  return "S" + (site + 1).toString().padStart(2, "0");
}

/** The site of a word in small letters, or -1. */
export function findSite(word: string): i32 {
  for (let site = 0; site < 15; site++) if (siteWord(site).toLowerCase() == word.toLowerCase()) return site;
  return -1;
}

/** A director's name. */
export function directorWord(director: i32): string {
  return director < DIRECTORS ? NAMES[director] : "none";
}

/** "hallway 3", "entrance", "S03"; "tile (-1,0)" in the city, the gate is "tile (0,0)". */
export function tileWord(tile: i32): string {
  if (tile < HALLWAY) return "hallway " + (tile + 1).toString();
  if (tile == ENTRANCE) return "entrance";
  if (tile < OFFICE_TILES) return siteWord(tile - FIRST_SITE);
  return isLaidCity(tile) ? "tile " + pairWord(cityColumn(tile), cityRow(tile)) : "none";
}

function isLaidCity(tile: i32): bool {
  return tile >= GATE && tile < GATE + <i32>state.cityLaid;
}

export function pairWord(x: i32, y: i32): string {
  return "(" + x.toString() + "," + y.toString() + ")";
}

/** A space as "(4,7)" or "city (1,1)"; "none", or its number on a city tile that does not lie. */
export function spaceWord(space: i32): string {
  if (space < 0 || space >= SPACES) return "none";
  const tile = tileOf(space);
  if (isCity(tile) && !isLaidCity(tile)) return "space " + space.toString();
  const word = pairWord(columnOf(space), rowOf(space));
  return isCity(tile) ? "city " + word : word;
}

/** x of a space on its own map. */
export function columnOf(space: i32): i32 {
  const tile = tileOf(space);
  return 3 * (isCity(tile) ? cityColumn(tile) : planColumn(tile)) + (localOf(space) % 3);
}

export function rowOf(space: i32): i32 {
  const tile = tileOf(space);
  return 3 * (isCity(tile) ? cityRow(tile) : planRow(tile)) + localOf(space) / 3;
}

/** The space of a word, or -1. */
export function findSpace(word: string): i32 {
  const small = word.toLowerCase().trim();
  const city = small.startsWith("city ");
  const point = new Point(city ? small.substring(5).trim() : small);
  if (!point.isThere) return -1;
  const column = floorThird(point.x);
  const row = floorThird(point.y);
  let tile = city ? -1 : planTile(column, row);
  for (let other = GATE; city && isLaidCity(other); other++) {
    if (cityColumn(other) == column && cityRow(other) == row) tile = other;
  }
  if (tile < 0 || tile == NONE) return -1;
  return 9 * tile + 3 * (point.y - 3 * row) + point.x - 3 * column;
}

function floorThird(n: i32): i32 {
  return n >= 0 ? n / 3 : (n - 2) / 3;
}

/** A pair of whole numbers, "(4,-7)" or "[4,-7]". */
export class Point {
  x: i32;
  y: i32;
  isThere: bool;
  constructor(word: string) {
    const parts = word.substring(1, word.length - 1).split(",");
    this.x = 0;
    this.y = 0;
    this.isThere =
      word.length > 4 && parts.length == 2 && isWhole(parts[0].trim()) && isWhole(parts[1].trim());
    if (this.isThere) {
      this.x = <i32>I32.parseInt(parts[0].trim());
      this.y = <i32>I32.parseInt(parts[1].trim());
    }
  }
}

function isWhole(word: string): bool {
  const digits = word.startsWith("-") ? word.substring(1) : word;
  if (digits.length == 0 || digits.length > 3) return false;
  for (let i = 0; i < digits.length; i++) {
    if (digits.charCodeAt(i) < 48 || digits.charCodeAt(i) > 57) return false;
  }
  return true;
}

/** The tile of a word of tileWord(), or -1. */
export function findTile(word: string): i32 {
  for (let tile = 0; tile < OFFICE_TILES + <i32>state.cityLaid; tile++) {
    if (tileWord(tile).toLowerCase() == word) return tile;
  }
  return -1;
}

// In the order of the kinds of data-cards.ts.
export const KIND_WORDS: string[] = [
  "staple gun",
  "guillotine blade",
  "foam extinguisher",
  "nine iron",
  "first-aid tin",
  "swivel chair",
  "duct plan",
  "ammo locker",
  "snack machine",
  "speakerphone",
  "toner bomb",
  "triple espresso",
  "power nap",
  "zombie shuffle",
  "dead centre",
  "petty cash",
  "objection",
  "goods lift",
  "hold my hand",
  "evacuation drill",
  "mandatory meeting",
  "wet floor",
  "crossed memo",
  "budget cut",
  "wrong turn",
  "headhunter",
  "early retirement",
  "all-hands meeting",
  "standing room only",
  "lunch break",
  "hostile takeover",
  "executive transfer",
  "clean sweep",
  "golden parachute",
  "overtime",
  "proxy votes",
  "hiring freeze",
  "blackmail",
  "second wind",
  "glass beads",
  "upside-down map",
  "other meat",
  "puppet strings",
  "slippery grip",
  "hedge trimmer",
  "open air only",
  "frozen stiff",
  "red hatchet",
  "bandage roll",
  "hand bomb",
  "boot find",
  "missing hour",
  "still twitching",
  "full house",
  "borrowed wheels",
  "shell boxes",
  "bottle fire",
  "breather",
  "longboard",
  "double trouble",
  "rearranged",
  "flood gates",
  "pushed along",
  "loose laces",
  "herd caller",
];

/** A card by its kind; copies are called alike. */
export function cardWord(card: i32): string {
  return card < CARDS ? KIND_WORDS[kindOf(card)] : "none";
}
