// Owns what stands on the spaces of a tile, and its pictures on the plan, where a space is 8 px wide.
import { FRAMEBUFFER_PTR, SCREEN_STRIDE } from "../../console/abi";
import { BLACK, INVERT, WHITE, blit, fill, frame, hline, vline } from "../../console/framebuffer";
import {
  SPRITE_BL3,
  SPRITE_BULLET7,
  SPRITE_CROWN7,
  SPRITE_HT3,
  SPRITE_HT5,
  SPRITE_MAP1,
  SPRITE_MAP2,
  SPRITE_MAP3,
  SPRITE_MAP4,
  SPRITE_MAP5,
  SPRITE_MAP6,
  SPRITE_SAFE7,
  SPRITE_TAG_CE,
  SPRITE_TAG_CF,
  SPRITE_TAG_CP,
  SPRITE_TAG_DO,
  SPRITE_TAG_ML,
  SPRITE_TAG_MT,
  SPRITE_TAG_SC,
  SPRITE_TAG_SV,
  SPRITE_TIE,
  SPRITE_TIE3,
  SPRITE_TIE7,
  SPRITE_Z3,
  SPRITE_Z5,
} from "../../console/icon-data";
import { blitDoubled } from "../../console/icons";
import { inkBlack } from "../../console/ink";
import { NONE } from "./data";
import { CENTRE, ENTRANCE, FIRST_SITE, GATE, localOf, tileOf } from "./data-map";
import { ceoSpace, desk, directorAt, roomKind } from "./queries";
import { lyingIn, spaceOf, state } from "./state";

// What lies on a space beside pawns, bits.
export const HAS_ZOMBIE: i32 = 1;
export const HAS_HEART: i32 = 2;
export const HAS_BULLET: i32 = 4;
export const HAS_DIRECTOR: i32 = 8;
export const HAS_CEO: i32 = 16;

const DIGITS: usize = memory.data<u16>([
  <u16>SPRITE_MAP1,
  <u16>SPRITE_MAP2,
  <u16>SPRITE_MAP3,
  <u16>SPRITE_MAP4,
  <u16>SPRITE_MAP5,
  <u16>SPRITE_MAP6,
]);
const TAGS: usize = memory.data<u16>([
  <u16>SPRITE_TAG_DO,
  <u16>SPRITE_TAG_CE,
  <u16>SPRITE_TAG_CF,
  <u16>SPRITE_TAG_ML,
  <u16>SPRITE_TAG_SV,
  <u16>SPRITE_TAG_CP,
  <u16>SPRITE_TAG_SC,
  <u16>SPRITE_TAG_MT,
]);
/** Where a room's sign stands: the first of these places that is free. */
const TAG_PLACES: usize = memory.data<u8>([0, 2, 6, 8, 1, 3, 5, 7, 4]);

// ---- what stands where ----

/** Of the places 0..8 of the tile read last: HAS_..., and behind them the seats whose pawn stands there, bits. */
const PLACES: usize = memory.data(18);
const PAWNS: i32 = 9;

/** HAS_... of a space. */
export function contentsOf(space: i32): i32 {
  readTile(tileOf(space));
  return load<u8>(PLACES + localOf(space));
}
/** Seats whose pawn stands on a space, bit seat. */
export function pawnsOn(space: i32): i32 {
  readTile(tileOf(space));
  return load<u8>(PLACES + localOf(space), PAWNS);
}
function readTile(tile: i32): void {
  memory.fill(PLACES, 0, 2 * PAWNS);
  for (let n = 0; n < 5; n++) for (let left = setOf(n, tile); left != 0; left &= left - 1) mark(ctz(left), n);
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    const local = spaceOf(seat) - 9 * tile;
    if (<u32>local < 9) mark(PAWNS + local, seat);
  }
}
function mark(place: i32, bit: i32): void {
  store<u8>(PLACES + place, <u8>((<i32>load<u8>(PLACES + place)) | (1 << bit)));
}
/** Where on a tile that lies there for which the n-th of HAS_... stands, bit local. */
function setOf(n: i32, tile: i32): i32 {
  if (n < 3) return lyingIn(n, tile);
  if (n == 3)
    return roomKind(tile) == 0 && directorAt(tile - FIRST_SITE) != NONE ? 1 << localOf(desk(tile)) : 0;
  return tileOf(ceoSpace()) == tile ? 1 << CENTRE : 0;
}
function isFilled(local: i32): bool {
  return (load<u8>(PLACES + local) | load<u8>(PLACES + local, PAWNS)) != 0;
}

/** All that stands on a tile at x, y, each space by draw(what, pawns, x, y); a room's sign. */
export function drawFigures(
  tile: i32,
  x: i32,
  y: i32,
  pitch: i32,
  draw: (what: i32, pawns: i32, x: i32, y: i32) => void,
): void {
  readTile(tile);
  for (let local = 0; local < 9; local++) {
    if (!isFilled(local)) continue;
    const at = PLACES + local;
    draw(load<u8>(at), load<u8>(at, PAWNS), x + pitch * (local % 3), y + pitch * (local / 3));
  }
  if (tile >= ENTRANCE && tile < GATE) drawSign(tile, x, y, pitch);
}
/** A room's sign on the first of its spaces that is free; of the Entrance on its centre. */
function drawSign(tile: i32, x: i32, y: i32, pitch: i32): void {
  const sign = tile == ENTRANCE ? SPRITE_SAFE7 : tagOf(roomKind(tile));
  for (let i = tile == ENTRANCE ? 8 : 0; i < 9; i++) {
    const local = <i32>load<u8>(TAG_PLACES + i);
    if (isFilled(local)) continue;
    const middleX = x + pitch * (local % 3) + ((pitch + 1) >> 1);
    const middleY = y + pitch * (local / 3) + ((pitch + 1) >> 1);
    return blit(sign, middleX - 3, middleY - ((<i32>load<u8>(sign, 1)) >> 1), BLACK);
  }
}

