// Owns the state of a deathinc game as JSON text with the words of README.md: fields, situation, seats.
import { flag, group, list, number, pair, quoted } from "../../console/inspect-text";
import {
  DIRECTORS,
  MOST_SEATS,
  NONE,
  NOWHERE,
  OPTION_ALONE,
  OPTION_CITY,
  OPTION_KILLS,
  OPTION_OUTCOME,
  OPTION_REACT,
} from "./data";
import { BOOT_FIND, CARDS, FIRST_STRING, isString, kindOf } from "./data-cards";
import {
  FIELDS,
  FIELD_CARD,
  FIELD_DIRECTOR,
  FIELD_FLAG,
  FIELD_NUMBER,
  FIELD_SEAT,
  FIELD_SEATS,
  FIELD_SPACE,
  FIELD_TILE,
  FIELD_WIDE,
  Field,
  isWide,
  wordsOf,
} from "./inspect-fields";
import { orderWord } from "./inspect-labels";
import { mapText } from "./inspect-map";
import { REACTIONS, STATUSES, cardWord, directorWord, spaceWord, tileWord } from "./inspect-words";
import { supply, votesOf } from "./queries";
import { currentPlayer } from "./rules";
import {
  bulletsOf,
  cardPlace,
  directorPlace,
  heartsOf,
  killsOf,
  lastingOf,
  orderOf,
  puppeteerOf,
  spaceOf,
  state,
  statusOf,
  tieTotal,
} from "./state";
import { IN_DECK, IN_DISCARD, IN_FRONT, IN_HAND, LED_BY, REMOVED, SAFE_WITH, UNDRAWN } from "./state-phases";

/** Everything there is to know, as one JSON object. */
export function stateText(): string {
  const parts: string[] = [];
  for (let i = 0; i < FIELDS.length; i++) parts.push(pair(FIELDS[i].name, fieldText(FIELDS[i])));
  parts.push(situation());
  parts.push(pair("options", options()));
  parts.push(pair("players", players()));
  parts.push(mapText());
  return group(parts);
}

function fieldText(field: Field): string {
  const at = changetype<usize>(state) + field.offset;
  const kind = field.kind;
  const value = isWide(kind) ? <i32>load<u16>(at) : <i32>load<u8>(at);
  if (kind == FIELD_NUMBER || kind == FIELD_WIDE) return value.toString();
  if (kind == FIELD_FLAG) return value ? "true" : "false";
  if (kind == FIELD_SEATS) return seatList(value);
  if (value == (isWide(kind) ? NOWHERE : NONE)) return "null";
  if (kind == FIELD_SEAT) return value.toString();
  if (kind == FIELD_SPACE) return quoted(spaceWord(value));
  if (kind == FIELD_CARD) return quoted(cardWord(value));
  if (kind == FIELD_TILE) return quoted(tileWord(value));
  if (kind == FIELD_DIRECTOR) return quoted(directorWord(value));
  const words = wordsOf(kind);
  return quoted(value < words.length ? words[value] : "none");
}

/** Seats of a set, counted from 0. */
function seatList(seats: i32): string {
  const parts: string[] = [];
  for (let seat = 0; seat < MOST_SEATS; seat++) if ((seats >> seat) & 1) parts.push(seat.toString());
  return list(parts);
}

/** What follows from the fields. */
function situation(): string {
  let winners = 0;
  let undrawn = 0;
  const removed: string[] = [];
  for (let seat = 0; seat < <i32>state.seats; seat++) if (<i32>state.winner == seat) winners |= 1 << seat;
  for (let director = 0; director < DIRECTORS; director++) {
    if (directorPlace(director) == UNDRAWN) undrawn++;
    if (directorPlace(director) == REMOVED) removed.push(quoted(directorWord(director)));
  }
  const asked = currentPlayer();
  const parts: string[] = [
    number("seats", state.seats),
    pair("asked", asked < 0 ? "null" : asked.toString()),
    pair("winners", seatList(winners)),
    number("supply", supply()),
    number("undrawn", undrawn),
    pair("removed", list(removed)),
    number("deck", count(0, FIRST_STRING, IN_DECK)),
    number("baseDeck", count(38, CARDS, IN_DECK)),
    number("stringsDeck", count(FIRST_STRING, 38, IN_DECK)),
    pair("discard", cards(IN_DISCARD, false)),
    pair("aim", state.aim == <u16>NOWHERE ? "null" : (<i32>state.aim).toString()),
  ];
  return parts.join(",");
}

