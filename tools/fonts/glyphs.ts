// Owns the glyphs of the three faces as bitmaps: read from the npm packages, cut and repaired as docs/decisions say.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type PathCommand } from "opentype.js";
import redrawn from "./redrawn.json" with { type: "json" };

/** One character: rows of "#" and "." from the top; top = rows that the first row lies above the baseline. */
export interface Glyph {
  top: number;
  advance: number;
  rows: string[];
}
export type FaceName = "READ" | "SMALL" | "HEAD";
export type Face = Map<string, Glyph>;

const require = createRequire(import.meta.url);
const GALMURI9 = require.resolve("galmuri/dist/Galmuri9.bdf");
const GALMURI11_BOLD = require.resolve("galmuri/dist/Galmuri11-Bold.bdf");
const TINY5 = require.resolve("@fontsource/tiny5/files/tiny5-latin-400-normal.woff");

const SIGNS = "←↑→↓▲▼◀▶♥•–—…‘’“”";
const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i));

/** The signs beyond Latin-1, by code. */
export const SIGN_LIST: readonly string[] = [...SIGNS].sort();

/** Every character that the faces have, by code: ASCII, letters of western languages, signs. */
export const CHARACTERS: readonly string[] = [
  ...range(0x20, 0x7e),
  ...range(0xc0, 0xff).filter((char) => !"ÐÞðþ÷".includes(char)),
  ...SIGN_LIST,
];

/** Rows from one line of text to the next. */
export const PITCHES: Record<FaceName, number> = { READ: 11, SMALL: 7, HEAD: 15 };

/** Rows of the capitals, where text is placed by its top: the baseline lies that many px lower. */
export const CAPITALS: Record<FaceName, number> = { READ: 8, SMALL: 5, HEAD: 11 };

/** Width of a space in px. */
const SPACES: Record<FaceName, number> = { READ: 3, SMALL: 3, HEAD: 5 };

/** All glyphs of a face, in the order of CHARACTERS. */
export function face(name: FaceName): Face {
  const source = { READ: readFace, SMALL: smallFace, HEAD: () => bdf(GALMURI11_BOLD) }[name]();
  for (const [char, sign] of Object.entries(redrawn[name]) as [
    string,
    Omit<Glyph, "rows"> & { rows: string },
  ][])
    source.set(char, { ...sign, rows: sign.rows.split("/") });
  source.set(" ", { top: 0, advance: SPACES[name], rows: [] });
  return new Map(
    CHARACTERS.map((char) => {
      const glyph = source.get(char);
      if (!glyph) throw new Error(`The font of ${name} has no "${char}".`);
      return [char, glyph];
    }),
  );
}

/** Reads the characters we use from a BDF file; the left bearing becomes columns of the bitmap. */
function bdf(path: string): Face {
  const wanted = new Set(CHARACTERS);
  const glyphs: Face = new Map();
  for (const block of readFileSync(path, "utf8").split("STARTCHAR ").slice(1)) {
    const number = (key: string): number[] =>
      (new RegExp(`^${key} (.*)$`, "m").exec(block)?.[1] ?? "").split(" ").map(Number);
    const char = String.fromCodePoint(number("ENCODING")[0]!);
    if (!wanted.has(char)) continue;
    const [width, height, left, bottom] = number("BBX") as [number, number, number, number];
    const hex = block.split("BITMAP\n")[1]!.split("\n").slice(0, height);
    const rows = hex.map((word) => {
      const bits = BigInt(`0x${word}`)
        .toString(2)
        .padStart(word.length * 4, "0")
        .slice(0, width);
      return ".".repeat(left) + bits.replaceAll("0", ".").replaceAll("1", "#");
    });
    glyphs.set(char, { top: height + bottom, advance: number("DWIDTH")[0]!, rows });
  }
  return glyphs;
}

/** Galmuri9, its capitals cut from 9 rows to 8, its bowls brought down to the baseline. */
function readFace(): Face {
  const glyphs = bdf(GALMURI9);
  for (const [char, glyph] of glyphs) {
    const accented = /\p{M}/u.test(char.normalize("NFD"));
    const small = char === char.toLowerCase() && char !== char.toUpperCase();
    if ("gpqyjÿý".includes(char)) stretchBowl(glyph, char === "j" ? 5 : 6);
    else if (char === "t") dropRow(glyph, 8);
    else if (!"ij".includes(char) && !SIGNS.includes(char) && !(accented && small)) dropRow(glyph, 9);
  }
  return glyphs;
}

/** Takes the first row that equals the one under it out of a letter of that height that stands on the baseline. */
function dropRow(glyph: Glyph, height: number): void {
  const bottom = glyph.top - glyph.rows.length;
  if (glyph.top < height || bottom > 1) return;
  for (let i = glyph.top - height; i + 1 < glyph.rows.length; i++) {
    if (glyph.rows[i] !== glyph.rows[i + 1]) continue;
    glyph.rows.splice(i, 1);
    glyph.top -= 1;
    return;
  }
}

/** Doubles the first row, from the given height above the baseline on, that equals the next. */
function stretchBowl(glyph: Glyph, height: number): void {
  for (let i = glyph.top - height; i + 1 < glyph.rows.length; i++) {
    if (glyph.rows[i] !== glyph.rows[i + 1]) continue;
    glyph.rows.splice(i, 0, glyph.rows[i]!);
    return;
  }
}

/** Tiny5 at 8 px an em: a pixel is black where the outline winds around its centre. */
function smallFace(): Face {
  const file = readFileSync(TINY5);
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
  const glyphs: Face = new Map();
  for (const char of CHARACTERS) {
    const glyph = font.charToGlyph(char);
    if (glyph.index === 0) continue;
    const edges = outlineEdges(glyph.getPath(0, 0, 8).commands);
    const grid: string[] = [];
    for (let y = -10; y < 4; y++) {
      let row = "";
      for (let x = 0; x < 10; x++) row += winding(edges, x + 0.5, y + 0.5) === 0 ? "." : "#";
      grid.push(row);
    }
    glyphs.set(char, trimmed(grid, 10));
  }
  return glyphs;
}

type Edge = [x0: number, y0: number, x1: number, y1: number];

function outlineEdges(commands: PathCommand[]): Edge[] {
  const edges: Edge[] = [];
  let start: [number, number] = [0, 0];
  let last = start;
  for (const command of commands) {
    const next: [number, number] = command.type === "Z" ? start : [command.x, command.y];
    if (command.type === "M") start = next;
    else edges.push([...last, ...next]);
    last = next;
  }
  return edges;
}

function winding(edges: Edge[], x: number, y: number): number {
  let sum = 0;
  for (const [x0, y0, x1, y1] of edges) {
    if (y0 <= y === y1 <= y) continue;
    if (x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) > x) sum += y1 > y0 ? 1 : -1;
  }
  return sum;
}

/** A drawing without its empty margins; baseline = number of rows above it. The next letter stands one px off. */
function trimmed(grid: string[], baseline: number): Glyph {
  const inked = grid.map((row, i) => (row.includes("#") ? i : -1)).filter((i) => i >= 0);
  const first = inked[0] ?? 0;
  const rows = grid.slice(first, (inked.at(-1) ?? -1) + 1);
  const width = Math.max(0, ...rows.map((row) => row.lastIndexOf("#") + 1));
  const left = Math.min(width, ...rows.map((row) => (row.includes("#") ? row.indexOf("#") : width)));
  return {
    top: baseline - first,
    advance: width - left + 1,
    rows: rows.map((row) => row.slice(left, width)),
  };
}
