// Owns sentences with places to fill: numbers, of a log entry or others, as names, rooms, items and the like.
import { seatName } from "../../console/names";
import { putSentence } from "../../console/sentences";
import { put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { EVENT_ZOMBIES } from "./data";
import { putAttack, putHealths } from "./log-fights";
import { ALL, NOBODY } from "./log-kinds";
import { ITEMS, SEATS, SPACED, hourName, itemName, putItem, putSet, tileName } from "./names";
import { reasonWords } from "./reason-words";
import { state } from "./state";

const MOST_LISTED: i32 = 2; // of a computer's seats that give a reason
const MOST_WITH_COMMAS: i32 = 6; // names in a sentence with commas between them

/**
 * Puts a sentence. "%2s" in it is the entry's third number (0..4) as a seat's name; other letters as below, any further
 * one is the number itself.
 */
export function say(sentence: usize, entry: usize): void {
  putSentence(sentence, entry, putAs);
}

/** What a letter says: its place from "a" on. */
function putAs(letter: i32, n: i32, entry: usize): void {
  switch (letter - 0x61) {
    case 0: // a: an attack
      return putAttack(n, load<u8>(entry, 2), load<u8>(entry, 3));
    case 1: // b: " and Bill", nothing where it is the first seat too
      return putSecond(n, load<u8>(entry, 1));
    case 3: // d: north, east, ...
      return put(sideName(n));
    case 5: // f: the fuel of a thing, nothing without
      return putFuel(n);
    case 6: // g: changes of health
      return putHealths(n, entry);
    case 7: // h: an hour
      return put(hourName(n));
    case 8: // i: an item
      return put(itemName(n));
    case 9: // j: items, in this number and the fourth one
      return putSet(n | ((<i32>load<u8>(entry, 4)) << 8), ITEMS);
    case 10: // k: an item with a capital
      return putItem(n);
    case 11: // l: the hour in the high bits
      return put(hourName(n >> 4));
    case 12: // m: a set of seats, close together where the first two numbers are sets of many
      return putSet(n, isLong(entry) ? SPACED : SEATS);
    case 15: // p: a set of seats, or how many
      return putFewSeats(n);
    case 16: // q: "4 + 5 = "
      return putSum(n - EVENT_ZOMBIES, load<u8>(entry, 4));
    case 17: // r: a computer's reason
      return say(reasonWords(n), entry);
    case 18: // s: name of a seat
      return put(seatName(n));
    case 19: // t: a room
      return put(tileName(n));
    case 20: // u: a curse, and whom it strikes
      return putCurse(n);
    default:
      return putMore(letter, n);
  }
}

function putMore(letter: i32, n: i32): void {
  if (letter == 0x77) return put(isSolo() ? t("went ") : t("led ")); // w
  if (letter == 0x78) return putOffset(n - 2); // x: X of the Doom Table
  if (letter != 0x6f) return putCounted(letter, n);
  if (n == NOBODY) put(t(", but no card is left")); // o: whether a search is possible
}

// A letter, and the word for one and for more behind a number.
const COUNTS: usize = memory.data<u16>([
  0x7a, // z
  <u16>t("zombie"),
  <u16>t("zombies"),
  0x63, // c
  <u16>t("fighter"),
  <u16>t("fighters"),
  0x43, // C
  <u16>t("card"),
  <u16>t("cards"),
  0x44, // D
  <u16>t("dies"),
  <u16>t("die"),
  0x46, // F
  <u16>t("fights"),
  <u16>t("fight"),
  0x4c, // L
  <u16>t("flees"),
  <u16>t("flee"),
  0x54, // T
  <u16>t("item"),
  <u16>t("items"),
  0x50, // P
  <u16>t("player"),
  <u16>t("players"),
  0,
]);

/** Any other letter: the number, and a word behind it for some. */
function putCounted(letter: i32, n: i32): void {
  putNumber(n);
  for (let row = COUNTS; load<u16>(row); row += 6) {
    if (load<u16>(row) != letter) continue;
    put(t(" "));
    put(load<u16>(n == 1 ? row + 2 : row + 4));
  }
}

const NUMBERS: usize = memory.data(8);

/** Puts a sentence whose "%0", "%1", "%2" are these numbers 0..255. */
export function tell(sentence: usize, a: i32, b: i32 = 0, c: i32 = 0): void {
  store<u32>(NUMBERS, (a << 8) | (b << 16) | (c << 24));
  say(sentence, NUMBERS);
}

/** Whether the names of all who picked are too many for commas between them. */
function isLong(entry: usize): bool {
  return popcnt(load<u8>(entry, 1) | load<u8>(entry, 2)) > MOST_WITH_COMMAS;
}

function putFuel(n: i32): void {
  if (n == 0) return;
  put(t(", fuel "));
  putNumber(n);
}

function putSecond(seat: i32, first: i32): void {
  if (seat == first) return;
  put(t(" and "));
  put(seatName(seat));
}

function putCurse(whom: i32): void {
  if (whom == NOBODY) return put(t("a curse, but the totem is buried"));
  if (isSolo()) return put(t("a curse"));
  if (whom == ALL) return put(t("a curse on everybody"));
  put(t("curse. "));
  put(seatName(whom));
  put(t(" has the totem"));
}

/** " Zombies: card + 1." */
function putOffset(more: i32): void {
  if (more == 0) return;
  put(t(" Zombies: card"));
  putSigned(more);
  put(t("."));
}

/** "4 + 5 = " */
function putSum(onCard: i32, all: i32): void {
  if (all == onCard) return;
  putNumber(onCard);
  putSigned(all - onCard);
  put(t(" = "));
}

/** " + 5", " – 2". */
export function putSigned(n: i32): void {
  put(n < 0 ? t(" – ") : t(" + "));
  putNumber(abs(n));
}

const SIDES: usize = memory.data<u16>([<u16>t("north"), <u16>t("east"), <u16>t("south"), <u16>t("west")]);

/** A side of a room: 0..3. */
export function sideName(side: i32): usize {
  return load<u16>(SIDES + 2 * (side & 3));
}

/** Names of a set of seats, but a number where there are many. */
function putFewSeats(seats: i32): void {
  const count = popcnt(seats & 0xff);
  if (count <= MOST_LISTED) return putSet(seats, SEATS);
  putNumber(count);
  put(t(" players"));
}

/** Whether the game has one player only: nobody leads and nothing is shared. */
export function isSolo(): bool {
  return <i32>state.seats == 1;
}
