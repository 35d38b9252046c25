// Owns placing pictures: their sizes, and drawing them around a point. The pictures themselves are in icon-data.ts.
import { blit } from "./framebuffer";

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
