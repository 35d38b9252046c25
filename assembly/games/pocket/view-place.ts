// Owns the screen on which the leader turns a new tile: it lies on the map as each row would have it.
import {
  HEAD,
  READ,
  SMALL,
  drop,
  hasText,
  label,
  left,
  put,
  putNumber,
  speakAt,
  wrap,
} from "../../console/text";
import { BLACK, blit } from "../../console/framebuffer";
import { SPRITE_WINDOW7 } from "../../console/icon-data";
import { isClassic } from "./queries";
import {
  panelRow,
  panelHints,
  drawPanel,
  putArrow,
  PANEL_TEXT,
  PANEL_TEXT_WIDTH,
  PANEL_X,
} from "./view-main";
import { rowLabel, rowValue } from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import { t } from "../../console/texts";
import { listBoard, newCell, newWays, waysOn } from "./choices-board";
import { NONE, YARD, opposite, printedWindow, regionOf } from "./data";
import { tileName } from "./names";
import { isOpen, nextCell, tileAt } from "./queries-grid";
import { ACTION_PLACE } from "./rules";
import { NO_CELL, setCell, setTurned, state } from "./state";
import { tileWords } from "./tile-words";
import { drawMap } from "./view-map";

const ROWS_Y: i32 = 69;
const ROW: i32 = 13;
const ALL_SIDES: i32 = 15;

/** How does it lie? cursor = row under the cursor. */
export function drawPlace(cursor: i32): void {
  const tile = <i32>state.newTile;
  const yard = regionOf(tile) == YARD;
  listBoard();
  // The map shows the tile as if it lay there; afterwards it is hidden again.
  setCell(tile, newCell());
  setTurned(tile, rowAction(cursor) - ACTION_PLACE, 0);
  drawMap(tile, ALL_SIDES, false);
  setCell(tile, NO_CELL);
  setTurned(tile, 0, 0);
  drawPanel(yard ? t("turn the new place") : t("turn the new room"));
  label(tileName(tile), PANEL_TEXT, 18, HEAD, BLACK);
  put(tileWords(tile));
  wrap(PANEL_TEXT, 35, PANEL_TEXT_WIDTH, 11, READ, BLACK);
  label(t("WAYS ON"), PANEL_X + 11, 62, SMALL, BLACK);
  for (let row = 0; row < rowCount(); row++) {
    drawRotation(rowAction(row) - ACTION_PLACE, ROWS_Y + row * ROW, row == cursor);
  }
  panelHints(0, t("Place"), t("Look"));
}

function drawRotation(rotation: i32, y: i32, selected: bool): void {
  panelRow(y, ROW, selected);
  const ways = waysOn(rotation);
  putArrows(ways);
  rowLabel();
  const window = printedWindow(state.newTile);
  if (window != NONE) {
    blit(SPRITE_WINDOW7, PANEL_X + 38, y + 2, BLACK);
    put(isClassic() ? t("door") : t("window"));
    speakAt(y + 2);
    putArrow((window + rotation) & 3);
    left(PANEL_X + 47, y + 2, READ, BLACK);
  }
  putWays(ways, newWays(rotation));
  rowValue();
}

function putArrows(sides: i32): void {
  for (let dir = 0; dir < 4; dir++) {
    if (((sides >> dir) & 1) == 0) continue;
    if (hasText()) put(t(" "));
    putArrow(dir);
  }
}

/** "1 new, → blocked": what is new, what is joined, what a wall or hedge stands before. */
function putWays(ways: i32, fresh: i32): void {
  const region = regionOf(state.newTile);
  let joined = 0;
  for (let dir = 0; dir < 4; dir++) {
    const other = tileAt(region, nextCell(newCell(), dir));
    if (other != NONE && isOpen(other, opposite(dir))) joined |= 1 << dir;
  }
  drop();
  if (fresh) {
    putNumber(popcnt(fresh));
    put(t(" new"));
  }
  putSides(ways & ~fresh & joined, t(" joined"));
  putSides(ways & ~fresh & ~joined, t(" blocked"));
}

function putSides(sides: i32, words: usize): void {
  if (sides == 0) return;
  if (hasText()) put(t(", "));
  for (let dir = 0; dir < 4; dir++) if ((sides >> dir) & 1) putArrow(dir);
  put(words);
}
