// Owns putting a function that is called in one place only into its caller.
import { OP, instruction, isLocal, sizeOf, type Instruction } from "./code.ts";
import { bitOf, liveLocals } from "./liveness.ts";
import { I32, type Func, type Module } from "./module.ts";

/** Bytes of code that a function may have to go into another, and that the two may have together: what a press needs
 * of a function is compiled as a whole on the device (docs/decisions/0015-start.md). */
const MOST_BYTES = 500;
const MOST_TOGETHER = 1500;
const VOID = 0x40;

/** Puts functions that are called once into their callers. fixed = functions that stay as they are. */
export function inlineOnce(module: Module, fixed: ReadonlySet<number>): void {
  const calls = countCalls(module);
  const roots = new Set(module.roots());
  const mayGo = (index: number): boolean => calls[index] === 1 && !roots.has(index) && !fixed.has(index);
  module.functions.forEach((caller, index) => {
    if (fixed.has(index)) return;
    for (let at = caller.code.length - 1; at >= 0; at--) {
      const { op, args } = caller.code[at]!;
      const target = args[0]!;
      if (op !== OP.call || target === index || !mayGo(target)) continue;
      const bytes = sizeOf(module.functions[target]!.code);
      if (bytes > MOST_BYTES || bytes + sizeOf(caller.code) > MOST_TOGETHER) continue;
      if (!inlineAt(module, caller, at, module.functions[target]!)) continue;
      module.functions[target]!.code = [instruction(OP.unreachable)]; // nobody reaches it, order.ts drops it
      at = caller.code.length; // what came in may have calls too
    }
  });
}

function countCalls(module: Module): number[] {
  const calls = new Array<number>(module.functions.length).fill(0);
  for (const { code } of module.functions)
    for (const { op, args } of code) if (op === OP.call) calls[args[0]!]!++;
  return calls;
}

/** Replaces the call at a place by the code of what it calls; false where that cannot be. */
function inlineAt(module: Module, caller: Func, at: number, callee: Func): boolean {
  const { params, results } = module.types[callee.type]!;
  const first = module.localsOf(caller).length;
  const live = liveLocals(callee.code)[0]!;
  const zeros = callee.locals.flatMap((type, i) => (live & bitOf(params.length + i) ? [{ type, i }] : []));
  if (zeros.some(({ type }) => type !== I32)) return false;
  const pushes = pushedBefore(caller.code, at, callee.code, params.length);
  const own = params.map((_, i) => i).filter((i) => !pushes.has(i));
  const place = (local: number): number =>
    local < params.length ? first + own.indexOf(local) : first + own.length + local - params.length;
  const body = callee.code.map((one) => {
    const { op, args } = one;
    if (op !== OP.localGet && op !== OP.localSet && op !== OP.localTee) return one;
    const push = pushes.get(args[0]!);
    return push ? { ...push, at: one.at } : { ...instruction(op, place(args[0]!)), at: one.at };
  });
  const dropped = new Set(params.map((_, i) => i).filter((i) => pushes.has(i)));
  const before = caller.code.slice(0, at);
  for (let i = params.length - 1, from = at - 1; dropped.size > 0; i--, from--)
    if (dropped.delete(i)) before.splice(from, 1);
  const isTail = endsBehind(module, caller, at, results);
  caller.code = [
    ...before,
    ...[...own].reverse().map((i) => instruction(OP.localSet, place(i))),
    ...zeros.flatMap(({ i }) => [
      instruction(OP.i32Const, 0),
      instruction(OP.localSet, place(params.length + i)),
    ]),
    ...(isTail ? body : withoutReturns(body, results)),
    ...caller.code.slice(at + 1),
  ];
  caller.locals = [...caller.locals, ...own.map((i) => params[i]!), ...callee.locals];
  return true;
}

/** Constants and locals that stand before a call and can be said where the parameters are read instead. */
function pushedBefore(
  code: readonly Instruction[],
  call: number,
  callee: readonly Instruction[],
  count: number,
): Map<number, Instruction> {
  const found = new Map<number, Instruction>();
  for (let i = count - 1, at = call - 1; i >= 0; i--, at--) {
    const push = code[at];
    if (push?.op !== OP.localGet && push?.op !== OP.i32Const) break;
    const uses = callee.filter(({ op, args }) => isLocal(op) && args[0] === i);
    const reads = uses.every(({ op }) => op === OP.localGet);
    if (reads && (push.bytes.length <= 2 || uses.length < 2)) found.set(i, push);
  }
  return found;
}

/** Whether a function ends behind an instruction with the same results. */
function endsBehind(module: Module, { type, code }: Func, at: number, results: readonly number[]): boolean {
  if (String(module.types[type]!.results) !== String(results)) return false;
  if (code[at + 1]?.op === OP.return) return true;
  return code.slice(at + 1).every(({ op }) => op === OP.end);
}

/** The code of a function as a part of another: what returned goes to the end of a block. */
function withoutReturns(body: Instruction[], results: readonly number[]): Instruction[] {
  const code = body.at(-1)?.op === OP.return ? body.slice(0, -1) : body;
  if (!code.some(({ op }) => op === OP.return)) return code;
  let depth = 0;
  const inside = code.map((one) => {
    if (one.op === OP.block || one.op === OP.loop || one.op === OP.if) depth++;
    if (one.op === OP.end) depth--;
    return one.op === OP.return ? { ...instruction(OP.br, depth), at: one.at } : one;
  });
  return [instruction(OP.block, results[0] ?? VOID), ...inside, instruction(OP.end)];
}
