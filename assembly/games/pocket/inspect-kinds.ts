// Owns how the text of a plain field becomes its byte, by kind, and the words that say what it may be.
import { CARD_COUNT, NONE } from "./data";
import {
  KIND_DIRECTION,
  KIND_FLAG,
  KIND_HOUR,
  KIND_ITEM,
  KIND_ITEMS,
  KIND_NUMBER,
  KIND_SEAT,
  KIND_SEATS,
  KIND_TILE,
  wordsOf,
} from "./inspect-fields";
import { bitsOf, placeOf, unquoted, wholeNumber } from "../../console/inspect-text";
import { DIRECTIONS, ITEMS, SEATS, TILES } from "./inspect-words";

/** The byte of a value, or -1 when it is none of that kind. */
export function numberOfKind(kind: i32, value: string): i32 {
  if (kind == KIND_FLAG) return value == "true" ? 1 : value == "false" ? 0 : -1;
  if (kind == KIND_NUMBER) return upTo(255, wholeNumber(value));
  if (kind == KIND_HOUR) return upTo(2, wholeNumber(value) - 9);
  if (kind == KIND_SEATS) return bitsOf(value, SEATS);
  if (kind == KIND_ITEMS) return upTo(31, bitsOf(value, ITEMS));
  const none = value == "null";
  if (kind == KIND_SEAT) return none ? NONE : upTo(7, wholeNumber(value));
  if (kind == KIND_ITEM) return none ? NONE : upTo(CARD_COUNT - 1, placeOf(unquoted(value), ITEMS));
  if (kind == KIND_TILE) return none ? NONE : placeOf(unquoted(value), TILES);
  if (kind == KIND_DIRECTION) return none ? NONE : upTo(3, placeOf(unquoted(value), DIRECTIONS));
  return placeOf(unquoted(value), wordsOf(kind));
}

/** The number, or -1 when it is too great or none. */
function upTo(most: i32, number: i32): i32 {
  return number > most ? -1 : number;
}

/** What a value of a kind may be. */
export function kindHint(kind: i32): string {
  if (kind == KIND_FLAG) return "true or false";
  if (kind == KIND_NUMBER) return "a whole number from 0 to 255";
  if (kind == KIND_HOUR) return "9, 10 or 11";
  if (kind == KIND_SEATS) return "a list of seats counted from 0";
  if (kind == KIND_ITEMS) return "a list of weapons";
  if (kind == KIND_SEAT) return "a seat counted from 0";
  if (kind == KIND_ITEM) return "an item, one of " + ITEMS.slice(0, CARD_COUNT).join(", ");
  if (kind == KIND_TILE) return "the name of a tile, one of " + TILES.join(", ");
  if (kind == KIND_DIRECTION) return "north, east, south or west";
  return "one of " + wordsOf(kind).join(", ") + " (a game's end cannot be given)";
}
