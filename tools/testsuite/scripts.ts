// Owns running scripts of the public WebAssembly core tests (.wast) on the bare interpreter, and counting what came of it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fail } from "../cli.ts";
import {
  callLine,
  globalLine,
  loadLine,
  outcomeOf,
  type InterpreterHost,
  type Outcome,
} from "./interpreter.ts";

interface Value {
  type: string;
  value?: string;
}

/** One command of a script, as wast2json writes it. */
interface Command {
  type: string;
  line: number;
  filename?: string;
  text?: string;
  action?: { type: string; module?: string; field: string; args: Value[] };
  expected?: Value[];
}

/** What came of a script: how many commands passed, were left out (by reason), failed (in words). */
export interface ScriptResult {
  name: string;
  passed: number;
  leftOut: Map<string, number>;
  failures: string[];
}

const FLOATS = "floating point";
const IMPORTS = "the module imports something";

/** What wasm3 says where the tests say this. */
const TRAPS = new Map([
  ["out of bounds memory access", "[trap] out of bounds memory access"],
  ["integer divide by zero", "[trap] integer divide by zero"],
  ["integer overflow", "[trap] integer overflow"],
  ["indirect call type mismatch", "[trap] indirect call type mismatch"],
  ["undefined element", "[trap] undefined element"],
  ["uninitialized element", "[trap] null table element"],
  ["unreachable", "[trap] unreachable executed"],
  ["call stack exhausted", "[trap] stack overflow"],
]);

const UNTRIED = new Map([
  ["assert_invalid", "needs a validator"],
  ["assert_malformed", "needs a validator"],
  ["register", "several modules at once"],
]);

/** What the unchanged wasm3 of 2023 refuses or lets pass too; no cartridge has any of it. */
const LIMITS: [RegExp, string][] = [
  [/^unknown value_type/, "reference types"],
  [/^unknown opcode/, "initial values that are floats or references"],
  [/^element table index must be zero/, "several tables"],
  [/^memory allocation failed/, "a table without elements"],
  [/^linear memory limitation exceeded/, "more than one page of memory"],
];
const TABLE_LIMITS = "element segments beyond their table";

