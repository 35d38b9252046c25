// Owns ifs without a value and branches, written shorter: a condition of two halves becomes two ifs or two branches, an
// if that ends where the block around it ends becomes a branch over the rest.
import { END, VOID, around, endOf, retarget, type Code } from "./blocks.ts";
import { OP, instruction } from "./code.ts";
import { isConstant, opposite } from "./conditions.ts";
import type { Module } from "./module.ts";
import { Truths, type Choice } from "./truths.ts";

const IS_ZERO = 0x45;
const LAST_COMPARISON = 0x4f;
const branchIf = (depth: number, at: number | undefined) => ({ ...instruction(OP.brIf, depth), at });

/** Two halves of a condition, each with whether its opposite counts: both must hold, or one of them. */
interface Halves {
  readonly both: boolean;
  readonly first: Code;
  readonly second: Code;
}

/** Makes two ifs or two branches of conditions that are ifs themselves. */
export function splitConditions(module: Module): void {
  const truths = new Truths(module);
  module.functions.forEach((func, index) => {
    const isVoid = module.types[func.type]!.results.length === 0;
    const splitOne = (): boolean => {
      const code = truths
        .choices(index)
        .reduce((found: Code | null, c) => found ?? split(func.code, c, isVoid), null);
      if (code) func.code = [...code];
      return code !== null;
    };
    while (splitOne());
  });
}

function split(code: Code, choice: Choice, isVoid: boolean): Code | null {
  const isNegated = code[choice.end + 1]?.op === IS_ZERO;
  const next = choice.end + (isNegated ? 2 : 1);
  const use = code[next];
  if (use?.op !== OP.brIf && (use?.op !== OP.if || use.args[0] !== VOID)) return null;
  const halves = halvesOf(code, choice, isNegated);
  if (!halves) return null;
  const { both, first, second } = halves;
  if (use.op === OP.if) {
    const body = endOf(code, next);
    if (!both || body.otherwise >= 0) return null;
    const then = retarget(code.slice(next + 1, body.end), (out) => (out ? out + 1 : 0));
    return then && [...first, use, ...second, use, ...then, END, ...code.slice(body.end)];
  }
  const depth = use.args[0]!;
  const rest = code.slice(next + 1);
  if (!both) {
    const moved = retarget(second, (out) => out - 1);
    return moved && [...first, use, ...moved, use, ...rest];
  }
  // Within an if there is no value that the branch could take along.
  const target = around(code, next)[depth];
  if (target ? target.op !== OP.loop && target.args[0] !== VOID : !isVoid) return null;
  return [
    ...first,
    { ...instruction(OP.if, VOID), at: use.at },
    ...second,
    branchIf(depth + 1, use.at),
    END,
    ...rest,
  ];
}

/** The halves of a condition that is an if; null where it is none, or a half leaves it. */
function halvesOf(code: Code, { at, otherwise, end }: Choice, isNegated: boolean): Halves | null {
  const before = code.slice(0, at);
  const one = code.slice(at + 1, otherwise);
  const other = code.slice(otherwise + 1, end);
  const [isAnd, isAndNot] = [isConstant(other, 0), isConstant(one, 0)];
  const [isOr, isOrNot] = [isConstant(one, 1), isConstant(other, 1)];
  if (!isAnd && !isAndNot && !isOr && !isOrNot) return null;
  const second = isAnd || isOrNot ? one : other;
  if (!retarget(second, (out) => out || null)) return null;
  return {
    both: (isAnd || isAndNot) !== isNegated,
    first: (isAndNot || isOrNot) !== isNegated ? opposite(before) : before,
    second: isNegated ? opposite(second) : second,
  };
}

/** Makes branches of ifs that leave a function, or that end with the block around them. */
export function shortenBranches(module: Module): void {
  module.functions.forEach((func) => {
    const isVoid = module.types[func.type]!.results.length === 0;
    for (let at = func.code.length - 1; at > 0; at--) {
      if (func.code[at]!.op !== OP.if || func.code[at]!.args[0] !== VOID) continue;
      const code = (isVoid && leftBy(func.code, at)) || openedAt(func.code, at, isVoid);
      if (code) func.code = [...code];
    }
  });
}

/** Code whose if at a place only leaves the function, with a branch for it. */
function leftBy(code: Code, at: number): Code | null {
  if (code[at + 1]!.op !== OP.return || code[at + 2]!.op !== OP.end) return null;
  const branch = branchIf(around(code, at).length, code[at]!.at);
  return [...code.slice(0, at), branch, ...code.slice(at + 3)];
}

/** Code with a branch over the rest of a block instead of the if at a place, where that is shorter. */
function openedAt(code: Code, at: number, isVoid: boolean): Code | null {
  const { otherwise, end } = endOf(code, at);
  const last = code[at - 1]!;
  if (otherwise >= 0 || last.op < IS_ZERO || last.op > LAST_COMPARISON) return null;
  const [block] = around(code, at);
  const behind = code[end + 1]?.op;
  if (block ? block.op === OP.loop || block.args[0] !== VOID : !isVoid) return null;
  if (block ? behind !== OP.end && behind !== OP.else : behind !== undefined) return null;
  const then = retarget(code.slice(at + 1, end), (out) => (out ? out - 1 : 0));
  if (!then) return null;
  const before = last.op === IS_ZERO ? code.slice(0, at - 1) : opposite(code.slice(0, at));
  return [...before, branchIf(0, code[at]!.at), ...then, ...code.slice(end + 1)];
}
