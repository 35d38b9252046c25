// Owns the pictures of what stands on a space near by, where it is 14 px wide.
import { BLACK, WHITE, blit, fill, frame } from "../../console/framebuffer";
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
import { HAS_BULLET, HAS_CEO, HAS_DIRECTOR, HAS_HEART, HAS_ZOMBIE, digitOf } from "./view-cell";
import { NEAR_PITCH } from "./view-ground";

const PLUS_SIGN: i32 = 43;
const DIGIT_1: i32 = 49;
// Where a picture stands in its space.
const MIDDLE: i32 = 0;
const TOP_LEFT: i32 = 1;
const TOP_RIGHT: i32 = 2;
const LOW_LEFT: i32 = 3;
const LOW_RIGHT: i32 = 4;

/** What stands on a space whose lines are at x, y. */
export function drawLarge(what: i32, pawns: i32, x: i32, y: i32): void {
  const alone = popcnt(what) + popcnt(pawns) == 1;
  if (what & HAS_CEO) put(alone ? SPRITE_ZCEO13 : SPRITE_CROWN7, alone ? MIDDLE : TOP_LEFT, x, y);
  if (what & HAS_ZOMBIE) put(SPRITE_ZOMBIE7, alone ? MIDDLE : TOP_LEFT, x, y);
  if (what & HAS_DIRECTOR) put(SPRITE_TIE, alone ? MIDDLE : TOP_RIGHT, x, y);
  if (what & (HAS_HEART | HAS_BULLET)) {
    const fought = (what & (HAS_ZOMBIE | HAS_CEO)) != 0;
    const corner = pawns == 0 ? LOW_RIGHT : fought ? LOW_LEFT : TOP_LEFT;
    put(what & HAS_HEART ? SPRITE_HEART : SPRITE_BULLET7, alone ? MIDDLE : corner, x, y);
  }
  if (pawns == 0) return;
  if (alone) drawAlone(ctz(pawns), x + 2, y + 2);
  else if (popcnt(pawns) < 3) drawTwo(pawns, x, y + (what != 0 ? 9 : 5));
  else drawMany(pawns, what != 0, x, y);
}

function put(sprite: usize, where: i32, x: i32, y: i32): void {
  const w = imageWidth(sprite);
  const h = imageHeight(sprite);
  if (where == MIDDLE) return blit(sprite, x + ((15 - w) >> 1), y + ((15 - h) >> 1), BLACK);
  const right = where == TOP_RIGHT || where == LOW_RIGHT;
  const low = where >= LOW_LEFT;
  blit(sprite, right ? x + NEAR_PITCH - w : x + 1, low ? y + NEAR_PITCH - h : y + 1, BLACK);
}

/** A pawn with a space for itself. */
function drawAlone(seat: i32, x: i32, y: i32): void {
  const active = seat == <i32>state.turn;
  if (active) fill(x, y, 11, 11, BLACK);
  else frame(x, y, 11, 11, 1, BLACK);
  drawGlyph(READ, glyphOf(READ, DIGIT_1 + seat), x + 3, y + 2, 1, active ? WHITE : BLACK);
}

/** One or two pawns that share a space: from the right, the one on turn in black. */
function drawTwo(pawns: i32, x: i32, y: i32): void {
  let at = x + 8;
  for (let seat = 5; seat >= 0; seat--) {
    if (((pawns >> seat) & 1) == 0) continue;
    const active = seat == <i32>state.turn;
    if (active) fill(at - 1, y - 1, 7, 7, BLACK);
    blit(digitOf(seat), at, y, active ? WHITE : BLACK);
    at -= 6;
  }
}

/** Three and more: small digits, two rows where nothing else is there, else a plus for those that find no place. */
function drawMany(pawns: i32, crowded: bool, x: i32, y: i32): void {
  let n = 0;
  for (let left = pawns; left != 0 && n < 6; left &= left - 1) {
    if (crowded && n == 3) return;
    const over = crowded && n == 2 && popcnt(left) > 1;
    const atX = x + 2 + 4 * (n % 3);
    const atY = crowded ? y + 9 : y + (popcnt(pawns) < 4 ? 5 : 2) + 6 * (n / 3);
    const active = ctz(left) == <i32>state.turn && !over;
    if (active) fill(atX - 1, atY - 1, 5, 7, BLACK);
    drawGlyph(
      SMALL,
      glyphOf(SMALL, over ? PLUS_SIGN : DIGIT_1 + ctz(left)),
      atX,
      atY,
      1,
      active ? WHITE : BLACK,
    );
    n++;
  }
}
