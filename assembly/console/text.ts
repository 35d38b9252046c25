// Owns drawing text: the ways to draw and say what the builder holds.
import { BYTES, builder, drop, put } from "./builder";
import {
  CHECK_CLIPPED,
  CHECK_CUT,
  CHECK_LACKING,
  CHECK_LOST,
  CHECK_TEXT,
  checkBegin,
  checkBox,
} from "./checks";
import {
  FACE_HEAD,
  FACE_PLAIN_HEAD,
  FACE_PLAIN_READ,
  FACE_PLAIN_SMALL,
  FACE_READ,
  FACE_SMALL,
} from "./font-data";
import { leavesClip } from "./framebuffer";
import { NO_TOP, layerAdd, layerBegin } from "./layer";
import {
  ASCII_PLACES,
  asciiGlyph,
  asciiPlace,
  bytesAt,
  capitals,
  decode,
  drawGlyph,
  glyphAdvance,
  glyphAt,
  glyphHeight,
  glyphOf,
  glyphTop,
  glyphWidth,
  inkGlyph,
  inkLimit,
  inkLine,
  isLacking,
} from "./glyphs";

export {
  drop,
  hasText,
  moveText,
  put,
  putBytes,
  putCapital,
  putChar,
  putCount,
  putNumber,
  putPart,
  textAt,
} from "./builder";

/** Faces: sentences; numbers and titles; table heads and units of at most 12 characters. */
export const READ: usize = isDefined(DEADINK_PLAIN) ? FACE_PLAIN_READ : FACE_READ;
export const HEAD: usize = isDefined(DEADINK_PLAIN) ? FACE_PLAIN_HEAD : FACE_HEAD;
export const SMALL: usize = isDefined(DEADINK_PLAIN) ? FACE_PLAIN_SMALL : FACE_SMALL;

const ELLIPSIS: i32 = 0x2026;
const NEW_LINE: u32 = 10;
const SPACE: u32 = 32;
const NEW_LINE_PLACE: u32 = NEW_LINE - SPACE; // as asciiPlace counts
const SPACE_PLACE: u32 = 0;

/** Begins a screen: text layer and builder are empty. */
export function textBegin(): void {
  layerBegin();
  drop();
  checkBegin();
}

/** px from the first to the last column of the builder's text on one line. */
export function width(font: usize): i32 {
  return widthOf(0, builder.length, font);
}

function widthOf(from: i32, to: i32, font: usize): i32 {
  const end = BYTES + to;
  let sum = 0;
  for (let at = BYTES + from; at < end;) {
    const place = asciiPlace(at);
    sum += glyphAdvance(place < ASCII_PLACES ? asciiGlyph(font, place) : glyphAt(font, at));
    at += place < ASCII_PLACES ? 1 : bytesAt(at);
  }
  return max(sum - 1, 0); // the last advance holds the gap to a next letter
}

/** Draws with its left edge at x; y = top of the capitals. */
export function left(x: i32, y: i32, font: usize, c: i32): void {
  finish(x, y, 1, font, c);
}

/** Draws so that the last column lies just before xRight. */
export function right(xRight: i32, y: i32, font: usize, c: i32): void {
  finish(xRight - width(font), y, 1, font, c);
}

/** Draws around the column xMid. */
export function centre(xMid: i32, y: i32, font: usize, c: i32): void {
  finish(xMid - (width(font) >> 1), y, 1, font, c);
}

/** Draws around xMid, each pixel a square of factor px. */
export function centreScaled(xMid: i32, y: i32, factor: i32, font: usize, c: i32): void {
  finish(xMid - ((width(font) * factor) >> 1), y, factor, font, c);
}

function finish(x: i32, y: i32, factor: i32, font: usize, c: i32): void {
  say(y);
  drawRun(0, builder.length, x, y, factor, font, c);
  drop();
}

/** Draws at most maxWidth px: a longer text is cut and ends in "…". The text layer gets all of it. */
export function leftMax(x: i32, y: i32, maxWidth: i32, font: usize, c: i32): void {
  const full = width(font);
  if (full <= maxWidth) return finish(x, y, 1, font, c);
  say(y);
  builder.faults |= CHECK_CUT;
  const dots = glyphOf(font, ELLIPSIS);
  const room = maxWidth - glyphWidth(dots) - 1;
  let end = 0;
  for (let i = 0; i < builder.length;) {
    i += decode(BYTES + i) >> 24;
    if (widthOf(0, i, font) > room) break;
    if (load<u8>(BYTES + i - 1) != SPACE) end = i;
  }
  const edge = drawRun(0, end, x, y, 1, font, c);
  if (maxWidth >= glyphWidth(dots)) drawGlyph(font, dots, edge, y, 1, c);
  drop();
}

