// Owns how tools set single fields of a piecepack state by path, and what follows from the fields they gave.
import { FOYER, LAST_TICK, MOST, NO_DIE, NO_ROOM, ROOM_COUNT } from "./data";
import { allPhases, findPhase, findRoom, flawWord } from "./inspect-words";
import { FLAW_NONE, flaw } from "./possible";
import { intensity } from "./queries";
import { beginTurn } from "./rules";
import {
  EVENT_ATTACK,
  EVENT_FOOD,
  EVENT_NOTHING,
  EVENT_WEAPON,
  PHASE_END,
  PHASE_MOVE,
  PHASE_REST,
  State,
  fromOf,
  setFrom,
  setWalls,
  state,
} from "./state";

// A word of given only: the state before the tick of its turn.
const TURN_START = "turn start";
let beforeTurn: bool = false;

/** Forgets what an earlier given said. */
export function resetGiven(): void {
  beforeTurn = false;
}

/** Sets a field; value is JSON text. "" or the reason why not. */
export function setByPath(path: string, value: string): string {
  if (path == "phase") return setPhase(value);
  if (path == "room") return setRoomField(offsetof<State>("room"), value, false);
  if (path == "movedFrom") return setRoomField(offsetof<State>("movedFrom"), value, true);
  if (path == "drawn") return setRoomField(offsetof<State>("drawnTile"), value, true);
  if (path == "retreatTo") return setRoomField(offsetof<State>("retreatTo"), value, true);
  if (path.startsWith("rooms.")) return setRoomPart(path.substring(6), value);
  const offset = numberOffset(path);
  if (offset >= 0) return setNumber(<usize>offset, value, 0, 255);
  const die = dieOffset(path);
  if (die >= 0) return value == "null" ? put(<usize>die, NO_DIE) : setNumber(<usize>die, value, 0, 5);
  const option = optionOffset(path);
  if (option >= 0) return setFlag(<usize>option, value);
  return "no such field";
}

function numberOffset(path: string): i32 {
  if (path == "ticks") return <i32>offsetof<State>("ticks");
  if (path == "turn") return <i32>offsetof<State>("turn");
  if (path == "health") return <i32>offsetof<State>("health");
  if (path == "attack") return <i32>offsetof<State>("attack");
  if (path == "totem") return <i32>offsetof<State>("totem");
  if (path == "bury") return <i32>offsetof<State>("bury");
  return -1;
}

function dieOffset(path: string): i32 {
  if (path == "dice.suns") return <i32>offsetof<State>("dieSuns");
  if (path == "dice.moons") return <i32>offsetof<State>("dieMoons");
  if (path == "dice.arms") return <i32>offsetof<State>("dieArms");
  if (path == "break.die") return <i32>offsetof<State>("breakDie");
  if (path == "search.die") return <i32>offsetof<State>("searchDie");
  return -1;
}

function optionOffset(path: string): i32 {
  if (path == "options.glassDoor") return <i32>offsetof<State>("glassDoor");
  if (path == "options.strictRitual") return <i32>offsetof<State>("strictRitual");
  return -1;
}

function put(offset: usize, value: i32): string {
  store<u8>(changetype<usize>(state) + offset, <u8>value);
  return "";
}

function setNumber(offset: usize, value: string, least: i32, most: i32): string {
  const number = wholeNumber(value);
  if (number < least || number > most) {
    return "must be a whole number from " + least.toString() + " to " + most.toString() + ", not " + value;
  }
  return put(offset, number);
}

/** The number, or -1 when the text is none of at most three digits. */
function wholeNumber(value: string): i32 {
  if (value.length == 0 || value.length > 3) return -1;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code < 48 || code > 57) return -1;
  }
  return <i32>I32.parseInt(value);
}

function setFlag(offset: usize, value: string): string {
  if (value != "true" && value != "false") return "must be true or false, not " + value;
  return put(offset, value == "true" ? 1 : 0);
}

