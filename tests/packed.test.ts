// Owns the tests of packed data: whatever it is, unpacked it is the same, by a cartridge itself and by a host.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import type { SourceMapPayload } from "node:module";
import * as abi from "../host/web/abi.ts";
import { builtCarts, type BuiltCart } from "../tools/cart-files.ts";
import { root } from "../tools/cli.ts";
import { Random } from "../tools/random.ts";
import { Module } from "../tools/shrink/module.ts";
import { pack, unpackIn } from "../tools/shrink/pack.ts";
import { shrink } from "../tools/shrink/shrink.ts";
import { mergeData, Reader, readSections, SECTION } from "../tools/wasm-file.ts";

let carts: BuiltCart[];
before(async () => {
  carts = await builtCarts();
});

const mapOf = (cart: BuiltCart): SourceMapPayload =>
  JSON.parse(readFileSync(`${cart.wasmPath}.map`, "utf8")) as SourceMapPayload;

describe("packed data", () => {
  const unpacked = (bytes: Uint8Array): Uint8Array => {
    const packed = pack(bytes);
    const memory = new Uint8Array(bytes.length + packed.length);
    memory.set(packed, bytes.length);
    unpackIn(memory, bytes.length, 0, bytes.length);
    return memory.slice(0, bytes.length);
  };

  test("is the same again, whatever it is", () => {
    const random = new Random(4);
    for (const length of [1, 2, 15, 16, 17, 400]) {
      for (const letters of [1, 2, 7, 256]) {
        const bytes = Uint8Array.from({ length }, () => random.below(letters));
        assert.deepEqual(unpacked(bytes), bytes, `${length} of ${letters}`);
      }
    }
  });

  test("is what the host's own unpacking is tested with", () => {
    for (const line of readFileSync(join(root, "tests/vectors/packed.txt"), "utf8").split("\n")) {
      if (line === "" || line.startsWith("#")) continue;
      const [plain, packed] = line.split(" ").map((hex) => Uint8Array.from(Buffer.from(hex, "hex")));
      assert.deepEqual(pack(plain!), packed);
      assert.deepEqual(unpacked(plain!), plain);
    }
  });

  test("copies what stands far before, and is smaller for it", () => {
    const random = new Random(5);
    const part = Uint8Array.from({ length: 300 }, () => random.below(256));
    const bytes = Uint8Array.from([...part, ...new Uint8Array(200), ...part]);
    assert.ok(pack(bytes).length < 400);
    assert.deepEqual(unpacked(bytes), bytes);
  });

  test("lies where the section for hosts says", () => {
    const file = new Uint8Array(carts.find(({ name }) => name === "pocket")!.bytes);
    const { data } = new Module(file);
    const section = readSections(file).find(({ id }) => id === SECTION.custom)!;
    const reader = new Reader(section.bytes);
    assert.equal(reader.name(), "pack2");
    const half = (): number => reader.byte() | (reader.byte() << 8);
    const [start, end, packed, packedEnd] = [half(), half(), half(), half()];
    assert.ok(reader.done);
    assert.deepEqual([packed, packedEnd! - packed!], [data[1]!.address, data[1]!.bytes.length]);
    const memory = new Uint8Array(abi.MEMORY_LIMIT);
    for (const { address, bytes } of data) memory.set(bytes, address);
    unpackIn(memory, packed!, start!, end!);
    memory.fill(0, end, packedEnd);
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(file));
    (exports.press as (code: number) => number)(0);
    const itself = new Uint8Array((exports.memory as WebAssembly.Memory).buffer);
    assert.deepEqual(memory.subarray(start), itself.slice(start, abi.MEMORY_LIMIT));
  });

  test("stands where it belongs after any first call, zeros behind it, and is unpacked once", () => {
    const cart = carts.find(({ name }) => name === "piecepack")!;
    const { address, bytes } = mergeData(new Module(cart.bytes).data, abi.MEMORY_LIMIT)[0]!;
    const file = shrink(cart.bytes, mapOf(cart), () => false, 0).file as Uint8Array<ArrayBuffer>;
    for (const name of ["start", "resume", "press", "step"]) {
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(file));
      const memory = new Uint8Array((exports.memory as WebAssembly.Memory).buffer);
      const call = (which: string): number => (exports[which] as (...numbers: number[]) => number)(0, 0);
      call(name);
      const end = address + bytes.length;
      // A press before the start does nothing else.
      if (name === "press") assert.deepEqual(memory.slice(address, end), bytes);
      if (name === "press") assert.ok(memory.subarray(end).every((byte) => byte === 0));
      memory[end - 1]! ^= 255;
      const changed = memory[end - 1];
      const info = call("info");
      assert.deepEqual(memory.slice(info, info + abi.INFO_SIZE), cart.infoBlock, name);
      assert.equal(memory[end - 1], changed, name);
    }
  });
});
