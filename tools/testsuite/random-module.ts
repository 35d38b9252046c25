// Owns random modules: which functions, globals and table entries there are, and what to call them with.
import { Random } from "../random.ts";
import {
  typeNumber,
  typesOf,
  writeModule,
  type FunctionBody,
  type FunctionType,
  type ValueType,
} from "./module-writer.ts";
import { BodyWriter } from "./random-code.ts";
import { isPlain, plainBody, plainSignature } from "./random-plain.ts";
import type { Surroundings } from "./surroundings.ts";

/** A module and the calls to make, in order, on one instance of it. */
export interface RandomModule {
  wasm: Uint8Array<ArrayBuffer>;
  globals: number;
  calls: { name: string; types: ValueType[]; values: bigint[] }[];
}

const CALLS = 8;

const anyType = (random: Random): ValueType => random.pick(["i32", "i64"]);

function anySignature(random: Random): FunctionType {
  return { params: Array.from({ length: random.below(5) }, () => anyType(random)), result: anyType(random) };
}

const edge = (random: Random, type: ValueType): bigint => {
  const bits = type === "i32" ? 32 : 64;
  const any = (BigInt(random.u32()) << 32n) | BigInt(random.u32());
  return BigInt.asUintN(bits, random.oneIn(2) ? any : random.pick([0n, 1n, 5n, -1n, 1n << BigInt(bits - 1)]));
};

/** What the function of this number may use. */
function surroundings(plan: Plan, index: number, costs: number[]): Surroundings {
  const { signatures, types, globals, table } = plan;
  const indirect = index < table[0]!;
  return {
    globals,
    callable: signatures.flatMap((type, at) => (at > index ? [{ index: at, type, cost: costs[at]! }] : [])),
    indirect: {
      types: (indirect ? types : []).map((type, number) => ({
        number,
        type,
        fitting: table.flatMap((at, entry) => (typeNumber(types, signatures[at]!) === number ? [entry] : [])),
      })),
      entries: table.length,
      cost: indirect ? Math.max(...table.map((at) => costs[at]!)) : 0,
    },
  };
}

interface Plan {
  signatures: FunctionType[];
  types: FunctionType[];
  globals: ValueType[];
  table: number[];
}

function planOf(random: Random): Plan {
  const signatures = Array.from({ length: 2 + random.below(7) }, () =>
    random.oneIn(2) ? plainSignature(random) : anySignature(random),
  );
  return {
    signatures,
    types: typesOf(signatures.map((type) => ({ type }))),
    globals: Array.from({ length: random.below(5) }, () => anyType(random)),
    table: signatures.flatMap((_, index) => (index >= signatures.length >> 1 ? [index] : [])),
  };
}

/**
 * The module of a seed. Functions call only later ones, so that every call ends; those of the second half stand
 * in the table.
 */
export function randomModule(seed: number): RandomModule {
  const random = new Random(seed);
  const plan = planOf(random);
  const { signatures, globals, table } = plan;
  const functions: FunctionBody[] = [];
  const costs: number[] = [];
  for (let index = signatures.length - 1; index >= 0; index--) {
    const type = signatures[index]!;
    const around = surroundings(plan, index, costs);
    if (isPlain(type) && !random.oneIn(4)) {
      const { code, cost } = plainBody(random, type, around);
      functions.unshift({ type, locals: [], code });
      costs[index] = cost;
      continue;
    }
    const writer = new BodyWriter(random, type, around);
    const code = writer.write();
    functions.unshift({ type, locals: writer.locals, code });
    costs[index] = writer.cost;
  }
  const wasm = writeModule({
    functions,
    globals: globals.map((type) => ({ type, value: edge(random, type) })),
    table,
    data: [{ address: 0, bytes: random.bytes(256) }],
  });
  const calls = Array.from({ length: CALLS }, () => {
    const index = random.below(signatures.length);
    const { params } = signatures[index]!;
    return { name: `f${index}`, types: params, values: params.map((type) => edge(random, type)) };
  });
  return { wasm, globals: globals.length, calls };
}
