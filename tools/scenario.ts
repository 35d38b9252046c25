// Owns npm run scenario: plays scenario files against a game's rules and says which expectation fails.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { failUsage, isMain, readArgs, runTool } from "./cli.ts";
import { InspectedGame, gameNames } from "./inspect-game.ts";
import { MalformedScenario, readScenario, type Scenario } from "./scenario-file.ts";
import { FailedStep, playStep } from "./scenario-steps.ts";

/** Plays a scenario; null, or the sentence that says which step failed. Throws MalformedScenario. */
export function playScenario(scenario: Scenario, game: InspectedGame): string | null {
  setUp(scenario, game);
  for (const [i, step] of scenario.steps.entries()) {
    const wrong = (sentence: string): never => {
      throw new MalformedScenario(`${scenario.path}: step ${i + 1}: ${sentence}`);
    };
    try {
      playStep(step, game, wrong);
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
  const reason = game.setFields(scenario.given);
  if (reason) wrong(`${reason}.`);
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
