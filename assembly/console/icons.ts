// Owns placing pictures: their sizes, and drawing them around a point. The pictures themselves are in icon-data.ts.
import { FRAMEBUFFER_PTR, SCREEN_STRIDE } from "./abi";
import { WHITE, blit, fill } from "./framebuffer";

export * from "./icon-data";

/** Width of a picture in px. */
export function imageWidth(image: usize): i32 {
  return load<u8>(image);
}

/** Height of a picture in px. */
export function imageHeight(image: usize): i32 {
  return load<u8>(image, 1);
}

/** Draws a picture around a point. */
export function blitCentred(image: usize, xMid: i32, yMid: i32, c: i32): void {
  blit(image, xMid - (imageWidth(image) >> 1), yMid - (imageHeight(image) >> 1), c);
}

/** Bits of four px, each of them twice. */
const TWICE: usize = memory.data<u8>([
  0x00, 0x03, 0x0c, 0x0f, 0x30, 0x33, 0x3c, 0x3f, 0xc0, 0xc3, 0xcc, 0xcf, 0xf0, 0xf3, 0xfc, 0xff,
]);
/** Where a picture is made twice as large; between two of them anybody may use its 512 bytes for a while. */
export const DOUBLED: usize = memory.data(2 + 8 * 64);

/** Draws a picture of at most 32 x 32 px twice as large: at a sixth of what blitScaled takes. */
export function blitDoubled(image: usize, x: i32, y: i32, c: i32): void {
  const h = imageHeight(image);
  const bytes = (imageWidth(image) + 7) >> 3;
  store<u8>(DOUBLED, <u8>(2 * imageWidth(image)));
  store<u8>(DOUBLED, <u8>(2 * h), 1);
  const stride = (2 * imageWidth(image) + 7) >> 3;
  let to = DOUBLED + 2;
  let from = image + 2;
  for (let row = 0; row < h; row++) {
    // The right half of a narrow picture's last byte goes past the row: the row below is written after it.
    for (let i = 0; i < bytes; i++) {
      const bits = <u32>load<u8>(from++);
      store<u16>(to + 2 * i, load<u8>(TWICE + (bits >> 4)) | ((<u32>load<u8>(TWICE + (bits & 15))) << 8));
    }
    memory.copy(to + stride, to, stride);
    to += 2 * stride;
  }
  blit(DOUBLED, x, y, c);
}

/** Makes a part of at most 64 x 64 px of the screen twice as large, from the same corner on. */
export function magnify(x: i32, y: i32, w: i32, h: i32): void {
  liftPart(x, y, w, h);
  fill(x, y, w, h, WHITE);
  dropTwice(x, y, h);
}

/** Reads w x h px of the screen, at most 64 each, for dropTwice(). */
export function liftPart(x: i32, y: i32, w: i32, h: i32): void {
  const keep = (<u64>-1) << (64 - w);
  for (let row = 0; row < h; row++) store<u64>(DOUBLED + 8 * row, pixels(x, y + row) & keep);
}

/** Makes the screen black where what liftPart() read is so, twice as large; h = its rows. */
export function dropTwice(x: i32, y: i32, h: i32): void {
  let at = FRAMEBUFFER_PTR + y * SCREEN_STRIDE + (x >> 3);
  for (let row = 0; row < h; row++) {
    inkTwice(at, load<u32>(DOUBLED + 8 * row, 4), x & 7);
    inkTwice(at + 8, load<u32>(DOUBLED + 8 * row), x & 7);
    at += 2 * SCREEN_STRIDE;
  }
}

/** 32 px twice as large, `turn` px to the right of the byte at `at`; nothing is put where they are white. */
function inkTwice(at: usize, bits: u32, turn: u64): void {
  let px: u64 = 0;
  for (let i = 0; i < 8; i++) {
    px = (px << 8) | load<u8>(TWICE + (bits >> 28));
    bits <<= 4;
  }
  for (const end = at + 2 * SCREEN_STRIDE; at < end; at += SCREEN_STRIDE) {
    store<u64>(at, load<u64>(at) | bswap<u64>(px >> turn));
    store<u8>(at, load<u8>(at, 8) | (<u8>(px << (8 - turn))), 8);
  }
}

/** 64 px to the right from one on, the first in the high bit. */
function pixels(x: i32, y: i32): u64 {
  const at = FRAMEBUFFER_PTR + y * SCREEN_STRIDE + (x >> 3);
  const turn = x & 7;
  return (bswap<u64>(load<u64>(at)) << turn) | (load<u8>(at, 8) >> (<u8>(8 - turn)));
}
