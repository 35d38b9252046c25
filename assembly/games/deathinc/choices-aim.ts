// Owns what a card under way can be aimed at, as rows: all of it, or a tile's spaces where that would be too many.
import { addRow, clearRows, rowCount } from "../../console/rows";
import { listGoto } from "./choices-walk";
import { ROW_AUTO } from "./choices-zombies";
import { OFFICE_CART } from "./data";
import { AIM_TILE, aimOf, kindOf } from "./data-cards";
import { SPACES, TILES, tileOf } from "./data-map";
import { ACTION_AIM, ACTION_BACK, ACTION_DONE, ACTION_PLACE, ACTION_PUT_HEART, isLegal } from "./rules";
import { whyNotBaseStep } from "./rules-cards-base";
import { canAim } from "./rules-effects";
import { canPut } from "./rules-effects-put";
import { WHY_LEGAL } from "./rules-why";
import { STAGE_GOTO } from "./screens";
import { spaceOf, state } from "./state";
import { PHASE_AIM, PHASE_CARRY, PHASE_PUSH, PHASE_PUT } from "./state-phases";

/** More targets than these are listed by groups: the spaces of a tile, or so many tiles. */
const MOST: i32 = 22;
const TILES_A_GROUP: i32 = 13;
const NO_GROUP: i32 = -1;
/** The group that was listed last, i32. */
const LISTED: usize = memory.data(4);

/** Whether zombies are carried about; the office alone has no card for that. */
export function isCarry(): bool {
  return !OFFICE_CART && <i32>state.phase == PHASE_CARRY;
}
/** Whether tiles are chosen, not spaces. */
export function aimsAtTiles(): bool {
  return <i32>state.phase == PHASE_AIM && aimOf(kindOf(state.card)) == AIM_TILE;
}
/** The space, tile, card or number that a row's action stands for; negative = it is no target. */
export function targetIn(action: i32): i32 {
  if (action >= ACTION_PUT_HEART) return -1;
  return action - (<i32>state.phase == PHASE_PUT ? ACTION_PLACE : ACTION_AIM);
}
/** The group whose targets are listed, if they are listed by groups. */
export function isGrouped(): bool {
  return listedGroup() != NO_GROUP;
}
export function listedGroup(): i32 {
  return load<i32>(LISTED);
}

/** PHASE_AIM, PUT, CARRY, PUSH: lists the rows into console/rows.ts; how many the cursor can stand on. */
export function listAim(): i32 {
  if (<i32>state.phase == PHASE_PUSH) {
    if (state.stage != STAGE_GOTO) return 1;
    listGoto();
    return rowCount();
  }
  clearRows();
  addTargets(0, SPACES);
  if (rowCount() > MOST) listGroup(firstGroup(), 1);
  else store<i32>(LISTED, NO_GROUP);
  if (<i32>state.phase != PHASE_AIM) addRow(ROW_AUTO);
  if (isLegal(ACTION_DONE)) addRow(ACTION_DONE);
  if (isLegal(ACTION_BACK)) addRow(ACTION_BACK);
  return rowCount();
}

/** The group that the cursor is in: State.mark - 1, at first that of the player's pawn. */
function firstGroup(): i32 {
  if (state.mark != 0) return <i32>state.mark - 1;
  const tile = tileOf(spaceOf(state.player));
  return aimsAtTiles() ? tile / TILES_A_GROUP : tile;
}

/** Lists the targets of a group; where it has none, of the next one that has. */
export function listGroup(group: i32, step: i32): void {
  const size = aimsAtTiles() ? TILES_A_GROUP : 9;
  for (clearRows(); rowCount() == 0; group += step) {
    group = (group + TILES) % TILES;
    addTargets(size * group, size * group + size);
    store<i32>(LISTED, group);
  }
}

function addTargets(from: i32, end: i32): void {
  const kind = kindOf(state.card);
  const first = <i32>state.phase == PHASE_PUT ? ACTION_PLACE : ACTION_AIM;
  for (let target = from; target < end && rowCount() <= MOST; target++)
    if (isTarget(kind, target)) addRow(first + target);
}
function isTarget(kind: i32, target: i32): bool {
  if (<i32>state.phase == PHASE_PUT) return canPut(kind, state.aim, target);
  if (isCarry()) return whyNotBaseStep(ACTION_AIM + target) == WHY_LEGAL;
  return canAim(kind, state.player, state.target, target);
}

/** The row that the cursor stands on first: a target. */
export function firstAimRow(): i32 {
  return 0;
}
/** Whether what the screen keeps fits: any State.mark stands for some group. */
export function aimFits(): bool {
  return true;
}
