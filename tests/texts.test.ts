// Owns the test that a cartridge's faces have every character of every text in its sources, drawn by a test or not.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { findCarts } from "../tools/cart-sources.ts";
import { CHARACTERS, SIGN_LIST } from "../tools/fonts/glyphs.ts";
import { UNSAID } from "../tools/gen-fonts.ts";

/** What is drawn in place of a character that the faces without Latin-1 lack: assembly/console/glyphs.ts. */
const SUBSTITUTES = ["×"];
const SAID = CHARACTERS.filter((char) => char <= "~" && !UNSAID.includes(char));
const PLAIN = new Set([...SAID, ...SIGN_LIST, ...SUBSTITUTES]);
const WHOLE = new Set(CHARACTERS);

/** A file and all that it imports, the files that these import with it. */
function sourcesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !existsSync(path)) return found;
  found.add(path);
  for (const [, to] of readFileSync(path, "utf8").matchAll(/ from "(\.[^"]*)"/g)) {
    sourcesOf(join(dirname(path), `${to}.ts`), found);
  }
  return found;
}

/** The words of each t("words") in a source. */
function textsIn(source: string): string[] {
  return [...source.matchAll(/\bt\(\s*("(?:[^"\\]|\\.)*")/g)].map(
    ([, words]) => JSON.parse(words!) as string,
  );
}

/** Texts with characters that are not in the set. */
const lacking = (texts: string[], known: Set<string>): string[] =>
  texts.filter((text) => [...text].some((char) => char !== "\n" && !known.has(char)));

for (const { name, dir, kind, facts } of findCarts()) {
  // Test cartridges draw on purpose what is not there.
  if (kind === "test") continue;
  test(`${name}: title and texts`, () => {
    const texts = [...sourcesOf(join(dir, "cart.ts"))].flatMap((path) => textsIn(readFileSync(path, "utf8")));
    assert.ok(texts.length > 50, `only ${texts.length} texts found`);
    assert.deepEqual(lacking(texts, facts.use?.includes("DEADINK_PLAIN") ? PLAIN : WHOLE), []);
    assert.deepEqual(lacking([facts.title], WHOLE), [], "the menu draws it");
  });
}

test("a text whose characters are not there is found", () => {
  const source = 't("Tür"), put(\n  t("a \\"Œ\\" %0n"),\n) + t("× fine\\n")';
  assert.deepEqual(textsIn(source), ["Tür", 'a "Œ" %0n', "× fine\n"]);
  assert.deepEqual(lacking(textsIn(source), PLAIN), ["Tür", 'a "Œ" %0n']);
  assert.deepEqual(lacking(textsIn(source), WHOLE), ['a "Œ" %0n']);
});
