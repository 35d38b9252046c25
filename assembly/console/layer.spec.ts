// Owns the unit tests of layer.ts: how pieces become lines of the text layer.
import { TEXT_PTR, TEXT_SIZE } from "./abi";
import { BLACK, clear } from "./framebuffer";
import { layerMark } from "./layer";
import { READ, label, left, put, right, speak, speakAt, textBegin, wrap } from "./text";
import { t } from "./texts";

/** The text layer as a string. */
function said(): string {
  return String.UTF8.decodeUnsafe(TEXT_PTR + 4, load<u32>(TEXT_PTR));
}

describe("the text layer", () => {
  beforeEach(() => {
    clear();
    textBegin();
  });

  it("joins pieces of one top and begins a line at a new one", () => {
    label(t("Turn 9"), 4, 2, READ, BLACK);
    put(t("15 left"));
    right(292, 2, READ, BLACK);
    label(t("Foyer"), 4, 20, READ, BLACK);
    put(t("here"));
    speakAt(20);
    label(t("Patio"), 4, 2, READ, BLACK);
    expect<string>(said()).toBe("Turn 9 15 left\nFoyer here\nPatio");
  });

  it("gives spoken words a line of their own", () => {
    label(t("Foyer"), 4, 20, READ, BLACK);
    put(t("health 5"));
    speak();
    put(t("attack 2"));
    speak();
    label(t("Patio"), 4, 20, READ, BLACK);
    expect<string>(said()).toBe("Foyer\nhealth 5\nattack 2\nPatio");
  });

  it("has a wrapped sentence on one line, and nothing for an empty piece", () => {
    put(t("A long sentence that needs two lines"));
    wrap(4, 20, 90, 11, READ, BLACK);
    left(4, 31, READ, BLACK);
    put(t("next"));
    left(4, 42, READ, BLACK);
    expect<string>(said()).toBe("A long sentence that needs two lines\nnext");
  });

  it("marks the chosen piece", () => {
    label(t("Fight"), 4, 20, READ, BLACK);
    layerMark();
    label(t("Retreat"), 4, 33, READ, BLACK);
    label(t("lose 1"), 90, 33, READ, BLACK);
    expect<string>(said()).toBe("Fight\n▶ Retreat lose 1");
  });

  it("never grows past its region", () => {
    const behind = load<u32>(TEXT_PTR + TEXT_SIZE);
    for (let i = 0; i < 300; i++) {
      put(t("twenty letters here, "));
      speakAt(i);
    }
    expect<i32>(load<i32>(TEXT_PTR)).toBeLessThan(TEXT_SIZE - 3);
    expect<u32>(load<u32>(TEXT_PTR + TEXT_SIZE)).toBe(behind);
    textBegin();
    expect<string>(said()).toBe("");
  });
});
