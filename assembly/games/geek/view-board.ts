// Owns the picture of the house with all that is in it: tiles, things, monsters, characters, marks of a walk.
import { BLACK, WHITE, clear } from "../../console/framebuffer";
import { SPRITE_BAG7, SPRITE_TILE7 } from "../../console/icon-data";
import { dropTwice, liftPart } from "../../console/icons";
import { MONSTERS, NONE, kindOf } from "./data";
import { SIDE, SQUARES, START, isTruck } from "./data-board";
import { kindSprite } from "./names";
import { isLivingSeat, monsterOn, pileOn } from "./queries";
import { REACH_ENDS, REACH_MAX, REACH_STOP, reachKind } from "./queries-reach";
import { characterOf, isHidden, monsterAt, squareOf, state } from "./state";
import { drawAllBoards, drawEdges, drawGround, drawTruck } from "./view-house";
import {
  BOARD_SIZE,
  BOARD_X,
  BOARD_Y,
  clearSquare,
  drawBrackets,
  drawCharacter,
  drawDot,
  drawRing,
  drawSprite,
  fillPixels,
  lineX,
  lineY,
  turnSquare,
} from "./view-pieces";
import { SHOWS_GROUND, SHOWS_THINGS, drawStill, shows } from "./view-still";

// What is marked: the reach found last (queries-reach.ts) belongs to a character or to a monster.
export const MARKS_NONE: i32 = 0;
export const MARKS_WALK: i32 = 1;
export const MARKS_PROWL: i32 = 2;

const CLOSE: i32 = 61; // px of the part that is magnified: 6 x 6 squares
const CLOSE_MARGIN: i32 = 20; // px between its side and the square that it is about: two more

/**
 * The whole house. active = seat whose character is black, NONE for none; marks = MARKS_..., of the reach found before;
 * chosen = square that a list points at, NONE. It comes first on a screen: the glass is still white.
 */
export function drawBoard(active: i32, marks: i32, chosen: i32): void {
  drawStill();
  drawTruckSquares(marks);
  drawMonsters();
  if (marks != MARKS_NONE) drawMarks(marks);
  drawCharacters(active);
  drawAllBoards();
  if (chosen < SQUARES) turnSquare(lineX(chosen), lineY(chosen));
}

/** 6 x 6 squares around one, twice as large, in place of the whole board. */
export function drawCloseUp(square: i32, active: i32): void {
  drawBoard(active, MARKS_NONE, NONE);
  const x = min(max(lineX(square) - CLOSE_MARGIN, BOARD_X), BOARD_X + BOARD_SIZE - CLOSE);
  const y = min(max(lineY(square) - CLOSE_MARGIN, BOARD_Y), BOARD_Y + BOARD_SIZE - CLOSE);
  liftPart(x, y, CLOSE, CLOSE);
  clear();
  dropTwice(BOARD_X, BOARD_Y, CLOSE);
}

/** The house without anything in it: what a plan is drawn over. */
export function drawEmptyHouse(): void {
  drawTruck();
  drawGround(START, lineX(START), lineY(START));
  drawEdges();
}

/** Tile and things on the truck, in white where they or a mark would be black on black. */
function drawTruckSquares(marks: i32): void {
  for (let square = 0; square < 2 * SIDE; square++) {
    if (!isTruck(square)) continue;
    const marked = marks != MARKS_NONE && reachKind(square) != 0;
    const things = pileOn(square) >= 0;
    if (!marked && !things && !isHidden(square)) continue;
    clearSquare(lineX(square), lineY(square));
    if (things) drawSprite(SPRITE_BAG7, lineX(square), lineY(square), BLACK);
    else if (isHidden(square)) drawSprite(SPRITE_TILE7, lineX(square), lineY(square), BLACK);
  }
}

/** Monsters, of two that meet on the way the lower one; a line under those on a tile or on things. */
function drawMonsters(): void {
  for (let entry = MONSTERS - 1; entry >= 0; entry--) {
    const square = monsterAt(entry);
    if (square == NONE) continue;
    const x = lineX(square);
    const y = lineY(square);
    fillPixels(x, y, 0, 0, 7, 7, WHITE);
    drawSprite(kindSprite(kindOf(entry)), x, y, BLACK);
    if (isHidden(square) || pileOn(square) >= 0) fillPixels(x, y, 1, 7, 5, 1, BLACK);
  }
}

// ---- marks ----

/** What the walk can do on each square; its own one is covered by the piece itself. */
function drawMarks(marks: i32): void {
  for (let square = 0; square < SQUARES; square++) {
    const mark = reachKind(square);
    if (mark != 0) drawMark(square, mark, marks);
  }
}

function drawMark(square: i32, mark: i32, marks: i32): void {
  const x = lineX(square);
  const y = lineY(square);
  const what = shows(square);
  if (what == SHOWS_GROUND) fillPixels(x, y, 0, 0, 7, 7, WHITE);
  if (mark == REACH_ENDS) return drawBrackets(x, y);
  const c = what == SHOWS_THINGS ? WHITE : BLACK;
  if (mark == REACH_MAX) return drawRing(x, y, c);
  if (mark != REACH_STOP) return;
  if (marks == MARKS_PROWL && isHidden(square)) fillPixels(x, y, 1, 1, 5, 5, BLACK);
  else drawDot(x, y, c);
}

// ---- characters ----

/** Everybody who lives; of several on a square the one that acts, else the first. */
function drawCharacters(active: i32): void {
  for (let i = <i32>state.seats; i >= 0; i--) {
    const seat = i > 0 ? i - 1 : active;
    if (!isLivingSeat(seat) || (seat == active && i > 0)) continue;
    const square = squareOf(seat);
    drawCharacter(characterOf(seat), lineX(square), lineY(square), seat == active, monsterOn(square) >= 0);
  }
}
