// Owns how tools get at built cartridges: they are built when a source is newer, then read with all that belongs to them.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import * as abi from "../host/web/abi.ts";
import { Cart, compileCart, type CartInfo } from "../host/web/cart.ts";
import type { Layout } from "./asc/layout-transform.ts";
import { findCarts, type CartSource } from "./cart-sources.ts";
import { listFiles } from "./check/files.ts";
import { fail, failUsage, root } from "./cli.ts";
import { buildCarts } from "./compiler.ts";

/** A built cartridge. */
export interface BuiltCart {
  name: string;
  kind: CartSource["kind"];
  /** path of its sources, from the project's root, without a slash at its end */
  folder: string;
  wasmPath: string;
  bytes: Uint8Array;
  module: WebAssembly.Module;
  info: CartInfo;
  /** copy of its info block, 80 bytes */
  infoBlock: Uint8Array;
  icon: Uint8Array | null;
  layout: Layout;
}

const SOURCES = [
  "abi",
  "assembly",
  "tests/carts",
  "tools/asc",
  "tools/shrink",
  "tools/build-carts.ts",
  "asconfig.json",
];

/** Time of the newest source, in milliseconds; tests and pages do not count. */
function newestSource(): number {
  const paths = SOURCES.filter((path) => existsSync(join(root, path))).flatMap((path) =>
    statSync(join(root, path)).isDirectory() ? listFiles(root, path) : [path],
  );
  const times = paths
    .filter((path) => /\.(ts|mts|mjs|json)$/.test(path) && !/\.spec\.ts$|\/(scenarios|golden)\//.test(path))
    .map((path) => statSync(join(root, path)).mtimeMs);
  return Math.max(0, ...times);
}

/** Builds all cartridges unless they are newer than their sources. */
export async function ensureCarts(): Promise<void> {
  const sources = findCarts();
  const newest = newestSource();
  const stale = sources.some(({ name }) => {
    const path = join(root, `build/carts/${name}.wasm`);
    return !existsSync(path) || statSync(path).mtimeMs < newest;
  });
  if (stale) await buildCarts();
}

/** All cartridges of the project, built; in the order menu, games, test cartridges. */
export async function builtCarts(): Promise<BuiltCart[]> {
  await ensureCarts();
  return Promise.all(findCarts().map(readCart));
}

/** The built cartridges with these names, or all of those kinds; an unknown name ends the tool with a sentence. */
export async function chosenCarts(names: string[], kinds: CartSource["kind"][]): Promise<BuiltCart[]> {
  const known = findCarts().map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    failUsage(`There is no cartridge "${unknown}"; there are ${known.join(", ")}.`);
  }
  const carts = await builtCarts();
  return carts.filter((cart) => (names.length ? names.includes(cart.name) : kinds.includes(cart.kind)));
}

async function readCart(source: CartSource): Promise<BuiltCart> {
  const wasmPath = join(root, `build/carts/${source.name}.wasm`);
  const bytes = readFileSync(wasmPath);
  const module = await compileCart(bytes).catch((error: Error) =>
    fail(`build/carts/${source.name}.wasm is damaged (${error.message}); run npm run build.`),
  );
  const cart = new Cart(module);
  const layout = JSON.parse(readFileSync(wasmPath.replace(/wasm$/, "layout.json"), "utf8")) as Layout;
  return {
    name: source.name,
    kind: source.kind,
    folder: relative(root, source.dir),
    wasmPath,
    bytes,
    module,
    info: cart.info,
    infoBlock: cart.infoBlock.slice(0, abi.INFO_SIZE),
    icon: cart.icon?.slice() ?? null,
    layout,
  };
}
