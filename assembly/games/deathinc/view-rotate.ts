// Owns the screen on which a city tile is turned before it lies: its ways, each drawn in place, with what stays open.

import { SPRITE_BULLET7, SPRITE_HEART, SPRITE_ZOMBIE7 } from "../../console/icon-data";
import { barRight, counter } from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import { BLACK, frame } from "../../console/framebuffer";
import { HEAD, label, put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { listRotations } from "./choices-tile";
import { NAMED, STOCK_BULLETS, STOCK_HEARTS, stockOf } from "./data-city";
import { GATE, NORTH, WEST, middleOf, tileOf } from "./data-map";
import { cityName, putMany } from "./names";
import { columnStep, endOfCity, hasExit, isOpenEdge, rowStep, stockZombies } from "./queries-city";
import { ACTION_ROTATE } from "./rules";
import { cityColumn, cityRow, setCityTile, spaceOf, state } from "./state";
import { drawNear, nearX, nearY } from "./view-focus";
import { drawRows, noRefusal, panelEnd, panelHints, panelText, seatBar, textX } from "./view-panel";

const ROWS_Y: i32 = 54;

/** PHASE_ROTATE. */
export function drawRotate(cursor: i32): void {
  const kind = <i32>state.room;
  const here = spaceOf(state.turn);
  listRotations();
  layFor(rowAction(cursor));
  drawNear(here, 0xffff);
  const corner = 9 * (endOfCity() - 1);
  frame(nearX(corner, here) - 1, nearY(corner, here) - 1, 45, 45, 2, BLACK);
  takeBack();
  seatBar(state.turn, t("turn the tile"));
  putMany(rowCount(), t("way"));
  barRight();
  label(cityName(kind), textX(), 17, HEAD, BLACK);
  let x = counter(SPRITE_ZOMBIE7, textX(), 32, stockZombies(kind));
  if (kind < NAMED) {
    x = counter(SPRITE_HEART, x, 32, stockOf(kind, STOCK_HEARTS));
    counter(SPRITE_BULLET7, x, 32, stockOf(kind, STOCK_BULLETS));
  }
  put(t("open edges then"));
  panelEnd(43);
  drawRows(ROWS_Y, cursor, putWays, putOpen, noRefusal);
  put(t("Then fill it and step in."));
  if (rowCount() < 4) panelText(105);
  panelHints(0, t("Lay"), t("Look"));
}

/** Lays the tile as a row has it, for a picture or a count; takeBack() must follow. */
function layFor(action: i32): void {
  const tile = tileOf(spaceOf(state.turn));
  const column = cityColumn(tile) + columnStep(state.entry);
  const row = cityRow(tile) + rowStep(state.entry);
  setCityTile(endOfCity(), column, row, state.room + 32 * (action - ACTION_ROTATE));
  state.cityLaid += 1;
}
function takeBack(): void {
  state.cityLaid -= 1;
  setCityTile(endOfCity(), 0, 0, 0);
}

const SIDES: usize = memory.data<u16>([<u16>t("up"), <u16>t("right"), <u16>t("down"), <u16>t("left")]);
/** "Open left, down": its exits but the one where you come in. */
function putWays(action: i32): void {
  let any = false;
  for (let direction = NORTH; direction <= WEST; direction++) {
    if (direction == ((<i32>state.entry) ^ 2) || !hasExit(state.room, action - ACTION_ROTATE, direction))
      continue;
    put(any ? t(", ") : t("Open "));
    put(load<u16>(SIDES + 2 * direction));
    any = true;
  }
  if (!any) put(t("Dead end"));
}
function putOpen(action: i32): void {
  layFor(action);
  let open = 0;
  for (let tile = GATE; tile < endOfCity(); tile++) {
    for (let direction = NORTH; direction <= WEST; direction++)
      open += i32(isOpenEdge(9 * tile + middleOf(direction), direction));
  }
  takeBack();
  putNumber(open);
}
