// Owns what presses do while a tile is laid: round the free sites, the side of a door, the turn of a city tile.
import { PRESS_A, PRESS_B, PRESS_C, STATUS_CHANGED } from "../../console/abi";
import { always } from "../../console/list";
import { rowAction } from "../../console/rows";
import { shell } from "../../console/state-map";
import { SITE_MARK, doorRow, listDoors, siteNow, siteTowards, nextSite } from "./choices-site";
import { SITE_A, FIRST_SITE } from "./data-map";
import { decide } from "./flow";
import { ACTION_SITE } from "./rules";
import { STAGE_DOOR, STAGE_FIRST } from "./screens";
import { state } from "./state";
import { chosen } from "./ui-list";
import { openLook } from "./ui-look";
import { directionOf } from "./ui-walk";
import { listRotations } from "./view-rotate";

/** PHASE_SITE; status bits. */
export function pressSite(code: i32): i32 {
  const site = siteNow();
  if (state.stage == STAGE_DOOR) {
    listDoors(site);
    return code == PRESS_A ? toStage(STAGE_FIRST, site) : pressRow(code);
  }
  if (code == PRESS_A) return openLook();
  if (code == PRESS_B) {
    if (FIRST_SITE + site >= SITE_A) return toDoors(site);
    return decide(ACTION_SITE + 4 * site + doorRow(site));
  }
  const direction = directionOf(code);
  if (direction < 0) return 0;
  return toStage(STAGE_FIRST, code == PRESS_C ? nextSite() : siteTowards(direction));
}

/** The list of doors, its cursor on the one nearest to the Entrance. */
function toDoors(site: i32): i32 {
  const status = toStage(STAGE_DOOR, site);
  listDoors(site);
  while ((rowAction(shell.cursor) & 3) != doorRow(site)) shell.cursor++;
  return status;
}

function toStage(stage: u8, site: i32): i32 {
  state.stage = stage;
  state.mark2 = <u8>(SITE_MARK + site);
  shell.cursor = 0;
  return STATUS_CHANGED;
}

/** PHASE_ROTATE; status bits. */
export function pressRotate(code: i32): i32 {
  listRotations();
  return pressRow(code);
}

/** A list whose rows are all decisions. */
function pressRow(code: i32): i32 {
  const action = chosen(code, always);
  return action < 0 ? ~action : decide(action);
}
