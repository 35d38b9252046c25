// Owns how tools set single fields of a geek state by path: first the set-up, then, once a table is given, what stands on it.
import { placeOf, unquoted } from "../../console/inspect-text";
import {
  KINDS,
  LEVEL_EASY,
  LEVEL_NORMAL,
  NONE,
  OPTION_CALM,
  OPTION_LEVEL,
  OPTION_NO_TRUCK_TILE,
  OPTION_RESTLESS,
  OPTION_SPREAD,
  SPREAD_MIXED,
} from "./data";
import { SQUARES } from "./data-board";
import { FIELD_MONSTER, Field, findField } from "./inspect-fields";
import {
  forgetBoard,
  setBoardedOpenings,
  setFace,
  setHiddenSquares,
  setMonsterPart,
  setPilePart,
} from "./inspect-given-board";
import { forget, hasTable, note, noteTable } from "./inspect-given-notes";
import { setCastWords, setPlayerPart } from "./inspect-given-seats";
import { kindHint, numberOfKind } from "./inspect-kinds";
import { LEVELS, SPINNERS, SPREADS } from "./inspect-words";
import { setUp } from "./rules";
import { setHidden, setLeftOf, state } from "./state";
import { PHASE_OVER, PHASE_START } from "./state-phases";

/** Fields that name a face-up monster wait until all of those are known: path, value. */
let later: string[] = [];

/** A new game with the options of a fresh console; alone with the preset for one (GEEK-DIFF-3). Computers everywhere. */
export function beginGiven(seats: i32): void {
  forget();
  forgetBoard();
  later = [];
  const level = seats == 1 ? LEVEL_EASY | OPTION_RESTLESS : LEVEL_NORMAL;
  setUp(seats, 0, level | (SPREAD_MIXED << 3), NONE);
}

/** Sets a field; value is JSON text. "" or the reason why not. */
export function setByPath(path: string, value: string): string {
  note(path);
  if (path.startsWith("options.")) return setOption(path.substring(8), value);
  if (path == "cast") return setCastWords(value);
  const field = findField(path);
  if (path == "humans" || path == "first") return setSetUp(field!, value);
  if (!hasTable()) clearTable();
  if (path.startsWith("players.")) return setPlayerPart(path.substring(8), value);
  if (path.startsWith("monsters")) return setMonsterPart(path.substring(8), value);
  if (path.startsWith("piles")) return setPilePart(path.substring(5), value);
  if (path.startsWith("faces.")) return setFace(path.substring(6), value);
  if (path == "hidden") return setHiddenSquares(value);
  if (path == "boarded") return setBoardedOpenings(value);
  if (field == null) return "no such field";
  if (field.kind != FIELD_MONSTER) return setPlain(field, value);
  later.push(path);
  later.push(value);
  return "";
}

/** Sets the fields that name monsters, once these are there. "" or the reason why not. */
export function setLaterFields(): string {
  for (let i = 0; i < later.length; i += 2) {
    const reason = setPlain(findField(later[i])!, later[i + 1]);
    if (reason != "") return later[i] + " " + reason;
  }
  return "";
}

function setPlain(field: Field, value: string): string {
  const number = numberOfKind(field.kind, value);
  if (number < 0 || (field.name == "phase" && number == PHASE_OVER)) {
    return "must be " + kindHint(field.kind) + ", not " + value;
  }
  store<u8>(changetype<usize>(state) + field.offset, <u8>number);
  return "";
}

/** Who begins, who is a person: part of the set-up, and fields of a table. */
function setSetUp(field: Field, value: string): string {
  const reason = setPlain(field, value);
  if (reason == "" && !hasTable()) setUp(state.seats, state.humans, state.options, state.first);
  return reason;
}

/** From here on nothing lies anywhere, everybody stands at the start, and the first seat's turn begins. */
function clearTable(): void {
  noteTable();
  for (let square = 0; square < SQUARES; square++) setHidden(square, false);
  for (let kind = 0; kind < KINDS; kind++) setLeftOf(kind, 0);
  if (state.first == NONE) state.first = 0;
  state.toLay = 0;
  state.round = 1;
  state.turn = state.first;
  state.phase = <u8>PHASE_START;
}

function setOption(name: string, value: string): string {
  const chosen = <i32>state.options;
  if (name == "hearts") return setWord(OPTION_LEVEL, 1, LEVELS, value);
  if (name == "spinner") return setWord(OPTION_CALM, OPTION_CALM, SPINNERS, value);
  if (name == "tiles") return setWord(OPTION_SPREAD, 8, SPREADS, value);
  if (name != "restless" && name != "truckTile") {
    return "there are the options hearts, spinner, tiles, restless and truckTile";
  }
  if (value != "true" && value != "false") return "must be true or false, not " + value;
  const bit = name == "restless" ? OPTION_RESTLESS : OPTION_NO_TRUCK_TILE;
  const on = (value == "true") == (name == "restless");
  return setOptions(on ? chosen | bit : chosen & ~bit);
}

/** unit = the option's lowest bit. */
function setWord(bits: i32, unit: i32, words: string[], value: string): string {
  const at = placeOf(unquoted(value), words);
  if (at < 0) return "must be one of " + words.join(", ") + ", not " + value;
  return setOptions(((<i32>state.options) & ~bits) | (at * unit));
}

function setOptions(options: i32): string {
  if (hasTable()) return "it changes the set-up, so it must come before all other fields";
  setUp(state.seats, state.humans, options, state.first);
  return "";
}
