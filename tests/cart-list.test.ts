// Owns the tests of the list of cartridges: the games' places in it, and what game.json may say of them.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Cart } from "../host/web/cart.ts";
import { readFacts } from "../tools/cart-facts.ts";
import { builtCarts } from "../tools/cart-files.ts";
import { findCarts, findDrafts, findGames } from "../tools/cart-sources.ts";
import { root } from "../tools/cli.ts";
import { gameNames } from "../tools/inspect-game.ts";
import { hostFromWords } from "../tools/screens/host.ts";

const titles = findGames("cart.ts").flatMap(({ facts }) => (facts.draft ? [] : [facts.title]));

/** The facts of a game.json that says this of its place. */
function factsWith(order: unknown): ReturnType<typeof readFacts> {
  const folder = join(root, "build/test-tools");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "game.json");
  const facts = { id: "TEST", title: "Test", minPlayers: 1, maxPlayers: 1, saveVersion: 1, order };
  writeFileSync(path, JSON.stringify(facts));
  return readFacts(path);
}

describe("the games' order", () => {
  test("the one to begin with comes first, the oldest rules last; those without a place stand behind, by name", () => {
    assert.equal(titles[0], "Piecepack");
    assert.equal(titles.at(-1), "Classic Solo");
    const places = findGames("cart.ts").map(({ name, facts }) => ({ name, order: facts.order }));
    const sorted = [...places].sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
    assert.deepEqual(places, sorted);
    assert.ok(factsWith(undefined).order > factsWith(98).order);
  });

  test("every list has it: cartridges, rules, the menu", async () => {
    const all = findCarts();
    assert.deepEqual(
      all.flatMap(({ kind, facts }) => (kind === "game" ? [facts.title] : [])),
      titles,
    );
    const names = all.map(({ name }) => name);
    const known = gameNames().filter((name) => names.includes(name));
    assert.deepEqual(
      known,
      names.filter((name) => known.includes(name)),
    );
    const carts = await builtCarts();
    const menu = new Cart(carts.find(({ kind }) => kind === "menu")!.module);
    const games = carts.filter(({ kind }) => kind === "game");
    menu.host.set(hostFromWords({}, games));
    menu.start(1, 0);
    const at = titles.map((title) => menu.text.indexOf(title));
    assert.ok(
      at.every((place, i) => place > (i ? at[i - 1]! : -1)),
      menu.text,
    );
  });

  test("a draft is built, but stands in none of them", async () => {
    const shipped = findCarts().map(({ name }) => name);
    for (const { name, facts } of findDrafts()) {
      assert.ok(!shipped.includes(name) && !titles.includes(facts.title), name);
      assert.ok(existsSync(join(root, "build/drafts", `${name}.wasm`)), name);
    }
    assert.ok((await builtCarts()).every(({ name }) => shipped.includes(name)));
  });

  test("a place is a whole number from 1 to 99", () => {
    for (const order of ["first", 0, 100, 1.5]) {
      assert.throws(() => factsWith(order), /game\.json, field "order" must be /, String(order));
    }
  });
});
