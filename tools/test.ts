// Owns `npm test`: all stages in order of cost, the time of each, and a summary.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { check } from "./check.ts";
import { failUsage, isMain, readArgs, root, runTool } from "./cli.ts";
import { hasCommand, run } from "./commands.ts";

interface Stage {
  name: string;
  what: string;
  /** resolves to whether all is well, or to a sentence when the stage is left out */
  run: () => Promise<boolean | string>;
}

const node = (args: string[]): Promise<boolean> => run(process.execPath, args).then((code) => code === 0);

/** Test files directly in a folder under tests/ whose names match. */
function testFiles(folder: string, pattern: RegExp): string[] {
  const full = join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full)
    .filter((file) => file.endsWith(".test.ts") && pattern.test(file))
    .sort()
    .map((file) => `${folder}/${file}`);
}

/** Runs node:test on the files; its own summary closes the stage. */
async function nodeTests(files: string[]): Promise<boolean | string> {
  if (files.length === 0) return "no tests of this kind";
  return node(["--import", "tsx", "--test", "--test-concurrency=2", ...files]);
}

async function nativeTests(): Promise<boolean | string> {
  if (!hasCommand("gcc")) return "skipped: no gcc here (npm run setup installs it)";
  return nodeTests([...testFiles("tests", /^host/), ...testFiles("tests/host", /./)]);
}

/** The image in the emulated device, and the panels' drivers and models. */
async function firmwareTests(): Promise<boolean | string> {
  if (!hasCommand("arm-none-eabi-gcc")) {
    return "skipped: no arm-none-eabi-gcc here (npm run setup installs it)";
  }
  return nodeTests([...testFiles("tests/panels", /./), ...testFiles("tests/firmware", /./)]);
}

const STAGES: Stage[] = [
  { name: "check", what: "npm run check", run: async () => (await check()) === 0 },
  { name: "build", what: "npm run build", run: () => node(["--import", "tsx", "tools/build.ts"]) },
  {
    name: "specs",
    what: "as-pect: rules and console library, beside their code",
    run: () => node(["node_modules/@as-pect/cli/bin/asp.js", "--no-logo", "--summary"]),
  },
  {
    name: "carts",
    what: "every cartridge as it is shipped",
    run: () => nodeTests(testFiles("tests", /^(carts|screens)\./)),
  },
  {
    name: "suites",
    what: "rules, scenarios, playthroughs, tools, parity",
    run: () => nodeTests(testFiles("tests", /^(?!carts\.|screens\.|host)/)),
  },
  { name: "native", what: "desktop host, with sanitizers", run: nativeTests },
  {
    name: "firmware",
    what: "the image in the emulated device, panels and their drivers",
    run: firmwareTests,
  },
  {
    name: "bench",
    what: "sizes and work against their budgets and the accepted figures",
    run: async () =>
      hasCommand("gcc")
        ? node(["--import", "tsx", "tools/bench.ts"])
        : "skipped: no gcc here (npm run setup installs it)",
  },
  {
    name: "web",
    what: "emulator, in node and in Chromium",
    run: () => nodeTests(testFiles("tests/web", /./)),
  },
];

/** Runs a stage; returns its line of the summary and whether it failed. */
async function runStage(stage: Stage): Promise<{ line: string; failed: boolean }> {
  console.log(`\n--- ${stage.name}: ${stage.what}`);
  const begin = performance.now();
  const verdict = await stage.run();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(6);
  const words = typeof verdict === "string" ? verdict : verdict ? "ok" : "FAILED";
  console.log(`--- ${stage.name}: ${words} (${seconds.trim()} s)`);
  return { line: `${seconds} s  ${stage.name.padEnd(8)} ${words}`, failed: verdict === false };
}

async function main(): Promise<number> {
  const args = readArgs({
    name: "test",
    about:
      "Runs everything, or only the stages named:\n" +
      STAGES.map(({ name, what }) => `  ${name.padEnd(8)} ${what}`).join("\n"),
    args: ["[STAGE...]"],
  });
  const unknown = args.args.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown !== undefined) {
    failUsage(`There is no stage "${unknown}"; there are ${STAGES.map(({ name }) => name).join(", ")}.`);
  }
  const stages = args.args.length ? STAGES.filter(({ name }) => args.args.includes(name)) : STAGES;
  const summary: string[] = [];
  let failed = 0;
  const begin = performance.now();
  for (const stage of stages) {
    const result = await runStage(stage);
    summary.push(result.line);
    if (result.failed) failed++;
    // Without cartridges every later stage would only repeat the same complaint.
    if (result.failed && stage.name === "build") break;
  }
  console.log(`\n${summary.join("\n")}`);
  const total = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(failed ? `${failed} of ${stages.length} stages failed (${total} s)` : `all well (${total} s)`);
  return failed ? 1 : 0;
}

if (isMain(import.meta.url)) await runTool(main);
