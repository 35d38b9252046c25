// Owns the tests of the UF2 file and its linter: a good file passes, each broken one is told apart.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { boot2Checksum, sealBoot2 } from "../../tools/firmware/boot2.ts";
import { lintUf2 } from "../../tools/firmware/uf2-lint.ts";
import { BLOCK_BYTES, makeUf2, padToSector, readUf2, SECTOR_BYTES } from "../../tools/firmware/uf2.ts";

const START = 0x10000000;
const PLAN = { start: START, firmwareBytes: 1792 * 1024 };

/** An image of that many bytes with a good boot2. */
function image(bytes = 10_000): Uint8Array {
  const made = Uint8Array.from({ length: bytes }, (_, index) => (index * 7) & 0xff);
  made.set(sealBoot2(made.slice(0, 252))!);
  return made;
}

const good = (): Uint8Array => makeUf2(image(), START);

/** A file with one 32-bit word of a block's header changed. */
function withWord(block: number, word: number, value: number): Uint8Array {
  const file = good();
  new DataView(file.buffer).setUint32(block * BLOCK_BYTES + 4 * word, value, true);
  return file;
}

/** Fails unless the linter says exactly this. */
function says(file: Uint8Array, ...words: RegExp[]): void {
  const problems = lintUf2(file, PLAN);
  assert.equal(problems.length, words.length, problems.join("\n"));
  words.forEach((pattern, index) => assert.match(problems[index]!, pattern));
}

describe("UF2", () => {
  test("the checksum of boot2 is CRC-32/MPEG-2", () => {
    // The check value of that sum's definition.
    assert.equal(boot2Checksum(new TextEncoder().encode("123456789")), 0x0376e6e7);
    assert.equal(sealBoot2(new Uint8Array(253)), null);
    assert.equal(sealBoot2(new Uint8Array(252))!.length, 256);
  });

  test("an image comes back from its file, the last sector filled with FF", () => {
    const blocks = readUf2(good());
    assert.ok(Array.isArray(blocks));
    const bytes = Buffer.concat(blocks.map(({ payload }) => payload));
    assert.equal(bytes.length, 3 * SECTOR_BYTES);
    assert.deepEqual(bytes, Buffer.from(padToSector(image())));
    assert.equal(bytes[10_000], 0xff);
    assert.deepEqual(
      blocks.map(({ address }) => address),
      blocks.map((_, index) => START + 256 * index),
    );
  });

  test("the same image gives the same bytes", () => {
    assert.deepEqual(good(), good());
  });

  test("a good file passes", () => {
    says(good());
    says(makeUf2(image(PLAN.firmwareBytes), START));
  });

  test("what is no UF2 file", () => {
    says(new Uint8Array(0), /0 bytes/);
    says(good().slice(0, -1), /not a whole number of 512-byte blocks/);
    says(withWord(2, 0, 0), /block 2 does not carry the marks/);
    says(withWord(2, 127, 0), /block 2 does not carry the marks/);
    says(withWord(2, 4, 500), /block 2 says it has 500 bytes/);
  });

  test("blocks that the boot ROM would skip", () => {
    says(withWord(3, 2, 0), /block 3 names no family/);
    says(withWord(3, 2, 0x2001), /block 3 is marked as not for the flash/);
    says(withWord(3, 7, 0xe48bff59), /block 3 is for the family 0xe48bff59/);
    says(withWord(3, 4, 128), /block 3 has 128 bytes of payload/);
    says(withWord(3, 5, 4), /block 3 has the number 4/);
    says(withWord(3, 6, 47), /block 3 says that there are 47 blocks; there are 48/);
  });

  test("a hole between blocks", () => {
    says(withWord(5, 3, START + 256 * 6), /block 5 goes to 0x10000600 instead of 0x10000500 \(erratum E14\)/);
  });

  test("a last sector that is not whole", () => {
    const file = good().slice(0, -BLOCK_BYTES);
    const view = new DataView(file.buffer);
    for (let at = 0; at < file.length; at += BLOCK_BYTES) view.setUint32(at + 24, file.length / 512, true);
    says(file, /last sector is not filled/);
  });

  test("a start that is no sector's", () => {
    says(makeUf2(image(), START + 256), /no start of a sector/, /nothing goes to 0x10000000/);
  });

  test("the save area", () => {
    const words = /block 7168 goes to 0x101c0000: the saves begin at 0x101c0000/;
    says(makeUf2(image(PLAN.firmwareBytes + 1), START), words);
  });

  test("RAM", () => {
    says(makeUf2(image(), 0x0ffff000 - 0x2000), /which is no flash/, /nothing goes to/);
  });

  test("boot code that was damaged", () => {
    const file = good();
    file[40]! ^= 1;
    says(file, /checksum of the boot code is wrong/);
  });
});
