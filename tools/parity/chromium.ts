// Owns a player of traces inside the real Chromium of the system.
import { build } from "esbuild";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { BuiltCart } from "../cart-files.ts";
import { fail, root } from "../cli.ts";
import { hex } from "../engines.ts";
import type { PageEngine } from "./browser-entry.ts";
import type { Player } from "./compare.ts";

declare const pageEngine: PageEngine;

/** Where the system keeps its Chromium; CHROMIUM=path names another. */
export function chromiumPath(): string | undefined {
  const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const mac = "/Applications/Chromium.app/Contents/MacOS/Chromium";
  return process.env["CHROMIUM"] ?? [...places, mac].find((path) => existsSync(path));
}

/** Runs `use` with a player for the cartridge in Chromium, and closes the browser. */
export async function withChromium<T>(cart: BuiltCart, use: (player: Player) => Promise<T>): Promise<T> {
  const executablePath = chromiumPath();
  if (!executablePath) return fail("There is no Chromium: npm run setup installs it.");
  const bundle = await build({
    entryPoints: [join(root, "tools/parity/browser-entry.ts")],
    bundle: true,
    write: false,
    format: "iife",
  });
  const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle.outputFiles[0]!.text });
    await page.evaluate((wasm) => pageEngine.open(wasm), hex(cart.bytes));
    return await use({
      name: "Chromium",
      play: (lines) => page.evaluate((list) => pageEngine.play(list), lines),
      bytes: async (what) => Uint8Array.from(await page.evaluate((name) => pageEngine.bytes(name), what)),
    });
  } finally {
    await browser.close();
  }
}
