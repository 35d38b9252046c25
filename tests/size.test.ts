// Owns the tests of what makes cartridges small: a module that was shrunk does what it did, and its lines are known.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import type { SourceMapPayload } from "node:module";
import { SourceMap } from "node:module";
import * as abi from "../host/web/abi.ts";
import { builtCarts, type BuiltCart } from "../tools/cart-files.ts";
import { FUNCTION_MARK } from "../tools/asc/functions-transform.ts";
import { V8Engine } from "../tools/engines.ts";
import { foldAddresses } from "../tools/shrink/addresses.ts";
import { OP, instruction, type Instruction } from "../tools/shrink/code.ts";
import { unmarkFunctions } from "../tools/shrink/indices.ts";
import { I32, Module } from "../tools/shrink/module.ts";
import { order } from "../tools/shrink/order.ts";
import { outline } from "../tools/shrink/outline.ts";
import { pack, unpackIn } from "../tools/shrink/pack.ts";
import { shrink } from "../tools/shrink/shrink.ts";
import { Random } from "../tools/random.ts";
import { hostLine, recordTrace } from "../tools/traces.ts";
import { mergeData, Reader, readSections, SECTION } from "../tools/wasm-file.ts";
import { root } from "../tools/cli.ts";

const NOTHING_FIXED: ReadonlySet<number> = new Set();
const ADD = 0x6a;
const DIVIDE = 0x6d;
const LOAD = 0x28;
const STORE = 0x36;

let carts: BuiltCart[];
before(async () => {
  carts = await builtCarts();
});

const mapOf = (cart: BuiltCart): SourceMapPayload =>
  JSON.parse(readFileSync(`${cart.wasmPath}.map`, "utf8")) as SourceMapPayload;

/** A module whose functions, all of one parameter and one result, are these; the first one is exported as f. */
function moduleOf(...functions: Instruction[][]): Module {
  const body = [0x00, 0x20, 0x00, 0x0b];
  const file = [
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...[1, 6, 1, 0x60, 1, I32, 1, I32],
    ...[3, 1 + functions.length, functions.length, ...functions.map(() => 0)],
    ...[5, 3, 1, 0, 1],
    ...[7, 5, 1, 1, 0x66, 0, 0],
    ...[10, 1 + 5 * functions.length, functions.length, ...functions.flatMap(() => [body.length, ...body])],
  ];
  const module = new Module(Uint8Array.from(file));
  functions.forEach((code, index) => (module.functions[index]!.code = code));
  return module;
}

/** What f answers to these numbers. */
function answers(module: Module, numbers: number[]): number[] {
  const compiled = new WebAssembly.Module(module.write() as Uint8Array<ArrayBuffer>);
  const { f } = new WebAssembly.Instance(compiled).exports;
  return numbers.map((n) => (f as (n: number) => number)(n));
}

const constant = (n: number): Instruction => instruction(OP.i32Const, n);
const get = (n: number): Instruction => instruction(OP.localGet, n);
const plain = (op: number): Instruction => instruction(op);

describe("a shrunk cartridge", () => {
  test("is smaller and answers every call as before", () => {
    for (const cart of carts.filter(({ kind }) => kind !== "test")) {
      const small = shrink(cart.bytes, mapOf(cart), () => false, 0).file;
      assert.ok(small.length <= cart.bytes.length, `${cart.name}: ${small.length} bytes`);
      const trace = recordTrace(cart, hostLine(cart, carts), 5, 400);
      const engine = new V8Engine(new WebAssembly.Module(small as Uint8Array<ArrayBuffer>));
      trace.lines.forEach((line, call) => {
        assert.deepEqual(engine.call(line), trace.answers[call], `${cart.name}, call ${call}, ${line}`);
      });
    }
  });

  test("knows the line of each instruction that still stands", () => {
    const cart = carts.find(({ name }) => name === "probe")!;
    const small = shrink(cart.bytes, mapOf(cart), () => false, 0);
    /** Lines of the instructions that divide. */
    const divisions = (file: Uint8Array, map: SourceMapPayload): (number | null)[] =>
      new Module(file).functions
        .flatMap(({ code }) => code)
        .filter(({ op }) => op === DIVIDE)
        .map(({ at }) => {
          const entry = new SourceMap(map).findEntry(0, at!);
          return "originalLine" in entry && entry.generatedColumn === at ? entry.originalLine : null;
        });
    const known = divisions(cart.bytes, mapOf(cart));
    assert.ok(known.length > 0 && !known.includes(null));
    assert.deepEqual(new Set(divisions(small.file, small.map)), new Set(known));
  });

  test("keeps the code of functions that must be fast", () => {
    const cart = carts.find(({ name }) => name === "menu")!;
    const module = new Module(cart.bytes);
    const whole = module.functions.map(({ code }) => code.map(({ bytes }) => bytes).join(""));
    const all = new Set(module.functions.keys());
    outline(module, all);
    assert.deepEqual(
      module.functions.map(({ code }) => code.map(({ bytes }) => bytes).join("")),
      whole,
    );
  });
});

