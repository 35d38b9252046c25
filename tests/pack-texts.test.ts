// Owns the tests of how texts are made small: packed texts and where they lie beside each other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Random } from "../tools/random.ts";
import { arrange, packTexts } from "../tools/asc/pack-texts.mjs";

const WORDS = ["zombie", "zombies", "heart", "bullet", "the", "room", "to", "a", "walks", "…"];

/** Sentences of few words, one often another's end. */
function sentences(random: Random, count: number): string[] {
  const say = (): string =>
    Array.from({ length: 1 + random.below(6) }, () => random.pick(WORDS)).join(random.oneIn(9) ? "\n" : " ");
  return [...new Set(Array.from({ length: count }, say))];
}

test("each text stands where it is said to be, once, also as another one's end", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const texts = sentences(new Random(seed), 60);
    const { pack, starts, tokens } = packTexts(texts);
    const { bytes, places } = arrange(texts.map(pack));
    const letters = Buffer.from(tokens);
    const said = places.map((place) => {
      const packed = bytes.slice(place, bytes.indexOf(0, place));
      const parts = packed.map((byte) =>
        byte < 128 ? Buffer.of(byte) : letters.subarray(starts[byte - 128], starts[byte - 127]),
      );
      return Buffer.concat(parts).toString("utf8");
    });
    assert.deepEqual(said, texts, `seed ${seed}`);
    const apart = texts.reduce((sum, text) => sum + pack(text).length + 1, 0);
    assert.ok(bytes.length < apart, `${bytes.length} of ${apart} bytes`);
  }
});

test("texts that are alike lie together", () => {
  const texts = ["The first room", "nobody", "The first zombie", "no place", "The first heart", "no hope"];
  const plain = texts.map((text) => [...Buffer.from(text)]);
  const { bytes } = arrange(plain);
  const order = Buffer.from(bytes).toString("utf8").split("\0").slice(0, -1);
  assert.equal(order.map((text) => text[0]).join(""), "TTTnnn");
});

test("no texts are no bytes", () => assert.deepEqual(arrange([]), { bytes: [], places: [] }));
