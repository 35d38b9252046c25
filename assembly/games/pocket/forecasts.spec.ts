// Owns the unit tests of what the screens say beforehand of a fight.
import { CANDELABRA, GOLF, MACHETE, RAKE, SAW } from "./data";
import {
  damageAt,
  dyingOf,
  dyingOfOne,
  extraOf,
  fewestDeaths,
  fullAttack,
  kindestExtra,
  leastShare,
  mostShare,
  range,
  rangeOfOneFleeing,
  shareOf,
} from "./forecasts";
import { setUp } from "./rules";
import { setHealth, setHolder, state } from "./state";

const ALL: i32 = 15; // four seats

/** Four players with these healths against so many zombies. */
function table(zombies: i32, a: i32, b: i32, c: i32, d: i32): void {
  setUp(4, 0, 2, false);
  state.zombies = <u8>zombies;
  setHealth(0, a);
  setHealth(1, b);
  setHealth(2, c);
  setHealth(3, d);
}

describe("what is said of a fight beforehand", () => {
  it("counts fighters, weapons with fuel, and the club of one who flees", () => {
    table(9, 3, 2, 4, 1);
    setHolder(RAKE, 0);
    setHolder(SAW, 1);
    setHolder(GOLF, 2);
    setHolder(CANDELABRA, 3);
    state.sawFuel = 2;
    expect<i32>(fullAttack(ALL)).toBe(9);
    expect<i32>(fullAttack(8)).toBe(2, "one, and the club of the third");
    state.sawFuel = 0;
    expect<i32>(fullAttack(ALL)).toBe(6);
    expect<i32>(damageAt(6)).toBe(3);
    expect<i32>(damageAt(12)).toBe(0);
  });

  it("finds the range over who flees", () => {
    table(9, 3, 2, 4, 1);
    setHolder(MACHETE, 0);
    setHolder(GOLF, 1);
    rangeOfOneFleeing();
    // All but Anna 3 + 1, all but Bill 3 + 2 + 1 by his club, all but Cara or Dan 3 + 2 + 1.
    expect<i32>(range.leastAttack).toBe(4);
    expect<i32>(range.mostAttack).toBe(6);
    // Without Anna 5 damage on 2, 4, 1: two lose 2, one 1; Bill or Dan can be spared, not both.
    expect<i32>(range.mostDeaths).toBe(1);
  });

  it("shares damage as evenly as can be", () => {
    expect<i32>(leastShare(10, 63)).toBe(1);
    expect<i32>(mostShare(10, 63)).toBe(2);
    expect<i32>(extraOf(10, 63)).toBe(4);
    expect<i32>(mostShare(12, 63)).toBe(2);
    expect<i32>(extraOf(12, 63)).toBe(0);
    expect<i32>(shareOf(2, 10, 63, 4)).toBe(2);
    expect<i32>(shareOf(3, 10, 63, 4)).toBe(1);
  });

  it("puts extra points on the healthiest, never where they kill if it can be helped", () => {
    table(9, 3, 2, 4, 1);
    expect<i32>(kindestExtra(1, ALL)).toBe(4);
    expect<i32>(kindestExtra(2, ALL)).toBe(5);
    expect<i32>(kindestExtra(3, ALL)).toBe(7);
    expect<i32>(kindestExtra(4, ALL)).toBe(0);
    // Each loses 1 and three lose 2: Dan dies anyway, so the extra point that would kill Bill is his.
    expect<i32>(kindestExtra(7, ALL)).toBe(13);
    expect<i32>(dyingOf(7, ALL, 13)).toBe(8);
    expect<i32>(fewestDeaths(7, ALL)).toBe(1);
    expect<i32>(dyingOf(7, ALL, 7)).toBe(10);
  });

  it("knows when all die, and when nobody does", () => {
    table(19, 1, 1, 1, 1);
    expect<i32>(fewestDeaths(0, ALL)).toBe(0);
    expect<i32>(fewestDeaths(3, ALL)).toBe(3);
    expect<i32>(fewestDeaths(4, ALL)).toBe(4);
    expect<i32>(fewestDeaths(100, ALL)).toBe(4);
    expect<i32>(dyingOfOne()).toBe(ALL);
    table(19, 2, 1, 0, 6);
    expect<i32>(dyingOfOne()).toBe(2);
  });
});
