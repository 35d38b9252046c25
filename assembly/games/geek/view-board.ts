// Owns the picture of the house with all that is in it: tiles, things, monsters, characters, marks of a walk.
import { BLACK, WHITE, resetClip, setClip } from "../../console/framebuffer";
import { SPRITE_BAG7, SPRITE_TILE7 } from "../../console/icon-data";
import { MONSTERS, NONE, kindOf } from "./data";
import { SQUARES, isTruck } from "./data-board";
import { kindSprite } from "./names";
import { isLivingSeat } from "./queries";
import { REACH_ENDS, REACH_MAX, REACH_STOP, reachKind } from "./queries-reach";
import { PILES, characterOf, isHidden, monsterAt, pileAt, squareOf, state } from "./state";
import { drawAllBoards, drawEdges, drawHouse, drawVehicles } from "./view-house";
import {
  clearSquare,
  drawBrackets,
  drawCharacter,
  drawDot,
  drawRing,
  drawSprite,
  fillPixels,
  isShown,
  lineX,
  lineY,
  setClose,
  setWhole,
  turnSquare,
} from "./view-pieces";

// What is marked: the reach found last (queries-reach.ts) belongs to a character or to a monster.
export const MARKS_NONE: i32 = 0;
export const MARKS_WALK: i32 = 1;
export const MARKS_PROWL: i32 = 2;

/** What stands on each square, made anew for each picture: bits. */
const CONTENT: usize = memory.data(SQUARES);
const HAS_TILE: i32 = 1;
const HAS_BAG: i32 = 2;
const HAS_CHARACTER: i32 = 4;
const HAS_MONSTER: i32 = 8;
const KIND_SHIFT: i32 = 4; // the monster's kind above

function content(square: i32): i32 {
  return load<u8>(CONTENT + square);
}

function add(square: i32, bits: i32): void {
  if (square < SQUARES) store<u8>(CONTENT + square, <u8>(content(square) | bits));
}

function readContent(): void {
  for (let square = 0; square < SQUARES; square++)
    store<u8>(CONTENT + square, isHidden(square) ? <u8>HAS_TILE : 0);
  for (let pile = 0; pile < PILES; pile++) add(pileAt(pile), HAS_BAG);
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (isLivingSeat(seat)) add(squareOf(seat), HAS_CHARACTER);
  }
  for (let entry = MONSTERS - 1; entry >= 0; entry--) {
    const square = monsterAt(entry);
    if (square == NONE) continue;
    store<u8>(CONTENT + square, <u8>((content(square) & 15) | HAS_MONSTER | (kindOf(entry) << KIND_SHIFT)));
  }
}

/**
 * The whole house. active = seat whose character is black, NONE for none; marks = MARKS_..., of the reach found before;
 * chosen = square that a list points at, NONE.
 */
export function drawBoard(active: i32, marks: i32, chosen: i32): void {
  setWhole();
  drawAll(active, marks);
  if (chosen < SQUARES) turnSquare(lineX(chosen), lineY(chosen));
}

/** 5 x 5 squares around one, twice as large. */
export function drawCloseUp(square: i32, active: i32): void {
  setClose(square);
  setClip(0, 0, 125, 128);
  drawAll(active, MARKS_NONE);
  resetClip();
}

/** The house without anything in it: what a plan is drawn over. */
export function drawEmptyHouse(): void {
  setWhole();
  drawVehicles();
  drawEdges();
}

function drawAll(active: i32, marks: i32): void {
  readContent();
  drawHouse();
  for (let square = 0; square < SQUARES; square++) {
    const here = content(square);
    const mark = marks == MARKS_NONE ? 0 : reachKind(square);
    if ((here | mark) != 0 && isShown(square)) drawSquare(square, here, mark, marks);
  }
  drawCharacters(active);
  drawAllBoards();
}

/** Tile, things and monster of a square, and its mark, in place of grass and floor. */
function drawSquare(square: i32, here: i32, mark: i32, marks: i32): void {
  const x = lineX(square);
  const y = lineY(square);
  if (isTruck(square)) clearSquare(x, y);
  else fillPixels(x, y, 0, 0, 7, 7, WHITE);
  if ((here & HAS_MONSTER) != 0) {
    drawSprite(kindSprite(here >> KIND_SHIFT), x, y, BLACK);
    if ((here & (HAS_TILE | HAS_BAG)) != 0) fillPixels(x, y, 1, 7, 5, 1, BLACK);
  } else if ((here & HAS_BAG) != 0) drawSprite(SPRITE_BAG7, x, y, BLACK);
  else if ((here & HAS_TILE) != 0) drawSprite(SPRITE_TILE7, x, y, BLACK);
  if (mark != 0) drawMark(here, mark, marks, x, y);
}

/** What a walk can do on a square; its own one is marked by the piece itself. */
function drawMark(here: i32, mark: i32, marks: i32, x: i32, y: i32): void {
  if (mark == REACH_ENDS) return drawBrackets(x, y);
  if ((here & HAS_MONSTER) != 0) return;
  const c = (here & HAS_BAG) != 0 ? WHITE : BLACK;
  if (mark == REACH_MAX) drawRing(x, y, c);
  if (mark != REACH_STOP) return;
  if (marks == MARKS_PROWL && (here & (HAS_TILE | HAS_BAG)) == HAS_TILE) fillPixels(x, y, 1, 1, 5, 5, BLACK);
  else drawDot(x, y, c);
}

/** Everybody who lives; of several on a square the one that acts, else the first. */
function drawCharacters(active: i32): void {
  for (let i = <i32>state.seats; i >= 0; i--) {
    const seat = i > 0 ? i - 1 : active;
    if (!isLivingSeat(seat) || !isShown(squareOf(seat)) || (seat == active && i > 0)) continue;
    const square = squareOf(seat);
    const bitten = (content(square) & HAS_MONSTER) != 0;
    drawCharacter(characterOf(seat), lineX(square), lineY(square), seat == active, bitten);
  }
}
