// Owns how the tools meet mistakes: help, wrong arguments, missing and damaged files, each answered by one sentence.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { readArgs, root, UserError, wholeNumber, type ToolSpec } from "../tools/cli.ts";

const folder = join(root, "build/test-tools");
mkdirSync(folder, { recursive: true });

interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a script of package.json as npm would. */
function runTool(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const words = scripts[name]!.split(" ");
  assert.equal(words[0], "node");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...words.slice(1), ...args], {
      cwd: root,
      env: { ...process.env, CI: "", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk) => (stdout += chunk));
    child.stderr.on("data", (chunk) => (stderr += chunk));
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, stdout, stderr }));
  });
}

const facts = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};
const { scripts } = facts;
const tools = Object.keys(scripts).filter((name) => scripts[name]!.includes("tools/"));

/** One sentence for a person: one line, no stack trace. */
function assertSentence(outcome: Outcome, status: number, pattern: RegExp): void {
  assert.match(outcome.stderr, pattern);
  assert.equal(outcome.stderr.trim().split("\n").length, 1, outcome.stderr);
  assert.doesNotMatch(outcome.stderr, /\bat .*:\d+:\d+/);
  assert.equal(outcome.status, status);
}

describe("every tool", { concurrency: 2 }, () => {
  for (const name of tools) {
    test(`npm run ${name} explains itself and refuses what it does not know`, async () => {
      const help = await runTool(name, ["--help"]);
      assert.equal(help.status, 0, help.stderr);
      assert.match(help.stdout, new RegExp(`npm run ${name}|npm test|npm start`));
      assert.match(help.stdout, /--help/);
      assertSentence(await runTool(name, ["--no-such-option"]), 2, /--no-such-option/);
    });
  }
});

describe("wrong arguments", { concurrency: 2 }, () => {
  const cases: [string, string[], number, RegExp][] = [
    ["test", ["everything"], 2, /no stage "everything"; there are check, build/],
    ["fuzz", ["nosuchgame"], 2, /no cartridge "nosuchgame"; there are menu/],
    ["fuzz", ["--seconds", "soon"], 2, /--seconds must be a whole number from 1 to 86400, not "soon"/],
    ["fuzz", ["--replay", "build/no-such-file.json"], 1, /no-such-file\.json: there is no such file/],
    ["parity", ["--games", "0"], 2, /--games must be/],
    ["parity", ["nosuchgame"], 2, /no cartridge "nosuchgame"/],
    ["shots", ["--games"], 2, /--games needs a value/],
    ["shots", ["nosuchgame"], 2, /no cartridge "nosuchgame"/],
    ["golden", [], 2, /list\|diff\|accept is missing/],
    ["golden", ["bless"], 2, /"bless" is none of list, diff, accept/],
    ["golden", ["accept"], 2, /Which golden/],
    ["golden", ["diff", "nosuchgame"], 2, /no golden "nosuchgame"/],
    ["bench", ["now"], 2, /"now" is one argument too many/],
    ["scenario", [], 2, /FILE is missing/],
    ["scenario", ["build/no-such.json"], 2, /no-such\.json: there is no such file/],
    ["tournament", ["nosuchgame"], 2, /no game "nosuchgame"/],
    ["tournament", ["piecepack", "--games", "x"], 2, /--games must be a whole number/],
    ["tournament", ["pocket", "--seats", "2,9"], 2, /--seats must be a whole number from 1 to 8, not "9"/],
    ["tournament", ["geek", "--against", "4"], 2, /--against must be a whole number from 1 to 3, not "4"/],
    ["tournament", ["pocket", "--mix", "3,4"], 2, /--mix must be a whole number from 1 to 3, not "4"/],
    ["build", ["now"], 2, /"now" is one argument too many/],
    ["start", ["--port", "soon"], 2, /--port must be a whole number/],
    ["setup", ["now"], 2, /no option now/],
    ["check", ["--accept"], 2, /no option --accept/],
  ];
  for (const [name, args, status, pattern] of cases) {
    test(`npm run ${name} -- ${args.join(" ")}`, async () => {
      assertSentence(await runTool(name, args), status, pattern);
    });
  }

  test("goldens are never accepted in CI", async () => {
    assertSentence(await runTool("golden", ["accept", "probe"], { CI: "1" }), 1, /never in CI/);
  });
});

