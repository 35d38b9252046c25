// Owns the unit tests of the undead side in geek: which monster moves, how far, whom it attacks.
import {
  CROSS,
  HORROR,
  HOUND,
  MARY,
  MAX,
  NONE,
  RUN,
  SPIDER,
  SWORDS,
  TEETH,
  ZOMBIE,
  firstEntry,
} from "./data";
import { EAST, NORTH, SOUTH, WEST } from "./data-board";
import { anyUsable, isUsable, monsterSteps, undeadSeats } from "./queries";
import {
  ACTION_BREAK,
  ACTION_FIGHT,
  ACTION_OTHER,
  ACTION_PASS,
  ACTION_SEAT,
  ACTION_SPIN,
  ACTION_STEP,
  ACTION_STOP,
  ACTION_TAKE_MONSTER,
  WHY_BANNED,
  WHY_LEGAL,
  WHY_MOVED,
  currentPlayer,
  isPossible,
  whyNot,
} from "./rules";
import { E, F, K, at, emptyHouse, perform, place, spin, walk } from "./rules-positions";
import { isBoarded, monsterAt, setBoarded, setEaten, setFate, setHearts, setMonsterAt, state } from "./state";
import {
  FATE_UNDEAD,
  PHASE_FIGHT,
  PHASE_MONSTER,
  PHASE_PROWL,
  PHASE_START,
  PHASE_TARGET,
} from "./state-phases";

/** Seat 0 is undead, seat 1 is living on a square, its turn is over. */
function haunted(square: i32): void {
  emptyHouse(2, 0);
  place(1, MARY, square);
  setFate(0, FATE_UNDEAD);
  setHearts(0, 0);
  setEaten(0, 1, ZOMBIE);
}

describe("geek's undead", () => {
  it("GEEK-UNDEAD-3 GEEK-UNDEAD-4 speeds", () => {
    for (let number = 1; number <= 5; number++) {
      expect<i32>(monsterSteps(ZOMBIE, number)).toBe(number - 1);
      expect<i32>(monsterSteps(SPIDER, number)).toBe(number);
      expect<i32>(monsterSteps(HORROR, number)).toBe(number);
      expect<i32>(monsterSteps(HOUND, number)).toBe(number + 1);
    }
  });

  it("GEEK-UNDEAD-8 GEEK-COMBAT-11 an attack ends the move, and the attacked seat fights", () => {
    haunted(at(F, 11));
    setMonsterAt(firstEntry(HOUND), at(F, 8));
    perform(ACTION_SPIN);
    spin(TEETH);
    expect<i32>(state.phase).toBe(PHASE_MONSTER);
    perform(ACTION_TAKE_MONSTER + firstEntry(HOUND));
    expect<i32>(state.steps).toBe(6);
    perform(ACTION_OTHER);
    expect<i32>(state.steps).toBe(5);
    perform(ACTION_TAKE_MONSTER + firstEntry(HOUND));
    walk(SOUTH, SOUTH);
    expect<i32>(whyNot(ACTION_OTHER)).toBe(WHY_MOVED);
    expect<bool>(isPossible()).toBe(true);
    walk(SOUTH);
    expect<i32>(state.phase).toBe(PHASE_FIGHT);
    expect<i32>(currentPlayer()).toBe(1);
    expect<bool>(isPossible()).toBe(true);
    spin(CROSS);
    expect<i32>(state.turn).toBe(1);
    expect<i32>(state.phase).toBe(PHASE_START);
    expect<i32>(state.banned).toBe(NONE); // the monster is gone
  });

  it("GEEK-UNDEAD-10 GEEK-UNDEAD-11 what moved last rests, with two undead seats only", () => {
    haunted(at(K, 6));
    state.banned = 0;
    setMonsterAt(0, at(E, 4));
    expect<i32>(undeadSeats()).toBe(1);
    expect<bool>(isUsable(0)).toBe(true);
    state.options |= 32;
    expect<i32>(undeadSeats()).toBe(2);
    expect<bool>(anyUsable()).toBe(false);
    setMonsterAt(1, at(F, 11));
    perform(ACTION_SPIN);
    spin(SWORDS);
    expect<i32>(whyNot(ACTION_TAKE_MONSTER)).toBe(WHY_BANNED);
    perform(ACTION_PASS);
    expect<i32>(state.banned).toBe(NONE);
  });

  it("GEEK-UNDEAD-14 several on the square: one is named; GEEK-UNDEAD-15 attack without a step", () => {
    emptyHouse(3, 0);
    place(1, MARY, at(K, 2));
    place(2, MAX, at(K, 2));
    setFate(0, FATE_UNDEAD);
    setHearts(0, 0);
    setEaten(0, 1, ZOMBIE);
    setMonsterAt(firstEntry(SPIDER), at(K, 3));
    perform(ACTION_SPIN);
    spin(SWORDS);
    perform(ACTION_TAKE_MONSTER + firstEntry(SPIDER));
    walk(NORTH);
    expect<i32>(state.phase).toBe(PHASE_TARGET);
    expect<bool>(isPossible()).toBe(true);
    perform(ACTION_SEAT + 2);
    expect<i32>(currentPlayer()).toBe(2);
    spin(RUN);
    spin(SWORDS);
    walk(EAST);
    perform(ACTION_STOP);
    expect<i32>(state.turn).toBe(1);
    expect<i32>(monsterAt(firstEntry(SPIDER))).toBe(at(K, 2));
    expect<i32>(whyNot(ACTION_FIGHT)).toBe(WHY_LEGAL);
  });

  it("GEEK-BARR-7 GEEK-BARR-12 teeth break boards, and the turn is over either way", () => {
    haunted(at(K, 6));
    setBoarded(15, true);
    setMonsterAt(0, at(F, 12));
    perform(ACTION_SPIN);
    spin(SWORDS);
    perform(ACTION_TAKE_MONSTER);
    expect<i32>(state.phase).toBe(PHASE_PROWL);
    perform(ACTION_BREAK + NORTH);
    expect<bool>(isPossible()).toBe(true);
    spin(TEETH);
    expect<bool>(isBoarded(15)).toBe(false);
    expect<i32>(state.turn).toBe(1);
    expect<i32>(monsterAt(0)).toBe(at(F, 12));
    expect<bool>(whyNot(ACTION_STEP + WEST) != WHY_LEGAL).toBe(true);
  });
});