/** Runs one of wabt's programs; ends the tool when it is missing. */
function wabt(program: string, args: string[]): string {
  const run = spawnSync(program, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (run.error) fail(`There is no ${program}: install wabt (Debian and Ubuntu: sudo apt-get install wabt).`);
  if (run.status !== 0) fail(`${program} could not read ${args[0]}: ${run.stderr.trim().split("\n")[0]}`);
  return run.stdout;
}

const isFloat = ({ type }: Value): boolean => type.startsWith("f");

/** A module of a script: why it cannot be tried, whether it computes with floats or asks for memory anywhere. */
interface Loaded {
  reason: string | undefined;
  floats: boolean;
  grows: boolean;
}

/** One script and the module that its commands are about. */
class Script {
  private loaded: Loaded = { reason: "no module", floats: false, grows: false };
  readonly result: ScriptResult;

  constructor(
    name: string,
    private readonly folder: string,
    private readonly host: InterpreterHost,
    private readonly small: boolean,
  ) {
    this.result = { name, passed: 0, leftOut: new Map(), failures: [] };
  }

  async run(command: Command): Promise<void> {
    const untried = UNTRIED.get(command.type);
    if (untried) this.leaveOut(untried);
    else if (command.type === "module") await this.load(command);
    else if (command.type === "assert_uninstantiable") await this.loadInVain(command);
    else await this.act(command);
  }

  private leaveOut(reason: string): void {
    this.result.leftOut.set(reason, (this.result.leftOut.get(reason) ?? 0) + 1);
  }

  private judge(command: Command, problem: string | undefined): void {
    if (problem === undefined) this.result.passed++;
    else this.result.failures.push(`${this.result.name}:${command.line}: ${command.type}: ${problem}`);
  }

  private async answer(line: string): Promise<Outcome> {
    return outcomeOf((await this.host.batch([line]))[0]!);
  }

  /** Loads a module; what went wrong, or nothing. Sets aside what this interpreter is not asked for. */
  private async bring(command: Command): Promise<string | undefined> {
    const path = join(this.folder, command.filename!);
    const bytes = readFileSync(path);
    const code = wabt("wasm-objdump", ["-d", path]);
    const grows = /memory\.(grow|size)/.test(code);
    this.loaded = { reason: undefined, floats: / f(32|64)\./.test(code), grows };
    if (WebAssembly.Module.imports(new WebAssembly.Module(bytes)).length > 0) this.loaded.reason = IMPORTS;
    const { failed } = await this.answer(loadLine(bytes));
    return failed;
  }

  private async load(command: Command): Promise<void> {
    const failed = await this.bring(command);
    if (failed !== undefined)
      this.loaded.reason ??= LIMITS.find(([words]) => words.test(failed))?.[1] ?? failed;
    const reason = this.loaded.reason;
    if (reason !== undefined && reason !== failed) this.leaveOut(reason);
    else this.judge(command, failed);
  }

  private async loadInVain(command: Command): Promise<void> {
    const before = this.loaded;
    const failed = await this.bring(command);
    if (this.loaded.reason === IMPORTS) this.leaveOut(IMPORTS);
    else if (failed === undefined && command.text === "out of bounds table access")
      this.leaveOut(TABLE_LIMITS);
    else this.judge(command, failed === undefined ? "the module loaded" : undefined);
    // The script may go on with the module before, which is gone here.
    this.loaded = { ...before, reason: before.reason ?? "several modules at once" };
  }

  private async act(command: Command): Promise<void> {
    const { action, expected = [] } = command;
    if (!action) return this.leaveOut(`the command ${command.type}`);
    if (this.loaded.reason) return this.leaveOut(this.loaded.reason);
    if (action.module) return this.leaveOut("several modules at once");
    if ([...(action.args ?? []), ...expected].some(isFloat)) return this.leaveOut(FLOATS);
    if (command.text === "out of bounds table access") return this.leaveOut("table instructions");
    const line =
      action.type === "get"
        ? globalLine(action.field)
        : callLine(
            action.field,
            action.args.map(({ value }) => BigInt(value!)),
          );
    const outcome = await this.answer(line);
    if (this.loaded.floats && /^unknown opcode|^no operation found/.test(outcome.failed ?? ""))
      return this.leaveOut(FLOATS);
    const problem = problemOf(command, outcome, expected);
    const excuse = problem === undefined || !this.small ? undefined : this.excuse(outcome);
    if (excuse) this.leaveOut(excuse);
    else this.judge(command, problem);
  }

  /** Why an interpreter of the device's size may fail here. */
  private excuse({ failed }: Outcome): string | undefined {
    if (failed === TRAPS.get("call stack exhausted")) return "calls nested deeper than the device lets them";
    return this.loaded.grows ? "more than one page of memory" : undefined;
  }
}

/** What is wrong with the outcome of a call, or nothing. */
function problemOf(command: Command, outcome: Outcome, expected: Value[]): string | undefined {
  const got = outcome.failed ?? outcome.values.join(" ");
  const wanted =
    command.type === "assert_trap" || command.type === "assert_exhaustion"
      ? (TRAPS.get(command.text!) ?? command.text!)
      : expected.map(({ value }) => BigInt(value!)).join(" ");
  if (command.type === "action") return outcome.failed;
  return got === wanted ? undefined : `expected ${wanted || "nothing"}, got ${got || "nothing"}`;
}

/** Runs the script at `path`; a small interpreter has one page of memory and as many frames as the device. */
export async function runScript(path: string, host: InterpreterHost, small: boolean): Promise<ScriptResult> {
  const folder = mkdtempSync(join(tmpdir(), "deadink-testsuite-"));
  try {
    const json = join(folder, "script.json");
    wabt("wast2json", [path, "-o", json]);
    const { commands } = JSON.parse(readFileSync(json, "utf8")) as { commands: Command[] };
    const script = new Script(basename(path, ".wast"), folder, host, small);
    for (const command of commands) await script.run(command);
    return script.result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
