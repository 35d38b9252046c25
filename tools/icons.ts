// Owns pictures as bitmaps: icons of game-icons (CC BY 3.0) rasterised to 1 bit, and the sprites we drew.
import { Resvg } from "@resvg/resvg-js";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import iconList from "./icons.json" with { type: "json" };
import spriteRows from "./sprites.json" with { type: "json" };

/** Rows from the top, all equally long, "#" = black. */
export type Bitmap = string[];

/** Area of a pixel that must be covered for it to be black. */
const BLACK_FROM = 0.45;
/** Side of the large picture that is scaled down, px. */
const LARGE = 768;

interface Drawing {
  left: number;
  top: number;
  width: number;
  height: number;
  /** alpha 0..1 of pixel x, y of the large picture */
  alpha(x: number, y: number): number;
}

let bodies: Record<string, { body: string }> | undefined;
const drawings = new Map<string, Drawing>();

/** Our name -> name in game-icons and sizes in px. */
export function listedIcons(): [name: string, source: string, sizes: number[]][] {
  return Object.entries(iconList).flatMap(([name, entry]) =>
    typeof entry === "string" ? [] : [[name, entry.icon, entry.sizes]],
  );
}

/** Our own sprites by name. */
export function listedSprites(): [name: string, rows: Bitmap][] {
  return Object.entries(spriteRows).flatMap(([name, rows]) =>
    typeof rows === "string" ? [] : [[name, rows]],
  );
}

/** An icon large, with the box of its ink. source = name in game-icons; throws one sentence when there is none. */
function drawing(source: string): Drawing {
  const known = drawings.get(source);
  if (known) return known;
  bodies ??= (
    JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
    ) as { icons: Record<string, { body: string }> }
  ).icons;
  const body = bodies[source]?.body;
  if (!body)
    throw new Error(`There is no icon named "${source}" in game-icons and no picture of that name here.`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body.replaceAll("currentColor", "#000")}</svg>`;
  const { pixels, width, height } = new Resvg(svg, { fitTo: { mode: "width", value: LARGE } }).render();
  const alpha = (x: number, y: number): number =>
    x < width && y < height ? (pixels[4 * (y * width + x) + 3] ?? 0) / 255 : 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (alpha(x, y) < 0.5) continue;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  }
  const result = { left, top, width: right - left, height: bottom - top, alpha };
  drawings.set(source, result);
  return result;
}

/** An icon as 1 bit, its longer side size px. name = ours (icons.json) or one of game-icons; throws one sentence. */
export function rasteriseIcon(name: string, size: number): Bitmap {
  const source = listedIcons().find(([ours]) => ours === name)?.[1] ?? name;
  const large = drawing(source);
  const step = Math.max(large.width, large.height) / size;
  const columns = Math.max(1, Math.round(large.width / step));
  const rows = Math.max(1, Math.round(large.height / step));
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => (coverage(large, x, y, step) >= BLACK_FROM ? "#" : ".")).join(
      "",
    ),
  );
}

/** Mean alpha in the square of step px that becomes pixel x, y; large pixels count by the part of them inside. */
function coverage(large: Drawing, x: number, y: number, step: number): number {
  let sum = 0;
  const part = (at: number, index: number): number =>
    Math.min(at + 1, (index + 1) * step) - Math.max(at, index * step);
  for (let j = Math.floor(y * step); j < (y + 1) * step; j++) {
    for (let i = Math.floor(x * step); i < (x + 1) * step; i++) {
      sum += part(j, y) * part(i, x) * large.alpha(large.left + i, large.top + j);
    }
  }
  return sum / (step * step);
}

/** The menu's picture of a name: a sprite of ours, which keeps its size, else an icon; in a white square of side px. */
export function menuIcon(name: string, side: number): Bitmap {
  const own = listedSprites().find(([sprite]) => sprite === name);
  return inSquare(own ? own[1] : rasteriseIcon(name, side), side);
}

/** A picture in the middle of a white square of side px; throws when it is larger. */
export function inSquare(bitmap: Bitmap, side: number): Bitmap {
  const width = bitmap[0]?.length ?? 0;
  if (width > side || bitmap.length > side)
    throw new Error(`A picture of ${width} x ${bitmap.length} px does not fit ${side} px.`);
  const left = (side - width) >> 1;
  const top = (side - bitmap.length) >> 1;
  return Array.from({ length: side }, (_, y) =>
    (".".repeat(left) + (bitmap[y - top] ?? "")).padEnd(side, "."),
  );
}

/** Rows as bytes, leftmost pixel in the high bit, each row filled up to whole bytes. */
export function bitmapBytes(bitmap: Bitmap): number[] {
  return bitmap.flatMap((row) =>
    (row.match(/.{1,8}/g) ?? []).map((part) =>
      parseInt(part.padEnd(8, ".").replaceAll("#", "1").replaceAll(".", "0"), 2),
    ),
  );
}
