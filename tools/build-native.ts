// Owns the way from wasm3's sources and host/ to build/native: our changes to a copy, compiler calls.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { fail, isMain, readArgs, root, runTool } from "./cli.ts";
import { changedWasm3, WASM3_FLAGS } from "./wasm3/sources.ts";

const STRICT = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-Wconversion"];

/** One executable of the desktop host. */
export interface Flavour {
  name: "deadink" | "deadink-count" | "deadink-sanitized" | "interpreter";
  flags: string[];
  /** flags of our own sources only */
  ownFlags: string[];
}

export const FLAVOURS: Flavour[] = [
  { name: "deadink", flags: ["-O2"], ownFlags: [] },
  { name: "deadink-count", flags: ["-O2", "-DVM_COUNT_OPS"], ownFlags: [] },
  {
    name: "deadink-sanitized",
    flags: ["-O1", "-g", "-fsanitize=address", "-fno-omit-frame-pointer"],
    ownFlags: ["-fsanitize=undefined", "-fno-sanitize-recover=all"],
  },
];

/**
 * The bare interpreter for tests of it: sanitized, with room for modules that are no cartridges, and with pages of code so
 * small that the way from one to the next lies between any two instructions.
 */
const INTERPRETER: Flavour = {
  name: "interpreter",
  flags: [
    ...["-O1", "-g", "-fsanitize=address", "-fno-omit-frame-pointer"],
    ...["-DVM_ARENA_BYTES=(160u<<20)", "-Dd_m3MaxLinearMemoryPages=1024", "-DVM_CALL_DEPTH=1000"],
    "-Dd_m3CodePageAlignSize=128u",
  ],
  ownFlags: ["-fsanitize=undefined", "-fno-sanitize-recover=all"],
};

const native = join(root, "build/native");
const core = join(root, "host/core");

/** Fills a folder that is named by its contents' hash; several tools may do so at once. */
function makeOnce(dir: string, fill: (dir: string) => void): string {
  if (existsSync(dir)) return dir;
  const draft = `${dir}.${process.pid}.tmp`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  fill(draft);
  try {
    renameSync(draft, dir);
  } catch (error) {
    if (!existsSync(dir)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return dir;
}

const hashOf = (parts: Iterable<string>): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 12);
};

/** wasm3 as we use it, under build/wasm3. */
export function prepareWasm3(): string {
  const files = changedWasm3();
  return makeOnce(join(root, "build/wasm3", hashOf([...files].flat())), (dir) => {
    for (const [name, text] of files) writeFileSync(join(dir, name), text);
  });
}

/** Runs a compiler; ends the tool with its report when it fails, or with the way to get one. */
function cc(args: string[]): void {
  const run = spawnSync("gcc", args, { cwd: root, encoding: "utf8" });
  if (run.error) {
    fail(
      "There is no gcc: npm run setup installs it (Debian and Ubuntu: sudo apt-get install gcc libc6-dev).",
    );
  }
  if (run.status !== 0) fail(`gcc could not build the desktop host:\n${run.stderr.trimEnd()}`);
}

const sources = (dir: string): string[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith(".c"))
    .sort()
    .map((name) => join(dir, name));

const configFlags = ["-include", join(core, "wasm3_config.h"), "-I", core, "-DNDEBUG"];

/** Compiles wasm3 for a flavour, once for each state of its sources and knobs; returns the objects. */
function wasm3Objects(flavour: Flavour, tree: string): string[] {
  const knobs = ["wasm3_config.h", "vm_arena.h"].map((name) => readFileSync(join(core, name), "utf8"));
  const flags = [...WASM3_FLAGS, ...flavour.flags];
  const dir = join(tree, `${flavour.name}-${hashOf([...knobs, ...flags])}`);
  makeOnce(dir, (draft) => {
    for (const source of sources(tree)) {
      cc([...flags, ...configFlags, "-c", source, "-o", join(draft, `${basename(source, ".c")}.o`)]);
    }
  });
  return readdirSync(dir)
    .sort()
    .map((name) => join(dir, name));
}

/** Builds a program from wasm3, host/core (or a part of it) and a folder of its own, named by all their hash. */
function buildProgram(name: string, folder: string, flavour: Flavour, part = /./): string {
  const tree = prepareWasm3();
  const objects = wasm3Objects(flavour, tree);
  const own = [...sources(core).filter((file) => part.test(basename(file))), ...sources(folder)];
  const headers = [core, folder].flatMap((dir) =>
    readdirSync(dir)
      .filter((file) => file.endsWith(".h"))
      .map((file) => join(dir, file)),
  );
  const strict = [...STRICT, ...flavour.flags, ...flavour.ownFlags, "-I", core, "-I", folder];
  const texts = [...own, ...headers].sort().map((file) => readFileSync(file, "utf8"));
  const dir = join(native, "by-hash", `${name}-${hashOf([...objects, ...strict, ...texts])}`);
  makeOnce(dir, (draft) => {
    const seeing = own.filter((source) => readFileSync(source, "utf8").includes("#include <wasm3.h>"));
    const seers = seeing.map((source) => {
      const object = join(draft, `${basename(source, ".c")}.o`);
      cc([...strict, ...configFlags, "-isystem", tree, "-c", source, "-o", object]);
      return object;
    });
    const rest = own.filter((source) => !seeing.includes(source));
    cc([...strict, "-D_POSIX_C_SOURCE=200809L", ...rest, ...seers, ...objects, "-o", join(draft, name)]);
  });
  return publish(join(dir, name), join(native, name));
}

/** Puts a program at its well-known place, whole or not at all. */
function publish(from: string, to: string): string {
  const fresh = existsSync(to) && readFileSync(to).equals(readFileSync(from));
  if (!fresh) {
    const draft = `${to}.${process.pid}.tmp`;
    copyFileSync(from, draft);
    renameSync(draft, to);
  }
  return to;
}

/** Builds one executable of the desktop host unless nothing changed; returns its path. */
export function buildNative(name: Flavour["name"] = "deadink"): string {
  const flavour = FLAVOURS.find((candidate) => candidate.name === name);
  if (!flavour) throw new Error(`no such build: ${name}`);
  return buildProgram(name, join(root, "host/native"), flavour);
}

/** Builds the C tests of tests/host with sanitizers; returns the program's path. */
export function buildHostTests(): string {
  const flavour = FLAVOURS.find((candidate) => candidate.name === "deadink-sanitized");
  if (!flavour) throw new Error("no sanitized build");
  return buildProgram("host-tests", join(root, "tests/host"), flavour);
}

/** Builds the line protocol of the bare interpreter (tests/interpreter); returns the program's path. */
export function buildInterpreter(): string {
  return buildProgram(
    "interpreter",
    join(root, "tests/interpreter"),
    INTERPRETER,
    /^(vm_|module|unpack|crc)/,
  );
}

if (isMain(import.meta.url)) {
  await runTool(() => {
    readArgs({
      name: "build",
      about:
        "Builds the desktop host: build/native/deadink, deadink-count (counts operations), deadink-sanitized.",
    });
    for (const { name } of FLAVOURS) console.log(buildNative(name));
  });
}
