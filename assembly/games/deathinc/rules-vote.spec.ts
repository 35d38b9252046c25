// Owns the unit tests of the board's vote and its tie-break in deathinc (INC-VOTE, INC-ZCEO-5).
import { NONE, NOWHERE } from "./data";
import { PROXY } from "./data-cards";
import { votesOf } from "./queries";
import {
  ACTION_HEART,
  ACTION_PASS,
  ACTION_SPEND,
  WHY_BULLETS,
  WHY_LAST_HEART,
  currentPlayer,
  isPossible,
  returns,
  whyNot,
} from "./rules";
import { die, front, hand, perform, room, stand, table } from "./rules-cards-positions";
import { settleCheck } from "./rules-vote";
import {
  bulletsOf,
  heartsOf,
  setBullets,
  setDirectorPlace,
  setHearts,
  setKills,
  state,
  tieTotal,
} from "./state";
import {
  PHASE_OVER,
  PHASE_READY,
  PHASE_TIE,
  PHASE_TIE_DIE,
  REMOVED,
  RESULT_VOTED,
  SAFE_WITH,
} from "./state-phases";

/** All eight are settled: so many with each seat, the rest removed. */
function settled(seats: i32, first: i32, second: i32): void {
  table(seats, 0);
  for (let site = 1; site <= 8; site++) room(site, 0);
  for (let director = 0; director < 8; director++) {
    const seat = director < first ? 0 : director < first + second ? 1 : -1;
    setDirectorPlace(director, seat < 0 ? REMOVED : SAFE_WITH + seat);
  }
  state.rescued = <u8>(i32(first > 0) + 2 * i32(second > 0));
}
/** Seats 0 and 1 of three have three rescues each. */
function tie(): void {
  settled(3, 3, 3);
  expect<bool>(settleCheck()).toBe(true);
  expect<i32>(<i32>state.phase).toBe(PHASE_TIE_DIE);
}

describe("deathinc's vote", () => {
  it("INC-VOTE-2 INC-VOTE-3 INC-VOTE-4 EX-34 rescues, tens of kills, the trophy", () => {
    settled(2, 3, 2);
    setKills(0, 28);
    state.trophy = 0;
    expect<i32>(votesOf(0)).toBe(6);
    setKills(0, 9);
    state.trophy = <u8>NONE;
    expect<i32>(votesOf(0)).toBe(3);
  });

  it("PS6 a proxy counts once, used or not", () => {
    settled(2, 3, 2);
    hand(1, PROXY);
    expect<i32>(votesOf(1)).toBe(3);
    front(1, PROXY);
    expect<i32>(votesOf(1)).toBe(3);
    expect<i32>(votesOf(0)).toBe(3);
  });

  it("INC-VOTE-5 INC-GOAL-1 INC-GOAL-2 most votes win", () => {
    settled(3, 3, 2);
    expect<bool>(settleCheck()).toBe(true);
    expect<i32>(<i32>state.result).toBe(RESULT_VOTED);
    expect<i32>(<i32>state.winner).toBe(0);
    expect<i32>(returns(1)).toBe(2);
    expect<bool>(isPossible()).toBe(true);
  });

  it("INC-BASE-25 with the base set settled directors end nothing, unless nobody has a rescue", () => {
    settled(2, 3, 2);
    state.options = 1;
    expect<bool>(settleCheck()).toBe(false);
    expect<i32>(<i32>state.phase).toBe(PHASE_READY);
    settled(2, 0, 0);
    state.options = 1;
    expect<bool>(settleCheck()).toBe(true);
  });
});

describe("deathinc's tie-break", () => {
  it("INC-VOTE-6 INC-VOTE-8 all tied roll, then go round from the first player until all pass", () => {
    tie();
    expect<i32>(<i32>state.tieSeat).toBe(0);
    expect<bool>(isPossible()).toBe(true);
    die(3);
    expect<i32>(<i32>state.tieSeat).toBe(1);
    die(5);
    expect<i32>(<i32>state.phase).toBe(PHASE_TIE);
    expect<i32>(currentPlayer()).toBe(0);
    perform(ACTION_PASS);
    expect<i32>(currentPlayer()).toBe(1);
    expect<bool>(isPossible()).toBe(true);
    perform(ACTION_PASS);
    expect<i32>(<i32>state.phase).toBe(PHASE_OVER);
    expect<i32>(<i32>state.winner).toBe(1);
  });

  it("INC-VOTE-7 bullets add one each, a heart buys a new die and loses them, never the last", () => {
    tie();
    die(3);
    die(5);
    expect<i32>(whyNot(ACTION_SPEND + 4)).toBe(WHY_BULLETS);
    perform(ACTION_SPEND + 3);
    expect<i32>(tieTotal(0)).toBe(6);
    expect<i32>(bulletsOf(0)).toBe(0);
    perform(ACTION_HEART); // seat 1
    expect<i32>(heartsOf(1)).toBe(2);
    die(2);
    expect<i32>(tieTotal(1)).toBe(2);
    expect<i32>(currentPlayer()).toBe(0);
    perform(ACTION_HEART);
    die(1);
    expect<i32>(tieTotal(0)).toBe(1); // the bullets are lost
    setHearts(1, 1);
    expect<i32>(whyNot(ACTION_HEART)).toBe(WHY_LAST_HEART);
    perform(ACTION_PASS);
    perform(ACTION_PASS);
    expect<i32>(<i32>state.winner).toBe(1);
  });

  it("INC-VOTE-8 a pass that is followed by more is none", () => {
    tie();
    die(3);
    die(3);
    perform(ACTION_PASS);
    perform(ACTION_SPEND + 1);
    expect<i32>(currentPlayer()).toBe(0);
    perform(ACTION_SPEND + 1);
    perform(ACTION_PASS);
    perform(ACTION_PASS);
    expect<i32>(<i32>state.phase).toBe(PHASE_TIE_DIE); // level again: from the roll
    expect<i32>(bulletsOf(0)).toBe(2);
    die(6);
    die(1);
    perform(ACTION_PASS);
    perform(ACTION_PASS);
    expect<i32>(<i32>state.winner).toBe(0);
  });

  it("INC-VOTE-9 who is off the map comes with three and three", () => {
    settled(3, 3, 3);
    stand(1, NOWHERE);
    setHearts(1, 0);
    setBullets(1, 9);
    settleCheck();
    expect<i32>(heartsOf(1)).toBe(3);
    expect<i32>(bulletsOf(1)).toBe(3);
    expect<bool>(isPossible()).toBe(true);
  });

  it("INC-VOTE-8 the order starts with the game's first player", () => {
    settled(3, 4, 4);
    state.first = 1;
    settleCheck();
    expect<i32>(<i32>state.tieSeat).toBe(1);
    die(2);
    expect<i32>(<i32>state.tieSeat).toBe(0);
    die(2);
    expect<i32>(currentPlayer()).toBe(1);
  });
});
