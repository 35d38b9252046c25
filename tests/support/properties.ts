// Owns what must hold in every state of every game: random games, illegal actions, undo by copy, computers, flipped bytes.
import assert from "node:assert/strict";
import { PLAYER_CHANCE, PLAYER_NONE, type InspectedGame } from "../../tools/inspect-game.ts";
import { Random } from "../../tools/random.ts";
import { FIRST, GAMES, finishRandomly, playRandom, type Kind } from "./random-games.ts";

// Numbers of actions that are tried although they are illegal: behind so many without a name there are no more.
const LONGEST_GAP = 1200;
// States of a game of usual length.
const STATES = 250;

/** The bytes of a state as they are now. */
const copy = (game: InspectedGame): Buffer => Buffer.from(game.bytes);

const facts = (game: InspectedGame): string => JSON.stringify(game.state);

/** The number behind the last action that has a name now. */
function endOfActions(game: InspectedGame): number {
  let end = 0;
  for (let action = 0; action - end < LONGEST_GAP; action++) if (game.label(action) !== "") end = action + 1;
  return end;
}

type Play = (seed: number, look: (action: number) => void) => number;

/** One game in `step`, as many as the tests ask for; of long games fewer, for each has as many states as several. */
function eachGame(step: number, play: (seed: number) => number): void {
  let plies = 0;
  for (let seed = FIRST; seed < FIRST + GAMES; seed += step) {
    plies += play(seed);
    if (plies > (GAMES * STATES) / step) return;
  }
}

/** A property: the name of its test, and a run that throws where it does not hold. */
export type Property = [name: string, run: () => void];

/** The properties of one kind of games. */
export function propertiesOf(game: InspectedGame, kind: Kind): Property[] {
  const play: Play = (seed, look) => playRandom(game, kind, seed, look);
  const often = (step: number, look: (action: number, seed: number) => void): (() => void) => {
    return () => eachGame(step, (seed) => play(seed, (action) => look(action, seed)));
  };
  const end = endOfActions(game);
  return [
    [
      "legal actions are ascending and unique, chance outcomes have weights, and all games end",
      () => {
        const worth = { won: Infinity, lost: -Infinity };
        for (let seed = FIRST; seed < FIRST + GAMES; seed++) {
          play(seed, () => checkLists(game));
          checkEnd(game, worth);
        }
        assert.ok(worth.won > worth.lost, "a loss is worth less than a win");
      },
    ],
    ["every state passes the test that a save must pass", () => checkPossible(game, play)],
    ["an illegal action changes no byte", often(20, () => tryIllegal(game, end))],
    ["a byte copy is a complete undo", often(10, (action) => undo(game, action))],
    [
      "computer players choose a legal action, the same for the same state, and change nothing",
      often(20, (_, seed) => checkComputers(game, seed)),
    ],
    ["a state with flipped bytes is refused or can be played to its end", () => flipBytes(game, play)],
  ];
}

function checkPossible(game: InspectedGame, play: Play): void {
  eachGame(1, (seed) => {
    const plies = play(seed, (action) => {
      if (!game.isPossible) assert.fail(`game ${seed} before ${game.describe(action)}: ${facts(game)}`);
    });
    assert.ok(game.isPossible, `the end of game ${seed}: ${facts(game)}`);
    return plies;
  });
}

function flipBytes(game: InspectedGame, play: Play): void {
  const random = new Random(4711);
  let playable = 0;
  eachGame(1, (seed) => {
    const states: Buffer[] = [];
    const plies = play(seed, () => states.push(copy(game)));
    for (let i = 0; i < 5; i++) {
      const state = flipped(random.pick(states), random);
      game.bytes.set(state);
      if (!game.isPossible) continue;
      playable++;
      finishRandomly(game, random, state);
    }
    return plies;
  });
  assert.ok(playable > 0);
}

function checkLists(game: InspectedGame): void {
  const { legal, free } = game;
  for (const actions of [legal, free]) {
    assert.ok(actions.every((action, i) => i === 0 || action > actions[i - 1]!));
  }
  assert.ok(free.every((action) => game.freeSeat(action) >= 0));
  if (game.currentPlayer !== PLAYER_CHANCE) return;
  assert.deepEqual(free, []);
  const weights = legal.map((action) => game.chanceWeight(action));
  assert.ok(weights.every((weight) => weight > 0));
  assert.ok(weights.reduce((sum, weight) => sum + weight) < 65536);
}

/** At the end nobody moves; keeps the least that a win and the most that a loss was worth. */
function checkEnd(game: InspectedGame, worth: { won: number; lost: number }): void {
  assert.equal(game.currentPlayer, PLAYER_NONE);
  assert.deepEqual([game.legal, game.free], [[], []]);
  const { result, seats = 1, winners } = game.state as { result: string; seats?: number; winners?: number[] };
  const points = Array.from({ length: seats }, (_, seat) => game.returns(seat));
  assert.ok(points.every((value) => Number.isInteger(value)));
  // Without sides all win or lose together, and the best of them shows it.
  const won = winners ?? (result === "won" ? [points.indexOf(Math.max(...points))] : []);
  const lost = points.filter((_, seat) => !won.includes(seat));
  worth.won = Math.min(worth.won, ...won.map((seat) => points[seat]!));
  if (winners || result !== "won") worth.lost = Math.max(worth.lost, ...lost);
}

/** Of a game with many numbers of actions only some are tried in a state, others in the next. */
const MOST_TRIED = 600;
let tried = 0;

function tryIllegal(game: InspectedGame, end: number): void {
  const before = copy(game);
  const stride = Math.ceil(end / MOST_TRIED);
  const { resignation } = game;
  const legal = new Set([...game.legal, ...game.free]);
  for (let action = -1 + (tried++ % stride); action <= end; action += stride) {
    if (legal.has(action) || (action >= 0 && action === resignation)) continue;
    assert.equal(game.apply(action), false, game.describe(action));
  }
  assert.ok(before.equals(game.bytes));
}

function undo(game: InspectedGame, action: number): void {
  const before = copy(game);
  game.apply(action);
  const after = copy(game);
  game.bytes.set(before);
  assert.ok(game.legal.includes(action) || game.free.includes(action));
  game.apply(action);
  assert.ok(after.equals(game.bytes));
  game.bytes.set(before);
}

function checkComputers(game: InspectedGame, seed: number): void {
  if (game.currentPlayer < 0) return;
  const before = copy(game);
  const { legal, free } = game;
  for (const level of [1, 2, 3]) {
    game.seed(seed, level);
    const action = game.botAction(level);
    const own = free.includes(action) && game.freeSeat(action) === game.currentPlayer;
    assert.ok(legal.includes(action) || own, `level ${level}: ${game.describe(action)}`);
    game.seed(seed, level);
    assert.equal(game.botAction(level), action);
    if (free.length > 0) checkFreeWishes(game, free, level);
  }
  assert.ok(before.equals(game.bytes));
}

/** A computer asks only for what its own seat may do. */
function checkFreeWishes(game: InspectedGame, free: number[], level: number): void {
  for (let seat = 0; seat < game.facts.maxPlayers; seat++) {
    const action = game.botFree(seat, level);
    assert.ok(action === -1 || (free.includes(action) && game.freeSeat(action) === seat));
  }
}

/** A copy with one to three bytes changed. */
function flipped(state: Buffer, random: Random): Buffer {
  const spoilt = Buffer.from(state);
  for (let flips = 1 + random.below(3); flips > 0; flips--) {
    const value = random.oneIn(2) ? random.below(8) : random.below(256);
    spoilt[random.below(spoilt.length)] = value;
  }
  return spoilt;
}
