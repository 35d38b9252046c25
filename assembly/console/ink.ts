// Owns the innermost drawing: columns of bytes put into the framebuffer, unclipped. An interpreter runs this thousands
// of times a picture, and each of its steps counts: so rows are written out, at addresses that need no sum.
/* eslint-disable no-fallthrough -- each row goes on with the one above it */
import { SCREEN_STRIDE } from "./abi";

/** Rows that are written out; higher columns come in blocks of so many. */
const BLOCK: i32 = 8;
const BLOCK_BYTES: usize = BLOCK * SCREEN_STRIDE;
const S: usize = SCREEN_STRIDE;
/** A byte times this stands in both halves of a word: turned right, the lower half is the byte moved over two bytes. */
const TWICE: u32 = 0x10001;

/**
 * Makes the pixels black whose bits are set in `height` bytes from `rows` on, leftmost in the high bit, one byte below
 * the other, `turn` (0..7) px to the right of the byte at `at`. Two bytes of each row are touched: where nothing is to
 * be drawn they get back what they held, even behind the end of the framebuffer.
 */
export function inkBlack(rows: usize, height: i32, at: usize, turn: i32): void {
  for (;;) {
    switch (height) {
      case 0:
        return;
      default:
        store<u16>(at, rotr<u32>(<u32>load<u8>(rows, 7) * TWICE, turn) | load<u16>(at, 7 * S), 7 * S);
      case 7:
        store<u16>(at, rotr<u32>(<u32>load<u8>(rows, 6) * TWICE, turn) | load<u16>(at, 6 * S), 6 * S);
      case 6:
        store<u16>(at, rotr<u32>(<u32>load<u8>(rows, 5) * TWICE, turn) | load<u16>(at, 5 * S), 5 * S);
      case 5:
        store<u16>(at, rotr<u32>(<u32>load<u8>(rows, 4) * TWICE, turn) | load<u16>(at, 4 * S), 4 * S);
      case 4:
        store<u16>(at, rotr<u32>(<u32>load<u8>(rows, 3) * TWICE, turn) | load<u16>(at, 3 * S), 3 * S);
      case 3:
        store<u16>(at, rotr<u32>(<u32>load<u8>(rows, 2) * TWICE, turn) | load<u16>(at, 2 * S), 2 * S);
      case 2:
        store<u16>(at, rotr<u32>(<u32>load<u8>(rows, 1) * TWICE, turn) | load<u16>(at, S), S);
      case 1:
        store<u16>(at, rotr<u32>(<u32>load<u8>(rows) * TWICE, turn) | load<u16>(at));
    }
    if (height <= BLOCK) return;
    height -= BLOCK;
    rows += BLOCK;
    at += BLOCK_BYTES;
  }
}

/** Makes them white. */
export function inkWhite(rows: usize, height: i32, at: usize, turn: i32): void {
  for (;;) {
    switch (height) {
      case 0:
        return;
      default:
        store<u16>(at, ~rotr<u32>(<u32>load<u8>(rows, 7) * TWICE, turn) & load<u16>(at, 7 * S), 7 * S);
      case 7:
        store<u16>(at, ~rotr<u32>(<u32>load<u8>(rows, 6) * TWICE, turn) & load<u16>(at, 6 * S), 6 * S);
      case 6:
        store<u16>(at, ~rotr<u32>(<u32>load<u8>(rows, 5) * TWICE, turn) & load<u16>(at, 5 * S), 5 * S);
      case 5:
        store<u16>(at, ~rotr<u32>(<u32>load<u8>(rows, 4) * TWICE, turn) & load<u16>(at, 4 * S), 4 * S);
      case 4:
        store<u16>(at, ~rotr<u32>(<u32>load<u8>(rows, 3) * TWICE, turn) & load<u16>(at, 3 * S), 3 * S);
      case 3:
        store<u16>(at, ~rotr<u32>(<u32>load<u8>(rows, 2) * TWICE, turn) & load<u16>(at, 2 * S), 2 * S);
      case 2:
        store<u16>(at, ~rotr<u32>(<u32>load<u8>(rows, 1) * TWICE, turn) & load<u16>(at, S), S);
      case 1:
        store<u16>(at, ~rotr<u32>(<u32>load<u8>(rows) * TWICE, turn) & load<u16>(at));
    }
    if (height <= BLOCK) return;
    height -= BLOCK;
    rows += BLOCK;
    at += BLOCK_BYTES;
  }
}

/** A byte's 8 px as they lie in two bytes, the left one low, `turn` px to the right. Higher bits mean nothing. */
export function overTwo(byte: u32, turn: i32): u32 {
  return rotr<u32>(byte * TWICE, turn);
}

/** The same for bytes that lie `stride` apart: one column of a wider picture. */
export function inkStrided(rows: usize, stride: i32, height: i32, at: usize, turn: i32, white: bool): void {
  const end = at + height * SCREEN_STRIDE;
  for (; at < end; at += SCREEN_STRIDE) {
    const ink = overTwo(load<u8>(rows), turn);
    const old = <u32>load<u16>(at);
    store<u16>(at, white ? old & ~ink : old | ink);
    rows += stride;
  }
}
