// Owns the unit tests of landing, deaths and turns with the base set (INC-BASE-8..29, EX-46, 54..56).
import { NOWHERE, OPTION_KILLS } from "./data";
import { OTHER_MEAT } from "./data-cards";
import { LANDING_PAD } from "./data-city";
import { GATE_CENTRE, HOME, WEST } from "./data-map";
import { inCity } from "./queries-city";

import { ACTION_CARD, ACTION_CITY_TILE, ACTION_HIT, ACTION_ROLL, ACTION_ROTATE, isLegal } from "./rules";
import { cardOf, die, hand, perform, play, stand, walk } from "./rules-cards-positions";

import { die as dies } from "./rules-loss";

import {
  bulletsOf,
  heartsOf,
  isZombie,
  killsOf,
  setHearts,
  setKills,
  setZombie,
  spaceOf,
  state,
} from "./state";
import {
  PHASE_DRAW,
  PHASE_LATE,
  PHASE_OVER,
  PHASE_READY,
  PHASE_WALK,
  RESULT_FLOWN,
  RESULT_KILLS,
} from "./state-phases";

import { arm, endTurns, gate, lay, next, steps, win } from "./rules-city-positions";
describe("the Landing Pad", () => {
  it("EX-54 INC-BASE-10 INC-BASE-11 is won on its centre, at once", () => {
    gate();
    stand(0, arm(WEST));
    steps(2);
    walk(WEST);
    perform(ACTION_CITY_TILE + LANDING_PAD);
    const pad = 9 * next();
    perform(ACTION_ROTATE);
    for (let local = 0; local < 9; local++) expect<bool>(isZombie(pad + local)).toBe(true);
    expect<i32>(spaceOf(0)).toBe(pad + 5);
    win();
    walk(WEST);
    win();
    expect<i32>(state.phase).toBe(PHASE_OVER);
    expect<i32>(state.result).toBe(RESULT_FLOWN);
    expect<i32>(state.winner).toBe(0);
    expect<i32>(killsOf(0)).toBe(2);
  });

  it("EX-54 INC-BASE-8 who dies there comes back on the gate", () => {
    gate();
    const pad = 9 * lay(LANDING_PAD, 0, -1, 0);
    setZombie(pad + 4, true);
    stand(0, pad + 5);
    setHearts(0, 1);
    steps(1);
    walk(WEST);
    perform(ACTION_ROLL);
    die(2);
    perform(ACTION_HIT);
    expect<i32>(spaceOf(0)).toBe(NOWHERE);
    expect<i32>(state.result).toBe(0);
    expect<bool>(inCity(0)).toBe(true);
    expect<i32>(state.phase).toBe(PHASE_LATE);
    endTurns();
    expect<i32>(spaceOf(0)).toBe(GATE_CENTRE);
    expect<i32>(heartsOf(0)).toBe(3);
    expect<i32>(bulletsOf(0)).toBe(3);
  });

  it("EX-55 INC-BASE-11 is free during Other Meat", () => {
    gate();
    const pad = 9 * lay(LANDING_PAD, 0, -1, 0);
    setZombie(pad + 5, true);
    setZombie(pad + 4, true);
    hand(0, cardOf(OTHER_MEAT));
    perform(play(cardOf(OTHER_MEAT)));
    stand(0, arm(WEST));
    steps(2);
    walk(WEST);
    expect<i32>(state.phase).toBe(PHASE_WALK);
    walk(WEST);
    expect<i32>(state.result).toBe(RESULT_FLOWN);
    expect<i32>(killsOf(0)).toBe(0);
    expect<bool>(isZombie(pad + 5)).toBe(true);
  });
});

describe("turns with the base set", () => {
  it("EX-46 INC-BASE-8 the dead of the office come back on the Entrance", () => {
    gate();
    dies(0);
    expect<bool>(inCity(0)).toBe(false);
    endTurns();
    expect<i32>(spaceOf(0)).toBe(HOME);
  });

  it("EX-56 INC-BASE-9 INC-BASE-21 in the city no tile is laid and base cards are drawn", () => {
    gate();
    stand(0, GATE_CENTRE);
    hand(0, 0);
    state.phase = <u8>PHASE_LATE;
    endTurns();
    expect<i32>(state.phase).toBe(PHASE_DRAW);
    expect<bool>(isLegal(ACTION_CARD + 1)).toBe(false);
    expect<bool>(isLegal(ACTION_CARD + 38)).toBe(true);
    perform(ACTION_CARD + 38);
    perform(ACTION_CARD + 87);
    expect<i32>(state.phase).toBe(PHASE_READY);
  });

  it("INC-BASE-29 25 kills win where that was agreed", () => {
    gate();
    state.options |= <u8>OPTION_KILLS;
    setKills(0, 24);
    setZombie(arm(WEST), true);
    stand(0, GATE_CENTRE);
    steps(2);
    walk(WEST);
    win();
    expect<i32>(state.result).toBe(RESULT_KILLS);
    expect<i32>(state.winner).toBe(0);
  });
});
