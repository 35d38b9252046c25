// Owns the state of a geek game as JSON text with the words of RULES.md.
import { flag, group, list, number, pair, quoted } from "../../console/inspect-text";
import {
  FIRST_THING,
  KINDS,
  MONSTERS,
  MOST_SEATS,
  NONE,
  OPTION_CALM,
  OPTION_LEVEL,
  OPTION_NO_TRUCK_TILE,
  OPTION_RESTLESS,
  OPTION_SPREAD,
  kindOf,
} from "./data";
import { OPENINGS, SIDE } from "./data-board";
import {
  FIELDS,
  FIELD_FLAG,
  FIELD_KIND,
  FIELD_MONSTER,
  FIELD_NUMBER,
  FIELD_OPENING,
  FIELD_SEAT,
  FIELD_SEATS,
  FIELD_SQUARE,
  Field,
  wordsOf,
} from "./inspect-fields";
import {
  CHARACTER_WORDS,
  LEVELS,
  SPINNERS,
  SPREADS,
  kindWord,
  monsterWord,
  openingWord,
  squareWord,
} from "./inspect-words";
import { hasFirearm, hasMelee, truckReady, walker } from "./queries";
import { REACH_ENDS, REACH_MAX, REACH_PASS, REACH_STOP, findReach, reachKind } from "./queries-reach";
import { currentPlayer, returns } from "./rules";
import {
  FIRST_PILE,
  PILES,
  castOf,
  characterOf,
  eatenBy,
  eatenIn,
  fateOf,
  hasLeft,
  heartsOf,
  held,
  isBoarded,
  isHidden,
  leftOf,
  monsterAt,
  pileAt,
  squareOf,
  state,
} from "./state";
import { FATE_UNDEAD, PHASE_PROWL, PHASE_RUN, PHASE_WALK } from "./state-phases";

const HIDDEN: i32 = -1;

/** Everything there is to know, as one JSON object. */
export function stateText(): string {
  const parts: string[] = [];
  for (let i = 0; i < FIELDS.length; i++) parts.push(pair(FIELDS[i].name, fieldText(FIELDS[i])));
  parts.push(situation());
  parts.push(pair("options", options()));
  parts.push(pair("cast", cast()));
  parts.push(pair("players", players()));
  parts.push(table());
  parts.push(pair("reach", reach()));
  return group(parts);
}

function fieldText(field: Field): string {
  const value = <i32>load<u8>(changetype<usize>(state) + field.offset);
  const kind = field.kind;
  if (kind == FIELD_NUMBER) return value.toString();
  if (kind == FIELD_FLAG) return value ? "true" : "false";
  if (kind == FIELD_SEATS) return seatList(value);
  if (value == NONE) return "null";
  if (kind == FIELD_SEAT) return value.toString();
  if (kind == FIELD_SQUARE) return quoted(squareWord(value));
  if (kind == FIELD_OPENING) return quoted(openingWord(value));
  if (kind == FIELD_KIND) return quoted(kindWord(value));
  if (kind == FIELD_MONSTER) return quoted(monsterWord(value));
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
  for (let seat = 0; seat < <i32>state.seats; seat++) if (returns(seat) > 0) winners |= 1 << seat;
  const asked = currentPlayer();
  const parts: string[] = [
    number("seats", state.seats),
    pair("asked", asked < 0 ? "null" : asked.toString()),
    flag("truckReady", truckReady()),
    pair("winners", seatList(winners)),
  ];
  return parts.join(",");
}

function options(): string {
  const chosen = <i32>state.options;
  const parts: string[] = [
    pair("hearts", quoted(LEVELS[chosen & OPTION_LEVEL])),
    pair("spinner", quoted(SPINNERS[i32((chosen & OPTION_CALM) != 0)])),
    pair("tiles", quoted(SPREADS[min((chosen & OPTION_SPREAD) >> 3, SPREADS.length - 1)])),
    flag("restless", (chosen & OPTION_RESTLESS) != 0),
    flag("truckTile", (chosen & OPTION_NO_TRUCK_TILE) == 0),
  ];
  return group(parts);
}

