// Owns blocks as code that is rewritten needs them: where they end, what is around a place, where branches out of code go.
import { OP, instruction, type Instruction } from "./code.ts";

export type Code = readonly Instruction[];
/** The type of a block that leaves nothing. */
export const VOID = 0x40;
export const END = instruction(OP.end);

export const opens = (op: number): boolean => op === OP.block || op === OP.loop || op === OP.if;

/** The end of the block that begins at a place, and its else or -1. */
export function endOf(code: Code, at: number): { otherwise: number; end: number } {
  let otherwise = -1;
  let depth = 0;
  for (let i = at; ; i++) {
    const { op } = code[i]!;
    if (opens(op)) depth++;
    if (op === OP.else && depth === 1) otherwise = i;
    if (op === OP.end && --depth === 0) return { otherwise, end: i };
  }
}

/** The blocks around a place, the innermost first. */
export function around(code: Code, at: number): Instruction[] {
  const open: Instruction[] = [];
  for (const one of code.slice(0, at)) {
    if (opens(one.op)) open.unshift(one);
    if (one.op === OP.end) open.shift();
  }
  return open;
}

/**
 * Code with other targets of the branches out of it. target(0) = where a branch to the end of the code goes, 1 = of the
 * block around it. Null where the target is null, or one of many that a table has.
 */
export function retarget(code: Code, target: (out: number) => number | null): Instruction[] | null {
  const result: Instruction[] = [];
  let depth = 0;
  for (const one of code) {
    const { op, args } = one;
    if (opens(op)) depth++;
    if (op === OP.end) depth--;
    if (op !== OP.br && op !== OP.brIf && op !== OP.brTable) {
      result.push(one);
      continue;
    }
    const targets = args.map((arg) => (arg < depth ? arg : target(arg - depth)));
    const place = depth;
    const same = args.every((arg, i) => arg < place || arg - place === targets[i]);
    if (targets.includes(null) || (op === OP.brTable && !same)) return null;
    const to = args[0]! < depth ? args[0]! : depth + targets[0]!;
    result.push(same ? one : { ...instruction(op, to), at: one.at });
  }
  return result;
}
