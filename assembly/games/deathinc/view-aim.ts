// Owns the screens on which a card's targets are chosen: the map with the one under the cursor, and the list beside it.
import { INVERT, fill } from "../../console/framebuffer";
import { seatName } from "../../console/names";
import { rowAction } from "../../console/rows";
import { put, putCount, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { cardName } from "./card-words";
import { aimsAtTiles, isCarry, isGrouped, listAim, targetIn } from "./choices-aim";
import { ROW_AUTO, nearOf } from "./choices-zombies";
import { NONE, NOWHERE, OFFICE_CART } from "./data";
import {
  AIM_BULLETS,
  AIM_HEARTS,
  AIM_ITEM,
  AIM_SPACE,
  DUCT_PLAN,
  SWEEP,
  TRANSFER,
  TROUBLE,
  aimOf,
  kindOf,
} from "./data-cards";
import { CENTRE, isCity, tileOf } from "./data-map";
import { directorName, putTile } from "./names";
import { directorOn } from "./queries";
import { buildings } from "./queries-city";
import { FAR, homeSteps } from "./queries-way";
import { ACTION_BACK, currentPlayer, isLegal } from "./rules";
import { WHOLE_TILE, freeSpaces, zombiesOn } from "./rules-effects-put";
import { isBullet, isHeart, state } from "./state";
import { PHASE_AIM, PHASE_PUSH, PHASE_PUT } from "./state-phases";
import { drawNear, nearX, nearY } from "./view-focus";
import { NEAR_PITCH, PLAN_PITCH } from "./view-ground";
import { putRow as putDecision } from "./view-list";
import {
  PLAN_PANEL,
  barEnd,
  drawOwn,
  drawRows,
  noRefusal,
  panelAt,
  panelHints,
  panelText,
  putTileFirst,
  seatBar,
} from "./view-panel";
import { drawPlan, tileX, tileY } from "./view-plan";
import { drawWalk } from "./view-walk";
import { putKey } from "./view-zombies";

const TEXT_Y: i32 = 16;
const ROWS_Y: i32 = 41;
const ROWS: i32 = 6;
const LINE: i32 = 12;

/** AIM_...: what is chosen, a space unless the card says otherwise. */
function aimNow(): i32 {
  return <i32>state.phase == PHASE_AIM ? aimOf(kindOf(state.card)) : AIM_SPACE;
}
/** Whether all rows are spaces of one tile. */
function isOneTile(): bool {
  if (isGrouped()) return !aimsAtTiles();
  return !OFFICE_CART && <i32>state.phase == PHASE_PUT && kindOf(state.card) == TROUBLE;
}

/** PHASE_AIM, PUT, CARRY, PUSH. */
export function drawAim(cursor: i32): void {
  if (<i32>state.phase == PHASE_PUSH) return drawWalk(cursor);
  const aim = aimNow();
  const down = aim < AIM_ITEM ? 0 : LINE;
  listAim();
  if (down) drawPlan(NOWHERE);
  else drawTarget(targetIn(rowAction(cursor)));
  panelAt(PLAN_PANEL);
  seatBar(currentPlayer(), t("your card"));
  if (<i32>state.phase != PHASE_AIM) {
    putNumber(state.left);
    put(t(" left"));
  }
  barEnd(0);
  if (down) drawOwn(aim == AIM_ITEM ? state.target : state.player);
  putQuestion(aim);
  panelText(TEXT_Y + down);
  drawRows(ROWS_Y + down, down ? ROWS - 1 : ROWS, cursor, putRow, putValue, noRefusal);
  if (!isGrouped()) panelHints(isLegal(ACTION_BACK) ? t("Back") : 0, t("Do it"), t("Look"));
  else if (aimsAtTiles()) panelHints(t("← More"), t("Do it"), t("More →"));
  else panelHints(t("← Tile"), t("Do it"), t("Tile →"));
}

/** The map with the target inverted; on a row that is none the map stays. */
function drawTarget(chosen: i32): void {
  const tiles = aimsAtTiles();
  const shown = chosen < 0 ? targetIn(rowAction(0)) : chosen;
  const space = tiles ? 9 * shown : shown;
  const city = isCity(tileOf(space));
  if (city) drawNear(space, NOWHERE);
  else drawPlan(chosen < 0 || tiles ? NOWHERE : space);
  if (chosen < 0 || !(tiles || city)) return;
  const size = (city ? NEAR_PITCH : PLAN_PITCH) * (tiles ? 3 : 1) - 1;
  const x = city ? nearX(space, space) : tileX(shown);
  const y = city ? nearY(space, space) : tileY(shown);
  fill(x + 1, y + 1, size, size, INVERT);
}

/** "All-Hands Meeting / Where to? In tile 3". */
function putQuestion(aim: i32): void {
  const kind = kindOf(state.card);
  const carries = isCarry();
  const picked = carries && <i32>state.aim != NOWHERE;
  if (picked) {
    put(t("Zombie from "));
    putTile(tileOf(state.aim));
  } else put(cardName(kind));
  put(t("\n"));
  if (aim == AIM_ITEM) {
    put(seatName(state.target));
    return put(t(" loses what?"));
  }
  if (carries && !picked) put(t("Which zombie?"));
  else put(<i32>state.phase != PHASE_AIM || kind == TRANSFER ? t("Where to?") : t("Which one?"));
  if (!isOneTile()) return;
  put(t(" In "));
  putTile(tileOf(targetIn(rowAction(0))));
}

// ---- rows ----

function putRow(action: i32): void {
  const target = targetIn(action);
  if (action == ROW_AUTO) return put(t("Auto rest"));
  if (target < 0) return putDecision(action);
  const aim = aimNow();
  if (isOneTile()) {
    put(t("Space "));
    return putNumber(1 + (target % 9));
  }
  if (aim < AIM_ITEM) return putTileFirst(aimsAtTiles() ? target : tileOf(target));
  if (target < AIM_BULLETS) return put(cardName(kindOf(target)));
  if (target >= AIM_HEARTS) return put(t("1 heart"));
  // Petty Cash: the number alone stands for two.
  putCount(target == AIM_BULLETS ? 2 : target - AIM_BULLETS, t("bullet"), t("bullets"));
}

/** What lies on a target; of the own way how far home it is, of a zombie's who is near. */
function putValue(action: i32): void {
  const target = targetIn(action);
  if (target < 0) return;
  const kind = kindOf(state.card);
  if (<i32>state.phase != PHASE_AIM) return putKey(nearOf(target));
  if (aimNow() >= AIM_ITEM) return;
  if (aimsAtTiles() && kind != DUCT_PLAN) return putZombies(kind, target);
  const space = aimsAtTiles() ? 9 * target + CENTRE : target;
  if (directorOn(space) != NONE) return put(directorName(directorOn(space)));
  if (isHeart(space)) put(t("heart, "));
  else if (isBullet(space)) put(t("bullet, "));
  if (homeSteps(space) == FAR) return;
  put(t("home "));
  putNumber(homeSteps(space));
}

/** Clean Sweep: the zombies on a tile; else how many more come. */
function putZombies(kind: i32, tile: i32): void {
  const locals = isCity(tile) ? buildings(tile) : WHOLE_TILE;
  if (kind == SWEEP) return putCount(zombiesOn(tile, WHOLE_TILE), t("zombie"), t("zombies"));
  const free = freeSpaces(tile, locals);
  putNumber(!OFFICE_CART && kind == TROUBLE ? min(free, zombiesOn(tile, locals)) : free);
  put(t(" more"));
}