describe("damaged files", { concurrency: 2 }, () => {
  const replays: [string, string, RegExp][] = [
    ["empty.json", "", /is no JSON file/],
    ["other.json", '{"name": 1}', /is no finding of npm run fuzz/],
    ["calls.json", '{"cart": "probe", "lines": ["fly 3"]}', /is no finding of npm run fuzz/],
  ];
  for (const [file, text, pattern] of replays) {
    test(`a finding that is ${text || "empty"}`, async () => {
      writeFileSync(join(folder, file), text);
      assertSentence(await runTool("fuzz", ["--replay", join(folder, file)]), 1, pattern);
    });
  }

  const steps = JSON.stringify([{ do: "go foyer" }, { fly: 1 }]);
  const head = (game: string): string => `{"game": "${game}", "rule": ["X"], "name": "x", "steps"`;
  const scenarios: [string, string, RegExp][] = [
    ["no-json.json", "nope\n", /no-json\.json: this is no JSON/],
    ["no-game.json", `${head("chess")}: []}`, /no-game\.json: field "game": there is no game "chess"/],
    ["no-step.json", `${head("piecepack")}: ${steps}}`, /no-step\.json: step 2: there is no field "fly"/],
  ];
  for (const [file, text, pattern] of scenarios) {
    test(`a scenario in ${file}`, async () => {
      writeFileSync(join(folder, file), text);
      assertSentence(await runTool("scenario", [join(folder, file)]), 2, pattern);
    });
  }

  test("a finding of a cartridge that is gone", async () => {
    const path = join(folder, "gone.json");
    writeFileSync(path, JSON.stringify({ cart: "gone", lines: ["start 1 0"] }));
    assertSentence(await runTool("fuzz", ["--replay", path]), 2, /no cartridge "gone"/);
  });
});

describe("setup", () => {
  test("prints the command where nothing is installed", async () => {
    const { status, stdout, stderr } = await runTool("setup", ["--print"], { PATH: "/nowhere" });
    assert.match(stdout, /missing {2}C compiler \(desktop host/);
    if (status === 0) assert.match(stdout, /^Run: .*install/m);
    else assert.match(stderr, /^No known package manager .*please install C compiler/);
  });
});

describe("options", () => {
  const spec: ToolSpec = {
    name: "x",
    about: "Does x.",
    options: {
      n: { value: "N", what: "n" },
      on: { what: "on" },
      each: { value: "E", what: "e", multiple: true },
    },
    args: ["FILE", "[MORE]"],
  };

  test("are read", () => {
    const args = readArgs(spec, ["a", "--n", "0x10", "--on", "--each", "1", "--each=2", "b"]);
    assert.deepEqual(args.args, ["a", "b"]);
    assert.equal(args.number("n", 5, 0, 100), 16);
    assert.equal(args.on("on"), true);
    assert.deepEqual(args.list("each"), ["1", "2"]);
    assert.equal(readArgs(spec, ["a"]).number("n", 5, 0, 100), 5);
  });

  const wrong: [string[], RegExp][] = [
    [[], /FILE is missing/],
    [["a", "b", "c"], /"c" is one argument too many/],
    [["a", "--n"], /--n needs a value/],
    [["a", "--n", "--on"], /--n needs a value/],
    [["a", "--on=1"], /--on takes no value/],
    [["a", "-z"], /no option -z/],
  ];
  for (const [argv, pattern] of wrong) {
    test(`"${argv.join(" ")}" is refused`, () => {
      assert.throws(
        () => readArgs(spec, argv),
        (error: UserError) => error.exitCode === 2 && pattern.test(error.message),
      );
    });
  }

  for (const text of ["", "1.5", "-1", "101", "1e2", "ten", "0x"]) {
    test(`"${text}" is no whole number from 0 to 100`, () => {
      assert.throws(() => wholeNumber(text, "--n", 0, 100), UserError);
    });
  }
});
