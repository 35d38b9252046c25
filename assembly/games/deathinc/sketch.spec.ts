// Owns the unit tests of proposals for a tile just laid: patterns, by hand, and the decisions that carry them out.
import { CEO, OFFICE } from "./data";
import { CLINIC } from "./data-city";
import { WEST } from "./data-map";
import { perform, room, stand, table, walk } from "./rules-cards-positions";
import { ACTION_CITY_TILE, ACTION_ROTATE, applyAction, isLegal } from "./rules";
import { arm, gate, steps } from "./rules-city-positions";
import {
  BULLETS,
  HEARTS,
  ZOMBIES,
  clearSketch,
  freeze,
  leftToPut,
  nextOfSketch,
  nextTokens,
  nextZombies,
  restOf,
  sketched,
  turnAt,
} from "./sketch";
import { bulletsIn, heartsIn, state, zombiesIn } from "./state";
import { PHASE_FILL, PHASE_TOKENS } from "./state-phases";

/** A room on site 2, whose door looks down, is to be filled. */
function fill(kind: i32, zombies: i32, tokens: i32): i32 {
  table(2, 0);
  const tile = room(2, kind);
  if (kind == CEO) state.ceo = 1;
  state.room = <u8>tile;
  state.toPlace = <u8>zombies;
  state.tokens = <u8>tokens;
  state.phase = <u8>PHASE_FILL;
  return tile;
}
function carryOut(): void {
  freeze();
  for (let action = nextOfSketch(); action >= 0; action = nextOfSketch()) {
    expect<bool>(isLegal(action)).toBe(true);
    applyAction(action);
  }
}

describe("deathinc's proposals", () => {
  it("put zombies round the desk, at the door, at random; tokens by halves, hearts, bullets, none", () => {
    fill(OFFICE, 4, 3);
    expect<i32>(sketched(ZOMBIES)).toBe(0x17); // the desk is space 1
    expect<i32>(popcnt(sketched(HEARTS))).toBe(2);
    expect<i32>(popcnt(sketched(BULLETS))).toBe(1);
    nextZombies();
    expect<i32>(sketched(ZOMBIES)).toBe(0x1d0);
    nextZombies();
    expect<i32>(popcnt(sketched(ZOMBIES))).toBe(4);
    nextTokens();
    expect<i32>(popcnt(sketched(HEARTS))).toBe(3);
    nextTokens();
    expect<i32>(popcnt(sketched(BULLETS))).toBe(3);
    nextTokens();
    expect<i32>(sketched(HEARTS) | sketched(BULLETS)).toBe(0);
  });

  it("are carried out as they stand, the Zombie CEO's space left free", () => {
    const tile = fill(CEO, 6, 4);
    const zombies = sketched(ZOMBIES);
    const hearts = sketched(HEARTS);
    const bullets = sketched(BULLETS);
    expect<i32>(zombies & 16).toBe(0);
    carryOut();
    expect<i32>(zombiesIn(tile)).toBe(zombies);
    expect<i32>(heartsIn(tile)).toBe(hearts);
    expect<i32>(bulletsIn(tile)).toBe(bullets);
    expect<i32>(<i32>state.pattern).toBe(0);
  });

  it("stay as they are when the first decision is named, since undo brings that back", () => {
    fill(OFFICE, 4, 3);
    freeze();
    const zombies = sketched(ZOMBIES);
    const first = nextOfSketch();
    expect<i32>(nextOfSketch()).toBe(first);
    expect<i32>(sketched(ZOMBIES)).toBe(zombies);
    applyAction(first);
    expect<i32>(sketched(ZOMBIES)).toBe(zombies);
    expect<bool>(nextOfSketch() == first).toBe(false);
  });

  it("can be put together one by one", () => {
    const tile = fill(OFFICE, 2, 2);
    freeze();
    clearSketch(false);
    clearSketch(true);
    turnAt(8, false);
    turnAt(0, false);
    turnAt(4, false); // no third one
    expect<i32>(sketched(ZOMBIES)).toBe(0x101);
    turnAt(0, false);
    restOf(false);
    expect<i32>(leftToPut(false)).toBe(0);
    turnAt(3, true);
    turnAt(3, true); // a bullet now
    turnAt(5, true);
    turnAt(7, true); // no third one
    expect<i32>(leftToPut(true)).toBe(0);
    carryOut();
    expect<i32>(heartsIn(tile)).toBe(32);
    expect<i32>(bulletsIn(tile)).toBe(8);
  });

  it("that lay nothing are forgotten, and nothing is done", () => {
    const tile = fill(OFFICE, 2, 0);
    freeze();
    clearSketch(false);
    expect<i32>(nextOfSketch()).toBe(-1);
    expect<i32>(<i32>state.pattern).toBe(0);
    expect<i32>(state.phase).toBe(PHASE_FILL);
    expect<i32>(zombiesIn(tile)).toBe(0);
    expect<i32>(popcnt(sketched(ZOMBIES))).toBe(2);
  });

  it("without tokens leave a room without any", () => {
    const tile = fill(OFFICE, 2, 3);
    for (let n = 0; n < 3; n++) nextTokens();
    carryOut();
    expect<i32>(popcnt(zombiesIn(tile))).toBe(2);
    expect<i32>(heartsIn(tile) | bulletsIn(tile)).toBe(0);
    expect<bool>(<i32>state.phase > PHASE_TOKENS).toBe(true);
  });

  it("lay all that comes with a city tile, and nothing else", () => {
    gate();
    stand(0, arm(WEST));
    steps(3);
    walk(WEST);
    perform(ACTION_CITY_TILE + CLINIC);
    perform(ACTION_ROTATE + 3);
    expect<i32>(state.phase).toBe(PHASE_TOKENS); // zombies fill the building by themselves
    const tile = <i32>state.room;
    freeze();
    clearSketch(true);
    expect<i32>(nextOfSketch()).toBe(-1); // nobody may leave tokens out here
    expect<i32>(state.phase).toBe(PHASE_TOKENS);
    carryOut();
    expect<i32>(popcnt(heartsIn(tile))).toBe(4);
    expect<i32>(bulletsIn(tile)).toBe(0);
    expect<bool>(<i32>state.phase > PHASE_TOKENS).toBe(true);
  });
});
