// Owns npm run tournament: computer players play many games; win rates and points with intervals, lengths, how games end.
import { failUsage, isMain, readArgs, runTool, wholeNumber } from "./cli.ts";
import { InspectedGame, PLAYER_CHANCE, gameNames } from "./inspect-game.ts";
import { reportOf, type TableRecord } from "./tournament-report.ts";

// Far above the longest game of any of the rules; reaching it means that a game does not end.
const MOST_STEPS = 20_000;

/** Plays one game to its end with the level of each seat, see nextAction(); returns the players' decisions. */
export function playOut(game: InspectedGame, levels: number[], against?: number): number {
  let decisions = 0;
  for (let steps = 0; !game.isTerminal; steps++) {
    if (steps > MOST_STEPS) throw new Error(`a game of ${game.name} does not end`);
    const chance = game.currentPlayer === PLAYER_CHANCE;
    const action = game.nextAction(levels, against);
    const label = game.describe(action);
    if (!game.apply(action)) throw new Error(`levels ${levels.join()} chose ${label}, which is illegal`);
    if (!chance) decisions++;
  }
  return decisions;
}

/** A set-up with some fields set, as "path=JSON". */
export function setUp(game: InspectedGame, given: string[], seats?: number): void {
  game.reset(seats);
  const reason = game.setFields(
    given.map((text): [string, string] => {
      const [path = "", value = ""] = text.split(/=(.*)/s);
      return [path, value];
    }),
  );
  if (reason) failUsage(`--given: ${reason}.`);
}

/** Plays many games of one level in all seats; see playTable. */
export function playLevel(
  game: InspectedGame,
  level: number,
  games: number,
  seed = 1,
  given: string[] = [],
  seats = game.facts.minPlayers,
): TableRecord {
  return playTable(game, Array<number>(seats).fill(level), games, seed, given);
}

/**
 * Plays many games of a table; game i is seeded with (i, seed), so that levels meet the same generators, and the levels
 * move on by i seats, so that no level profits from a place.
 */
export function playTable(
  game: InspectedGame,
  levels: number[],
  games: number,
  seed = 1,
  given: string[] = [],
  against?: number,
): TableRecord {
  const start = performance.now();
  const record: TableRecord = {
    ...{ levels, games, wins: 0, turns: 0, decisions: 0, wonTurns: 0, seconds: 0 },
    results: new Map(),
    shares: new Map(levels.map((level) => [level, { seats: 0, points: 0, squares: 0, wins: 0 }])),
    bySeat: levels.map(() => 0),
  };
  for (let i = 0; i < games; i++) {
    const seated = levels.map((_, seat) => levels[(seat + i) % levels.length]!);
    setUp(game, given, levels.length);
    game.seed(i, seed);
    record.decisions += playOut(game, seated, against);
    count(record, game, seated);
  }
  record.seconds = (performance.now() - start) / 1000;
  return record;
}

function count(record: TableRecord, game: InspectedGame, seated: number[]): void {
  // A game of rounds, or one that counts turns, calls the seat whose turn it is "turn"; one of sides says who won.
  const state = game.state as {
    turn: number;
    round?: number;
    turns?: number;
    result: string;
    players?: { dead?: boolean }[];
    winners?: number[];
  };
  const { result, players, winners } = state;
  const turn = state.round ?? state.turns ?? state.turn;
  const won = result === "won";
  record.turns += turn;
  if (won) {
    record.wins++;
    record.wonTurns += turn;
  }
  record.results.set(result, (record.results.get(result) ?? 0) + 1);
  for (const [seat, level] of seated.entries()) {
    const points = game.returns(seat);
    const share = record.shares.get(level)!;
    share.seats++;
    share.points += points;
    share.squares += points ** 2;
    if (winners ? winners.includes(seat) : won && !players?.[seat]?.dead) share.wins++;
    record.bySeat[seat]! += points;
  }
}

const levelList = (text: string, name: string): number[] =>
  text.split(",").map((word) => wholeNumber(word, name, 1, 3));

/** The levels of each table that is asked for. */
function tablesOf(
  game: InspectedGame,
  mix: string | undefined,
  seats: string | undefined,
  levels: number[],
): number[][] {
  const { minPlayers, maxPlayers } = game.facts;
  if (mix !== undefined) {
    const table = levelList(mix, "--mix");
    wholeNumber(String(table.length), "the number of levels of --mix", minPlayers, maxPlayers);
    return [table];
  }
  return (seats ?? String(minPlayers)).split(",").flatMap((word) => {
    const count = wholeNumber(word, "--seats", minPlayers, maxPlayers);
    return levels.map((level) => Array<number>(count).fill(level));
  });
}

async function main(): Promise<void> {
  const args = readArgs({
    name: "tournament",
    about:
      "Computer players play many games, each level in all seats or mixed levels at one table: win rates with 95 %\n" +
      "Wilson intervals, other ends, mean lengths; where there are several seats, points a seat by level with 95 %\n" +
      "intervals. At a mixed table the levels move on by one seat from game to game.",
    args: ["GAME"],
    options: {
      games: { value: "N", what: "games per table (10000)" },
      levels: { value: "LIST", what: "levels, for example 1,3 (1,2,3)" },
      seats: { value: "LIST", what: "numbers of seats, for example 1,4,8 (the fewest)" },
      mix: { value: "LIST", what: "instead: one table with these levels, for example 3,1,1" },
      against: { value: "LEVEL", what: "level of whoever plays on the other side, where a game has two" },
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
  const games = args.number("games", 10_000, 1, 10_000_000);
  const seed = args.number("seed", 1, 0, 0xffffffff);
  const levels = levelList(args.text("levels") ?? "1,2,3", "--levels");
  const other = args.text("against");
  const against = other === undefined ? undefined : wholeNumber(other, "--against", 1, 3);
  const game = await InspectedGame.load(name);
  for (const table of tablesOf(game, args.text("mix"), args.text("seats"), levels)) {
    console.log(reportOf(playTable(game, table, games, seed, args.list("given"), against)));
  }
}

if (isMain(import.meta.url)) await runTool(main);
