// Owns randomness: the generator sfc32, its 16 bytes of state at an address that the caller gives.
// 32-bit operations only. Source: Chris Doty-Humphrey, PractRand, sfc32 (public domain); barrel shift 21, shifts 9 and 3.

/** Bytes of generator state; belongs in the saved block. */
export const RNG_SIZE: i32 = 16;

/** The next 32 random bits. ptr = generator state, RNG_SIZE bytes. */
export function nextU32(ptr: usize): u32 {
  const a = load<u32>(ptr);
  const b = load<u32>(ptr, 4);
  const c = load<u32>(ptr, 8);
  const counter = load<u32>(ptr, 12);
  const out = a + b + counter;
  store<u32>(ptr, b ^ (b >> 9));
  store<u32>(ptr, c + (c << 3), 4);
  store<u32>(ptr, rotl<u32>(c, 21) + out, 8);
  store<u32>(ptr, counter + 1, 12);
  return out;
}

/** Makes the state of a generator from a 64-bit seed. */
export function seedRng(ptr: usize, low: u32, high: u32): void {
  store<u32>(ptr, 0);
  store<u32>(ptr, low, 4);
  store<u32>(ptr, high, 8);
  store<u32>(ptr, 1, 12);
  // The author's count for a seed of 64 bits: after 12 rounds every bit has reached every word.
  for (let i = 0; i < 12; i++) nextU32(ptr);
}

/** A fair number in 0..n-1; n in 1..65,535. Draws again where the range does not divide evenly. */
export function below(ptr: usize, n: i32): i32 {
  const limit = <u32>((65536 / n) * n);
  let bits = nextU32(ptr) >> 16;
  while (bits >= limit) bits = nextU32(ptr) >> 16;
  return <i32>(bits % <u32>n);
}

/** A fair number in 0..total-1 to walk weights with; total as in below. 0 where total is not positive. */
export function pickWeighted(ptr: usize, total: i32): i32 {
  return total > 0 ? below(ptr, total) : 0;
}
