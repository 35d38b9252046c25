// Owns the form of scenario files: reads one, checks every field, names file, step and field of a mistake.
import { readFileSync } from "node:fs";

/** A mistake in a scenario file itself: exit code 2. */
export class MalformedScenario extends Error {}

/** One step; exactly one of the words of STEP_WORDS. */
export type Step =
  | { chance: string }
  | { do: string }
  | { illegal: string }
  | { legal: string[] }
  | { legalIncludes: string[] }
  | { free: string[] }
  | { expect: Record<string, unknown> };

export interface Scenario {
  path: string;
  game: string;
  rule: string[];
  name: string;
  /** players of the set-up; undefined: the fewest the game takes */
  seats: number | undefined;
  /** of the dice that a step leaves open ({"chance": "any"}) */
  seed: number;
  /** fields that override the set-up: path and JSON text, in the file's order */
  given: [path: string, value: string][];
  steps: Step[];
}

const STEP_WORDS = ["chance", "do", "illegal", "legal", "legalIncludes", "free", "expect"];
const FIELDS = ["game", "rule", "name", "given", "steps"];

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === "string");

/** Reads and checks a file; throws MalformedScenario with one sentence. */
export function readScenario(path: string): Scenario {
  const wrong = (sentence: string): never => {
    throw new MalformedScenario(`${path}: ${sentence}`);
  };
  const file = parseJson(readFileSync(path, "utf8"), wrong);
  if (!isFields(file)) return wrong("the file must hold one object.");
  for (const key of Object.keys(file)) {
    if (!FIELDS.includes(key)) wrong(`there is no field "${key}"; there are ${FIELDS.join(", ")}.`);
  }
  const { game, rule, name, given, steps } = file;
  if (typeof game !== "string") return wrong('field "game" must be the name of a game.');
  if (!isWords(rule) || rule.length === 0) return wrong('field "rule" must be a list of rule IDs.');
  if (typeof name !== "string" || name === "") return wrong('field "name" must say what is shown.');
  if (given !== undefined && !isFields(given)) return wrong('field "given" must be an object.');
  if (!Array.isArray(steps)) return wrong('field "steps" must be a list.');
  const { seed, ...fields } = given ?? {};
  const seats = takeSeats(fields);
  return {
    ...{ path, game, rule, name },
    seats: seats === undefined ? undefined : wholeNumber(seats, "seats", wrong),
    seed: seed === undefined ? 1 : wholeNumber(seed, "seed", wrong),
    given: flatten(fields),
    steps: steps.map((step, i) => readStep(step, (sentence) => wrong(`step ${i + 1}: ${sentence}`))),
  };
}

/** Takes "seats" out of given fields; without it as many as the list "players" has members; undefined without both. */
export function takeSeats(fields: Fields): unknown {
  const { seats, players } = fields;
  delete fields["seats"];
  return seats ?? (Array.isArray(players) ? players.length : undefined);
}

function parseJson(text: string, wrong: (sentence: string) => never): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The message quotes the file, line ends and all.
    return wrong(`this is no JSON: ${(error as Error).message.replace(/\s+/g, " ")}.`);
  }
}

function wholeNumber(value: unknown, name: string, wrong: (sentence: string) => never): number {
  if (!Number.isInteger(value) || (value as number) < 0) {
    wrong(`given.${name} must be a whole number, not ${JSON.stringify(value)}.`);
  }
  return value as number;
}

/** Leaves of an object as paths with dots; lists of objects count from 0, other lists stay whole. */
export function flatten(fields: Fields, prefix = ""): [string, string][] {
  return Object.entries(fields).flatMap(([key, value]): [string, string][] => {
    const path = prefix + key;
    if (isFields(value)) return flatten(value, `${path}.`);
    if (Array.isArray(value) && value.length > 0 && value.every(isFields)) {
      return flatten({ ...value }, `${path}.`);
    }
    return [[path, JSON.stringify(value)]];
  });
}

function readStep(step: unknown, wrong: (sentence: string) => never): Step {
  if (!isFields(step)) return wrong("it must be an object.");
  const words = Object.keys(step);
  const unknown = words.find((word) => !STEP_WORDS.includes(word));
  if (unknown !== undefined) wrong(`there is no field "${unknown}"; there are ${STEP_WORDS.join(", ")}.`);
  if (words.length !== 1) wrong(`it must have exactly one of ${STEP_WORDS.join(", ")}.`);
  const word = words[0]!;
  const value = step[word];
  if (word === "expect") {
    if (!isFields(value)) wrong('field "expect" must be an object of fields.');
  } else if (word.startsWith("legal") || word === "free") {
    if (!isWords(value)) wrong(`field "${word}" must be a list of actions.`);
  } else if (typeof value !== "string") wrong(`field "${word}" must be the name of an action or outcome.`);
  return step as Step;
}
