// Owns the unit tests of log.ts: what fills, what is cut, what is dropped, what undo forgets.
import { STATE_PTR, STATE_SIZE } from "./abi";
import {
  LOG_HEADLINE,
  LOG_TURN,
  logAdd,
  logCapacity,
  logClear,
  logCut,
  logEntry,
  logIsSound,
  logKind,
  turnEnd,
} from "./log";
import { shell } from "./state-map";

const DETAIL: i32 = 2;
const HEADLINE: i32 = 3;

/** A log with room for 20 entries. */
function smallLog(): void {
  memory.fill(STATE_PTR, 0, STATE_SIZE);
  shell.rulesSize = <u16>((STATE_SIZE - 96 - 20 * 6) / 2);
  logClear();
}

/** A turn of five entries: its mark, three details, a headline. */
function addTurn(turn: i32): void {
  logAdd(LOG_TURN, turn, 24 - turn);
  for (let i = 0; i < 3; i++) logAdd(DETAIL, turn, i);
  logAdd(HEADLINE | LOG_HEADLINE, turn);
}

describe("log", () => {
  beforeEach(() => {
    smallLog();
  });

  it("keeps entries in order, numbers as bytes", () => {
    logAdd(DETAIL, 1, 2, 3, 4, 257);
    expect<i32>(logCapacity()).toBe(20);
    expect<u16>(shell.logCount).toBe(1);
    expect<u8>(load<u8>(logEntry(0), 4)).toBe(4);
    expect<u8>(load<u8>(logEntry(0), 5)).toBe(1);
  });

  it("cuts the oldest turn down to mark and headline when it is full", () => {
    for (let turn = 1; turn <= 4; turn++) addTurn(turn);
    expect<u16>(shell.logShortened).toBe(0);
    addTurn(5);
    expect<u16>(shell.logDropped).toBe(0);
    expect<u16>(shell.logShortened).toBe(6); // turns 1 and 2
    expect<i32>(logKind(0)).toBe(LOG_TURN);
    expect<i32>(logKind(1)).toBe(HEADLINE);
    expect<i32>(logKind(2)).toBe(LOG_TURN);
    expect<bool>(logIsSound()).toBe(true);
  });

  it("drops the oldest turn when only headlines are left, never the newest", () => {
    for (let turn = 1; turn <= 30; turn++) addTurn(turn);
    expect<bool>(shell.logDropped > 0).toBe(true);
    expect<bool>(<i32>shell.logCount <= logCapacity()).toBe(true);
    const last = logEntry(shell.logCount - 5);
    expect<u8>(load<u8>(last, 1)).toBe(30);
    expect<u8>(load<u8>(logEntry(0), 1)).toBe(<u8>(shell.logDropped + 1));
  });

  it("lets a turn longer than the log lose its oldest lines", () => {
    logAdd(LOG_TURN, 1, 23);
    for (let i = 0; i < 40; i++) logAdd(DETAIL, i);
    expect<i32>(logKind(0)).toBe(LOG_TURN);
    expect<u8>(load<u8>(logEntry(shell.logCount - 1), 1)).toBe(39);
    expect<i32>(turnEnd(0)).toBe(20);
  });

  it("forgets from an entry on, and moves what undo remembers when it cuts", () => {
    for (let turn = 1; turn <= 4; turn++) addTurn(turn);
    shell.undoLogCount = 18;
    shell.news = 16;
    addTurn(5);
    expect<u16>(shell.undoLogCount).toBe(12);
    expect<u16>(shell.news).toBe(10);
    logCut(12);
    expect<u16>(shell.logCount).toBe(12);
    expect<i32>(logKind(12)).toBe(0);
  });

  it("stays sound when undo takes away the page that was read last", () => {
    for (let turn = 1; turn <= 3; turn++) addTurn(turn);
    shell.logTop = 12;
    logCut(10);
    expect<u16>(shell.logTop).toBe(0);
    expect<bool>(logIsSound()).toBe(true);
  });

  it("refuses counts that are impossible", () => {
    shell.logCount = 21;
    expect<bool>(logIsSound()).toBe(false);
    shell.logCount = 5;
    shell.logTop = 5;
    expect<bool>(logIsSound()).toBe(false);
    shell.logTop = 4;
    expect<bool>(logIsSound()).toBe(true);
    shell.undoLogCount = 6;
    expect<bool>(logIsSound()).toBe(false);
  });
});
