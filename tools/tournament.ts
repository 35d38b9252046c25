// Owns npm run tournament: computer players play many games; win rates with intervals, lengths, how games end.
import { failUsage, isMain, readArgs, runTool, wholeNumber } from "./cli.ts";
import { InspectedGame, PLAYER_CHANCE, gameNames } from "./inspect-game.ts";

/** What a level did over many games alone at the table. */
export interface LevelRecord {
  level: number;
  games: number;
  wins: number;
  /** turns and player's decisions over all games */
  turns: number;
  decisions: number;
  /** turns of the games that were won */
  wonTurns: number;
  /** how games ended -> how often */
  results: Map<string, number>;
  seconds: number;
}

// Far above the longest game of any of the rules; reaching it means that a game does not end.
const MOST_STEPS = 20_000;

/** Plays one game of a single seat to its end; returns the player's decisions. */
export function playOut(game: InspectedGame, level: number): number {
  let decisions = 0;
  for (let steps = 0; !game.isTerminal; steps++) {
    if (steps > MOST_STEPS) throw new Error(`a game of ${game.name} does not end`);
    const chance = game.currentPlayer === PLAYER_CHANCE;
    const action = chance ? game.sampleChance() : game.botAction(level);
    if (!game.apply(action)) throw new Error(`level ${level} chose ${game.label(action)}, which is illegal`);
    if (!chance) decisions++;
  }
  return decisions;
}

/** A set-up with some fields set, as "path=JSON". */
export function setUp(game: InspectedGame, given: string[]): void {
  game.reset();
  for (const text of given) {
    const [path = "", value = ""] = text.split(/=(.*)/s);
    const reason = game.setField(path, value);
    if (reason) failUsage(`--given ${text}: ${reason}.`);
  }
  const reason = game.finishGiven();
  if (reason) failUsage(`--given: ${reason}.`);
}

/** Plays many games of one level; game i is seeded with (i, seed), so that levels meet the same generators. */
export function playLevel(
  game: InspectedGame,
  level: number,
  games: number,
  seed = 1,
  given: string[] = [],
): LevelRecord {
  const start = performance.now();
  const record: LevelRecord = {
    ...{ level, games, wins: 0, turns: 0, decisions: 0, wonTurns: 0, seconds: 0 },
    results: new Map(),
  };
  for (let i = 0; i < games; i++) {
    setUp(game, given);
    game.seed(i, seed);
    record.decisions += playOut(game, level);
    count(record, game);
  }
  record.seconds = (performance.now() - start) / 1000;
  return record;
}

function count(record: LevelRecord, game: InspectedGame): void {
  const { turn, result } = game.state as { turn: number; result: string };
  const won = game.returns(0) > 0;
  record.turns += turn;
  if (won) {
    record.wins++;
    record.wonTurns += turn;
  }
  record.results.set(result, (record.results.get(result) ?? 0) + 1);
}

/** 95 % Wilson interval of a rate. */
export function wilson(hits: number, games: number): [low: number, high: number] {
  const z = 1.959964;
  const rate = hits / games;
  const scale = 1 + z ** 2 / games;
  const middle = rate + z ** 2 / (2 * games);
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + z ** 2 / (4 * games ** 2));
  return [(middle - spread) / scale, (middle + spread) / scale];
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

/** A level's line of the table. */
function line(r: LevelRecord): string {
  const [low, high] = wilson(r.wins, r.games);
  const ends = [...r.results]
    .filter(([result]) => result !== "won")
    .sort()
    .map(([result, times]) => `${result} ${percent(times / r.games)}`);
  return [
    `level ${r.level}`,
    `won ${percent(r.wins / r.games)} (${percent(low)} to ${percent(high)})`,
    ...ends,
    `${(r.turns / r.games).toFixed(1)} turns, wins ${(r.wonTurns / Math.max(r.wins, 1)).toFixed(1)}`,
    `${(r.decisions / r.games).toFixed(1)} decisions`,
    `${r.games} games in ${r.seconds.toFixed(1)} s`,
  ].join("; ");
}

async function main(): Promise<void> {
  const args = readArgs({
    name: "tournament",
    about:
      "Computer players play many games of a solo game, each level alone: win rates with 95 % Wilson intervals, " +
      "other ends, mean lengths.",
    args: ["GAME"],
    options: {
      games: { value: "N", what: "games per level (10000)" },
      levels: { value: "LIST", what: "levels, for example 1,3 (1,2,3)" },
      seed: { value: "N", what: "seed of the whole tournament (1)" },
      given: {
        value: "PATH=JSON",
        what: "a field to set, for example options.glassDoor=true",
        multiple: true,
      },
    },
  });
  const name = args.args[0]!;
  if (!gameNames().includes(name)) {
    failUsage(`There is no game "${name}"; there is ${gameNames().join(", ")}.`);
  }
  const levels = (args.text("levels") ?? "1,2,3").split(",").map((t) => wholeNumber(t, "--levels", 1, 3));
  const games = args.number("games", 10_000, 1, 10_000_000);
  const seed = args.number("seed", 1, 0, 0xffffffff);
  const game = await InspectedGame.load(name);
  if (game.facts.minPlayers > 1) failUsage(`${name} cannot be played alone, and this tool plays solo games.`);
  for (const level of levels) console.log(line(playLevel(game, level, games, seed, args.list("given"))));
}

if (isMain(import.meta.url)) await runTool(main);
