// Owns sentences with places to fill: numbers of a log entry as names, rooms, items and the like.
import { seatName } from "../../console/names";
import { put, putChar, putCount, putNumber, putPart } from "../../console/text";
import { t } from "../../console/texts";
import { MOST_SEATS } from "./data";
import { hourName, itemName, putItem, tileName } from "./names";
import { state } from "./state";

const PERCENT: i32 = 0x25;
const SEAT: i32 = 0x73; // s: name of a seat
const SEATS: i32 = 0x6d; // m: names of a set of seats
const ITEM: i32 = 0x69; // i: an item
const ITEM_LARGE: i32 = 0x49; // I: with a capital
const TILE: i32 = 0x74; // t: a room
const HOUR: i32 = 0x68; // h: an hour
const SIDE: i32 = 0x64; // d: north, east, ...
const ZOMBIES: i32 = 0x7a; // z: "7 zombies"
const FUEL: i32 = 0x66; // f: ", fuel 2", nothing without
const MOST_LISTED: i32 = 2; // of a computer's seats that give a reason

/**
 * Puts a sentence. "%2s" in it is the entry's third number (0..4) as a seat's name; other letters as above, any
 * further one is the number itself.
 */
export function say(sentence: usize, entry: usize): void {
  let from = sentence;
  while (load<u8>(from)) {
    let end = from;
    while (load<u8>(end) && load<u8>(end) != PERCENT) end++;
    putPart(from, <i32>(end - from));
    if (load<u8>(end) == 0) return;
    putAs(load<u8>(end, 2), load<u8>(entry + ((load<u8>(end, 1) - 0x30) & 7), 1));
    from = end + 3;
  }
}

function putAs(letter: i32, n: i32): void {
  if (letter == SEAT) put(seatName(n));
  else if (letter == SEATS) putSeats(n, false);
  else if (letter == ITEM) put(itemName(n));
  else if (letter == ITEM_LARGE) putItem(n);
  else if (letter == TILE) put(tileName(n));
  else if (letter == HOUR) put(hourName(n));
  else if (letter == SIDE) put(sideName(n));
  else if (letter == ZOMBIES) putCount(n, t("zombie"), t("zombies"));
  else if (letter != FUEL) putNumber(n);
  else if (n) {
    put(t(", fuel "));
    putNumber(n);
  }
}

/** A side of a room: 0..3. */
export function sideName(side: i32): usize {
  if (side == 0) return t("north");
  if (side == 1) return t("east");
  return side == 2 ? t("south") : t("west");
}

/** "Anna, Bill, Dan", or with spaces only. */
export function putSeats(seats: i32, spaces: bool): void {
  let first = true;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if (((seats >> seat) & 1) == 0) continue;
    if (!first) put(spaces ? t(" ") : t(", "));
    first = false;
    put(seatName(seat));
  }
}

/** The same, but a number where there are many. */
export function putFewSeats(seats: i32): void {
  const count = popcnt(seats & 0xff);
  if (count <= MOST_LISTED) return putSeats(seats, false);
  putNumber(count);
  put(t(" players"));
}

/** Whether the game has one player only: nobody leads and nothing is shared. */
export function isSolo(): bool {
  return <i32>state.seats == 1;
}

/** A comma between the parts of a list. */
export function putComma(first: bool): void {
  if (!first) {
    putChar(44);
    putChar(32);
  }
}
