// Owns the tests of what the cartridge takes for a save: each phase with what it implies, and whatever play makes of it.
import { ALEX, CROSS, HOUND, KIT, MARY, MAX, NONE, TEETH, ZOMBIE, firstEntry } from "./data";
import { START } from "./data-board";
import { isPlayable } from "./possible-cart";
import { ACTION_OTHER, ACTION_TAKE_MONSTER, defaultCast, setUp } from "./rules";
import { E, F, G, at, emptyHouse, perform, place, spin, walk } from "./rules-positions";
import { setFate, setHearts, setHeld, setHidden, setLeftOf, setMonsterAt, setSquare, state } from "./state";
import {
  FATE_UNDEAD,
  PHASE_BEFORE,
  PHASE_BOARDS_SPIN,
  PHASE_END,
  PHASE_FIGHT,
  PHASE_FIRST,
  PHASE_FLIP,
  PHASE_LEAVE,
  PHASE_MONSTER,
  PHASE_PROWL,
  PHASE_RESCUED,
  PHASE_RUN,
  PHASE_RUN_SPIN,
  PHASE_SPIN,
  PHASE_START,
  PHASE_SYMBOL,
  PHASE_TARGET,
  PHASE_TRADE,
  PHASE_WALK,
} from "./state-phases";

const NORTH: i32 = 0;
const HOUND_1: i32 = firstEntry(HOUND);

/** Two people in an empty house, the first one walks three steps. */
function walking(): void {
  emptyHouse(2, 0);
  place(0, ALEX, at(F, 10));
  place(1, MARY, at(G, 10));
  spin(CROSS);
  expect<i32>(state.phase).toBe(PHASE_WALK);
  expect<bool>(isPlayable()).toBe(true);
}

/** The first of two seats is undead and has spun 3; a hound stands on F7. */
function haunting(): void {
  emptyHouse(2, 0);
  place(1, MARY, at(G, 10));
  setFate(0, FATE_UNDEAD);
  setHearts(0, 0);
  setMonsterAt(HOUND_1, at(F, 7));
  expect<bool>(isPlayable()).toBe(true);
  spin(CROSS);
  expect<i32>(state.phase).toBe(PHASE_MONSTER);
  expect<bool>(isPlayable()).toBe(true);
}

function isPlayableIn(phase: i32): bool {
  state.phase = <u8>phase;
  return isPlayable();
}

describe("saves of geek", () => {
  it("a question before a fight or a flip has a monster or a tile", () => {
    walking();
    expect<bool>(isPlayableIn(PHASE_BEFORE)).toBe(false);
    setMonsterAt(0, at(F, 10));
    expect<bool>(isPlayable()).toBe(true);
    setMonsterAt(0, NONE);
    setHidden(at(F, 10), true);
    setLeftOf(ZOMBIE, 1);
    expect<bool>(isPlayable()).toBe(true);
    setSquare(0, START);
    expect<bool>(isPlayable()).toBe(false);
  });

  it("chance is never waited for, but by a house that is to be filled", () => {
    walking();
    for (let phase = PHASE_FIRST; phase <= PHASE_BOARDS_SPIN; phase++) {
      const chance =
        phase == PHASE_FIRST ||
        phase == PHASE_SPIN ||
        phase == PHASE_FLIP ||
        phase == PHASE_SYMBOL ||
        phase == PHASE_RUN_SPIN ||
        phase == PHASE_BOARDS_SPIN;
      if (chance) expect<bool>(isPlayableIn(phase)).toBe(false);
    }
  });

  it("a house is filled for the living only", () => {
    defaultCast();
    setUp(2, 0, 0, NONE);
    expect<bool>(isPlayable()).toBe(true);
    setFate(1, FATE_UNDEAD);
    expect<bool>(isPlayable()).toBe(false);
  });

  it("an undead turn has a monster to move", () => {
    haunting();
    setMonsterAt(HOUND_1, NONE);
    expect<bool>(isPlayable()).toBe(false);
    expect<bool>(isPlayableIn(PHASE_START)).toBe(false);
    haunting();
    perform(ACTION_TAKE_MONSTER + HOUND_1);
    expect<bool>(isPlayable()).toBe(true);
    setMonsterAt(HOUND_1, NONE);
    expect<bool>(isPlayable()).toBe(false);
    setMonsterAt(0, at(E, 4)); // another one does not walk in its place
    expect<bool>(isPlayable()).toBe(false);
  });

  it("a monster that walked is not chosen any more", () => {
    haunting();
    perform(ACTION_TAKE_MONSTER + HOUND_1);
    walk(NORTH);
    expect<bool>(isPlayable()).toBe(true);
    expect<bool>(isPlayableIn(PHASE_MONSTER)).toBe(false);
  });

  it("the living do not decide on an undead turn, nor the undead on a living one", () => {
    haunting();
    for (let phase = PHASE_WALK; phase <= PHASE_LEAVE; phase++) expect<bool>(isPlayableIn(phase)).toBe(false);
    walking();
    setMonsterAt(0, at(G, 10));
    for (let phase = PHASE_MONSTER; phase <= PHASE_TARGET; phase++)
      expect<bool>(isPlayableIn(phase)).toBe(false);
  });

  it("somebody fights a monster in fights and escapes, and at no other time", () => {
    walking();
    setMonsterAt(0, at(F, 10));
    state.monster = 0;
    expect<bool>(isPlayableIn(PHASE_FIGHT)).toBe(false);
    expect<bool>(isPlayableIn(PHASE_RUN)).toBe(false);
    expect<bool>(isPlayableIn(PHASE_RESCUED)).toBe(false);
    state.fighter = 0;
    expect<bool>(isPlayableIn(PHASE_FIGHT)).toBe(true);
    expect<bool>(isPlayableIn(PHASE_RUN)).toBe(true);
    for (let phase = PHASE_END; phase <= PHASE_LEAVE; phase++) expect<bool>(isPlayableIn(phase)).toBe(false);
    expect<bool>(isPlayableIn(PHASE_START)).toBe(false);
    setMonsterAt(0, NONE);
    expect<bool>(isPlayableIn(PHASE_FIGHT)).toBe(false);
  });

  it("somebody began", () => {
    walking();
    state.first = <u8>NONE;
    expect<bool>(isPlayable()).toBe(false);
    expect<bool>(isPlayableIn(PHASE_TRADE)).toBe(false);
  });

  it("steps that no spin gives are walked all the same", () => {
    walking();
    place(0, MAX, at(F, 10));
    setHeld(0, KIT, 1); // his turn does not end by itself
    state.walked = 6;
    state.steps = 0;
    expect<bool>(isPlayable()).toBe(true);
    walk(NORTH);
    expect<i32>(state.maxUsed).toBe(1);
    expect<bool>(isPlayable()).toBe(true);
    haunting();
    state.steps = 6;
    perform(ACTION_TAKE_MONSTER + HOUND_1);
    expect<i32>(state.steps).toBe(4);
    state.steps = 0;
    perform(ACTION_OTHER);
    expect<i32>(state.steps).toBe(3);
    expect<bool>(isPlayable()).toBe(true);
    state.sector = <u8>TEETH;
    perform(ACTION_TAKE_MONSTER + HOUND_1);
    expect<i32>(state.phase).toBe(PHASE_PROWL);
    expect<i32>(state.steps).toBe(6);
    expect<bool>(isPlayable()).toBe(true);
  });
});
