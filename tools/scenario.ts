// Owns npm run scenario: plays scenario files against a game's rules and says which expectation fails.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { failUsage, isMain, readArgs, runTool } from "./cli.ts";
import { InspectedGame, PLAYER_CHANCE, gameNames } from "./inspect-game.ts";
import { MalformedScenario, readScenario, type Scenario, type Step } from "./scenario-file.ts";

/** An expectation that does not hold: what, expected and actual value. */
class FailedStep extends Error {}

/** Plays a scenario; null, or the sentence that says which step failed. Throws MalformedScenario. */
export function playScenario(scenario: Scenario, game: InspectedGame): string | null {
  setUp(scenario, game);
  for (const [i, step] of scenario.steps.entries()) {
    const wrong = (sentence: string): never => {
      throw new MalformedScenario(`${scenario.path}: step ${i + 1}: ${sentence}`);
    };
    try {
      play(step, game, wrong);
    } catch (error) {
      if (error instanceof FailedStep) return `step ${i + 1}: ${error.message}`;
      throw error;
    }
  }
  return null;
}

function setUp(scenario: Scenario, game: InspectedGame): void {
  const wrong = (sentence: string): never => {
    throw new MalformedScenario(`${scenario.path}: ${sentence}`);
  };
  const { minPlayers, maxPlayers } = game.facts;
  const seats = scenario.seats ?? minPlayers;
  if (seats < minPlayers || seats > maxPlayers) {
    wrong(`given.seats must be ${minPlayers} to ${maxPlayers}, not ${seats}.`);
  }
  game.reset(seats);
  game.seed(scenario.seed);
  for (const [path, value] of scenario.given) {
    const reason = game.setField(path, value);
    if (reason) wrong(`given.${path}: ${reason}.`);
  }
  const reason = game.finishGiven();
  if (reason) wrong(`given is impossible: ${reason}.`);
}

type Wrong = (sentence: string) => never;

function play(step: Step, game: InspectedGame, wrong: Wrong): void {
  if ("chance" in step) playChance(step.chance, game);
  else if ("do" in step) playAction(step.do, game);
  else if ("illegal" in step) checkIllegal(step.illegal, game, wrong);
  else if ("legal" in step) checkLegal(step.legal, game, true);
  else if ("legalIncludes" in step) checkLegal(step.legalIncludes, game, false);
  else compare(step.expect, game.state, "expect", wrong);
}

const list = (words: string[]): string => (words.length > 0 ? words.join(", ") : "nothing");
const labels = (game: InspectedGame): string[] => game.legal.map((action) => game.label(action));

function playChance(word: string, game: InspectedGame): void {
  if (game.currentPlayer !== PLAYER_CHANCE) {
    throw new FailedStep(`chance "${word}": expected a die or draw, actual: ${turnOf(game)}.`);
  }
  if (word === "any") game.apply(game.sampleChance());
  else applyByLabel("chance", word, game);
}

/** "P2 flee" names the seat; without it the seat whose turn it is acts. */
function splitSeat(word: string): { seat: number | null; action: string } {
  const match = /^P(\d+) (.+)$/.exec(word);
  return match ? { seat: Number(match[1]) - 1, action: match[2]! } : { seat: null, action: word };
}

function playAction(word: string, game: InspectedGame): void {
  const { seat, action } = splitSeat(word);
  if (game.currentPlayer < 0) {
    throw new FailedStep(`do "${word}": expected a player's decision, actual: ${turnOf(game)}.`);
  }
  if (seat !== null && seat !== game.currentPlayer) {
    throw new FailedStep(`do "${word}": expected P${seat + 1} to act, actual: P${game.currentPlayer + 1}.`);
  }
  applyByLabel("do", action, game);
}

function turnOf(game: InspectedGame): string {
  if (game.isTerminal) return "the game is over";
  if (game.currentPlayer === PLAYER_CHANCE) return `chance decides among ${list(labels(game))}`;
  return `P${game.currentPlayer + 1} decides among ${list(labels(game))}`;
}

function applyByLabel(what: string, word: string, game: InspectedGame): void {
  const action = game.legal.find((candidate) => game.label(candidate) === word);
  if (action === undefined) {
    throw new FailedStep(`${what} "${word}": expected it to be legal, actual: ${list(labels(game))}.`);
  }
  game.apply(action);
}

// Numbers of actions lie close together; behind so many without a name there are no more.
const LONGEST_GAP = 256;

