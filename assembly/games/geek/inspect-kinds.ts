// Owns how the text of a plain field becomes its byte, by kind, and the words that say what it may be.
import { bitsOf, placeOf, unquoted, wholeNumber } from "../../console/inspect-text";
import { MOST_SEATS, NONE } from "./data";
import {
  FIELD_FLAG,
  FIELD_KIND,
  FIELD_MONSTER,
  FIELD_NUMBER,
  FIELD_OPENING,
  FIELD_SEAT,
  FIELD_SEATS,
  FIELD_SQUARE,
  wordsOf,
} from "./inspect-fields";
import { KIND_WORDS, SEATS, findMonster, findSquare, openingWords } from "./inspect-words";

/** The byte of a value, or -1 when it is none of that kind. */
export function numberOfKind(kind: i32, value: string): i32 {
  if (kind == FIELD_FLAG) return value == "true" ? 1 : value == "false" ? 0 : -1;
  if (kind == FIELD_NUMBER) return upTo(255, wholeNumber(value));
  if (kind == FIELD_SEATS) return upTo((1 << MOST_SEATS) - 1, bitsOf(value, SEATS));
  const none = value == "null";
  if (kind == FIELD_SEAT) return none ? NONE : upTo(MOST_SEATS, wholeNumber(value));
  const word = unquoted(value);
  if (kind == FIELD_SQUARE) return none ? NONE : findSquare(word);
  if (kind == FIELD_OPENING) return none ? NONE : placeOf(word, openingWords());
  if (kind == FIELD_KIND) return none ? NONE : placeOf(word, KIND_WORDS);
  if (kind == FIELD_MONSTER) return none ? NONE : findMonster(word);
  return none ? NONE : placeOf(word, wordsOf(kind));
}

/** The number, or -1 when it is too great or none. */
function upTo(most: i32, number: i32): i32 {
  return number > most ? -1 : number;
}

/** What a value of a kind may be. */
export function kindHint(kind: i32): string {
  if (kind == FIELD_FLAG) return "true or false";
  if (kind == FIELD_NUMBER) return "a whole number from 0 to 255";
  if (kind == FIELD_SEATS) return "a list of seats counted from 0";
  if (kind == FIELD_SEAT) return "a seat counted from 0";
  if (kind == FIELD_SQUARE) return "a square, A1 to L12";
  if (kind == FIELD_OPENING) return "an opening, D01 to D20 or W01 to W08";
  if (kind == FIELD_KIND) return "one of " + KIND_WORDS.join(", ");
  if (kind == FIELD_MONSTER) return "a monster that lies face up (monsters), such as zombie A3";
  return "one of " + wordsOf(kind).join(", ");
}
