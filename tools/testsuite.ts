// Owns `npm run testsuite`: the public WebAssembly core tests and random modules on our patched interpreter.
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fail, failUsage, isMain, readArgs, runTool } from "./cli.ts";
import { Lab, LabInterpreter } from "./device/lab.ts";
import { openInterpreter, type InterpreterHost } from "./testsuite/interpreter.ts";
import { runRandom } from "./testsuite/random-run.ts";
import { runScript, type ScriptResult } from "./testsuite/scripts.ts";

/** The scripts to run; ends the tool when the folder has none. */
function scriptsIn(dir: string): string[] {
  if (!existsSync(dir)) failUsage(`There is no folder ${dir}; --dir names one with .wast files.`);
  const scripts = readdirSync(dir)
    .filter((name) => name.endsWith(".wast"))
    .sort();
  if (scripts.length === 0) failUsage(`There are no .wast files in ${dir}; --dir names a folder of them.`);
  return scripts.map((name) => join(dir, name));
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The results' counts of commands left out, by reason, the most frequent first. */
function leftOut(results: ScriptResult[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { leftOut: some } of results)
    for (const [reason, count] of some) counts.set(reason, (counts.get(reason) ?? 0) + count);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** Runs all scripts of a folder; prints what failed and the counts; how many failed. */
export async function runSuite(dir: string, host: InterpreterHost, small = false): Promise<number> {
  const results: ScriptResult[] = [];
  for (const script of scriptsIn(dir)) results.push(await runScript(script, host, small));
  for (const { failures } of results) for (const failure of failures) console.log(failure);
  const failed = sum(results.map(({ failures }) => failures.length));
  const passed = sum(results.map((result) => result.passed));
  const aside = leftOut(results);
  console.log(
    `${results.length} scripts: ${passed} passed, ${failed} failed, ${sum(aside.map(([, n]) => n))} left out:`,
  );
  for (const [reason, count] of aside) console.log(`  ${count}: ${reason}`);
  return failed;
}

/** Compares random modules with Node's engine; prints the counts; how many differ (the first ends it). */
async function runModules(first: number, count: number, host: InterpreterHost): Promise<number> {
  const { equal, trapped, tooLarge, difference } = await runRandom(first, count, host);
  if (difference) console.log(difference);
  console.log(`random modules: ${equal} equal (${trapped} of them with traps), ${tooLarge} too large`);
  return difference ? 1 : 0;
}

if (isMain(import.meta.url)) {
  await runTool(async () => {
    const args = readArgs({
      name: "testsuite",
      about:
        "Proves the patched interpreter: random modules against Node's engine, and the public WebAssembly core " +
        "tests (.wast files) where there is a folder of them.",
      options: {
        dir: { what: "folder of the .wast files; WASM_TESTSUITE names it too", value: "DIR" },
        random: { what: "how many random modules (500)", value: "N" },
        device: { what: "on the emulated device of this board instead of the desktop", value: "BOARD" },
        seed: { what: "seed of the first random module (1)", value: "N" },
      },
    });
    const dir = args.text("dir") ?? process.env["WASM_TESTSUITE"];
    const board = args.text("device");
    const host = board ? new LabInterpreter(await Lab.open(board)) : openInterpreter();
    try {
      const count = args.number("random", 500, 0, 1e9);
      let failed = await runModules(args.number("seed", 1, 0, 2 ** 32 - 1), count, host);
      if (dir) failed += await runSuite(resolve(dir), host, board !== undefined);
      else console.log("The public core tests are skipped: --dir or WASM_TESTSUITE names their folder.");
      if (failed > 0) fail("The interpreter does not do what it should; its mistakes stand above.");
    } finally {
      await host.close();
    }
  });
}
