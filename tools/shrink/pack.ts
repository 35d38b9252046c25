// Owns packed data: bytes as literals and as copies of what stands before them, the fewest bits of all such spellings.
// A bit says which: 0 = a byte follows; 1 = a copy. A copy's length less 1 is written as pairs of bits, 1 and a digit,
// behind its first digit, and a 0; its distance less 1 as a byte below 208, or as two bytes, the first from 208 on.
// Bits come in words of 16, the lowest first; a word stands where its first bit is needed. What no bit of the last word
// says is 1, so that literals, which are taken as a run of all zeros that lie together, end where the data does.

const SHORTEST = 2;
const MOST_CANDIDATES = 400;
/** Distances less 1 below this take one byte; the other bytes begin those of two. */
export const NEAR = 208;
const MOST_DISTANCE = (256 - NEAR) * 256;

interface Copy {
  length: number;
  distance: number;
}

/** Bits of a copy: its mark, its length, its distance. */
const copyBits = (length: number, distance: number): number =>
  1 + 2 * Math.floor(Math.log2(length - 1)) + 1 + (distance <= NEAR ? 8 : 16);
const LITERAL_BITS = 9;

/** For each place the copies that are longer than every nearer one; none is longer than its distance. */
function copies(bytes: Uint8Array): Copy[][] {
  const places = new Map<number, number[]>();
  return Array.from(bytes, (_, at) => {
    const key = bytes[at]! * 256 + (bytes[at + 1] ?? 0);
    const before = places.get(key) ?? [];
    const found: Copy[] = [];
    for (let i = before.length - 1; i >= Math.max(0, before.length - MOST_CANDIDATES); i--) {
      const distance = at - before[i]!;
      if (distance > MOST_DISTANCE) break;
      let length = 0;
      while (
        length < distance &&
        at + length < bytes.length &&
        bytes[at + length] === bytes[at + length - distance]
      )
        length++;
      if (length >= SHORTEST && length > (found.at(-1)?.length ?? 0)) found.push({ length, distance });
    }
    places.set(key, [...before.slice(-MOST_CANDIDATES), at]);
    return found;
  });
}

/** The cheapest spelling: at each place a copy, or null for a literal. */
function spell(bytes: Uint8Array): (Copy | null)[] {
  const cost = new Array<number>(bytes.length + 1).fill(0);
  const choice = new Array<Copy | null>(bytes.length).fill(null);
  const found = copies(bytes);
  for (let at = bytes.length - 1; at >= 0; at--) {
    cost[at] = cost[at + 1]! + LITERAL_BITS;
    for (const { length: most, distance } of found[at]!) {
      for (let length = SHORTEST; length <= most; length++) {
        const bits = copyBits(length, distance) + cost[at + length]!;
        if (bits >= cost[at]!) continue;
        cost[at] = bits;
        choice[at] = { length, distance };
      }
    }
  }
  return choice;
}

/** Bytes with words of bits among them. */
class Writer {
  readonly bytes: number[] = [];
  private place = 0;
  private used = 16;
  bit(value: number): void {
    if (this.used === 16) {
      this.place = this.bytes.push(255, 255) - 2;
      this.used = 0;
    }
    this.bytes[this.place + (this.used >> 3)]! ^= (1 - value) << (this.used & 7);
    this.used++;
  }
}

export function pack(bytes: Uint8Array): Uint8Array {
  const writer = new Writer();
  const choice = spell(bytes);
  for (let at = 0; at < bytes.length;) {
    const copy = choice[at];
    writer.bit(copy ? 1 : 0);
    if (!copy) {
      writer.bytes.push(bytes[at++]!);
      continue;
    }
    const digits = (copy.length - 1).toString(2);
    for (const digit of digits.slice(1)) {
      writer.bit(1);
      writer.bit(Number(digit));
    }
    writer.bit(0);
    const far = copy.distance - 1;
    if (far < NEAR) writer.bytes.push(far);
    else writer.bytes.push(NEAR + (far >> 8), far & 255);
    at += copy.length;
  }
  return Uint8Array.from(writer.bytes);
}

/** Unpacks within memory, from one place to another up to its end, as the code of unpack.ts does. */
export function unpackIn(memory: Uint8Array, from: number, to: number, end: number): void {
  let bits = 1;
  const refill = (): void => {
    if (bits !== 1) return;
    bits = 0x10000 | memory[from]! | (memory[from + 1]! << 8);
    from += 2;
  };
  const bit = (): number => {
    refill();
    const lowest = bits & 1;
    bits >>= 1;
    return lowest;
  };
  while (to < end) {
    refill();
    const literals = 31 - Math.clz32(bits & -bits);
    memory.copyWithin(to, from, from + literals);
    to += literals;
    from += literals;
    bits >>= literals;
    if (bits === 1 || to >= end) continue;
    bits >>= 1;
    let length = 1;
    while (bit()) length = 2 * length + bit();
    let far = memory[from++]!;
    if (far >= NEAR) far = ((far - NEAR) << 8) | memory[from++]!;
    memory.copyWithin(to, to - far - 1, to - far + length);
    to += length + 1;
  }
}
