// Owns the tests of pocket's log on the glass: whole games by random presses, followed by a reader of its sentences only.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { Cart } from "../host/web/cart.ts";
import { chosenCarts } from "../tools/cart-files.ts";
import { stateFields } from "../tools/fuzz/mutations.ts";
import { Random } from "../tools/random.ts";
import { LogReader } from "./support/pocket-log.ts";

const carts = await chosenCarts(["pocket", "classic"], []);
const pocket = carts.find(({ name }) => name === "pocket")!;
const classic = carts.find(({ name }) => name === "classic")!;
const FIELDS = new Map(stateFields(pocket.layout).map((field) => [field.name, field]));
const NAMES = ["Anna", "Bill", "Cara", "Dan", "Eva", "Finn", "Gina", "Hugo"];
const ITEMS = [
  "rake",
  "chain saw",
  "golf club",
  "shotgun",
  "machete",
  "candelabra",
  "oil",
  "gasoline",
  "concoction",
];
/** What classic solo calls some of them. */
const CLASSIC_NAMES = new Map([
  ["rake", "grisly femur"],
  ["shotgun", "board with nails"],
  ["candelabra", "candle"],
  ["concoction", "can of soda"],
]);
const NONE = 255;
const SCREEN_END = 3;
const MOST_PRESSES = 2000;
/** What random fingers press: mostly what goes on, never what leaves the game. */
const PRESSES = [abi.PRESS_B, abi.PRESS_B, abi.PRESS_B, abi.PRESS_DOWN, abi.PRESS_C, abi.PRESS_A];

function field(cart: Cart, name: string): number {
  const { offset, sizeBytes } = FIELDS.get(name)!;
  const [low, high = 0] = cart.state.subarray(offset, offset + sizeBytes);
  return low! + 256 * high;
}

/** One press and all work it leaves. */
function press(cart: Cart, code: number): void {
  let status = cart.press(code);
  while (status & abi.STATUS_MORE) status = cart.step();
}

/** Whether the game's own screens would be left by A. */
const isNew = (cart: Cart): boolean => cart.text.startsWith("New game");

/** A match of so many seats, the first `humans` of them people. */
function newMatch(seed: number, seats: number, humans: number): Cart {
  const cart = new Cart(pocket.module);
  cart.start(seed, 0);
  for (let seat = 0; seat <= Math.min(seats, NAMES.length - 1); seat++) {
    const kind = seat < humans ? / Human$/ : seat < seats ? / Computer \d$/ : / Empty$/;
    const row = (): string => cart.text.split("\n")[1 + seat]!;
    while (!row().startsWith("▶")) press(cart, abi.PRESS_DOWN);
    while (!kind.test(row())) press(cart, abi.PRESS_B);
  }
  while (!/^▶ Start/m.test(cart.text)) press(cart, abi.PRESS_DOWN);
  press(cart, abi.PRESS_B);
  return cart;
}

/** All lines of the log as its screen shows them, oldest first; the game itself is left alone. */
function logOf(game: Cart): string[] {
  const cart = new Cart(game.info.title === classic.info.title ? classic.module : pocket.module);
  cart.state.set(game.state);
  cart.resume();
  if (field(cart, "screen") === SCREEN_END) {
    while (!/^▶ Read the log/m.test(cart.text)) press(cart, abi.PRESS_DOWN);
    press(cart, abi.PRESS_B);
  } else {
    press(cart, abi.PRESS_LONG_A);
    if (!/^Paused$/m.test(cart.text)) return [];
    press(cart, abi.PRESS_DOWN);
    press(cart, abi.PRESS_DOWN);
    press(cart, abi.PRESS_B);
  }
  for (let later = ""; later !== cart.text; press(cart, abi.PRESS_UP)) later = cart.text;
  const lines: string[] = [];
  for (let before = ""; before !== cart.text; press(cart, abi.PRESS_DOWN)) {
    before = cart.text;
    lines.push(...before.split("\n").filter(Boolean).slice(1, -1));
  }
  return lines;
}

function readAll(game: Cart, seats: number): LogReader {
  const reader = new LogReader(NAMES.slice(0, seats));
  for (const line of logOf(game)) {
    assert.doesNotMatch(line, /%|undefined/, "every place of a sentence is filled");
    reader.read(line);
  }
  return reader;
}

/** What the reader knows is so. */
function assertKnows(reader: LogReader, game: Cart, seats: number): void {
  const holders = new Map<string, string>();
  for (const [item, name] of ITEMS.entries()) {
    const seat = field(game, `holder${item}`);
    if (seat !== NONE) holders.set((field(game, "classic") && CLASSIC_NAMES.get(name)) || name, NAMES[seat]!);
  }
  const carrier = field(game, "totemHolder");
  if (carrier !== NONE) holders.set("totem", NAMES[carrier]!);
  for (let seat = 0; seat < seats; seat++) {
    const health = field(game, `health${seat}`);
    assert.equal(reader.health.get(NAMES[seat]!), health, `health of ${NAMES[seat]}`);
    assert.equal(reader.dead.has(NAMES[seat]!), health === 0, `death of ${NAMES[seat]}`);
  }
  assert.equal(reader.turn, field(game, "turn"));
  if (reader.result.startsWith("Nobody lives")) return; // and nobody has anything
  assert.deepEqual(new Map([...reader.items].sort()), new Map([...holders].sort()));
}

/** Plays to the end; calls look before presses now and then. */
function playOn(game: Cart, random: Random, look: () => void): void {
  for (let i = 0; i < MOST_PRESSES && field(game, "base") !== SCREEN_END; i++) {
    if (random.below(20) === 0) look();
    const code = PRESSES[random.below(PRESSES.length)]!;
    if (code !== abi.PRESS_A || !isNew(game)) press(game, code);
  }
}

function tellsGames(seats: number, begin: (seed: number) => Cart): void {
  let ended = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const game = begin(seed);
    playOn(game, new Random(seed), () => {
      if (field(game, "logDropped") + field(game, "logShortened") > 0) return;
      const reader = readAll(game, seats);
      if (reader.turn > 0) assertKnows(reader, game, seats);
    });
    if (field(game, "base") !== SCREEN_END) continue;
    ended++;
    const reader = readAll(game, seats);
    assertKnows(reader, game, seats);
    assert.notEqual(reader.result, "", "the log tells how the game ended");
  }
  assert.ok(ended > 0, "no game ended");
}

describe("the log of pocket", () => {
  for (const [seats, humans] of [
    [1, 1],
    [2, 1],
    [3, 3],
    [5, 2],
    [8, 4],
    [8, 1],
  ] as const) {
    test(`tells games of ${seats}, ${humans} of them people, by its words alone`, () =>
      tellsGames(seats, (seed) => newMatch(seed, seats, humans)));
  }

  test("tells games of classic solo by its words alone", () =>
    tellsGames(1, (seed) => {
      const cart = new Cart(classic.module);
      cart.start(seed, 0);
      press(cart, abi.PRESS_B);
      return cart;
    }));
});
