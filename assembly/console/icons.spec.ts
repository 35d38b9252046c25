// Owns the unit tests of icons.ts: pictures twice as large, against the slow way and against what stood there.
import { FRAMEBUFFER_PTR, FRAMEBUFFER_SIZE } from "./abi";
import { BLACK, blit, blitScaled, clear, fill } from "./framebuffer";
import { blitDoubled, magnify } from "./icons";
import { below, seedRng } from "./rng";

const RNG: usize = memory.data(16);
const PICTURE: usize = memory.data(2 + 4 * 32);
const KEPT: usize = memory.data(FRAMEBUFFER_SIZE);

/** A picture of w x h px with random bits, none behind the last column. */
function randomPicture(w: i32, h: i32): void {
  const stride = (w + 7) >> 3;
  store<u8>(PICTURE, <u8>w);
  store<u8>(PICTURE, <u8>h, 1);
  for (let i = 0; i < stride * h; i++) {
    const last = i % stride == stride - 1 && (w & 7) != 0;
    store<u8>(PICTURE + 2 + i, <u8>(below(RNG, 256) & (last ? 0xff00 >> (w & 7) : 0xff)));
  }
}

function keep(): void {
  memory.copy(KEPT, FRAMEBUFFER_PTR, FRAMEBUFFER_SIZE);
}

function isKept(): bool {
  return memory.compare(KEPT, FRAMEBUFFER_PTR, FRAMEBUFFER_SIZE) == 0;
}

describe("pictures twice as large", () => {
  it("looks as the slow way does, at every size, place and shift", () => {
    seedRng(RNG, 5, 0);
    for (let i = 0; i < 300; i++) {
      randomPicture(1 + below(RNG, 32), 1 + below(RNG, 32));
      const x = <i32>below(RNG, 320) - 20;
      const y = <i32>below(RNG, 150) - 20;
      clear();
      blitScaled(PICTURE, x, y, 2, BLACK);
      keep();
      clear();
      blitDoubled(PICTURE, x, y, BLACK);
      expect<bool>(isKept()).toBe(true);
    }
  });

  it("magnifies what stands on the screen and nothing beside it", () => {
    seedRng(RNG, 6, 0);
    for (let i = 0; i < 100; i++) {
      const size = 1 + <i32>below(RNG, 32);
      const x = <i32>below(RNG, 150);
      const y = <i32>below(RNG, 60);
      randomPicture(size, size);
      clear();
      fill(x - 1, y, 1, 70, BLACK);
      blitScaled(PICTURE, x, y, 2, BLACK);
      keep();
      clear();
      fill(x - 1, y, 1, 70, BLACK);
      blit(PICTURE, x, y, BLACK);
      magnify(x, y, size, size);
      expect<bool>(isKept()).toBe(true);
    }
  });
});
