// Owns which sites a tile can be laid on, the one under the cursor, and the rows of its doors.
import { addRow, clearRows } from "../../console/rows";
import { FIRST_SITE, NORTH, SITES, WEST, isDoorSide, middleOf, planColumn, planRow } from "./data-map";
import { columnStep, rowStep } from "./queries-city";
import { FAR, homeSteps } from "./queries-way";
import { beside } from "./queries";
import { ACTION_SITE, isLegal } from "./rules";
import { roomByte, state } from "./state";

/** State.mark2 while a site is chosen: this + site; anything else means the first one offered. */
export const SITE_MARK: i32 = 32;
/** Steps from the end of the hallway's arm before a door to the desk behind it. */
const DESK: i32 = 3;

export function isFree(site: i32): bool {
  return roomByte(FIRST_SITE + site) == 0;
}
export function freeSites(): i32 {
  let free = 0;
  for (let site = 0; site < SITES; site++) free += i32(isFree(site));
  return free;
}

/** The site under the cursor: at first the free one whose desk is nearest to the Entrance. */
export function siteNow(): i32 {
  const site = <i32>state.mark2 - SITE_MARK;
  if (site >= 0 && site < SITES && isFree(site)) return site;
  let best = 0;
  let least = FAR;
  for (let other = 0; other < SITES; other++) {
    if (!isFree(other) || deskSteps(other, doorRow(other)) >= least) continue;
    best = other;
    least = deskSteps(other, doorRow(other));
  }
  return best;
}
/** Steps from a site's desk to the Entrance, with its door to a side. */
export function deskSteps(site: i32, direction: i32): i32 {
  return homeSteps(9 * beside(FIRST_SITE + site, direction) + middleOf(direction ^ 2)) + DESK;
}
/** The side of its door; inside the ring the one nearest to the Entrance. */
export function doorRow(site: i32): i32 {
  let best = NORTH;
  let least = FAR;
  for (let direction = NORTH; direction <= WEST; direction++) {
    if (!isDoorSide(FIRST_SITE + site, direction) || deskSteps(site, direction) >= least) continue;
    best = direction;
    least = deskSteps(site, direction);
  }
  return best;
}

/** The next free site, clockwise or back. */
export function turnSite(step: i32): i32 {
  let site = siteNow();
  do site = (site + SITES + step) % SITES;
  while (!isFree(site));
  return site;
}
/** The free site nearest in a direction; the same where there is none. */
export function siteTowards(direction: i32): i32 {
  const here = siteNow();
  let best = here;
  let least = FAR;
  for (let site = 0; site < SITES; site++) {
    if (!isFree(site)) continue;
    const right = planColumn(FIRST_SITE + site) - planColumn(FIRST_SITE + here);
    const down = planRow(FIRST_SITE + site) - planRow(FIRST_SITE + here);
    const ahead = right * columnStep(direction) + down * rowStep(direction);
    const aside = abs(right * rowStep(direction)) + abs(down * columnStep(direction));
    if (ahead <= 0 || 2 * aside + ahead >= least) continue;
    best = site;
    least = 2 * aside + ahead;
  }
  return best;
}

/** STAGE_DOOR: lists the sides that a site's door may look to. */
export function listDoors(site: i32): void {
  clearRows();
  for (let direction = NORTH; direction <= WEST; direction++) {
    const action = ACTION_SITE + 4 * site + direction;
    if (isLegal(action)) addRow(action);
  }
}
