// Owns the list of cartridges: the folders that hold one. Loads no compiler, so that tools which build nothing start fast.
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { readFacts, type CartFacts } from "./cart-facts.ts";
import { root } from "./cli.ts";

/** A cartridge's folder: its name is the folder's. */
export interface CartSource {
  name: string;
  dir: string;
  kind: "menu" | "game" | "test";
  facts: CartFacts;
}

/**
 * All cartridges of the project: the menu, the games, the test cartridges; the folders are the list. Games stand as their
 * game.json orders them, by name where that says nothing: so they stand in menu, firmware, page and reports.
 */
export function findCarts(): CartSource[] {
  const places: [CartSource["kind"], string[]][] = [
    ["menu", ["assembly/menu"]],
    ["game", foldersIn("assembly/games")],
    ["test", foldersIn("tests/carts")],
  ];
  return places.flatMap(([kind, paths]) => foldersWith("cart.ts", kind, paths)).filter(isReady);
}

/** Games that are still being made: built, their rules tested, but in no menu, firmware or page. */
export function findDrafts(): CartSource[] {
  return findGames("cart.ts").filter((cart) => !isReady(cart));
}

function isReady(cart: CartSource): boolean {
  return cart.facts.draft !== true;
}

/** Games that have a file of that name, in the order of findCarts(): one may have rules before it has a cartridge. */
export function findGames(file: string): CartSource[] {
  return foldersWith(file, "game", foldersIn("assembly/games"));
}

function foldersIn(dir: string): string[] {
  const full = join(root, dir);
  return existsSync(full) ? readdirSync(full).map((name) => `${dir}/${name}`) : [];
}

function foldersWith(file: string, kind: CartSource["kind"], paths: string[]): CartSource[] {
  return paths
    .map((path) => join(root, path))
    .filter((dir) => existsSync(join(dir, file)))
    .map((dir) => ({ name: basename(dir), dir, kind, facts: readFacts(join(dir, "game.json")) }))
    .sort((a, b) => a.facts.order - b.facts.order || (a.name < b.name ? -1 : 1));
}
