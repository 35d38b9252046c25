// Owns how tools give deathinc's seats: hearts, bullets, kills, where they stand, what they hold and whom they lead.
import { bitsOf, isList, members, placeOf, unquoted, wholeNumber } from "../../console/inspect-text";
import { DIRECTORS, NOWHERE, START_HEARTS } from "./data";
import { BOOT_FIND, CARDS, FIRST_STRING, NINE_IRON, PROXY, STRINGS, isString, kindOf } from "./data-cards";
import { Part, wasGiven } from "./inspect-given-notes";
import { findCard } from "./inspect-kinds";
import { orderWord } from "./inspect-labels";
import { KIND_WORDS, NAMES, STATUSES, findSpace } from "./inspect-words";
import {
  cardPlace,
  directorPlace,
  lastingOf,
  setBullets,
  setCardPlace,
  setDirectorPlace,
  setHearts,
  setKills,
  setLasting,
  setOrder,
  setPuppeteer,
  setSpace,
  setStatus,
  spaceOf,
  state,
} from "./state";
import { IN_BOX, IN_DECK, IN_FRONT, IN_HAND, LED_BY, SAFE_WITH, UNDRAWN } from "./state-phases";

const NUMBERS: string[] = ["hearts", "bullets", "kills", "puppeteer", "beads", "meat", "marks"];
const LISTS: string[] = ["hand", "front", "strings", "used"];

/** N.hearts and so on; players are counted from 0. */
export function setPlayerPart(path: string, value: string): string {
  const part = new Part(path);
  const seat = part.place;
  if (seat < 0 || seat >= <i32>state.seats) {
    return "there are the players 0 to " + (state.seats - 1).toString() + " (given.seats)";
  }
  const name = part.name;
  if (name == "") return value == "{}" ? "" : "must be an object, not " + value;
  if (name == "at") return setAt(seat, unquoted(value));
  if (LISTS.includes(name)) return setCards(seat, name, value);
  if (name == "led" || name == "safe") return setParty(seat, name == "led", value);
  if (name == "order") return setOrderWord(seat, unquoted(value));
  if (name == "status") {
    const bits = bitsOf(value, STATUSES);
    if (bits < 0) return "must be a list of " + STATUSES.join(", ") + ", not " + value;
    setStatus(seat, bits);
    return "";
  }
  if (!NUMBERS.includes(name)) {
    return (
      "a player has the fields at, led, safe, status, order, " + LISTS.join(", ") + ", " + NUMBERS.join(", ")
    );
  }
  const number = wholeNumber(value);
  if (number < 0 || number > 255) return "must be a whole number from 0 to 255, not " + value;
  setNumber(seat, name, number);
  return "";
}

function setNumber(seat: i32, name: string, number: i32): void {
  if (name == "hearts") setHearts(seat, number);
  if (name == "bullets") setBullets(seat, number);
  if (name == "kills") setKills(seat, number);
  if (name == "puppeteer") setPuppeteer(seat, number);
  if (name == "beads") setLasting(seat, (lastingOf(seat) & 12) | (number & 3));
  if (name == "meat") setLasting(seat, (lastingOf(seat) & 3) | ((number & 3) << 2));
  if (name == "marks") setMarks(seat, number);
}

function setAt(seat: i32, word: string): string {
  if (word == "off") {
    setSpace(seat, NOWHERE);
    return "";
  }
  const space = findSpace(word);
  if (space < 0) return "must be a space, such as (4,7) or city (1,1), or off, not " + word;
  setSpace(seat, space);
  return "";
}

/** Gives a seat the cards of a list; of copies those that nobody has yet. */
function setCards(seat: i32, name: string, value: string): string {
  const words = isList(value) ? members(value) : ["?"];
  const strings = name == "strings" || name == "used";
  const place = (name == "hand" || name == "strings" ? IN_HAND : IN_FRONT) + seat;
  for (let i = 0; i < words.length; i++) {
    const kind = placeOf(words[i], KIND_WORDS);
    if (kind < 0 || isString(kind) != strings) {
      return "must be a list of " + (strings ? "strings" : "event") + " cards, not " + value;
    }
    const card = freeCopy(kind);
    if (card < 0) return "there is no more " + words[i] + " in this game";
    setCardPlace(card, place);
  }
  return "";
}

