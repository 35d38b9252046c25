// Owns the screens on which somebody is chosen to be hurt: by a wall, which is chosen there too, or by the glass.
import { BLACK, WHITE, fill, hline } from "../../console/framebuffer";
import { seatName } from "../../console/names";
import { listRow, rowLabel, rowValue } from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import { UNDO_POSSIBLE, shell } from "../../console/state-map";
import { READ, SMALL, label, left, put, putChar, putNumber, speakAt, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { listBoard } from "./choices-board";
import { NONE } from "./data";
import { ACTION_SEAT } from "./rules";
import { healthOf, state } from "./state";
import { PHASE_TASK, TASK_BASH } from "./state-phases";
import { isWall, tileBeyond } from "./queries-grid";
import {
  PANEL_TEXT,
  PANEL_TEXT_WIDTH,
  PANEL_WIDTH,
  PANEL_X,
  drawCardsLeft,
  drawPanel,
  panelHints,
  panelRow,
  putArrow,
} from "./view-main";
import { drawMap, drawWallArrow } from "./view-map";

const WALL_Y: i32 = 42;
const LABEL_Y: i32 = 58;
const ROWS_Y: i32 = 65;
const ROW: i32 = 13;
const LINES: i32 = 4; // rows in a column; with more seats there are two
const COLUMN: i32 = 74;
const WALL_X: i32 = 218; // of the first arrow
const WALL_PITCH: i32 = 24;
const HEART_SIGN: i32 = 0x2665;
const TO_SIGN: i32 = 0x2192;

/** Which wall, and who is hurt by it; or only who: by the wall that was chosen, by the glass. cursor = row. */
export function drawBash(cursor: i32): void {
  const wall = <i32>state.phase == PHASE_TASK;
  const breaks = wall || <i32>state.task == TASK_BASH;
  listBoard();
  drawMap(state.tile, breaks ? wallsToBlank() : 0, true);
  if (breaks) drawWallArrow(state.tile, wall ? <i32>state.mark2 : <i32>state.direction);
  drawPanel(breaks ? t("break a wall") : t("the window"));
  drawCardsLeft();
  if (breaks) put(t("No door leads on. Behind the wall: a new room, an event."));
  else put(t("Who breaks the glass loses 1. Outside an event follows."));
  wrap(PANEL_TEXT, 17, PANEL_TEXT_WIDTH, 11, READ, BLACK);
  hline(PANEL_X + 3, 39, PANEL_WIDTH - 5, BLACK);
  if (wall) drawWalls(cursor == 0);
  const up = wall ? 0 : ROW;
  label(t("WHO LOSES 1?"), PANEL_X + 12, LABEL_Y - up, SMALL, BLACK);
  const first = wall ? 1 : 0;
  for (let row = first; row < rowCount(); row++) {
    drawVictim(row, row - first, rowCount() - first > LINES, ROWS_Y - up, row == cursor);
  }
  panelHints(
    wall || shell.undoWhy == UNDO_POSSIBLE ? t("Back") : 0,
    wall && cursor == 0 ? t("Turn") : t("Break"),
    t("Look"),
  );
}

/** Walls of the group's room that could be broken, bit dir. */
function wallsToBlank(): i32 {
  let walls = 0;
  for (let dir = 0; dir < 4; dir++) {
    if (isWall(state.tile, dir) && tileBeyond(state.tile, dir) == NONE) walls |= 1 << dir;
  }
  return walls;
}

function drawWalls(selected: bool): void {
  panelRow(WALL_Y, ROW, selected);
  put(t("Wall"));
  rowLabel();
  let x = WALL_X;
  const walls = wallsToBlank();
  for (let dir = 0; dir < 4; dir++) {
    if (((walls >> dir) & 1) == 0) continue;
    const chosen = dir == <i32>state.mark2;
    if (chosen) {
      fill(x - 5, WALL_Y + 1, 18, ROW - 2, BLACK);
      put(t("chosen:"));
      speakAt(WALL_Y + 2);
    }
    putArrow(dir);
    left(x, WALL_Y + 2, READ, chosen ? WHITE : BLACK);
    x += WALL_PITCH;
  }
}

/** place = how many stand before it. */
function drawVictim(row: i32, place: i32, two: bool, top: i32, selected: bool): void {
  const seat = rowAction(row) - ACTION_SEAT;
  const health = healthOf(seat);
  const y = top + (two ? place % LINES : place) * ROW;
  if (two) listRow(PANEL_X + (place / LINES) * COLUMN, y, COLUMN, ROW, selected);
  else panelRow(y, ROW, selected);
  put(seatName(seat));
  rowLabel();
  if (health == 1) put(two ? t("dies") : t("dies "));
  if (health > 1 || !two) {
    putChar(HEART_SIGN);
    putNumber(health);
    putChar(TO_SIGN);
    putNumber(health - 1);
  }
  rowValue();
}
