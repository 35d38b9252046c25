// Owns the unit tests of text.ts and glyphs.ts: building, measuring, wrapping, cutting.
import { FRAMEBUFFER_PTR, FRAMEBUFFER_SIZE, SCREEN_STRIDE, TEXT_PTR } from "./abi";
import { BLACK, INVERT, WHITE, clear, fill, setClip } from "./framebuffer";
import { BYTES } from "./builder";
import { capitals, decode, glyphAdvance, glyphOf, pitchOf } from "./glyphs";
import {
  HEAD,
  READ,
  SMALL,
  centre,
  drop,
  hasText,
  label,
  leftMax,
  measureWrap,
  put,
  putBytes,
  putChar,
  putCount,
  putNumber,
  right,
  speak,
  textBegin,
  width,
  wrap,
} from "./text";
import { t } from "./texts";

/** A copy of a picture. */
const KEPT: usize = memory.data((296 * 128) / 8);

/** The text layer as a string. */
function said(): string {
  return String.UTF8.decodeUnsafe(TEXT_PTR + 4, load<u32>(TEXT_PTR));
}

function pixelAt(x: i32, y: i32): bool {
  return ((load<u8>(FRAMEBUFFER_PTR + y * SCREEN_STRIDE + (x >> 3)) >> (<u8>(7 - (x & 7)))) & 1) == 1;
}

/** First inked column, or -1. */
function firstColumn(): i32 {
  for (let x = 0; x < 296; x++) for (let y = 0; y < 128; y++) if (pixelAt(x, y)) return x;
  return -1;
}

/** Last inked column, or -1. */
function lastColumn(): i32 {
  for (let x = 295; x >= 0; x--) for (let y = 0; y < 128; y++) if (pixelAt(x, y)) return x;
  return -1;
}

function firstRow(): i32 {
  for (let y = 0; y < 128; y++) for (let x = 0; x < 296; x++) if (pixelAt(x, y)) return y;
  return -1;
}

/** Where the builder has a text, unpacked. */
function built(text: usize): usize {
  drop();
  put(text);
  return BYTES;
}

describe("the builder", () => {
  beforeEach(() => {
    clear();
    textBegin();
  });

  it("puts texts, characters and numbers together", () => {
    put(t("Turn "));
    putNumber(9);
    putChar(0x3a);
    putChar(0x20);
    putChar(0xe9);
    putChar(0x2192);
    speak();
    expect<string>(said()).toBe("Turn 9: é→");
    expect<bool>(hasText()).toBe(false);
  });

  it("writes numbers of any size", () => {
    putNumber(0);
    putChar(32);
    putNumber(10);
    putChar(32);
    putNumber(-705);
    putChar(32);
    putNumber(i32.MAX_VALUE);
    putChar(32);
    putNumber(i32.MIN_VALUE);
    speak();
    expect<string>(said()).toBe("0 10 -705 2147483647 -2147483648");
  });

  it("uses the word for one with 1 only", () => {
    for (let n = 0; n < 3; n++) {
      putCount(n, t("zombie"), t("zombies"));
      putChar(32);
    }
    speak();
    expect<string>(said()).toBe("0 zombies 1 zombie 2 zombies ");
  });

  it("forgets what is dropped and leaves out what does not fit", () => {
    put(t("gone"));
    drop();
    for (let i = 0; i < 400; i++) put(t("four"));
    putChar(0x2192);
    putBytes(t("x"), -1);
    expect<i32>(width(READ)).toBeGreaterThan(1000);
    speak();
    expect<i32>(load<i32>(TEXT_PTR)).toBe(768);
  });
});

describe("glyphs", () => {
  it("reads UTF-8, and a stray byte as one question mark", () => {
    expect<u32>(decode(built(t("A")))).toBe(65 | (1 << 24));
    expect<u32>(decode(built(t("é")))).toBe(0xe9 | (2 << 24));
    expect<u32>(decode(built(t("→")))).toBe(0x2192 | (3 << 24));
    expect<u32>(decode(built(t("😀")))).toBe(0x1f600 | (4 << 24));
    expect<u32>(decode(built(t("→")) + 1)).toBe(63 | (1 << 24));
    const cut = memory.data<u8>([0xe2, 0x86, 0, 0]);
    expect<u32>(decode(cut)).toBe(63 | (1 << 24));
  });

  it("answers ? for what the faces lack", () => {
    const wanted = glyphOf(READ, 63);
    expect<u32>(glyphOf(READ, 0x1f600)).toBe(wanted);
    expect<u32>(glyphOf(READ, 10)).toBe(wanted);
    expect<u32>(glyphOf(READ, 0xf7)).toBe(wanted);
    expect<u32>(glyphOf(READ, 0xb0)).toBe(wanted);
  });

  it("knows capitals, pitch and spaces of each face", () => {
    expect<i32>(capitals(READ)).toBe(8);
    expect<i32>(capitals(SMALL)).toBe(5);
    expect<i32>(capitals(HEAD)).toBe(11);
    expect<i32>(pitchOf(READ)).toBe(11);
    expect<i32>(pitchOf(SMALL)).toBe(7);
    expect<i32>(pitchOf(HEAD)).toBe(15);
    expect<i32>(glyphAdvance(glyphOf(READ, 32))).toBe(3);
    expect<i32>(glyphAdvance(glyphOf(HEAD, 32))).toBe(5);
  });
});

