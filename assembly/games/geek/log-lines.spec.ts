// Owns the tests of the sentences of geek's log: none is too wide, and nothing that an entry can say hurts.
import { logClear, logEntry } from "../../console/log";
import { below, seedRng } from "../../console/rng";
import { shellStart } from "../../console/shell";
import { READ, drop, width } from "../../console/text";
import { CHARACTERS, JOHNNY, KINDS, MONSTER_KINDS } from "./data";
import { OPENINGS, SQUARES } from "./data-board";
import {
  BEAST,
  BOARDS_BLOWN,
  HOUSE,
  LINE_ATTACKED,
  LINE_BEGUN,
  LINE_BOARDED,
  LINE_BOARDS,
  LINE_BOXED,
  LINE_DROPPED,
  LINE_DROVE,
  LINE_EATEN,
  LINE_FOUND,
  LINE_GAVE,
  LINE_KILLED,
  LINE_KIT,
  LINE_PROWLED,
  LINE_RAN,
  LINE_REFUSED,
  LINE_RESTED,
  LINE_RESULT,
  LINE_REVEALED,
  LINE_SENT,
  LINE_STANDS,
  LINE_STAYED,
  LINE_TOOK,
  LINE_WENT,
  UNDEAD,
} from "./log-kinds";
import { putLine } from "./log-lines";
import { defaultCast, setUp } from "./rules";
import { RULES_SIZE } from "./state";

const LINE_WIDTH: i32 = 261; // px from a sentence's begin to the arrows that say that there is more
const MOST_LOST: i32 = 9; // hearts in one fight: more than anybody can lose who does not live on kits
const RNG: usize = memory.data(16);

function begin(): usize {
  shellStart(RULES_SIZE, 1, 2);
  defaultCast();
  setUp(5, 0, 0, 0);
  logClear();
  return logEntry(0);
}

function lineWidth(entry: usize): i32 {
  drop();
  putLine(entry);
  const px = width(READ);
  drop();
  return px;
}

function check(kind: i32, a: i32, b: i32 = 0, c: i32 = 0, d: i32 = 0): void {
  const entry = logEntry(0);
  store<u8>(entry, <u8>kind);
  store<u8>(entry, <u8>a, 1);
  store<u8>(entry, <u8>b, 2);
  store<u8>(entry, <u8>c, 3);
  store<u8>(entry, <u8>d, 4);
  const px = lineWidth(entry);
  if (px > LINE_WIDTH || px == 0) trace("line", 5, <f64>kind, <f64>px, <f64>a, <f64>b, <f64>c);
  expect(px).toBeLessThanOrEqual(LINE_WIDTH);
  expect(px).toBeGreaterThan(0);
}

describe("geek's log", () => {
  it("walks fit a line, of the one with the longest name too", () => {
    begin();
    for (let square = 0; square < SQUARES; square++) {
      check(LINE_WENT, JOHNNY, square);
      check(LINE_STAYED, JOHNNY, square);
      check(LINE_RAN, JOHNNY, square, 0, MOST_LOST);
      check(LINE_DROPPED, JOHNNY, square, 3);
      check(LINE_TOOK, JOHNNY, square, 3);
      for (let kind = 0; kind < MONSTER_KINDS; kind++) check(LINE_PROWLED, UNDEAD + JOHNNY, kind, square);
    }
  });

  it("finds and losses fit a line", () => {
    begin();
    for (let square = 0; square < SQUARES; square++) {
      for (let kind = 0; kind < KINDS; kind++) {
        if (kind >= MONSTER_KINDS) check(LINE_FOUND, JOHNNY, square, kind);
        else {
          check(LINE_REVEALED, JOHNNY, square, kind);
          check(LINE_EATEN, JOHNNY, kind, square);
        }
      }
    }
  });

  it("fights fit a line", () => {
    begin();
    for (let who = 0; who < CHARACTERS; who++) {
      for (let kind = 0; kind < MONSTER_KINDS; kind++) {
        check(LINE_ATTACKED, who, kind);
        check(LINE_BOXED, who, kind);
        for (let how = 0; how < 3; how++) check(LINE_KILLED, who, kind, MOST_LOST, how);
        for (let undead = UNDEAD; undead <= HOUSE; undead++) check(LINE_SENT, who, kind, undead);
      }
    }
  });

  it("boards and deals fit a line", () => {
    begin();
    for (let opening = 0; opening < OPENINGS; opening++) {
      for (let who = 0; who < CHARACTERS; who++) {
        check(LINE_BOARDED, who, opening);
        for (let how = 0; how <= BOARDS_BLOWN; how++) check(LINE_BOARDS, who, opening, how);
      }
      for (let how = 0; how < BOARDS_BLOWN; how++) {
        for (let kind = 0; kind < MONSTER_KINDS; kind++) check(LINE_BOARDS, BEAST + kind, opening, how);
      }
    }
    for (let kind = MONSTER_KINDS; kind < KINDS; kind++) check(LINE_GAVE, JOHNNY, 1, kind);
    for (let who = 0; who < CHARACTERS; who++) {
      check(LINE_BEGUN, who, 59);
      check(LINE_STANDS, who, 3);
      check(LINE_KIT, who, 12);
      check(LINE_REFUSED, who, 0);
      check(LINE_REFUSED, who, 1);
    }
    for (let who = UNDEAD; who <= HOUSE; who++) check(LINE_RESTED, who);
    for (let set = 1; set < 32; set++) check(LINE_DROVE, set);
    for (let result = 2; result < 5; result++) check(LINE_RESULT, result);
  });

  it("any bytes can be read", () => {
    const entry = begin();
    seedRng(RNG, 5, 0);
    for (let i = 0; i < 5000; i++) {
      for (let j = 0; j < 6; j++) store<u8>(entry + j, <u8>below(RNG, 256));
      lineWidth(entry);
    }
    expect(lineWidth(entry)).toBeGreaterThanOrEqual(0);
  });
});
