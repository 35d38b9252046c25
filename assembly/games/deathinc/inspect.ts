// Owns deathinc's window for tools: the rules with names, fields by path, both maps in letters; never shipped.
import { sampleChance as pick } from "../../console/chance";
import { RNG_SIZE, seedRng } from "../../console/rng";
import { chooseAction } from "./bot";
import { tableText } from "./inspect-board";
import { beginGiven, setByPath } from "./inspect-given";
import { stateText } from "./inspect-json";
import { isKnownWord, labelOf, stepsOf } from "./inspect-labels";
import { finish } from "./inspect-possible";
import {
  ACTION_COUNT,
  ACTION_GIVE_UP,
  applyAction,
  chanceWeight,
  legalActions,
  returns as votes,
} from "./rules";
import { state } from "./state";
import { RULES_SIZE } from "./state-bytes";

export { isPossible } from "./possible";
export { isPlayable } from "./possible-cart";
export { chanceWeight, currentPlayer, isTerminal, phase } from "./rules";

const RNG: usize = memory.data(RNG_SIZE);
const LEGAL: usize = memory.data(2 * ACTION_COUNT);

/** A new game of computers with default options; chance says who begins. */
export function reset(seats: i32): void {
  beginGiven(seats);
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

const WIN: i32 = 100; // more than all votes that one can have

/** Points at the end: votes, and with a win more than anybody has without. */
export function returns(player: i32): i32 {
  const won = player >= 0 && player < <i32>state.seats && <i32>state.winner == player;
  return votes(player) + (won ? WIN : 0);
}

export function legalCount(): i32 {
  return legalActions(LEGAL);
}

/** The i-th action of the list that legalCount() made. */
export function legalAction(i: i32): i32 {
  return i >= 0 && i < ACTION_COUNT ? load<u16>(LEGAL + 2 * i) : -1;
}

/** Words of an action, "" where there is no such number. */
export function actionLabel(action: i32): string {
  return action < 0 || action >= ACTION_COUNT ? "" : labelOf(action);
}

/** Whether an action is called so in other states. */
export function isWord(word: string): bool {
  return isKnownWord(word);
}

/** The actions that a shorter word stands for, one a line; "". */
export function actionsOf(word: string): string {
  return stepsOf(word);
}

/** The action by which a person alone gives up: legal to the end, but in no list. */
export function resignation(): i32 {
  return ACTION_GIVE_UP;
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

/** What a computer player of level 1..3 would decide. */
export function botAction(level: i32): i32 {
  return chooseAction(level, RNG);
}

export function statePtr(): usize {
  return changetype<usize>(state);
}

export function stateSize(): i32 {
  return RULES_SIZE;
}

/** Both maps in letters. */
export function board(): string {
  return tableText();
}
