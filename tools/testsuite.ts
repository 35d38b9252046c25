// Owns `npm run testsuite`: the public WebAssembly core tests and random modules on our patched interpreter.
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fail, failUsage, isMain, readArgs, runTool } from "./cli.ts";
import { openInterpreter, type InterpreterHost } from "./testsuite/interpreter.ts";
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
export async function runSuite(dir: string, host: InterpreterHost): Promise<number> {
  const results: ScriptResult[] = [];
  for (const script of scriptsIn(dir)) results.push(await runScript(script, host));
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

if (isMain(import.meta.url)) {
  await runTool(async () => {
    const args = readArgs({
      name: "testsuite",
      about: "Runs the public WebAssembly core tests (.wast files) on our patched interpreter.",
      options: {
        dir: { what: "folder of the .wast files; WASM_TESTSUITE names it too", value: "DIR" },
      },
    });
    const dir = args.text("dir") ?? process.env["WASM_TESTSUITE"];
    if (!dir) {
      console.log("The public core tests are skipped: --dir DIR or WASM_TESTSUITE names their folder.");
      return;
    }
    const host = openInterpreter();
    try {
      const failed = await runSuite(resolve(dir), host);
      if (failed > 0) fail(`${failed} of the core tests failed.`);
    } finally {
      await host.close();
    }
  });
}
