// Owns framebuffers as text: braille and half blocks. Pure; a set bit is black.
import { SCREEN_HEIGHT, SCREEN_STRIDE, SCREEN_WIDTH } from "../host/web/abi.ts";

/** Characters a picture takes: columns and lines. */
export const BRAILLE_SIZE = { columns: SCREEN_WIDTH / 2, lines: SCREEN_HEIGHT / 4 };
export const BLOCKS_SIZE = { columns: SCREEN_WIDTH, lines: SCREEN_HEIGHT / 2 };

const isBlack = (frame: Uint8Array, x: number, y: number): boolean =>
  ((frame[y * SCREEN_STRIDE + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;

// Dots of a braille character in the order of their bits: left column downwards, right column, then the last row.
// Source: Unicode, block "Braille Patterns" (U+2800).
const DOTS: [number, number][] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 1],
  [1, 2],
  [0, 3],
  [1, 3],
];

/** The picture as 32 lines of 148 braille characters, a dot for each black pixel. */
export function braille(frame: Uint8Array): string[] {
  return grid(BRAILLE_SIZE, (column, line) => {
    const bits = DOTS.reduce(
      (sum, [x, y], bit) => sum | (isBlack(frame, column * 2 + x, line * 4 + y) ? 1 << bit : 0),
      0,
    );
    return String.fromCodePoint(0x2800 + bits);
  });
}

/** The picture as 64 lines of 296 half blocks. */
export function halfBlocks(frame: Uint8Array): string[] {
  const marks = [" ", "▄", "▀", "█"]; // index: upper pixel * 2 + lower pixel
  return grid(BLOCKS_SIZE, (column, line) => {
    const upper = isBlack(frame, column, line * 2) ? 2 : 0;
    const lower = isBlack(frame, column, line * 2 + 1) ? 1 : 0;
    return marks[upper + lower] as string;
  });
}

function grid(
  size: { columns: number; lines: number },
  cell: (column: number, line: number) => string,
): string[] {
  return Array.from({ length: size.lines }, (_, line) =>
    Array.from({ length: size.columns }, (_, column) => cell(column, line)).join(""),
  );
}
