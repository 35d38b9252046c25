// Owns the comparison of a shot with its golden picture: files of a difference, and the words and dots to print.
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as abi from "../../host/web/abi.ts";
import { root } from "../cli.ts";
import { braille } from "../picture.ts";
import { Bitmap, difference, differencePicture, encodePng, readPng, type Difference } from "../png.ts";
import type { Shot } from "./run.ts";

const DIFF_FOLDER = "build/golden-diff";

/** Braille cells beside the differing rectangle that are printed too. */
const MARGIN = 2;

function diffPaths(shot: Shot): Record<"expected" | "actual" | "diff", string> {
  const stem = join(root, DIFF_FOLDER, shot.name.replaceAll("/", "-"));
  return { expected: `${stem}.expected.png`, actual: `${stem}.actual.png`, diff: `${stem}.diff.png` };
}

/** Compares a shot with its golden; "" when it is the same, else words, dots and the names of the files written. */
export function compareShot(shot: Shot): string {
  const paths = diffPaths(shot);
  for (const path of Object.values(paths)) rmSync(path, { force: true });
  const actual = Bitmap.fromFrame(shot.frame);
  const golden = join(root, shot.path);
  const missing = !existsSync(golden);
  const expected = missing ? null : readGolden(golden);
  const differing = expected && difference(expected, actual);
  if (expected && !differing) return "";
  mkdirSync(join(root, DIFF_FOLDER), { recursive: true });
  writeFileSync(paths.actual, encodePng(actual));
  const accept = `npm run golden -- accept ${shot.name}`;
  if (!expected || !differing) {
    const what = missing ? "has no golden yet" : "has a golden that is no picture of the screen's size";
    return `${shot.name} ${what}; look at ${DIFF_FOLDER}/ and run: ${accept}`;
  }
  writeFileSync(paths.expected, encodePng(expected));
  writeFileSync(paths.diff, encodePng(differencePicture(expected, actual)));
  return [
    `${shot.name} differs in ${differing.count} pixels, x ${differing.left}, y ${differing.top}, ${differing.width} x ${differing.height}`,
    `  pictures: ${DIFF_FOLDER}/${shot.name.replaceAll("/", "-")}.*.png; if it is right: ${accept}`,
    "  expected",
    dots(expected, differing),
    "  actual",
    dots(actual, differing),
  ].join("\n");
}

function readGolden(path: string): Bitmap | null {
  try {
    const bitmap = readPng(path);
    return bitmap.width === abi.SCREEN_WIDTH && bitmap.height === abi.SCREEN_HEIGHT ? bitmap : null;
  } catch {
    return null;
  }
}

/** The rectangle in braille characters, with a little around it. */
function dots(bitmap: Bitmap, { left, top, width, height }: Difference): string {
  const from = Math.max(0, Math.floor(left / 2) - MARGIN);
  const to = Math.ceil((left + width) / 2) + MARGIN;
  const first = Math.max(0, Math.floor(top / 4) - 1);
  return braille(bitmap.toFrame())
    .slice(first, Math.ceil((top + height) / 4) + 1)
    .map((line) => `    ${line.slice(from, to)}`)
    .join("\n");
}

/** Makes a shot the golden. */
export function acceptShot(shot: Shot): void {
  writeFileSync(join(root, shot.path), encodePng(Bitmap.fromFrame(shot.frame)));
}
