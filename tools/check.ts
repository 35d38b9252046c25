// Owns `npm run check`: format, lint, types, generated files, layers, rule coverage, habits; about ten seconds.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { includeProblems } from "./check/c-layers.ts";
import { ruleCoverage } from "./check/coverage.ts";
import { listFiles, readTexts, type TextFile } from "./check/files.ts";
import { fileProblems, linkProblems, packageProblems } from "./check/hygiene.ts";
import { isMain, readArgs, root, runTool } from "./cli.ts";
import { outputOf } from "./commands.ts";
import { generateAll } from "./gen.ts";

/** What a stage found: remarks are printed, problems fail the check. */
interface Findings {
  problems: string[];
  remarks?: string[];
}

interface Stage {
  name: string;
  run: () => Promise<Findings>;
}

/** Runs a program of node_modules whose output is the findings. */
async function nodeProgram(path: string, args: string[]): Promise<Findings> {
  const { code, lines } = await outputOf(process.execPath, [join(root, "node_modules", path), ...args]);
  return code === 0 ? { problems: [], remarks: lines } : { problems: lines };
}

/** Options that skip files whose bytes did not change; a fresh clone, as in CI, looks at all of them. */
const cached = (name: string): string[] => [
  "--cache",
  ...["--cache-strategy", "content", "--cache-location", join(root, `build/check/${name}`)],
];

async function checkFormat(): Promise<Findings> {
  const { code, lines } = await outputOf(process.execPath, [
    join(root, "node_modules/prettier/bin/prettier.cjs"),
    ...["--check", "--log-level", "warn", ".", ...cached("prettier")],
  ]);
  if (code === 0) return { problems: [] };
  const files = lines.filter((line) => line.startsWith("[warn] ") && !line.includes("Code style issues"));
  const words = files.map((line) => `${line.slice("[warn] ".length)}:1: npm run format would change it`);
  return { problems: [...words, ...lines.filter((line) => line.startsWith("[error]"))] };
}

async function checkFormatOfC(files: TextFile[]): Promise<Findings> {
  const sources = files
    .map(({ path }) => path)
    .filter((path) => /\.[ch]$/.test(path) && !path.endsWith("/abi.h"));
  if (sources.length === 0) return { problems: [] };
  const { code, lines } = await outputOf("clang-format", ["--dry-run", "--Werror", ...sources]);
  if (code === -1)
    return { problems: [], remarks: ["skipped: no clang-format here (npm run setup installs it)"] };
  return { problems: code === 0 ? [] : lines.filter((line) => /: (error|warning): /.test(line)) };
}

async function checkLint(): Promise<Findings> {
  const { lines } = await outputOf(process.execPath, [
    join(root, "node_modules/eslint/bin/eslint.js"),
    ...[".", "--format", "json", ...cached("eslint")],
  ]);
  let results: { filePath: string; messages: LintMessage[] }[];
  try {
    results = JSON.parse(lines.join("\n")) as typeof results;
  } catch {
    return { problems: lines };
  }
  const said = results.flatMap(({ filePath, messages }) =>
    messages.map((message) => ({ fatal: message.severity === 2, text: lintWords(filePath, message) })),
  );
  return {
    problems: said.filter(({ fatal }) => fatal).map(({ text }) => text),
    remarks: said.filter(({ fatal }) => !fatal).map(({ text }) => text),
  };
}

interface LintMessage {
  line: number;
  severity: number;
  message: string;
  ruleId: string | null;
}

const lintWords = (path: string, { line, message, ruleId }: LintMessage): string =>
  `${path.slice(root.length)}:${line}: ${message} (${ruleId ?? "syntax"})`;

async function checkGenerated(): Promise<Findings> {
  const stale = (await generateAll()).filter(({ path, text }) => {
    const full = join(root, path);
    return !existsSync(full) || readFileSync(full, "utf8") !== text;
  });
  return { problems: stale.map(({ path }) => `${path}:1: is not what its owner says; run npm run gen`) };
}

function checkCoverage(files: TextFile[]): Findings {
  const games = ruleCoverage(files);
  return {
    problems: games.flatMap(({ problems }) => problems),
    remarks: games.map(({ game, rules, problems }) => {
      const gaps = problems.filter((problem) => problem.includes("no test names")).length;
      return `${game}: ${rules - gaps} of ${rules} rules are named by tests`;
    }),
  };
}

function checkHabits(files: TextFile[]): Findings {
  const pages = files.filter(({ path }) => path.endsWith(".md"));
  const facts = files.find(({ path }) => path === "package.json");
  return {
    problems: [
      ...files.flatMap(fileProblems),
      ...pages.flatMap((page) => linkProblems(root, page)),
      ...(facts ? packageProblems(root, facts.text) : []),
    ],
  };
}

/** The stages; the slow ones are programs of their own and run side by side. */
function stages(files: TextFile[]): Stage[] {
  const info = (name: string): string => join(root, `build/check/${name}.tsbuildinfo`);
  const tsc = (project: string, name: string): Promise<Findings> =>
    nodeProgram("typescript/bin/tsc", ["-p", project, "--incremental", "--tsBuildInfoFile", info(name)]);
  return [
    { name: "lint", run: checkLint },
    { name: "types", run: () => tsc(".", "tools") },
    { name: "types of cartridges", run: () => tsc("assembly", "assembly") },
    { name: "format", run: checkFormat },
    { name: "format of C", run: () => checkFormatOfC(files) },
    { name: "generated files", run: checkGenerated },
    { name: "layers of C", run: async () => ({ problems: files.flatMap(includeProblems) }) },
    { name: "rule coverage", run: async () => checkCoverage(files) },
    { name: "habits", run: async () => checkHabits(files) },
  ];
}

/** Runs one stage and prints its line; returns whether it is clean. */
async function runStage({ name, run }: Stage): Promise<boolean> {
  const begin = performance.now();
  const { problems, remarks = [] } = await run();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(5);
  const verdict = problems.length ? `${problems.length} to mend` : "ok";
  console.log(`${seconds} s  ${name.padEnd(20)} ${verdict}`);
  for (const remark of remarks) console.log(`           ${remark}`);
  for (const problem of problems) console.log(`  ${problem}`);
  return problems.length === 0;
}

/** Runs everything; returns how many stages failed. */
export async function check(): Promise<number> {
  const files = readTexts(root, listFiles(root));
  const verdicts: boolean[] = [];
  const waiting = stages(files);
  const worker = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) verdicts.push(await runStage(stage));
  };
  await Promise.all([worker(), worker()]);
  return verdicts.filter((clean) => !clean).length;
}

async function main(): Promise<number> {
  readArgs({
    name: "check",
    about:
      "Checks format, lint, types, generated files, layers, rule coverage and habits; prints what and where.",
  });
  const begin = performance.now();
  const failed = await check();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(failed ? `check: ${failed} stages to mend (${seconds} s)` : `check: all well (${seconds} s)`);
  return failed ? 1 : 0;
}

if (isMain(import.meta.url)) await runTool(main);
