// Owns the state of a piecepack game as JSON text with the words of RULES.md.
import { NO_DIE, NO_ROOM, ROOM_COUNT, exitsOf } from "./data";
import { INDOORS, OUTDOORS } from "./data";
import { eventWord, phaseWord, resultWord, roomWord, squareWord } from "./inspect-words";
import {
  clockSquare,
  connections,
  damage,
  freeExits,
  hiddenCount,
  hour,
  intensity,
  isKnown,
  nextIntensity,
  pendingZombies,
  ticksLeft,
} from "./queries";
import {
  END_BURY,
  END_HEALTH,
  END_TOTEM,
  PHASE_BREAK_FIGHT,
  PHASE_FIGHT,
  fromOf,
  state,
  wallsOf,
} from "./state";

function quoted(word: string): string {
  return '"' + word + '"';
}

function number(key: string, value: i32): string {
  return quoted(key) + ":" + value.toString();
}

function words(key: string, value: string): string {
  return quoted(key) + ":" + quoted(value);
}

function flag(key: string, value: bool): string {
  return quoted(key) + ":" + (value ? "true" : "false");
}

function die(key: string, value: i32): string {
  return quoted(key) + ":" + (value == NO_DIE ? "null" : value.toString());
}

function room(key: string, value: i32): string {
  return quoted(key) + ":" + (value == NO_ROOM ? "null" : quoted(roomWord(value)));
}

function group(key: string, parts: string[]): string {
  return quoted(key) + ":{" + parts.join(",") + "}";
}

/** Everything there is to know, as one JSON object. */
export function stateText(): string {
  const parts: string[] = [situation(), clock(), options(), hidden(), rooms(), report()];
  return "{" + parts.join(",") + "}";
}

function situation(): string {
  const parts: string[] = [
    words("phase", phaseWord(state.phase)),
    room("room", state.room),
    number("turn", state.turn),
    number("ticks", state.ticks),
    number("health", state.health),
    number("attack", state.attack),
    number("totem", state.totem),
    number("bury", state.bury),
    words("result", resultWord(state.result)),
  ];
  return parts.join(",");
}

function clock(): string {
  const next = nextIntensity();
  const parts: string[] = [
    number("hour", hour() + 1),
    number("intensity", intensity()),
    quoted("nextIntensity") + ":" + (next < 0 ? "null" : next.toString()),
    number("ticksLeft", ticksLeft()),
    words("clock", squareWord(clockSquare())),
  ];
  return parts.join(",");
}

function options(): string {
  const parts: string[] = [
    flag("glassDoor", state.glassDoor != 0),
    flag("strictRitual", state.strictRitual != 0),
  ];
  return group("options", parts);
}

function hidden(): string {
  const parts: string[] = [number("indoor", hiddenCount(INDOORS)), number("outdoor", hiddenCount(OUTDOORS))];
  return group("hidden", parts);
}

function rooms(): string {
  const parts: string[] = [];
  for (let i = 0; i < ROOM_COUNT; i++) {
    parts.push(isKnown(i) ? group(roomWord(i), roomFacts(i)) : quoted(roomWord(i)) + ":null");
  }
  return group("rooms", parts);
}

function roomFacts(i: i32): string[] {
  const from = fromOf(i) == i ? NO_ROOM : fromOf(i);
  const parts: string[] = [
    room("from", from),
    number("exits", exitsOf(i) + wallsOf(i)),
    number("walls", wallsOf(i)),
    number("connections", connections(i)),
    number("free", freeExits(i)),
  ];
  return parts;
}

function report(): string {
  const fighting = state.phase == PHASE_FIGHT || state.phase == PHASE_BREAK_FIGHT;
  const dice: string[] = [
    die("suns", state.dieSuns),
    die("moons", state.dieMoons),
    die("arms", state.dieArms),
  ];
  const search: string[] = [die("die", state.searchDie), number("gain", state.searchGain)];
  const cower: string[] = [die("die", state.cowerDie), number("gain", state.cowerGain)];
  const parts: string[] = [
    room("movedFrom", state.movedFrom),
    room("drawn", state.drawnTile),
    number("glassLoss", state.glassLoss),
    group("break", breakFacts()),
    group("dice", dice),
    words("event", eventWord(state.event)),
    number("gain", state.gain),
    number("zombies", fighting ? pendingZombies() : state.zombies),
    number("damage", fighting ? damage() : 0),
    number("loss", state.loss),
    room("retreatTo", state.retreatTo),
    group("search", search),
    group("cower", cower),
    group("turnEnd", endFacts()),
  ];
  return parts.join(",");
}

function breakFacts(): string[] {
  const parts: string[] = [
    die("die", state.breakDie),
    number("zombies", state.breakZombies),
    number("loss", state.breakLoss),
    room("retreatTo", state.breakRetreat),
  ];
  return parts;
}

function endFacts(): string[] {
  const parts: string[] = [
    number("health", state.endGain & END_HEALTH ? 1 : 0),
    number("totem", state.endGain & END_TOTEM ? 1 : 0),
    number("bury", state.endGain & END_BURY ? 1 : 0),
  ];
  return parts;
}
