// Owns the tests that impossible bytes of geek are refused, each for its own reason.
import { ALEX, BOARDS, KEYS, KIT, MARY, MAX, NONE, ZOMBIE } from "./data";
import { START } from "./data-board";
import {
  FLAW_CAST,
  FLAW_FRESH,
  FLAW_HANDS,
  FLAW_HIDDEN,
  FLAW_NONE,
  FLAW_PHASE,
  FLAW_PLACES,
  FLAW_RANGE,
  FLAW_RESULT,
  FLAW_SEATS,
  FLAW_TILES,
  FLAW_TURN,
  flaw,
} from "./possible";
import {
  ACTION_COUNT,
  applyAction,
  chanceWeight,
  currentPlayer,
  defaultCast,
  isTerminal,
  legalActions,
  setUp,
} from "./rules";
import { E, F, G, at, emptyHouse, hide, place, spin } from "./rules-positions";
import {
  setCast,
  setCharacter,
  setFate,
  setHearts,
  setHeld,
  setHidden,
  setLeft,
  setLeftOf,
  setMonsterAt,
  setPileAt,
  setSquare,
  state,
} from "./state";
import {
  FATE_UNDEAD,
  PHASE_END,
  PHASE_FIGHT,
  PHASE_MONSTER,
  PHASE_OVER,
  PHASE_WALK,
  RESULT_ESCAPED,
} from "./state-phases";

const OUT: usize = memory.data(2 * ACTION_COUNT);

/** Two people in an empty house, the first one walking. */
function walking(): void {
  emptyHouse(2, 0);
  place(0, ALEX, at(F, 10));
  place(1, MARY, at(G, 10));
  spin(3);
  expect<i32>(flaw()).toBe(FLAW_NONE);
}

/** A game in which the first legal action is taken every time: every state on the way can be. */
function playThrough(seats: i32, options: i32): void {
  defaultCast();
  setUp(seats, 0, options, NONE);
  let actions = 0;
  while (!isTerminal() && actions++ < 1500) {
    const count = legalActions(OUT);
    expect<i32>(count).toBeGreaterThan(0);
    const index = currentPlayer() < 0 ? (actions * 7) % count : (actions * 5) % count;
    const action = <i32>load<u16>(OUT + 2 * index);
    if (currentPlayer() == -1) expect<i32>(chanceWeight(action)).toBeGreaterThan(0);
    expect<bool>(applyAction(action)).toBe(true);
    if (flaw() != FLAW_NONE) trace("flaw", 3, <f64>flaw(), <f64>action, <f64>state.phase);
    expect<i32>(flaw()).toBe(FLAW_NONE);
  }
}

describe("geek's possible states", () => {
  it("every state of a game is one", () => {
    playThrough(1, 32);
    playThrough(3, 8);
    playThrough(5, 16 + 4 + 3);
  });

  it("fields out of range", () => {
    walking();
    state.phase = 20;
    expect<i32>(flaw()).toBe(FLAW_RANGE);
    walking();
    state.options |= 24;
    expect<i32>(flaw()).toBe(FLAW_RANGE);
    walking();
    state.turn = 2; // no restless house
    expect<i32>(flaw()).toBe(FLAW_RANGE);
    walking();
    setMonsterAt(0, 144);
    expect<i32>(flaw()).toBe(FLAW_RANGE);
    walking();
    state.boarded = 1 << 28;
    expect<i32>(flaw()).toBe(FLAW_RANGE);
  });

  it("people who cannot be", () => {
    walking();
    setCast(0, MARY);
    expect<i32>(flaw()).toBe(FLAW_CAST);
    walking();
    setCharacter(0, MAX); // nobody was eaten
    expect<i32>(flaw()).toBe(FLAW_CAST);
    walking();
    setHearts(1, 0);
    expect<i32>(flaw()).toBe(FLAW_SEATS);
    walking();
    setLeft(1, false);
    expect<i32>(flaw()).toBe(FLAW_SEATS);
    walking();
    setHearts(4, 1);
    expect<i32>(flaw()).toBe(FLAW_SEATS);
    walking();
    setSquare(1, at(F, 10));
    expect<i32>(flaw()).toBe(FLAW_PLACES);
    walking();
    setMonsterAt(0, at(E, 4));
    setMonsterAt(20, at(E, 4));
    expect<i32>(flaw()).toBe(FLAW_PLACES);
  });

  it("tiles that cannot be", () => {
    walking();
    setHeld(3, KIT, 1);
    expect<i32>(flaw()).toBe(FLAW_HANDS);
    walking();
    setPileAt(0, START);
    expect<i32>(flaw()).toBe(FLAW_HANDS);
    walking();
    setHeld(0, KEYS, 1);
    expect<i32>(flaw()).toBe(FLAW_TILES);
    walking();
    setHeld(0, BOARDS, 7);
    state.boarded = 3;
    expect<i32>(flaw()).toBe(FLAW_TILES);
    walking();
    hide(at(E, 4), ZOMBIE);
    setLeftOf(ZOMBIE, 2);
    expect<i32>(flaw()).toBe(FLAW_HIDDEN);
    walking();
    setHidden(0, false);
    setHidden(START, true);
    expect<i32>(flaw()).toBe(FLAW_HIDDEN);
  });

  it("what is under way", () => {
    walking();
    state.result = <u8>RESULT_ESCAPED;
    expect<i32>(flaw()).toBe(FLAW_RESULT);
    walking();
    state.phase = <u8>PHASE_OVER;
    state.result = <u8>RESULT_ESCAPED;
    expect<i32>(flaw()).toBe(FLAW_RESULT);
    walking();
    state.phase = <u8>PHASE_MONSTER;
    expect<i32>(flaw()).toBe(FLAW_TURN);
    walking();
    state.fighter = 0;
    expect<i32>(flaw()).toBe(FLAW_TURN);
    walking();
    state.crossed = 0;
    expect<i32>(flaw()).toBe(FLAW_TURN);
    walking();
    state.steps = 0;
    expect<i32>(flaw()).toBe(FLAW_PHASE);
    walking();
    state.phase = <u8>PHASE_FIGHT;
    state.fighter = 0;
    state.monster = 0;
    expect<i32>(flaw()).toBe(FLAW_PHASE);
    walking();
    state.steps = 0;
    state.phase = <u8>PHASE_END; // nothing to decide
    expect<i32>(flaw()).toBe(FLAW_PHASE);
    walking();
    state.resolved = 1;
    expect<i32>(<i32>state.phase).toBe(PHASE_WALK);
    expect<i32>(flaw()).toBe(FLAW_PHASE);
  });

  it("nothing has happened before the first turn", () => {
    defaultCast();
    setUp(2, 0, 0, NONE);
    expect<i32>(flaw()).toBe(FLAW_NONE);
    setHearts(0, 9);
    expect<i32>(flaw()).toBe(FLAW_FRESH);
    setUp(2, 0, 0, NONE);
    setFate(0, FATE_UNDEAD);
    expect<i32>(flaw()).not.toBe(FLAW_NONE);
  });
});
