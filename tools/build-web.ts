// Owns the way from host/web and the built cartridges to build/web, the page that any file server can serve.
import { build } from "esbuild";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { findCarts } from "./cart-sources.ts";
import { fail, isMain, readArgs, root, runTool } from "./cli.ts";
import { buildCarts } from "./compiler.ts";

// design.md section 7: the page with all cartridges, gzipped.
const BUDGET_BYTES = 250 * 1024;

/** Options of a build. */
export interface WebBuild {
  /** folder to write, emptied first; build/web by default */
  out?: string;
  /** names of the cartridges that the page gets; the menu and every game by default */
  carts?: string[];
}

/** Size of a file that is served, as it is and gzipped, in bytes. */
export interface ServedFile {
  path: string;
  bytes: number;
  gzipped: number;
}

/** Builds the page from cartridges that build/carts holds already; returns what is served, sorted by path. */
export async function buildWeb(options: WebBuild = {}): Promise<ServedFile[]> {
  const out = options.out ?? join(root, "build/web");
  const source = join(root, "host/web");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, "carts"), { recursive: true });
  await build({
    entryPoints: { main: join(source, "main.ts"), worker: join(source, "worker.ts") },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    outdir: out,
    logLevel: "warning",
  });
  await build({
    entryPoints: { main: join(source, "style.css") },
    bundle: true,
    minify: true,
    loader: { ".woff2": "file" },
    assetNames: "[name]",
    outdir: out,
    logLevel: "warning",
  });
  cpSync(join(source, "index.html"), join(out, "index.html"));
  writeManifest(out, options.carts);
  return servedFiles(out);
}

/** Copies the cartridges and writes carts.json: the menu first, then the games in their order. */
function writeManifest(out: string, names: string[] | undefined): void {
  const carts = findCarts().filter((cart) => (names ? names.includes(cart.name) : cart.kind !== "test"));
  const list = carts.map(({ name }) => {
    const wasm = join(root, "build/carts", `${name}.wasm`);
    if (!existsSync(wasm)) fail(`The cartridge ${name} is not built: run npm run build.`);
    cpSync(wasm, join(out, "carts", `${name}.wasm`));
    return { name, file: `carts/${name}.wasm` };
  });
  writeFileSync(join(out, "carts.json"), JSON.stringify(list) + "\n");
}

function servedFiles(out: string): ServedFile[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => {
      const bytes = readFileSync(path);
      return {
        path: relative(out, path),
        bytes: bytes.length,
        gzipped: gzipSync(bytes, { level: 9 }).length,
      };
    });
}

/** Bytes of all files, gzipped one by one as a server would. */
export function gzippedSize(files: ServedFile[]): number {
  return files.reduce((sum, file) => sum + file.gzipped, 0);
}

/** Prints the sizes; fails when they are over the budget. */
export function reportWeb(files: ServedFile[]): void {
  for (const file of files)
    console.log(`build/web/${file.path}  ${file.bytes} bytes, ${file.gzipped} gzipped`);
  const size = gzippedSize(files);
  console.log(`page and cartridges: ${size} bytes gzipped of ${BUDGET_BYTES}`);
  if (size > BUDGET_BYTES)
    fail(`The page is over its budget: ${size} bytes gzipped, at most ${BUDGET_BYTES}.`);
}

if (isMain(import.meta.url)) {
  await runTool(async () => {
    readArgs({ name: "build", about: "Builds the cartridges and the browser emulator into build/web." });
    await buildCarts();
    reportWeb(await buildWeb());
  });
}