describe("drawing text", () => {
  beforeEach(() => {
    clear();
    textBegin();
  });

  it("draws the same whether a glyph lies in the clip whole or in parts, at every place in a byte", () => {
    for (let i = 0; i < 48; i++) {
      const font = i % 3 == 0 ? READ : i % 3 == 1 ? SMALL : HEAD;
      const c = i & 8 ? WHITE : BLACK;
      for (let part = 0; part < 2; part++) {
        clear();
        if (c == WHITE) fill(0, 0, 296, 128, BLACK);
        // At once, and in strips that cut glyphs in two.
        for (let x = 0; x < 296; x += part ? 5 : 296) {
          if (part) setClip(x, 0, 5, 128);
          label(t("Wm@ Ågj Éß→♥… 1"), 9 + i, 20, font, c);
        }
        if (part == 0) memory.copy(KEPT, FRAMEBUFFER_PTR, FRAMEBUFFER_SIZE);
      }
      expect<i32>(memory.compare(KEPT, FRAMEBUFFER_PTR, FRAMEBUFFER_SIZE)).toBe(0);
      textBegin();
    }
  });

  it("puts the top of the capitals at y and the first column at x", () => {
    label(t("H"), 10, 20, READ, BLACK);
    expect<i32>(firstColumn()).toBe(10);
    expect<i32>(firstRow()).toBe(20);
    expect<bool>(pixelAt(10, 27)).toBe(true);
    expect<bool>(pixelAt(10, 28)).toBe(false);
  });

  it("ends just before xRight and stands around xMid", () => {
    put(t("Hill"));
    const w = width(READ);
    right(200, 20, READ, BLACK);
    expect<i32>(lastColumn()).toBeLessThan(200);
    expect<i32>(firstColumn()).toBe(200 - w);
    clear();
    put(t("Hill"));
    centre(100, 20, READ, BLACK);
    expect<i32>(firstColumn()).toBe(100 - (w >> 1));
  });

  it("measures what it draws", () => {
    put(t("HHH"));
    expect<i32>(width(READ)).toBe(lastOf(t("HHH"), READ) + 1);
    put(t(""));
    drop();
    expect<i32>(width(READ)).toBe(0);
    put(t("MIM"));
    expect<i32>(width(HEAD)).toBe(lastOf(t("MIM"), HEAD) + 1);
  });

  it("breaks at spaces, at new lines, and inside a word that is too long", () => {
    put(t("one two three"));
    const pair = widthOf(t("one two"));
    put(t("one two three"));
    expect<i32>(measureWrap(pair, READ)).toBe(2);
    expect<i32>(measureWrap(pair - 1, READ)).toBe(3);
    expect<i32>(measureWrap(1000, READ)).toBe(1);
    drop();
    put(t("one\ntwo\n\nthree"));
    expect<i32>(measureWrap(1000, READ)).toBe(4);
    drop();
    put(t("unbreakable"));
    expect<i32>(measureWrap(20, READ)).toBeGreaterThan(2);
    expect<i32>(measureWrap(0, READ)).toBe(11);
    drop();
    expect<i32>(measureWrap(50, READ)).toBe(0);
  });

  it("wraps on as many lines as it measures, within the width", () => {
    for (let w = 30; w < 200; w += 17) {
      clear();
      put(t("You may retreat to a room next door: it costs 1 health."));
      const lines = measureWrap(w, READ);
      expect<i32>(wrap(50, 1, w, 11, READ, BLACK)).toBe(lines);
      expect<i32>(firstColumn()).toBe(50);
      expect<i32>(lastColumn()).toBeLessThan(50 + w);
    }
  });

  it("cuts with an ellipsis only what is too long, and says all of it", () => {
    put(t("short"));
    leftMax(10, 20, 100, READ, BLACK);
    const natural = lastColumn();
    clear();
    put(t("a sentence that is too long"));
    leftMax(10, 40, 60, READ, BLACK);
    expect<i32>(natural).toBeLessThan(40);
    expect<i32>(lastColumn()).toBeLessThan(70);
    expect<i32>(lastColumn()).toBeGreaterThan(55);
    clear();
    put(t("nothing fits"));
    leftMax(10, 60, 2, READ, BLACK);
    expect<i32>(lastColumn()).toBe(-1);
    expect<string>(said()).toBe("short\na sentence that is too long\nnothing fits");
  });

  it("inverts twice to nothing, also half off the screen", () => {
    for (let i = 0; i < 2; i++) {
      label(t("Zombies"), -12, -3, HEAD, INVERT);
      label(t("Zombies"), 280, 120, HEAD, INVERT);
    }
    expect<i32>(firstColumn()).toBe(-1);
  });
});

/** Last inked column of a text drawn at 0. */
function lastOf(text: usize, font: usize): i32 {
  clear();
  label(text, 0, 20, font, BLACK);
  return lastColumn();
}

function widthOf(text: usize): i32 {
  drop();
  put(text);
  const w = width(READ);
  drop();
  return w;
}
