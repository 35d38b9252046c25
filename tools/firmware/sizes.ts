// Owns the size table of an image: flash and RAM by part, read from the linker's map.
import { basename } from "node:path";

/** Bytes by part. */
export interface Sizes {
  flash: Map<string, number>;
  ram: Map<string, number>;
}

/** Output sections by where they live; .ramcode and .data lie in both. */
const IN_FLASH = new Set([".boot2", ".vectors", ".text", ".rodata", ".carts", ".ramcode", ".data"]);
const IN_RAM = new Set([".stack", ".ram_vectors", ".ramcode", ".data", ".arena", ".bss"]);

const OUTPUT = /^(\.[a-z0-9_]+)(?:\s+0x[0-9a-f]+\s+0x([0-9a-f]+))?/;
const INPUT = /^ (\.\S+|\*fill\*|COMMON)(?:\s+0x[0-9a-f]+\s+0x([0-9a-f]+)(?:\s+(.*))?)?$/;
const CONTINUED = /^ {16}0x[0-9a-f]+\s+0x([0-9a-f]+)(?:\s+(.*))?$/;

/** What an object's section is filed under: the part in the object's name; a cartridge under its own. */
function partOf(section: string, object: string): string {
  const cart = /^\.carts\.(.+)$/.exec(section)?.[1];
  if (cart) return `cartridge ${cart}`;
  if (object.includes("libgcc")) return "compiler's helpers";
  return basename(object).split("-")[0] || "alignment";
}

/** Reads the linker's map. */
export function readMap(map: string): Sizes {
  const sizes: Sizes = { flash: new Map(), ram: new Map() };
  let output = "";
  let input = "";
  const add = (section: string, length: string, object: string): void => {
    if (output === ".stack") return;
    const bytes = parseInt(length, 16);
    const part = section === "*fill*" ? "alignment" : partOf(section, object);
    const places = [IN_FLASH.has(output) && sizes.flash, IN_RAM.has(output) && sizes.ram];
    for (const place of places) if (place && bytes) place.set(part, (place.get(part) ?? 0) + bytes);
  };
  const body = map.slice(map.indexOf("Linker script and memory map"));
  for (const line of body.split("\n")) {
    const begin = OUTPUT.exec(line);
    const part = INPUT.exec(line);
    const rest = CONTINUED.exec(line);
    if (begin) {
      output = begin[1]!;
      // The stack is a hole that no object fills.
      if (output === ".stack" && begin[2]) sizes.ram.set("stack", parseInt(begin[2], 16));
    } else if (part) {
      input = part[1]!;
      if (part[2]) add(input, part[2], part[3] ?? "");
    } else if (rest && input) {
      add(input, rest[1]!, rest[2] ?? "");
      input = "";
    }
  }
  return sizes;
}

const total = (parts: Map<string, number>): number =>
  [...parts.values()].reduce((sum, size) => sum + size, 0);

/** One table: parts by size, their sum, what is free of the room. */
export function sizeTable(title: string, parts: Map<string, number>, room: number): string {
  const rows = [...parts].sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1));
  const sum = total(parts);
  const all: [string, number][] = [...rows, ["in all", sum], ["free", room - sum]];
  const width = Math.max(...all.map(([name]) => name.length));
  const lines = all.map(([name, size]) => `  ${name.padEnd(width)}  ${String(size).padStart(8)}`);
  return [`${title}, bytes of ${room}`, ...lines].join("\n");
}
