// Owns how the text of a plain field becomes its number, by kind, and the words that say what it may be.
import { bitsOf, placeOf, unquoted, wholeNumber } from "../../console/inspect-text";
import { MOST_SEATS, NONE, NOWHERE } from "./data";
import { CARDS } from "./data-cards";
import {
  FIELD_CARD,
  FIELD_DIRECTOR,
  FIELD_FLAG,
  FIELD_NUMBER,
  FIELD_SEAT,
  FIELD_SEATS,
  FIELD_SPACE,
  FIELD_TILE,
  FIELD_WIDE,
  wordsOf,
} from "./inspect-fields";
import { NAMES, SEATS, cardWord, findSpace, findTile } from "./inspect-words";

/** The number of a value, or -1 when it is none of that kind. */
export function numberOfKind(kind: i32, value: string): i32 {
  if (kind == FIELD_FLAG) return value == "true" ? 1 : value == "false" ? 0 : -1;
  if (kind == FIELD_NUMBER) return upTo(255, wholeNumber(value));
  if (kind == FIELD_WIDE) return wholeNumber(value);
  if (kind == FIELD_SEATS) return upTo((1 << MOST_SEATS) - 1, bitsOf(value, SEATS));
  const none = value == "null";
  if (kind == FIELD_SEAT) return none ? NONE : upTo(MOST_SEATS, wholeNumber(value));
  const word = unquoted(value);
  if (kind == FIELD_SPACE) return none ? NOWHERE : findSpace(word);
  if (none) return NONE;
  if (kind == FIELD_CARD) return findCard(word);
  if (kind == FIELD_TILE) return findTile(word);
  return placeOf(word, kind == FIELD_DIRECTOR ? NAMES : wordsOf(kind));
}

/** The first card that is called so. */
export function findCard(word: string): i32 {
  for (let card = 0; card < CARDS; card++) if (cardWord(card) == word) return card;
  return -1;
}

/** The number, or -1 when it is too great or none. */
function upTo(most: i32, number: i32): i32 {
  return number > most ? -1 : number;
}

/** What a value of a kind may be. */
export function kindHint(kind: i32): string {
  if (kind == FIELD_FLAG) return "true or false";
  if (kind == FIELD_NUMBER) return "a whole number from 0 to 255";
  if (kind == FIELD_WIDE) return "a whole number from 0 to 999";
  if (kind == FIELD_SEATS) return "a list of seats counted from 0";
  if (kind == FIELD_SEAT) return "a seat counted from 0";
  if (kind == FIELD_SPACE) return "a space, such as (4,7) or city (1,1)";
  if (kind == FIELD_CARD) return "a card, such as wet floor";
  if (kind == FIELD_TILE) return "a tile, such as S03 or tile (-1,0)";
  if (kind == FIELD_DIRECTOR) return "one of " + NAMES.join(", ");
  return "one of " + wordsOf(kind).join(", ");
}
