// Owns piecepack's window for tools: the rules with names, fields by path, a picture in letters; never shipped.
import { sampleChance as pick } from "../../console/chance";
import { RNG_SIZE, seedRng } from "../../console/rng";
import { chooseAction } from "./bot";
import { FOYER, INDOORS, OUTDOORS, PATIO, ROOM_COUNT, exitsOf } from "./data";
import { finish, resetGiven, setByPath } from "./inspect-given";
import { stateText } from "./inspect-json";
import { roomWord } from "./inspect-words";
import { connections, hiddenCount, intensity, isKnown, ticksLeft } from "./queries";
import {
  ACTION_BREAK,
  ACTION_COUNT,
  ACTION_COWER,
  ACTION_DIE,
  ACTION_DRAW,
  ACTION_FIGHT,
  ACTION_NEW_ROOM,
  ACTION_PATIO,
  ACTION_RETREAT,
  ACTION_SEARCH,
  ACTION_STAY,
  applyAction,
  chanceWeight,
  legalActions,
  setUp,
} from "./rules";
import {
  PHASE_COWER_DIE,
  PHASE_EVENT_ARMS,
  PHASE_EVENT_SUNS,
  PHASE_SEARCH_DIE,
  RULES_SIZE,
  fromOf,
  state,
  wallsOf,
} from "./state";

export { chanceWeight, currentPlayer, isPossible, isTerminal, phase, returns } from "./rules";

const RNG: usize = memory.data(RNG_SIZE);
const LEGAL: usize = memory.data(2 * ACTION_COUNT);

/** A new game with default options; piecepack has one seat. */
export function reset(seats: i32): void {
  resetGiven();
  setUp(false, false);
}

/** Sets a field by path from JSON text; "" or the reason why not. */
export function setField(path: string, value: string): string {
  return setByPath(path, value);
}

/** Judges the fields set since reset; "" or why the state is impossible. */
export function finishGiven(): string {
  return finish();
}

/** All named fields as JSON. */
export function stateJson(): string {
  return stateText();
}

export function legalCount(): i32 {
  return legalActions(LEGAL);
}

/** The i-th legal action, ascending. */
export function legalAction(i: i32): i32 {
  return i >= 0 && i < legalActions(LEGAL) ? load<u16>(LEGAL + 2 * i) : -1;
}

/** Words of an action, "" where there is no such number; a die is named by the phase that rolls it. */
export function actionLabel(action: i32): string {
  if (action < 0 || action >= ACTION_COUNT) return "";
  if (action < ACTION_STAY) return "go " + roomWord(action);
  if (action == ACTION_STAY) return "stay";
  if (action == ACTION_NEW_ROOM) return "new room";
  if (action == ACTION_PATIO) return "patio door";
  if (action == ACTION_BREAK) return "breakthrough";
  if (action < ACTION_DIE) return "tile " + roomWord(action - ACTION_DRAW);
  if (action < ACTION_FIGHT) return dieWord() + " " + (action - ACTION_DIE).toString();
  if (action == ACTION_FIGHT) return "fight";
  if (action < ACTION_SEARCH) return "retreat " + roomWord(action - ACTION_RETREAT);
  if (action == ACTION_SEARCH) return "search";
  return action == ACTION_COWER ? "cower" : "end turn";
}

function dieWord(): string {
  if (state.phase == PHASE_EVENT_SUNS || state.phase == PHASE_COWER_DIE) return "suns";
  return state.phase == PHASE_EVENT_ARMS || state.phase == PHASE_SEARCH_DIE ? "arms" : "moons";
}

export function apply(action: i32): bool {
  return applyAction(action);
}

/** Seeds the tools' generator. */
export function seed(low: u32, high: u32): void {
  seedRng(RNG, low, high);
}

/** A chance outcome picked by weight, not applied; -1 where no chance waits. */
export function sampleChance(): i32 {
  return pick(RNG, LEGAL, legalActions(LEGAL), chanceWeight);
}

/** What a computer player of level 1..3 would do. */
export function botAction(level: i32): i32 {
  return chooseAction(level, RNG);
}

export function statePtr(): usize {
  return changetype<usize>(state);
}

export function stateSize(): i32 {
  return RULES_SIZE;
}

/** The table in letters: meters, then each area as a tree; @ = the player, connections/exits behind each room. */
export function board(): string {
  const left = ticksLeft().toString();
  let text = "turn " + state.turn.toString() + ", tick " + state.ticks.toString() + " (" + left + " left)";
  text += ", zombies +" + intensity().toString();
  text += ", health " + state.health.toString() + ", attack " + state.attack.toString();
  text += ", totem " + state.totem.toString() + "/2, bury " + state.bury.toString() + "/2\n";
  text += "house, " + hiddenCount(INDOORS).toString() + " hidden\n" + branch(FOYER, 1);
  text += "yard, " + hiddenCount(OUTDOORS).toString() + " hidden\n";
  return text + yard();
}

function yard(): string {
  return isKnown(PATIO) ? branch(PATIO, 1) : "";
}

/** A room and below it, indented, the rooms entered from it; the Patio heads its own tree. */
function branch(room: i32, depth: i32): string {
  let text = "  ".repeat(depth) + (state.room == room ? "@" : "") + roomWord(room);
  text += " " + connections(room).toString() + "/" + (exitsOf(room) + wallsOf(room)).toString() + "\n";
  for (let other = 0; other < ROOM_COUNT; other++) {
    const heads = other == FOYER || other == PATIO;
    if (!heads && isKnown(other) && fromOf(other) == room) text += branch(other, depth + 1);
  }
  return text;
}
