// Owns the tools' random numbers: small, seeded, the same on every machine.

/** A generator (mulberry32): 32 bits of state, good enough to choose presses with. */
export class Random {
  private word: number;

  constructor(seed: number) {
    this.word = seed >>> 0;
  }

  /** The next 32 bits. */
  u32(): number {
    this.word = (this.word + 0x6d2b79f5) >>> 0;
    let mixed = this.word;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    return Math.floor((this.u32() / 2 ** 32) * n);
  }

  /** True once in n times. */
  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }

  /** One of the items. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** One of the keys, each as often as its weight says. */
  weighted<T>(items: readonly (readonly [T, number])[]): T {
    let left = this.below(items.reduce((sum, [, weight]) => sum + weight, 0));
    for (const [item, weight] of items) if ((left -= weight) < 0) return item;
    return items[0]![0];
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.below(256));
  }
}
