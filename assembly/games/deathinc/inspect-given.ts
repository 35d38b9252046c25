// Owns how tools set single fields of a deathinc state by path: first the set-up, then, once a table is given, what stands on it.
import { placeOf, unquoted } from "../../console/inspect-text";
import {
  NONE,
  OPTION_ALONE,
  OPTION_CITY,
  OPTION_KILLS,
  OPTION_OUTCOME,
  OPTION_REACT,
  ROOM_KINDS,
} from "./data";
import { CARDS } from "./data-cards";
import { Field, findField, isWide } from "./inspect-fields";
import {
  layGate,
  setCityPart,
  setDesk,
  setDiscard,
  setRemoved,
  setRoomPart,
  setSpaces,
} from "./inspect-given-board";
import { forget, hasTable, note, noteTable } from "./inspect-given-notes";
import { setPlayerPart } from "./inspect-given-seats";
import { kindHint, numberOfKind } from "./inspect-kinds";
import { CITY, REACTIONS, ROOMS, findTile } from "./inspect-words";
import { setUp } from "./rules";
import { cardPlace, setCardPlace, state } from "./state";
import { IN_BOX, IN_DECK, PHASE_OVER, PHASE_READY } from "./state-phases";

/** Fields that name a place in the city wait until its tiles lie: path, value. */
let later: string[] = [];

/** A new game with the options of a fresh console; computers everywhere. One seat is a true solo game. */
export function beginGiven(seats: i32): void {
  forget();
  later = [];
  setUp(seats, 0, seats == 1 ? OPTION_ALONE : 0, NONE);
}

/** Sets a field; value is JSON text. "" or the reason why not. */
export function setByPath(path: string, value: string): string {
  note(path);
  if (path.startsWith("options.")) return setOption(path.substring(8), value);
  if (path == "humans" || path == "first") return setSetUp(findField(path)!, value);
  if (!hasTable()) clearTable();
  if (path.startsWith("city")) return setCityPart(path.substring(4), value);
  if (!value.includes("city (") && !value.includes("tile (")) return setOnTable(path, value);
  later.push(path);
  later.push(value);
  return "";
}

/** Sets the fields that name places in the city. "" or the reason why not. */
export function setLaterFields(): string {
  if (later.length > 0 && state.options & OPTION_CITY) layGate();
  for (let i = 0; i < later.length; i += 2) {
    const reason = setOnTable(later[i], later[i + 1]);
    if (reason != "") return later[i] + ": " + reason;
  }
  return "";
}

function setOnTable(path: string, value: string): string {
  if (path.startsWith("players.")) return setPlayerPart(path.substring(8), value);
  if (path.startsWith("rooms.")) return setRoomPart(path.substring(6), value);
  if (path.startsWith("desks.")) return setDesk(path.substring(6), value);
  if (path == "removed") return setRemoved(value);
  if (path == "zombies" || path == "hearts" || path == "bullets") return setSpaces(path, value);
  if (path == "discard") return setDiscard(value);
  if (path == "room") return setRoom(unquoted(value));
  const field = findField(path);
  return field == null ? "no such field" : setPlain(field, value);
}

function setPlain(field: Field, value: string): string {
  const number = numberOfKind(field.kind, value);
  if (number < 0 || (field.name == "phase" && number == PHASE_OVER)) {
    return "must be " + kindHint(field.kind) + ", not " + value;
  }
  const at = changetype<usize>(state) + field.offset;
  if (isWide(field.kind)) store<u16>(at, <u16>number);
  else store<u8>(at, <u8>number);
  return "";
}

/** The tile under way: a kind of room or city tile that was drawn, or the tile laid. */
function setRoom(word: string): string {
  let number = placeOf(word, ROOMS);
  if (number < 0 || number >= ROOM_KINDS) number = placeOf(word, CITY);
  if (number < 0) number = findTile(word);
  if (number < 0) return "must be a kind of rooms or city tiles, or a tile that lies, not " + word;
  state.room = <u8>number;
  return "";
}

/** Who begins, who is a person: part of the set-up, and fields of a table. */
function setSetUp(field: Field, value: string): string {
  const reason = setPlain(field, value);
  if (reason == "" && !hasTable()) setUp(state.seats, state.humans, state.options, state.first);
  return reason;
}

/** From here on nobody holds a card, and the first seat is about to walk in its first turn. */
function clearTable(): void {
  noteTable();
  if (state.first == NONE) state.first = 0;
  for (let card = 0; card < CARDS; card++) if (cardPlace(card) != IN_BOX) setCardPlace(card, IN_DECK);
  state.turn = state.first;
  state.turns = 1;
  state.phase = <u8>PHASE_READY;
}

function setOption(name: string, value: string): string {
  const chosen = <i32>state.options;
  if (name == "reactions") {
    const at = placeOf(unquoted(value), REACTIONS);
    if (at < 0) return "must be one of " + REACTIONS.join(", ") + ", not " + value;
    return setOptions((chosen & ~OPTION_REACT) | (at << 3));
  }
  if (value != "true" && value != "false") return "must be true or false, not " + value;
  let bit = 0;
  if (name == "city") bit = OPTION_CITY;
  if (name == "alone") bit = OPTION_ALONE;
  if (name == "kills") bit = OPTION_KILLS;
  if (name == "outcome") bit = OPTION_OUTCOME;
  if (bit == 0) return "there are the options city, alone, kills, reactions and outcome";
  return setOptions(value == "true" ? chosen | bit : chosen & ~bit);
}

function setOptions(options: i32): string {
  if (hasTable()) return "it changes the set-up, so it must come before all other fields";
  setUp(state.seats, state.humans, options, state.first);
  return "";
}
