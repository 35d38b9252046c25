// Owns the unit tests of gate and exploring (INC-BASE-3..24, EX-45, 47, 49, 51..53, 57).
import { OPTION_CITY } from "./data";

import { CLINIC, CORNER, CROSSROADS, ENGINE_HOUSE, FORK, IRONMONGER, LANDING_PAD, STREET } from "./data-city";
import { EAST, GATE_ARM, GATE_CENTRE, HOME, NORTH, SOUTH, WAY_OUT, WEST } from "./data-map";
import { inCity } from "./queries-city";
import { ledBy, neighbour, supply } from "./queries";
import {
  ACTION_CARD,
  ACTION_CITY_TILE,
  ACTION_PLACE,
  ACTION_PUT_BULLET,
  ACTION_PUT_HEART,
  ACTION_ROTATE,
  ACTION_STEP,
  WHY_LEADS,
  WHY_NO_RESCUE,
  WHY_WALL,
  chanceWeight,
  isLegal,
  whyNot,
} from "./rules";
import { lead, perform, stand, table, walk } from "./rules-cards-positions";
import { layGate } from "./rules-city";

import { isHeart, isZombie, killsOf, setKills, spaceOf, state } from "./state";
import {
  PHASE_CITY_TILE,
  PHASE_FIGHT,
  PHASE_FILL,
  PHASE_LATE,
  PHASE_ROTATE,
  PHASE_TOKENS,
  PHASE_WALK,
} from "./state-phases";

import { arm, gate, lay, next, steps, win } from "./rules-city-positions";
describe("the gate", () => {
  it("EX-47 INC-BASE-4 is laid by the first rescue, once, with a zombie on each arm", () => {
    table(2, OPTION_CITY);
    expect<i32>(supply()).toBe(200);
    stand(0, neighbour(HOME, EAST));
    lead(0, 0, 0);
    lead(1, 1, 0);
    steps(3);
    walk(WEST);
    expect<i32>(state.cityLaid).toBe(1);
    expect<i32>(supply()).toBe(196);
    for (let direction = NORTH; direction <= WEST; direction++)
      expect<bool>(isZombie(arm(direction))).toBe(true);
    expect<bool>(isZombie(GATE_CENTRE)).toBe(false);
    expect<i32>(state.rescued).toBe(1);
    layGate();
    expect<i32>(state.cityLaid).toBe(1);
  });

  it("EX-45 INC-BASE-3 lets out who has rescued, over its centre to an open edge", () => {
    gate();
    state.rescued = 0;
    stand(0, WAY_OUT);
    steps(5);
    expect<i32>(whyNot(ACTION_STEP + WEST)).toBe(WHY_NO_RESCUE);
    state.rescued = 1;
    stand(0, HOME);
    for (let step = 0; step < 4; step++) walk(WEST);
    expect<i32>(spaceOf(0)).toBe(arm(WEST));
    walk(WEST);
    expect<i32>(state.phase).toBe(PHASE_CITY_TILE);
    perform(ACTION_CITY_TILE + STREET);
    perform(ACTION_ROTATE + 1);
    expect<i32>(state.phase).toBe(PHASE_FILL);
    perform(ACTION_PLACE + 9 * (next() - 1) + 3);
    perform(ACTION_PLACE + 9 * (next() - 1) + 4);
    expect<i32>(spaceOf(0)).toBe(9 * (next() - 1) + 5);
    expect<i32>(state.phase).toBe(PHASE_LATE);
  });

  it("EX-57 INC-BASE-24 lets nobody out with a party", () => {
    gate();
    stand(0, WAY_OUT);
    lead(0, 3, 0);
    steps(5);
    expect<i32>(whyNot(ACTION_STEP + WEST)).toBe(WHY_LEADS);
    walk(EAST);
    expect<i32>(ledBy(0)).toBe(0);
    perform(ACTION_CARD + 30);
    expect<i32>(state.phase).toBe(PHASE_LATE);
  });

  it("INC-BASE-12 brings back to the office", () => {
    gate();
    stand(0, GATE_ARM);
    steps(2);
    walk(EAST);
    expect<i32>(spaceOf(0)).toBe(WAY_OUT);
    expect<bool>(inCity(0)).toBe(false);
  });
});

