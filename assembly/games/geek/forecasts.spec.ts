// Owns the unit tests of what the screens say of a fight beforehand.
import { ALEX, ANITA, AXE, CROSS, HANDGUN, HORROR, MARY, RUN, SPIDER, SWORDS, TEETH, ZOMBIE } from "./data";
import {
  EFFECT_BITE,
  EFFECT_DEATH,
  EFFECT_KILLS,
  EFFECT_NOTHING,
  EFFECT_RUN,
  effectOf,
  findOdds,
  odds,
} from "./forecasts";
import { defaultCast, setUp } from "./rules";
import { setCharacter, setHearts, setHeld } from "./state";

/** One seat with a character and hearts. */
function one(character: i32, hearts: i32): void {
  defaultCast();
  setUp(1, 1, 0, 0);
  setCharacter(0, character);
  setHearts(0, hearts);
}

/** Finds the odds and compares them; each of them is a whole number. */
function expectOdds(kind: i32, win: i32, run: i32, die: i32, all: i32): void {
  findOdds(0, kind);
  expect<i32>(odds.win).toBe(win);
  expect<i32>(odds.run).toBe(run);
  expect<i32>(odds.die).toBe(die);
  expect<i32>(odds.of).toBe(all);
}

describe("odds of a fight", () => {
  it("without a weapon there is nothing to win", () => {
    one(ANITA, 1);
    expectOdds(ZOMBIE, 0, 1, 1, 2);
    one(ANITA, 3);
    expectOdds(SPIDER, 0, 7, 1, 8);
  });

  it("one class wins as often as it runs", () => {
    one(ALEX, 1);
    expectOdds(ZOMBIE, 1, 1, 1, 3);
    one(MARY, 2);
    expectOdds(ZOMBIE, 4, 4, 1, 9);
    setHeld(0, HANDGUN, 1); // of the class that Mary has
    expectOdds(ZOMBIE, 4, 4, 1, 9);
    setHearts(0, 4);
    expectOdds(ZOMBIE, 40, 40, 1, 81);
  });

  it("both classes win twice as often (EX-58)", () => {
    one(MARY, 2);
    setHeld(0, AXE, 1);
    expectOdds(SPIDER, 10, 5, 1, 16);
    setHearts(0, 3);
    expectOdds(SPIDER, 42, 21, 1, 64);
  });

  it("against the Horror weapons are none", () => {
    one(MARY, 3);
    setHeld(0, AXE, 1);
    expectOdds(HORROR, 0, 7, 1, 8);
  });

  it("beyond 81 they are of a hundred, and a small chance is less than 1", () => {
    one(ANITA, 7);
    expectOdds(ZOMBIE, 0, 99, 1, 100);
    setHearts(0, 8);
    expectOdds(ZOMBIE, 0, 100, 0, 100);
    one(ALEX, 5);
    expectOdds(ZOMBIE, 50, 50, 0, 100);
    setHeld(0, HANDGUN, 1);
    expectOdds(ZOMBIE, 67, 33, 0, 100);
    setHearts(0, 255);
    expectOdds(ZOMBIE, 67, 33, 0, 100);
  });
});

describe("what a symbol does", () => {
  it("follows weapons, hearts and the Horror", () => {
    one(ALEX, 2);
    expect<i32>(effectOf(SWORDS, 0, ZOMBIE)).toBe(EFFECT_KILLS);
    expect<i32>(effectOf(CROSS, 0, ZOMBIE)).toBe(EFFECT_NOTHING);
    expect<i32>(effectOf(RUN, 0, ZOMBIE)).toBe(EFFECT_RUN);
    expect<i32>(effectOf(TEETH, 0, ZOMBIE)).toBe(EFFECT_BITE);
    expect<i32>(effectOf(SWORDS, 0, HORROR)).toBe(EFFECT_NOTHING);
    setHearts(0, 1);
    expect<i32>(effectOf(TEETH, 0, HORROR)).toBe(EFFECT_DEATH);
  });
});
