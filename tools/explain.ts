// Owns `npm run explain`: what an error code of the device means, and which line of source it comes from.
import { spawnSync } from "node:child_process";
import { buildNative } from "./build-native.ts";
import { builtCarts } from "./cart-files.ts";
import { fail, failUsage, isMain, readArgs, runTool } from "./cli.ts";
import { cartOf, readPlace, sourceOf } from "./explain/place.ts";

/** All codes with their sentences, as the host has them. */
function knownCodes(): Map<string, string> {
  const listing = spawnSync(buildNative(), ["codes"], { encoding: "utf8" });
  if (listing.status !== 0) fail(`The desktop host did not list its codes: ${listing.stderr.trim()}`);
  const lines = listing.stdout.trim().split("\n");
  return new Map(lines.map((line) => [line.split(" ")[0]!, line.slice(line.indexOf(" ") + 1)]));
}

async function main(): Promise<void> {
  const args = readArgs({
    name: "explain",
    about:
      "Says what an error code on the screen means. With the line under it (such as PIEC-1A3C-7F3B) it also names the\n" +
      "line of source that failed, provided that build/carts holds the version that is on the device.",
    args: ["CODE", "[PLACE]"],
  });
  const code = args.args[0]!.toUpperCase();
  const words = knownCodes();
  if (!words.has(code)) failUsage(`There is no code "${code}"; there are ${[...words.keys()].join(", ")}.`);
  const place = args.args[1] === undefined ? null : readPlace(args.args[1]);
  console.log(`${code}: ${words.get(code)}`);
  if (!place) return;
  const cart = cartOf(place, await builtCarts());
  const source = sourceOf(cart, place.offset);
  const where = `byte ${place.offset} of build/carts/${cart.name}.wasm`;
  if (!source) return console.log(`${where}: code that the compiler added by itself, with no line of source`);
  console.log(`${source.file}:${source.line}:${source.column} (${where})`);
  if (source.text) console.log(`    ${source.text}`);
}

if (isMain(import.meta.url)) await runTool(main);
