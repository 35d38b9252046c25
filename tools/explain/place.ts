// Owns the way from a byte of a cartridge to the line of source that it was compiled from.
import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { join } from "node:path";
import { crc32 } from "../../host/web/save.ts";
import type { BuiltCart } from "../cart-files.ts";
import { fail, failUsage, root } from "../cli.ts";
import { Reader, readSections, SECTION } from "../wasm-file.ts";

/** What the device shows below an error: cartridge, byte of its file, sum of its build. */
export interface Place {
  /** four letters */
  id: string;
  /** byte of the .wasm file at which the instruction begins */
  offset: number;
  /** low 16 bits of the file's CRC-32, so that no other build is blamed */
  build: number;
}

/** Reads "PIEC-1A3C-7F3B"; ends the tool when the text is none. */
export function readPlace(text: string): Place {
  const parts = /^([A-Z0-9]{4})-([0-9A-F]{1,5})-([0-9A-F]{4})$/.exec(text.toUpperCase());
  if (!parts) {
    return failUsage(
      `"${text}" is no place: it looks like PIEC-1A3C-7F3B, the line under the error's words.`,
    );
  }
  return { id: parts[1]!, offset: parseInt(parts[2]!, 16), build: parseInt(parts[3]!, 16) };
}

/** The place as the device writes it. */
export const placeText = ({ id, offset, build }: Place): string =>
  `${id}-${offset.toString(16).toUpperCase()}-${build.toString(16).toUpperCase().padStart(4, "0")}`;

export const buildSum = (cart: BuiltCart): number => crc32(cart.bytes) & 0xffff;

/** The cartridge that a place speaks of; ends the tool when there is none, or only in another build. */
export function cartOf(place: Place, carts: BuiltCart[]): BuiltCart {
  const cart = carts.find(({ info }) => info.id === place.id);
  if (!cart) {
    const known = carts.map(({ info, name }) => `${info.id} (${name})`).join(", ");
    return fail(`There is no cartridge ${place.id} here; there are ${known}.`);
  }
  if (buildSum(cart) !== place.build) {
    fail(
      `The error comes from another build of ${cart.name}: check out the version that is on the device, run npm run build, and ask again.`,
    );
  }
  if (place.offset >= cart.bytes.length) {
    fail(`${cart.name} has only ${cart.bytes.length} bytes: the number in the middle must be wrong.`);
  }
  return cart;
}

/** A line of source. */
export interface SourceLine {
  file: string;
  /** from 1 on */
  line: number;
  column: number;
  /** the line itself; "" when it is the compiler's own library */
  text: string;
}

/** First byte of the body of the function that a byte lies in, and the first behind it; null outside the code. */
function functionAround(bytes: Uint8Array, offset: number): { from: number; to: number } | null {
  const code = readSections(bytes).find(({ id }) => id === SECTION.code);
  if (!code) return null;
  const before = code.bytes.byteOffset - bytes.byteOffset;
  const reader = new Reader(code.bytes);
  for (let left = reader.u32(); left > 0; left--) {
    const length = reader.u32();
    const from = before + reader.at;
    reader.run(length);
    if (offset >= from && offset < from + length) return { from, to: from + length };
  }
  return null;
}

/**
 * The line that the byte was compiled from, or null where the compiler added the code by itself. Constants and
 * plumbing have no line of their own: the nearest one before in the same function counts, else the nearest behind.
 */
export function sourceOf(cart: BuiltCart, offset: number): SourceLine | null {
  const map = new SourceMap(JSON.parse(readFileSync(`${cart.wasmPath}.map`, "utf8")) as SourceMapPayload);
  const body = functionAround(cart.bytes, offset);
  if (!body) return null;
  const candidates = [
    ...Array.from({ length: offset - body.from + 1 }, (_, back) => offset - back),
    ...Array.from({ length: body.to - offset - 1 }, (_, on) => offset + 1 + on),
  ];
  for (const at of candidates) {
    const entry = map.findEntry(0, at);
    if (!("generatedColumn" in entry) || entry.generatedColumn !== at || !entry.originalSource) continue;
    const { originalSource: file, originalLine, originalColumn } = entry;
    return { file, line: originalLine + 1, column: originalColumn + 1, text: lineOf(file, originalLine) };
  }
  return null;
}

function lineOf(file: string, index: number): string {
  if (file.startsWith("~lib/")) return "";
  try {
    return readFileSync(join(root, file), "utf8").split("\n")[index]?.trim() ?? "";
  } catch {
    return ""; // the source has moved since the build
  }
}
