// Owns the pictures that tests of panel drivers show, and a plain way to turn them for a panel.
import { FRAMEBUFFER_SIZE, SCREEN_HEIGHT, SCREEN_STRIDE, SCREEN_WIDTH } from "../../host/web/abi.ts";
import { Random } from "../../tools/random.ts";

/** Noise; the same for the same seed. */
export function noise(seed: number): Uint8Array {
  const random = new Random(seed);
  return Uint8Array.from({ length: FRAMEBUFFER_SIZE }, () => random.below(256));
}

export const BLANK = new Uint8Array(FRAMEBUFFER_SIZE);

/** One black pixel. */
export function dot(x: number, y: number): Uint8Array {
  const frame = new Uint8Array(FRAMEBUFFER_SIZE);
  frame[y * SCREEN_STRIDE + (x >> 3)] = 0x80 >> (x & 7);
  return frame;
}

/** A framebuffer column by column, 16 bytes each, top pixel in the high bit: pixel by pixel. */
export function turned(frame: Uint8Array): Uint8Array {
  const plane = new Uint8Array(FRAMEBUFFER_SIZE);
  for (let y = 0; y < SCREEN_HEIGHT; y++) {
    for (let x = 0; x < SCREEN_WIDTH; x++) {
      const black = (frame[y * SCREEN_STRIDE + (x >> 3)]! >> (7 - (x & 7))) & 1;
      if (black) plane[x * (SCREEN_HEIGHT / 8) + (y >> 3)]! |= 0x80 >> (y & 7);
    }
  }
  return plane;
}
