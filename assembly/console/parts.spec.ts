// Owns the unit tests of parts.ts and counts.ts: what the parts say and what their calls share; tests/carts/gallery shows them.
import { FRAMEBUFFER_PTR, SCREEN_STRIDE, TEXT_PTR } from "./abi";
import { clear } from "./framebuffer";
import { SPRITE_BULLET7, SPRITE_KEY7 } from "./icon-data";
import {
  bar,
  barLeft,
  barLock,
  barRight,
  counter,
  dialog,
  die,
  hearts,
  hints,
  listRow,
  pageDots,
  rowImpossible,
  rowLabel,
  rowValue,
  swords,
} from "./parts";
import { put, putNumber, textBegin } from "./text";
import { t } from "./texts";

function said(): string {
  return String.UTF8.decodeUnsafe(TEXT_PTR + 4, load<u32>(TEXT_PTR));
}

function pixelAt(x: i32, y: i32): bool {
  return ((load<u8>(FRAMEBUFFER_PTR + y * SCREEN_STRIDE + (x >> 3)) >> (<u8>(7 - (x & 7)))) & 1) == 1;
}

/** Black pixels in a box. */
function ink(x: i32, y: i32, w: i32, h: i32): i32 {
  let count = 0;
  for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) count += pixelAt(x + i, y + j) ? 1 : 0;
  return count;
}

describe("parts", () => {
  beforeEach(() => {
    clear();
    textBegin();
  });

  it("draw the bar black only where a person must act", () => {
    bar(true);
    expect<i32>(ink(0, 0, 296, 13)).toBe(296 * 13);
    put(t("Anna: walk"));
    barLeft();
    putNumber(3);
    barRight();
    expect<i32>(ink(0, 0, 296, 13)).toBeLessThan(296 * 13);
    clear();
    bar(false);
    barLock();
    putNumber(3);
    barRight();
    expect<i32>(ink(0, 13, 296, 1)).toBe(296);
    expect<i32>(ink(282, 0, 14, 13)).toBe(33); // the lock alone
    expect<string>(said()).toBe("Anna: walk 3 3");
  });

  it("say what the buttons do and are silent about idle ones", () => {
    hints(t("Back"), 0, t("Look"));
    expect<string>(said()).toBe("A: Back C: Look");
    expect<i32>(ink(110, 110, 80, 18)).toBe(0);
  });

  it("say which row is chosen and which is impossible", () => {
    for (let row = 0; row < 3; row++) {
      listRow(2, 16 + row * 13, 120, 13, row == 1);
      if (row == 2) rowImpossible();
      put(row == 0 ? t("Walk") : row == 1 ? t("Fight") : t("Trade"));
      rowLabel();
      if (row == 2) put(t("nobody near"));
      rowValue();
    }
    expect<string>(said()).toBe("Walk\n▶ Fight\n× Trade nobody near");
  });

  it("change less than 1,500 px when the cursor moves in the widest row", () => {
    listRow(2, 40, 292, 20, true);
    expect<i32>(2 * ink(0, 0, 296, 128)).toBeLessThan(1500);
  });

  it("say hearts, swords and dice", () => {
    hearts(4, 17, 5, 6);
    hearts(4, 37, 7, 9);
    swords(4, 57, 2, 6);
    die(4, 70, 21, 4, false);
    expect<string>(said()).toBe("♥ 5 of 6\n7 of 9\n2 of 6\n4");
  });

  it("draw no counter for zero and leave 12 px to the next", () => {
    expect<i32>(counter(SPRITE_KEY7, 20, 20, 0)).toBe(20);
    expect<i32>(ink(0, 0, 296, 128)).toBe(0);
    const next = counter(SPRITE_BULLET7, 20, 20, 1);
    expect<i32>(ink(20, 18, 4, 12)).toBeGreaterThan(10);
    expect<i32>(next).toBeGreaterThan(20 + 4 + 3 + 12);
  });

  it("draw every pip of a die, none for 0, no more than six", () => {
    let blank = 0;
    for (let value = 0; value <= 7; value++) {
      clear();
      die(20, 20, 17, value, false);
      if (value == 0) blank = ink(0, 0, 296, 128);
      expect<i32>(ink(0, 0, 296, 128) - blank).toBe(9 * min(value, 6));
    }
  });

  it("keep a white moat around a dialog", () => {
    bar(true);
    for (let y = 0; y < 128; y += 13) listRow(0, y, 296, 13, true);
    dialog(60, 20, 100, 60);
    expect<i32>(ink(57, 17, 106, 3)).toBe(0);
    expect<i32>(ink(57, 17, 3, 66)).toBe(0);
    expect<i32>(ink(61, 20, 98, 2)).toBe(196);
    expect<i32>(ink(62, 22, 96, 56)).toBe(0);
  });

  it("fill the dot of the current page", () => {
    pageDots(3, 1, 108);
    expect<i32>(ink(0, 100, 296, 20)).toBe(16 + 25 + 16);
  });
});
