// Owns which functions a module keeps and where: the same code stands once, the most called functions come first.
import { OP } from "./code.ts";
import type { Module } from "./module.ts";

/** Joins functions that are the same, drops those that nothing reaches, and puts the most called ones first. */
export function order(module: Module): void {
  const twin = twins(module);
  const calls = new Array<number>(module.functions.length).fill(0);
  const reached = new Set<number>();
  const waiting = module.roots().map((index) => twin[index]!);
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (reached.has(index)) continue;
    reached.add(index);
    for (const { op, args } of module.functions[index]!.code) {
      if (op !== OP.call) continue;
      const target = twin[args[0]!]!;
      calls[target]!++;
      waiting.push(target);
    }
  }
  const kept = [...reached].sort((a, b) => calls[b]! - calls[a]! || a - b);
  const places = new Map(kept.map((old, place) => [old, place]));
  module.reorder(kept, (old) => places.get(twin[old]!)!);
}

/** For each function the first one with the same type, locals and code. */
function twins({ functions }: Module): number[] {
  const first = new Map<string, number>();
  return functions.map(({ type, locals, code }, index) => {
    const key = `${type} ${locals.join(",")} ${code.map(({ bytes }) => bytes).join("")}`;
    if (!first.has(key)) first.set(key, index);
    return first.get(key)!;
  });
}
