// Owns a walk over the instructions of a module's code section, so that tests can say which of them a cartridge uses.
import { Reader, SECTION, readSections } from "../../tools/wasm-file.ts";

/** One instruction: its opcode, and for those after the prefix 0xfc the second number. */
export interface Instruction {
  opcode: number;
  sub: number;
}

/** All instructions of all functions; throws on one that the contract does not have. */
export function instructions(module: Uint8Array): Instruction[] {
  const section = readSections(module).find(({ id }) => id === SECTION.code);
  if (!section) return [];
  const reader = new Reader(section.bytes);
  const all: Instruction[] = [];
  for (let left = reader.u32(); left > 0; left--) walkBody(new Reader(reader.run(reader.u32())), all);
  return all;
}

function walkBody(body: Reader, all: Instruction[]): void {
  for (let groups = body.u32(); groups > 0; groups--) {
    body.u32(); // how many locals
    body.byte(); // their type
  }
  while (!body.done) {
    const opcode = body.byte();
    const sub = opcode === 0xfc ? body.u32() : 0;
    skipImmediates(body, opcode, sub);
    all.push({ opcode, sub });
  }
}

function skipImmediates(body: Reader, opcode: number, sub: number): void {
  if (opcode === 0xfc) return skipPrefixed(body, sub);
  if (opcode === 0x0e) {
    for (let targets = body.u32(); targets >= 0; targets--) body.u32(); // br_table
  } else if (opcode === 0x11) {
    body.u32(); // call_indirect: type,
    body.u32(); // table
  } else if (opcode >= 0x28 && opcode <= 0x3e) {
    body.u32(); // load, store: alignment,
    body.u32(); // offset
  } else if (opcode === 0x43) {
    body.run(4); // f32.const
  } else if (opcode === 0x44) {
    body.run(8); // f64.const
  } else if (opcode === 0x42) {
    while (body.byte() & 0x80); // i64.const: up to ten bytes
  } else if (ONE_NUMBER.has(opcode)) {
    body.u32();
  } else if (!NONE.some(([from, to]) => opcode >= from && opcode <= to)) {
    throw new Error(`Opcode 0x${opcode.toString(16)} is not in the contract.`);
  }
}

// block loop if (their type), br br_if, call, local.* global.*, memory.size memory.grow, i32.const
const ONE_NUMBER = new Set([
  ...[0x02, 0x03, 0x04, 0x0c, 0x0d, 0x10, 0x20, 0x21, 0x22, 0x23, 0x24, 0x3f, 0x40, 0x41],
]);
// unreachable nop, else, end, return, drop select, comparisons and arithmetic up to sign extension
const NONE: [number, number][] = [
  [0x00, 0x01],
  [0x05, 0x05],
  [0x0b, 0x0b],
  [0x0f, 0x0f],
  [0x1a, 0x1b],
  [0x45, 0xc4],
];

function skipPrefixed(body: Reader, sub: number): void {
  if (sub <= 7) return; // conversions that do not trap
  const memories = { 10: 2, 11: 1 }[sub]; // memory.copy names two memories, memory.fill one
  if (!memories) throw new Error(`Opcode 0xfc ${sub} is not in the contract.`);
  body.run(memories);
}
