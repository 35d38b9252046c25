// Owns what the tests of piecepack's screens share: players from a seed, games that end a given way, copies of a state.
import assert from "node:assert/strict";
import * as abi from "../../host/web/abi.ts";
import { Cart } from "../../host/web/cart.ts";
import { chosenCarts } from "../../tools/cart-files.ts";
import { Random } from "../../tools/random.ts";
import { PiecepackPlayer, type Ending } from "./piecepack-player.ts";

const [piecepack] = await chosenCarts(["piecepack"], []);
export const module = piecepack!.module;
export const SHELL = 20;
export const LOG_DROPPED = SHELL + 56;
export const RNG = [SHELL + 4, SHELL + 20] as const;
export const RULES = [96, 96 + 63] as const;

export const {
  PRESS_A: A,
  PRESS_B: B,
  PRESS_C: C,
  PRESS_UP: UP,
  PRESS_DOWN: DOWN,
  PRESS_LONG_A: LONG_A,
} = abi;

export function newPlayer(seed: number): PiecepackPlayer {
  const player = new PiecepackPlayer(module);
  player.start(seed);
  return player;
}

export function copyOf(state: Uint8Array): Cart {
  const cart = new Cart(module);
  cart.state.set(state);
  return cart;
}

/** The line for the menu. */
export const summaryOf = (player: PiecepackPlayer): string =>
  Buffer.from(player.cart.state.slice(0, abi.SUMMARY_SIZE)).toString().replace(/\0+$/, "");

/** Plays on until the screen says something; false when the game ends before. */
export function playUntil(player: PiecepackPlayer, random: Random, pattern: RegExp): boolean {
  while (!pattern.test(player.text)) {
    if (player.ending) return false;
    player.decide((n) => random.below(n));
  }
  return true;
}

/** Asserts that a new instance draws what stands there from the state alone, and that its status repeats MORE. */
export function assertResumes(player: PiecepackPlayer): void {
  const twin = copyOf(player.cart.state);
  const status = twin.resume();
  assert.equal(status & abi.STATUS_REFUSED, 0, `refused:\n${player.text}`);
  assert.equal(status & abi.STATUS_MORE, player.status & abi.STATUS_MORE);
  assert.ok(Buffer.from(twin.frame).equals(player.cart.frame), `another picture:\n${player.text}`);
  assert.equal(twin.text, player.text);
  assert.ok(Buffer.from(twin.state).equals(player.cart.state), "resume changed the state");
}

/** The first game that ends that way. */
export function gameThatEnds(ending: Ending): { player: PiecepackPlayer; seed: number } {
  for (let seed = 1; seed < 400; seed++) {
    const player = newPlayer(seed);
    const random = new Random(seed);
    if (player.playGame((n) => random.below(n)) === ending) return { player, seed };
  }
  throw new Error(`no game was ${ending}`);
}
