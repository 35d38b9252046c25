// Owns the unit tests of framebuffer.ts: random calls against a reference that visits every pixel.
import { FRAMEBUFFER_PTR, FRAMEBUFFER_SIZE, SCREEN_HEIGHT, SCREEN_STRIDE, SCREEN_WIDTH } from "./abi";
import {
  BLACK,
  HATCH,
  INVERT,
  P12,
  P6,
  WHITE,
  blit,
  blitScaled,
  clear,
  dotted,
  dottedDown,
  fill,
  frame,
  hline,
  line,
  pattern,
  pixel,
  resetClip,
  roundFrame,
  setClip,
  vline,
} from "./framebuffer";
import { below, seedRng } from "./rng";

const RNG: usize = memory.data(16);
/** The reference picture, a byte a pixel. */
const WANTED: usize = memory.data(296 * 128);
/** A picture of 11 x 3 px. */
const IMAGE: usize = memory.data<u8>([11, 3, 0xff, 0xe0, 0x80, 0x20, 0xaa, 0xa0]);
/** A picture of 7 px and up to 22 rows. */
const COLUMN: usize = memory.data<u8>([
  7, 0, 0xfe, 0x02, 0x80, 0x54, 0xaa, 0x12, 0x34, 0x56, 0x78, 0x9a, 0xbc, 0xde, 0xf0, 0x0e, 0x80, 0x82, 0xfe,
  0x10, 0x38, 0x7c, 0xfe, 0x00,
]);

@unmanaged
class Box {
  x: i32;
  y: i32;
  w: i32;
  h: i32;
}
const area = changetype<Box>(memory.data(16));
const box = changetype<Box>(memory.data(16));

function got(x: i32, y: i32): i32 {
  return (load<u8>(FRAMEBUFFER_PTR + y * SCREEN_STRIDE + (x >> 3)) >> (<u8>(7 - (x & 7)))) & 1;
}

function begin(): void {
  clear();
  memory.fill(WANTED, 0, SCREEN_WIDTH * SCREEN_HEIGHT);
  area.x = 0;
  area.y = 0;
  area.w = SCREEN_WIDTH;
  area.h = SCREEN_HEIGHT;
}

function want(x: i32, y: i32, c: i32): void {
  if (x < 0 || y < 0 || x >= SCREEN_WIDTH || y >= SCREEN_HEIGHT) return;
  if (x < area.x || y < area.y || x >= area.x + area.w || y >= area.y + area.h) return;
  const at = WANTED + y * SCREEN_WIDTH + x;
  store<u8>(at, c == INVERT ? 1 - load<u8>(at) : c);
}

function wantFill(x: i32, y: i32, w: i32, h: i32, c: i32): void {
  for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) want(x + i, y + j, c);
}

/** Pixels that differ from the reference. */
function differences(): i32 {
  let count = 0;
  for (let y = 0; y < SCREEN_HEIGHT; y++) {
    for (let x = 0; x < SCREEN_WIDTH; x++) {
      if (got(x, y) != <i32>load<u8>(WANTED + y * SCREEN_WIDTH + x)) count++;
    }
  }
  return count;
}

function randomBox(): void {
  box.x = below(RNG, 400) - 50;
  box.y = below(RNG, 200) - 40;
  box.w = below(RNG, 120) - 10;
  box.h = below(RNG, 60) - 10;
}

function randomClip(): void {
  randomBox();
  setClip(box.x, box.y, box.w + 60, box.h + 40);
  area.x = box.x;
  area.y = box.y;
  area.w = box.w + 60;
  area.h = box.h + 40;
}

