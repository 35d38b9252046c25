// Owns the way from a cartridge's sources to build/carts/<name>.wasm, its checked twin in build/checked, and from
// inspect.ts to build/inspect/<name>.wasm.
import asc from "assemblyscript/asc";
import binaryen from "assemblyscript/binaryen";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type { SourceMapPayload } from "node:module";
import { join, relative } from "node:path";
import * as abi from "../host/web/abi.ts";
import { FacesTransform } from "./asc/faces-transform.ts";
import { FunctionsTransform } from "./asc/functions-transform.ts";
import { InfoTransform, infoBytes, patchInfo } from "./asc/info-transform.ts";
import { InlineTransform } from "./asc/inline-transform.ts";
import { LazyTransform } from "./asc/lazy-transform.ts";
import { LayoutTransform, layoutHash } from "./asc/layout-transform.ts";
import { findCarts, findDrafts, type CartSource } from "./cart-sources.ts";
import { fail, isMain, root, runTool } from "./cli.ts";
import { bitmapBytes, menuIcon } from "./icons.ts";
import { shrink } from "./shrink/shrink.ts";
import { SECTION, mergeData, readData, readSections, writeData, writeSections } from "./wasm-file.ts";

export { findCarts, type CartSource } from "./cart-sources.ts";

/** The option that defines a cartridge's names and others. */
function uses(cart: CartSource, names: string[]): string[] {
  const all = [...names, ...(cart.facts.use ?? [])];
  return all.length ? ["--use", all.map((name) => `${name}=1`).join(",")] : [];
}

/** A cartridge's budget in bytes; tools/bench.ts holds each to it. */
export const MOST_BYTES = 64 * 1024;

/** What draws text and lines, and chance: called thousands of times a press, so it stays fast in every cartridge. */
const FAST = /^assembly\/console\/(builder|framebuffer|glyphs|ink|rng|text)\b/;

/** What goes through a whole board, many times in a computer's turn: such functions keep their own code too. */
const SEARCHES =
  /\/(bot-routes\/spread|bot-ways\/spreadFrom|queries-city\/(cityTileAt|spaceBeyond|isOpenSide)|queries-way\/keyOf|queries-reach\/(search|findDistances|readPieces))$/;

/** Runs the compiler; fails with its report, whose first word is the source, when it does not compile. */
async function compile(args: string[], transforms: object[]): Promise<void> {
  const texts = join(root, "tools/asc/texts-transform.mjs");
  const result = await asc.main(
    [...args, "--baseDir", root, "--config", join(root, "asconfig.json"), "--transform", texts],
    { transforms: transforms as never },
  );
  if (result.error)
    fail(`${args[0]} does not compile.\n${result.stderr.toString().trim() || result.error.message}`);
}

/**
 * Compiles one cartridge and finishes the module: info block patched, data joined into few segments (each costs the
 * interpreter 20 bytes of RAM). Also writes <name>.layout.json, and <name>.wat as the compiler left it. The checked
 * variant, never shipped, keeps the boxes of what it draws above 32 KiB, for tools/detector.ts; it is compiled in less
 * time and to more bytes.
 */
export async function buildCart(
  cart: CartSource,
  variant: "carts" | "checked" = "carts",
  folder = join(root, "build", variant),
): Promise<string> {
  const draft = makeDraft();
  const out = join(draft, cart.name);
  const small = cart.facts.small === true && variant === "carts";
  const { icon: name } = cart.facts;
  const icon = name ? Uint8Array.from(bitmapBytes(menuIcon(name, abi.ICON_WIDTH))) : null;
  const layout = new LayoutTransform();
  // No cartridge traps on purpose: an access whose value nobody wants can go. The setting outlives a compilation.
  binaryen.setTrapsNeverHappen(small);
  const info = new InfoTransform(infoBytes(cart.facts, icon, abi.STATE_SIZE));
  await compile(
    [
      relative(root, join(cart.dir, "cart.ts")),
      ...["--target", variant === "checked" ? "checked" : "cart", "--sourceMap"],
      ...["--outFile", `${out}.wasm`, "--textFile", `${out}.wat`],
      ...[
        "--memoryBase",
        String(abi.REGIONS_END),
        "--lowMemoryLimit",
        String(variant === "carts" ? abi.MEMORY_LIMIT : 2 * abi.MEMORY_LIMIT),
      ],
      ...uses(cart, variant === "checked" ? ["DEADINK_CHECKED"] : small ? ["DEADINK_SMALL"] : []),
      ...(small ? ["--shrinkLevel", "2"] : []),
    ],
    [
      layout,
      info,
      new FacesTransform(),
      new LazyTransform(),
      ...(small ? [new FunctionsTransform(), new InlineTransform(FAST)] : [new InlineTransform(/^/)]),
    ],
  );
  writeFileSync(`${out}.layout.json`, JSON.stringify(layout.layout, null, 1) + "\n");
  writeFileSync(`${out}.wasm`, finish(readFileSync(`${out}.wasm`), layoutHash(layout.layout)));
  if (small) shrinkFiles(out);
  return publish(draft, cart.name, folder);
}

