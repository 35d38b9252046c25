// Owns the rows of the leader's questions about the map: the task, who is hurt by glass or wall, how a new tile lies.
import { addRow, bestRow, clearRows } from "../../console/rows";
import { HOUSE, NONE, opposite, printedSides, regionOf, turned } from "./data";
import { isLiving } from "./queries";
import { hasFrontier, hiddenCount, isFrontier, nextCell, stepTo, tileAt } from "./queries-grid";
import {
  ACTION_BASH,
  ACTION_COWER,
  ACTION_GO,
  ACTION_PLACE,
  ACTION_ROOM,
  ACTION_SEAT,
  ACTION_WINDOW,
  WHY_BURY_OR_COWER,
  WHY_LEGAL,
  WHY_MUST_BURY,
  isLegal,
  whyNot,
} from "./rules";
import { STAGE_BASH } from "./screens";
import { cellOf, healthOf, state } from "./state";
import { PHASE_PLACE, PHASE_TASK, PHASE_VICTIM } from "./state-phases";

/** The first row of the bash screen: which wall. No action of the rules. */
export const ROW_WALL: i32 = 640;

/** Lists the rows of the present phase into console/rows.ts; false where the phase is none of these. */
export function listBoard(): bool {
  const phase = <i32>state.phase;
  if (phase != PHASE_TASK && phase != PHASE_VICTIM && phase != PHASE_PLACE) return false;
  clearRows();
  if (phase == PHASE_PLACE) listPlaces();
  else if (phase == PHASE_TASK && state.stage != STAGE_BASH) listTasks();
  else {
    if (phase == PHASE_TASK) addRow(ROW_WALL);
    for (let seat = 0; seat < <i32>state.seats; seat++) if (isLiving(seat)) addRow(ACTION_SEAT + seat);
  }
  return true;
}

/** Why only burying is left, or burying and cowering (POCKET-FORCE-1, -2); WHY_LEGAL where nothing is forced. */
export function forcedWhy(): i32 {
  const why = whyNot(ACTION_GO);
  return why == WHY_MUST_BURY || why == WHY_BURY_OR_COWER ? why : WHY_LEGAL;
}

/** Ways N E S W, window, the room's action, a wall, cower; where burying is forced it comes first. */
function listTasks(): void {
  const forced = forcedWhy() != WHY_LEGAL;
  if (forced) addRow(ACTION_ROOM);
  for (let dir = 0; dir < 4; dir++) {
    if (isNewWay(dir) || stepTo(state.tile, dir) != NONE) addRow(ACTION_GO + dir);
  }
  if (isLegal(ACTION_WINDOW)) addRow(ACTION_WINDOW);
  if (!forced && isLegal(ACTION_ROOM)) addRow(ACTION_ROOM);
  if (isClosed()) addRow(ACTION_BASH + firstWall());
  addRow(ACTION_COWER);
}

/** Whether the group is in a house without a way on: breaking a wall is then the question, in this room or another. */
function isClosed(): bool {
  return regionOf(state.tile) == HOUSE && hiddenCount(HOUSE) > 0 && !hasFrontier(HOUSE);
}

function isNewWay(dir: i32): bool {
  return isFrontier(state.tile, dir);
}

/** The first wall that can be broken here; 0 where there is none. */
export function firstWall(): i32 {
  for (let dir = 0; dir < 4; dir++) if (isLegal(ACTION_BASH + dir)) return dir;
  return 0;
}

function listPlaces(): void {
  for (let r = 0; r < 4; r++) if (isLegal(ACTION_PLACE + r)) addRow(ACTION_PLACE + r);
}

// ---- the row under the cursor at first ----

/** First new way; most health; most new ways; else the first row that is possible. After listBoard(). */
export function firstBoard(): i32 {
  return bestRow(worthOf);
}

/** How much speaks for a row to be the usual one; -1 = it is impossible. */
function worthOf(action: i32): i32 {
  if (action == ROW_WALL) return 0;
  if (action >= ACTION_SEAT && action < ACTION_PLACE) return healthOf(action - ACTION_SEAT);
  if (!isLegal(action)) return -1;
  if (<i32>state.phase == PHASE_PLACE) return popcnt(newWays(action - ACTION_PLACE));
  return action < ACTION_WINDOW && isNewWay(action - ACTION_GO) ? 1 : 0;
}

// ---- a tile that is being turned ----

/** The cell that the new tile goes to. */
export function newCell(): i32 {
  return nextCell(cellOf(state.tile), state.direction);
}

/** The side by which the group comes in. */
export function entrySide(): i32 {
  return opposite(state.direction);
}

/** Sides of the new tile as it lies in a rotation that lead on, bit dir: all open ones but the entry. */
export function waysOn(rotation: i32): i32 {
  return turned(printedSides(state.newTile), rotation) & ~(1 << entrySide());
}

/** Those of them that lead to a blank cell while tiles are left. */
export function newWays(rotation: i32): i32 {
  const region = regionOf(state.newTile);
  // The new tile itself still counts as hidden.
  if (hiddenCount(region) < 2) return 0;
  let ways = waysOn(rotation);
  for (let dir = 0; dir < 4; dir++) if (tileAt(region, nextCell(newCell(), dir)) != NONE) ways &= ~(1 << dir);
  return ways;
}
