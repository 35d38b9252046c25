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
  const texts = new Set(marked(TEXT_MARK));
  // No text lies at the origin itself: a value of 0 is none.
  let origin = start + NEAR;
  while (texts.has(origin)) origin--;
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
