// Owns the unit tests of trades that are put together.
import { rowAction, rowCount } from "../../console/rows";
import { SEAT_COMPUTER_3, SEAT_HUMAN, setSeat } from "../../console/state-map";
import {
  ROW_AGREED,
  ROW_THING,
  afterTrade,
  clearTrade,
  givenOf,
  listTrade,
  moveOne,
  movedThings,
  nextTradeAction,
  tradeFits,
  tradePossible,
} from "./choices-trade";
import { AXE, BOARDS, GRENADE, KEYS, KIT } from "./data";
import { ACTION_AGREE, ACTION_REFUSE, applyAction, defaultCast, setUp } from "./rules";
import { held, setHeld, setSquare, state } from "./state";
import { PHASE_END, PHASE_TRADE } from "./state-phases";

const A9: i32 = 96;

/** Seat 0 at the end of its turn on A9, seat 1 next to it, played by a person or a computer. */
function table(kind: u8): void {
  defaultCast();
  setUp(2, 3, 0, 0);
  setSeat(0, SEAT_HUMAN);
  setSeat(1, kind);
  state.phase = <u8>PHASE_END;
  state.turn = 0;
  state.round = 1;
  state.mark = 1;
  setSquare(0, A9);
  setSquare(1, A9 + 12);
  clearTrade();
}

/** Does the trade; the other one says yes to everything but `kept`. How many actions it took. */
function bringAbout(kept: i32): i32 {
  let actions = 0;
  for (let action = nextTradeAction(); action >= 0; action = nextTradeAction()) {
    expect<bool>(applyAction(action)).toBe(true);
    expect<i32>(state.phase).toBe(PHASE_TRADE);
    applyAction(<i32>state.thing == kept ? ACTION_REFUSE : ACTION_AGREE);
    actions++;
  }
  return actions;
}

describe("a trade between people", () => {
  it("lists what one of them has, and the row that agrees", () => {
    table(SEAT_HUMAN);
    setHeld(0, AXE, 1);
    setHeld(1, KIT, 2);
    listTrade();
    expect<i32>(rowCount()).toBe(3);
    expect<i32>(rowAction(0)).toBe(ROW_THING + AXE);
    expect<i32>(rowAction(1)).toBe(ROW_THING + KIT);
    expect<i32>(rowAction(2)).toBe(ROW_AGREED);
    expect<bool>(tradePossible(0)).toBe(true);
    expect<bool>(tradePossible(2)).toBe(false, "nothing moves yet");
    expect<bool>(tradeFits()).toBe(true);
  });

  it("goes round all splits", () => {
    table(SEAT_HUMAN);
    setHeld(0, KIT, 1);
    setHeld(1, KIT, 3);
    moveOne(KIT);
    expect<i32>(afterTrade(KIT)).toBe(0);
    moveOne(KIT);
    expect<i32>(afterTrade(KIT)).toBe(4, "all come back");
    expect<i32>(givenOf(KIT)).toBe(-3);
    moveOne(KIT);
    moveOne(KIT);
    expect<i32>(afterTrade(KIT)).toBe(2);
    moveOne(KIT);
    expect<i32>(movedThings()).toBe(0);
  });

  it("keeps kinds apart", () => {
    table(SEAT_HUMAN);
    setHeld(0, GRENADE, 4);
    setHeld(0, BOARDS, 8);
    setHeld(1, KEYS, 1);
    moveOne(GRENADE);
    moveOne(KEYS);
    for (let i = 0; i < 8; i++) moveOne(BOARDS);
    expect<i32>(givenOf(GRENADE)).toBe(1);
    expect<i32>(givenOf(KEYS)).toBe(-1);
    expect<i32>(givenOf(BOARDS)).toBe(8);
    expect<i32>(givenOf(KIT)).toBe(0);
    expect<i32>(movedThings()).toBe(10);
  });

  it("is brought about thing by thing", () => {
    table(SEAT_HUMAN);
    setHeld(0, AXE, 1);
    setHeld(0, GRENADE, 3);
    setHeld(1, KIT, 2);
    moveOne(AXE);
    moveOne(GRENADE);
    moveOne(GRENADE);
    moveOne(KIT); // 0 and 2 become 2 and 0
    expect<i32>(bringAbout(-1)).toBe(5);
    expect<i32>(held(1, AXE)).toBe(1);
    expect<i32>(held(0, GRENADE)).toBe(1);
    expect<i32>(held(1, GRENADE)).toBe(2);
    expect<i32>(held(0, KIT)).toBe(2);
    expect<i32>(movedThings()).toBe(0);
  });

  it("ends where the other refuses", () => {
    table(SEAT_HUMAN);
    setHeld(0, AXE, 1);
    setHeld(1, KIT, 2);
    moveOne(AXE);
    moveOne(KIT);
    expect<i32>(bringAbout(KIT)).toBeLessThan(6);
    expect<i32>(held(1, AXE)).toBe(1);
    expect<i32>(held(0, KIT)).toBe(0);
  });
});

describe("a trade with a computer", () => {
  it("offers only what it would give (AMB-57), and asking changes nothing", () => {
    table(SEAT_COMPUTER_3);
    setHeld(0, GRENADE, 1);
    setHeld(1, KEYS, 1);
    setHeld(1, BOARDS, 2);
    listTrade();
    for (let row = 0; row < rowCount(); row++) {
      const kind = rowAction(row) - ROW_THING;
      if (kind == KEYS) expect<bool>(tradePossible(row)).toBe(false, "never keys");
      if (kind == GRENADE) expect<bool>(tradePossible(row)).toBe(true, "any gift");
    }
    moveOne(BOARDS);
    expect<i32>(givenOf(BOARDS)).toBe(-1, "one of two");
    moveOne(BOARDS);
    expect<i32>(givenOf(BOARDS)).toBe(0);
    expect<i32>(state.phase).toBe(PHASE_END);
    expect<i32>(held(1, BOARDS)).toBe(2);
  });
});
