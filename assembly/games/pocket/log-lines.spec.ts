// Owns the tests of the sentences of pocket's log: none is too wide, and nothing that an entry can say hurts.
import { logClear, logEntry } from "../../console/log";
import { below, seedRng } from "../../console/rng";
import { shellStart } from "../../console/shell";
import { shell } from "../../console/state-map";
import { READ, drop, width } from "../../console/text";
import { recordWhy } from "./chronicle";
import { GASOLINE, NONE, SAW } from "./data";
import {
  CHOOSES,
  LINE_CARD,
  LINE_COWER,
  LINE_DIED,
  LINE_FIGHT,
  LINE_FOUND,
  LINE_GAINED,
  LINE_GO,
  LINE_HEIR,
  LINE_LOST,
  LINE_PICKED,
  LINE_WALL,
  LINE_WHY,
  MOST_NAMED,
} from "./log-kinds";
import { putLine } from "./log-lines";
import { setUp } from "./rules";
import { RULES_SIZE } from "./state";

const LINE_WIDTH: i32 = 261; // px from a sentence's begin to the arrows that say that there is more
const RNG: usize = memory.data(16);

function lineWidth(entry: usize): i32 {
  drop();
  putLine(entry);
  const px = width(READ);
  drop();
  return px;
}

function begin(): void {
  shellStart(RULES_SIZE, 1, 2);
  setUp(8, 0, 4, false);
  logClear();
}

function checkWidth(entry: usize, kind: i32, a: i32, b: i32, c: i32 = 0, d: i32 = 0, e: i32 = 0): void {
  const at = [kind, a, b, c, d, e];
  for (let i = 0; i < 6; i++) store<u8>(entry + i, at[i]);
  const px = lineWidth(entry);
  if (px > LINE_WIDTH) trace("wide", 5, <f64>kind, <f64>px, <f64>a, <f64>b, <f64>d);
  expect(px).toBeLessThanOrEqual(LINE_WIDTH);
}

/** Entries of as many seats as one names, of both sides of a fight, and of the largest fight. */
function checkHealths(entry: usize): void {
  for (let seats = 1; seats < 256; seats++) {
    checkWidth(entry, LINE_PICKED, seats, 255 & ~seats);
    if (popcnt(seats) > MOST_NAMED) continue;
    for (let why = 0; why < 6; why++) {
      checkWidth(entry, LINE_GAINED, why | (2 << 3), 0xdb, 0xb6, 0x6d, seats);
      checkWidth(entry, LINE_LOST, why | (21 << 3), 0xdb, 0xb6, 0x6d, seats);
    }
  }
  checkWidth(entry, LINE_FIGHT, 21, 16, 21, 8);
}

describe("the sentences of pocket's log", () => {
  test("has no sentence too wide for the longest names, most items and biggest numbers", () => {
    begin();
    const entry = logEntry(0);
    for (let n = 0; n < 9; n++) {
      for (let seat = 0; seat < 8; seat++) {
        checkWidth(entry, LINE_CARD, n, 0, 2, seat);
        checkWidth(entry, LINE_COWER, seat, n);
        checkWidth(entry, LINE_FOUND, seat, n, (seat + 1) & 7, CHOOSES);
        checkWidth(entry, LINE_FOUND, seat, n, (seat + 1) & 7, NONE);
        checkWidth(entry, LINE_FOUND, seat, n, NONE, n, n == SAW || n == GASOLINE ? 2 : 0);
        for (let item = 0; item < 9; item++) {
          for (let other = 0; other < 9; other++) {
            const items = (1 << n) | (1 << item) | (1 << other);
            checkWidth(entry, LINE_HEIR, seat, (seat + 1) & 7, items, items >> 8);
          }
        }
      }
    }
    for (let tile = 0; tile < 16; tile++) {
      for (let seat = 0; seat < 8; seat++) {
        for (let way = 0; way < 5; way++) checkWidth(entry, LINE_GO, seat, way, tile, 1);
        checkWidth(entry, LINE_WALL, seat, 3, tile);
        checkWidth(entry, LINE_DIED, seat, tile | 0x20);
      }
    }
    checkHealths(entry);
  });

  test("draws anything that an entry can say", () => {
    begin();
    seedRng(RNG, 5, 5);
    const entry = logEntry(0);
    for (let i = 0; i < 20000; i++) {
      for (let j: usize = 0; j < 6; j++) store<u8>(entry + j, below(RNG, 256));
      lineWidth(entry);
    }
    store<u8>(entry, 0x7f);
    expect(putLine(entry)).toBe(0);
  });

  test("says why computer players did something, in a line", () => {
    begin();
    for (let reason = 1; reason < 40; reason++) {
      const from = shell.logCount;
      recordWhy(0xff, reason, 27);
      recordWhy(0x0f, reason, 27);
      expect(lineWidth(logEntry(from))).toBeLessThanOrEqual(LINE_WIDTH);
      expect(lineWidth(logEntry(from + 1))).toBeLessThanOrEqual(LINE_WIDTH);
    }
    recordWhy(1, 0, 0);
    expect((<i32>load<u8>(logEntry(shell.logCount - 1))) & 0x7f).toBe(LINE_WHY);
  });
});
