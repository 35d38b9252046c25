// Owns what a card under way can be aimed at, as rows: all of it, or a tile's spaces where that would be too many.
import { endOfCity, endOfSpaces } from "./queries-city";
import { addRow, clearRows, rowCount } from "../../console/rows";
import { ROW_AUTO } from "./choices-list";
import { NOWHERE } from "./data";
import { AIM_SPACE, aimOf, kindOf } from "./data-cards";
import { SPACES, tileOf } from "./data-map";
import { ACTION_AIM, ACTION_BACK, ACTION_DONE, ACTION_PLACE, isLegal } from "./rules";
import { whyNotBaseStep } from "./rules-cards-base";
import { canAim } from "./rules-effects";
import { canPut } from "./rules-effects-put";
import { endOfAims } from "./rules-moments";
import { WHY_LEGAL } from "./rules-why";
import { spaceOf, state } from "./state";
import { PHASE_AIM, PHASE_CARRY, PHASE_PUT } from "./state-phases";

/** More targets than these are listed by groups of nine: the spaces of a tile, or tiles. */
const MOST: i32 = 22;
const GROUP: i32 = 9;
const NO_GROUP: i32 = -1;
/** The group that was listed last, i32. */
const LISTED: usize = memory.data(4);

/** AIM_...: what is chosen, a space unless the card says otherwise. */
export function aimNow(): i32 {
  return <i32>state.phase == PHASE_AIM ? aimOf(kindOf(state.card)) : AIM_SPACE;
}
/** Whether zombies are carried about; the office alone has no card for that. */
export function isCarry(): bool {
  return <i32>state.phase == PHASE_CARRY;
}
function firstAction(): i32 {
  return <i32>state.phase == PHASE_PUT ? ACTION_PLACE : ACTION_AIM;
}
/** The space, tile, card or number that a row's action stands for; NOWHERE = it is no target. */
export function targetIn(action: i32): i32 {
  const target = action - firstAction();
  return target >= 0 && target < SPACES ? target : NOWHERE;
}
/** The group whose targets are listed, if they are listed by groups. */
export function isGrouped(): bool {
  return listedGroup() != NO_GROUP;
}
export function listedGroup(): i32 {
  return load<i32>(LISTED);
}

/** PHASE_AIM, PUT, CARRY: lists the rows into console/rows.ts; how many. Any State.mark stands for some group. */
export function listAim(): i32 {
  clearRows();
  addTargets(0, <i32>state.phase == PHASE_AIM ? endOfAims(kindOf(state.card)) : endOfSpaces());
  store<i32>(LISTED, NO_GROUP);
  // At first the cursor is where the player's pawn stands.
  if (rowCount() > MOST) listGroup(state.mark == 0 ? tileOf(spaceOf(state.player)) : <i32>state.mark - 1, 1);
  if (<i32>state.phase == PHASE_AIM) addRow(ACTION_BACK);
  else {
    addRow(ROW_AUTO);
    if (isLegal(ACTION_DONE)) addRow(ACTION_DONE);
  }
  return rowCount();
}

/** Lists the targets of a group; where it has none, of the next one that has. */
export function listGroup(group: i32, step: i32): void {
  for (clearRows(); rowCount() == 0; group += step) {
    group = (group + endOfCity()) % endOfCity();
    store<i32>(LISTED, group);
    addTargets(GROUP * group, GROUP * group + GROUP);
  }
}

function addTargets(from: i32, end: i32): void {
  const kind = kindOf(state.card);
  for (let target = from; target < end && rowCount() <= MOST; target++)
    if (isTarget(kind, target)) addRow(firstAction() + target);
}
function isTarget(kind: i32, target: i32): bool {
  if (<i32>state.phase == PHASE_PUT) return canPut(kind, state.aim, target);
  if (isCarry()) return whyNotBaseStep(ACTION_AIM + target) == WHY_LEGAL;
  return canAim(kind, state.player, state.target, target);
}
