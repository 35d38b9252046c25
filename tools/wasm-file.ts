// Owns reading and rewriting WebAssembly files as sections; knows nothing of cartridges.
// Source of the numbers: WebAssembly core specification 1.0, chapter 5 (binary format).

export const SECTION = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  memory: 5,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  code: 10,
  data: 11,
  dataCount: 12,
} as const;

export interface Section {
  id: number;
  bytes: Uint8Array;
}
export interface DataSegment {
  address: number;
  bytes: Uint8Array;
}

/** Reads LEB128 numbers and byte runs from a section; throws RangeError past the end. */
export class Reader {
  at = 0;
  constructor(readonly bytes: Uint8Array) {}
  get done(): boolean {
    return this.at >= this.bytes.length;
  }
  byte(): number {
    const value = this.bytes[this.at++];
    if (value === undefined) throw new RangeError("the file ends too early");
    return value;
  }
  u32(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
    throw new RangeError("a number is longer than 32 bits");
  }
  i32(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return shift < 25 && byte & 64 ? value | (-1 << (shift + 7)) : value;
    }
    throw new RangeError("a number is longer than 32 bits");
  }
  run(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw new RangeError("the file ends too early");
    return this.bytes.subarray(this.at, (this.at += length));
  }
  name(): string {
    return new TextDecoder().decode(this.run(this.u32()));
  }
}

export function encodeU32(value: number): number[] {
  const out: number[] = [];
  do {
    const low = value % 128;
    value = Math.floor(value / 128);
    out.push(value ? low | 128 : low);
  } while (value);
  return out;
}

export function encodeI32(value: number): number[] {
  const out: number[] = [];
  for (;;) {
    const low = value & 127;
    value >>= 7;
    if ((value === 0 && !(low & 64)) || (value === -1 && low & 64)) return [...out, low];
    out.push(low | 128);
  }
}

/** Splits a module into its sections; throws an Error with the place when it is no module. */
export function readSections(file: Uint8Array): Section[] {
  if (file.length < 8 || new DataView(file.buffer, file.byteOffset).getUint32(0, true) !== 0x6d736100)
    throw new Error("not a WebAssembly file: it does not begin with \\0asm");
  const reader = new Reader(file);
  reader.at = 8;
  const sections: Section[] = [];
  while (!reader.done) {
    const id = reader.byte();
    sections.push({ id, bytes: reader.run(reader.u32()) });
  }
  return sections;
}

export function writeSections(sections: Section[]): Uint8Array {
  const parts: number[] = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  for (const { id, bytes } of sections) {
    parts.push(id, ...encodeU32(bytes.length));
    for (const byte of bytes) parts.push(byte);
  }
  return Uint8Array.from(parts);
}

/** The active data segments of a data section, all at constant addresses in memory 0. */
export function readData(section: Uint8Array): DataSegment[] {
  const reader = new Reader(section);
  const segments: DataSegment[] = [];
  for (let left = reader.u32(); left > 0; left--) {
    if (reader.u32() !== 0) throw new Error("a data segment is not active in memory 0");
    if (reader.byte() !== 0x41) throw new Error("a data segment's address is not constant");
    const address = reader.i32();
    if (reader.byte() !== 0x0b) throw new Error("a data segment's address is not constant");
    segments.push({ address, bytes: reader.run(reader.u32()) });
  }
  return segments;
}

export function writeData(segments: DataSegment[]): Uint8Array {
  const parts: number[] = encodeU32(segments.length);
  for (const { address, bytes } of segments) {
    parts.push(0, 0x41, ...encodeI32(address), 0x0b, ...encodeU32(bytes.length), ...bytes);
  }
  return Uint8Array.from(parts);
}

/** Joins segments whose gap is at most maxGap bytes; the gap becomes zeros, which memory holds there anyway. */
export function mergeData(segments: DataSegment[], maxGap: number): DataSegment[] {
  const merged: DataSegment[] = [];
  for (const segment of [...segments].sort((a, b) => a.address - b.address)) {
    const last = merged.at(-1);
    const gap = last ? segment.address - (last.address + last.bytes.length) : Infinity;
    if (!last || gap > maxGap) {
      merged.push({ address: segment.address, bytes: Uint8Array.from(segment.bytes) });
      continue;
    }
    const bytes = new Uint8Array(last.bytes.length + gap + segment.bytes.length);
    bytes.set(last.bytes);
    bytes.set(segment.bytes, last.bytes.length + gap);
    last.bytes = bytes;
  }
  return merged;
}