describe("framebuffer", () => {
  beforeEach(() => {
    seedRng(RNG, 2026, 2);
    begin();
  });

  it("fills random rectangles in random clips as the reference does", () => {
    for (let i = 0; i < 120; i++) {
      if (i % 10 == 9) randomClip();
      randomBox();
      const c = below(RNG, 3);
      fill(box.x, box.y, box.w, box.h, c);
      wantFill(box.x, box.y, box.w, box.h, c);
    }
    expect<i32>(differences()).toBe(0);
  });

  it("draws random outlines as four rectangles that do not overlap", () => {
    for (let i = 0; i < 60; i++) {
      if (i % 10 == 9) randomClip();
      randomBox();
      const t = 1 + below(RNG, 3);
      if (box.w < 2 * t || box.h < 2 * t) continue;
      frame(box.x, box.y, box.w, box.h, t, INVERT);
      wantFill(box.x, box.y, box.w, box.h, INVERT);
      wantFill(box.x + t, box.y + t, box.w - 2 * t, box.h - 2 * t, INVERT);
    }
    expect<i32>(differences()).toBe(0);
  });

  it("draws small outlines as the reference does", () => {
    for (let i = 0; i < 400; i++) {
      if (i % 20 == 19) randomClip();
      randomBox();
      const w = below(RNG, 11) + 1;
      const t = 1 + below(RNG, 4);
      const c = below(RNG, 3);
      frame(box.x, box.y, w, box.h, t, c);
      for (let y = 0; y < box.h; y++) {
        for (let x = 0; x < w; x++) {
          if (x < t || y < t || x >= w - t || y >= box.h - t) want(box.x + x, box.y + y, c);
        }
      }
    }
    expect<i32>(differences()).toBe(0);
  });

  it("paints the whole of a frame that is thinner than its lines, once", () => {
    frame(10, 10, 3, 9, 2, INVERT);
    wantFill(10, 10, 3, 9, INVERT);
    frame(30, 10, 1, 1, 1, INVERT);
    want(30, 10, INVERT);
    frame(40, 10, 0, 5, 1, BLACK);
    frame(50, 10, 8, 3, 2, INVERT);
    wantFill(50, 10, 8, 3, INVERT);
    expect<i32>(differences()).toBe(0);
  });

  it("leaves the corners of a round frame out", () => {
    roundFrame(-2, 100, 20, 40, BLACK);
    for (let x = 0; x < 17; x++) want(x, 100, BLACK);
    for (let y = 101; y < 128; y++) want(17, y, BLACK);
    expect<i32>(differences()).toBe(0);
  });

  it("blits random places and sizes as the reference does", () => {
    for (let i = 0; i < 120; i++) {
      if (i % 10 == 9) randomClip();
      randomBox();
      const c = below(RNG, 3);
      const factor = i % 3 == 0 ? 1 + below(RNG, 6) : 1;
      if (i % 3 == 0) blitScaled(IMAGE, box.x, box.y, factor, c);
      else blit(IMAGE, box.x, box.y, c);
      for (let y = 0; y < 3; y++) {
        for (let x = 0; x < 11; x++) {
          const black = y == 0 || (y == 1 ? x % 10 == 0 : x % 2 == 0);
          if (black) wantFill(box.x + x * factor, box.y + y * factor, factor, factor, c);
        }
      }
    }
    expect<i32>(differences()).toBe(0);
  });

  it("blits columns of every height, as a whole and clipped, as the reference does", () => {
    for (let i = 0; i < 200; i++) {
      if (i % 20 == 19) randomClip();
      randomBox();
      const h = below(RNG, 22);
      const c = below(RNG, 3);
      store<u8>(COLUMN, h, 1);
      blit(COLUMN, box.x, box.y, c);
      for (let y = 0; y < h; y++) {
        for (let x = 0; x < 7; x++) {
          if ((load<u8>(COLUMN + 2 + y) >> (<u8>(7 - x))) & 1) want(box.x + x, box.y + y, c);
        }
      }
    }
    expect<i32>(differences()).toBe(0);
  });

  it("draws lines in every direction from end to end", () => {
    for (let i = 0; i < 40; i++) {
      begin();
      const x0 = below(RNG, 296);
      const y0 = below(RNG, 128);
      const x1 = below(RNG, 296);
      const y1 = below(RNG, 128);
      line(x0, y0, x1, y1, BLACK);
      expect<i32>(got(x0, y0) + got(x1, y1)).toBe(2);
      let inked = 0;
      for (let y = 0; y < SCREEN_HEIGHT; y++) for (let x = 0; x < SCREEN_WIDTH; x++) inked += got(x, y);
      expect<i32>(inked).toBe(max(abs(x1 - x0), abs(y1 - y0)) + 1);
    }
  });

  it("shows the same part of a line whatever the clip", () => {
    line(-40, -30, 340, 160, INVERT);
    memory.copy(WANTED, FRAMEBUFFER_PTR, FRAMEBUFFER_SIZE);
    clear();
    for (let x = -8; x < 296; x += 37) {
      setClip(x, 0, 37, 128);
      line(-40, -30, 340, 160, INVERT);
    }
    expect<i32>(memory.compare(WANTED, FRAMEBUFFER_PTR, FRAMEBUFFER_SIZE)).toBe(0);
  });

  it("draws patterns at the places of the screen, not of the rectangle", () => {
    for (let kind = P6; kind <= HATCH; kind++) {
      begin();
      pattern(-5, -5, 400, 70, kind);
      pattern(-5, 65, 400, 70, kind);
      for (let y = 0; y < SCREEN_HEIGHT; y++) {
        for (let x = 0; x < SCREEN_WIDTH; x++) {
          const shift6 = (y >> 2) & 1 ? 2 : 0;
          const shift12 = (y >> 1) & 1 ? 2 : 0;
          if (kind == P6 && y % 4 == 0 && x % 4 == shift6) want(x, y, BLACK);
          if (kind == P12 && y % 2 == 0 && x % 4 == shift12) want(x, y, BLACK);
          if (kind == HATCH && (x + y) % 4 == 0) want(x, y, BLACK);
        }
      }
      expect<i32>(differences()).toBe(0);
    }
  });

  it("draws rules of dots, single pixels, straight lines", () => {
    dotted(3, 7, 6);
    for (let x = 3; x < 9; x += 2) want(x, 7, BLACK);
    dotted(-1, 9, 6);
    for (let x = 1; x < 5; x += 2) want(x, 9, BLACK);
    dottedDown(20, 3, 6);
    for (let y = 3; y < 9; y += 2) want(20, y, BLACK);
    dottedDown(23, -3, 6);
    for (let y = 1; y < 3; y += 2) want(23, y, BLACK);
    dottedDown(27, 126, 9);
    want(27, 126, BLACK);
    dottedDown(296, 3, 6);
    pixel(295, 127, BLACK);
    pixel(296, 127, BLACK);
    want(295, 127, BLACK);
    hline(290, 60, 50, BLACK);
    wantFill(290, 60, 6, 1, BLACK);
    vline(5, 120, 50, BLACK);
    wantFill(5, 120, 1, 8, BLACK);
    expect<i32>(differences()).toBe(0);
  });

  it("survives the ends of the number range and leaves its neighbours alone", () => {
    const before = load<u32>(FRAMEBUFFER_PTR - 4);
    const behind = load<u32>(FRAMEBUFFER_PTR + FRAMEBUFFER_SIZE);
    fill(i32.MIN_VALUE, i32.MIN_VALUE, i32.MAX_VALUE, i32.MAX_VALUE, BLACK);
    fill(i32.MAX_VALUE, 5, i32.MAX_VALUE, i32.MAX_VALUE, BLACK);
    fill(-5, -5, i32.MIN_VALUE, 9, BLACK);
    setClip(i32.MAX_VALUE, i32.MIN_VALUE, i32.MAX_VALUE, i32.MAX_VALUE);
    fill(0, 0, 296, 128, BLACK);
    resetClip();
    expect<i32>(differences()).toBe(0);
    fill(-7, -9, i32.MAX_VALUE, i32.MAX_VALUE, INVERT);
    line(i32.MIN_VALUE, i32.MIN_VALUE, i32.MAX_VALUE, i32.MAX_VALUE, WHITE);
    line(i32.MAX_VALUE, 3, i32.MIN_VALUE, 3, WHITE);
    expect<i32>(got(4, 4) + got(100, 3)).toBe(0);
    expect<i32>(got(295, 1)).toBe(1);
    blit(IMAGE, -3, -1, INVERT);
    blit(IMAGE, 290, 126, INVERT);
    blit(IMAGE, i32.MIN_VALUE, i32.MAX_VALUE, INVERT);
    blit(IMAGE, 9, i32.MAX_VALUE, BLACK);
    blit(IMAGE, i32.MAX_VALUE, 9, WHITE);
    frame(i32.MAX_VALUE - 3, 9, 7, 9, 2, BLACK);
    frame(9, i32.MAX_VALUE - 3, 7, 9, 2, BLACK);
    frame(9, 9, 7, i32.MAX_VALUE, 2, INVERT);
    expect<u32>(load<u32>(FRAMEBUFFER_PTR - 4)).toBe(before);
    expect<u32>(load<u32>(FRAMEBUFFER_PTR + FRAMEBUFFER_SIZE)).toBe(behind);
  });
});
