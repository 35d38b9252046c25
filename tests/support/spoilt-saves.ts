// Owns spoilt saves of a game's rules: states of play with some bytes changed, and what may come of those that are taken.
import assert from "node:assert/strict";
import { PLAYER_CHANCE, type InspectedGame } from "../../tools/inspect-game.ts";
import type { Random } from "../../tools/random.ts";

const VARIANTS = 40;
const MOST_ACTIONS = 150;

/** A game whose saves are spoilt. */
export interface Spoilt {
  game: InspectedGame;
  /** bytes that the rules read, the first ones */
  bytes: number;
  /** of them tables of pieces, in front: half of the time what comes behind them is spoilt */
  tables?: number;
  /** how many may decide */
  seats: () => number;
  /** whether the game can wait in a state, so that a save has it: chance may never be waited for */
  isKept: () => boolean;
}

/** Chance, a decision, or now and then a free action. */
function randomAction(game: InspectedGame, random: Random): number {
  if (game.currentPlayer === PLAYER_CHANCE) return game.sampleChance();
  const free = random.oneIn(5) ? game.free : [];
  return random.pick(free.length ? free : game.legal);
}

/** Some bytes other than they were; most often one, by a bit or to a value that nearly fits. */
function spoil(bytes: Uint8Array, random: Random, most: number, tables = 0): string {
  const words = [];
  for (let left = random.oneIn(3) ? 3 : 1; left > 0; left--) {
    const first = tables && random.oneIn(2) ? tables : 0;
    const at = first + random.below(most - first);
    const was = bytes[at]!;
    bytes[at] = random.oneIn(2) ? was ^ (1 << random.below(8)) : random.below(random.oneIn(3) ? 256 : 9);
    words.push(`byte ${at}: ${was} -> ${bytes[at]}`);
  }
  return words.join(", ");
}

/** Plays on from the bytes that the game holds; each state on the way must be one that the cartridge takes. */
function playOn({ game, seats, isKept }: Spoilt, random: Random, words: string): void {
  for (let i = 0; i < MOST_ACTIONS && !game.isTerminal; i++) {
    assert.ok(game.currentPlayer < seats(), `${words}: nobody's turn`);
    assert.ok(game.legal.length > 0, `${words}: after ${i} actions nothing is legal in phase ${game.phase}`);
    const action = randomAction(game, random);
    assert.ok(game.apply(action), words);
    if (!isKept()) continue;
    assert.ok(game.isPlayable, `${words}: refused after ${i + 1} actions, the last ${game.describe(action)}`);
  }
}

/** Reachable states of one game, spoilt; returns how many variants were refused, and how many played on from. */
export function spoiltGame(
  spoilt: Spoilt,
  random: Random,
  depth: number,
  name: string,
): [refused: number, played: number] {
  const { game, bytes, tables, isKept } = spoilt;
  for (let left = depth; (left > 0 || !isKept()) && !game.isTerminal; left--) {
    assert.ok(!isKept() || game.isPlayable, `${name}: a state of play is refused`);
    game.apply(randomAction(game, random));
  }
  const good = Buffer.from(game.bytes);
  let refused = 0;
  for (let variant = 0; variant < VARIANTS; variant++) {
    game.bytes.set(good);
    const words = `${name}, variant ${variant}: ${spoil(game.bytes, random, bytes, tables)}`;
    if (game.isPlayable) playOn(spoilt, random, words);
    else refused++;
  }
  return [refused, VARIANTS - refused];
}
