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

/** All cartridges of the project: the menu, the games, the test cartridges; the folders are the list. */
export function findCarts(): CartSource[] {
  const folders = (dir: string): string[] =>
    existsSync(join(root, dir))
      ? readdirSync(join(root, dir))
          .sort()
          .map((name) => join(root, dir, name))
      : [];
  const places: [CartSource["kind"], string[]][] = [
    ["menu", [join(root, "assembly/menu")]],
    ["game", folders("assembly/games")],
    ["test", folders("tests/carts")],
  ];
  return places.flatMap(([kind, dirs]) =>
    dirs
      .filter((dir) => existsSync(join(dir, "cart.ts")))
      .map((dir) => ({ name: basename(dir), dir, kind, facts: readFacts(join(dir, "game.json")) })),
  );
}
