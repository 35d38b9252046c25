// Owns what single instructions take from the stack and leave there.
import { OP, type Instruction } from "./code.ts";
import { I32, type Module } from "./module.ts";

export const I64 = 0x7e;

/** Types taken, the deepest first, and left. */
export interface Effect {
  takes: readonly number[];
  leaves: readonly number[];
}

/** Opcodes up to each of these numbers have the effect; what is not listed (floats) has none that is known. */
const RANGES: [number, number, Effect][] = [
  [0x28, 0x28, { takes: [I32], leaves: [I32] }],
  [0x29, 0x29, { takes: [I32], leaves: [I64] }],
  [0x2c, 0x2f, { takes: [I32], leaves: [I32] }],
  [0x30, 0x35, { takes: [I32], leaves: [I64] }],
  [0x36, 0x36, { takes: [I32, I32], leaves: [] }],
  [0x37, 0x37, { takes: [I32, I64], leaves: [] }],
  [0x3a, 0x3b, { takes: [I32, I32], leaves: [] }],
  [0x3c, 0x3e, { takes: [I32, I64], leaves: [] }],
  [0x41, 0x41, { takes: [], leaves: [I32] }],
  [0x42, 0x42, { takes: [], leaves: [I64] }],
  [0x45, 0x45, { takes: [I32], leaves: [I32] }],
  [0x46, 0x4f, { takes: [I32, I32], leaves: [I32] }],
  [0x50, 0x50, { takes: [I64], leaves: [I32] }],
  [0x51, 0x5a, { takes: [I64, I64], leaves: [I32] }],
  [0x67, 0x69, { takes: [I32], leaves: [I32] }],
  [0x6a, 0x78, { takes: [I32, I32], leaves: [I32] }],
  [0x79, 0x7b, { takes: [I64], leaves: [I64] }],
  [0x7c, 0x8a, { takes: [I64, I64], leaves: [I64] }],
  [0xa7, 0xa7, { takes: [I64], leaves: [I32] }],
  [0xac, 0xad, { takes: [I32], leaves: [I64] }],
  [0xc0, 0xc1, { takes: [I32], leaves: [I32] }],
  [0xc2, 0xc4, { takes: [I64], leaves: [I64] }],
];

const PLAIN: (Effect | undefined)[] = [];
for (const [from, to, effect] of RANGES) for (let op = from; op <= to; op++) PLAIN[op] = effect;

const BULK: Effect = { takes: [I32, I32, I32], leaves: [] };

/** The effect of an instruction that is no block and does not branch; undefined where it is not known. */
export function effectOf(
  module: Module,
  locals: readonly number[],
  { op, args }: Instruction,
): Effect | undefined {
  const type = (index: number): Effect => {
    const { params, results } = module.types[index]!;
    return { takes: params, leaves: results };
  };
  if (op === OP.call) return type(module.functions[args[0]!]!.type);
  if (op === OP.callIndirect) {
    const { takes, leaves } = type(args[0]!);
    return { takes: [...takes, I32], leaves };
  }
  if (op === OP.localGet) return { takes: [], leaves: [locals[args[0]!]!] };
  if (op === OP.prefixed && args[0]! >= 10) return BULK;
  return PLAIN[op];
}