/** The two letters of a kind of room. */
export function tagOf(kind: i32): usize {
  return load<u16>(TAGS + 2 * (kind & 7));
}

/** A seat's digit, 5 x 5 px. */
export function digitOf(seat: i32): usize {
  return load<u16>(DIGITS + 2 * min(<u32>seat, 5));
}

/** Of several pawns the one that is drawn: the one on turn, else the lowest seat. */
export function shownOf(pawns: i32): i32 {
  const turn = <i32>state.turn;
  return (pawns >> turn) & 1 ? turn : ctz(pawns);
}

/** The n-th of some pictures, each with what is added to x and y; where that is 64 more, twice as large. */
export function drawPart(parts: usize, n: i32, x: i32, y: i32): void {
  const part = parts + 4 * n;
  const sprite = <usize>load<u16>(part);
  const right = <i32>load<u8>(part, 2);
  const atY = y + load<u8>(part, 3);
  if (right < DOUBLED) blit(sprite, x + right, atY, BLACK);
  else blitDoubled(sprite, x + right - DOUBLED, atY, BLACK);
}
export const DOUBLED: i32 = 64;

/** A seat's digit in a square: in black where it is on turn. */
export function drawSeatBox(seat: i32, x: i32, y: i32): void {
  blit(digitOf(seat), x + 2, y + 2, drawBox(seat, x, y, 9));
}
/** A square for a seat's digit; the digit's colour. */
export function drawBox(seat: i32, x: i32, y: i32, size: i32): i32 {
  const active = seat == <i32>state.turn;
  fill(x, y, size, size, active ? BLACK : WHITE);
  frame(x, y, size, size, 1, BLACK);
  return active ? WHITE : BLACK;
}

// ---- on the plan ----

/** Alone: heart, bullet, director, CEO; with others zombie and the same, director and CEO by what else is there. */
const SMALL: usize = memory.data<u16>([
  <u16>SPRITE_HT5,
  2 + 3 * 256,
  <u16>SPRITE_BULLET7,
  3 + 2 * 256,
  <u16>SPRITE_TIE,
  3 + 1 * 256,
  <u16>SPRITE_CROWN7,
  1 + 2 * 256,
  <u16>SPRITE_Z3,
  1 + 2 * 256,
  <u16>SPRITE_HT3,
  5 + 5 * 256,
  <u16>SPRITE_BL3,
  5 + 5 * 256,
  <u16>SPRITE_TIE7,
  1 + 1 * 256,
  <u16>SPRITE_TIE7,
  5 + 1 * 256,
  <u16>SPRITE_TIE3,
  5 + 1 * 256,
]);
const CROWDED: i32 = 5;
/** Height of the zombie. */
const Z5_ROWS: i32 = 7;

/** What stands on a space whose lines are at x, y; on the plan a space begins at the third px of a byte. */
export function drawSmall(what: i32, pawns: i32, x: i32, y: i32): void {
  if (pawns != 0) return drawPawn(shownOf(pawns), what, popcnt(pawns) > 1, x, y);
  // Most that stands there is a zombie alone.
  if (what == HAS_ZOMBIE)
    return inkBlack(SPRITE_Z5 + 2, Z5_ROWS, FRAMEBUFFER_PTR + (y + 1) * SCREEN_STRIDE + (x >> 3), 4);
  if (what >= HAS_DIRECTOR) frame(x, y, 9, 9, 1, BLACK);
  if (what & HAS_CEO) what = HAS_CEO;
  const crowded = popcnt(what) > 1 ? CROWDED : 0;
  // A director beside a zombie stands further right, beside a token too it is smaller.
  const squeezed = crowded != 0 && what & HAS_ZOMBIE ? popcnt(what) - 1 : 0;
  for (let left = what; left != 0; left &= left - 1) {
    const n = ctz(left);
    drawPart(SMALL - 4, n + crowded + (n == 3 ? squeezed : 0), x, y);
  }
}

/** A pawn, with a second frame where a zombie stands with it, a shadow where others do. */
function drawPawn(seat: i32, what: i32, more: bool, x: i32, y: i32): void {
  const active = seat == <i32>state.turn;
  let rim = 0;
  drawSeatBox(seat, x, y);
  if (what & (HAS_ZOMBIE | HAS_CEO)) {
    rim = active ? 2 : 1;
    frame(x - 1, y - 1, 11, 11, 1, active ? WHITE : BLACK);
    if (active) frame(x - 2, y - 2, 13, 13, 1, BLACK);
  }
  if (!more) return;
  hline(x + 2 - rim, y + 9 + rim, 8 + 2 * rim, BLACK);
  vline(x + 9 + rim, y + 2 - rim, 8 + 2 * rim, BLACK);
}

/** The cursor on a space. */
export function drawCursor(x: i32, y: i32): void {
  frame(x - 2, y - 2, 13, 13, 1, BLACK);
  frame(x - 1, y - 1, 11, 11, 1, WHITE);
  frame(x, y, 9, 9, 1, BLACK);
  fill(x + 1, y + 1, 7, 7, INVERT);
}

/** Corners of a square of size px at x, y, `arm` px long: a place that can be chosen. */
export function drawCorners(x: i32, y: i32, size: i32, arm: i32): void {
  for (let i = 0; i < 4; i++) {
    const right = i & 1 ? size - arm : 0;
    const low = i >> 1 ? size - arm : 0;
    hline(x + right, y + (i >> 1 ? size - 1 : 0), arm, BLACK);
    vline(x + (i & 1 ? size - 1 : 0), y + low, arm, BLACK);
  }
}
