// Owns the rows of an undead turn: which monster, what it does, whom it attacks.
import { MOST_ROWS, addRow, clearRows, rowAction, rowCount } from "../../console/rows";
import { MONSTERS, NONE, kindOf } from "./data";
import { boardedAt, gap, isLivingSeat, monsterSteps, spunNumber } from "./queries";
import { REACH_ENDS, findReach, findReachOf, reachKind } from "./queries-reach";
import {
  ACTION_BREAK,
  ACTION_OTHER,
  ACTION_SEAT,
  ACTION_STEP,
  ACTION_STOP,
  ACTION_TAKE_MONSTER,
  isLegal,
} from "./rules";
import { STAGE_ACT } from "./screens";
import { monsterAt, squareOf, state } from "./state";
import { PHASE_MONSTER, PHASE_PROWL, PHASE_TARGET } from "./state-phases";

/** + seat: the monster walks to a character and attacks. */
export const ROW_ATTACK: i32 = 610;
/** The player walks the monster step by step. */
export const ROW_WALK: i32 = 616;

/** What a monster is worth to be looked at first: the nearer a character, the more. */
const NEAREST: usize = memory.data(MONSTERS);

/** Lists the rows of the present phase into console/rows.ts; false, and nothing listed, where it is none of these. */
export function listUndead(): bool {
  const phase = <i32>state.phase;
  if (phase != PHASE_MONSTER && phase != PHASE_PROWL && phase != PHASE_TARGET) return false;
  clearRows();
  if (phase == PHASE_MONSTER) listMonsters();
  else if (phase == PHASE_PROWL) listProwl();
  else
    for (let seat = 0; seat < <i32>state.seats; seat++)
      if (isLegal(ACTION_SEAT + seat)) addRow(ACTION_SEAT + seat);
  return true;
}

// ---- which monster ----

/** Face-up monsters, those that a character is nearest to first; MOST_ROWS of them at most. */
function listMonsters(): void {
  for (let entry = 0; entry < MONSTERS; entry++) store<u8>(NEAREST + entry, <u8>missing(entry));
  for (let count = 0; count < MOST_ROWS; count++) {
    let best = NONE;
    for (let entry = 0; entry < MONSTERS; entry++) {
      if (load<u8>(NEAREST + entry) == <u8>NONE) continue;
      if (best == NONE || load<u8>(NEAREST + entry) < load<u8>(NEAREST + best)) best = entry;
    }
    if (best == NONE) return;
    addRow(ACTION_TAKE_MONSTER + best);
    store<u8>(NEAREST + best, <u8>NONE);
  }
}

/** Steps that a monster lacks to the next character, walls left out of account; NONE = it is not there. */
function missing(entry: i32): i32 {
  const square = monsterAt(entry);
  if (square == NONE) return NONE;
  let least = NONE - 1;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (isLivingSeat(seat)) least = min(least, gap(square, squareOf(seat)));
  }
  return max(least - monsterSteps(kindOf(entry), spunNumber()), 0);
}

/** Characters that a monster which has not moved can attack, bit seat; afterwards the reach is this monster's if any. */
export function preyOf(entry: i32): i32 {
  if (missing(entry) != 0) return 0; // there is no need to search
  findReachOf(entry, spunNumber());
  return preyFrom(monsterAt(entry));
}

/** Those that the prowling monster can attack from where it is. */
export function prey(): i32 {
  findReach();
  return preyFrom(state.walked == 0 ? monsterAt(state.monster) : NONE);
}

/** Characters in reach, or on the square itself where the monster has not left it. */
function preyFrom(square: i32): i32 {
  let seats = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (!isLivingSeat(seat)) continue;
    if (squareOf(seat) == square || reachKind(squareOf(seat)) == REACH_ENDS) seats |= 1 << seat;
  }
  return seats;
}

/** The row to stand on first: a monster that can bite, else one that can be moved. */
export function firstMonster(): i32 {
  let first = -1;
  for (let row = 0; row < rowCount(); row++) {
    const action = rowAction(row);
    if (!isLegal(action)) continue;
    if (first < 0) first = row;
    const entry = action - ACTION_TAKE_MONSTER;
    if (missing(entry) != 0) break; // and none of those behind it can
    if (preyOf(entry) != 0) return row;
  }
  return max(first, 0);
}

// ---- what it does ----

/** Whether the prowling monster is walked step by step: before the first step, and without one, the list comes first. */
export function prowlWalks(): bool {
  return (state.walked == 0) == (state.stage == STAGE_ACT) && canStep();
}

function listProwl(): void {
  const seats = prey();
  for (let seat = 0; seat < <i32>state.seats; seat++) if ((seats >> seat) & 1) addRow(ROW_ATTACK + seat);
  if (canStep()) addRow(ROW_WALK);
  addRow(ACTION_STOP);
  for (let direction = 0; direction < 4; direction++) {
    if (boardedAt(monsterAt(state.monster), direction) >= 0) addRow(ACTION_BREAK + direction);
  }
  addRow(ACTION_OTHER);
}

export function canStep(): bool {
  for (let direction = 0; direction < 4; direction++) if (isLegal(ACTION_STEP + direction)) return true;
  return false;
}

/** The action that a row of an attack begins with: the next step, or the attack itself. */
export function attackAction(seat: i32, firstStep: i32): i32 {
  return squareOf(seat) == monsterAt(state.monster) ? ACTION_SEAT + seat : ACTION_STEP + firstStep;
}

/** Whether a listed row can be chosen. */
export function undeadPossible(row: i32): bool {
  const action = rowAction(row);
  return action >= ROW_ATTACK ? true : isLegal(action);
}
