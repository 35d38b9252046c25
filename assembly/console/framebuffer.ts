// Owns drawing on the framebuffer: everything is clipped, every coordinate is allowed, rows are painted by bytes.
import { FRAMEBUFFER_PTR, FRAMEBUFFER_SIZE, SCREEN_HEIGHT, SCREEN_STRIDE, SCREEN_WIDTH } from "./abi";
import { CHECK_CLIPPED, CHECK_IMAGE, checkBox } from "./checks";
import { inkBlack, inkStrided, inkWhite, overTwo } from "./ink";

/** Colours. */
export const WHITE: i32 = 0;
export const BLACK: i32 = 1;
export const INVERT: i32 = 2;

/** Patterns: black dots on what is there, one of 16 px, one of 8 px; every fourth diagonal. */
export const P6: i32 = 0;
export const P12: i32 = 1;
export const HATCH: i32 = 2;

/** Bytes of a pattern's rows, y modulo 8: they hang on the screen, so that areas side by side join. */
const PATTERN_ROWS: usize = memory.data<u8>([
  0x88, 0, 0, 0, 0x22, 0, 0, 0, 0x88, 0, 0x22, 0, 0x88, 0, 0x22, 0, 0x88, 0x11, 0x22, 0x44, 0x88, 0x11, 0x22,
  0x44,
]);

/** Nothing is drawn outside; right and bottom exclusive. clear() sets it to the whole screen. */
@unmanaged
class Clip {
  left: i32;
  top: i32;
  right: i32;
  bottom: i32;
}
const clip = changetype<Clip>(memory.data<i32>([0, 0, SCREEN_WIDTH, SCREEN_HEIGHT]));

/** Makes the screen white and the clip the whole screen. */
export function clear(): void {
  memory.fill(FRAMEBUFFER_PTR, 0, FRAMEBUFFER_SIZE);
  resetClip();
}

/** Drawing happens inside this rectangle only, and inside the screen. */
export function setClip(x: i32, y: i32, w: i32, h: i32): void {
  clip.left = min(max(x, 0), SCREEN_WIDTH);
  clip.top = min(max(y, 0), SCREEN_HEIGHT);
  clip.right = min(max(endWithin(x, w, SCREEN_WIDTH), clip.left), SCREEN_WIDTH);
  clip.bottom = min(max(endWithin(y, h, SCREEN_HEIGHT), clip.top), SCREEN_HEIGHT);
}