/** Every action that has the name now, legal or not. */
function actionsCalled(word: string, game: InspectedGame): number[] {
  const found: number[] = [];
  for (let action = 0, gap = 0; gap < LONGEST_GAP; action++) {
    const label = game.label(action);
    gap = label === "" ? gap + 1 : 0;
    if (label === word) found.push(action);
  }
  return found;
}

function checkIllegal(word: string, game: InspectedGame, wrong: Wrong): void {
  const { seat, action } = splitSeat(word);
  const called = actionsCalled(action, game);
  if (called.length === 0) wrong(`field "illegal": no action is called "${action}" here.`);
  if (seat !== null && seat !== game.currentPlayer) return;
  const before = game.bytes.slice();
  for (const candidate of called) {
    if (game.legal.includes(candidate) || game.apply(candidate)) {
      throw new FailedStep(`illegal "${word}": expected it to be illegal, actual: it is legal.`);
    }
    if (Buffer.compare(before, game.bytes) !== 0) {
      throw new FailedStep(`illegal "${word}": expected an unchanged state, actual: it changed.`);
    }
  }
}

function checkLegal(expected: string[], game: InspectedGame, exact: boolean): void {
  const actual = labels(game);
  const missing = expected.filter((word) => !actual.includes(word));
  const tooMany = exact ? actual.filter((word) => !expected.includes(word)) : [];
  if (missing.length === 0 && tooMany.length === 0) return;
  const word = exact ? "legal" : "legalIncludes";
  throw new FailedStep(`${word}: expected ${list(expected)}, actual: ${list(actual)}.`);
}

/** Compares the fields that are named; a field that the state does not have is a mistake in the file. */
function compare(expected: unknown, actual: unknown, path: string, wrong: Wrong): void {
  const bothHold =
    typeof expected === "object" && expected !== null && typeof actual === "object" && actual !== null;
  if (!bothHold) {
    if (expected === actual) return;
    throw new FailedStep(`${path}: expected ${JSON.stringify(expected)}, actual ${JSON.stringify(actual)}.`);
  }
  for (const [key, value] of Object.entries(expected)) {
    if (!(key in actual)) {
      wrong(`${path}.${key}: the state has no such field; there are ${Object.keys(actual).join(", ")}.`);
    }
    compare(value, (actual as Record<string, unknown>)[key], `${path}.${key}`, wrong);
  }
}

/** The scenario files of a game, sorted. */
export function scenarioFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => join(folder, name));
}

/** Files and folders of the command line as files. */
function findFiles(args: string[]): string[] {
  return args.flatMap((arg) => {
    if (!existsSync(arg)) failUsage(`${arg}: there is no such file.`);
    if (!statSync(arg).isDirectory()) return [arg];
    const files = scenarioFiles(arg);
    if (files.length === 0) failUsage(`${arg}: there is no .json file in this folder.`);
    return files;
  });
}

const games = new Map<string, InspectedGame>();

/** The game that a scenario names; loaded once. */
export async function gameOf(scenario: Scenario): Promise<InspectedGame> {
  if (!gameNames().includes(scenario.game)) {
    const known = gameNames().join(", ");
    throw new MalformedScenario(
      `${scenario.path}: field "game": there is no game "${scenario.game}"; there is ${known}.`,
    );
  }
  const game = games.get(scenario.game) ?? (await InspectedGame.load(scenario.game));
  games.set(scenario.game, game);
  return game;
}

/** Plays one file and prints its line; 0, 1 failed, 2 malformed. */
async function runFile(path: string): Promise<number> {
  try {
    const scenario = readScenario(path);
    const failure = playScenario(scenario, await gameOf(scenario));
    const title = `${scenario.rule.join(" ")}: ${scenario.name}`;
    console.log(failure ? `FAIL  ${path}  ${title}: ${failure}` : `ok    ${path}  ${title}`);
    return failure ? 1 : 0;
  } catch (error) {
    if (!(error instanceof MalformedScenario)) throw error;
    console.error(error.message);
    return 2;
  }
}

async function main(): Promise<number> {
  const { args } = readArgs({
    name: "scenario",
    about:
      "Plays scenario files (or all .json files of a folder) against the rules; one line each. " +
      "Exit code 1: an expectation fails; 2: a file is malformed. A game's README lists its words.",
    args: ["FILE..."],
  });
  let worst = 0;
  for (const path of findFiles(args)) worst = Math.max(worst, await runFile(path));
  return worst;
}

if (isMain(import.meta.url)) await runTool(main);
