// Owns rule coverage: every rule ID of a game's RULES.md is named by a test, and tests name no rule that is not there.
import type { TextFile } from "./files.ts";

const ID = /\b[A-Z]{3,}(?:-[A-Z]+)+-\d+\b/g;
// A rule is defined where a list item, a table row or a heading begins with its ID.
const DEFINITION = /^[-|*#\s]*([A-Z]{3,}(?:-[A-Z]+)+-\d+)\b/;
const TEST_NAME = /\b(?:describe|it|test|suite|throws)\s*\(\s*(?:"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

/** Rule IDs that a RULES.md defines. */
export function definedRules(text: string): Set<string> {
  const rules = new Set<string>();
  for (const line of text.split("\n")) {
    const id = DEFINITION.exec(line)?.[1];
    if (id) rules.add(id);
  }
  return rules;
}

/** Rule IDs that a file names in the names of its tests or, if it is a scenario, in its field "rule". */
export function namedRules({ path, text }: TextFile): Set<string> {
  if (path.endsWith(".json")) return new Set(scenarioRules(text));
  const names = [...text.matchAll(TEST_NAME)].map((match) => match[1] ?? match[2] ?? "");
  return new Set(names.flatMap((name) => name.match(ID) ?? []));
}

function scenarioRules(text: string): string[] {
  try {
    const parsed = JSON.parse(text) as unknown;
    const scenarios = (Array.isArray(parsed) ? parsed : [parsed]) as { rule?: string | string[] }[];
    return scenarios.flatMap((scenario) => scenario.rule ?? []);
  } catch {
    return []; // the scenario runner reports a file that is no JSON
  }
}

/** What the coverage of one game is, and what is wrong with it. */
export interface Coverage {
  game: string;
  rules: number;
  problems: string[];
}

const isTest = (path: string): boolean => /\.spec\.ts$|\.test\.ts$|\/scenarios\/.*\.json$/.test(path);

/** Coverage of every game that has a RULES.md. */
export function ruleCoverage(files: TextFile[]): Coverage[] {
  const named = new Map<string, string>();
  for (const file of files.filter(({ path }) => isTest(path))) {
    for (const id of namedRules(file)) named.set(id, file.path);
  }
  const texts = files
    .filter(({ path }) => /^assembly\/games\/[^/]+\/RULES\.md$/.test(path))
    .map(({ path, text }) => ({ path, rules: definedRules(text) }));
  // Cartridges from the same sources share a prefix.
  const all = new Set(texts.flatMap(({ rules }) => [...rules]));
  return texts.map(({ path, rules }) => coverageOf(path, rules, all, named));
}

function coverageOf(
  path: string,
  rules: Set<string>,
  all: Set<string>,
  named: Map<string, string>,
): Coverage {
  const prefixes = new Set([...rules].map((id) => id.split("-")[0]));
  const gaps = [...rules].filter((id) => !named.has(id)).map((id) => `${path}:1: no test names ${id}`);
  const strangers = [...named]
    .filter(([id]) => prefixes.has(id.split("-")[0]) && !all.has(id))
    .map(([id, file]) => `${file}:1: names ${id}, which ${path} does not define`);
  const none = rules.size === 0 ? [`${path}:1: defines no rule ID`] : [];
  return { game: path.split("/")[2]!, rules: rules.size, problems: [...none, ...gaps, ...strangers] };
}
