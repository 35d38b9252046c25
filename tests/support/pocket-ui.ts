// Owns what the tests of pocket's screens share: players, choices from a seed, where fields lie.
import { chosenCarts } from "../../tools/cart-files.ts";
import { stateFields } from "../../tools/fuzz/mutations.ts";
import { Random } from "../../tools/random.ts";
import { PocketPlayer } from "./pocket-player.ts";

const [pocket] = await chosenCarts(["pocket"], []);
const [classic] = await chosenCarts(["classic"], []);

/** Bytes of the rules. */
export const RULES_BYTES = pocket!.layout["State"]!.sizeBytes;

/** Where a field lies in the state region. */
export const placeOf = (name: string): number =>
  stateFields(pocket!.layout).find((field) => field.name === name)!.offset;

export const newPlayer = (): PocketPlayer => new PocketPlayer(pocket!.module);

/** A player of classic solo, which is pocket's sources with other rules. */
export const newClassic = (): PocketPlayer => new PocketPlayer(classic!.module);

/** Picks below n, the same ones for the same seed. */
export function picker(seed: number): (n: number) => number {
  const random = new Random(seed);
  return (n) => random.below(n);
}
