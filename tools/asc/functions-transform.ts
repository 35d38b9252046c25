// Owns functions as values: the compiler makes 32 bytes of data for each, which hold its index in the table; with this
// the value is the index itself, marked, until tools/shrink/indices.ts takes the mark and the loads of the index away.
import { Compiler } from "assemblyscript";
import { Transform } from "assemblyscript/transform";

/** High half of a marked index. */
export const FUNCTION_MARK = 0x46e7;

const prototype = (Compiler as any).prototype;
declare const i64_new: (low: number) => unknown;

export class FunctionsTransform extends Transform {
  private original: unknown;

  afterInitialize(): void {
    const indices = new Map<unknown, number>();
    this.original = prototype.ensureRuntimeFunction;
    prototype.ensureRuntimeFunction = function (instance: unknown): unknown {
      if (!indices.has(instance)) indices.set(instance, this.functionTable.push(instance)); // place 0 stays empty
      return i64_new(FUNCTION_MARK * 0x10000 + indices.get(instance)!);
    };
  }

  afterCompile(): void {
    prototype.ensureRuntimeFunction = this.original;
  }
}
