// Owns what the numbers in geek's log say: who, which place, which opening, how many hearts.
import { put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { CHARACTERS, HORROR, HOUND, MONSTER_KINDS, RESCUED } from "./data";
import {
  OPENINGS,
  SQUARES,
  START,
  isTruck,
  neighbour,
  openingDirection,
  openingSquare,
  roomOf,
  spotAt,
} from "./data-board";
import { BEAST, CARGO_GAS, CARGO_KEYS, HOUSE, UNDEAD } from "./log-kinds";
import { characterName, kindName, putSomeKind, roomName } from "./names";
import { putSpot, putSpotFirst } from "./spot-words";

/** What a letter in a sentence says of a number 0..255 of an entry; another letter is the number itself. */
export function putAs(letter: i32, n: i32, _entry: usize): void {
  switch (letter - 0x61) {
    case 0: // a: "a zombie", "the keys"
      return n == HORROR ? putKnown(n) : putSomeKind(n);
    case 1: // b: the rooms of an opening
      return putRooms(min(n, OPENINGS - 1));
    case 2: // c: characters, bit character
      return putCharacters(n);
    case 5: // f: what matters among things
      return putCargo(n);
    case 7: // h: hearts
      putNumber(n);
      return put(n == 1 ? t(" heart") : t(" hearts"));
    case 10: // k: "the zombie"
      return putKnown(n);
    case 11: // l: hearts lost
      return putLost(n);
    case 12: // m: "The zombie"
      return putWho(BEAST + n);
    default:
      return putPlaced(letter, n);
  }
}

function putPlaced(letter: i32, n: i32): void {
  const square = min(n, SQUARES - 1);
  switch (letter - 0x70) {
    case 0: // p: "bathroom, behind the curtain"
      return putSquare(square);
    case 1: // q: "behind the curtain", "in the hall"
      return putHiding(square, false);
    case 2: // r: a room
      return put(roomName(roomOf(square)));
    case 3: // s: who
      return putWho(n);
    case 5: // u: "Behind the curtain"
      return putHiding(square, true);
    default:
      return putNumber(n);
  }
}

/** Who, in the middle of a sentence or at its head: none of them but a monster has an article. */
function putWho(who: i32): void {
  if (who >= BEAST) {
    put(t("The "));
    return put(shortName((who - BEAST) & (MONSTER_KINDS - 1)));
  }
  if (who >= HOUSE) return put(t("The house"));
  if (who >= UNDEAD) put(t("Undead "));
  put(characterName(who % CHARACTERS));
}

/** "the zombie", "the kit", "Anita". */
function putKnown(kind: i32): void {
  if (kind < RESCUED) put(t("the "));
  put(shortName(kind));
}

/** A line holds no longer name of a monster. */
function shortName(kind: i32): usize {
  return kind == HORROR ? t("Horror") : kind == HOUND ? t("hound") : kindName(kind);
}

function putLost(hearts: i32): void {
  if (hearts == 0) return;
  put(t(", lost "));
  putNumber(hearts);
}

function putSquare(square: i32): void {
  if (square == START) return put(t("yellow car"));
  put(roomName(roomOf(square)));
  const spot = spotAt(square);
  if (spot < 0 || isTruck(square)) return;
  put(t(", "));
  putSpot(spot);
}

/** Where a tile lay: its hiding spot, else its room; with a capital at the head of a line. */
function putHiding(square: i32, first: bool): void {
  const spot = spotAt(square);
  if (spot >= 0) return first ? putSpotFirst(spot) : putSpot(spot);
  put(first ? t("In the ") : t("in the "));
  put(roomName(roomOf(square)));
}

/** "hall–entry": no line begins with the dash. */
function putRooms(opening: i32): void {
  const square = openingSquare(opening);
  put(roomName(roomOf(square)));
  put(t("–"));
  put(roomName(roomOf(neighbour(square, openingDirection(opening)))));
}

function putCargo(cargo: i32): void {
  if (cargo & CARGO_KEYS) put(t(", keys"));
  if (cargo & CARGO_GAS) put(t(", gas"));
}

/** "Alex", "Alex and Max", "Alex, Mary and Max". */
function putCharacters(set: i32): void {
  let left = popcnt(set & ((1 << CHARACTERS) - 1));
  for (let character = 0; character < CHARACTERS; character++) {
    if (((set >> character) & 1) == 0) continue;
    put(characterName(character));
    left--;
    if (left > 0) put(left > 1 ? t(", ") : t(" and "));
  }
}
