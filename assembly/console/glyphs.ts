// Owns single characters: finding one in a face, its sizes, drawing it; and reading them out of UTF-8.
import { FRAMEBUFFER_PTR, SCREEN_STRIDE } from "./abi";
import {
  FACE_HEADER,
  GLYPH_ASCII_COUNT,
  GLYPH_FIRST_CODE,
  GLYPH_LATIN_CODE,
  GLYPH_LATIN_END,
  GLYPH_SIGN_COUNT,
  GLYPH_SIGN_INDEX,
  SIGN_CODES,
} from "./font-data";
import { BLACK, INVERT, WHITE, fill, clipRight, leavesClip, putByte } from "./framebuffer";
import { inkBlack, inkStrided, inkWhite } from "./ink";

const TIMES_SIGN: i32 = 0xd7;
const SMALL_X: i32 = 0x78;
const FIRST_SIGN: i32 = isDefined(DEADINK_PLAIN) ? GLYPH_ASCII_COUNT : GLYPH_SIGN_INDEX;
const QUESTION_MARK: i32 = 63 - GLYPH_FIRST_CODE;
/** Places of ASCII characters are below this. */
export const ASCII_PLACES: u32 = GLYPH_ASCII_COUNT;
/** px that no glyph is wider than */
const WIDEST: i32 = 15;

/** Rows of the capitals of a face; its baseline lies that far under the y of a text. */
export function capitals(font: usize): i32 {
  return load<u8>(font);
}

/** Rows from one line to the next. */
export function pitchOf(font: usize): i32 {
  return load<u8>(font, 1);
}

/** Most rows that a glyph of the face has above the baseline. */
export function highest(font: usize): i32 {
  return load<u8>(font, 2);
}

/** Most rows that a glyph of the face has below the baseline. */
export function lowest(font: usize): i32 {
  return load<u8>(font, 3);
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
  // The faces without Latin-1 lack the multiplication sign, which marks impossible rows: an x is nearest to it.
  if (isDefined(DEADINK_PLAIN)) {
    if (code == TIMES_SIGN) return SMALL_X - GLYPH_FIRST_CODE;
  } else {
    if (code >= GLYPH_LATIN_CODE && code < GLYPH_LATIN_END)
      return code - GLYPH_LATIN_CODE + GLYPH_ASCII_COUNT;
  }
  for (let i = 0; i < GLYPH_SIGN_COUNT; i++) {
    if (load<u16>(SIGN_CODES + 2 * i) == code) return FIRST_SIGN + i;
  }
  return QUESTION_MARK;
}

/** A glyph: the place of its rows << 16, then its four 4-bit numbers. Never an empty one of Latin-1. */
export function glyphOf(font: usize, code: i32): u32 {
  const glyph = load<u32>(font + 4 * place(code), FACE_HEADER);
  return glyph != 0 ? glyph : load<u32>(font, FACE_HEADER + 4 * QUESTION_MARK);
}

/** The place of the ASCII character at an address; ASCII_PLACES or more where there is none that is drawn. */
export function asciiPlace(at: usize): u32 {
  return <u32>load<u8>(at) - GLYPH_FIRST_CODE;
}

/** The glyph of an ASCII character. Nearly all are, and need no search. */
export function asciiGlyph(font: usize, place: u32): u32 {
  return load<u32>(font + 4 * place, FACE_HEADER);
}

/** The glyph of any character at a UTF-8 address. */
export function glyphAt(font: usize, at: usize): u32 {
  return glyphOf(font, decode(at) & 0xffffff);
}

/** Whether the character at a UTF-8 address is drawn as the question mark that it is not. */
export function isLacking(font: usize, at: usize): bool {
  return <i32>asciiPlace(at) != QUESTION_MARK && glyphAt(font, at) == asciiGlyph(font, <u32>QUESTION_MARK);
}

/** Its length in bytes. */
export function bytesAt(at: usize): u32 {
  return decode(at) >> 24;
}

export function glyphHeight(glyph: u32): i32 {
  return glyph & 15;
}

/** px from this character to the next. */
export function glyphAdvance(glyph: u32): i32 {
  return (glyph >> 4) & 15;
}

/** Rows from the highest row of its face to its own. */
function glyphDown(glyph: u32): i32 {
  return (glyph >> 8) & 15;
}

/** Rows that its first row lies above the baseline. */
export function glyphTop(font: usize, glyph: u32): i32 {
  return highest(font) - glyphDown(glyph);
}

export function glyphWidth(glyph: u32): i32 {
  return (glyph >> 12) & 15;
}

/** Draws a glyph; x = left, y = top of the capitals, each of its pixels a square of factor px. */
export function drawGlyph(font: usize, glyph: u32, x: i32, y: i32, factor: i32, c: i32): void {
  const h = glyphHeight(glyph);
  const top = y + factor * (capitals(font) - glyphTop(font, glyph));
  const whole = factor == 1 && c != INVERT && !leavesClip(x, top, x + glyphWidth(glyph), top + h);
  let rows = font + (glyph >> 16);
  for (let left = x; left < x + factor * glyphWidth(glyph); left += 8 * factor) {
    if (whole) inkStrided(rows, 1, h, FRAMEBUFFER_PTR + top * SCREEN_STRIDE + (left >> 3), x & 7, c == WHITE);
    else if (factor == 1) for (let i = 0; i < h; i++) putByte(left, top + i, load<u8>(rows + i), c);
    else for (let i = 0; i < h; i++) putSquares(left, top + i * factor, load<u8>(rows + i), factor, c);
    rows += h;
  }
}

/**
 * Draws a glyph, black or white, that lies inside the clip. line = framebuffer row of the face's highest row.
 * Nearly every glyph comes this way.
 */
export function inkGlyph(font: usize, glyph: u32, line: usize, x: i32, c: i32): void {
  const rows = font + (glyph >> 16);
  const h = glyphHeight(glyph);
  const at = line + SCREEN_STRIDE * glyphDown(glyph) + (x >> 3);
  if (c == BLACK) inkBlack(rows, h, at, x & 7);
  else inkWhite(rows, h, at, x & 7);
  if (glyphWidth(glyph) <= 8) return;
  if (c == BLACK) inkBlack(rows + h, h, at + 1, x & 7);
  else inkWhite(rows + h, h, at + 1, x & 7);
}

/** 8 px of a row, leftmost in the high bit, as squares. */
function putSquares(x: i32, y: i32, bits: u32, factor: i32, c: i32): void {
  for (let i = 0; i < 8; i++) {
    if (bits & (0x80 >> i)) fill(x + i * factor, y, factor, factor, c);
  }
}

/** Left of which x a glyph is surely whole, on a line of black or white text that begins at x, y; MIN_VALUE: of none. */
export function inkLimit(font: usize, x: i32, y: i32, c: i32): i32 {
  const base = y + capitals(font);
  if (c == INVERT || leavesClip(x, base - highest(font), x, base + lowest(font))) return i32.MIN_VALUE;
  return clipRight() - WIDEST;
}

/** The framebuffer row in which the highest row of a face lies, for a text whose capitals begin at y. */
export function inkLine(font: usize, y: i32): usize {
  return FRAMEBUFFER_PTR + SCREEN_STRIDE * (y + capitals(font) - highest(font));
}