function count(first: i32, end: i32, place: i32): i32 {
  let found = 0;
  for (let card = first; card < end; card++) if (cardPlace(card) == place) found++;
  return found;
}

/** The cards at a place in the order of the kinds. */
function cards(place: i32, strings: bool): string {
  const words: string[] = [];
  for (let card = 0; card < CARDS; card++) {
    if (cardPlace(card) == place && isString(kindOf(card)) == strings) words.push(quoted(cardWord(card)));
  }
  return list(words);
}

function options(): string {
  const chosen = <i32>state.options;
  const react = (chosen & OPTION_REACT) >> 3;
  const parts: string[] = [
    flag("city", (chosen & OPTION_CITY) != 0),
    flag("alone", (chosen & OPTION_ALONE) != 0),
    flag("kills", (chosen & OPTION_KILLS) != 0),
    flag("outcome", (chosen & OPTION_OUTCOME) != 0),
    pair("reactions", quoted(react < REACTIONS.length ? REACTIONS[react] : "none")),
  ];
  return group(parts);
}

function players(): string {
  const all: string[] = [];
  for (let seat = 0; seat < <i32>state.seats; seat++) all.push(player(seat));
  return list(all);
}

function player(seat: i32): string {
  const space = spaceOf(seat);
  const puppeteer = puppeteerOf(seat);
  const parts: string[] = [
    number("hearts", heartsOf(seat)),
    number("bullets", bulletsOf(seat)),
    number("kills", killsOf(seat)),
    pair("at", quoted(space == NOWHERE ? "off" : spaceWord(space))),
    pair("hand", cards(IN_HAND + seat, false)),
    pair("front", cards(IN_FRONT + seat, false)),
    pair("strings", cards(IN_HAND + seat, true)),
    pair("used", cards(IN_FRONT + seat, true)),
    pair("led", party(LED_BY + 8 * seat, 8)),
    pair("safe", party(SAFE_WITH + seat, 1)),
    pair("status", statuses(statusOf(seat))),
    pair("puppeteer", puppeteer == NONE ? "null" : puppeteer.toString()),
    number("beads", lastingOf(seat) & 3),
    number("meat", (lastingOf(seat) >> 2) & 3),
    number("marks", marks(seat)),
    pair("order", orderOf(seat) == 0 ? "null" : quoted(orderWord(orderOf(seat) - 1))),
    number("votes", votesOf(seat)),
    number("tie", tieTotal(seat)),
  ];
  return group(parts);
}

/** Directors at a number of places that follow one another, in their order. */
function party(first: i32, places: i32): string {
  const words: string[] = [];
  for (let place = first; place < first + places; place++) {
    for (let director = 0; director < DIRECTORS; director++) {
      if (directorPlace(director) == place) words.push(quoted(directorWord(director)));
    }
  }
  return list(words);
}

function statuses(bits: i32): string {
  const words: string[] = [];
  for (let i = 0; i < STATUSES.length; i++) if ((bits >> i) & 1) words.push(quoted(STATUSES[i]));
  return list(words);
}

/** Marks on the Boot Find in front of a seat. */
function marks(seat: i32): i32 {
  let first = 0;
  while (kindOf(first) != BOOT_FIND) first++;
  for (let copy = 0; copy < 2; copy++) {
    if (cardPlace(first + copy) == IN_FRONT + seat) return ((<i32>state.boots) >> (4 * copy)) & 15;
  }
  return 0;
}