describe("repeated runs become functions", () => {
  /** ((x + a) + b) + ... with so many different constants of three bytes. */
  const sums = (from: number, add: number): Instruction[] => [
    get(0),
    ...Array.from({ length: 8 }, (_, i) => [constant(1000 + i), plain(ADD)]).flat(),
    constant(from),
    plain(ADD),
    ...(add ? [instruction(OP.call, add)] : []),
  ];

  test("what differs in a constant or a local is passed", () => {
    const module = moduleOf(sums(3000, 1), sums(4000, 2), sums(5000, 0));
    const before = answers(module, [0, 7, -9]);
    const size = module.write().length;
    outline(module, NOTHING_FIXED);
    assert.equal(module.functions.length, 4);
    assert.ok(module.write().length < size);
    assert.deepEqual(answers(module, [0, 7, -9]), before);
  });

  test("what writes a local, branches out or returns stays", () => {
    const run = (...end: Instruction[]): Instruction[] => [
      ...Array.from({ length: 9 }, () => [
        get(0),
        constant(1),
        plain(ADD),
        instruction(OP.localSet, 0),
      ]).flat(),
      get(0),
      ...end,
    ];
    const module = moduleOf(run(), run(instruction(OP.return)));
    outline(module, NOTHING_FIXED);
    for (const { code } of module.functions.slice(2)) {
      assert.ok(code.every(({ op }) => op !== OP.localSet && op !== OP.return));
    }
    assert.deepEqual(answers(module, [5]), [14]);
  });
});

describe("addresses", () => {
  test("go into the offset where that is shorter, in loads and in stores", () => {
    const at = 100;
    const store = [constant(at), get(0), constant(1), plain(ADD), instruction(STORE, 2, 4)];
    const module = moduleOf([...store, constant(at), instruction(LOAD, 2, 4)]);
    foldAddresses(module);
    const { code } = module.functions[0]!;
    assert.deepEqual(
      code.filter(({ op }) => op === OP.i32Const).map(({ args }) => args[0]),
      [0, 1, 0],
    );
    assert.deepEqual(answers(module, [41]), [42]);
  });

  test("stay where the access would grow by as much", () => {
    const code = [constant(1000), instruction(LOAD, 2, 0)];
    const module = moduleOf([...code]);
    foldAddresses(module);
    assert.deepEqual(module.functions[0]!.code, code);
  });
});

describe("functions as values", () => {
  test("are their indices, and nothing is loaded before an indirect call", () => {
    const load = instruction(LOAD, 2, 0);
    const indirect = instruction(OP.callIndirect, 0, 0);
    const module = moduleOf([
      get(0),
      constant(FUNCTION_MARK * 0x10000 + 3),
      load,
      indirect,
      constant(8),
      load,
    ]);
    unmarkFunctions(module);
    assert.deepEqual(
      module.functions[0]!.code.map(({ bytes }) => bytes),
      [get(0), constant(3), indirect, constant(8), load].map(({ bytes }) => bytes),
    );
  });

  test("cost a small cartridge no data: none is left marked", () => {
    const cart = carts.find(({ name }) => name === "pocket")!;
    const { functions } = new Module(cart.bytes);
    const all = functions.flatMap(({ code }) => code);
    assert.ok(all.some(({ op }) => op === OP.callIndirect));
    assert.ok(all.every(({ op, args }) => op !== OP.i32Const || args[0]! >>> 16 !== FUNCTION_MARK));
  });
});

