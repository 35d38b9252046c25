// Owns how tools give what lies on geek's board: hidden tiles, monsters, piles, boards; and what must add up.
import { bitsOf, isList, members, placeOf, unquoted, wholeNumber } from "../../console/inspect-text";
import { KINDS, MONSTERS, MONSTER_KINDS, NONE, firstEntry, kindOf, tileCount } from "./data";
import { SQUARES, START, isTruck, CAB } from "./data-board";
import { Part } from "./inspect-given-notes";
import { setThings } from "./inspect-given-seats";
import { KIND_WORDS, findSquare, openingWords, squareWord } from "./inspect-words";
import {
  FIRST_PILE,
  HANDS,
  PILES,
  held,
  isHidden,
  leftOf,
  monsterAt,
  pileAt,
  setHidden,
  setLeftOf,
  setMonsterAt,
  setPileAt,
  state,
} from "./state";

// The list of monsters as it is given: kind, square, -1 = not named.
let kinds: i32[] = [];
let squares: i32[] = [];

/** Forgets what an earlier given said. */
export function forgetBoard(): void {
  kinds = [];
  squares = [];
}

/** ".N.kind", ".N.square"; "" with an empty list. */
export function setMonsterPart(path: string, value: string): string {
  if (path == "") return value == "[]" ? "" : "must be a list of objects with kind and square, not " + value;
  const part = new Part(path.substring(1));
  if (part.place < 0 || part.place >= MONSTERS) return "must be a list of at most 28 monsters";
  while (kinds.length <= part.place) {
    kinds.push(-1);
    squares.push(-1);
  }
  if (part.name == "kind") {
    const kind = placeOf(unquoted(value), KIND_WORDS);
    if (kind < 0 || kind >= MONSTER_KINDS) return "must be zombie, hound, spider or horror, not " + value;
    kinds[part.place] = kind;
    return "";
  }
  if (part.name != "square") return "a monster has the fields kind and square";
  const square = findSquare(unquoted(value));
  if (square < 0) return "must be a square, A1 to L12, not " + value;
  squares[part.place] = square;
  return "";
}

/** ".N.square", ".N.has"; "" with an empty list. */
export function setPilePart(path: string, value: string): string {
  if (path == "") return value == "[]" ? "" : "must be a list of objects with square and has, not " + value;
  const part = new Part(path.substring(1));
  if (part.place < 0 || part.place >= PILES) return "must be a list of at most 5 piles";
  if (part.name == "has") return setThings(FIRST_PILE + part.place, value);
  if (part.name != "square") return "a pile has the fields square and has";
  const square = findSquare(unquoted(value));
  if (square < 0) return "must be a square, A1 to L12, not " + value;
  setPileAt(part.place, square);
  return "";
}

/** How many of the hidden tiles are of a kind. */
export function setFace(word: string, value: string): string {
  const kind = placeOf(word, KIND_WORDS);
  if (kind < 0) return "there is no kind " + word + "; there are " + KIND_WORDS.join(", ");
  const count = wholeNumber(value);
  if (count < 0 || count > tileCount(kind)) {
    return "must be a whole number from 0 to " + tileCount(kind).toString() + ", not " + value;
  }
  setLeftOf(kind, count);
  return "";
}

export function setHiddenSquares(value: string): string {
  if (!isList(value)) return "must be a list of squares, not " + value;
  const words = members(value);
  for (let i = 0; i < words.length; i++) {
    const square = findSquare(words[i]);
    if (square < 0) return "must be a list of squares, A1 to L12, not " + value;
    if (square == START || (isTruck(square) && square != CAB)) {
      return "no tile is hidden on " + squareWord(square) + " (GEEK-SETUP-7)";
    }
    if (isHidden(square)) return "names " + squareWord(square) + " twice";
    setHidden(square, true);
  }
  return "";
}

export function setBoardedOpenings(value: string): string {
  const bits = bitsOf(value, openingWords());
  if (bits < 0) return "must be a list of openings, D01 to D20 or W01 to W08, not " + value;
  state.boarded = <u32>bits;
  return "";
}

/** Puts the monsters up. "" or the reason why not. */
export function deriveMonsters(): string {
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] < 0 || squares[i] < 0) return "monster " + i.toString() + " lacks its kind or its square";
    let entry = firstEntry(kinds[i]);
    while (entry < firstEntry(kinds[i] + 1) && monsterAt(entry) != NONE) entry++;
    if (entry == firstEntry(kinds[i] + 1)) return "there are more monsters of a kind than in the box";
    setMonsterAt(entry, squares[i]);
  }
  return "";
}

/** "" or what does not add up on the board. */
export function boardFlaw(): string {
  let hidden = 0;
  let faces = 0;
  for (let square = 0; square < SQUARES; square++) if (isHidden(square)) hidden++;
  for (let kind = 0; kind < KINDS; kind++) {
    faces += leftOf(kind);
    if (inPlay(kind) > tileCount(kind))
      return "the box has " + tileCount(kind).toString() + " x " + KIND_WORDS[kind];
  }
  if (hidden != faces) {
    return hidden.toString() + " tiles are hidden, but there are " + faces.toString() + " faces for them";
  }
  for (let entry = 0; entry < MONSTERS; entry++) {
    for (let other = 0; other < entry; other++) {
      if (monsterAt(entry) != NONE && monsterAt(entry) == monsterAt(other)) {
        return "two monsters stand on " + squareWord(monsterAt(entry));
      }
    }
  }
  return "";
}

/** Tiles of a kind that are hidden, face up or held. */
export function inPlay(kind: i32): i32 {
  let count = leftOf(kind);
  if (kind < MONSTER_KINDS) {
    for (let entry = 0; entry < MONSTERS; entry++) {
      if (kindOf(entry) == kind && monsterAt(entry) != NONE) count++;
    }
    return count;
  }
  for (let hand = 0; hand < HANDS; hand++) {
    if (hand < FIRST_PILE || pileAt(hand - FIRST_PILE) != NONE) count += held(hand, kind);
  }
  return count;
}
