// Owns the drawing of the rooms: two trees, house and yard, with a mark for every exit.
import { BLACK, WHITE, fill, frame, hline, pixel, vline } from "../../console/framebuffer";
import { READ, SMALL, left, put, putCount, putNumber, right, speakAt, width } from "../../console/text";
import { t } from "../../console/texts";
import { DINING, INDOORS, OUTDOORS, PATIO } from "./data";
import { roomName } from "./names";
import { connections, freeExits, hiddenCount, isKnown } from "./queries";
import { fromOf, state } from "./state";
import { layTree, treeDepth, treeRoom, treeRow } from "./tree";

const HOUSE_X: i32 = 4;
const YARD_X: i32 = 104;
const TREE_Y: i32 = 16; // first row of text
export const TREE_PITCH: i32 = 11;
const COLUMN: i32 = 90; // px a column may use
const MARK: i32 = 5; // px of an exit mark

/** Both trees, from y 16 down; returns the rows of the longer one, 8 at most. */
export function drawMap(): i32 {
  const house = drawArea(INDOORS, HOUSE_X);
  vline(100, 16, 87, BLACK);
  return max(house, drawArea(OUTDOORS, YARD_X));
}

/** Draws an area; returns how many rooms it has. */
function drawArea(area: i32, x: i32): i32 {
  const rows = layTree(area);
  let height = 0;
  for (let row = 0; row < rows; row++) height = max(height, treeDepth(treeRoom(row)));
  // A column holds a long path of rooms only with narrower steps.
  const indent = height > 5 ? 4 : 5;
  if (rows == 0) {
    put(t("Yard"));
    left(x, TREE_Y, READ, BLACK);
  }
  drawHidden(area, x, TREE_Y);
  for (let row = 0; row < rows; row++) drawRoom(treeRoom(row), x, TREE_Y + row * TREE_PITCH, indent);
  return rows;
}

/** How many tiles of the area are still hidden, at the right of its first row. */
function drawHidden(area: i32, x: i32, y: i32): void {
  const hidden = hiddenCount(area);
  if (hidden == 0) return;
  putNumber(hidden);
  put(t(" HIDDEN"));
  right(x + COLUMN, y + 2, SMALL, BLACK);
}

function drawRoom(room: i32, column: i32, y: i32, indent: i32): void {
  const depth = treeDepth(room);
  const x = column + depth * indent;
  if (depth > 0) drawBranch(room, x - indent + 1, y, indent);
  put(roomName(room));
  const w = width(READ);
  const here = <i32>state.room == room;
  if (here) fill(x - 1, y - 1, w + 3, TREE_PITCH, BLACK);
  left(x, y, READ, here ? WHITE : BLACK);
  drawExits(room, x + w + 5, column + COLUMN, y + 2);
  sayRoom(room, here, y);
}

/** The line from a room up to the row of the room it was entered from. */
function drawBranch(room: i32, x: i32, y: i32, indent: i32): void {
  const rows = treeRow(room) - treeRow(fromOf(room));
  const top = y - rows * TREE_PITCH + 10;
  vline(x, top, y + 4 - top, BLACK);
  hline(x, y + 4, indent - 2, BLACK);
}

/** One mark an exit: filled = leads to a room, hollow = free; the patio door has its own. */
function drawExits(room: i32, from: i32, end: i32, y: i32): void {
  const hasDoor = room == DINING || room == PATIO;
  const free = freeExits(room);
  const used = connections(room) - (hasDoor && isKnown(PATIO) ? 1 : 0);
  const doorWidth = hasDoor ? 7 : 0;
  const pitch = from + (used + free) * (MARK + 2) - 2 + doorWidth > end ? MARK + 1 : MARK + 2;
  let x = from;
  for (let i = 0; i < used + free; i++) {
    if (i < used) fill(x, y, MARK, MARK, BLACK);
    else frame(x, y, MARK, MARK, 1, BLACK);
    x += pitch;
  }
  if (hasDoor) drawDoor(x, y - 2);
}

/** The patio door: open (filled) once somebody went through. */
function drawDoor(x: i32, y: i32): void {
  const open = isKnown(PATIO);
  if (open) fill(x, y, 6, 9, BLACK);
  else frame(x, y, 6, 9, 1, BLACK);
  pixel(x + 4, y + 4, open ? WHITE : BLACK);
}

function sayRoom(room: i32, here: bool, y: i32): void {
  const free = freeExits(room);
  put(here ? t("(you are here; ") : t("("));
  if (free > 0) putCount(free, t("free exit"), t("free exits"));
  else put(t("no free exit"));
  if (treeDepth(room) > 0) {
    put(t("; from "));
    put(roomName(fromOf(room)));
  }
  if (room == DINING) put(isKnown(PATIO) ? t("; door to the Patio") : t("; closed door to the Patio"));
  put(t(")"));
  speakAt(y);
}
