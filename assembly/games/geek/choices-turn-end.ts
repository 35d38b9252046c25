// Owns the rows of the end of a turn: those that matter now, in one order; the others would only fill the panel.
import { addRow, clearRows, rowAction } from "../../console/rows";
import { FIRST_THING, GAS, KEYS, KINDS, KIT } from "./data";
import { isTruck } from "./data-board";
import { boardedAt, isLivingSeat, isNeighbour } from "./queries";
import { ACTION_BOARD, ACTION_BREAK, ACTION_END_TURN, ACTION_KIT, ACTION_LEAVE, isLegal } from "./rules";
import { held, squareOf, state } from "./state";

/** + seat: puts a trade together with a neighbour. */
export const ROW_TRADE: i32 = 600;
/** Trade, where nobody is near. */
export const ROW_NO_TRADE: i32 = 605;

/** Lists the rows of PHASE_END. */
export function listTurnEnd(): void {
  const seat = <i32>state.turn;
  clearRows();
  addRow(ACTION_END_TURN);
  if (isLegal(ACTION_BOARD)) addRow(ACTION_BOARD);
  if (held(seat, KIT) != 0) addRow(ACTION_KIT);
  for (let direction = 0; direction < 4; direction++) {
    if (boardedAt(squareOf(seat), direction) >= 0) addRow(ACTION_BREAK + direction);
  }
  addTrades(seat);
  if (isTruck(squareOf(seat)) && (held(seat, KEYS) + held(seat, GAS) != 0 || isLegal(ACTION_LEAVE)))
    addRow(ACTION_LEAVE);
}

/** A row for each neighbour; one that says so where there is none. */
function addTrades(seat: i32): void {
  let near = false;
  for (let other = 0; other < <i32>state.seats; other++) {
    if (other == seat || !isLivingSeat(other) || !isNeighbour(squareOf(seat), squareOf(other))) continue;
    addRow(ROW_TRADE + other);
    near = true;
  }
  if (!near && <i32>state.seats > 1) addRow(ROW_NO_TRADE);
}

/** Whether the turn's seat and another have anything between them that could change hands. */
export function isTradable(other: i32): bool {
  for (let kind = FIRST_THING; kind < KINDS; kind++) {
    if (held(state.turn, kind) + held(other, kind) != 0) return true;
  }
  return false;
}

/** Whether a listed row can be chosen. */
export function turnEndPossible(row: i32): bool {
  const action = rowAction(row);
  if (action == ROW_NO_TRADE) return false;
  return action >= ROW_TRADE ? isTradable(action - ROW_TRADE) : isLegal(action);
}
