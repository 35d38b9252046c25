// Owns the state of a pocket game as JSON text with the words of RULES.md.
import { flag, group, list, number, pair, quoted } from "../../console/inspect-text";
import { CARD_COUNT, HOUSE, ITEM_COUNT, MOST_SEATS, NONE, TILE_COUNT, YARD } from "./data";
import {
  FIELDS,
  Field,
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
import { DIRECTIONS, itemWord, reportedEvent, sideWord, sidesWord, tileWord } from "./inspect-words";
import {
  actingLeader,
  cardsLeft,
  cardsToMidnight,
  etchingFound,
  extraZombies,
  isUsed,
  itemsOf,
  supply,
} from "./queries";
import { cellX, cellY, hiddenCount, isKnown, openSides, windowSide } from "./queries-grid";
import { currentPlayer, returns } from "./rules";
import { bashedOf, batchOf, beforeOf, cellOf, healthOf, lossOf, rotationOf, state } from "./state";

/** A number, or null where it is none. */
function orNull(value: i32): string {
  return value < 0 || value == NONE ? "null" : value.toString();
}

/** Seats of a set, counted from 0. */
function seatList(seats: i32): string {
  const parts: string[] = [];
  for (let seat = 0; seat < MOST_SEATS; seat++) if ((seats >> seat) & 1) parts.push(seat.toString());
  return list(parts);
}

function itemList(items: i32): string {
  const parts: string[] = [];
  for (let item = 0; item < ITEM_COUNT; item++) if ((items >> item) & 1) parts.push(quoted(itemWord(item)));
  return list(parts);
}

/** Everything there is to know, as one JSON object. */
export function stateText(): string {
  const parts: string[] = [];
  for (let i = 0; i < FIELDS.length; i++) parts.push(pair(FIELDS[i].name, fieldText(FIELDS[i])));
  parts.push(situation());
  parts.push(pair("options", options()));
  parts.push(pair("players", players()));
  parts.push(cards());
  parts.push(pair("tiles", tiles()));
  return group(parts);
}

function fieldText(field: Field): string {
  const value = <i32>load<u8>(changetype<usize>(state) + field.offset);
  const kind = field.kind;
  if (kind == KIND_NUMBER) return value.toString();
  if (kind == KIND_FLAG) return value ? "true" : "false";
  if (kind == KIND_HOUR) return (value + 9).toString();
  if (kind == KIND_SEAT) return orNull(value);
  if (kind == KIND_SEATS) return seatList(value);
  if (kind == KIND_ITEMS) return itemList(value);
  if (kind == KIND_ITEM) return value == NONE ? "null" : quoted(itemWord(value));
  if (kind == KIND_TILE) return value == NONE ? "null" : quoted(tileWord(value));
  if (kind == KIND_DIRECTION) return value == NONE ? "null" : quoted(DIRECTIONS[value]);
  return quoted(wordsOf(kind)[value]);
}

/** What follows from the fields. */
function situation(): string {
  const points: string[] = [];
  for (let seat = 0; seat < <i32>state.seats; seat++) points.push(returns(seat).toString());
  const hidden: string[] = [number("house", hiddenCount(HOUSE)), number("yard", hiddenCount(YARD))];
  const parts: string[] = [
    number("seats", state.seats),
    pair("acting", orNull(actingLeader())),
    pair("asked", orNull(currentPlayer())),
    pair("event", quoted(reportedEvent())),
    flag("storageUsed", (state.storageUsed & 1) != 0),
    flag("garageUsed", (state.storageUsed & 2) != 0),
    number("supply", supply()),
    number("extraZombies", extraZombies()),
    flag("etching", etchingFound()),
    pair("hidden", group(hidden)),
    pair("points", list(points)),
  ];
  return parts.join(",");
}

function options(): string {
  const parts: string[] = [flag("classic", state.classic != 0), number("doom", state.doomOffset - 2)];
  return group(parts);
}

function players(): string {
  const all: string[] = [];
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    const parts: string[] = [
      number("health", healthOf(seat)),
      pair("items", itemList(itemsOf(seat))),
      flag("totem", <i32>state.totemHolder == seat),
      flag("dead", healthOf(seat) == 0),
      number("loss", lossOf(seat)),
      number("before", beforeOf(seat)),
      number("batch", batchOf(seat)),
    ];
    all.push(group(parts));
  }
  return list(all);
}

function cards(): string {
  const left: string[] = [];
  const used: string[] = [];
  for (let card = 0; card < CARD_COUNT; card++) (isUsed(card) ? used : left).push(quoted(itemWord(card)));
  const parts: string[] = [
    pair("pile", list(left)),
    pair("discard", list(used)),
    number("cardsLeft", cardsLeft()),
    number("cardsToMidnight", cardsToMidnight()),
  ];
  return parts.join(",");
}

function tiles(): string {
  const parts: string[] = [];
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    parts.push(pair(tileWord(tile), isKnown(tile) ? tileText(tile) : "null"));
  }
  return group(parts);
}

function tileText(tile: i32): string {
  const bashed: string[] = [];
  for (let dir = 0; dir < 4; dir++) if ((bashedOf(tile) >> dir) & 1) bashed.push(quoted(sideWord(dir)));
  const window = windowSide(tile);
  const parts: string[] = [
    number("x", cellX(cellOf(tile))),
    number("y", cellY(cellOf(tile))),
    number("rotation", rotationOf(tile)),
    pair("bashed", list(bashed)),
    pair("open", quoted(sidesWord(openSides(tile)))),
    pair("window", window == NONE ? "null" : quoted(sideWord(window))),
  ];
  return group(parts);
}
