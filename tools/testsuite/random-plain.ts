// Owns random bodies of the functions that the interpreter puts in place of their calls (tools/wasm3/m3_plain.h), or nearly so.
import type { Random } from "../random.ts";
import { constant, unsigned, type FunctionType } from "./module-writer.ts";
import type { Surroundings } from "./surroundings.ts";

const UNARY = [0x45, 0x67, 0x68, 0x69, 0xc0, 0xc1];
const BINARY = [
  ...[0x46, 0x47, 0x48, 0x49, 0x4a, 0x4b, 0x4c, 0x4d, 0x4e, 0x4f],
  ...[0x6a, 0x6b, 0x6c, 0x71, 0x72, 0x73, 0x74, 0x75, 0x76, 0x77, 0x78],
];
const DIVIDE = [0x6d, 0x6e, 0x6f, 0x70];
const LOADS = [0x28, 0x2c, 0x2d, 0x2e, 0x2f];
const STORES = [0x36, 0x3a, 0x3b];

/** Up to four parameters and a result, all i32. */
export function plainSignature(random: Random): FunctionType {
  return { params: Array.from({ length: random.below(5) }, () => "i32" as const), result: "i32" };
}

export const isPlain = ({ params, result }: FunctionType): boolean =>
  [...params, result].every((type) => type === "i32");

/** What a body has so far. */
class Plain {
  readonly code: number[] = [];
  cost = 1;

  constructor(
    private readonly random: Random,
    private height: number,
  ) {}

  constant(): void {
    const value = this.random.pick([0, 1, 3, 64, 255, this.random.below(1 << 20)]);
    this.code.push(...constant("i32", BigInt(value)));
    this.height++;
  }

  unary(): void {
    if (this.height > 0) this.code.push(this.random.pick(UNARY));
  }

  binary(): void {
    if (this.height < 2) return;
    this.code.push(this.random.pick(this.random.oneIn(12) ? DIVIDE : BINARY));
    this.height--;
  }

  load(): void {
    if (this.height === 0) return;
    const place = [this.random.pick(LOADS), 0, ...unsigned(this.random.below(64))];
    this.code.push(...constant("i32", 0xfffn), 0x71, ...place);
  }

  store(): void {
    this.constant();
    this.constant();
    this.code.push(this.random.pick(STORES), 0, ...unsigned(this.random.below(64)));
    this.height -= 2;
  }

  call(callable: Surroundings["callable"]): void {
    const fitting = callable.filter(({ type }) => isPlain(type) && type.params.length <= this.height);
    if (fitting.length === 0) return;
    const { index, type, cost } = this.random.pick(fitting);
    this.code.push(0x10, ...unsigned(index));
    this.height += 1 - type.params.length;
    this.cost += cost;
  }

  /** One value is left. */
  end(): void {
    if (this.height === 0) this.constant();
    while (this.height > 1) this.binary();
  }
}

/** Reads the parameters, most often all in their order, and works with what then stands on the stack. */
export function plainBody(random: Random, { params }: FunctionType, { callable }: Surroundings): Plain {
  const body = new Plain(random, params.length);
  for (let index = 0; index < params.length; index++)
    body.code.push(0x20, random.oneIn(8) ? random.below(params.length) : index);
  for (let n = random.below(4); n > 0; n--) {
    const work = random.pick(["constant", "unary", "binary", "load", "store", "call"] as const);
    if (work === "call") body.call(callable);
    else body[work]();
  }
  body.end();
  return body;
}
