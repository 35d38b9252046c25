// Owns writing WebAssembly modules byte by byte. Source of the numbers: core specification 1.0, chapter 5.

export type ValueType = "i32" | "i64";

const TYPE_BYTE: Record<ValueType, number> = { i32: 0x7f, i64: 0x7e };
const FUNCREF = 0x70;
const PAGE_OF_MEMORY = [0, 1];

export interface FunctionType {
  params: ValueType[];
  result: ValueType;
}

export interface FunctionBody {
  type: FunctionType;
  locals: ValueType[];
  code: number[];
}

export interface GlobalValue {
  type: ValueType;
  value: bigint;
}

/** What a module is made of; functions and globals are exported as f0, f1, ... and g0, g1, ... */
export interface ModuleParts {
  functions: FunctionBody[];
  globals: GlobalValue[];
  /** numbers of the functions in the table, from entry 0 */
  table: number[];
  data: { address: number; bytes: Uint8Array }[];
}

export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

export function signed(value: bigint): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>= 7n) {
    const low = Number(rest & 127n);
    const done = rest >= -64n && rest < 64n;
    bytes.push(done ? low : low + 128);
    if (done) return bytes;
  }
}

export const constant = (type: ValueType, value: bigint): number[] =>
  type === "i32" ? [0x41, ...signed(BigInt.asIntN(32, value))] : [0x42, ...signed(BigInt.asIntN(64, value))];

export const typeByte = (type: ValueType): number => TYPE_BYTE[type];

const list = (items: number[][]): number[] => [...unsigned(items.length), ...items.flat()];
const name = (text: string): number[] => list([...new TextEncoder().encode(text)].map((byte) => [byte]));
const section = (id: number, items: number[][]): number[] => {
  const bytes = list(items);
  return [id, ...unsigned(bytes.length), ...bytes];
};

const sameType = (a: FunctionType, b: FunctionType): boolean =>
  a.result === b.result && a.params.join() === b.params.join();

/** The types of all functions, each once; their places are the type numbers. */
export function typesOf(functions: { type: FunctionType }[]): FunctionType[] {
  const types: FunctionType[] = [];
  for (const { type } of functions) if (!types.some((known) => sameType(known, type))) types.push(type);
  return types;
}

export const typeNumber = (types: FunctionType[], type: FunctionType): number =>
  types.findIndex((known) => sameType(known, type));

function body({ locals, code }: FunctionBody): number[] {
  const bytes = [...list(locals.map((type) => [1, TYPE_BYTE[type]])), ...code, 0x0b];
  return [...unsigned(bytes.length), ...bytes];
}

/** The module's bytes. */
export function writeModule({ functions, globals, table, data }: ModuleParts): Uint8Array<ArrayBuffer> {
  const types = typesOf(functions);
  const functionType = ({ params, result }: FunctionType): number[] => [
    0x60,
    ...list(params.map((type) => [TYPE_BYTE[type]])),
    ...[1, TYPE_BYTE[result]],
  ];
  const exported = (prefix: string, kind: number, count: number): number[][] =>
    Array.from({ length: count }, (_, index) => [...name(`${prefix}${index}`), kind, ...unsigned(index)]);
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, types.map(functionType)),
    ...section(
      3,
      functions.map(({ type }) => unsigned(typeNumber(types, type))),
    ),
    ...section(4, [[FUNCREF, 0, ...unsigned(table.length + 1)]]),
    ...section(5, [PAGE_OF_MEMORY]),
    ...section(
      6,
      globals.map(({ type, value }) => [TYPE_BYTE[type], 1, ...constant(type, value), 0x0b]),
    ),
    ...section(7, [
      ...exported("f", 0, functions.length),
      ...exported("g", 3, globals.length),
      [...name("memory"), 2, 0],
    ]),
    ...section(9, [[0, ...constant("i32", 0n), 0x0b, ...list(table.map(unsigned))]]),
    ...section(10, functions.map(body)),
    ...section(
      11,
      data.map(({ address, bytes }) => [
        0,
        ...constant("i32", BigInt(address)),
        0x0b,
        ...list([...bytes].map((byte) => [byte])),
      ]),
    ),
  ]);
}
