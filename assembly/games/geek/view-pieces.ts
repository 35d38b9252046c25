// Owns where a square stands on the screen, and the pieces: sprites, characters, marks of a walk.
import { BLACK, INVERT, WHITE, blit, fill, roundFrame } from "../../console/framebuffer";
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
import { JOHNNY } from "./data";
import { SIDE } from "./data-board";

export const BOARD_X: i32 = 2;
export const BOARD_Y: i32 = 3;
export const BOARD_SIZE: i32 = 121; // px
/** px from one square to the next. */
export const PITCH: i32 = 10;
const INSET: i32 = 2; // px from a square's lines to its sprite

/** x of the line left of a square. */
export function lineX(square: i32): i32 {
  return BOARD_X + (square % SIDE) * PITCH;
}

/** y of the line above it. */
export function lineY(square: i32): i32 {
  return BOARD_Y + (square / SIDE) * PITCH;
}

// ---- pieces ----

/** A sprite of 7 px in a square whose lines are at x, y. */
export function drawSprite(sprite: usize, x: i32, y: i32, c: i32): void {
  blit(sprite, x + INSET, y + INSET, c);
}

/** A rectangle in px of a sprite's grid: 0 is its first column or row, -1 the one before. */
export function fillPixels(x: i32, y: i32, left: i32, top: i32, w: i32, h: i32, c: i32): void {
  fill(x + INSET + left, y + INSET + top, w, h, c);
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
  fillPixels(x, y, -1, -1, 9, 9, active ? BLACK : WHITE);
  if (!active) roundFrame(x + 1, y + 1, 9, 9, BLACK);
  blit(letterOf(character, active), x + 3, y + (active ? INSET : 3), active ? WHITE : BLACK);
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
