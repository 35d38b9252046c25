// Owns what the steps of a scenario do: plays actions and outcomes by name, compares what is legal and how things stand.
import { PLAYER_CHANCE, type InspectedGame } from "./inspect-game.ts";
import type { Step } from "./scenario-file.ts";

/** An expectation that does not hold: what, expected and actual value. */
export class FailedStep extends Error {}

/** Ends the run of a scenario that is itself mistaken. */
export type Wrong = (sentence: string) => never;

/** Plays one step. */
export function playStep(step: Step, game: InspectedGame, wrong: Wrong): void {
  if ("chance" in step) playChance(step.chance, game);
  else if ("do" in step) playAction(step.do, game);
  else if ("illegal" in step) checkIllegal(step.illegal, game, wrong);
  else if ("legal" in step) checkList("legal", step.legal, labels(game), true);
  else if ("legalIncludes" in step) {
    checkList("legalIncludes", step.legalIncludes, [...labels(game), ...freeLabels(game)], false);
  } else if ("free" in step) checkList("free", step.free, freeLabels(game), true);
  else compare(step.expect, game.state, "expect", wrong);
}

const list = (words: string[]): string => (words.length > 0 ? words.join(", ") : "nothing");
const labels = (game: InspectedGame): string[] => game.legal.map((action) => game.label(action));
const freeLabels = (game: InspectedGame): string[] => game.free.map((action) => game.fullLabel(action));

function playChance(word: string, game: InspectedGame): void {
  if (game.currentPlayer !== PLAYER_CHANCE) {
    throw new FailedStep(`chance "${word}": expected a die or draw, actual: ${turnOf(game)}.`);
  }
  if (word === "any") {
    game.apply(game.sampleChance());
    return;
  }
  if (word === "all") {
    while (game.currentPlayer === PLAYER_CHANCE) game.apply(game.sampleChance());
    return;
  }
  const { legal } = game;
  const action =
    legal.find((candidate) => game.label(candidate) === word) ??
    legal.find((candidate) => game.alias(candidate) === word);
  if (action !== undefined) game.apply(action);
  else
    throw notLegal(
      "chance",
      word,
      legal.map((candidate) => game.describe(candidate)),
    );
}

function notLegal(what: string, word: string, actual: string[]): FailedStep {
  return new FailedStep(`${what} "${word}": expected it to be legal, actual: ${list(actual)}.`);
}

/** "P2 flee" names the seat; without it the seat whose turn it is acts, or the holder of the thing. */
function splitSeat(word: string): { seat: number | null; action: string } {
  const match = /^P(\d+) (.+)$/.exec(word);
  return match ? { seat: Number(match[1]) - 1, action: match[2]! } : { seat: null, action: word };
}

function playAction(word: string, game: InspectedGame): void {
  const { seat, action } = splitSeat(word);
  const actions = game.actionsOf(action);
  for (const one of actions) playAction(seat === null ? one : `P${seat + 1} ${one}`, game);
  if (actions.length > 0) return;
  const found = findLegal(seat, action, game);
  if (found !== undefined) {
    game.apply(found);
    return;
  }
  if (game.currentPlayer < 0) {
    throw new FailedStep(`do "${word}": expected a player's decision, actual: ${turnOf(game)}.`);
  }
  // Somebody else's free action of that name, or nothing but decisions: say what is wrong with the seat first.
  const free = game.free.filter((candidate) => game.label(candidate) === action);
  if (free.length > 0)
    throw notLegal(
      "do",
      word,
      free.map((candidate) => game.fullLabel(candidate)),
    );
  if (seat !== null && seat !== game.currentPlayer) {
    throw new FailedStep(`do "${word}": expected P${seat + 1} to act, actual: P${game.currentPlayer + 1}.`);
  }
  const most = freeLabels(game);
  throw notLegal("do", word, [...labels(game), ...(most.length > 0 ? [`and freely ${list(most)}`] : [])]);
}

/** The decision or free action of that name that a seat (null: any) has now. */
function findLegal(seat: number | null, word: string, game: InspectedGame): number | undefined {
  const isCalled = (action: number): boolean => game.label(action) === word;
  const decides = game.currentPlayer >= 0 && (seat === null || seat === game.currentPlayer);
  const decision = decides ? game.legal.find(isCalled) : undefined;
  if (decision !== undefined) return decision;
  if (!game.isTerminal && game.resignation >= 0 && isCalled(game.resignation)) return game.resignation;
  return game.free.find((action) => isCalled(action) && (seat === null || seat === game.freeSeat(action)));
}

function turnOf(game: InspectedGame): string {
  if (game.isTerminal) return "the game is over";
  if (game.currentPlayer === PLAYER_CHANCE) return `chance decides among ${list(labels(game))}`;
  return `P${game.currentPlayer + 1} decides among ${list(labels(game))}`;
}

// Numbers of actions lie close together; behind so many without a name there are no more.
const LONGEST_GAP = 1200;

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
  if (called.length === 0 && !game.isWord(action)) {
    wrong(`field "illegal": no action is called "${action}" here.`);
  }
  if (findLegal(seat, action, game) !== undefined) {
    throw new FailedStep(`illegal "${word}": expected it to be illegal, actual: it is legal.`);
  }
  // What another seat may do is no matter of this one.
  const others = new Set([...game.legal, ...game.free, game.resignation]);
  const before = game.bytes.slice();
  for (const candidate of called.filter((number) => !others.has(number))) {
    if (game.apply(candidate)) {
      throw new FailedStep(`illegal "${word}": expected it to be illegal, actual: it is done.`);
    }
    if (Buffer.compare(before, game.bytes) !== 0) {
      throw new FailedStep(`illegal "${word}": expected an unchanged state, actual: it changed.`);
    }
  }
}

function checkList(field: string, expected: string[], actual: string[], exact: boolean): void {
  const missing = expected.filter((word) => !actual.includes(word));
  const tooMany = exact ? actual.filter((word) => !expected.includes(word)) : [];
  if (missing.length === 0 && tooMany.length === 0) return;
  throw new FailedStep(`${field}: expected ${list(expected)}, actual: ${list(actual)}.`);
}

/** Compares the fields that are named, lists member by member; a field that the state lacks is the file's mistake. */
function compare(expected: unknown, actual: unknown, path: string, wrong: Wrong): void {
  const bothHold =
    typeof expected === "object" && expected !== null && typeof actual === "object" && actual !== null;
  const lists = [expected, actual].filter((value) => Array.isArray(value)).length;
  if (!bothHold || lists === 1 || haveOtherLengths(expected, actual)) {
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

function haveOtherLengths(expected: object, actual: object): boolean {
  return Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length;
}
