// Owns how tools set single fields of a pocket state by path, and what follows from the fields they gave.
import { FUEL_FOUND, GASOLINE, ITEM_COUNT, MOST_HEALTH, NONE, PATIO, SAW } from "./data";
import { Field, findField } from "./inspect-fields";
import { kindHint, numberOfKind } from "./inspect-kinds";
import { setPile, setRoomUsed, setTilePart } from "./inspect-given-map";
import { bitsOf, wholeNumber } from "../../console/inspect-text";
import { FLAWS, ITEMS, tileWord } from "./inspect-words";
import { isLiving, nextLiving } from "./queries";
import { isKnown } from "./queries-grid";
import { FLAW_NONE, FLAW_PLACE, flaw } from "./possible";
import { setUp } from "./rules";
import {
  batchOf,
  healthOf,
  holderOf,
  rememberHealth,
  setBatch,
  setDied,
  setHealth,
  setHolder,
  setLoss,
  state,
} from "./state";
import { PHASE_END, PHASE_EVENT, TASK_GO, TASK_NONE, TOTEM_HELD, TOTEM_HIDDEN } from "./state-phases";

// What was given since the set-up: the rest follows from it.
let given: string[] = [];

/** Forgets what an earlier given said. */
export function resetGiven(): void {
  given = [];
}

/** Sets a field; value is JSON text. "" or the reason why not. */
export function setByPath(path: string, value: string): string {
  given.push(path);
  if (path.startsWith("players.")) return setPlayerPart(path.substring(8), value);
  if (path.startsWith("tiles.")) return setTilePart(path.substring(6), value);
  if (path == "pile") return setPile(value);
  if (path == "storageUsed") return setRoomUsed(1, value);
  if (path == "garageUsed") return setRoomUsed(2, value);
  if (path == "options.classic") return setClassic(value);
  if (path == "options.doom") return setDoom(value);
  if (path == "leader" && value == "null") return drawLeader();
  const field = findField(path);
  return field == null ? "no such field" : setPlain(field, value);
}

function setPlain(field: Field, value: string): string {
  const number = numberOfKind(field.kind, value);
  if (number < 0 || (field.name == "phase" && number == PHASE_END)) {
    return "must be " + kindHint(field.kind) + ", not " + value;
  }
  store<u8>(changetype<usize>(state) + field.offset, <u8>number);
  return "";
}

/** Whether nothing but options was given before the field that is given now. */
function onlyOptionsBefore(): bool {
  for (let i = 0; i < given.length - 1; i++) if (!given[i].startsWith("options.")) return false;
  return true;
}

/** The first leader is still to be drawn. */
function drawLeader(): string {
  setUp(state.seats, NONE, state.doomOffset, state.classic != 0);
  return onlyOptionsBefore() ? "" : "null begins the game anew, so it must come before all other fields";
}

function setClassic(value: string): string {
  if (value != "true" && value != "false") return "must be true or false, not " + value;
  const classic = value == "true";
  if (classic && state.seats != 1) return "classic is played alone";
  if (classic != (state.classic != 0)) setUp(state.seats, 0, state.doomOffset, classic);
  return onlyOptionsBefore() ? "" : "it changes the whole set-up, so it must come before all other fields";
}

function setDoom(value: string): string {
  const negative = value.startsWith("-");
  const number = wholeNumber(negative ? value.substring(1) : value);
  if (number < 0 || number > 2) return "must be a whole number from -2 to 2, not " + value;
  state.doomOffset = <u8>(negative ? 2 - number : 2 + number);
  return "";
}

/** N.health and so on; players are counted from 0. */
function setPlayerPart(path: string, value: string): string {
  const dot = path.indexOf(".");
  const seat = wholeNumber(dot < 0 ? path : path.substring(0, dot));
  const part = dot < 0 ? "" : path.substring(dot + 1);
  if (seat < 0 || seat >= <i32>state.seats) {
    return "there are the players 0 to " + (state.seats - 1).toString() + " (given.seats)";
  }
  if (part == "items") return setItems(seat, value);
  if (part == "totem" || part == "dead") return setPlayerFlag(seat, part == "dead", value);
  const number = wholeNumber(value);
  const most = state.classic ? 255 : part == "health" ? MOST_HEALTH : 99;
  if (number < 0 || number > most) {
    return "must be a whole number from 0 to " + most.toString() + ", not " + value;
  }
  if (part == "health") setHealth(seat, number);
  else if (part == "loss") setLoss(seat, number);
  else if (part == "batch") setBatch(seat, number);
  else return "a player has the fields health, items, totem, dead, loss and batch";
  return "";
}

function setItems(seat: i32, value: string): string {
  const items = bitsOf(value, ITEMS);
  if (items < 0 || items >= 1 << ITEM_COUNT) {
    return "must be a list of items (" + ITEMS.slice(0, ITEM_COUNT).join(", ") + "), not " + value;
  }
  for (let item = 0; item < ITEM_COUNT; item++) {
    if ((items >> item) & 1) setHolder(item, seat);
    else if (holderOf(item) == seat) setHolder(item, NONE);
  }
  return "";
}

function setPlayerFlag(seat: i32, dead: bool, value: string): string {
  if (value != "true" && value != "false") return "must be true or false, not " + value;
  const yes = value == "true";
  if (dead) {
    if (yes) setHealth(seat, 0);
  } else if (yes) {
    state.totem = <u8>TOTEM_HELD;
    state.totemHolder = <u8>seat;
  }
  return "";
}

/** Fills in what follows from the given fields. */
export function derive(): void {
  if (given.length == 0) return;
  deriveFuel(SAW, "sawFuel");
  deriveFuel(GASOLINE, "gasFuel");
  if (!given.includes("windowBroken")) state.windowBroken = u8(isKnown(PATIO));
  if (!given.includes("cameFrom")) state.cameFrom = state.tile;
  if (state.totemHolder != NONE && state.totem == TOTEM_HIDDEN) state.totem = <u8>TOTEM_HELD;
  deriveDeaths();
  if (!given.includes("leader") && !isLiving(state.leader)) state.leader = <u8>nextLiving(state.leader);
  if (state.phase == PHASE_EVENT && state.task == TASK_NONE) state.task = <u8>TASK_GO;
  rememberHealth();
}

/** A fuel item that somebody holds came with two chips (POCKET-ITEM-5). */
function deriveFuel(item: i32, name: string): void {
  if (given.includes(name)) return;
  const fuel = holderOf(item) == NONE ? 0 : FUEL_FOUND;
  if (item == SAW) state.sawFuel = <u8>fuel;
  else state.gasFuel = <u8>fuel;
}

/** Who has no health and no moment of death died before the others, all at once. */
function deriveDeaths(): void {
  let last = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (healthOf(seat) == 0 && batchOf(seat) == 0) setBatch(seat, 1);
    if (batchOf(seat) != 0) setDied(seat, state.tile, state.hour);
    last = max(last, batchOf(seat));
  }
  state.batches = <u8>last;
}

/** "" or why no game can be in this state. */
export function flawText(): string {
  const found = flaw();
  if (found == FLAW_NONE) return "";
  if (found == FLAW_PLACE && !isKnown(state.tile)) {
    const name = tileWord(state.tile);
    return "the group stands on the tile " + name + ", which does not lie on the table (tiles." + name + ")";
  }
  return FLAWS[found];
}
