// Owns the drawing of the empty house: walls, doors, windows, boards on them, yard, floor marks, truck and car.
import { BLACK, WHITE, blit, fill, frame, keepLeft, overLeft, pixel } from "../../console/framebuffer";
import {
  SPRITE_CAR7,
  SPRITE_FLOOR_BATH,
  SPRITE_FLOOR_BED,
  SPRITE_FLOOR_BLOCKS,
  SPRITE_FLOOR_MAT,
  SPRITE_FLOOR_SOFA,
  SPRITE_FLOOR_STOVE,
  SPRITE_FLOOR_TABLE,
  SPRITE_FLOOR_TYRE,
  SPRITE_TRUCK19,
  SPRITE_TUFT,
} from "../../console/icon-data";
import { magnify } from "../../console/icons";
import {
  DOOR,
  EAST,
  KITCHEN,
  OPENINGS,
  SIDE,
  SOUTH,
  SQUARES,
  START,
  TRUCK,
  WINDOW,
  edgesOf,
  neighbour,
  openingDirection,
  openingSquare,
  roomOf,
} from "./data-board";
import { isBoarded } from "./state";
import { BOARD_SIZE, BOARD_X, BOARD_Y, PITCH, drawSprite, lineX, lineY } from "./view-pieces";

const LENGTH: i32 = PITCH + 1; // px of an edge

// ---- edges ----

/** A stroke along an edge whose corner is at x, y: from `along` on, `length` long, `across` px beside it, `thick`. */
function stroke(
  x: i32,
  y: i32,
  upright: bool,
  along: i32,
  length: i32,
  across: i32,
  thick: i32,
  c: i32,
): void {
  if (upright) fill(x + across, y + along, thick, length, c);
  else fill(x + along, y + across, length, thick, c);
}

/** An edge that is no open one; outer = -1, 1: the side on which the yard lies of a wall of the house, else 0. */
function drawEdge(kind: i32, x: i32, y: i32, upright: bool, outer: i32): void {
  stroke(x, y, upright, 0, LENGTH, min(outer, 0), outer == 0 ? 1 : 2, BLACK);
  if (kind == DOOR) {
    stroke(x, y, upright, 3, 5, -1, 3, WHITE);
    stroke(x, y, upright, 2, 1, -1, 3, BLACK);
    stroke(x, y, upright, 8, 1, -1, 3, BLACK);
  } else if (kind == WINDOW) {
    stroke(x, y, upright, 1, 9, -1, 3, BLACK);
    stroke(x, y, upright, 2, 7, 0, 1, WHITE);
  }
}

/** The side of the yard on a wall between two squares, the first one west or north of it; 0 = no wall of the house. */
function outerSide(square: i32, other: i32): i32 {
  if (other < 0) return 0;
  const inside = roomOf(square) >= KITCHEN;
  return inside == roomOf(other) >= KITCHEN ? 0 : inside ? 1 : -1;
}

/** All walls, doors and windows. */
export function drawEdges(): void {
  frame(BOARD_X, BOARD_Y, BOARD_SIZE, BOARD_SIZE, 1, BLACK);
  for (let square = 0; square < SQUARES; square++) {
    const edges = edgesOf(square);
    const x = lineX(square);
    const y = lineY(square);
    if ((edges & 3) != 0) drawEdge(edges & 3, x + PITCH, y, true, outerSide(square, neighbour(square, EAST)));
    if (edges >> 2 != 0)
      drawEdge(edges >> 2, x, y + PITCH, false, outerSide(square, neighbour(square, SOUTH)));
  }
}

/** The boards on doors and windows, over whatever stands there. */
export function drawAllBoards(): void {
  for (let opening = 0; opening < OPENINGS; opening++) {
    if (!isBoarded(opening)) continue;
    const upright = openingDirection(opening) == EAST;
    const beyond = neighbour(openingSquare(opening), upright ? EAST : SOUTH);
    drawBoards(lineX(beyond), lineY(beyond), upright);
  }
}

/** Boards on an edge: a black bar with two nails, wide enough to stand out on a wall of the house. */
function drawBoards(x: i32, y: i32, upright: bool): void {
  stroke(x, y, upright, 1, 9, -1, 3, BLACK);
  stroke(x, y, upright, 2, 2, 0, 1, WHITE);
  stroke(x, y, upright, 7, 2, 0, 1, WHITE);
}

/** An edge for explanations, twice as large; boarded = with boards on it. */
export function drawSample(kind: i32, boarded: bool, x: i32, y: i32): void {
  drawEdge(kind, x, y + 1, false, 0);
  if (boarded) drawBoards(x, y + 1, false);
  magnify(x, y, LENGTH, 3);
}

// ---- ground ----

/** A row of dots, 128 px. */
const DOTS: usize = memory.data(16);

/** A dot at each corner where squares meet; on a screen that is white there: all rows are copies of the first. */
export function drawCorners(): void {
  for (let square = 0; square < SIDE; square++) pixel(lineX(square), BOARD_Y, BLACK);
  keepLeft(DOTS, BOARD_Y, 1);
  for (let row = 1; row < SIDE; row++) overLeft(DOTS, BOARD_Y + row * PITCH, 1);
}

// Which squares of the house have a floor mark, and its picture.
const FLOOR_SQUARES: usize = memory.data<u8>([26, 41, 56, 62, 91, 99, 113, 116]);
const FLOOR_MARKS: usize = memory.data<u16>([
  <u16>SPRITE_FLOOR_STOVE, // C3
  <u16>SPRITE_FLOOR_BATH, // F4
  <u16>SPRITE_FLOOR_BED, // I5
  <u16>SPRITE_FLOOR_TABLE, // C6
  <u16>SPRITE_FLOOR_BLOCKS, // H8
  <u16>SPRITE_FLOOR_SOFA, // D9
  <u16>SPRITE_FLOOR_MAT, // F10
  <u16>SPRITE_FLOOR_TYRE, // I10
]);
const FLOORS: i32 = 8;

/** What a square shows while nothing stands there: the yellow car, a tuft in the yards, in some rooms one mark of what they are. */
export function drawGround(square: i32, x: i32, y: i32): void {
  if (square == START) return drawSprite(SPRITE_CAR7, x, y, BLACK);
  if (roomOf(square) < TRUCK) return drawTuft(square, x, y);
  for (let i = 0; i < FLOORS; i++) {
    if (<i32>load<u8>(FLOOR_SQUARES + i) == square) drawSprite(load<u16>(FLOOR_MARKS + 2 * i), x, y, BLACK);
  }
}

function drawTuft(square: i32, x: i32, y: i32): void {
  const column = square % SIDE;
  const row = square / SIDE;
  drawSprite(SPRITE_TUFT, x + 1 + ((7 * column + 5 * row) % 3), y + 2 + ((column + 2 * row) % 3), BLACK);
}

/** The truck: under all pieces and tiles. */
export function drawTruck(): void {
  blit(SPRITE_TRUCK19, BOARD_X + 101, BOARD_Y + 4, BLACK);
}