describe("exploring", () => {
  it("EX-49 INC-BASE-17 draws what fits, in one of its rotations", () => {
    gate();
    stand(0, arm(WEST));
    steps(3);
    walk(WEST);
    expect<i32>(chanceWeight(ACTION_CITY_TILE + CORNER)).toBe(4);
    expect<i32>(chanceWeight(ACTION_CITY_TILE + CROSSROADS)).toBe(3);
    expect<i32>(chanceWeight(ACTION_CITY_TILE + CLINIC)).toBe(1);
    perform(ACTION_CITY_TILE + FORK);
    expect<i32>(state.phase).toBe(PHASE_ROTATE);
    expect<bool>(isLegal(ACTION_ROTATE)).toBe(true);
    expect<bool>(isLegal(ACTION_ROTATE + 1)).toBe(false);
    expect<bool>(isLegal(ACTION_ROTATE + 2)).toBe(true);
    expect<bool>(isLegal(ACTION_ROTATE + 3)).toBe(true);
  });

  it("EX-51 INC-BASE-26 never closes the last edge before the Landing Pad lies", () => {
    gate();
    lay(CLINIC, 0, 0, -1);
    lay(CORNER, 0, 0, 1); // its east exit is a dead end
    stand(0, arm(WEST));
    steps(3);
    walk(WEST);
    for (let kind = CLINIC + 1; kind <= ENGINE_HOUSE; kind++)
      expect<i32>(chanceWeight(ACTION_CITY_TILE + kind)).toBe(0);
    expect<i32>(chanceWeight(ACTION_CITY_TILE + LANDING_PAD)).toBe(1);
  });

  it("EX-52 INC-BASE-16 is refused toward the office", () => {
    gate();
    const fork = lay(FORK, 0, 0, -1);
    stand(0, 9 * fork + 5);
    steps(3);
    expect<i32>(whyNot(ACTION_STEP + EAST)).toBe(WHY_WALL);
  });

  it("EX-53 INC-BASE-19 the Clinic's zombies leave no choice, its hearts do; then one steps in", () => {
    gate();
    stand(0, GATE_CENTRE);
    steps(3);
    walk(WEST);
    walk(WEST);
    perform(ACTION_CITY_TILE + CLINIC);
    const clinic = 9 * next();
    perform(ACTION_ROTATE + 3);
    expect<i32>(state.phase).toBe(PHASE_TOKENS);
    for (let local = 0; local < 9; local++) expect<bool>(isZombie(clinic + local)).toBe(local != 5);
    expect<bool>(isLegal(ACTION_PUT_HEART + clinic + 5)).toBe(false);
    expect<bool>(isLegal(ACTION_PUT_BULLET + clinic)).toBe(false);
    for (let local = 0; local < 4; local++) perform(ACTION_PUT_HEART + clinic + local);
    expect<i32>(spaceOf(0)).toBe(clinic + 5);
    expect<i32>(state.phase).toBe(PHASE_WALK);
    expect<bool>(isLegal(ACTION_STEP + NORTH)).toBe(true);
    expect<bool>(isLegal(ACTION_STEP + SOUTH)).toBe(true);
    walk(WEST);
    expect<i32>(state.phase).toBe(PHASE_FIGHT);
    win();
    expect<i32>(killsOf(0)).toBe(1);
    stand(0, clinic + 2);
    steps(2);
    expect<bool>(isHeart(clinic + 2)).toBe(true);
    expect<i32>(whyNot(ACTION_STEP + NORTH)).toBe(WHY_WALL);
  });

  it("INC-BASE-19 a named tile takes all its tokens, one a space", () => {
    gate();
    stand(0, arm(WEST));
    steps(3);
    walk(WEST);
    perform(ACTION_CITY_TILE + IRONMONGER);
    const tile = 9 * next();
    perform(ACTION_ROTATE);
    perform(ACTION_PLACE + tile);
    expect<bool>(isLegal(ACTION_PLACE + tile + 4)).toBe(false);
    perform(ACTION_PLACE + tile + 1);
    perform(ACTION_PLACE + tile + 2);
    perform(ACTION_PUT_HEART + tile);
    expect<bool>(isLegal(ACTION_PUT_HEART + tile + 1)).toBe(false);
    expect<bool>(isLegal(ACTION_PUT_BULLET + tile)).toBe(false);
    perform(ACTION_PUT_BULLET + tile + 1);
    perform(ACTION_PUT_BULLET + tile + 2);
    expect<i32>(spaceOf(0)).toBe(tile + 5);
    expect<i32>(state.steps).toBe(2);
  });

  it("INC-COMP-10 places what the supply holds", () => {
    gate();
    setKills(1, 199);
    stand(0, arm(WEST));
    steps(3);
    walk(WEST);
    perform(ACTION_CITY_TILE + CROSSROADS);
    perform(ACTION_ROTATE);
    expect<i32>(state.toPlace).toBe(1);
    perform(ACTION_PLACE + 9 * (next() - 1) + 1);
    expect<i32>(supply()).toBe(0);
  });
});
