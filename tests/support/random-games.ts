// Owns random games of any rules: a set-up by seed, moves by chance, free actions among them, half of them by computers.
import assert from "node:assert/strict";
import { PLAYER_CHANCE, type InspectedGame } from "../../tools/inspect-game.ts";
import { Random } from "../../tools/random.ts";

/** Games of a property; npm run soak asks for more. */
export const GAMES = Number(process.env["PROPERTY_GAMES"] ?? 2000);
/** Seed of the first game. */
export const FIRST = Number(process.env["PROPERTY_SEED"] ?? 0);
const MOST_PLIES = 20_000;
const CLEVER = 3; // level of the computers that play half of the games

/** A kind of random games: how many seats, which options. */
export interface Kind {
  name: string;
  /** fields to set, as given has them, for the game of a seed */
  given?(seed: number): [path: string, value: string][];
  seats?(seed: number): number;
}

/** Lays out the game of a seed. */
export function setUpRandom(game: InspectedGame, kind: Kind, seed: number): void {
  const { minPlayers, maxPlayers } = game.facts;
  game.reset(kind.seats?.(seed) ?? minPlayers + (seed % (maxPlayers - minPlayers + 1)));
  assert.equal(game.setFields(kind.given?.(seed) ?? []), "");
  game.seed(seed, 99);
}

/** A free action now and then, a decision of a computer or of chance. */
export function randomAction(game: InspectedGame, random: Random, clever: boolean): number {
  const chance = game.currentPlayer === PLAYER_CHANCE;
  if (!chance && random.oneIn(8)) {
    const { free } = game;
    if (free.length > 0) return random.pick(free);
  }
  if (!chance && clever && !random.oneIn(10)) return game.botAction(CLEVER);
  return random.pick(game.legal);
}

/** Plays a random game to its end; calls look before every action, and returns how many there were. */
export function playRandom(
  game: InspectedGame,
  kind: Kind,
  seed: number,
  look: (action: number, plies: number) => void,
): number {
  const random = new Random(seed);
  setUpRandom(game, kind, seed);
  const clever = random.oneIn(2);
  let plies = 0;
  for (; !game.isTerminal; plies++) {
    assert.ok(plies < MOST_PLIES, `game ${seed} does not end`);
    assert.ok(game.legal.length > 0, `game ${seed} has a state without a legal action`);
    const action = randomAction(game, random, clever);
    look(action, plies);
    assert.ok(game.apply(action), `game ${seed}: ${game.describe(action)} is refused`);
  }
  return plies;
}

/** Plays on from any state by chance; throws where it does not end, or becomes a state that cannot be. */
export function finishRandomly(game: InspectedGame, random: Random, from: Buffer): void {
  for (let plies = 0; !game.isTerminal; plies++) {
    if (plies > MOST_PLIES) assert.fail(`no end from ${from.toString("hex")}`);
    if (game.legal.length === 0) assert.fail(`no action is legal after ${from.toString("hex")}`);
    if (game.currentPlayer >= 0) game.botAction(CLEVER);
    game.apply(randomAction(game, random, false));
    if (!game.isPossible)
      assert.fail(`impossible after ${from.toString("hex")}: ${JSON.stringify(game.state)}`);
  }
}
