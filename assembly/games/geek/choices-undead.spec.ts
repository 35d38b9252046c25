// Owns the unit tests of the rows of an undead turn.
import { rowAction, rowCount } from "../../console/rows";
import {
  ROW_ATTACK,
  ROW_WALK,
  firstMonster,
  listUndead,
  preyOf,
  prowlWalks,
  undeadPossible,
} from "./choices-undead";
import { CROSS, GAS, NONE } from "./data";
import { openingAt, EAST } from "./data-board";
import {
  ACTION_BREAK,
  ACTION_OTHER,
  ACTION_SECTOR,
  ACTION_SPIN,
  ACTION_STEP,
  ACTION_STOP,
  ACTION_TAKE_MONSTER,
  applyAction,
  defaultCast,
  setUp,
} from "./rules";
import { STAGE_ACT, STAGE_FIRST } from "./screens";
import { setBoarded, setFate, setHeld, setHidden, setMonsterAt, setSquare, state } from "./state";
import { FATE_UNDEAD, PHASE_MONSTER, PHASE_PROWL, PHASE_START } from "./state-phases";

// Squares: column + 12 * row, A1 = 0.
const F8: i32 = 5 + 84;
const F11: i32 = 5 + 120;
const D10: i32 = 3 + 108;
const E10: i32 = 4 + 108;
const J4: i32 = 9 + 36;
const ZOMBIE_1: i32 = 0;
const ZOMBIE_2: i32 = 1;
const HOUND_1: i32 = 17;

/** Seat 2 is undead and has its turn; Alex stands on F11, Anita on D10 with the gas. Spun: 3. */
function turn(): void {
  defaultCast();
  setUp(3, 7, 0, 0);
  for (let square = 0; square < 144; square++) setHidden(square, false);
  state.phase = <u8>PHASE_START;
  state.round = 1;
  state.turn = 2;
  state.toLay = 0;
  setFate(2, FATE_UNDEAD);
  setSquare(0, F11);
  setSquare(1, D10);
  setHeld(1, GAS, 1);
  setMonsterAt(ZOMBIE_1, J4);
  setMonsterAt(ZOMBIE_2, E10);
  setMonsterAt(HOUND_1, F8);
  state.stage = STAGE_FIRST;
}

function spin(): void {
  applyAction(ACTION_SPIN);
  applyAction(ACTION_SECTOR + CROSS);
  expect<i32>(state.phase).toBe(PHASE_MONSTER);
}

describe("which monster", () => {
  it("lists those first that somebody is near", () => {
    turn();
    spin();
    expect<bool>(listUndead()).toBe(true);
    expect<i32>(rowCount()).toBe(3);
    expect<i32>(rowAction(0)).toBe(ACTION_TAKE_MONSTER + ZOMBIE_2);
    expect<i32>(rowAction(1)).toBe(ACTION_TAKE_MONSTER + HOUND_1);
    expect<i32>(rowAction(2)).toBe(ACTION_TAKE_MONSTER + ZOMBIE_1);
    expect<i32>(firstMonster()).toBe(0);
  });

  it("knows whom each can bite: walls and boards count", () => {
    turn();
    setBoarded(openingAt(E10, EAST), true);
    spin();
    expect<i32>(preyOf(ZOMBIE_2)).toBe(2, "Anita alone");
    expect<i32>(preyOf(HOUND_1)).toBe(3, "4 steps to either");
    expect<i32>(preyOf(ZOMBIE_1)).toBe(0);
  });

  it("stands on one that can be moved, though another could bite", () => {
    turn();
    setFate(1, FATE_UNDEAD);
    state.banned = <u8>HOUND_1;
    spin();
    listUndead();
    const first = firstMonster();
    expect<bool>(undeadPossible(first)).toBe(true);
    expect<i32>(rowAction(first)).not.toBe(ACTION_TAKE_MONSTER + HOUND_1);
  });
});

describe("what it does", () => {
  it("attacks, walks, stays, breaks boards or leaves it to another", () => {
    turn();
    setBoarded(openingAt(E10, EAST), true);
    spin();
    applyAction(ACTION_TAKE_MONSTER + ZOMBIE_2);
    expect<i32>(state.phase).toBe(PHASE_PROWL);
    expect<bool>(prowlWalks()).toBe(false, "the list comes first");
    listUndead();
    expect<i32>(rowAction(0)).toBe(ROW_ATTACK + 1);
    expect<i32>(rowAction(1)).toBe(ROW_WALK);
    expect<i32>(rowAction(2)).toBe(ACTION_STOP);
    expect<i32>(rowAction(3)).toBe(ACTION_BREAK + EAST);
    expect<i32>(rowAction(4)).toBe(ACTION_OTHER);
    for (let row = 0; row < 5; row++) expect<bool>(undeadPossible(row)).toBe(true);
  });

  it("walks on after the first step until the list is opened", () => {
    turn();
    spin();
    applyAction(ACTION_TAKE_MONSTER + HOUND_1);
    state.stage = STAGE_ACT;
    expect<bool>(prowlWalks()).toBe(true);
    state.stage = STAGE_FIRST;
    applyAction(ACTION_STEP + 2);
    expect<i32>(state.phase).toBe(PHASE_PROWL);
    expect<bool>(prowlWalks()).toBe(true);
    state.stage = STAGE_ACT;
    expect<bool>(prowlWalks()).toBe(false);
    expect<i32>(state.used).not.toBe(NONE);
  });
});
