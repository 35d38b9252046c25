// Owns the unit tests of sending a walk somewhere: which aims are listed, and the ways there.
import { clearRows, rowAction, rowCount } from "../../console/rows";
import { AXE } from "./data";
import { EAST, openingAt } from "./data-board";
import {
  AIM_DOOR,
  AIM_FRIEND,
  AIM_MONSTER,
  AIM_THINGS,
  AIM_TILE,
  AIM_TRUCK,
  ROW_AIM,
  aimKind,
  aimSteps,
  findWay,
  isBeyond,
  listAims,
  waySquare,
} from "./goto";
import { findReach } from "./queries-reach";
import { defaultCast, setUp } from "./rules";
import {
  FIRST_PILE,
  setBoarded,
  setHeld,
  setHidden,
  setLeft,
  setMonsterAt,
  setPileAt,
  setSquare,
  state,
} from "./state";
import { PHASE_WALK } from "./state-phases";

// Squares: column + 12 * row, A1 = 0.
const C8: i32 = 2 + 84;
const C9: i32 = 2 + 96;
const D8: i32 = 3 + 84;
const D9: i32 = 3 + 96;
const E8: i32 = 4 + 84;
const E7: i32 = 4 + 72;
const F8: i32 = 5 + 84;
const G8: i32 = 6 + 84;
const A1: i32 = 0;

/** Alex walks from D8, the living room's corner by the hall's door; Anita stands on A1. */
function walk(steps: i32): void {
  defaultCast();
  setUp(2, 3, 0, 0);
  for (let square = 0; square < 144; square++) setHidden(square, false);
  state.phase = <u8>PHASE_WALK;
  state.round = 1;
  state.turn = 0;
  state.toLay = 0;
  setSquare(0, D8);
  setSquare(1, A1);
  setLeft(0, true);
  setLeft(1, true);
  state.from = <u8>D8;
  state.steps = <u8>steps;
}

/** The row of an aim; -1 where it is not listed. */
function rowOf(kind: i32, number: i32): i32 {
  clearRows();
  listAims();
  for (let row = 0; row < rowCount(); row++) if (rowAction(row) == ROW_AIM + 256 * kind + number) return row;
  return -1;
}

describe("aims of a walk", () => {
  it("doors that it can cross, boarded ones not", () => {
    walk(2);
    const door = openingAt(D8, EAST);
    expect<i32>(rowOf(AIM_DOOR, door)).toBe(0);
    expect<i32>(aimSteps(0)).toBe(1);
    setBoarded(door, true);
    expect<i32>(rowOf(AIM_DOOR, door)).toBe(-1);
  });

  it("a hidden tile, a monster and things in reach, by their squares", () => {
    walk(3);
    setHidden(E7, true);
    setMonsterAt(0, G8);
    setPileAt(0, C9);
    setHeld(FIRST_PILE, AXE, 1);
    expect<i32>(aimSteps(rowOf(AIM_TILE, E7))).toBe(2);
    expect<i32>(aimSteps(rowOf(AIM_MONSTER, G8))).toBe(3);
    expect<i32>(aimSteps(rowOf(AIM_THINGS, C9))).toBe(2);
  });

  it("the nearest first, those beyond reach behind all others", () => {
    walk(3);
    clearRows();
    listAims();
    for (let row = 1; row < rowCount(); row++) {
      expect<bool>(isBeyond(row) || !isBeyond(row - 1)).toBe(true);
      if (isBeyond(row) == isBeyond(row - 1)) expect<bool>(aimSteps(row) >= aimSteps(row - 1)).toBe(true);
    }
    expect<i32>(aimKind(rowAction(rowCount() - 1))).toBe(AIM_TRUCK);
    expect<i32>(aimSteps(rowCount() - 1)).toBe(13);
  });

  it("the nearest tile where none is in reach, and only that one", () => {
    walk(2);
    setHidden(A1 + 12, true);
    setHidden(G8, true);
    expect<bool>(isBeyond(rowOf(AIM_TILE, G8))).toBe(true);
    expect<i32>(rowOf(AIM_TILE, A1 + 12)).toBe(-1);
  });

  it("a friend who is not next door", () => {
    walk(3);
    setSquare(1, F8);
    expect<i32>(aimSteps(rowOf(AIM_FRIEND, 1))).toBe(1);
    setSquare(1, E8);
    expect<i32>(rowOf(AIM_FRIEND, 1)).toBe(-1);
  });
});

describe("ways to an aim", () => {
  it("a door is crossed although a way around is as short", () => {
    walk(4);
    const door = openingAt(D8, EAST);
    const steps = findWay(ROW_AIM + 256 * AIM_DOOR + door);
    expect<i32>(steps).toBe(1);
    expect<i32>(waySquare(0, steps)).toBe(E8);
  });

  it("passes a friend", () => {
    walk(2);
    setSquare(1, E8);
    setHidden(E7, true);
    const steps = findWay(ROW_AIM + 256 * AIM_TILE + E7);
    expect<i32>(steps).toBe(2);
    expect<i32>(waySquare(0, steps)).toBe(E8);
    expect<i32>(waySquare(1, steps)).toBe(E7);
  });

  it("goes around what would stop it", () => {
    walk(4);
    setHidden(C8, true);
    setHidden(D9, true);
    setMonsterAt(0, E8);
    findReach();
    expect<i32>(findWay(ROW_AIM + 256 * AIM_THINGS + C9)).toBe(0);
    setHidden(C8, false);
    const steps = findWay(ROW_AIM + 256 * AIM_THINGS + C9);
    expect<i32>(steps).toBe(2);
    expect<i32>(waySquare(0, steps)).toBe(C8);
  });

  it("gets as near as its steps let where the aim is beyond", () => {
    walk(2);
    const steps = findWay(ROW_AIM + 256 * AIM_TRUCK + 22);
    expect<i32>(steps).toBe(2);
    expect<i32>(waySquare(0, steps)).toBe(E8);
  });
});
