// Owns pocket's window for tools: the rules with names, fields by path, a picture in letters; never shipped.
import { sampleChance as pick } from "../../console/chance";
import { RNG_SIZE, seedRng } from "../../console/rng";
import { chooseAction, chooseFree } from "./bot";
import { NONE } from "./data";
import { CLASSIC_CART } from "./data-classic";
import { derive, flawText, resetGiven, setByPath } from "./inspect-given";
import { stateText } from "./inspect-json";
import { aliasOf, isKnownWord, labelOf } from "./inspect-labels";
import { tableText } from "./inspect-board";
import {
  ACTION_COUNT,
  ACTION_GIVE,
  ACTION_IGNITE,
  applyAction,
  chanceWeight,
  legalActions,
  legalFree,
  ownerOfFree,
  setUp,
} from "./rules";
import { RULES_SIZE, state } from "./state";

export { isPossible } from "./possible";
export { isPlayable } from "./possible-cart";
export { chanceWeight, currentPlayer, isTerminal, phase, returns } from "./rules";

const RNG: usize = memory.data(RNG_SIZE);
const LEGAL: usize = memory.data(2 * ACTION_COUNT);
const FREE: usize = memory.data(2 * ACTION_COUNT);
const PRINTED_DOOM: i32 = 2;
const FIRST_SEAT: i32 = 0;

/** A new game with default options; the first seat leads. */
export function reset(seats: i32): void {
  resetGiven();
  setUp(seats, FIRST_SEAT, PRINTED_DOOM, CLASSIC_CART);
}

/** Sets a field by path from JSON text; "" or the reason why not. */
export function setField(path: string, value: string): string {
  return setByPath(path, value);
}

/** Judges the fields set since reset; "" or why the state is impossible. */
export function finishGiven(): string {
  derive();
  return flawText();
}

/** All named fields as JSON. */
export function stateJson(): string {
  return stateText();
}

export function legalCount(): i32 {
  return legalActions(LEGAL);
}

/** The i-th action of the list that legalCount() made. */
export function legalAction(i: i32): i32 {
  return i >= 0 && i < ACTION_COUNT ? load<u16>(LEGAL + 2 * i) : -1;
}

/** Free actions that are open beside the decision. */
export function freeCount(): i32 {
  return legalFree(FREE);
}

/** The i-th action of the list that freeCount() made. */
export function freeAction(i: i32): i32 {
  return i >= 0 && i < ACTION_COUNT ? load<u16>(FREE + 2 * i) : -1;
}

/** The seat that a free action belongs to, -1 for others. */
export function freeSeat(action: i32): i32 {
  const owner = action >= ACTION_GIVE && action <= ACTION_IGNITE + 1 ? ownerOfFree(action) : NONE;
  return owner == NONE ? -1 : owner;
}

/** Words of an action, "" where there is no such number. */
export function actionLabel(action: i32): string {
  return action < 0 || action >= ACTION_COUNT ? "" : labelOf(action);
}

/** A second name of an action, "". */
export function actionAlias(action: i32): string {
  return aliasOf(action);
}

/** Whether an action is called so in other states. */
export function isWord(word: string): bool {
  return isKnownWord(word);
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

/** A free action that a computer at a seat wants now, or -1. */
export function botFree(seat: i32, level: i32): i32 {
  return chooseFree(seat, level);
}

export function statePtr(): usize {
  return changetype<usize>(state);
}

export function stateSize(): i32 {
  return RULES_SIZE;
}

/** The table in letters. */
export function board(): string {
  return tableText();
}
