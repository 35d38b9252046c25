// Owns playthroughs: whole games as readable text that tests replay; recording them with computer players.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fail, isMain, readArgs, root, runTool } from "./cli.ts";
import { InspectedGame, PLAYER_CHANCE, gameFolder, gameNames } from "./inspect-game.ts";
import { setUp } from "./tournament.ts";

const ENDING = ".playthrough.txt";
/** More outcomes of chance than these, or more decisions, are counted. */
const MOST_LISTED = 30;
const MOST_CHOICES = 60;

/** A playthrough in the manner of tools/golden.ts. */
export interface PlaythroughGolden {
  /** game/name */
  name: string;
  path: string;
  /** "" when a replay of its actions gives the same text, else the first line that differs */
  compare(): string;
  /** writes what the replay gives now */
  accept(): void;
}

/** All playthroughs of all games; each replays the actions in its file, so that computer players may change. */
export async function playthroughGoldens(): Promise<PlaythroughGolden[]> {
  const found: PlaythroughGolden[] = [];
  for (const name of gameNames()) {
    const files = playthroughFiles(name);
    if (files.length === 0) continue;
    const game = await InspectedGame.load(name);
    found.push(...files.map((path) => goldenOf(game, path)));
  }
  return found;
}

/** Files of a game's playthroughs, sorted. */
export function playthroughFiles(game: string): string[] {
  const folder = join(gameFolder(game), "golden");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .map((name) => join(folder, name));
}

function goldenOf(game: InspectedGame, path: string): PlaythroughGolden {
  const name = `${game.name}/${path.slice(dirname(path).length + 1, -ENDING.length)}`;
  const replayed = (): string => replay(game, readFileSync(path, "utf8"));
  return {
    name,
    path,
    compare: () => firstDifference(name, readFileSync(path, "utf8"), replayed()),
    accept: () => writeFileSync(path, replayed()),
  };
}

function firstDifference(name: string, expected: string, actual: string): string {
  if (expected === actual) return "";
  const [was, is] = [expected.split("\n"), actual.split("\n")];
  const at = was.findIndex((line, i) => line !== is[i]);
  const line = at < 0 ? was.length : at;
  return `${name}: line ${line + 1} differs\n  golden: ${was[line] ?? "nothing"}\n  now:    ${is[line] ?? "nothing"}`;
}

/** What a file's head says. */
interface Head {
  /** how it was recorded: for people only */
  note: string;
  /** the fewest that the game takes where the head does not say */
  seats: number;
  given: string[];
}

/** Plays the actions of a playthrough again and writes its text anew; an illegal action ends it there, in words. */
export function replay(game: InspectedGame, text: string): string {
  const lines = text.split("\n");
  const value = (key: string): string[] =>
    lines.filter((line) => line.startsWith(`${key}: `)).map((line) => line.slice(key.length + 2));
  const actions = value("action").map((line) => Number.parseInt(line, 10));
  let next = 0;
  const seats = Number(value("seats")[0] ?? game.facts.minPlayers);
  const head: Head = { note: value("note")[0] ?? "", seats, given: value("given") };
  return write(game, head, () => actions[next++]);
}

/** Writes a game as text, action by action, until it ends or choose has no more. */
function write(game: InspectedGame, head: Head, choose: () => number | undefined): string {
  setUp(game, head.given, head.seats);
  const out = [`game: ${game.name}`, `note: ${head.note}`];
  if (head.seats !== game.facts.minPlayers) out.push(`seats: ${head.seats}`);
  out.push(...head.given.map((text) => `given: ${text}`));
  const end = (words: string): string => [...out, words, ""].join("\n");
  let shown = "";
  while (!game.isTerminal) {
    const { board } = game;
    out.push("", ...plyHead(game, board !== shown));
    if (game.currentPlayer !== PLAYER_CHANCE) shown = board;
    const action = choose();
    if (action === undefined) return end("ends before the game does");
    out.push(`action: ${action}  # ${game.describe(action)}`);
    if (!game.apply(action)) return end("which is illegal");
  }
  const returns = Array.from({ length: head.seats }, (_, seat) => game.returns(seat)).join(" ");
  out.push("", ...boardLines(game), `returns: ${returns}`, `state: ${JSON.stringify(game.state)}`);
  return [...out, ""].join("\n");
}

const boardLines = (game: InspectedGame): string[] =>
  game.board
    .trimEnd()
    .split("\n")
    .map((line) => `# ${line}`.trimEnd());

/** Before an action: the table where a player decides and it changed, who acts, what is legal, weights that differ. */
function plyHead(game: InspectedGame, changed: boolean): string[] {
  const chance = game.currentPlayer === PLAYER_CHANCE;
  const weights = chance ? game.legal.map((action) => game.chanceWeight(action)) : [];
  const even = weights.every((weight) => weight === weights[0]);
  const legal = game.legal.map((a, i) => game.label(a) + (chance && !even ? ` (${weights[i]})` : ""));
  const listed =
    legal.length > (chance ? MOST_LISTED : MOST_CHOICES)
      ? `${legal.length} ${chance ? "outcomes" : "actions"} from ${legal[0]} on`
      : legal.join(", ");
  const phase = String(game.state["phase"] ?? game.phase);
  return [
    ...(chance || !changed ? [] : boardLines(game)),
    `current: ${chance ? "chance" : `P${game.currentPlayer + 1}`}, ${phase}`,
    `legal: ${listed}`,
    ...(game.free.length > 0 ? [`free: ${game.free.length} actions`] : []),
  ];
}

/** Plays with computer players of these levels from one seed. */
export function record(game: InspectedGame, levels: number[], seed: number, given: string[]): string {
  const same = new Set(levels).size === 1;
  const note = `${same ? `level ${levels[0]}` : `levels ${levels.join(" ")}`} from seed ${seed}`;
  game.seed(seed);
  return write(game, { note, seats: levels.length, given }, () => game.nextAction(levels));
}

const MOST_SEEDS = 1000;

async function main(): Promise<void> {
  const args = readArgs({
    name: "playthrough",
    about: "Records a new playthrough: the first seed whose game ends as asked. Replaying: npm run golden.",
    args: ["GAME", "NAME"],
    options: {
      result: { value: "WORDS", what: "how the game shall end: the word of its state's field result (won)" },
      level: { value: "N", what: "level of the computer players (3)" },
      seats: { value: "N", what: "number of seats (the fewest)" },
      given: {
        value: "PATH=JSON",
        what: "a field to set, for example options.glassDoor=true",
        multiple: true,
      },
    },
  });
  const [name, file] = args.args as [string, string];
  const folder = join(gameFolder(name), "golden");
  const game = await InspectedGame.load(name);
  const result = args.text("result") ?? "won";
  const { minPlayers, maxPlayers } = game.facts;
  const seats = args.number("seats", minPlayers, minPlayers, maxPlayers);
  const levels = Array<number>(seats).fill(args.number("level", 3, 1, 3));
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const text = record(game, levels, seed, args.list("given"));
    if (game.state["result"] !== result) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, file + ENDING), text);
    console.log(`${join(folder, file + ENDING).slice(root.length)}  seed ${seed}`);
    return;
  }
  fail(`None of ${MOST_SEEDS} games ended "${result}".`);
}

if (isMain(import.meta.url)) await runTool(main);