/** Drawing happens on the whole screen. */
export function resetClip(): void {
  setClip(0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
}

/** Whether a box reaches out of the clip; right and bottom exclusive, less than left and top where sums have overflown. */
export function leavesClip(left: i32, top: i32, right: i32, bottom: i32): bool {
  if (right < left || bottom < top) return true;
  return left < clip.left || top < clip.top || right > clip.right || bottom > clip.bottom;
}

/** Right edge of the clip, exclusive. */
export function clipRight(): i32 {
  return clip.right;
}

/** start + length, at most limit; safe from overflow. */
function endWithin(start: i32, length: i32, limit: i32): i32 {
  if (length <= 0 || start >= limit) return start;
  return <u32>length >= <u32>(limit - start) ? limit : start + length;
}

/** Blackens columns left..right-1 (inside the screen, not empty) of row y where the bits of pattern are set. */
function dots(left: i32, right: i32, y: i32, pattern: u32): void {
  const row = FRAMEBUFFER_PTR + y * SCREEN_STRIDE;
  const last = row + ((right - 1) >> 3);
  let mask = headMask(left);
  for (let at = row + (left >> 3); at < last; at++) {
    store<u8>(at, load<u8>(at) | (mask & pattern));
    mask = 0xff;
  }
  store<u8>(last, load<u8>(last) | (mask & tailMask(right) & pattern));
}

/** Bits of the byte in which column x lies: x and those to the right. */
function headMask(x: i32): u32 {
  return (<u32>0xff) >> (x & 7);
}

/** Bits of the byte that ends a run of columns before x. */
function tailMask(x: i32): u32 {
  return 0xff & ((<u32>0x7f80) >> ((x - 1) & 7));
}

/** Paints the bits of mask in two bytes of every row from `at` to before `end`; the byte at `at` is the mask's low one. */
function column(at: usize, end: usize, mask: u32, c: i32): void {
  const kept = c == INVERT ? 0xffff : ~mask;
  const turned = c == WHITE ? 0 : mask;
  for (; at < end; at += SCREEN_STRIDE) store<u16>(at, (load<u16>(at) & kept) ^ turned);
}

/** Paints n whole bytes of every row from `at` to before `end`. */
function bytes(at: usize, end: usize, n: i32, c: i32): void {
  if (c == INVERT) for (let i = 0; i < n; i++) column(at + i, end, 0xff, c);
  else for (; at < end; at += SCREEN_STRIDE) memory.fill(at, c == BLACK ? 0xff : 0, n);
}

/** One pixel. */
export function pixel(x: i32, y: i32, c: i32): void {
  fill(x, y, 1, 1, c);
}

/** A line of w px to the right. */
export function hline(x: i32, y: i32, w: i32, c: i32): void {
  fill(x, y, w, 1, c);
}

/** A line of h px downwards. */
export function vline(x: i32, y: i32, h: i32, c: i32): void {
  fill(x, y, 1, h, c);
}

/** A solid rectangle. */
export function fill(x: i32, y: i32, w: i32, h: i32, c: i32): void {
  const left = max(x, clip.left);
  const right = endWithin(x, w, clip.right);
  const top = max(y, clip.top);
  const bottom = endWithin(y, h, clip.bottom);
  if (left >= right || top >= bottom) return;
  const first = left >> 3;
  const last = (right - 1) >> 3;
  const at = FRAMEBUFFER_PTR + top * SCREEN_STRIDE + first;
  const end = FRAMEBUFFER_PTR + bottom * SCREEN_STRIDE; // below every byte of the last row
  if (first == last) return column(at, end, headMask(left) & tailMask(right), c);
  if (first + 1 == last) return column(at, end, headMask(left) | (tailMask(right) << 8), c);
  column(at, end, headMask(left), c);
  bytes(at + 1, end, last - first - 1, c);
  column(at + last - first, end, tailMask(right), c);
}

/** The outline of a rectangle, drawn inside it. */
export function frame(x: i32, y: i32, w: i32, h: i32, thickness: i32, c: i32): void {
  const t = min(thickness, min(w + 1, h + 1) >> 1);
  if (t <= 0) return;
  const small = w <= 9 && !leavesClip(x, y, x + w, y + h);
  if (small) return smallFrame(x, y, w, h, t, c);
  fill(x, y, w, t, c);
  fill(x, y + t, t, h - 2 * t, c);
  fill(x + max(t, w - t), y + t, min(t, w - t), h - 2 * t, c);
  fill(x, y + max(t, h - t), w, min(t, h - t), c);
}

/** The same for up to 9 px, so for two bytes of a row; all of it inside the clip. Most outlines are marks of that size. */
function smallFrame(x: i32, y: i32, w: i32, h: i32, t: i32, c: i32): void {
  const whole = maskOfTwo(x & 7, w);
  const sides = whole & ~maskOfTwo((x & 7) + t, w - 2 * t);
  const at = FRAMEBUFFER_PTR + y * SCREEN_STRIDE + (x >> 3);
  const upper = at + t * SCREEN_STRIDE;
  const lower = at + max(t, h - t) * SCREEN_STRIDE;
  column(at, upper, whole, c);
  column(upper, lower, sides, c);
  column(lower, at + h * SCREEN_STRIDE, whole, c);
}

/** Bits of w columns (none where it is negative) from the `turn`th on in two bytes, the left one low. */
function maskOfTwo(turn: i32, w: i32): u32 {
  const bits = ((<u32>0xffff) >> turn) & ~((<u32>0xffff) >> (turn + max(w, 0)));
  return (bits >> 8) | (bits << 8);
}

/** An outline of 1 px whose four corner pixels are left out. */
export function roundFrame(x: i32, y: i32, w: i32, h: i32, c: i32): void {
  hline(x + 1, y, w - 2, c);
  vline(x, y + 1, h - 2, c);
  vline(x + w - 1, y + 1, h - 2, c);
  hline(x + 1, y + h - 1, w - 2, c);
}

/** A pattern of black dots over what is there; kind = P6, P12 or HATCH. */
export function pattern(x: i32, y: i32, w: i32, h: i32, kind: i32): void {
  const left = max(x, clip.left);
  const right = endWithin(x, w, clip.right);
  const bottom = endWithin(y, h, clip.bottom);
  if (left >= right) return;
  for (let row = max(y, clip.top); row < bottom; row++) {
    const bits = <u32>load<u8>(PATTERN_ROWS + 8 * kind + (row & 7));
    if (bits != 0) dots(left, right, row, bits);
  }
}

/** A rule of dots, w px long: every second pixel from x on. */
export function dotted(x: i32, y: i32, w: i32): void {
  const left = max(x, clip.left);
  const right = endWithin(x, w, clip.right);
  if (left < right && y >= clip.top && y < clip.bottom) {
    dots(left, right, y, x & 1 ? 0x55 : 0xaa);
  }
}

/** The same downwards, h px long. */
export function dottedDown(x: i32, y: i32, h: i32): void {
  if (x < clip.left || x >= clip.right) return;
  const bottom = endWithin(y, h, clip.bottom);
  const bit = (<u32>0x80) >> (x & 7);
  for (let row = y; row < bottom; row += 2) {
    if (row < clip.top) continue;
    const at = FRAMEBUFFER_PTR + row * SCREEN_STRIDE + (x >> 3);
    store<u8>(at, load<u8>(at) | bit);
  }
}

/** A straight line, both ends included; ends further out than 4,096 px are moved there. */
export function line(x0: i32, y0: i32, x1: i32, y1: i32, c: i32): void {
  const ax = min(max(x0, -4096), 4096);
  const ay = min(max(y0, -4096), 4096);
  const bx = min(max(x1, -4096), 4096);
  const by = min(max(y1, -4096), 4096);
  if (abs(bx - ax) >= abs(by - ay)) {
    if (ax <= bx) slope(ax, ay, bx, by, false, c);
    else slope(bx, by, ax, ay, false, c);
  } else {
    if (ay <= by) slope(ay, ax, by, bx, true, c);
    else slope(by, bx, ay, ax, true, c);
  }
}

/** A line along its longer axis u, from u0 up to u1; steep = u is y. Visits only the part inside the clip. */
function slope(u0: i32, v0: i32, u1: i32, v1: i32, steep: bool, c: i32): void {
  const from = max(u0, steep ? clip.top : clip.left);
  const to = min(u1, (steep ? clip.bottom : clip.right) - 1);
  const length = max(u1 - u0, 1);
  const rise = v1 - v0;
  for (let u = from; u <= to; u++) {
    // The nearest v, counted from the end where the product is not negative.
    const away = (2 * abs(rise) * (u - u0) + length) / (2 * length);
    const v = rise < 0 ? v0 - away : v0 + away;
    if (steep) pixel(v, u, c);
    else pixel(u, v, c);
  }
}

/** Paints up to 8 px of a row, leftmost in the high bit, where bits are set. */
export function putByte(x: i32, y: i32, bits: u32, c: i32): void {
  if (y < clip.top || y >= clip.bottom || x >= clip.right || x <= clip.left - 8) return;
  let shown = bits;
  if (x < clip.left) shown &= (<u32>0xff) >> (clip.left - x);
  if (x > clip.right - 8) shown &= ~((<u32>0xff) >> (clip.right - x));
  const at = FRAMEBUFFER_PTR + y * SCREEN_STRIDE + (x >> 3);
  column(at, at + 1, overTwo(shown, x & 7), c);
}

/** Copies the left 128 px of rows y.. to memory, 16 bytes each; y + rows within the screen. */
export function keepLeft(to: usize, y: i32, rows: i32): void {
  for (let row = y; row < y + rows; row++)
    memory.copy(to + 16 * (row - y), FRAMEBUFFER_PTR + row * SCREEN_STRIDE, 16);
}

/** Makes the px black that are so in what keepLeft() kept. */
export function overLeft(from: usize, y: i32, rows: i32): void {
  let kept = from;
  let at = FRAMEBUFFER_PTR + y * SCREEN_STRIDE;
  for (const end = kept + 16 * rows; kept < end; kept += 16) {
    store<u64>(at, load<u64>(at) | load<u64>(kept));
    store<u64>(at, load<u64>(at, 8) | load<u64>(kept, 8), 8);
    at += SCREEN_STRIDE;
  }
}

/** A picture: its set bits in c, nothing else. image = u8 width, u8 height, rows of (width + 7) / 8 bytes. */
export function blit(image: usize, x: i32, y: i32, c: i32): void {
  const w = <i32>load<u8>(image);
  const h = <i32>load<u8>(image, 1);
  checkImage(x, y, w, h);
  const stride = (w + 7) >> 3;
  const clipped = c == INVERT || leavesClip(x, y, x + w, y + h);
  const at = FRAMEBUFFER_PTR + y * SCREEN_STRIDE + (x >> 3);
  for (let i = 0; i < stride; i++) {
    const rows = image + 2 + i;
    if (clipped) for (let j = 0; j < h; j++) putByte(x + 8 * i, y + j, load<u8>(rows + j * stride), c);
    else if (stride > 1) inkStrided(rows, stride, h, at + i, x & 7, c == WHITE);
    else if (c == WHITE) inkWhite(rows, h, at, x & 7);
    else inkBlack(rows, h, at, x & 7);
  }
}

/** A picture whose pixels are squares of factor px. */
export function blitScaled(image: usize, x: i32, y: i32, factor: i32, c: i32): void {
  const w = <i32>load<u8>(image);
  const h = <i32>load<u8>(image, 1);
  checkImage(x, y, w * factor, h * factor);
  let row = image + 2;
  for (let j = 0; j < h; j++) {
    for (let i = 0; i < w; i++) {
      if (load<u8>(row + (i >> 3)) & (0x80 >> (i & 7)))
        fill(x + i * factor, y + j * factor, factor, factor, c);
    }
    row += (w + 7) >> 3;
  }
}

function checkImage(x: i32, y: i32, w: i32, h: i32): void {
  if (isDefined(DEADINK_CHECKED)) {
    checkBox(CHECK_IMAGE, leavesClip(x, y, x + w, y + h) ? CHECK_CLIPPED : 0, x, y, x + w, y + h, 0);
  }
}
