// Owns how every tool meets its user: options, --help, whole numbers, and mistakes that end in one sentence.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** A mistake of the user or of the surroundings: one sentence, and the exit code (1 failure, 2 usage). */
export class UserError extends Error {
  constructor(
    sentence: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(sentence);
  }
}

/** Ends the tool with one sentence on stderr and exit code 1. */
export function fail(sentence: string): never {
  throw new UserError(sentence, 1);
}

/** Ends the tool with one sentence on stderr and exit code 2: the command line is wrong. */
export function failUsage(sentence: string): never {
  throw new UserError(sentence, 2);
}

/** One option; `value` is the word that stands for its value in --help (absent: a switch). */
export interface OptionSpec {
  what: string;
  value?: string;
  /** may be given several times; then its value is a list */
  multiple?: boolean;
}

/** What a tool's command line may hold. */
export interface ToolSpec {
  /** name of the npm script, for example "fuzz" */
  name: string;
  /** what it does: a sentence or two */
  about: string;
  options?: Record<string, OptionSpec>;
  /** names of the arguments in order; "[X]" is optional, "X..." takes one or more, "[X...]" any number */
  args?: string[];
}

/** A command line that was in order. */
export interface Args {
  /** the arguments that are no options */
  args: string[];
  /** value of an option, or undefined */
  text(name: string): string | undefined;
  /** values of an option that may be repeated */
  list(name: string): string[];
  /** whether a switch is given */
  on(name: string): boolean;
  /** a whole number within bounds, or the default */
  number(name: string, fallback: number, min: number, max: number): number;
}

/** Reads the command line. Prints the help and ends with 0 on --help; a wrong one ends with 2 and a sentence. */
export function readArgs(spec: ToolSpec, argv: string[] = process.argv.slice(2)): Args {
  const options = spec.options ?? {};
  const known: Record<string, { type: "string" | "boolean"; multiple: boolean; short?: string }> = {
    help: { type: "boolean", multiple: false, short: "h" },
  };
  for (const [name, option] of Object.entries(options)) {
    known[name] = { type: option.value ? "string" : "boolean", multiple: option.multiple ?? false };
  }
  const parsed = parse(spec, known, argv);
  if (parsed.values["help"]) {
    console.log(helpText(spec));
    process.exit(0);
  }
  checkArgs(spec, parsed.positionals);
  return argsOf(parsed.values, parsed.positionals);
}

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

function parse(
  spec: ToolSpec,
  options: Record<string, { type: "string" | "boolean"; multiple: boolean }>,
  args: string[],
): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const option = /'(-[^' ]*)/.exec(message)?.[1] ?? "an option";
    if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") failUsage(`There is no option ${option}; ${hint(spec)}`);
    if (/ambiguous|argument missing/.test(message)) failUsage(`${option} needs a value; ${hint(spec)}`);
    failUsage(`${option} takes no value; ${hint(spec)}`);
  }
}

const hint = (spec: ToolSpec): string => `npm run ${spec.name} -- --help lists what there is.`;

function checkArgs(spec: ToolSpec, given: string[]): void {
  const names = spec.args ?? [];
  const needed = names.filter((name) => !name.startsWith("["));
  const missing = needed[given.length];
  if (missing) failUsage(`${missing.replace("...", "")} is missing; ${hint(spec)}`);
  const endless = names.at(-1)?.includes("...") ?? false;
  if (!endless && given.length > names.length) {
    failUsage(`"${given[names.length]}" is one argument too many; ${hint(spec)}`);
  }
}

function argsOf(values: Values, args: string[]): Args {
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
  };
  return {
    args,
    text,
    list: (name) => [values[name] ?? []].flat().filter((value) => typeof value === "string"),
    on: (name) => values[name] === true,
    number(name, fallback, min, max) {
      const given = text(name);
      return given === undefined ? fallback : wholeNumber(given, `--${name}`, min, max);
    },
  };
}

/** The text as a whole number (decimal, or hexadecimal after 0x); ends with exit code 2 when it is none. */
export function wholeNumber(text: string, what: string, min: number, max: number): number {
  const value = /^(-?\d+|0x[0-9a-f]+)$/i.test(text) ? Number(text) : NaN;
  if (!(value >= min && value <= max)) {
    failUsage(`${what} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

/** The help of a tool: usage line, what it does, options. */
export function helpText(spec: ToolSpec): string {
  const rows: [string, string][] = Object.entries(spec.options ?? {}).map(([name, option]) => [
    `--${name}${option.value ? ` ${option.value}` : ""}`,
    option.what,
  ]);
  rows.push(["--help", "this page"]);
  const width = Math.max(...rows.map(([left]) => left.length));
  const args = (spec.args ?? []).map((name) => ` ${name}`).join("");
  return [
    `npm run ${spec.name} --${rows.length > 1 ? " [options]" : ""}${args}`,
    "",
    spec.about,
    "",
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
  ].join("\n");
}

/** Whether the module with this address is the one that was started. */
export function isMain(moduleUrl: string): boolean {
  return process.argv[1] !== undefined && moduleUrl === pathToFileURL(resolve(process.argv[1])).href;
}

/** Runs a tool: its number becomes the exit code; a mistake of the user ends in its sentence, never in a stack trace. */
export async function runTool(main: () => number | void | Promise<number | void>): Promise<void> {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // The reader went away (`| head`): nothing left to do.
    process.exit(error.code === "EPIPE" ? 0 : 1);
  });
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.exit(report(error));
  }
}

/** Prints what went wrong; returns the exit code. */
function report(error: unknown): number {
  if (error instanceof UserError) {
    console.error(error.message);
    return error.exitCode;
  }
  const { code, path, syscall, message } = error as NodeJS.ErrnoException;
  if (code && syscall && path) {
    console.error(systemSentence(code, path));
  } else {
    console.error(`A mistake in this tool, not yours: ${(error as Error).stack ?? message}`);
  }
  return 1;
}

const SYSTEM_WORDS: Record<string, string> = {
  ENOENT: "there is no such file",
  EACCES: "it may not be opened",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is no folder",
  ENOSPC: "the disk is full",
  EROFS: "the disk cannot be written",
};

function systemSentence(code: string, path: string): string {
  return `${path}: ${SYSTEM_WORDS[code] ?? `the system says ${code}`}.`;
}

/** Path from the project's root; ends the tool when the file is not there, saying which command makes it. */
export function needFile(path: string, command: string): string {
  const full = join(root, path);
  if (!existsSync(full)) fail(`${path} is not there yet: run ${command} first.`);
  return full;
}
