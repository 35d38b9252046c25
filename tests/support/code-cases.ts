// Owns modules that try the form of compiled code (tools/wasm3/m3_emit.h) where it is tight; the desktop and the device run them.
import assert from "node:assert/strict";
import { callLine, loadLine, outcomeOf, type InterpreterHost } from "../../tools/testsuite/interpreter.ts";
import {
  constant,
  unsigned,
  writeModule,
  type FunctionBody,
  type ValueType,
} from "../../tools/testsuite/module-writer.ts";

/** Calls in order, each with what the interpreter must say: Node's result, or that it fails so. */
interface CodeCase {
  what: string;
  wasm: Uint8Array<ArrayBuffer>;
  calls: { name: string; args: (number | bigint)[]; failed?: RegExp }[];
}

const body = (params: ValueType[], locals: ValueType[], code: number[]): FunctionBody => ({
  type: { params, result: "i32" },
  locals,
  code,
});
const modules = (functions: FunctionBody[], table = [0]): Uint8Array<ArrayBuffer> =>
  writeModule({ functions, globals: [], table, data: [{ address: 65535, bytes: Uint8Array.of(77) }] });

const get = (local: number): number[] => [0x20, local];
const number = (value: number): number[] => constant("i32", BigInt(value));
const call = (name: number): number[] => [0x10, ...unsigned(name)];
const ADD = 0x6a;
const MULTIPLY = 0x6c;
const THREE: ValueType[] = ["i32", "i32", "i32"];

/** More functions than a call names in one word, called directly and through the table. */
function manyFunctions(): CodeCase {
  const each = (k: number): FunctionBody =>
    body(THREE, [], [...get(0), ...get(1), ...number(k), MULTIPLY, ADD, ...get(2), ADD]);
  const called = [511, 512, 599].flatMap((k, index) => [
    ...[...get(0), ...number(k), ...get(1), ...call(k)],
    ...(index === 0 ? [] : [ADD]),
  ]);
  const table = [...number(5), ...get(1), ...get(0), ...number(0), 0x11, 1, 0, ADD];
  const functions = Array.from({ length: 600 }, (_, k) =>
    k === 0 ? body(["i32", "i32"], [], [...called, ...table]) : each(k),
  );
  const calls = [{ name: "f0", args: [7, 11] }];
  return { what: "functions beyond number 511", wasm: modules(functions, [599]), calls };
}

/** Loads whose address is in the register, with the offsets around half a word. */
function offsets(): CodeCase {
  const load = (code: number, offset: number): FunctionBody =>
    body(["i32"], [], [...get(0), ...number(1), ADD, code, 0, ...unsigned(offset)]);
  const [byte, word] = [0x2d, 0x28];
  const functions = [load(byte, 65535), load(byte, 65536), load(byte, 0x10ffff), load(word, 65532)];
  const failed = /out of bounds/;
  const calls = [
    { name: "f0", args: [-1] },
    { name: "f0", args: [0], failed },
    { name: "f1", args: [-1], failed },
    { name: "f2", args: [-1], failed },
    { name: "f3", args: [-1] },
    { name: "f3", args: [0], failed },
  ];
  return { what: "offsets around half a word", wasm: modules(functions), calls };
}

/** Arguments that would lie beyond the slots which an instruction can name. */
function manySlots(): CodeCase {
  const ten = Array<ValueType>(10).fill("i32");
  const sum = body(ten, [], [...get(0), ...ten.slice(1).flatMap((_, i) => [...get(i + 1), ADD])]);
  const caller = (locals: number): FunctionBody =>
    body([], Array<ValueType>(locals).fill("i64"), [...ten.flatMap((_, i) => number(i * i)), ...call(0)]);
  const calls = [
    { name: "f1", args: [] },
    { name: "f2", args: [], failed: /stack/ },
  ];
  return {
    what: "more slots than an instruction can name",
    wasm: modules([sum, caller(90), caller(118)]),
    calls,
  };
}

/** Memory that grows between two pages of code puts them far apart. (The device's never grows.) */
function grown(): CodeCase {
  const long = (times: number): number[] => [
    ...get(0),
    ...Array.from({ length: times }, (_, i) => [...get(0), ...number(i % 40), MULTIPLY, ADD]).flat(),
  ];
  const choose = (times: number): FunctionBody =>
    body(["i32"], [], [...get(0), 0x04, 0x7f, ...long(times), 0x05, ...number(5), ...long(times), ADD, 0x0b]);
  const grow = body(["i32"], [], [...get(0), 0x40, 0, 0x1a, ...number(0)]);
  const calls = [
    ...[0, 3].map((x) => ({ name: "f0", args: [x] })),
    { name: "f1", args: [4] },
    ...[0, 3].map((x) => ({ name: "f2", args: [x] })),
    ...[0, 5].map((x) => ({ name: "f0", args: [x] })),
  ];
  return {
    what: "memory grown between two pages of code",
    wasm: modules([choose(20), grow, choose(150)]),
    calls,
  };
}

/** A call takes copies of arguments back; those of the next call that come to their place are others. */
function copiesBehind(): CodeCase {
  const [SHIFT, WRAP, DROP] = [0x88, 0xa7, 0x1a];
  const upper = [...get(1), ...constant("i64", 32n), SHIFT, WRAP];
  const functions = [
    body(
      ["i32", "i64"],
      [],
      [...get(0), ...get(0), ...get(0), ...call(1), DROP, ...get(0), ...get(1), ...call(2)],
    ),
    body(THREE, [], [...get(0), ...get(1), ADD, ...get(2), ADD]),
    body(["i32", "i64"], [], [...upper, ...get(0), ADD]),
  ];
  const calls = [{ name: "f0", args: [5, 0x0123456789abcdefn] }];
  return { what: "copies behind a call that copies", wasm: modules(functions), calls };
}

export const codeCases = (): CodeCase[] => [manyFunctions(), offsets(), manySlots(), grown(), copiesBehind()];

/** Runs a case; Node's engine says what a call gives unless it must fail. */
export async function runCase({ wasm, calls }: CodeCase, host: InterpreterHost): Promise<void> {
  const lines = calls.map(({ name, args }) =>
    callLine(
      name,
      args.map((value) => BigInt.asUintN(typeof value === "bigint" ? 64 : 32, BigInt(value))),
    ),
  );
  const [loaded, ...answers] = await host.batch([loadLine(wasm), ...lines]);
  assert.equal(outcomeOf(loaded!).failed, undefined);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm));
  calls.forEach(({ name, args, failed }, index) => {
    const outcome = outcomeOf(answers[index]!);
    const which = `${name}(${args.join()})`;
    if (failed) return assert.match(outcome.failed ?? "", failed, which);
    const expected = (exports[name] as (...values: (number | bigint)[]) => number)(...args);
    assert.deepEqual(
      outcome.values?.map((value) => BigInt.asIntN(32, value)),
      [BigInt(expected)],
      which,
    );
  });
}
