// Owns ifs that leave a value: where taking both values is harmless and quick, they become a sum of truths or a choice.
import type { Code } from "./blocks.ts";
import { OP, instruction, isLocal } from "./code.ts";
import { I32, type Module } from "./module.ts";
import { Quiet } from "./quiet.ts";
import { Truths, type Choice } from "./truths.ts";

const IS_ZERO = 0x45;
const AND = instruction(0x71);
const OR = instruction(0x72);
/** Comparisons of 32 bits and their opposites. */
const OPPOSITES: Record<number, number> = {
  ...{ 0x46: 0x47, 0x48: 0x4e, 0x49: 0x4f, 0x4a: 0x4c, 0x4b: 0x4d },
  ...{ 0x47: 0x46, 0x4e: 0x48, 0x4f: 0x49, 0x4c: 0x4a, 0x4d: 0x4b },
};

/** Makes ifs that leave a value shorter until none is left. */
export function joinConditions(module: Module): void {
  for (let again = true; again;) {
    again = false;
    const quiet = new Quiet(module);
    const truths = new Truths(module);
    module.functions.forEach((_, index) => {
      while (joinOne(module, index, truths, quiet)) again = true;
    });
  }
}

function joinOne(module: Module, index: number, truths: Truths, quiet: Quiet): boolean {
  const func = module.functions[index]!;
  for (const choice of truths.choices(index)) {
    const code = joined(func.code, choice, quiet) ?? chosen(func.code, choice, quiet);
    if (!code) continue;
    func.code = [...code, ...func.code.slice(choice.end + 1)];
    return true;
  }
  return false;
}

export const isConstant = (code: Code, value: number): boolean =>
  code.length === 1 && code[0]!.op === OP.i32Const && code[0]!.args[0] === value;

/** Code up to the end of an if that says "and" or "or", with both sides taken; null where that is another thing. */
function joined(code: Code, choice: Choice, quiet: Quiet): Code | null {
  const { at, otherwise, end, asked, first, second } = choice;
  if (code[at]!.args[0] !== I32) return null;
  const behind = code[end + 1]?.op;
  // Only whether it is 0 matters there.
  const asks = behind === OP.if || behind === OP.brIf || behind === IS_ZERO || behind === OP.select;
  const before = code.slice(0, at);
  const one = code.slice(at + 1, otherwise);
  const other = code.slice(otherwise + 1, end);
  if (isConstant(other, 0) && asked && first && quiet.is(one)) return [...before, ...one, AND];
  if (isConstant(one, 1) && (asks || (asked && second)) && quiet.is(other)) return [...before, ...other, OR];
  if (isConstant(one, 0) && second && quiet.is(other)) return [...opposite(before), ...other, AND];
  if (isConstant(other, 1) && (asks || first) && quiet.is(one)) return [...opposite(before), ...one, OR];
  return null;
}

/** Code whose last value is 1 where it was 0, else 0. */
export function opposite(code: Code): Code {
  const last = code.at(-1)!;
  const op = OPPOSITES[last.op];
  if (op === undefined) return [...code, instruction(IS_ZERO)];
  return [...code.slice(0, -1), { ...instruction(op), at: last.at }];
}

/** Code up to the end of an if, as a choice between both its values; null where one must not be taken unasked. */
function chosen(code: Code, { at, otherwise, end, start }: Choice, quiet: Quiet): Code | null {
  if (code[at]!.args[0] !== I32 || start < 0) return null;
  const asked = code.slice(start, at);
  const one = code.slice(at + 1, otherwise);
  const other = code.slice(otherwise + 1, end);
  const both = [...one, ...other];
  // What it decides by comes last now.
  if (!quiet.is(one) || !quiet.is(other) || !(quiet.is(asked) || isApart(both, asked))) return null;
  return [...code.slice(0, start), ...both, ...asked, instruction(OP.select)];
}

/** Whether code has nothing but constants and locals that other code does not write. */
function isApart(code: Code, from: Code): boolean {
  const written = from.filter(({ op }) => isLocal(op) && op !== OP.localGet).map(({ args }) => args[0]!);
  return code.every(
    ({ op, args }) => op === OP.i32Const || (op === OP.localGet && !written.includes(args[0]!)),
  );
}
