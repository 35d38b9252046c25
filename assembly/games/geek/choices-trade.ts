// Owns a trade that is put together: the things two neighbours have, how many of each change hands, what a computer gives.
//
// State.moved says for each kind how often B was pressed on it: 4 bits each for grenades, kits and boards, a bit for each
// single kind. A press moves one from the turn's seat to the other; behind the last one all come back: every split comes
// round.
import { addRow, clearRows, rowAction } from "../../console/rows";
import { RULES_PTR, seatLevel } from "../../console/state-map";
import { chooseLiving } from "./bot-living";
import { BOARDS, FIRST_THING, GAS, GRENADE, KINDS, KIT, KNIFE, THINGS } from "./data";
import { isLivingSeat, isNeighbour } from "./queries";
import { ACTION_AGREE, ACTION_GET, ACTION_GIVE, isLegal } from "./rules";
import { State, held, setHeld, squareOf, state } from "./state";
import { PHASE_END, PHASE_TRADE } from "./state-phases";

/** + kind: a thing that one of the two has. */
export const ROW_THING: i32 = 620;
/** The last row: both agree. */
export const ROW_AGREED: i32 = 650;

const COUNT_BITS: i32 = 4;
const SINGLES: i32 = 12; // first bit of the single kinds

// ---- what changes hands ----

/** Lowest bit of a kind in State.moved. */
function placeOf(kind: i32): i32 {
  if (kind == GRENADE) return 0;
  if (kind == KIT) return COUNT_BITS;
  if (kind == BOARDS) return 2 * COUNT_BITS;
  return SINGLES + (kind < KIT ? kind - KNIFE : kind - GAS + KIT - KNIFE);
}

function presses(kind: i32): i32 {
  const many = placeOf(kind) < SINGLES;
  const n = (<i32>(load<u32>(RULES_PTR, offsetof<State>("moved0")) >> placeOf(kind))) & (many ? 15 : 1);
  return min(n, both(kind)); // loaded states can hold anything
}

/** How many of a kind the two have together. */
function both(kind: i32): i32 {
  return held(state.turn, kind) + held(partner(), kind);
}

function setPresses(kind: i32, n: i32): void {
  const most = placeOf(kind) < SINGLES ? 15 : 1;
  const bits = load<u32>(RULES_PTR, offsetof<State>("moved0"));
  const rest = bits & ~((<u32>most) << placeOf(kind));
  store<u32>(RULES_PTR, rest | ((<u32>n) << placeOf(kind)), offsetof<State>("moved0"));
}

/** Nothing changes hands yet. */
export function clearTrade(): void {
  store<u32>(RULES_PTR, 0, offsetof<State>("moved0"));
}

function partner(): i32 {
  return state.mark;
}

/** How many of a kind the turn's seat has afterwards; the other one has the rest of both. */
export function afterTrade(kind: i32): i32 {
  const left = held(state.turn, kind) - presses(kind);
  return left < 0 ? left + both(kind) + 1 : left;
}

/** How many of a kind the turn's seat gives; below 0: gets. */
export function givenOf(kind: i32): i32 {
  return held(state.turn, kind) - afterTrade(kind);
}

/** How many tiles change hands. */
export function movedThings(): i32 {
  let things = 0;
  for (let kind = FIRST_THING; kind < KINDS; kind++) things += abs(givenOf(kind));
  return things;
}

// ---- rows ----

/** Everything that one of the two has, and the row that agrees. */
export function listTrade(): void {
  clearRows();
  for (let kind = FIRST_THING; kind < KINDS; kind++) {
    if (both(kind) != 0) addRow(ROW_THING + kind);
  }
  addRow(ROW_AGREED);
}

/** Whether a listed row can be chosen: something of the kind can move, something moves. */
export function tradePossible(row: i32): bool {
  const action = rowAction(row);
  return action == ROW_AGREED
    ? movedThings() != 0
    : nextSplit(action - ROW_THING) != presses(action - ROW_THING);
}

/** B on a thing: one more goes to the other, or all come back. */
export function moveOne(kind: i32): void {
  setPresses(kind, nextSplit(kind));
}

/** Presses after the next one; a computer's things that it keeps are passed over. */
function nextSplit(kind: i32): i32 {
  const all = both(kind);
  const most = held(state.turn, kind) + givesFreely(kind);
  let n = presses(kind);
  for (let i = 0; i <= all; i++) {
    n = n < all ? n + 1 : 0;
    const left = held(state.turn, kind) - n;
    if ((left < 0 ? left + all + 1 : left) <= most) break;
  }
  return n;
}

/**
 * How many of a kind the other would give: a person all, who sits at the table; a computer is asked (AMB-57), in a
 * state that is put back afterwards.
 */
function givesFreely(kind: i32): i32 {
  const seat = partner();
  const level = seatLevel(seat);
  const all = held(seat, kind);
  if (level == 0 || all == 0) return all;
  const before = load<u32>(RULES_PTR, offsetof<State>("partner")); // partner, thing, gives and the byte behind them
  state.phase = <u8>PHASE_TRADE;
  state.partner = <u8>seat;
  state.thing = <u8>kind;
  state.gives = 0;
  let given = 0;
  while (given < all && chooseLiving(seat, level) == ACTION_AGREE) setHeld(seat, kind, all - ++given);
  setHeld(seat, kind, all);
  store<u32>(RULES_PTR, before, offsetof<State>("partner"));
  state.phase = <u8>PHASE_END;
  return given;
}

// ---- as actions ----

function giveAction(kind: i32): i32 {
  return ACTION_GIVE + THINGS * partner() + kind - FIRST_THING;
}

function getAction(kind: i32): i32 {
  return ACTION_GET + THINGS * partner() + kind - FIRST_THING;
}

/** The next action that brings the trade about, and counts it as done; -1 = all is done. */
export function nextTradeAction(): i32 {
  if (<i32>state.phase != PHASE_END) return -1; // the turn is over when nothing is left to do
  for (let kind = FIRST_THING; kind < KINDS; kind++) {
    const given = givenOf(kind);
    if (given == 0) continue;
    const after = afterTrade(kind);
    const action = given > 0 ? giveAction(kind) : getAction(kind);
    // What is left to do, counted from the hands as they are after the action.
    const now = held(state.turn, kind) + (given > 0 ? -1 : 1);
    setPresses(kind, now >= after ? now - after : now - after + both(kind) + 1);
    if (isLegal(action)) return action;
  }
  return -1;
}

/** Whether the seat in State.mark is one to trade with now. */
export function tradeFits(): bool {
  const seat = <i32>state.mark;
  return seat != <i32>state.turn && isLivingSeat(seat) && isNeighbour(squareOf(state.turn), squareOf(seat));
}
