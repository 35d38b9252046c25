// Owns the unit tests of shell.ts and list.ts: screens that open and close, undo, the line for the menu, cursors.
import {
  PRESS_B,
  PRESS_DOWN,
  PRESS_UP,
  STATUS_CHANGED,
  STATUS_SAVE,
  STATUS_SCENE,
  SUMMARY_SIZE,
} from "./abi";
import { always, firstRow, nextRow, pageTop, pressList } from "./list";
import { logAdd } from "./log";
import { nextU32 } from "./rng";
import {
  acted,
  beginMatch,
  closeOver,
  closeReader,
  closeUndo,
  isReader,
  keepForUndo,
  openOver,
  openReader,
  shellIsSound,
  shellStart,
  showBase,
  summaryBegin,
  summaryNumber,
  takeBack,
} from "./shell";
import {
  RNG_PTR,
  RULES_PTR,
  SCREEN_GAME,
  SCREEN_HELP,
  SCREEN_PAUSE,
  SCREEN_PLAY,
  SUMMARY_PTR,
  UNDO_CHANCE,
  UNDO_DONE,
  setSeat,
  shell,
} from "./state-map";
import { t } from "./texts";

const RULES: i32 = 40; // bytes

function isEven(row: i32): bool {
  return row % 2 == 0;
}

function isNone(_row: i32): bool {
  return false;
}

describe("shell", () => {
  beforeEach(() => {
    shellStart(RULES, 1, 2);
    beginMatch();
  });

  it("starts sound, and tells a foreign size, seat or screen", () => {
    expect<bool>(shellIsSound(RULES)).toBe(true);
    expect<bool>(shellIsSound(RULES + 1)).toBe(false);
    setSeat(7, 5);
    expect<bool>(shellIsSound(RULES)).toBe(false);
    setSeat(7, 4);
    shell.base = SCREEN_PAUSE;
    expect<bool>(shellIsSound(RULES)).toBe(false);
  });

  it("comes back from help to the look, from the look to the game, each with its cursor", () => {
    showBase(SCREEN_PLAY, 3);
    openOver(SCREEN_GAME, 0, STATUS_SCENE);
    shell.page = 1;
    openReader(SCREEN_HELP, 4);
    expect<bool>(isReader()).toBe(true);
    expect<i32>(closeReader()).toBe(STATUS_SCENE | STATUS_CHANGED);
    expect<u8>(shell.screen).toBe(SCREEN_GAME);
    expect<u8>(shell.page).toBe(1);
    closeOver(STATUS_SCENE);
    expect<u8>(shell.screen).toBe(SCREEN_PLAY);
    expect<u8>(shell.cursor).toBe(3);
  });

  it("takes one step back with rules, generator and log, and only one", () => {
    store<u8>(RULES_PTR, 7);
    keepForUndo(1, 42);
    const before = load<u64>(RNG_PTR);
    store<u8>(RULES_PTR, 8);
    nextU32(RNG_PTR);
    logAdd(2);
    expect<bool>(takeBack()).toBe(true);
    expect<u8>(load<u8>(RULES_PTR)).toBe(7);
    expect<u64>(load<u64>(RNG_PTR)).toBe(before);
    expect<u16>(shell.logCount).toBe(0);
    expect<bool>(takeBack()).toBe(false);
    expect<u8>(shell.undoWhy).toBe(UNDO_DONE);
  });

  it("takes nothing back once a die was rolled", () => {
    keepForUndo(1, 42);
    closeUndo();
    expect<bool>(takeBack()).toBe(false);
    expect<u8>(shell.undoWhy).toBe(UNDO_CHANCE);
  });

  it("writes the line for the menu and never past its end", () => {
    summaryBegin(t("turn "));
    summaryNumber(12);
    expect<u8>(load<u8>(SUMMARY_PTR, 5)).toBe(49);
    expect<u8>(load<u8>(SUMMARY_PTR, 6)).toBe(50);
    expect<u8>(load<u8>(SUMMARY_PTR, 7)).toBe(0);
    summaryBegin(t("longer than the twenty bytes there are"));
    expect<u8>(load<u8>(SUMMARY_PTR + SUMMARY_SIZE - 1)).not.toBe(0);
    expect<bool>(shellIsSound(RULES)).toBe(true);
  });

  it("saves what was done, and another screen is a scene", () => {
    expect<i32>(acted()).toBe(STATUS_CHANGED | STATUS_SAVE);
    expect<i32>(showBase(SCREEN_PLAY, 0)).toBe(STATUS_CHANGED | STATUS_SCENE);
    expect<i32>(showBase(SCREEN_PLAY, 1)).toBe(STATUS_CHANGED);
  });
});

describe("list", () => {
  it("wraps, skips what is impossible, and stays where nothing else is possible", () => {
    expect<i32>(nextRow(0, -1, 5, always)).toBe(4);
    expect<i32>(nextRow(4, 1, 5, always)).toBe(0);
    expect<i32>(nextRow(0, 1, 5, isEven)).toBe(2);
    expect<i32>(nextRow(3, 1, 5, isNone)).toBe(3);
    expect<i32>(nextRow(0, 1, 1, always)).toBe(0);
    expect<i32>(firstRow(4, isNone)).toBe(0);
  });

  it("moves the cursor of the state, and only for UP and DOWN", () => {
    shell.cursor = 1;
    expect<i32>(pressList(PRESS_DOWN, 3, always)).toBe(STATUS_CHANGED);
    expect<u8>(shell.cursor).toBe(2);
    expect<i32>(pressList(PRESS_B, 3, always)).toBe(0);
    expect<i32>(pressList(PRESS_UP, 1, always)).toBe(0);
  });

  it("scrolls by whole pages", () => {
    expect<i32>(pageTop(3, 4)).toBe(0);
    expect<i32>(pageTop(4, 4)).toBe(4);
    expect<i32>(pageTop(9, 4)).toBe(8);
  });
});