describe("packed data", () => {
  const unpacked = (bytes: Uint8Array): Uint8Array => {
    const packed = pack(bytes);
    const memory = new Uint8Array(bytes.length + packed.length);
    memory.set(packed, bytes.length);
    unpackIn(memory, bytes.length, 0, bytes.length);
    return memory.slice(0, bytes.length);
  };

  test("is the same again, whatever it is", () => {
    const random = new Random(4);
    for (const length of [1, 2, 15, 16, 17, 400]) {
      for (const letters of [1, 2, 7, 256]) {
        const bytes = Uint8Array.from({ length }, () => random.below(letters));
        assert.deepEqual(unpacked(bytes), bytes, `${length} of ${letters}`);
      }
    }
  });

  test("is what the host's own unpacking is tested with", () => {
    for (const line of readFileSync(join(root, "tests/vectors/packed.txt"), "utf8").split("\n")) {
      if (line === "" || line.startsWith("#")) continue;
      const [plain, packed] = line.split(" ").map((hex) => Uint8Array.from(Buffer.from(hex, "hex")));
      assert.deepEqual(pack(plain!), packed);
      assert.deepEqual(unpacked(plain!), plain);
    }
  });

  test("copies what stands far before, and is smaller for it", () => {
    const random = new Random(5);
    const part = Uint8Array.from({ length: 300 }, () => random.below(256));
    const bytes = Uint8Array.from([...part, ...new Uint8Array(200), ...part]);
    assert.ok(pack(bytes).length < 400);
    assert.deepEqual(unpacked(bytes), bytes);
  });

  test("lies where the section for hosts says", () => {
    const file = new Uint8Array(carts.find(({ name }) => name === "pocket")!.bytes);
    const { data } = new Module(file);
    const section = readSections(file).find(({ id }) => id === SECTION.custom)!;
    const reader = new Reader(section.bytes);
    assert.equal(reader.name(), "pack");
    const half = (): number => reader.byte() | (reader.byte() << 8);
    const [start, end, packed, packedEnd] = [half(), half(), half(), half()];
    assert.ok(reader.done);
    assert.deepEqual([packed, packedEnd! - packed!], [data[1]!.address, data[1]!.bytes.length]);
    const memory = new Uint8Array(abi.MEMORY_LIMIT);
    for (const { address, bytes } of data) memory.set(bytes, address);
    unpackIn(memory, packed!, start!, end!);
    memory.fill(0, end, packedEnd);
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(file));
    (exports.press as (code: number) => number)(0);
    const itself = new Uint8Array((exports.memory as WebAssembly.Memory).buffer);
    assert.deepEqual(memory.subarray(start), itself.slice(start, abi.MEMORY_LIMIT));
  });

  test("stands where it belongs after any first call, zeros behind it, and is unpacked once", () => {
    const cart = carts.find(({ name }) => name === "piecepack")!;
    const { address, bytes } = mergeData(new Module(cart.bytes).data, abi.MEMORY_LIMIT)[0]!;
    const file = shrink(cart.bytes, mapOf(cart), () => false, 0).file as Uint8Array<ArrayBuffer>;
    for (const name of ["start", "resume", "press", "step"]) {
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(file));
      const memory = new Uint8Array((exports.memory as WebAssembly.Memory).buffer);
      const call = (which: string): number => (exports[which] as (...numbers: number[]) => number)(0, 0);
      call(name);
      const end = address + bytes.length;
      // A press before the start does nothing else.
      if (name === "press") assert.deepEqual(memory.slice(address, end), bytes);
      if (name === "press") assert.ok(memory.subarray(end).every((byte) => byte === 0));
      memory[end - 1]! ^= 255;
      const changed = memory[end - 1];
      const info = call("info");
      assert.deepEqual(memory.slice(info, info + abi.INFO_SIZE), cart.infoBlock, name);
      assert.equal(memory[end - 1], changed, name);
    }
  });
});

describe("what a host reads of every cartridge", () => {
  test("info block and icon stand there before anything is unpacked", () => {
    for (const cart of carts.filter(({ kind }) => kind === "game")) {
      const { exports } = new WebAssembly.Instance(cart.module);
      const memory = new Uint8Array((exports.memory as WebAssembly.Memory).buffer);
      const before = memory.slice();
      const info = (exports.info as () => number)();
      assert.deepEqual(memory, before, cart.name);
      assert.deepEqual(memory.slice(info, info + abi.INFO_SIZE), cart.infoBlock, cart.name);
      const icon = new DataView(memory.buffer).getUint16(info + abi.INFO_ICON_PTR, true);
      assert.deepEqual(memory.slice(icon, icon + abi.ICON_SIZE), cart.icon, cart.name);
    }
  });
});

describe("the order of functions", () => {
  test("the same code stands once, what nothing reaches goes, the most called comes first", () => {
    const one = [get(0), constant(1), plain(ADD)];
    const call = (n: number): Instruction => instruction(OP.call, n);
    const module = moduleOf(
      [get(0), call(1), call(2), call(3)],
      [...one],
      [...one],
      [...one, ...one.slice(1)],
      one,
    );
    order(module);
    assert.deepEqual(
      module.functions.map(({ code }) => code.length),
      [3, 5, 4],
    );
    assert.deepEqual(answers(module, [10]), [14]);
  });
});
