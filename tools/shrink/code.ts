// Owns the instructions of a function body: reading them from bytes and writing them back.
// Source of the numbers: WebAssembly core specification 1.0, chapter 5, and its bulk memory operations.
import { encodeI32, encodeU32, Reader } from "../wasm-file.ts";

export const OP = {
  unreachable: 0x00,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  brTable: 0x0e,
  return: 0x0f,
  call: 0x10,
  callIndirect: 0x11,
  drop: 0x1a,
  select: 0x1b,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  firstLoad: 0x28,
  lastLoad: 0x35,
  lastStore: 0x3e,
  i32Const: 0x41,
  i64Const: 0x42,
  prefixed: 0xfc,
} as const;

/** An instruction; args are its numbers (a memory access: alignment, offset), bytes is it as a file has it. */
export interface Instruction {
  readonly op: number;
  readonly args: readonly number[];
  /** one character a byte: compared and joined faster than arrays are */
  readonly bytes: string;
  /** byte of the compiler's file at which it stood */
  readonly at?: number | undefined;
}

const text = (bytes: readonly number[]): string => String.fromCharCode(...bytes);

/** An instruction with its bytes; not for i64.const. */
export function instruction(op: number, ...args: number[]): Instruction {
  const rest = op === OP.i32Const ? encodeI32(args[0]!) : args.flatMap((arg) => encodeU32(arg));
  return { op, args, bytes: text([op, ...rest]) };
}

const ONE_NUMBER = new Set<number>([
  ...[OP.block, OP.loop, OP.if, OP.br, OP.brIf, OP.call, OP.localGet, OP.localSet, OP.localTee],
  OP.i32Const,
]);

function readArgs(reader: Reader, op: number): number[] {
  if (op === OP.i32Const) return [reader.i32()];
  if (ONE_NUMBER.has(op)) return [reader.u32()];
  if (op === OP.callIndirect || (op >= OP.firstLoad && op <= OP.lastStore))
    return [reader.u32(), reader.u32()];
  if (op === OP.brTable) return Array.from({ length: reader.u32() + 1 }, () => reader.u32());
  if (op === OP.i64Const) {
    while (reader.byte() & 128); // its value is never looked at
    return [];
  }
  if (op !== OP.prefixed) return [];
  const sub = reader.u32();
  return sub === 10 ? [sub, reader.byte(), reader.byte()] : sub === 11 ? [sub, reader.byte()] : [sub];
}

/** All instructions of an expression, its last end left out. from = byte of the file at which reader.bytes begin. */
export function readCode(reader: Reader, from: number): Instruction[] {
  const code: Instruction[] = [];
  while (!reader.done) {
    const start = reader.at;
    const op = reader.byte();
    const args = readArgs(reader, op);
    const bytes = text([...reader.bytes.subarray(start, reader.at)]);
    code.push({ op, args, bytes, at: from + start });
  }
  code.pop();
  return code;
}

export function writeCode(code: readonly Instruction[]): number[] {
  const bytes: number[] = [];
  for (const { bytes: own } of code) for (let i = 0; i < own.length; i++) bytes.push(own.charCodeAt(i));
  return [...bytes, OP.end];
}

/** Bytes of an instruction; of a call as if it were one of the most called functions. */
export const weightOf = ({ op, bytes }: Instruction): number => (op === OP.call ? 2 : bytes.length);

export const sizeOf = (code: readonly Instruction[]): number =>
  code.reduce((sum, one) => sum + weightOf(one), 0);

/** Whether an instruction reads or writes a local. */
export const isLocal = (op: number): boolean =>
  op === OP.localGet || op === OP.localSet || op === OP.localTee;
