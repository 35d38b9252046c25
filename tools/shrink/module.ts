// Owns a cartridge's module as tables that can be changed: types and functions; nothing is imported, no globals.
import { OP, instruction, readCode, writeCode, type Instruction } from "./code.ts";
import {
  encodeI32,
  readData,
  writeData,
  type DataSegment,
  encodeU32,
  Reader,
  readSections,
  SECTION,
  writeSections,
  type Section,
} from "../wasm-file.ts";

export const I32 = 0x7f;

export interface FunctionType {
  params: number[];
  results: number[];
}
export interface Func {
  type: number;
  /** types of the locals behind the parameters */
  locals: number[];
  code: Instruction[];
}

export class Module {
  readonly types: FunctionType[];
  functions: Func[];
  data: DataSegment[];
  private readonly sections: Section[];
  /** custom sections, to be written behind all others; those of the file are dropped */
  readonly custom: { name: string; bytes: Uint8Array }[] = [];

  constructor(file: Uint8Array) {
    this.sections = readSections(file).filter(({ id }) => id !== SECTION.custom);
    this.types = rows(this.bytes(SECTION.type), readType);
    const types = rows(this.bytes(SECTION.function), (reader) => reader.u32());
    this.functions = rows(this.bytes(SECTION.code), (reader) => readBody(reader, file.byteOffset)).map(
      (body, i) => ({ type: types[i]!, ...body }),
    );
    this.data = this.bytes(SECTION.data).length ? readData(this.bytes(SECTION.data)) : [];
    if (this.bytes(SECTION.import).length || this.bytes(SECTION.global).length)
      throw new Error("a cartridge imports nothing and has no globals");
  }

  private bytes(id: number): Uint8Array {
    return this.sections.find((section) => section.id === id)?.bytes ?? new Uint8Array();
  }

  /** The index of a type; it is added where it is new. */
  typeOf(params: number[], results: number[]): number {
    const same = ({ params: p, results: r }: FunctionType): boolean =>
      String(p) === String(params) && String(r) === String(results);
    const found = this.types.findIndex(same);
    return found >= 0 ? found : this.types.push({ params, results }) - 1;
  }

  /** Types of parameters and locals. */
  localsOf({ type, locals }: Func): number[] {
    return [...this.types[type]!.params, ...locals];
  }

  /** Puts the functions into another order: order[new index] = old index; several old ones may share a new one. */
  reorder(order: number[], newIndex: (old: number) => number): void {
    this.functions = order.map((old) => this.functions[old]!);
    for (const func of this.functions) {
      func.code = func.code.map((one) =>
        one.op === OP.call ? { ...instruction(OP.call, newIndex(one.args[0]!)), at: one.at } : one,
      );
    }
    for (const section of this.sections) {
      if (section.id === SECTION.export) section.bytes = mapExports(section.bytes, newIndex);
      if (section.id === SECTION.element) section.bytes = mapElements(section.bytes, newIndex);
    }
  }

  /** The functions that are exported. */
  exported(): number[] {
    const found: number[] = [];
    mapExports(this.bytes(SECTION.export), (index) => (found.push(index), index));
    return found;
  }

  /** The functions that are reached from outside: exported, or in the table. */
  roots(): number[] {
    const found = this.exported();
    const note = (index: number): number => (found.push(index), index);
    if (this.bytes(SECTION.element).length) mapElements(this.bytes(SECTION.element), note);
    return found;
  }

  write(): Uint8Array {
    const { types, functions } = this;
    const replaced = new Map<number, number[]>([
      [SECTION.type, vector(types.map(({ params, results }) => [0x60, ...list(params), ...list(results)]))],
      [SECTION.function, vector(functions.map(({ type }) => encodeU32(type)))],
      [SECTION.code, vector(functions.map(writeBody))],
      [SECTION.dataCount, encodeU32(this.data.length)],
      [SECTION.data, [...writeData(this.data)]],
    ]);
    const custom = this.custom.map(({ name, bytes }) => ({
      id: SECTION.custom,
      bytes: Uint8Array.from([...list([...Buffer.from(name)]), ...bytes]),
    }));
    const own = this.sections.map(({ id, bytes }) => ({
      id,
      bytes: Uint8Array.from(replaced.get(id) ?? bytes),
    }));
    return writeSections([...own, ...custom]);
  }
}

const list = (numbers: number[]): number[] => [...encodeU32(numbers.length), ...numbers];
const vector = (rows: number[][]): number[] => [...encodeU32(rows.length), ...rows.flat()];

function rows<T>(bytes: Uint8Array, read: (reader: Reader) => T): T[] {
  if (bytes.length === 0) return [];
  const reader = new Reader(bytes);
  return Array.from({ length: reader.u32() }, () => read(reader));
}

function readType(reader: Reader): FunctionType {
  reader.byte(); // 0x60
  return { params: [...reader.run(reader.u32())], results: [...reader.run(reader.u32())] };
}

function readBody(reader: Reader, fileStart: number): { locals: number[]; code: Instruction[] } {
  const body = new Reader(reader.run(reader.u32()));
  const locals: number[] = [];
  for (let groups = body.u32(); groups > 0; groups--) {
    const count = body.u32();
    const type = body.byte();
    for (let i = 0; i < count; i++) locals.push(type);
  }
  return { locals, code: readCode(body, body.bytes.byteOffset - fileStart) };
}

function writeBody({ locals, code }: Func): number[] {
  const groups: number[][] = [];
  for (let at = 0; at < locals.length;) {
    let end = at;
    while (locals[end] === locals[at]) end++;
    groups.push([...encodeU32(end - at), locals[at]!]);
    at = end;
  }
  const bytes = [...vector(groups), ...writeCode(code)];
  return [...encodeU32(bytes.length), ...bytes];
}

function mapExports(bytes: Uint8Array, map: (index: number) => number): Uint8Array {
  const parts = rows(bytes, (reader) => {
    const start = reader.at;
    reader.name();
    const name = [...reader.bytes.subarray(start, reader.at)];
    const kind = reader.byte();
    const index = reader.u32();
    return [...name, kind, ...encodeU32(kind === 0 ? map(index) : index)];
  });
  return Uint8Array.from(vector(parts));
}

/** Element segments of table 0 at constant places. */
function mapElements(bytes: Uint8Array, map: (index: number) => number): Uint8Array {
  const parts = rows(bytes, (reader) => {
    if (reader.u32() !== 0 || reader.byte() !== OP.i32Const)
      throw new Error("an unknown kind of element segment");
    const place = reader.i32();
    if (reader.byte() !== OP.end) throw new Error("an element segment's place is not constant");
    const indices = Array.from({ length: reader.u32() }, () => encodeU32(map(reader.u32())));
    return [0, OP.i32Const, ...encodeI32(place), OP.end, ...vector(indices)];
  });
  return Uint8Array.from(vector(parts));
}
