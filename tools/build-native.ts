// Owns the way from wasm3's sources and host/ to build/native: copy, our small patches, compiler calls.
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

/** A change of ours to one file of wasm3; `find` must stand in it exactly once. */
interface Patch {
  file: string;
  why: string;
  find: string;
  put: string;
}

const PATCHES: Patch[] = [
  {
    file: "m3_exec.h",
    why: "loops count against the budget of a call; wasm3 itself bounds nothing",
    find: "        _mem = memory->mallocated;\n    }\n    while (r == _pc);",
    put:
      "        _mem = memory->mallocated;\n" +
      "        if (r == _pc && M3_UNLIKELY (vm_budget-- <= 0)) r = vm_trap_loop;\n    }\n    while (r == _pc);",
  },
  {
    file: "m3_exec_defs.h",
    why: "the counting build counts every operation",
    find: "#define nextOpImpl()                ((IM3Operation)(* _pc))(_pc + 1, d_m3OpArgs)",
    put:
      "#ifdef VM_COUNT_OPS\n#define nextOpImpl()                (vm_ops++, ((IM3Operation)(* _pc))(_pc + 1, d_m3OpArgs))\n" +
      "#else\n#define nextOpImpl()                ((IM3Operation)(* _pc))(_pc + 1, d_m3OpArgs)\n#endif",
  },
  {
    file: "m3_exec_defs.h",
    why: "the counting build counts every operation",
    find: "#define jumpOpImpl(PC)              ((IM3Operation)(*  PC))( PC + 1, d_m3OpArgs)",
    put:
      "#ifdef VM_COUNT_OPS\n#define jumpOpImpl(PC)              (vm_ops++, ((IM3Operation)(*  PC))( PC + 1, d_m3OpArgs))\n" +
      "#else\n#define jumpOpImpl(PC)              ((IM3Operation)(*  PC))( PC + 1, d_m3OpArgs)\n#endif",
  },
  {
    file: "m3_compile.c",
    why: "deeply nested blocks must not overflow the native stack at compile time",
    find: "    M3CompilationScope outerScope = o->block;\n    M3CompilationScope * block = & o->block;\n",
    put:
      "    if (not vm_stack_has_room ()) return m3Err_functionStackOverflow;\n\n" +
      "    M3CompilationScope outerScope = o->block;\n    M3CompilationScope * block = & o->block;\n",
  },
  {
    file: "m3_core.c",
    why: "memory comes from the fixed arena",
    find: "    return calloc (i_size, 1);",
    put: "    return vm_arena_alloc (i_size);",
  },
  {
    file: "m3_core.c",
    why: "memory comes from the fixed arena",
    find: "    free (io_ptr);",
    put: "    vm_arena_free (io_ptr);",
  },
  {
    file: "m3_core.c",
    why: "memory comes from the fixed arena",
    find: "    void * newPtr = realloc (i_ptr, i_newSize);",
    put: "    void * newPtr = vm_arena_resize (i_ptr, i_newSize);",
  },
  {
    file: "m3_parse.c",
    why: "custom sections (names, source map) cost memory and mean nothing to us",
    find: "        ParseSection_Custom,    // 0",
    put: "        NULL,                   // 0: skipped",
  },
  {
    file: "m3_parse.c",
    why: "a half-built module is not walked again: the arena is reset as a whole",
    find: "        m3_FreeModule (module);\n        module = NULL;",
    put: "        module = NULL;",
  },
];

/** The parts of wasm3 that a cartridge needs; its C library bindings stay out. */
const WASM3_SOURCES = [
  ...["m3_code.c", "m3_compile.c", "m3_core.c", "m3_env.c", "m3_exec.c", "m3_function.c"],
  ...["m3_info.c", "m3_module.c", "m3_parse.c", "m3_validate.c"],
];

const STRICT = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-Wconversion"];
// wasm3 relies on wrapping arithmetic and on pointers of several types to one place.
const WASM3_FLAGS = ["-std=gnu11", "-w", "-fwrapv", "-fno-strict-aliasing"];

/** One executable of the desktop host. */
export interface Flavour {
  name: "deadink" | "deadink-count" | "deadink-sanitized";
  flags: string[];
  /** flags of our own sources only */
  ownFlags: string[];
}

export const FLAVOURS: Flavour[] = [
  { name: "deadink", flags: ["-O2"], ownFlags: [] },
  { name: "deadink-count", flags: ["-O2", "-DVM_COUNT_OPS"], ownFlags: [] },
  {
    name: "deadink-sanitized",
    flags: ["-O1", "-g", "-fsanitize=address", "-fno-omit-frame-pointer", "-foptimize-sibling-calls"],
    ownFlags: ["-fsanitize=undefined", "-fno-sanitize-recover=all"],
  },
];

const native = join(root, "build/native");
const core = join(root, "host/core");

/** The folder with wasm3's sources: WASM3_DIR (the tree or its source/), else the package. */
function wasm3Dir(): string {
  const given = process.env["WASM3_DIR"];
  const dir = given ?? join(root, "node_modules/react-native-webassembly/cpp");
  const place = [dir, join(dir, "source")].find((candidate) => existsSync(join(candidate, "wasm3.h")));
  if (place) return place;
  return fail(
    given
      ? `WASM3_DIR is ${given}, but there is no wasm3.h in it nor in its folder source.`
      : "wasm3's sources are not there: run npm ci first.",
  );
}

/** wasm3's files by name, with our patches; ends the tool when a text that a patch expects is missing. */
function patchedWasm3(): Map<string, string> {
  const from = wasm3Dir();
  const files = new Map<string, string>();
  for (const name of readdirSync(from).sort()) {
    const wanted = name.endsWith(".h") ? /^(m3_|wasm3)/.test(name) : WASM3_SOURCES.includes(name);
    if (wanted) files.set(name, readFileSync(join(from, name), "utf8"));
  }
  for (const patch of PATCHES) {
    const text = files.get(patch.file) ?? "";
    if (text.split(patch.find).length !== 2) {
      fail(
        `This wasm3 is not the one our patches know: ${patch.file} lacks the text for "${patch.why}" (tools/build-native.ts).`,
      );
    }
    files.set(
      patch.file,
      text.replace(patch.find, () => patch.put),
    );
  }
  return files;
}

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

/** The patched copy of wasm3 under build/wasm3. */
export function prepareWasm3(): string {
  const files = patchedWasm3();
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

/** Builds a program from wasm3, host/core and a folder of its own; the file names say what it is made of. */
function buildProgram(name: string, folder: string, flavour: Flavour): string {
  const tree = prepareWasm3();
  const objects = wasm3Objects(flavour, tree);
  const own = [...sources(core), ...sources(folder)];
  const headers = [core, folder].flatMap((dir) =>
    readdirSync(dir)
      .filter((file) => file.endsWith(".h"))
      .map((file) => join(dir, file)),
  );
  const strict = [...STRICT, ...flavour.flags, ...flavour.ownFlags, "-I", core, "-I", folder];
  const texts = [...own, ...headers].sort().map((file) => readFileSync(file, "utf8"));
  const dir = join(native, "by-hash", `${name}-${hashOf([...objects, ...strict, ...texts])}`);
  makeOnce(dir, (draft) => {
    const vm = join(draft, "vm_wasm3.o");
    cc([...strict, ...configFlags, "-isystem", tree, "-c", join(core, "vm_wasm3.c"), "-o", vm]);
    const rest = own.filter((source) => basename(source) !== "vm_wasm3.c");
    cc([...strict, "-D_POSIX_C_SOURCE=200809L", ...rest, vm, ...objects, "-o", join(draft, name)]);
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
