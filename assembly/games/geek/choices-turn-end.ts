// Owns the rows of the end of a turn: those that matter now, in one order; the others would only fill the panel.
import { addRow, clearRows } from "../../console/rows";
import { BOARDS, GAS, KEYS, KIT, NONE } from "./data";
import { isTruck } from "./data-board";
import { boardedAt, isLivingSeat, isNeighbour } from "./queries";
import {
  ACTION_BOARD,
  ACTION_BREAK,
  ACTION_END_TURN,
  ACTION_KIT,
  ACTION_LEAVE,
  WHY_NO_OPENING,
  WHY_TRIED,
  isLegal,
  whyNot,
} from "./rules";
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
  if (isLegal(ACTION_BOARD) || isNearMiss()) addRow(ACTION_BOARD);
  if (held(seat, KIT) != 0) addRow(ACTION_KIT);
  for (let direction = 0; direction < 4; direction++) {
    if (boardedAt(squareOf(seat), direction) >= 0) addRow(ACTION_BREAK + direction);
  }
  addTrades(seat);
  if (isTruck(squareOf(seat)) && (held(seat, KEYS) + held(seat, GAS) != 0 || isLegal(ACTION_LEAVE)))
    addRow(ACTION_LEAVE);
}

/** Whether boards are in hand and an opening was crossed, but they came too late or went to waste. */
function isNearMiss(): bool {
  return (
    held(state.turn, BOARDS) != 0 && <i32>state.crossed != NONE && whyNot(ACTION_BOARD) != WHY_NO_OPENING
  );
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

/** Whether a try at boards was made and the boards stand: it is why the walk is over. */
export function hasTried(): bool {
  return state.tried != 0 && whyNot(ACTION_BREAK) == WHY_TRIED;
}