/** Draws in lines of at most w px, pitch rows apart, broken at spaces and at "\n"; returns the number of lines. */
export function wrap(x: i32, y: i32, w: i32, pitch: i32, font: usize, c: i32): i32 {
  say(y);
  let lines = 0;
  for (let from = 0; from < builder.length; lines++) {
    const end = lineEnd(from, w, font);
    drawRun(from, end, x, y + lines * pitch, 1, font, c);
    from = nextLine(end);
  }
  drop();
  return lines;
}

/** How many lines wrap would use; the builder keeps its text. */
export function measureWrap(w: i32, font: usize): i32 {
  let lines = 0;
  for (let from = 0; from < builder.length; lines++) from = nextLine(lineEnd(from, w, font));
  return lines;
}

/** Where the line that begins at from ends: before a "\n", before the last space that fits, else inside the word. */
function lineEnd(from: i32, w: i32, font: usize): i32 {
  const end = BYTES + builder.length;
  let used = -1; // the last advance holds the gap to a next letter
  let lastSpace: usize = 0;
  for (let at = BYTES + from; at < end;) {
    const place = asciiPlace(at);
    if (place == SPACE_PLACE) lastSpace = at;
    else if (place == NEW_LINE_PLACE) return <i32>(at - BYTES);
    used += glyphAdvance(place < ASCII_PLACES ? asciiGlyph(font, place) : glyphAt(font, at));
    if (used > w && place != SPACE_PLACE) {
      if (lastSpace > BYTES + from) return <i32>(lastSpace - BYTES);
      return <i32>((at > BYTES + from ? at : at + bytesAt(at)) - BYTES);
    }
    at += place < ASCII_PLACES ? 1 : bytesAt(at);
  }
  return builder.length;
}

/** Where the next line begins: past the space or "\n" that ended this one. */
function nextLine(end: i32): i32 {
  const code = <u32>load<u8>(BYTES + end);
  return code == SPACE || code == NEW_LINE ? end + 1 : end;
}

/** Says the builder's text without drawing it, on a line of its own. */
export function speak(): void {
  say(NO_TOP);
  drop();
}

/** Says the builder's text as if it were drawn at y: it joins a line that has the same top. */
export function speakAt(y: i32): void {
  say(y);
  drop();
}

function say(top: i32): void {
  if (!layerAdd(BYTES, builder.length, top)) builder.faults |= CHECK_LOST;
  if (builder.faults & CHECK_LOST) checkBox(CHECK_TEXT, CHECK_LOST, 0, 0, 0, 0, 0);
}

/** A whole text at once. */
export function label(text: usize, x: i32, y: i32, font: usize, c: i32): void {
  drop();
  put(text);
  left(x, y, font, c);
}

/** Draws bytes from..to of the builder on one line; returns the x after them. */
function drawRun(from: i32, to: i32, x: i32, y: i32, factor: i32, font: usize, c: i32): i32 {
  const limit = factor == 1 ? inkLimit(font, x, y, c) : i32.MIN_VALUE;
  const line = inkLine(font, y);
  const end = BYTES + to;
  let edge = x;
  for (let at = BYTES + from; at < end;) {
    const place = asciiPlace(at);
    let glyph: u32;
    if (place < ASCII_PLACES) {
      glyph = asciiGlyph(font, place);
      at++;
    } else {
      glyph = glyphAt(font, at);
      at += bytesAt(at);
    }
    if (edge < limit) inkGlyph(font, glyph, line, edge, c);
    else drawGlyph(font, glyph, edge, y, factor, c);
    edge += factor * glyphAdvance(glyph);
  }
  checkRun(from, to, x, y, factor, font);
  return edge;
}

/** Checked build: keeps the box of the ink, accents and descenders with it. */
function checkRun(from: i32, to: i32, x: i32, y: i32, factor: i32, font: usize): void {
  if (isDefined(DEADINK_CHECKED)) {
    let above = 0;
    let below = 0;
    let edge = 0;
    let end = 0;
    let faults = builder.faults & CHECK_CUT;
    for (let i = from; i < to;) {
      const char = decode(BYTES + i);
      if (isLacking(font, BYTES + i)) faults |= CHECK_LACKING;
      const glyph = glyphOf(font, char & 0xffffff);
      if (glyphHeight(glyph) > 0) {
        above = max(above, glyphTop(font, glyph));
        below = max(below, glyphHeight(glyph) - glyphTop(font, glyph));
        end = edge + glyphWidth(glyph);
      }
      edge += glyphAdvance(glyph);
      i += char >> 24;
    }
    if (end == 0) return;
    const base = y + factor * capitals(font);
    const top = base - factor * above;
    const bottom = base + factor * below;
    if (leavesClip(x, top, x + factor * end, bottom)) faults |= CHECK_CLIPPED;
    checkBox(CHECK_TEXT, faults, x, top, x + factor * end, bottom, builder.length);
  }
}
