// Owns making a compiled cartridge smaller without changing what it does, and its source map with it.
import { SourceMap, type SourceMapPayload } from "node:module";
import { ICON_SIZE, INFO_SIZE, MEMORY_LIMIT, REGIONS_END } from "../../host/web/abi.ts";
import { foldAddresses } from "./addresses.ts";
import { shortenBranches, splitConditions } from "./branches.ts";
import { joinConditions } from "./conditions.ts";
import { unmarkFunctions } from "./indices.ts";
import { turnLoops } from "./loops.ts";
import { Module } from "./module.ts";
import { order } from "./order.ts";
import { outline } from "./outline.ts";
import { shortenTexts } from "./texts.ts";
import { packData } from "./unpack.ts";

/**
 * Makes a module smaller: what stands in several places becomes a function, the most called functions get short
 * indices, constant addresses go where they take fewer bytes, and data is packed if it is larger than mostBytes then.
 * isFast(index) = a function of which no part becomes another one.
 */
export function shrink(
  file: Uint8Array,
  map: SourceMapPayload,
  isFast: (index: number) => boolean,
  mostBytes: number,
): { file: Uint8Array; map: SourceMapPayload } {
  const module = new Module(file);
  unmarkFunctions(module);
  shortenTexts(module, REGIONS_END);
  const fixed = new Set([...module.functions.keys()].filter(isFast));
  turnLoops(module);
  joinConditions(module);
  splitConditions(module);
  outline(module, fixed);
  shortenBranches(module);
  foldAddresses(module);
  order(module);
  let written = module.write();
  // Unpacking takes some 25 ms of the device's at each load: only what would be too large is packed.
  if (written.length > mostBytes) {
    packData(module, MEMORY_LIMIT, "DINK", INFO_SIZE + ICON_SIZE);
    order(module);
    written = module.write();
  }
  return { file: written, map: mapFor(module, written, map) };
}

/** The source map of the written module: each instruction has the line that it had in the compiler's file. */
function mapFor(module: Module, written: Uint8Array, map: SourceMapPayload): SourceMapPayload {
  const lines = new SourceMap(map);
  const segments: number[][] = [];
  new Module(written).functions.forEach(({ code }, index) =>
    code.forEach(({ at }, place) => {
      const before = module.functions[index]!.code[place]!.at;
      if (before === undefined) return;
      const entry = lines.findEntry(0, before);
      if (!("originalSource" in entry) || !entry.originalSource || entry.generatedColumn !== before) return;
      segments.push([
        at!,
        map.sources.indexOf(entry.originalSource),
        entry.originalLine,
        entry.originalColumn,
      ]);
    }),
  );
  return { ...map, mappings: mappings(segments) };
}

/** Segments of one generated line as a source map writes them: differences in base 64. */
function mappings(segments: number[][]): string {
  let last = [0, 0, 0, 0];
  return segments
    .map((segment) => {
      const text = segment.map((value, i) => base64(value - last[i]!)).join("");
      last = segment;
      return text;
    })
    .join(",");
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** A whole number as a source map writes it: the sign in the lowest bit, five bits a digit, the lowest first. */
function base64(value: number): string {
  let rest = value < 0 ? 2 * -value + 1 : 2 * value;
  let text = "";
  do {
    const low = rest & 31;
    rest >>>= 5;
    text += DIGITS[rest ? low | 32 : low];
  } while (rest);
  return text;
}
