// Owns the unit tests of chance.ts.
import { sampleChance } from "./chance";
import { seedRng } from "./rng";

const RNG: usize = memory.data(16);
const ACTIONS: usize = memory.data<u16>([4, 9, 30]);

function weightOf(action: i32): i32 {
  return action == 4 ? 3 : action == 30 ? 1 : 0;
}
function weightless(action: i32): i32 {
  return 0;
}

describe("chance", () => {
  it("picks outcomes as often as their weights say, and never one of weight 0", () => {
    seedRng(RNG, 11, 12);
    let fours = 0;
    let thirties = 0;
    for (let i = 0; i < 4000; i++) {
      const picked = sampleChance(RNG, ACTIONS, 3, weightOf);
      if (picked == 4) fours++;
      if (picked == 30) thirties++;
    }
    expect<i32>(fours + thirties).toBe(4000);
    // Six standard deviations are 164.
    expect<bool>(fours > 2836 && fours < 3164).toBe(true);
  });

  it("answers -1 where there is nothing to pick", () => {
    expect<i32>(sampleChance(RNG, ACTIONS, 0, weightOf)).toBe(-1);
    expect<i32>(sampleChance(RNG, ACTIONS, 3, weightless)).toBe(-1);
  });
});
