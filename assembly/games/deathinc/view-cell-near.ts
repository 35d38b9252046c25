// Owns the pictures of what stands on a space near by, where it is 14 px wide.
import { BLACK, WHITE, blit, fill } from "../../console/framebuffer";
import { drawGlyph, glyphOf } from "../../console/glyphs";
import {
  SPRITE_BULLET7,
  SPRITE_CROWN7,
  SPRITE_HEART,
  SPRITE_TIE,
  SPRITE_ZCEO13,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { imageHeight, imageWidth } from "../../console/icons";
import { READ, SMALL } from "../../console/text";
import { state } from "./state";
import { HAS_CEO, HAS_DIRECTOR, HAS_ZOMBIE, digitOf, drawBox } from "./view-cell";
import { NEAR_PITCH } from "./view-ground";

const PLUS_SIGN: i32 = 43;
const DIGIT_1: i32 = 49;
// Where a picture stands in its space, bits; none = top left.
const RIGHT: i32 = 1;
const LOW: i32 = 2;
const MIDDLE: i32 = 4;

/** Zombie, heart, bullet, director, CEO with others. */
const LARGE: usize = memory.data<u16>([
  <u16>SPRITE_ZOMBIE7,
  <u16>SPRITE_HEART,
  <u16>SPRITE_BULLET7,
  <u16>SPRITE_TIE,
  <u16>SPRITE_CROWN7,
]);

/** What stands on a space whose lines are at x, y. */
export function drawLarge(what: i32, pawns: i32, x: i32, y: i32): void {
  const alone = popcnt(what) + popcnt(pawns) == 1;
  // A token low on the side that is free, or at the top left.
  const fought = (what & (HAS_ZOMBIE | HAS_CEO)) != 0;
  const narrow = pawns != 0 || (what & HAS_DIRECTOR) != 0;
  const token = narrow ? (fought ? LOW : 0) : LOW | RIGHT;
  for (let left = what; left != 0; left &= left - 1) {
    const n = ctz(left);
    const where = n == 3 ? RIGHT : n & 3 ? token : 0;
    put(alone && n == 4 ? SPRITE_ZCEO13 : load<u16>(LARGE + 2 * n), alone ? MIDDLE : where, x, y);
  }
  if (pawns == 0) return;
  if (alone) drawAlone(ctz(pawns), x + 2, y + 2);
  else if (popcnt(pawns) < 3) drawTwo(pawns, x, y + (what != 0 ? 9 : 5));
  else drawMany(pawns, what != 0, x, y);
}

function put(sprite: usize, where: i32, x: i32, y: i32): void {
  const w = imageWidth(sprite);
  const h = imageHeight(sprite);
  const atX = where & MIDDLE ? (15 - w) >> 1 : where & RIGHT ? NEAR_PITCH - w : 1;
  const atY = where & MIDDLE ? (15 - h) >> 1 : where & LOW ? NEAR_PITCH - h : 1;
  blit(sprite, x + atX, y + atY, BLACK);
}

/** A pawn with a space for itself. */
function drawAlone(seat: i32, x: i32, y: i32): void {
  const ink = drawBox(seat, x, y, 11);
  drawGlyph(READ, glyphOf(READ, DIGIT_1 + seat), x + 3, y + 2, 1, ink);
}

/** One or two pawns that share a space: from the right, the one on turn in black. */
function drawTwo(pawns: i32, x: i32, y: i32): void {
  let at = x + 9;
  for (let seat = 5; seat >= 0; seat--) {
    if (((pawns >> seat) & 1) == 0) continue;
    const active = seat == <i32>state.turn;
    if (active) fill(at - 1, y - 1, 7, 7, BLACK);
    blit(digitOf(seat), at, y, active ? WHITE : BLACK);
    at -= 7;
  }
}

/** Three and more: small digits, two rows where nothing else is there, else a plus for those that find no place. */
function drawMany(pawns: i32, crowded: bool, x: i32, y: i32): void {
  const low = y + (crowded ? 9 : popcnt(pawns) < 4 ? 5 : 1);
  let n = 0;
  for (let left = pawns; left != 0 && !(crowded && n == 3); left &= left - 1) {
    const over = crowded && n == 2 && popcnt(left) > 1;
    const atX = x + 1 + 5 * (n % 3);
    const atY = low + 7 * (n / 3);
    const active = ctz(left) == <i32>state.turn && !over;
    if (active) fill(atX - 1, atY - 1, 5, 7, BLACK);
    const sign = glyphOf(SMALL, over ? PLUS_SIGN : DIGIT_1 + ctz(left));
    drawGlyph(SMALL, sign, atX, atY, 1, active ? WHITE : BLACK);
    n++;
  }
}