/** Makes a compiled module smaller, all but what must be fast, and its source map to match. */
function shrinkFiles(out: string): void {
  const text = readFileSync(`${out}.wat`, "utf8");
  const names = [...text.matchAll(/^ \(func \$([^ )\n]+)/gm)].map(([, name]) => name!);
  const map = JSON.parse(readFileSync(`${out}.wasm.map`, "utf8")) as SourceMapPayload;
  const isFast = (index: number): boolean => FAST.test(names[index]!) || SEARCHES.test(names[index]!);
  const small = shrink(readFileSync(`${out}.wasm`), map, isFast, MOST_BYTES);
  writeFileSync(`${out}.wasm`, small.file);
  writeFileSync(`${out}.wasm.map`, JSON.stringify(small.map));
}

const drafts = new Set<string>();
process.once("exit", () => {
  for (const draft of drafts) rmSync(draft, { recursive: true, force: true });
});

/** A folder of this build's own, gone with the process: others read build/carts while it compiles. */
function makeDraft(): string {
  mkdirSync(join(root, "build"), { recursive: true });
  const draft = mkdtempSync(join(root, "build/draft-"));
  drafts.add(draft);
  return draft;
}

/** Moves a cartridge's finished files from the draft to the folder, the module last; returns the module's path. */
function publish(draft: string, name: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(draft).sort((a, b) => b.length - a.length);
  for (const file of files) renameSync(join(draft, file), join(folder, file));
  rmSync(draft, { recursive: true, force: true });
  drafts.delete(draft);
  return join(folder, `${name}.wasm`);
}

/** The module with its info block completed and its data joined. */
function finish(file: Uint8Array, hash: number): Uint8Array {
  const sections = readSections(file);
  const data = sections.find((section) => section.id === SECTION.data);
  if (!data) fail("A cartridge has no data: its cart.ts must call cartInfo().");
  const segments = mergeData(readData(data.bytes), 128);
  for (const segment of segments) {
    if (Buffer.from(segment.bytes).includes("DINK")) patchInfo(segment.bytes, segment.address, hash);
  }
  data.bytes = writeData(segments);
  const count = sections.find((section) => section.id === SECTION.dataCount);
  if (count) count.bytes = Uint8Array.from([segments.length]);
  return writeSections(sections);
}

/** Compiles a game's inspect.ts, the rules with names for tools; returns null where the folder has none. */
export async function buildInspect(cart: CartSource): Promise<string | null> {
  const entry = join(cart.dir, "inspect.ts");
  if (!existsSync(entry)) return null;
  const draft = makeDraft();
  const out = join(draft, `${cart.name}.wasm`);
  binaryen.setTrapsNeverHappen(false);
  // The state region lies at address 0 here too; the managed heap begins behind everything else.
  await compile(
    [
      relative(root, entry),
      ...["--target", "inspect", "--outFile", out, "--memoryBase", String(abi.REGIONS_END)],
      ...uses(cart, ["DEADINK_INSPECT"]),
    ],
    [],
  );
  return publish(draft, cart.name, join(root, "build/inspect"));
}

/** Builds every cartridge, drafts in a folder of their own; prints one line each. */
export async function buildCarts(): Promise<void> {
  for (const cart of findCarts()) {
    const path = await buildCart(cart);
    await buildCart(cart, "checked");
    await buildInspect(cart);
    console.log(`${relative(root, path)}  ${readFileSync(path).length} bytes`);
  }
  for (const cart of findDrafts()) {
    const path = await buildCart(cart, "carts", join(root, "build/drafts"));
    await buildInspect(cart);
    console.log(`${relative(root, path)}  ${readFileSync(path).length} bytes, a draft`);
  }
}

if (isMain(import.meta.url)) await runTool(buildCarts);
