// Owns where a square stands on the screen, at both scales, and the pieces: sprites, characters, marks of a walk.
import { BLACK, INVERT, WHITE, blit, fill } from "../../console/framebuffer";
import {
  SPRITE_CORNER_LEFT,
  SPRITE_CORNER_RIGHT,
  SPRITE_LETTER_A5,
  SPRITE_LETTER_A7,
  SPRITE_LETTER_J5,
  SPRITE_LETTER_J7,
  SPRITE_LETTER_M5,
  SPRITE_LETTER_M7,
  SPRITE_LETTER_N5,
  SPRITE_LETTER_N7,
  SPRITE_LETTER_X5,
  SPRITE_LETTER_X7,
} from "../../console/icon-data";
import { blitDoubled } from "../../console/icons";
import { JOHNNY } from "./data";
import { SIDE } from "./data-board";

/** The part of the board that is drawn; sizes in px. All of it is set anew for each picture. */
@unmanaged
class Scale {
  factor: i32; // 1, or 2 in the close-up view: lines and sprites are so thick
  pitch: i32; // from one square to the next
  inset: i32; // from a square's line to its sprite, and to the post of a door
  x: i32; // line left of the first column
  y: i32;
  column: i32; // first one shown
  row: i32;
  span: i32; // columns and rows shown
}
export const scale = changetype<Scale>(memory.data(32));

export const BOARD_X: i32 = 2;
export const BOARD_Y: i32 = 3;
export const BOARD_SIZE: i32 = 121; // px
/** Squares in a row of the close-up view. */
export const CLOSE_SPAN: i32 = 5;

/** The whole board. */
export function setWhole(): void {
  setScale(1, 10, 2, SIDE);
  scale.column = 0;
  scale.row = 0;
}

/** 5 x 5 squares around one, as near to its middle as the border lets. */
export function setClose(square: i32): void {
  setScale(2, 24, 6, CLOSE_SPAN);
  scale.column = min(max((square % SIDE) - 2, 0), SIDE - CLOSE_SPAN);
  scale.row = min(max(square / SIDE - 2, 0), SIDE - CLOSE_SPAN);
}

function setScale(factor: i32, pitch: i32, inset: i32, span: i32): void {
  scale.factor = factor;
  scale.pitch = pitch;
  scale.inset = inset;
  scale.span = span;
  scale.x = BOARD_X;
  scale.y = BOARD_Y;
}

/** Whether a square is shown at all. */
export function isShown(square: i32): bool {
  const column = (square % SIDE) - scale.column;
  const row = square / SIDE - scale.row;
  return column >= 0 && row >= 0 && column < scale.span && row < scale.span;
}

/** x of the line left of a square. */
export function lineX(square: i32): i32 {
  return scale.x + ((square % SIDE) - scale.column) * scale.pitch;
}

/** y of the line above it. */
export function lineY(square: i32): i32 {
  return scale.y + (square / SIDE - scale.row) * scale.pitch;
}

// ---- pieces ----

/** A sprite of 7 px in a square whose lines are at x, y; px = further right and down, in sprite's px. */
export function drawSprite(sprite: usize, x: i32, y: i32, c: i32): void {
  const inset = scale.inset;
  if (scale.factor == 1) blit(sprite, x + inset, y + inset, c);
  else blitDoubled(sprite, x + inset, y + inset, c);
}

/** A rectangle in px of a sprite's grid: 0 is its first column or row, -1 the one before. */
export function fillPixels(x: i32, y: i32, left: i32, top: i32, w: i32, h: i32, c: i32): void {
  const f = scale.factor;
  const inset = scale.inset;
  fill(x + inset + f * left, y + inset + f * top, f * w, f * h, c);
}

const LETTERS: usize = memory.data<u16>([
  <u16>SPRITE_LETTER_A5,
  <u16>SPRITE_LETTER_N5,
  <u16>SPRITE_LETTER_M5,
  <u16>SPRITE_LETTER_X5,
  <u16>SPRITE_LETTER_J5,
  <u16>SPRITE_LETTER_A7,
  <u16>SPRITE_LETTER_N7,
  <u16>SPRITE_LETTER_M7,
  <u16>SPRITE_LETTER_X7,
  <u16>SPRITE_LETTER_J7,
]);

/** A character's letter, 5 x 5 px for a frame, 5 x 7 px for the black box. */
export function letterOf(character: i32, tall: bool): usize {
  return load<u16>(LETTERS + 2 * (min(<u32>character, JOHNNY) + (tall ? 5 : 0)));
}

/** A character's box of 9 px: black where it acts; bitten at both sides where a monster stands with it. */
export function drawCharacter(character: i32, x: i32, y: i32, active: bool, bitten: bool): void {
  const letter = letterOf(character, active);
  fillPixels(x, y, -1, -1, 9, 9, active ? BLACK : WHITE);
  if (!active) {
    fillPixels(x, y, 0, -1, 7, 1, BLACK);
    fillPixels(x, y, 0, 7, 7, 1, BLACK);
    fillPixels(x, y, -1, 0, 1, 7, BLACK);
    fillPixels(x, y, 7, 0, 1, 7, BLACK);
  }
  const shift = scale.factor;
  drawSprite(letter, x + shift, active ? y : y + shift, active ? WHITE : BLACK);
  if (!bitten) return;
  for (let row = 0; row < 8; row += 2) {
    fillPixels(x, y, -1, row, 1, 1, WHITE);
    fillPixels(x, y, 7, row, 1, 1, WHITE);
  }
}

// ---- marks of a walk ----

/** White where the truck or the car would swallow what stands there. */
export function clearSquare(x: i32, y: i32): void {
  fillPixels(x, y, -1, -1, 9, 9, WHITE);
}

/** The dot of a square where the piece may stop; inside a bag it is white. */
export function drawDot(x: i32, y: i32, c: i32): void {
  fillPixels(x, y, 2, 2, 3, 3, c);
}

/** The ring of a square that only Max's extra step reaches. */
export function drawRing(x: i32, y: i32, c: i32): void {
  drawDot(x, y, c);
  fillPixels(x, y, 3, 3, 1, 1, c ^ 1);
}

/** The corner brackets of a square that ends the walk. */
export function drawBrackets(x: i32, y: i32): void {
  blit(SPRITE_CORNER_LEFT, x + 1, y + 1, BLACK);
  blit(SPRITE_CORNER_RIGHT, x + 8, y + 1, BLACK);
}

/** Turns a square's colours: a list points at it. */
export function turnSquare(x: i32, y: i32): void {
  fillPixels(x, y, -1, -1, 9, 9, INVERT);
}
