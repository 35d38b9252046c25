// Owns the picture of the whole office, 8 px a space, and where its spaces and sites stand.
import { NOWHERE } from "./data";
import {
  OFFICE_TILES,
  PLAN_COLUMNS,
  PLAN_ROWS,
  isCity,
  localOf,
  planColumn,
  planRow,
  tileOf,
} from "./data-map";
import { isLaid } from "./queries";
import { drawCursor, drawFigures, drawSmall } from "./view-cell";
import { drawNear } from "./view-focus";
import { PLAN_PITCH, drawGround } from "./view-ground";
import { PLAN_PANEL, panelAt } from "./view-panel";

export const PLAN_X: i32 = 2;
export const PLAN_Y: i32 = 3;
const TILE: i32 = 3 * PLAN_PITCH;

/** x of the line left of an office tile, of the line above it. */
export function tileX(tile: i32): i32 {
  return PLAN_X + TILE * planColumn(tile);
}
export function tileY(tile: i32): i32 {
  return PLAN_Y + TILE * planRow(tile);
}

/** The map on which a pawn is: the city around it, else the whole office. */
export function drawMapOf(at: i32): void {
  if (at != NOWHERE && isCity(tileOf(at))) drawNear(at, NOWHERE);
  else drawPlan(NOWHERE);
}

/** The whole office, and where its panel begins; chosen = space under the cursor, NOWHERE. Of a space in the city its surroundings there. */
export function drawPlan(chosen: i32): void {
  if (chosen != NOWHERE && isCity(tileOf(chosen))) return drawNear(chosen, chosen);
  panelAt(PLAN_PANEL);
  drawGround(false, 0, 0, PLAN_COLUMNS, PLAN_ROWS, PLAN_X, PLAN_Y, PLAN_PITCH);
  for (let tile = 0; tile < OFFICE_TILES; tile++) {
    if (isLaid(tile)) drawFigures(tile, tileX(tile), tileY(tile), PLAN_PITCH, drawSmall);
  }
  if (chosen == NOWHERE) return;
  const local = localOf(chosen);
  drawCursor(
    tileX(tileOf(chosen)) + PLAN_PITCH * (local % 3),
    tileY(tileOf(chosen)) + PLAN_PITCH * (local / 3),
  );
}
