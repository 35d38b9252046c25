// Owns what the tests of piecepack's screens share: players from a seed, games that end a given way, copies of a state.
import * as abi from "../../host/web/abi.ts";
import type { Cart } from "../../host/web/cart.ts";
import { chosenCarts } from "../../tools/cart-files.ts";
import { Random } from "../../tools/random.ts";
import { copyOf as copy } from "./button-player.ts";
import { PiecepackPlayer, type Ending } from "./piecepack-player.ts";

export { assertResumes } from "./button-player.ts";

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

export const copyOf = (state: Uint8Array): Cart => copy(module, state);

/** Plays on until the screen says something; false when the game ends before. */
export function playUntil(player: PiecepackPlayer, random: Random, pattern: RegExp): boolean {
  while (!pattern.test(player.text)) {
    if (player.ending) return false;
    player.decide((n) => random.below(n));
  }
  return true;
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
