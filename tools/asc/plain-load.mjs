// Owns how Node reads the compiler: as it is. The loader for TypeScript would look through its 11 MB for five seconds.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const COMPILER = /\/node_modules\/(assemblyscript|binaryen|long)\/.*\.js$/;

/** Hook of node:module, asked before the loader for TypeScript. */
export async function load(url, context, next) {
  if (!COMPILER.test(url)) return next(url, context);
  return { format: "module", source: await readFile(fileURLToPath(url)), shortCircuit: true };
}
