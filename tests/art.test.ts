// Owns the tests of fonts, icons and the detector: what the generators pack, and what reaches a cartridge.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { Cart, compileCart } from "../host/web/cart.ts";
import { builtCarts } from "../tools/cart-files.ts";
import { root } from "../tools/cli.ts";
import { misfitLine, misfits } from "../tools/detector.ts";
import { CAPITALS, CHARACTERS, PITCHES, SIGN_LIST, face, type FaceName } from "../tools/fonts/glyphs.ts";
import { UNSAID, packFace } from "../tools/gen-fonts.ts";
import {
  bitmapBytes,
  inSquare,
  listedIcons,
  listedSprites,
  menuIcon,
  rasteriseIcon,
} from "../tools/icons.ts";

const FACES: FaceName[] = ["READ", "SMALL", "HEAD"];
/** Bytes that the three faces may take in a cartridge. */
const FONT_BUDGET = 5 * 1024;
/** Places of a face: ASCII, letters of Latin-1, signs. */
const PLACES = 95 + 64 + SIGN_LIST.length;
const carts = await builtCarts();

/** A face as text: every character with its number, its box on the baseline "-". */
function sheet(name: FaceName): string {
  return [...face(name)]
    .map(([char, { top, advance, rows }]) => {
      const lines = rows.map((row, i) => `${i === top - 1 ? "-" : " "} ${row}`);
      return [`${char} U+${char.codePointAt(0)!.toString(16)} top ${top} advance ${advance}`, ...lines].join(
        "\n",
      );
    })
    .join("\n\n");
}

/** Compares with a text in tests/golden-fonts; writes what there is now to build/golden-diff where it differs. */
function assertSheet(name: FaceName): void {
  const file = `tests/golden-fonts/${name.toLowerCase()}.txt`;
  const actual = sheet(name) + "\n";
  if (readFileSync(join(root, file), "utf8") === actual) return;
  const path = `build/golden-diff/${name.toLowerCase()}.txt`;
  mkdirSync(join(root, "build/golden-diff"), { recursive: true });
  writeFileSync(join(root, path), actual);
  assert.fail(`${file} differs; look at ${path} and copy it there if it is right`);
}

/** Reads a packed face: sizes and rows of every glyph, those of an empty place with it. */
function unpack(bytes: number[], places = PLACES): { sizes: number[]; rows: string[] }[] {
  const above = bytes[2]!;
  const u32 = (at: number): number => Buffer.from(bytes).readUInt32LE(at);
  return Array.from({ length: places }, (_, i) => {
    const word = u32(4 + 4 * i);
    const [height, advance, down, width] = [0, 4, 8, 12].map((shift) => (word >> shift) & 15) as [
      number,
      number,
      number,
      number,
    ];
    const pixel = (x: number, y: number): number =>
      (bytes[(word >>> 16) + height * (x >> 3) + y]! >> (7 - (x & 7))) & 1;
    const rows = Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => (pixel(x, y) ? "#" : ".")).join(""),
    );
    return { sizes: word === 0 ? [] : [advance, above - down], rows };
  });
}

describe("faces", () => {
  for (const name of FACES) {
    test(`${name} has the glyphs of the golden sheet`, () => assertSheet(name));

    test(`${name} unpacks to its glyphs`, () => {
      const unpacked = unpack(packFace(name)).filter(({ sizes }) => sizes.length > 0);
      const glyphs = [...face(name).values()];
      assert.equal(unpacked.length, CHARACTERS.length);
      glyphs.forEach((glyph, i) => {
        const width = Math.max(0, ...glyph.rows.map((row) => row.length));
        assert.deepEqual(unpacked[i]!.sizes, [glyph.advance, glyph.top], CHARACTERS[i]);
        assert.deepEqual(
          unpacked[i]!.rows,
          glyph.rows.map((row) => row.padEnd(width, ".")),
          CHARACTERS[i],
        );
      });
    });

    test(`${name} without Latin-1 and signs that nobody says is the same besides`, () => {
      const [whole, plain] = [packFace(name), packFace(name, true)];
      const glyphs = unpack(whole);
      for (const sign of UNSAID) glyphs[sign.charCodeAt(0) - 0x20] = glyphs["?".charCodeAt(0) - 0x20]!;
      const LATIN = [95, 95 + 64] as const;
      assert.deepEqual(unpack(plain, PLACES - 64), [...glyphs.slice(0, LATIN[0]), ...glyphs.slice(LATIN[1])]);
      assert.deepEqual(plain.slice(0, 4), whole.slice(0, 4));
      assert.ok(plain.length < whole.length - 4 * 64);
    });

    test(`${name}: capitals and digits reach the cap line and stand on the baseline`, () => {
      const glyphs = face(name);
      for (const char of "ABCDEFGHIKLMNOPRSTUVWXYZ0123456789") {
        const { top, rows } = glyphs.get(char)!;
        assert.deepEqual([top, rows.length], [CAPITALS[name], CAPITALS[name]], char);
      }
    });

    test(`${name}: no two lines at its pitch touch without accents`, () => {
      for (const [char, { top, rows }] of face(name)) {
        if (char > "~") continue;
        assert.ok(rows.length - top <= PITCHES[name] - CAPITALS[name], `${char} hangs too low`);
      }
    });

    test(`${name}: letters that are mixed up easily differ`, () => {
      const glyphs = face(name);
      // In READ and HEAD zero and O are one drawing, as in Galmuri: no text mixes digits and capitals in a word.
      const pairs = ["1I", "1l", "Il", "5S", "8B", "2Z", "6G", ...(name === "SMALL" ? ["0O"] : [])];
      for (const pair of pairs) {
        const [a, b] = [...pair].map((char) => glyphs.get(char)!.rows.join("/"));
        assert.notEqual(a, b, pair);
      }
    });
  }

  test("stay within their budget", () => {
    const sum = FACES.reduce((bytes, name) => bytes + packFace(name).length, 0);
    assert.ok(sum + 2 * SIGN_LIST.length <= FONT_BUDGET, `${sum} bytes`);
  });
});

