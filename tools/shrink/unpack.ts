// Owns data that unpacks itself: one packed segment, and a function that every export calls first. The packed bytes lie
// at the end of where the data belongs, so that unpacking overwrites only what it has read.
import { mergeData } from "../wasm-file.ts";
import { OP, instruction, type Instruction } from "./code.ts";
import { I32, type Module } from "./module.ts";
import { NEAR, pack, unpackIn } from "./pack.ts";

const VOID = 0x40;
const at = (op: number, ...args: number[]): Instruction => instruction(op, ...args);
const constant = (n: number): Instruction => at(OP.i32Const, n);
const [FROM, TO, BITS, LENGTH, FAR] = [0, 1, 2, 3, 4];
const [LOAD8, LOAD16] = [0x2d, 0x2f];
const [IS_ZERO, EQ, NOT_EQUAL, LESS, NOT_LESS] = [0x45, 0x46, 0x47, 0x49, 0x4f];
const [COUNT_ZEROS, ADD, SUB] = [0x68, 0x6a, 0x6b];
const [AND, OR, SHIFT_LEFT, SHIFT_RIGHT] = [0x71, 0x72, 0x74, 0x76];

const get = (local: number): Instruction => at(OP.localGet, local);
const set = (local: number): Instruction => at(OP.localSet, local);
/** local += n */
const add = (local: number, n: Instruction): Instruction[] => [get(local), n, at(ADD), set(local)];
const step = (local: number, n: number): Instruction[] => add(local, constant(n));

/** Takes another word of bits if none is left; the highest bit only marks the end. */
const REFILL: Instruction[] = [
  ...[get(BITS), constant(1), at(EQ), at(OP.if, VOID)],
  ...[get(FROM), at(LOAD16, 0, 0), constant(0x10000), at(OR), set(BITS), ...step(FROM, 2)],
  at(OP.end),
];
/** bits >>= what the instructions leave */
const shift = (...by: Instruction[]): Instruction[] => [get(BITS), ...by, at(SHIFT_RIGHT), set(BITS)];

/** Leaves the next bit on the stack. */
const BIT: Instruction[] = [...REFILL, get(BITS), constant(1), at(AND), ...shift(constant(1))];

/** Leaves the next byte on the stack. */
const BYTE: Instruction[] = [get(FROM), at(LOAD8, 0, 0), ...step(FROM, 1)];

const COPY: Instruction[] = [
  ...[...shift(constant(1)), constant(1), set(LENGTH)],
  ...[at(OP.block, VOID), at(OP.loop, VOID), ...BIT, at(IS_ZERO), at(OP.brIf, 1)],
  ...[get(LENGTH), constant(1), at(SHIFT_LEFT), ...BIT, at(ADD), set(LENGTH), at(OP.br, 0)],
  ...[at(OP.end), at(OP.end)],
  ...step(LENGTH, 1),
  ...[...BYTE, set(FAR), get(FAR), constant(NEAR), at(NOT_LESS), at(OP.if, VOID)],
  ...[get(FAR), constant(NEAR), at(SUB), constant(8), at(SHIFT_LEFT), ...BYTE, at(OR), set(FAR), at(OP.end)],
  ...[get(TO), get(TO), get(FAR), at(SUB), constant(1), at(SUB), get(LENGTH), at(OP.prefixed, 10, 0, 0)],
  ...add(TO, get(LENGTH)),
];

/** As many literals as the word of bits says without a copy between them. */
const LITERALS: Instruction[] = [
  ...[...REFILL, get(BITS), at(COUNT_ZEROS), set(LENGTH)],
  ...[get(TO), get(FROM), get(LENGTH), at(OP.prefixed, 10, 0, 0)],
  ...[...add(TO, get(LENGTH)), ...add(FROM, get(LENGTH)), ...shift(get(LENGTH))],
];

/** Where everything lies. */
interface Places {
  start: number;
  end: number;
  packed: number;
  packedEnd: number;
  /** a byte that is 0 until all is unpacked, never afterwards */
  sign: number;
}

/** Unpacks once in the life of an instance; what is left of the packed bytes becomes zero. */
function unpackCode({ start, end, packed, packedEnd, sign }: Places): Instruction[] {
  const goesOn = [get(TO), constant(end), at(LESS)];
  return [
    ...[constant(0), at(LOAD8, 0, sign), at(OP.if, VOID), at(OP.return), at(OP.end)],
    ...[constant(packed), set(FROM), constant(start), set(TO), constant(1), set(BITS)],
    ...[at(OP.loop, VOID), ...LITERALS],
    ...[get(BITS), constant(1), at(NOT_EQUAL), ...goesOn, at(AND), at(OP.if, VOID), ...COPY, at(OP.end)],
    ...[...goesOn, at(OP.brIf, 0), at(OP.end)],
    ...[constant(end), constant(0), constant(packedEnd - end), at(OP.prefixed, 11, 0)],
  ];
}

/** The place for the packed bytes: as low as unpacking over them allows. */
function placeFor(bytes: Uint8Array, packed: Uint8Array, start: number, limit: number): number {
  const end = start + bytes.length;
  for (let place = Math.max(start, end - packed.length); place + packed.length <= limit; place++) {
    const memory = new Uint8Array(limit);
    memory.set(packed, place);
    unpackIn(memory, place, start, end);
    if (bytes.every((byte, i) => memory[start + i] === byte)) return place;
  }
  return -1;
}

/** Whether a function needs no data: it neither reads memory nor calls anything. */
const needsNone = ({ code }: Module["functions"][number]): boolean =>
  code.every(({ op }) => op === OP.i32Const || op === OP.end);

/**
 * Packs a module's data below the limit, unless that saves nothing or there is no room to unpack. The first bytes stay
 * as they are when the data begins with `head`: a host reads info block and icon of every cartridge when it starts.
 */
export function packData(module: Module, limit: number, head = "", headBytes = 0): void {
  const [all] = mergeData(module.data, limit);
  if (!all) return;
  const plain = Buffer.from(all.bytes).toString("latin1").startsWith(head) ? headBytes : 0;
  const bytes = all.bytes.slice(plain);
  const start = all.address + plain;
  const packed = pack(bytes);
  const place = placeFor(bytes, packed, start, limit);
  const sign = bytes.findIndex((byte) => byte !== 0) + start;
  if (place <= sign) return;
  const packedEnd = place + packed.length;
  const code = unpackCode({ start, end: start + bytes.length, packed: place, packedEnd, sign });
  const roots = module.exported();
  const type = module.typeOf([], []);
  const unpack = module.functions.push({ type, locals: [I32, I32, I32, I32, I32], code }) - 1;
  for (const root of roots) {
    if (!needsNone(module.functions[root]!)) module.functions[root]!.code.unshift(at(OP.call, unpack));
  }
  module.data = [{ address: place, bytes: packed }];
  // Hosts that interpret read this and unpack themselves (host/core/unpack.c): some ten times faster.
  const places = Uint16Array.of(start, start + bytes.length, place, packedEnd);
  module.custom.push({ name: "pack2", bytes: new Uint8Array(places.buffer) });
  if (plain) module.data.unshift({ address: all.address, bytes: all.bytes.slice(0, plain) });
}
