// Owns reading images: ELF32 (what lies where, and the symbols' addresses), UF2 and plain binaries.
import { readFileSync } from "node:fs";
import { fail } from "../cli.ts";

export interface Segment {
  /** where it is stored (load address) */
  address: number;
  bytes: Uint8Array;
}

export interface Image {
  segments: Segment[];
  symbols: Map<string, { address: number; size: number }>;
}

const FLASH_BASE = 0x10000000;
const UF2_MAGIC = 0x0a324655;
const LOAD = 1;
const SYMBOL_TABLE = 2;
const FUNCTION = 2;

/** A little-endian ELF32 file. */
export function readElf(file: Uint8Array): Image {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const u32 = (at: number): number => view.getUint32(at, true);
  const u16 = (at: number): number => view.getUint16(at, true);
  if (file.length < 52 || u32(0) !== 0x464c457f || file[4] !== 1) fail("This is no 32-bit ELF file.");
  const segments: Segment[] = [];
  for (let i = 0; i < u16(44); i++) {
    const at = u32(28) + i * u16(42);
    const size = u32(at + 16);
    if (u32(at) === LOAD && size > 0) {
      segments.push({ address: u32(at + 12), bytes: file.subarray(u32(at + 4), u32(at + 4) + size) });
    }
  }
  const symbols: Image["symbols"] = new Map();
  for (let i = 0; i < u16(48); i++) {
    const at = u32(32) + i * u16(46);
    if (u32(at + 4) !== SYMBOL_TABLE) continue;
    const names = u32(u32(32) + u32(at + 24) * u16(46) + 16);
    for (let entry = u32(at + 16); entry < u32(at + 16) + u32(at + 20); entry += 16) {
      const name = text(file, names + u32(entry));
      // Mapping symbols ($t, $d) and file names say nothing of the program.
      if (name === "" || name.startsWith("$") || (file[entry + 12]! & 15) === 4) continue;
      // Functions carry the Thumb bit.
      const address = u32(entry + 4) & ((file[entry + 12]! & 15) === FUNCTION ? ~1 : ~0);
      symbols.set(name, { address: address >>> 0, size: u32(entry + 8) });
    }
  }
  return { segments, symbols };
}

function text(file: Uint8Array, at: number): string {
  const end = file.indexOf(0, at);
  return Buffer.from(file.subarray(at, end)).toString("latin1");
}

/** The data blocks of a UF2 file. */
export function readUf2(file: Uint8Array): Image {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const segments: Segment[] = [];
  for (let at = 0; at + 512 <= file.length; at += 512) {
    if (view.getUint32(at, true) !== UF2_MAGIC) fail(`The UF2 file is broken at byte ${at}.`);
    const size = view.getUint32(at + 16, true);
    segments.push({ address: view.getUint32(at + 12, true), bytes: file.subarray(at + 32, at + 32 + size) });
  }
  return { segments, symbols: new Map() };
}

/** Any of the three, by its first bytes; a plain binary begins where the flash does. */
export function readImage(path: string): Image {
  const file = new Uint8Array(readFileSync(path));
  const magic = file.length >= 4 ? new DataView(file.buffer).getUint32(0, true) : 0;
  if (magic === UF2_MAGIC) return readUf2(file);
  if (magic === 0x464c457f) return readElf(file);
  return { segments: [{ address: FLASH_BASE, bytes: file }], symbols: new Map() };
}
