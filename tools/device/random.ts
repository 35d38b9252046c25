// Owns the seeded chance of the emulated world: bounce, noise, unstable bits, RAM after power-on.

/** xorshift32: small, fast, the same everywhere. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) | 1;
    for (let i = 0; i < 8; i++) this.next();
  }

  /** 32 bits. */
  next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return x >>> 0;
  }

  below(limit: number): number {
    return this.next() % limit;
  }

  fill(bytes: Uint8Array): void {
    for (let i = 0; i < bytes.length; i++) bytes[i] = this.next();
  }
}
