// Owns the tests of what geek's log keeps of actions: which entries, in which order, with which numbers.
import { LOG_HEADLINE, LOG_TURN, logClear, logEntry, logKind } from "../../console/log";
import { shellStart } from "../../console/shell";
import { shell } from "../../console/state-map";
import { momentBefore, record, recordBegin } from "./chronicle";
import {
  ALEX,
  ANITA,
  BOARDS,
  CROSS,
  JOHNNY,
  KIT,
  MARY,
  MAX,
  RESCUED,
  RUN,
  SWORDS,
  TEETH,
  ZOMBIE,
} from "./data";
import { EAST, NORTH, WEST } from "./data-board";
import {
  BEAST,
  BOARDS_BROKEN,
  CARGO_KEYS,
  LINE_ATTACKED,
  LINE_BEGUN,
  LINE_BOARDED,
  LINE_BOARDS,
  LINE_BOXED,
  LINE_DROPPED,
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
import {
  ACTION_AGREE,
  ACTION_BOARD,
  ACTION_BREAK,
  ACTION_END_TURN,
  ACTION_FACE,
  ACTION_FIGHT,
  ACTION_GIVE,
  ACTION_GIVE_UP,
  ACTION_KIT,
  ACTION_PASS,
  ACTION_REFUSE,
  ACTION_SECTOR,
  ACTION_SPIN,
  ACTION_STEP,
  ACTION_STOP,
  ACTION_TAKE_MONSTER,
  applyAction,
} from "./rules";
import { D, E, F, K, at, emptyHouse, hide, place } from "./rules-positions";
import { RULES_SIZE, setBoarded, setEaten, setFate, setHearts, setHeld, setMonsterAt, state } from "./state";
import { FATE_UNDEAD } from "./state-phases";

const GIVE_KIT: i32 = ACTION_GIVE + 17 + KIT - 4; // to seat 1

/** An empty house with two people; the log is empty. */
function begin(first: i32, square: i32, second: i32, other: i32): void {
  shellStart(RULES_SIZE, 1, 2);
  emptyHouse(2, 0);
  place(0, first, square);
  place(1, second, other);
  logClear();
}

function perform(action: i32): void {
  const moment = momentBefore();
  assert(applyAction(action));
  record(action, moment);
}

function spin(sector: i32): void {
  perform(ACTION_SPIN);
  perform(ACTION_SECTOR + sector);
}

/** Entry i from the end: its kind and first three numbers. */
function expectLine(fromEnd: i32, kind: i32, a: i32, b: i32 = 0, c: i32 = 0): void {
  const i = <i32>shell.logCount - fromEnd;
  expect<i32>(logKind(i)).toBe(kind);
  expect<i32>(load<u8>(logEntry(i), 1)).toBe(a);
  expect<i32>(load<u8>(logEntry(i), 2)).toBe(b);
  expect<i32>(load<u8>(logEntry(i), 3)).toBe(c);
}

function isHeadline(fromEnd: i32): bool {
  return (load<u8>(logEntry(<i32>shell.logCount - fromEnd)) & LOG_HEADLINE) != 0;
}

describe("geek's chronicle", () => {
  it("begins with the round and who begins", () => {
    begin(ALEX, at(F, 12), MARY, at(K, 6));
    recordBegin();
    expectLine(2, LOG_TURN, 1, 2);
    expect<i32>(logKind(1)).toBe(LINE_BEGUN);
  });

  it("a walk is told when it is over, with what it met", () => {
    begin(ALEX, at(F, 12), MARY, at(K, 6));
    setHeld(0, BOARDS, 1);
    hide(at(F, 11), KIT);
    spin(TEETH);
    perform(ACTION_STEP + NORTH);
    expectLine(1, LINE_WENT, ALEX, at(F, 11));
    perform(ACTION_BOARD);
    expectLine(1, LINE_BOARDED, ALEX, 15);
    perform(ACTION_FACE + KIT);
    expectLine(1, LINE_FOUND, ALEX, at(F, 11), KIT);
    perform(ACTION_KIT);
    expectLine(1, LINE_KIT, ALEX, 6); // easy: 5 and 1
    begin(ALEX, at(F, 12), MARY, at(K, 6));
    spin(TEETH);
    perform(ACTION_STOP);
    expectLine(1, LINE_STAYED, ALEX, at(F, 12));
  });

  it("fights: found, run from, attacked, killed", () => {
    begin(MARY, at(F, 11), ALEX, at(K, 6));
    hide(at(F, 10), ZOMBIE);
    spin(SWORDS);
    perform(ACTION_STEP + NORTH);
    perform(ACTION_FACE + ZOMBIE);
    expectLine(1, LINE_REVEALED, MARY, at(F, 10), ZOMBIE);
    spin(TEETH);
    spin(RUN);
    perform(ACTION_SECTOR + SWORDS);
    perform(ACTION_STEP + NORTH);
    perform(ACTION_STOP);
    expectLine(1, LINE_RAN, MARY, at(F, 9), ZOMBIE);
    expect<i32>(load<u8>(logEntry(<i32>shell.logCount - 1), 4)).toBe(1);
    begin(MARY, at(F, 10), ALEX, at(K, 6));
    setMonsterAt(0, at(F, 10));
    perform(ACTION_FIGHT);
    expectLine(1, LINE_ATTACKED, MARY, ZOMBIE);
    spin(CROSS);
    expectLine(1, LINE_KILLED, MARY, ZOMBIE, 0);
  });

  it("an escape without a way out", () => {
    begin(ANITA, at(E, 4), MARY, at(E, 3));
    setMonsterAt(0, at(E, 4));
    setBoarded(1, true);
    perform(ACTION_FIGHT);
    spin(RUN);
    perform(ACTION_SECTOR + SWORDS);
    expectLine(1, LINE_BOXED, ANITA, ZOMBIE);
  });

  it("losses are headlines, things left and taken too where keys are among them", () => {
    begin(MARY, at(F, 10), ALEX, at(F, 11));
    setMonsterAt(0, at(F, 10));
    setHeld(0, 15, 1);
    setHearts(0, 1);
    perform(ACTION_FIGHT);
    spin(TEETH);
    expectLine(2, LINE_EATEN, MARY, ZOMBIE, at(F, 10));
    expectLine(1, LINE_DROPPED, MARY, at(F, 10), CARGO_KEYS);
    expect<bool>(isHeadline(1) && isHeadline(2)).toBe(true);
    spin(SWORDS);
    perform(ACTION_STEP + NORTH);
    spin(SWORDS);
    expectLine(3, LINE_KILLED, ALEX, ZOMBIE);
    expectLine(2, LINE_TOOK, ALEX, at(F, 10), CARGO_KEYS);
    expectLine(1, LOG_TURN, 2, 1);
    begin(MARY, at(F, 10), ALEX, at(F, 11));
    setMonsterAt(0, at(F, 10));
    setHeld(0, RESCUED + JOHNNY, 1);
    setHearts(0, 1);
    perform(ACTION_FIGHT);
    spin(TEETH);
    expectLine(2, LINE_EATEN, MARY, ZOMBIE, at(F, 10));
    expectLine(1, LINE_STANDS, JOHNNY, 3);
  });

  it("trades and answers", () => {
    begin(MAX, at(F, 12), ANITA, at(E, 12));
    setHeld(0, KIT, 2);
    spin(SWORDS);
    perform(ACTION_STOP);
    perform(GIVE_KIT);
    perform(ACTION_REFUSE);
    expectLine(1, LINE_REFUSED, ANITA);
    perform(GIVE_KIT);
    perform(ACTION_AGREE);
    expectLine(1, LINE_GAVE, MAX, ANITA, KIT);
    perform(ACTION_END_TURN);
    perform(ACTION_GIVE_UP);
    expectLine(1, LINE_RESULT, 3);
  });

  it("an undead turn", () => {
    begin(MAX, at(F, 12), ANITA, at(D, 12));
    setFate(0, FATE_UNDEAD);
    setHearts(0, 0);
    setEaten(0, 1, ZOMBIE);
    setMonsterAt(0, at(F, 12));
    setBoarded(15, true);
    spin(RUN);
    perform(ACTION_PASS);
    expectLine(1, LINE_RESTED, UNDEAD + MAX);
    state.turn = 0;
    state.walked = 0;
    spin(RUN);
    perform(ACTION_TAKE_MONSTER);
    perform(ACTION_STEP + EAST);
    perform(ACTION_STEP + WEST);
    perform(ACTION_BREAK + NORTH);
    perform(ACTION_SECTOR + TEETH);
    expectLine(1, LINE_BOARDS, BEAST + ZOMBIE, 15, BOARDS_BROKEN);
    state.turn = 0;
    spin(RUN);
    perform(ACTION_TAKE_MONSTER);
    perform(ACTION_STEP + EAST);
    perform(ACTION_STOP);
    expectLine(1, LINE_PROWLED, UNDEAD + MAX, ZOMBIE, at(F, 12) + 1);
    state.turn = 0;
    spin(RUN);
    perform(ACTION_TAKE_MONSTER);
    perform(ACTION_STEP + WEST);
    perform(ACTION_STEP + WEST);
    perform(ACTION_STEP + WEST);
    expectLine(1, LINE_SENT, ANITA, ZOMBIE, UNDEAD + MAX);
  });
});
