// Owns the pages on rooms: a list of all, then each known one closer, with its ways and what it is for.
import { BLACK, blit, hline } from "../../console/framebuffer";
import { SPRITE_Q6 } from "../../console/icon-data";
import { magnify } from "../../console/icons";
import { bar, barLeft, barRight, hints } from "../../console/parts";
import { HEAD, READ, label, left, put, putNumber, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { HOUSE, NONE, REGION_TILES, TILE_COUNT, YARD, opposite, regionOf } from "./data";
import { tileName } from "./names";
import { hiddenCount, isKnown, isOpen, stepTo, tileBeyond, windowSide } from "./queries-grid";
import { state } from "./state";
import { tileWords } from "./tile-words";
import { putArrow } from "./view-main";
import { drawTile, setScale, signOf, tileSize } from "./view-tile";

const COLUMN: i32 = 148;
const TOP: i32 = 34;
const PITCH: i32 = 10;
const ROOM_X: i32 = 22;
const ROOM_Y: i32 = 36;
const TEXT_X: i32 = 104;

/** Known tiles: as many pages follow the list. */
export function knownTiles(): i32 {
  return TILE_COUNT - hiddenCount(HOUSE) - hiddenCount(YARD);
}

/** page 0 = the list, then the known tiles in order. */
export function drawRooms(page: i32): void {
  bar(false);
  put(t("Rooms"));
  barLeft();
  if (page == 0) {
    putNumber(knownTiles());
    put(t(" of 16 found"));
    barRight();
    drawNames(HOUSE, t("House"), 8);
    drawNames(YARD, t("Yard"), 8 + COLUMN);
  } else {
    putNumber(page);
    put(t(" of "));
    putNumber(knownTiles());
    barRight();
    drawRoom(tileOfPage(page));
  }
  hints(t("Back"), t("Next"), page > 0 ? t("List") : t("Explain"));
}

/** The tile of a page 1.. */
function tileOfPage(page: i32): i32 {
  let left = page;
  let tile = -1;
  while (left > 0 && tile < TILE_COUNT - 1) if (isKnown(++tile)) left--;
  return tile;
}

function drawNames(region: i32, title: usize, x: i32): void {
  label(title, x, 17, HEAD, BLACK);
  for (let i = 0; i < REGION_TILES; i++) {
    const tile = region * REGION_TILES + i;
    const y = TOP + i * PITCH;
    blit(isKnown(tile) ? signOf(tile) : SPRITE_Q6, x, y + 1, BLACK);
    put(tileName(tile));
    if (!isKnown(tile)) put(t(" (hidden)"));
    if (tile == <i32>state.tile) put(t(" (here)"));
    left(x + 13, y, READ, BLACK);
  }
}

/** One tile, closer. */
function drawRoom(tile: i32): void {
  setScale(0);
  drawTile(tile, ROOM_X + 1, ROOM_Y + 1, false);
  // A window stands out by 1 px at each side.
  magnify(ROOM_X, ROOM_Y, tileSize() + 2, tileSize() + 2);
  label(tileName(tile), TEXT_X, 18, HEAD, BLACK);
  put(tileWords(tile));
  wrap(TEXT_X, 34, 188, 11, READ, BLACK);
  hline(TEXT_X, 58, 188, BLACK);
  for (let dir = 0; dir < 4; dir++) {
    putArrow(dir);
    put(t(" "));
    put(wayWords(tile, dir));
    const to = stepTo(tile, dir);
    if (to != NONE) put(tileName(to));
    left(TEXT_X, 63 + dir * 12, READ, BLACK);
  }
}

/** What a side leads to; empty where the name of the next room says it. */
function wayWords(tile: i32, dir: i32): usize {
  if (stepTo(tile, dir) != NONE) return t("");
  if (windowSide(tile) == dir) return windowWords(tile);
  const behind = tileBeyond(tile, dir);
  if (!isOpen(tile, dir)) return regionOf(tile) == HOUSE ? t("wall") : t("hedge");
  if (behind != NONE && !isOpen(behind, opposite(dir))) return t("blocked: nothing opens there");
  return hiddenCount(regionOf(tile)) > 0 ? t("not explored yet") : t("nothing left to find");
}

function windowWords(tile: i32): usize {
  if (!state.windowBroken) return t("window to the yard: one loses 1");
  return regionOf(tile) == HOUSE ? t("broken window to the Patio") : t("broken window to the Dining Room");
}
