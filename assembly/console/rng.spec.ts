// Owns the unit tests of rng.ts; the expected sequence comes from an implementation in plain JavaScript.
import { RNG_SIZE, below, nextU32, pickWeighted, seedRng } from "./rng";

const RNG: usize = memory.data(16);
const COUNTS: usize = memory.data(24);

describe("rng", () => {
  it("gives the sequence of sfc32 seeded with 1, 2", () => {
    seedRng(RNG, 1, 2);
    expect<u32>(nextU32(RNG)).toBe(3921474818);
    expect<u32>(nextU32(RNG)).toBe(1956182856);
    expect<u32>(nextU32(RNG)).toBe(3568291541);
    expect<i32>(RNG_SIZE).toBe(16);
  });

  it("is alive when seeded with zeros", () => {
    seedRng(RNG, 0, 0);
    expect<bool>(nextU32(RNG) != nextU32(RNG)).toBe(true);
  });

  it("spreads below(6) evenly over its range", () => {
    seedRng(RNG, 7, 0);
    memory.fill(COUNTS, 0, 24);
    for (let i = 0; i < 6000; i++) {
      const at = COUNTS + 4 * below(RNG, 6);
      store<u32>(at, load<u32>(at) + 1);
    }
    let total: u32 = 0;
    for (let face = 0; face < 6; face++) {
      const count = load<u32>(COUNTS + 4 * face);
      total += count;
      // Six standard deviations of a fair die are 173.
      expect<bool>(count > 827 && count < 1173).toBe(true);
    }
    expect<u32>(total).toBe(6000);
  });

  it("keeps the ends of its range", () => {
    seedRng(RNG, 3, 4);
    expect<i32>(below(RNG, 1)).toBe(0);
    for (let i = 0; i < 50; i++) expect<bool>(below(RNG, 65535) < 65535).toBe(true);
    expect<i32>(pickWeighted(RNG, 0)).toBe(0);
    expect<i32>(pickWeighted(RNG, 1)).toBe(0);
  });
});
