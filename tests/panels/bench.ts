// Owns the bench of panel drivers: builds it with sanitizers, writes what to do, reads what happened on the pins.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { fail, root } from "../../tools/cli.ts";

const STRICT = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-Wconversion", "-g", "-O1"];
const SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"];

/** Something that happened on the panel's pins, or that the driver told. */
export interface Happening {
  us: number;
  what:
    | "RST"
    | "BUSY"
    | "CMD"
    | "DATA"
    | "STATE"
    | "TAKEN"
    | "RESTING"
    | "OFFENCE"
    | "NOT"
    | "ENDLESS"
    | "MARK"
    | "SHOW";
  /** level of RST, BUSY; 1 or 0 of TAKEN, RESTING; code of CMD; frame of SHOW */
  value: number;
  /** of DATA: its bytes */
  bytes: Uint8Array;
  /** the rest of the line */
  words: string;
}

/** A command with all the data that followed it. */
export interface Sent {
  us: number;
  code: number;
  data: Uint8Array;
}

export const MODES = ["quick", "normal", "strong", "clean", "full"] as const;
export type Mode = (typeof MODES)[number];
export const UNKNOWN = -1;
export const TROUBLE = { none: 0, stuckLow: 1, stuckHigh: 2 } as const;

/** Builds the bench with the driver of one controller; further flags choose how the driver is built. */
export function buildPanelBench(controller: string, flags: string[] = []): string {
  const folders = ["boards/panels", `boards/panels/${controller}`, "tests/panels"].map((at) =>
    join(root, at),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.[ch]$/.test(name))
      .sort()
      .map((name) => join(folder, name)),
  );
  const hash = createHash("sha256").update([...STRICT, ...SANITIZERS, ...flags].join(" "));
  for (const file of files) hash.update(readFileSync(file));
  const program = join(root, "build/panels", `${controller}-${hash.digest("hex").slice(0, 12)}`);
  if (existsSync(program)) return program;
  mkdirSync(join(root, "build/panels"), { recursive: true });
  const draft = `${program}.${process.pid}.tmp`;
  const includes = folders.flatMap((folder) => ["-I", folder]);
  const sources = files.filter((file) => file.endsWith(".c"));
  const run = spawnSync("gcc", [...STRICT, ...SANITIZERS, ...flags, ...includes, ...sources, "-o", draft], {
    encoding: "utf8",
  });
  if (run.error) fail("There is no gcc: npm run setup installs it.");
  if (run.status !== 0) fail(`gcc could not build the bench of the ${controller} driver:\n${run.stderr}`);
  renameSync(draft, program);
  return program;
}

function parse(line: string): Happening {
  const [, us, what, words] = /^(\d+) ([A-Z]+) ?(.*)$/.exec(line) ?? [];
  if (what === undefined) throw new Error(`the bench said: ${line}`);
  return {
    us: Number(us),
    what: what as Happening["what"],
    value: what === "CMD" ? parseInt(words!, 16) : Number(words),
    bytes: what === "DATA" ? Buffer.from(words!, "hex") : new Uint8Array(),
    words: words ?? "",
  };
}

/** A script for the bench: frames by number, and what the driver is asked to do. */
export class Script {
  private readonly lines: string[] = [];

  frame(index: number, bytes: Uint8Array): this {
    return this.line(`frame ${index} ${Buffer.from(bytes).toString("hex")}`);
  }
  begin(): this {
    return this.line("begin").line("run");
  }
  /** Asks for a picture without polling. */
  ask(frame: number, before: number, mode: Mode): this {
    return this.line(`show ${frame} ${before} ${MODES.indexOf(mode)}`);
  }
  /** Asks for a picture and polls until the driver has nothing more to do. */
  show(frame: number, before: number, mode: Mode): this {
    return this.ask(frame, before, mode).line("run");
  }
  /** Has the panel get ready for a picture after one that stands. */
  prepare(before: number, mode: Mode): this {
    return this.line(`prepare ${before} ${MODES.indexOf(mode)}`).line("run");
  }
  rest(railGoes: boolean): this {
    return this.line(`rest ${Number(railGoes)}`).line("run");
  }
  poll(us: number, everyUs = 1000): this {
    return this.line(`poll ${us} ${everyUs}`);
  }
  set(knob: string, value: number): this {
    return this.line(`set ${knob} ${value}`);
  }
  /** From here on it matters. */
  mark(): this {
    return this.line("mark");
  }
  line(text: string): this {
    this.lines.push(text);
    return this;
  }

  run(program: string): Tape {
    const run = spawnSync(program, {
      input: `${this.lines.join("\n")}\n`,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    const happenings = run.stdout.split("\n").filter(Boolean).map(parse);
    const tape = new Tape(happenings);
    if (run.status !== 0 && !tape.has("ENDLESS")) throw new Error(`the bench ended badly:\n${run.stderr}`);
    return tape;
  }
}

/** All that happened in a run. */
export class Tape {
  constructor(readonly happenings: readonly Happening[]) {}

  has(what: Happening["what"]): boolean {
    return this.happenings.some((happening) => happening.what === what);
  }

  of(what: Happening["what"]): Happening[] {
    return this.happenings.filter((happening) => happening.what === what);
  }

  /** What happened after the last mark. */
  get marked(): Tape {
    const index = this.happenings.map(({ what }) => what).lastIndexOf("MARK");
    return new Tape(this.happenings.slice(index + 1));
  }

  get sent(): Sent[] {
    const sent: Sent[] = [];
    const parts = new Map<Sent, Uint8Array[]>();
    for (const { us, what, value, bytes } of this.happenings) {
      if (what === "CMD") parts.set(sent[sent.push({ us, code: value, data: bytes }) - 1]!, []);
      if (what === "DATA") parts.get(sent.at(-1)!)!.push(bytes);
    }
    for (const [command, chunks] of parts) command.data = Buffer.concat(chunks);
    return sent;
  }

  get codes(): number[] {
    return this.sent.map(({ code }) => code);
  }

  /** The state the driver told last. */
  get state(): string {
    return this.of("STATE").at(-1)?.words ?? "";
  }

  get lastUs(): number {
    return this.happenings.at(-1)?.us ?? 0;
  }
}
