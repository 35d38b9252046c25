// Owns geek's words for tools: squares, openings, kinds, phases, results, how fights end; never part of a cartridge.
import { KINDS, MONSTERS, NONE, RESCUED, kindOf } from "./data";
import { FIRST_WINDOW, OPENINGS, SIDE, SQUARES } from "./data-board";
import { monsterAt } from "./state";

// In the order of data.ts.
export const KIND_WORDS: string[] = [
  "zombie",
  "hound",
  "spider",
  "horror",
  "grenade",
  "knife",
  "crossbow",
  "axe",
  "handgun",
  "rifle",
  "shotgun",
  "rpg",
  "kit",
  "boards",
  "gas",
  "keys",
  "alex",
  "anita",
  "mary",
  "max",
  "johnny",
];
export const CHARACTER_WORDS: string[] = KIND_WORDS.slice(RESCUED, KINDS);

// In the order of state-phases.ts.
export const PHASES: string[] = [
  "lay",
  "first",
  "start",
  "spin",
  "walk",
  "before",
  "flip",
  "fight",
  "symbol",
  "run spin",
  "run",
  "rescued",
  "boards spin",
  "end",
  "trade",
  "leave",
  "monster",
  "prowl",
  "target",
  "over",
];
export const RESULTS: string[] = ["playing", "won", "eaten", "given up", "too long"];
export const OUTCOMES: string[] = ["none", "killed", "ran", "eaten", "rescued", "found"];

export const DIRECTIONS: string[] = ["north", "east", "south", "west"];
export const SYMBOLS: string[] = ["swords", "cross", "run", "teeth"];
export const SEATS: string[] = ["0", "1", "2", "3", "4", "5"];

export const LEVELS: string[] = ["easy", "normal", "hard", "nightmare"];
export const SPINNERS: string[] = ["fast", "calm"];
export const SPREADS: string[] = ["spots", "mixed", "anywhere"];

const A: i32 = 65;

/** A square as "A12"; "none". */
export function squareWord(square: i32): string {
  if (square < 0 || square >= SQUARES) return "none";
  return String.fromCharCode(A + (square % SIDE)) + (square / SIDE + 1).toString();
}

/** The square of a word in small letters, or -1. */
export function findSquare(word: string): i32 {
  for (let square = 0; square < SQUARES; square++)
    if (squareWord(square).toLowerCase() == word) return square;
  return -1;
}

/** An opening as "D01" or "W08"; "none". */
export function openingWord(opening: i32): string {
  if (opening < 0 || opening >= OPENINGS) return "none";
  const number = opening < FIRST_WINDOW ? opening + 1 : opening - FIRST_WINDOW + 1;
  return (opening < FIRST_WINDOW ? "D" : "W") + number.toString().padStart(2, "0");
}

/** Words of all openings in the order of data-board.ts. */
export function openingWords(): string[] {
  const words: string[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) words.push(openingWord(opening));
  return words;
}

export function kindWord(kind: i32): string {
  return kind >= 0 && kind < KINDS ? KIND_WORDS[kind] : "none";
}

/** A seat as "P1". */
export function seatWord(seat: i32): string {
  return "P" + (seat + 1).toString();
}

/** A face-up monster as "zombie A3"; "none". */
export function monsterWord(entry: i32): string {
  if (entry < 0 || entry >= MONSTERS || monsterAt(entry) == NONE) return "none";
  return kindWord(kindOf(entry)) + " " + squareWord(monsterAt(entry));
}

/** The first face-up monster that is called so in small letters, or -1. */
export function findMonster(word: string): i32 {
  for (let entry = 0; entry < MONSTERS; entry++) {
    if (monsterAt(entry) != NONE && monsterWord(entry).toLowerCase() == word) return entry;
  }
  return -1;
}
