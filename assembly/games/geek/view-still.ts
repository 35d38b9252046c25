// Owns the part of the board's picture that seldom changes, house, tiles and things: it is drawn once, kept, and mended.
import { BLACK, WHITE, keepLeft, overLeft } from "../../console/framebuffer";
import { SPRITE_BAG7, SPRITE_TILE7 } from "../../console/icon-data";
import { RULES_PTR } from "../../console/state-map";
import { MONSTERS, NONE } from "./data";
import { SQUARES, isTruck } from "./data-board";
import { PILES, State, isHidden, monsterAt, pileAt } from "./state";
import { drawCorners, drawEdges, drawGround, drawTruck } from "./view-house";
import { BOARD_SIZE, BOARD_Y, drawSprite, fillPixels, lineX, lineY } from "./view-pieces";

// What a square shows.
export const SHOWS_GROUND: i32 = 0;
export const SHOWS_TILE: i32 = 1;
export const SHOWS_THINGS: i32 = 2;
export const SHOWS_NOTHING: i32 = 3; // a monster is drawn there, or the truck

const WANTED: usize = memory.data(SQUARES); // what each square is to show
// The picture that is kept depends on the state alone: without it the next one would only take longer.
const PICTURE: usize = memory.data(16 * BOARD_SIZE);
const SHOWN: usize = memory.data(SQUARES); // what each square shows in it
/** Bytes of State, hidden tiles and monsters, then piles, that it was drawn from. */
const TABLES: i32 = 56;
const KEY: usize = memory.data(TABLES + 8);
const IS_KEPT: usize = memory.data(4);
const KEPT_SIGN: u32 = 0x4b455054;

/** SHOWS_... of a square of the board drawn last; of the truck's squares SHOWS_NOTHING. */
export function shows(square: i32): i32 {
  return load<u8>(SHOWN + square);
}

/** House, tiles and things of the whole board, on a white screen. */
export function drawStill(): void {
  const isKept = load<u32>(IS_KEPT) == KEPT_SIGN;
  if (isKept) {
    overLeft(PICTURE, BOARD_Y, BOARD_SIZE);
    if (isSame()) return;
  }
  readWanted();
  if (isKept) mendAll();
  else drawAll();
  memory.copy(SHOWN, WANTED, SQUARES);
  memory.copy(KEY, tables(), TABLES);
  memory.copy(KEY + TABLES, piles(), PILES);
  keepLeft(PICTURE, BOARD_Y, BOARD_SIZE);
  store<u32>(IS_KEPT, KEPT_SIGN);
}

function tables(): usize {
  return RULES_PTR + offsetof<State>("hidden0");
}

function piles(): usize {
  return RULES_PTR + offsetof<State>("pileAt0");
}

/** Whether the kept picture shows what is to be shown. */
function isSame(): bool {
  for (let i = 0; i < TABLES; i += 8) if (load<u64>(KEY + i) != load<u64>(tables() + i)) return false;
  return load<u32>(KEY + TABLES) == load<u32>(piles()) && load<u8>(KEY + TABLES, 4) == load<u8>(piles(), 4);
}

function readWanted(): void {
  for (let square = 0; square < SQUARES; square++) want(square, isHidden(square) ? SHOWS_TILE : SHOWS_GROUND);
  for (let pile = 0; pile < PILES; pile++) want(pileAt(pile), SHOWS_THINGS);
  for (let entry = 0; entry < MONSTERS; entry++) want(monsterAt(entry), SHOWS_NOTHING);
  for (let square = 0; square < 24; square++) if (isTruck(square)) want(square, SHOWS_NOTHING);
}

function wanted(square: i32): i32 {
  return load<u8>(WANTED + square);
}

function want(square: i32, what: i32): void {
  if (square != NONE) store<u8>(WANTED + square, <u8>what);
}

function drawAll(): void {
  drawCorners();
  drawTruck();
  for (let square = 0; square < SQUARES; square++) drawContent(square);
  drawEdges();
}

/** Draws what squares are to show in place of what they show. */
function mendAll(): void {
  for (let square = 0; square < SQUARES; square++) {
    if (shows(square) == wanted(square) || isTruck(square)) continue;
    fillPixels(lineX(square), lineY(square), 0, 0, 7, 7, WHITE);
    drawContent(square);
  }
}

function drawContent(square: i32): void {
  const what = wanted(square);
  if (what == SHOWS_NOTHING) return;
  const x = lineX(square);
  const y = lineY(square);
  if (what == SHOWS_GROUND) drawGround(square, x, y);
  else drawSprite(what == SHOWS_TILE ? SPRITE_TILE7 : SPRITE_BAG7, x, y, BLACK);
}