/** The first copy of a kind that lies in its deck, or -1. */
export function freeCopy(kind: i32): i32 {
  for (let card = 0; card < CARDS; card++)
    if (kindOf(card) == kind && cardPlace(card) == IN_DECK) return card;
  return -1;
}

/** Directors in the order of claiming. */
function setParty(seat: i32, led: bool, value: string): string {
  const words = isList(value) ? members(value) : ["?"];
  for (let i = 0; i < words.length; i++) {
    const director = placeOf(words[i], NAMES);
    if (director < 0) return "must be a list of directors (" + NAMES.join(", ") + "), not " + value;
    if (directorPlace(director) != UNDRAWN) return words[i] + " is named twice";
    setDirectorPlace(director, led ? LED_BY + 8 * seat + i : SAFE_WITH + seat);
  }
  return "";
}

function setOrderWord(seat: i32, word: string): string {
  if (word == "null") {
    setOrder(seat, 0);
    return "";
  }
  for (let place = 0; place < 21 * CARDS; place++) {
    if (orderWord(place).toLowerCase() != word) continue;
    setOrder(seat, 1 + place);
    return "";
  }
  return "must be an order, such as wet floor W1 P2, not " + word;
}

/** Marks of the Boot Find that lies in front of a seat; none there: nothing. */
function setMarks(seat: i32, marks: i32): void {
  for (let card = 0; card < CARDS; card++) {
    if (kindOf(card) != BOOT_FIND || cardPlace(card) != IN_FRONT + seat) continue;
    const shift = <u8>(4 * (card - findCard(KIND_WORDS[BOOT_FIND])));
    state.boots = <u8>((state.boots & ~((<u8>15) << shift)) | ((<u8>marks) << shift));
  }
}

/** Fills in what follows of the seats from what was given. "" or the reason why not. */
export function deriveSeats(): string {
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    const path = "players." + seat.toString() + ".";
    if (spaceOf(seat) == NOWHERE && !wasGiven(path + "hearts")) setHearts(seat, 0);
    if (!wasGiven(path + "marks")) setMarks(seat, START_HEARTS);
    const reason = deriveStrings(seat);
    if (reason != "") return reason;
  }
  const isIron = cardPlace(NINE_IRON) >= IN_FRONT && cardPlace(NINE_IRON) < IN_FRONT + 6;
  if (isIron && !wasGiven("iron")) state.iron = 3;
  return "";
}

/** A rescue brings a string: those that are not named have been used, the last of the pile first, the vote last. */
function deriveStrings(seat: i32): string {
  let missing = 0;
  for (let director = 0; director < DIRECTORS; director++) {
    if (directorPlace(director) == SAFE_WITH + seat) missing++;
  }
  if (missing > 0 && !wasGiven("rescued")) state.rescued = <u8>((<i32>state.rescued) | (1 << seat));
  for (let card = FIRST_STRING; card < FIRST_STRING + STRINGS; card++) {
    if (cardPlace(card) == IN_HAND + seat || cardPlace(card) == IN_FRONT + seat) missing--;
  }
  if (missing < 0) return "P" + (seat + 1).toString() + " has more strings than directors in safety";
  for (let card = FIRST_STRING + STRINGS - 1; card >= FIRST_STRING && missing > 0; card--) {
    if (cardPlace(card) != IN_DECK || card == PROXY) continue;
    setCardPlace(card, IN_FRONT + seat);
    missing--;
  }
  if (missing > 0 && cardPlace(PROXY) != IN_BOX) setCardPlace(PROXY, IN_HAND + seat);
  return "";
}
