// Owns the screens on which a card's targets are chosen: the map with the one under the cursor, and the list beside it.
import { INVERT, fill } from "../../console/framebuffer";
import { seatName } from "../../console/names";
import { rowAction } from "../../console/rows";
import { put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { cardName } from "./card-words";
import { aimNow, isCarry, isGrouped, listAim, targetIn } from "./choices-aim";
import { nearest } from "./choices-zombies";
import { NONE, NOWHERE } from "./data";
import {
  AIM_BULLETS,
  AIM_HEARTS,
  AIM_ITEM,
  AIM_SPACE,
  AIM_TILE,
  DUCT_PLAN,
  SWEEP,
  TROUBLE,
  kindOf,
} from "./data-cards";
import { CENTRE, isCity, localOf, tileOf } from "./data-map";
import { directorName, putMany, putTile } from "./names";
import { directorOn } from "./queries";
import { buildings } from "./queries-city";
import { homeSteps } from "./queries-way";
import { WHOLE_TILE, freeSpaces, zombiesOn } from "./rules-effects-put";
import { spaceOf, state } from "./state";
import { PHASE_AIM } from "./state-phases";
import { drawNear, nearX, nearY } from "./view-focus";
import { NEAR_PITCH, PLAN_PITCH } from "./view-ground";
import { putRow as putDecision } from "./view-rows";
import {
  HEARTS_Y,
  drawOwn,
  drawRows,
  noRefusal,
  panelEnd,
  panelHints,
  panelLine,
  putTileFirst,
  seatBar,
} from "./view-panel";
import { drawPlan, tileX, tileY } from "./view-plan";
import { putAim } from "./view-walk";
import { putKey } from "./view-zombies";

const QUESTION_Y: i32 = 28;
const ROWS_Y: i32 = 41;

/** PHASE_AIM, PUT, CARRY. */
export function drawAim(cursor: i32): void {
  const aim = aimNow();
  listAim();
  drawTarget(aim, targetIn(rowAction(cursor)));
  seatBar(state.player, cardName(kindOf(state.card)));
  putQuestion(aim);
  panelLine(QUESTION_Y);
  if (<i32>state.phase == PHASE_AIM) drawOwn(aim == AIM_ITEM ? state.target : state.player);
  else {
    putNumber(state.left);
    put(t(" left"));
    panelEnd(QUESTION_Y);
    put(t("Steps to the nearest other:"));
    panelLine(HEARTS_Y);
  }
  drawRows(ROWS_Y, cursor, putRow, putValue, noRefusal);
  if (isGrouped()) panelHints(t("← Tile"), t("Do it"), t("Tile →"));
  else panelHints(<i32>state.phase == PHASE_AIM ? t("Back") : 0, t("Do it"), t("Look"));
}

/** The map with the target inverted, or where its holder stands; on a row that is none the map of the city stays. */
function drawTarget(aim: i32, chosen: i32): void {
  const tiles = aim == AIM_TILE;
  const shown = chosen == NOWHERE ? targetIn(rowAction(0)) : chosen;
  const holder = spaceOf(aim == AIM_ITEM ? state.target : state.player);
  const space = aim >= AIM_ITEM ? holder : tiles ? 9 * shown : shown;
  const city = space != NOWHERE && isCity(tileOf(space));
  if (city) drawNear(space, aim == AIM_SPACE ? chosen : NOWHERE);
  else drawPlan(aim == AIM_SPACE ? chosen : NOWHERE);
  if (chosen == NOWHERE || !tiles) return;
  const size = 3 * (city ? NEAR_PITCH : PLAN_PITCH) - 1;
  const x = city ? nearX(space, space) : tileX(shown);
  const y = city ? nearY(space, space) : tileY(shown);
  fill(x + 1, y + 1, size, size, INVERT);
}

/** "To tile 3"; what else is chosen the card's name in the bar says. */
function putQuestion(aim: i32): void {
  if (aim == AIM_ITEM) {
    put(seatName(state.target));
    put(t(" loses what?"));
  } else if (isOneTile()) {
    put(isCarry() && <i32>state.aim == NOWHERE ? t("From ") : t("To "));
    putTile(tileOf(targetIn(rowAction(0))));
  } else put(t("Which one?"));
}
/** Whether all rows are spaces of one tile. */
function isOneTile(): bool {
  return aimNow() == AIM_SPACE && (isGrouped() || kindOf(state.card) == TROUBLE);
}

// ---- rows ----

/** Where a space lies in its tile. */
const HEIGHTS: usize = memory.data<u16>([<u16>t("Top"), <u16>t("Middle"), <u16>t("Bottom")]);
const SIDES: usize = memory.data<u16>([<u16>t(" left"), <u16>t(""), <u16>t(" right")]);
function putRow(action: i32): void {
  const target = targetIn(action);
  if (target == NOWHERE) return putDecision(action);
  const aim = aimNow();
  if (isOneTile()) {
    put(load<u16>(HEIGHTS + 2 * (localOf(target) / 3)));
    return put(load<u16>(SIDES + 2 * (localOf(target) % 3)));
  }
  if (aim == AIM_SPACE) putAim(target);
  if (aim < AIM_ITEM) return putTileFirst(aim == AIM_TILE ? target : tileOf(target));
  if (target < AIM_BULLETS) return put(cardName(kindOf(target)));
  if (target == AIM_BULLETS + 1) return put(t("1 bullet"));
  put(target < AIM_HEARTS ? t("2 bullets") : t("1 heart"));
}

/** What lies on a target and how far home it is; how many fall or come; of a zombie's place who is near. */
function putValue(action: i32): void {
  const target = targetIn(action);
  const aim = aimNow();
  if (target == NOWHERE || aim >= AIM_ITEM) return;
  if (<i32>state.phase != PHASE_AIM) return putKey(nearest(target));
  const tiles = aim == AIM_TILE;
  if (tiles && kindOf(state.card) != DUCT_PLAN) return putZombies(kindOf(state.card), target);
  const space = tiles ? 9 * target + CENTRE : target;
  const director = directorOn(space);
  if (director != NONE) return put(directorName(director));
  if (isCity(tileOf(space))) return;
  put(t("home "));
  putNumber(homeSteps(space));
}

/** Clean Sweep: the zombies on a tile; else how many more come. */
function putZombies(kind: i32, tile: i32): void {
  const locals = isCity(tile) ? buildings(tile) : WHOLE_TILE;
  if (kind == SWEEP) return putMany(zombiesOn(tile, WHOLE_TILE), t("kill"));
  const free = freeSpaces(tile, locals);
  putNumber(kind == TROUBLE ? min(free, zombiesOn(tile, locals)) : free);
  put(t(" more"));
}
