// Owns the rows of classic solo's own questions: where to go, fight or run, the room's text, what is left, the turn's end.
import { addRow, clearRows } from "../../console/rows";
import { ITEM_COUNT, SAW, WEAPON_COUNT, bonusOf } from "./data";
import { has, isClassic } from "./queries";
import { isFrontier } from "./queries-grid";
import { BARE_HANDS, SOLO, canStrike } from "./queries-classic";
import {
  ACTION_BASH,
  ACTION_BURN,
  ACTION_COWER,
  ACTION_DECLINE,
  ACTION_DRINK,
  ACTION_END_TURN,
  ACTION_FUEL,
  ACTION_GO,
  ACTION_LEAVE,
  ACTION_ROOM,
  ACTION_RUN,
  ACTION_RUN_OIL,
  ACTION_STRIKE,
  ACTION_WINDOW,
  MOVE_TO_WINDOW,
  isLegal,
} from "./rules";
import { state } from "./state";
import { PHASE_C_DROP, PHASE_C_FIGHT, PHASE_C_MOVE, PHASE_C_ROOM, PHASE_C_WALL } from "./state-phases";

/** Lists the rows of the present phase into console/rows.ts, soda and fuel last; false where the phase is none of classic solo's own. */
export function listClassic(): bool {
  const phase = <i32>state.phase;
  if (!isClassic()) return false;
  if (phase < PHASE_C_MOVE) return false;
  clearRows();
  if (phase == PHASE_C_MOVE) listLegal(ACTION_GO, ACTION_WINDOW);
  else if (phase == PHASE_C_FIGHT) listFights();
  else if (phase == PHASE_C_WALL) listLegal(ACTION_BASH, ACTION_BASH + 3);
  else if (phase == PHASE_C_DROP) listLegal(ACTION_LEAVE, ACTION_LEAVE + ITEM_COUNT - 1);
  else {
    const room = phase == PHASE_C_ROOM;
    addRow(room ? ACTION_ROOM : ACTION_END_TURN);
    addRow(room ? ACTION_DECLINE : ACTION_COWER);
  }
  listLegal(ACTION_DRINK, ACTION_FUEL);
  return true;
}

/** All legal ones of first..last. */
function listLegal(first: i32, last: i32): void {
  for (let action = first; action <= last; action++) if (isLegal(action)) addRow(action);
}

/** Weapons, fire, flights; a weapon that is worse and saves nothing is left out. */
function listFights(): void {
  const best = bestWeapon();
  if (canStrike(SAW)) addRow(ACTION_STRIKE + SAW);
  addRow(ACTION_STRIKE + best);
  listLegal(ACTION_BURN, ACTION_BURN + 1);
  listLegal(ACTION_RUN, ACTION_RUN + MOVE_TO_WINDOW);
  listLegal(ACTION_RUN_OIL, ACTION_RUN_OIL + MOVE_TO_WINDOW);
}

/** The best weapon that needs no fuel; BARE_HANDS where none is carried. */
export function bestWeapon(): i32 {
  let best = BARE_HANDS;
  for (let item = 0; item < WEAPON_COUNT; item++) {
    if (item == SAW || !has(SOLO, item)) continue;
    if (best == BARE_HANDS || bonusOf(item) > bonusOf(best)) best = item;
  }
  return best;
}

/** The row that the cursor stands on first: a new way, else the first. */
export function firstClassic(): i32 {
  if (<i32>state.phase == PHASE_C_MOVE) {
    let row = 0;
    for (let dir = 0; dir < 4; dir++) {
      if (isFrontier(state.tile, dir)) return row;
      if (isLegal(ACTION_GO + dir)) row++;
    }
  }
  return 0;
}
