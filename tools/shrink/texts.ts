// Owns texts as values in the finished module: marked addresses (tools/asc/texts-transform.mjs) become the way from an
// origin amid them where that takes two bytes instead of three, and plain addresses where it does not.
import { ORIGIN_MARK, TEXT_MARK } from "../asc/texts-transform.mjs";
import { OP, instruction } from "./code.ts";
import type { Module } from "./module.ts";

/** A number from -NEAR up to NEAR - 1 takes at most two bytes. */
const NEAR = 8192;

/** Makes the values of texts short. start = where data begins: what is below it is taken for a short value. */
export function shortenTexts({ functions }: Module, start: number): void {
  const marked = (mark: number): number[] =>
    functions.flatMap(({ code }) =>
      code
        .filter(({ op, args }) => op === OP.i32Const && args[0]! >>> 16 === mark)
        .map(({ args }) => args[0]! & 0xffff),
    );
  const origin = originOf(marked(TEXT_MARK), start);
  for (const func of functions) {
    func.code = func.code.map((one) => {
      const mark = one.op === OP.i32Const ? one.args[0]! >>> 16 : 0;
      if (mark === ORIGIN_MARK) return { ...instruction(OP.i32Const, origin), at: one.at };
      if (mark !== TEXT_MARK) return one;
      const address = one.args[0]! & 0xffff;
      const short = address - origin;
      return { ...instruction(OP.i32Const, short >= -NEAR && short < NEAR ? short : address), at: one.at };
    });
  }
}

/** The origin from which values take the fewest bytes. No text lies at it: a value of 0 is none. */
function originOf(texts: readonly number[], start: number): number {
  const bytes = (way: number): number => (way >= -64 && way < 64 ? 1 : way >= -NEAR && way < NEAR ? 2 : 3);
  let best = start + NEAR;
  let fewest = Infinity;
  for (let origin = start; origin < start + 2 * NEAR; origin++) {
    const sum = texts.reduce((all, text) => all + bytes(text - origin), 0);
    if (sum >= fewest || texts.includes(origin)) continue;
    fewest = sum;
    best = origin;
  }
  return best;
}
