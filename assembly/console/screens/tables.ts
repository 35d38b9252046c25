// Owns how pictures of help, and what never changes on other screens, are written down: tables of what stands
// where, drawn from first to last.
import { BLACK, INVERT, blit, fill, frame } from "../framebuffer";
import { blitDoubled } from "../icons";
import { keyCap } from "../parts";
import { HEAD, READ, SMALL, left, put, right } from "../text";

// One number for each thing: X * px + Y * px + what it is; px from the left are at most 143. 0 ends a table.
export const X: usize = 0x4_0000;
export const Y: usize = 144 * X;
// + the address of a text, or of a sprite:
export const WORDS: usize = 0; // in READ
export const TITLE: usize = 0x1_0000; // in HEAD
export const HEADING: usize = 0x8000; // in SMALL
export const ENDING: usize = TITLE + HEADING; // in READ, the last column just before X
export const SIGN: usize = 0x2_0000;
export const LARGE: usize = SIGN + 0x8000; // twice as large
// + W * width + H * height:
export const TURNED: usize = 0x3_0000; // what is black there turns white, what is white black
export const LINES: usize = TURNED + 0x8000; // an outline
export const WALLS: usize = LINES + 0x4000; // an outline of 2 px
export const W: usize = 1;
export const H: usize = 128;
export const KEY: usize = TURNED + 0x4000; // + a letter: a key cap
export const USED: usize = KEY; // + a number up to 9: so many cards of the clock, used up
export const CARDS: usize = KEY + 32; // the same, still to come

/** All that follows stands 144 px further right. */
export const FURTHER: usize = TURNED + 0x4000 + 16;

const PLACE: u32 = 144 * 4; // of a row of px, in the upper half of a number
const PITCH: i32 = 11; // from one card to the next

/** Draws all that a table says. */
export function drawTable(table: usize): void {
  let further = 0;
  for (let at = table; load<u32>(at); at += 4) {
    if (load<u32>(at) == FURTHER) further = 144;
    const place = <u32>load<u16>(at, 2);
    const x = <i32>((place % PLACE) >> 2) + further;
    const y = <i32>(place / PLACE);
    const what = <i32>load<u16>(at);
    if ((place & 3) == 3) drawShape(x, y, what);
    else drawThing(x, y, place & 3, what);
  }
}

/** A text or a sprite; way = its bits 16 and 17. */
function drawThing(x: i32, y: i32, way: u32, what: i32): void {
  const address = what & 0x7fff;
  const other = what != address;
  if (way == 2) {
    if (other) blitDoubled(address, x, y, BLACK);
    else blit(address, x, y, BLACK);
    return;
  }
  put(address);
  if (way == 0) left(x, y, other ? SMALL : READ, BLACK);
  else if (other) right(x, y, READ, BLACK);
  else left(x, y, HEAD, BLACK);
}

function drawShape(x: i32, y: i32, what: i32): void {
  const w = what & 127;
  const h = (what >> 7) & 127;
  const kind = what >> 14;
  if (kind == 0) fill(x, y, w, h, INVERT);
  else if (kind > 1) frame(x, y, w, h, kind - 1, BLACK);
  else if (w >= 65) keyCap(x, y, w);
  else for (let i = 0; i < (w & 15); i++) frame(x + i * PITCH, y, 7, 9, w & 32 ? 4 : 1, BLACK);
}
