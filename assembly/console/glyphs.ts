// Owns single characters: finding one in a face, its sizes, drawing it; and reading them out of UTF-8.
import { FRAMEBUFFER_PTR, SCREEN_STRIDE } from "./abi";
import {
  FACE_HEADER,
  GLYPH_ANCHOR_STEP,
  GLYPH_ASCII_COUNT,
  GLYPH_FIRST_CODE,
  GLYPH_LATIN_CODE,
  GLYPH_LATIN_END,
  GLYPH_SIGN_COUNT,
  GLYPH_SIGN_INDEX,
  SIGN_CODES,
} from "./font-data";
import { BLACK, INVERT, fill, leavesClip, putBits } from "./framebuffer";

const QUESTION_MARK: i32 = 63 - GLYPH_FIRST_CODE;

/** Rows of the capitals of a face; its baseline lies that far under the y of a text. */
export function capitals(font: usize): i32 {
  return load<u8>(font);
}

/** Rows from one line to the next. */
export function pitchOf(font: usize): i32 {
  return load<u8>(font, 1);
}

/** The character at a UTF-8 address: its code, and its length in bytes << 24. A stray byte is "?" of 1 byte. */
export function decode(at: usize): u32 {
  const first = <u32>load<u8>(at);
  if (first < 0x80) return first | (1 << 24);
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 0;
  let code = first & ((<u32>0x7f) >> length);
  for (let i = 1; i < length; i++) {
    const next = <u32>load<u8>(at + i);
    if ((next & 0xc0) != 0x80) return 63 | (1 << 24);
    code = (code << 6) | (next & 0x3f);
  }
  return length == 0 ? 63 | (1 << 24) : (code & 0xffffff) | (length << 24);
}

/** The place of a character in every face; that of "?" where the faces lack it. */
function place(code: i32): i32 {
  if (code >= GLYPH_FIRST_CODE && code < GLYPH_FIRST_CODE + GLYPH_ASCII_COUNT) return code - GLYPH_FIRST_CODE;
  if (code >= GLYPH_LATIN_CODE && code < GLYPH_LATIN_END) return code - GLYPH_LATIN_CODE + GLYPH_ASCII_COUNT;
  for (let i = 0; i < GLYPH_SIGN_COUNT; i++) {
    if (load<u16>(SIGN_CODES + 2 * i) == code) return GLYPH_SIGN_INDEX + i;
  }
  return QUESTION_MARK;
}

/** A glyph: its place << 16, then its four 4-bit numbers. Never an empty one of Latin-1. */
export function glyphOf(font: usize, code: i32): u32 {
  const at = place(code);
  const sizes = <u32>load<u16>(font + FACE_HEADER + 2 * at);
  if (sizes != 0) return (at << 16) | sizes;
  return (QUESTION_MARK << 16) | (<u32>load<u16>(font + FACE_HEADER + 2 * QUESTION_MARK));
}

export function glyphWidth(glyph: u32): i32 {
  return glyph & 15;
}

/** px from this character to the next. */
export function glyphAdvance(glyph: u32): i32 {
  return (glyph >> 4) & 15;
}

/** Rows that its first row lies above the baseline. */
export function glyphTop(glyph: u32): i32 {
  return (glyph >> 8) & 15;
}

export function glyphHeight(glyph: u32): i32 {
  return (glyph >> 12) & 15;
}

/** Number of the glyph's first bit: a stored one, plus the sizes of those in between. */
function firstBit(font: usize, glyph: u32): i32 {
  const at = <i32>(glyph >> 16);
  let i = at - (at % GLYPH_ANCHOR_STEP);
  let bit = <i32>load<u16>(font + load<u16>(font, 2) + 2 * (i / GLYPH_ANCHOR_STEP));
  for (; i < at; i++) {
    const sizes = <u32>load<u16>(font + FACE_HEADER + 2 * i);
    bit += glyphWidth(sizes) * glyphHeight(sizes);
  }
  return bit;
}

/** Draws a glyph; x = left, y = top of the capitals, each of its pixels a square of factor px. */
export function drawGlyph(font: usize, glyph: u32, x: i32, y: i32, factor: i32, c: i32): void {
  const w = glyphWidth(glyph);
  const h = glyphHeight(glyph);
  const top = y + factor * (capitals(font) - glyphTop(glyph));
  const bits = font + load<u16>(font, 4);
  let bit = firstBit(font, glyph);
  if (factor == 1 && c != INVERT && !leavesClip(x, top, x + w, top + h)) {
    drawWhole(bits, bit, w, h, x, top, c);
    return;
  }
  for (let row = 0; row < h; row++) {
    const word = bswap<u32>(load<u32>(bits + (bit >> 3))) << (bit & 7);
    const shown = word & ~((<u32>0xffffffff) >> w);
    if (factor == 1) putBits(x, top + row, shown, c);
    else putSquares(x, top + row * factor, shown, factor, c);
    bit += w;
  }
}

/** Nearly every glyph: w x h bits from number `bit` on, black or white, all of them inside the clip. */
function drawWhole(bits: usize, bit: i32, w: i32, h: i32, x: i32, top: i32, c: i32): void {
  const mask = ~((<u32>0xffffffff) >> w);
  let at = FRAMEBUFFER_PTR + top * SCREEN_STRIDE + (x >> 3);
  for (let next = bit; next < bit + w * h; next += w) {
    const shown = bswap<u32>(((bswap<u32>(load<u32>(bits + (next >> 3))) << (next & 7)) & mask) >> (x & 7));
    // Four bytes are touched, as in putBits: the others get back what they held.
    const old = load<u32>(at);
    store<u32>(at, c == BLACK ? old | shown : old & ~shown);
    at += SCREEN_STRIDE;
  }
}

/** A row of bits, leftmost in bit 31, as squares. */
function putSquares(x: i32, y: i32, bits: u32, factor: i32, c: i32): void {
  for (let i = 0; i < 16; i++) {
    if ((bits << i) >> 31) fill(x + i * factor, y, factor, factor, c);
  }
}