function setPhase(value: string): string {
  const name = unquoted(value);
  beforeTurn = name == TURN_START;
  const found = beforeTurn ? PHASE_MOVE : findPhase(name);
  if (found < 0 || found == PHASE_END)
    return "must be one of turn start, " + allPhases() + " but not end; not " + value;
  state.phase = <u8>found;
  return "";
}

function setRoomField(offset: usize, value: string, mayBeNone: bool): string {
  if (mayBeNone && value == "null") return put(offset, NO_ROOM);
  const room = findRoom(unquoted(value));
  return room < 0 ? "must be the name of a room, not " + value : put(offset, room);
}

/** ROOM or ROOM.from or ROOM.walls; null as a whole hides the room. */
function setRoomPart(path: string, value: string): string {
  const dot = path.lastIndexOf(".");
  const name = dot < 0 ? path : path.substring(0, dot);
  const part = dot < 0 ? "" : path.substring(dot + 1);
  const room = findRoom(name);
  if (room < 0) return "there is no room " + name;
  if (part == "" && value == "null") return hide(room);
  if (part == "from" && room == FOYER)
    return value == "null" ? "" : "the foyer is where the game begins: null";
  if (part == "from") return setFromText(room, value);
  if (part != "walls") return "a room has the fields from and walls";
  const walls = wholeNumber(value);
  if (walls < 0 || walls > ROOM_COUNT) return "must be a whole number from 0 to 16, not " + value;
  setWalls(room, walls);
  return "";
}

function hide(room: i32): string {
  if (room == FOYER) return "the foyer is always known";
  setFrom(room, NO_ROOM);
  setWalls(room, 0);
  return "";
}

function setFromText(room: i32, value: string): string {
  const from = findRoom(unquoted(value));
  if (from < 0) return "must be the name of a room, not " + value;
  setFrom(room, from);
  return "";
}

function unquoted(value: string): string {
  const inside = value.startsWith('"') && value.endsWith('"') ? value.substring(1, value.length - 1) : value;
  return inside.toLowerCase();
}

/** Fills in what follows from the given fields and judges the whole; "" or why it is impossible. */
export function finish(): string {
  if (state.ticks == LAST_TICK && !beforeTurn) return flawWord(1);
  if (state.phase != PHASE_MOVE && state.movedFrom == NO_ROOM) state.movedFrom = <u8>fromOf(state.room);
  if (state.movedFrom == NO_ROOM && state.phase != PHASE_MOVE) return flawWord(2);
  deriveEvent();
  if (state.breakDie != NO_DIE) state.breakZombies = <u8>(state.breakDie + intensity());
  if (beforeTurn) {
    const given = state.turn;
    beginTurn();
    if (given > 1) state.turn = given;
    if (<i32>state.turn > <i32>state.ticks) state.turn = state.ticks;
  }
  const found = flaw();
  return found == FLAW_NONE ? "" : flawWord(found);
}

/** Zombies, event and its coin follow from the dice; a turn given after its dice without them had rolled nothing. */
function deriveEvent(): void {
  if (<i32>state.phase >= PHASE_REST && state.dieSuns == NO_DIE) {
    state.dieSuns = 1;
    state.dieMoons = 0;
    state.dieArms = 1;
  }
  const suns = <i32>state.dieSuns;
  const moons = <i32>state.dieMoons;
  const arms = <i32>state.dieArms;
  if (suns == NO_DIE || moons == NO_DIE || arms == NO_DIE) return;
  if (moons >= suns && moons >= arms) {
    state.event = <u8>EVENT_ATTACK;
    state.zombies = <u8>(moons + intensity());
  } else if (suns == arms) state.event = <u8>EVENT_NOTHING;
  else state.event = <u8>(suns > arms ? EVENT_FOOD : EVENT_WEAPON);
  const meter = <i32>state.event == EVENT_FOOD ? <i32>state.health : <i32>state.attack;
  state.gain = u8((<i32>state.event == EVENT_FOOD || <i32>state.event == EVENT_WEAPON) && meter < MOST);
}
