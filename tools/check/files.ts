// Owns the list of the project's own files: what a commit could hold, without builds and packages.
import { readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";

const SKIPPED = new Set(["node_modules", "build", ".git"]);
const BINARY = new Set([".png", ".woff2", ".bdf", ".wasm"]);

/** Paths of all files under a folder, relative to it, sorted, with "/" between folders. */
export function listFiles(root: string, under = ""): string[] {
  const entries = readdirSync(join(root, under), { withFileTypes: true });
  return entries
    .filter((entry) => !SKIPPED.has(entry.name) && !/\.tmp\b/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = under ? `${under}/${entry.name}` : entry.name;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    });
}

/** A text file: its path and its lines. */
export interface TextFile {
  path: string;
  text: string;
}

/** Reads those of the paths that are text. */
export function readTexts(root: string, paths: string[]): TextFile[] {
  return paths
    .filter((path) => !BINARY.has(extname(path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}
