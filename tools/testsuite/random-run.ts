// Owns comparing random modules on the bare interpreter with Node's engine: results, traps, globals, memory.
import { crc32 } from "../../host/web/save.ts";
import { callLine, globalLine, loadLine, outcomeOf, type InterpreterHost } from "./interpreter.ts";
import { randomModule, type RandomModule } from "./random-module.ts";

/** What Node's engine calls a trap, and what wasm3 does. */
const TRAPS: [RegExp, string][] = [
  [/divide by zero|remainder by zero/, "[trap] integer divide by zero"],
  [/divide result unrepresentable/, "[trap] integer overflow"],
  [/memory access out of bounds/, "[trap] out of bounds memory access"],
  [/unreachable/, "[trap] unreachable executed"],
  [/table index is out of bounds/, "[trap] undefined element"],
];

const NO_CALL = /^\[trap\] (indirect call type mismatch|null table element|undefined element)$/;
/** Limits that a module of this size may meet; it is then no witness. */
const TOO_LARGE = /stack height limit|stack overflow|memory allocation/;

const show = (values: bigint[]): string => (values.length > 0 ? values.join(" ") : "nothing");

/** The engine's answers to the calls, each as the interpreter's line would put it. */
function expected(module: RandomModule): string[] {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(module.wasm));
  const memory = instance.exports["memory"] as WebAssembly.Memory;
  return module.calls.map(({ name, types, values }) => {
    const call = instance.exports[name] as (...args: (bigint | number)[]) => bigint | number;
    const args = values.map((value, at) => (types[at] === "i32" ? Number(BigInt.asIntN(32, value)) : value));
    let said: string;
    try {
      said = show([bitsOf(call(...args))]);
    } catch (error) {
      const words = (error as Error).message;
      said = TRAPS.find(([pattern]) => pattern.test(words))?.[1] ?? words;
    }
    return [said, ...globalsOf(instance, module.globals), sumOf(new Uint8Array(memory.buffer))].join("; ");
  });
}

/** A value of either type as the interpreter's 64 bits. */
const bitsOf = (value: bigint | number): bigint =>
  BigInt.asUintN(typeof value === "bigint" ? 64 : 32, BigInt(value));

function globalsOf(instance: WebAssembly.Instance, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const { value } = instance.exports[`g${index}`] as WebAssembly.Global<"i32" | "i64">;
    return show([bitsOf(value as number | bigint)]);
  });
}

const sumOf = (memory: Uint8Array): string =>
  `${memory.length.toString(16)} ${crc32(memory).toString(16).padStart(8, "0")}`;

/** The interpreter's answers, put the same way; words when the module is no witness. */
async function answered(module: RandomModule, host: InterpreterHost): Promise<string[] | string> {
  const globals = Array.from({ length: module.globals }, (_, index) => globalLine(`g${index}`));
  const perCall = 2 + globals.length;
  const lines = module.calls.flatMap(({ name, values }) => [callLine(name, values), ...globals, "memory"]);
  const [loaded, ...answers] = await host.batch([loadLine(module.wasm), ...lines]);
  const refused = outcomeOf(loaded!).failed;
  if (refused !== undefined) return refused;
  const put = (line: string): string => {
    const { failed, values } = outcomeOf(line);
    return failed ?? show(values);
  };
  const results: string[] = [];
  for (let at = 0; at < answers.length; at += perCall) {
    const [call, ...rest] = answers.slice(at, at + perCall);
    const { failed } = outcomeOf(call!);
    if (failed !== undefined && TOO_LARGE.test(failed)) return failed;
    const memory = rest.pop()!.slice("ok ".length);
    results.push([put(call!), ...rest.map(put), memory].join("; "));
  }
  return results;
}

/** A trap of call_indirect has one name in Node's engine and several in wasm3. */
const same = (a: string, b: string): boolean => {
  const [said, ...rest] = a.split("; ");
  const [wanted, ...wantedRest] = b.split("; ");
  const alike = said === wanted || (NO_CALL.test(said!) && /signature mismatch|null function/.test(wanted!));
  return alike && rest.join() === wantedRest.join();
};

/** What came of some seeds. */
export interface RandomResult {
  equal: number;
  trapped: number;
  tooLarge: number;
  /** the first difference in words */
  difference?: string;
}

/** Compares the modules of the seeds from `first` on; stops at the first difference. */
export async function runRandom(first: number, count: number, host: InterpreterHost): Promise<RandomResult> {
  const result: RandomResult = { equal: 0, trapped: 0, tooLarge: 0 };
  for (let seed = first; seed < first + count; seed++) {
    const module = randomModule(seed);
    const got = await answered(module, host);
    if (typeof got === "string") {
      if (!TOO_LARGE.test(got)) return { ...result, difference: `module ${seed}: ${got}` };
      result.tooLarge++;
      continue;
    }
    const wanted = expected(module);
    const at = got.findIndex((line, index) => !same(line, wanted[index]!));
    if (at >= 0) {
      const { name, values } = module.calls[at]!;
      const call = `call ${at + 1}, ${name}(${values.join(", ")})`;
      return { ...result, difference: `module ${seed}: ${call}: expected ${wanted[at]}, got ${got[at]}` };
    }
    result.equal++;
    if (wanted.some((line) => line.startsWith("[trap]"))) result.trapped++;
  }
  return result;
}
