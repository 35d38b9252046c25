// Owns the tests of what makes cartridges small: a module that was shrunk does what it did, and its lines are known.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
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
import { Module } from "../tools/shrink/module.ts";
import { order } from "../tools/shrink/order.ts";
import { outline } from "../tools/shrink/outline.ts";
import { shrink } from "../tools/shrink/shrink.ts";
import { hostLine, recordTrace } from "../tools/traces.ts";
import { answers, constant, get, moduleOf, plain } from "./support/code.ts";

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
