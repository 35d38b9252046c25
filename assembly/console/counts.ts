// Owns pictures of numbers: hearts, swords, counters, dice, page dots, the block of a seat. Sizes in px.
import { SCREEN_WIDTH } from "./abi";
import { BLACK, WHITE, blit, fill, frame, roundFrame } from "./framebuffer";
import { SPRITE_HEART, SPRITE_HEART0, SPRITE_SWORD, SPRITE_SWORD0 } from "./icon-data";
import {
  HEAD,
  READ,
  SMALL,
  centre,
  centreScaled,
  left,
  put,
  putChar,
  putNumber,
  speakAt,
  width,
} from "./text";
import { t } from "./texts";

const PITCH: i32 = 9; // from one heart to the next
const MOST_HEARTS: i32 = 6; // above: one heart and the number
const HEART_SIGN: i32 = 0x2665;
const DOT_SIZE: i32 = 5;
const DOT_PITCH: i32 = 8;
const PIP_SIZE: i32 = 3;
/** Pips of the values 0..6: bits of the 3 x 3 places, row by row from the low bit on. */
const PIPS: usize = memory.data<u16>([0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16d]);

/** n pictures and max - n empty ones in a row; the text layer gets "n of max" where a label at y + 1 stands. */
function row(full: usize, empty: usize, x: i32, y: i32, n: i32, most: i32): void {
  for (let i = 0; i < most; i++) blit(i < n ? full : empty, x + i * PITCH, y, BLACK);
  putNumber(n);
  put(t(" of "));
  putNumber(most);
  speakAt(y + 1);
}

/** Health: hearts full and hollow, up to 6; above, one heart and "7 of 9". */
export function hearts(x: i32, y: i32, n: i32, most: i32): void {
  if (most > MOST_HEARTS) {
    manyHearts(x, y, n, most);
    return;
  }
  putChar(HEART_SIGN);
  putChar(32);
  row(SPRITE_HEART, SPRITE_HEART0, x, y, n, most);
}

function manyHearts(x: i32, y: i32, n: i32, most: i32): void {
  blit(SPRITE_HEART, x, y, BLACK);
  putNumber(n);
  put(t(" of "));
  putNumber(most);
  left(x + PITCH + 1, y - 1, READ, BLACK);
}

/** Attack: swords, and dots where one could be. */
export function swords(x: i32, y: i32, n: i32, most: i32): void {
  row(SPRITE_SWORD, SPRITE_SWORD0, x, y, n, most);
}

/** A picture and how many of it there are; y = top of the digits. Nothing for 0. Returns x of a next counter. */
export function counter(sprite: usize, x: i32, y: i32, n: i32): i32 {
  if (n == 0) return x;
  const w = <i32>load<u8>(sprite);
  blit(sprite, x, y + ((8 - <i32>load<u8>(sprite, 1)) >> 1), BLACK);
  putNumber(n);
  const digits = width(READ);
  left(x + w + 3, y, READ, BLACK);
  return x + w + 3 + digits + 12;
}

/** A die of size px (17, or 21 with a name below); 0 is a blank face; the deciding one has a frame of 2 px around it. */
export function die(x: i32, y: i32, size: i32, value: i32, deciding: bool): void {
  roundFrame(x, y, size, size, BLACK);
  if (deciding) {
    roundFrame(x - 2, y - 2, size + 4, size + 4, BLACK);
    frame(x - 1, y - 1, size + 2, size + 2, 1, BLACK);
  }
  const pips = <i32>load<u16>(PIPS + 2 * min(max(value, 0), 6));
  const inset = (size - 9) >> 2;
  const step = (size - PIP_SIZE - 2 * inset) >> 1;
  for (let i = 0; i < 9; i++) {
    if (((pips >> i) & 1) == 0) continue;
    fill(x + inset + (i % 3) * step, y + inset + (i / 3) * step, PIP_SIZE, PIP_SIZE, BLACK);
  }
  putNumber(value);
  speakAt(y + size + 4); // the top of the die's name
}

/** Page count <= 30 small squares in the middle of the row at y; the current one (from 0) is filled. */
export function pageDots(count: i32, current: i32, y: i32): void {
  const x = (SCREEN_WIDTH >> 1) - ((count * DOT_PITCH) >> 1);
  for (let i = 0; i < count; i++) {
    frame(x + i * DOT_PITCH, y, DOT_SIZE, DOT_SIZE, i == current ? 3 : 1, BLACK);
  }
}

/** The black block of a hand-over: word in SMALL, the seat's number four times HEAD. The block is 62 x 78 px. */
export function seatBlock(x: i32, y: i32, word: usize, seat: i32): void {
  fill(x, y, 62, 78, BLACK);
  put(word);
  centre(x + 31, y + 6, SMALL, WHITE);
  putNumber(seat);
  centreScaled(x + 31, y + 17, 4, HEAD, WHITE);
}