/** The characters as the seats began, then those that were hidden. */
function cast(): string {
  const words: string[] = [];
  for (let seat = 0; seat < MOST_SEATS; seat++) words.push(quoted(characterWord(castOf(seat))));
  return list(words);
}

function characterWord(character: i32): string {
  return character < CHARACTER_WORDS.length ? CHARACTER_WORDS[character] : "none";
}

function players(): string {
  const all: string[] = [];
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    const parts: string[] = [
      pair("character", quoted(characterWord(characterOf(seat)))),
      number("hearts", heartsOf(seat)),
      pair("square", quoted(squareWord(squareOf(seat)))),
      flag("undead", fateOf(seat) == FATE_UNDEAD),
      pair("has", things(seat)),
      flag("melee", hasMelee(seat)),
      flag("firearm", hasFirearm(seat)),
      flag("left", hasLeft(seat)),
      number("eatenIn", eatenIn(seat)),
      pair("eatenBy", eatenIn(seat) ? quoted(kindWord(eatenBy(seat))) : "null"),
    ];
    all.push(group(parts));
  }
  return list(all);
}

/** The tiles of a hand, in the order of the kinds. */
function things(hand: i32): string {
  const words: string[] = [];
  for (let kind = FIRST_THING; kind < KINDS; kind++) {
    for (let n = held(hand, kind); n > 0; n--) words.push(quoted(kindWord(kind)));
  }
  return list(words);
}

/** What lies on the board. */
function table(): string {
  const faces: string[] = [];
  for (let kind = 0; kind < KINDS; kind++) faces.push(number(kindWord(kind), leftOf(kind)));
  const monsters: string[] = [];
  for (let entry = 0; entry < MONSTERS; entry++) {
    if (monsterAt(entry) == NONE) continue;
    const parts: string[] = [
      pair("kind", quoted(kindWord(kindOf(entry)))),
      pair("square", quoted(squareWord(monsterAt(entry)))),
    ];
    monsters.push(group(parts));
  }
  const piles: string[] = [];
  for (let pile = 0; pile < PILES; pile++) {
    if (pileAt(pile) == NONE) continue;
    const parts: string[] = [
      pair("square", quoted(squareWord(pileAt(pile)))),
      pair("has", things(FIRST_PILE + pile)),
    ];
    piles.push(group(parts));
  }
  const boarded: string[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) {
    if (isBoarded(opening)) boarded.push(quoted(openingWord(opening)));
  }
  const parts: string[] = [
    pair("hidden", squares(HIDDEN)),
    pair("faces", group(faces)),
    pair("monsters", list(monsters)),
    pair("piles", list(piles)),
    pair("boarded", list(boarded)),
  ];
  return parts.join(",");
}

/** The squares that are called for by `wanted`, column by column: A1 to A12, then B1. HIDDEN, or REACH_... of findReach(). */
function squares(wanted: i32): string {
  const own = wanted == HIDDEN ? NONE : squareOfMover();
  const words: string[] = [];
  for (let column = 0; column < SIDE; column++) {
    for (let row = 0; row < SIDE; row++) {
      const square = SIDE * row + column;
      const isMeant = wanted == HIDDEN ? isHidden(square) : reachKind(square) == wanted && square != own;
      if (isMeant) words.push(quoted(squareWord(square)));
    }
  }
  return list(words);
}

/** Where the piece stands that walks. */
function squareOfMover(): i32 {
  return state.phase == PHASE_PROWL ? monsterAt(state.monster) : squareOf(walker());
}

/** Where the piece that walks can get to besides where it stands; null while nothing walks. */
function reach(): string {
  if (state.phase != PHASE_WALK && state.phase != PHASE_RUN && state.phase != PHASE_PROWL) return "null";
  findReach();
  const parts: string[] = [
    pair("stop", squares(REACH_STOP)),
    pair("max", squares(REACH_MAX)),
    pair("ends", squares(REACH_ENDS)),
    pair("pass", squares(REACH_PASS)),
  ];
  return group(parts);
}
