// Owns the drawing of the empty house: walls, doors, windows, boards on them, yard, floor marks, truck and car.
import { BLACK, WHITE, blit, fill } from "../../console/framebuffer";
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
import { imageHeight, imageWidth } from "../../console/icons";
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
  WALL,
  edgesOf,
  neighbour,
  openingDirection,
  openingSquare,
  roomOf,
} from "./data-board";
import { isBoarded, state } from "./state";
import { BOARD_X, BOARD_Y, drawSprite, isShown, lineX, lineY, scale } from "./view-pieces";

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
  const f = scale.factor;
  const whole = scale.pitch + f;
  if (kind == DOOR) {
    const post = scale.inset;
    const far = scale.pitch - post;
    for (let line = outer == 0 ? 1 : 0; line < 2; line++) {
      const across = line == 0 ? outer : 0;
      stroke(x, y, upright, 0, post, across, f, BLACK);
      stroke(x, y, upright, far, post + f, across, f, BLACK);
    }
    stroke(x, y, upright, post, f, -f, 3 * f, BLACK);
    stroke(x, y, upright, far, f, -f, 3 * f, BLACK);
    return;
  }
  stroke(x, y, upright, 0, whole, 0, f, BLACK);
  if (outer != 0) stroke(x, y, upright, 0, whole, outer, f, BLACK);
  if (kind == WALL) return;
  // The hollow box of a window.
  stroke(x, y, upright, f, scale.pitch - f, -f, 3 * f, BLACK);
  stroke(x, y, upright, 2 * f, scale.pitch - 3 * f, 0, f, WHITE);
}

/** The side of the yard on a wall between two squares, the first one west or north of it; close up all lines are thick. */
function outerSide(square: i32, other: i32): i32 {
  if (scale.factor > 1 || other < 0) return 0;
  const inside = roomOf(square) >= KITCHEN;
  return inside == roomOf(other) >= KITCHEN ? 0 : inside ? 1 : -1;
}

/** All walls, doors and windows that are shown. */
export function drawEdges(): void {
  for (let square = 0; square < SQUARES; square++) {
    const edges = edgesOf(square);
    if (edges == 0 || !isShown(square)) continue;
    const x = lineX(square);
    const y = lineY(square);
    const east = edges & 3;
    const south = edges >> 2;
    if (east != 0) drawEdge(east, x + scale.pitch, y, true, outerSide(square, neighbour(square, EAST)));
    if (south != 0) drawEdge(south, x, y + scale.pitch, false, outerSide(square, neighbour(square, SOUTH)));
  }
  drawFirstEdges();
}

/** The edges west and north of the first squares shown: those of the squares before them, or the border. */
function drawFirstEdges(): void {
  const size = scale.span * scale.pitch + scale.factor;
  if (scale.column == 0) fill(scale.x, scale.y, scale.factor, size, BLACK);
  if (scale.row == 0) fill(scale.x, scale.y, size, scale.factor, BLACK);
  for (let i = 0; i < scale.span; i++) {
    if (scale.column > 0) {
      const kind = edgesOf((scale.row + i) * SIDE + scale.column - 1) & 3;
      if (kind != 0) drawEdge(kind, scale.x, scale.y + i * scale.pitch, true, 0);
    }
    if (scale.row > 0) {
      const kind = edgesOf((scale.row - 1) * SIDE + scale.column + i) >> 2;
      if (kind != 0) drawEdge(kind, scale.x + i * scale.pitch, scale.y, false, 0);
    }
  }
}

/** The boards on doors and windows, over whatever stands there. */
export function drawAllBoards(): void {
  if (state.boarded == 0) return;
  for (let opening = 0; opening < OPENINGS; opening++) {
    if (!isBoarded(opening)) continue;
    const square = openingSquare(opening);
    const upright = openingDirection(opening) == EAST;
    const beyond = neighbour(square, upright ? EAST : SOUTH);
    if (!isShown(square) && !isShown(beyond)) continue;
    drawBoards(lineX(beyond), lineY(beyond), upright);
  }
}

/** Boards on an edge: a black bar with two nails. */
export function drawBoards(x: i32, y: i32, upright: bool): void {
  const f = scale.factor;
  stroke(x, y, upright, f, scale.pitch - f, -f, 3 * f, BLACK);
  stroke(x, y, upright, 3 * f, f, 0, f, WHITE);
  stroke(x, y, upright, scale.pitch - 3 * f, f, 0, f, WHITE);
}

/** A sample of an edge for explanations: a whole one, from x to the right. */
export function drawSample(kind: i32, boarded: bool, x: i32, y: i32): void {
  drawEdge(kind, x, y, false, 0);
  if (boarded) drawBoards(x, y, false);
}

// ---- ground ----

/** A dot at each corner where squares meet. */
export function drawCorners(): void {
  for (let row = 0; row <= scale.span; row++) {
    for (let column = 0; column <= scale.span; column++) {
      fill(scale.x + column * scale.pitch, scale.y + row * scale.pitch, scale.factor, scale.factor, BLACK);
    }
  }
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
  const f = scale.factor;
  drawSprite(
    SPRITE_TUFT,
    x + f * (1 + ((7 * column + 5 * row) % 3)),
    y + f * (2 + ((column + 2 * row) % 3)),
    BLACK,
  );
}

/** The truck: under all pieces and tiles. */
export function drawTruck(): void {
  if (scale.factor == 1) return blit(SPRITE_TRUCK19, BOARD_X + 101, BOARD_Y + 4, BLACK);
  if (!isShown(SIDE - 1) && !isShown(2 * SIDE - 1)) return;
  // Close up it may stick out of the clip: so it is drawn in single px.
  const x = scale.x + (10 - scale.column) * scale.pitch + 5;
  const y = scale.y - scale.row * scale.pitch + 8;
  const bytes = (imageWidth(SPRITE_TRUCK19) + 7) >> 3;
  for (let row = 0; row < imageHeight(SPRITE_TRUCK19); row++) {
    for (let column = 0; column < imageWidth(SPRITE_TRUCK19); column++) {
      const bits = <i32>load<u8>(SPRITE_TRUCK19 + 2 + row * bytes + (column >> 3));
      if ((bits & (0x80 >> (column & 7))) != 0) fill(x + 2 * column, y + 2 * row, 2, 2, BLACK);
    }
  }
}
