// Owns getting at the compiler: it is loaded when something is to be compiled, and without a detour.
import { register } from "node:module";
import type { CartSource } from "./cart-sources.ts";

type Builder = typeof import("./build-carts.ts");

let builder: Promise<Builder> | null = null;

/** tools/build-carts.ts and the compiler behind it. */
export function loadBuilder(): Promise<Builder> {
  if (!builder) {
    register("./asc/plain-load.mjs", import.meta.url);
    builder = import("./build-carts.ts");
  }
  return builder;
}

/** Builds every cartridge; prints one line each. */
export async function buildCarts(): Promise<void> {
  await (await loadBuilder()).buildCarts();
}

/** Compiles a game's inspect.ts; null where the folder has none. */
export async function buildInspect(cart: CartSource): Promise<string | null> {
  return (await loadBuilder()).buildInspect(cart);
}
