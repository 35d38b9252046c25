// Owns what a step of a walk meets, and the rows of a walker's list: stop, exploring, aims, cards, a look around.
import { nextRow } from "../../console/list";
import { addRow, clearRows, rowAction, rowCount } from "../../console/rows";
import { ROW_AUTO, ROW_CARDS, ROW_LOOK } from "./choices-list";
import { NONE, NOWHERE } from "./data";
import { HOME } from "./data-map";
import { decidingSeat } from "./deciders";
import { ROW_AIM, listAims } from "./goto";
import { ceoSpace, directorOn, isFoe, ledBy, neighbour } from "./queries";
import { edgeOf, isOpenEdge, isPadCentre } from "./queries-city";
import { homeSteps, wayTo } from "./queries-way";
import { ACTION_STEP, ACTION_STOP, isLegal } from "./rules";
import { BONUS_SHUFFLE } from "./rules-status";
import { isDrilled } from "./rules-walk";
import { spaceOf, state } from "./state";
import { PHASE_PUSH } from "./state-phases";

// What a step meets.
export const MEETS_NOTHING: i32 = 0;
export const MEETS_HERE: i32 = 1; // a zombie that was put here is fought first (INC-MOVE-10)
export const MEETS_ZOMBIE: i32 = 2;
export const MEETS_CEO: i32 = 3;
export const MEETS_EDGE: i32 = 4; // an open edge: a city tile is drawn
export const MEETS_DIRECTOR: i32 = 5;
export const MEETS_HOME: i32 = 6; // with directors
export const MEETS_PAD: i32 = 7; // the Landing Pad's centre

/** Seat whose pawn is walked. */
export function walkedSeat(): i32 {
  return <i32>state.phase == PHASE_PUSH ? state.target : state.turn;
}

/** MEETS_... of a step that can be taken. */
export function meets(direction: i32): i32 {
  if (<i32>state.phase == PHASE_PUSH) return MEETS_NOTHING;
  const seat = <i32>state.turn;
  const space = spaceOf(seat);
  if (isFoe(space) && state.passing == 0) return MEETS_HERE;
  const next = neighbour(space, direction);
  if (next == NOWHERE) return isOpenEdge(space, direction) ? MEETS_EDGE : MEETS_NOTHING;
  if (next == ceoSpace()) return MEETS_CEO;
  if (isFoe(next)) return state.bonus & BONUS_SHUFFLE ? MEETS_NOTHING : MEETS_ZOMBIE;
  if (isPadCentre(next)) return MEETS_PAD;
  if (next == HOME && ledBy(seat) > 0) return MEETS_HOME;
  return directorOn(next) != NONE ? MEETS_DIRECTOR : MEETS_NOTHING;
}

/** STAGE_GOTO: lists its rows into console/rows.ts. */
export function listGoto(): void {
  clearRows();
  addRow(ACTION_STOP);
  const own = walkedSeat() == decidingSeat();
  if (own) {
    const edge = edgeOf(spaceOf(state.turn));
    if (edge >= 0 && isLegal(ACTION_STEP + edge)) addRow(ACTION_STEP + edge);
    listAims();
    addRow(ROW_CARDS);
  }
  addRow(ROW_LOOK);
  if (!own) addRow(ROW_AUTO);
}
/** Whether a row's action can be chosen: a drill lets one go only where the way to the Entrance leads (EV20). */
export function canGo(action: i32): bool {
  if (action == ACTION_STOP) return isLegal(action);
  const space = action - ROW_AIM;
  return space < 0 || !isDrilled() || wayTo(space) + homeSteps(space) == homeSteps(spaceOf(state.turn));
}
/** The same of a listed row. */
export function gotoPossible(row: i32): bool {
  return canGo(rowAction(row));
}
/** The row that the cursor stands on first: exploring, or the first aim that can be chosen, else the stop. */
export function firstAim(): i32 {
  listGoto();
  const row = nextRow(0, 1, rowCount(), gotoPossible);
  const action = rowAction(row);
  return action >= ROW_AIM || action < ROW_CARDS || !isLegal(ACTION_STOP) ? row : 0;
}