describe("icons", () => {
  test("are as large as the list says and touch all four edges", () => {
    for (const [name, , sizes] of listedIcons()) {
      for (const size of sizes) {
        const rows = rasteriseIcon(name, size);
        assert.equal(Math.max(rows.length, rows[0]!.length), size, name);
        assert.ok(
          rows.every((row) => row.length === rows[0]!.length),
          name,
        );
        const ink = rows.join("").replaceAll(".", "").length / (rows.length * rows[0]!.length);
        assert.ok(ink > 0.05 && ink < 0.95, `${name}: ${Math.round(100 * ink)} per cent ink`);
      }
    }
  });

  test("sprites have rows of equal length, and ink", () => {
    for (const [name, rows] of listedSprites()) {
      const sound = rows.every((row) => row.length === rows[0]!.length && /^[#.]+$/.test(row));
      assert.ok(sound && rows.join("").includes("#"), name);
    }
  });

  test("an unknown name is one sentence", () => {
    assert.throws(
      () => rasteriseIcon("no-such-thing", 16),
      /^Error: There is no icon named "no-such-thing"[^\n]*\.$/,
    );
    assert.throws(() => inSquare(["###"], 2), /does not fit/);
  });

  test("bytes have the leftmost pixel in the high bit and whole bytes a row", () => {
    assert.deepEqual(bitmapBytes(["#........#", ".#........"]), [0x80, 0x40, 0x40, 0]);
  });

  test("every cartridge that names an icon has it in its info block", () => {
    for (const cart of carts) {
      const facts = JSON.parse(readFileSync(join(root, cart.folder, "game.json"), "utf8")) as {
        icon?: string;
      };
      if (!facts.icon) assert.equal(cart.icon, null, cart.name);
      else assert.deepEqual([...cart.icon!], bitmapBytes(menuIcon(facts.icon, abi.ICON_WIDTH)), cart.name);
    }
  });
});

describe("unused data", () => {
  test("icons and faces that a cartridge does not name are not in it", () => {
    const probe = carts.find(({ name }) => name === "probe")!;
    const gallery = carts.find(({ name }) => name === "gallery")!;
    const elevator = Buffer.from(bitmapBytes(rasteriseIcon("elevator", 32)));
    const heart = Buffer.from(bitmapBytes(listedSprites().find(([name]) => name === "heart")![1]));
    assert.ok(Buffer.from(gallery.bytes).includes(heart));
    assert.ok(!Buffer.from(gallery.bytes).includes(elevator));
    assert.ok(!Buffer.from(probe.bytes).includes(Buffer.from(packFace("READ").slice(400, 440))));
    assert.ok(Buffer.from(gallery.bytes).includes(Buffer.from(packFace("READ").slice(400, 440))));
  });

  test("shipped cartridges carry no trace of the checked build", () => {
    for (const cart of carts) {
      const shipped = new Cart(cart.module);
      shipped.start(1, 0);
      assert.ok(shipped.tailIsZero, cart.name);
    }
  });
});

describe("detector", async () => {
  const module = await compileCart(readFileSync(join(root, "build/checked/gallery.wasm")));
  /** What is found on a page of the gallery. */
  function linesOf(page: number): string[] {
    const cart = new Cart(module);
    cart.start(page, 1);
    return misfits(cart).map(misfitLine);
  }

  test("finds nothing on sound pages, dialog over a screen included", () => {
    for (let page = 0; page < 4; page++) assert.deepEqual(linesOf(page), [], `page ${page}`);
  });

  test("finds overlap, both ways of clipping, a cut, words too near, and a character without a glyph, each with its words", () => {
    const lines = linesOf(5).map((line) => line.replace(/ at x .*/, ""));
    assert.deepEqual(lines, [
      'overlap: "the other" over "one over"',
      'clipped: "leaves the screen"',
      'clipped: "leaves the clip"',
      'cut: "this one is cut short"',
      'crowded: "to this" beside "too near"',
      'lacking: the face has not all characters of "Œ is not there"',
      "lost: words that found no room in the builder or the text layer",
    ]);
  });

  test("knows that accents of capitals reach into the line above", () => {
    assert.match(linesOf(4).join("\n"), /^overlap: "♥ • × .*" over "5S 8B /);
  });

  test("the checked build draws and says the same", () => {
    for (const cart of carts) {
      const twin = readFileSync(join(root, `build/checked/${cart.name}.wasm`));
      const [a, b] = [new Cart(cart.module), new Cart(new WebAssembly.Module(twin))];
      for (const each of [a, b]) each.start(7, 0);
      assert.deepEqual(b.frame, a.frame, cart.name);
      assert.equal(b.text, a.text, cart.name);
    }
  });
});
