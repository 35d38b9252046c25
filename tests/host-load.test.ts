// Owns the tests of loading in the desktop host: whatever is no cartridge is refused with one sentence and its code.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { buildHostTests, buildNative } from "../tools/build-native.ts";
import { root } from "../tools/cli.ts";
import { handCart, op, type HandCart } from "./host/hand-cart.ts";

const folder = mkdtempSync(join(tmpdir(), "deadink-load-"));
const FLAVOUR = "deadink-sanitized";

after(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a module to a file; returns its path. */
function file(bytes: Uint8Array, name = "hand.wasm"): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** Loads a file and ends; exit code and what was said. */
function load(path: string): { status: number | null; stderr: string } {
  return spawnSync(buildNative(FLAVOUR), ["run", path], { input: "quit\n", encoding: "utf8" });
}

// What tests/host/handheld_test.c plays with.
const HANDHELD_MENU: HandCart = {
  id: "MENU",
  minPlayers: 0,
  press: { [abi.PRESS_B]: abi.STATUS_LAUNCH },
  request: { cartridge: "GAME" },
};
const { STATUS_CHANGED } = abi;
const HANDHELD_GAME: HandCart = {
  id: "GAME",
  start: STATUS_CHANGED | abi.STATUS_SAVE,
  resume: STATUS_CHANGED | abi.STATUS_GATE,
  press: {
    [abi.PRESS_A]: STATUS_CHANGED | abi.STATUS_SAVE,
    [abi.PRESS_B]: abi.STATUS_LEAVE,
    [abi.PRESS_C]: STATUS_CHANGED | abi.STATUS_PRIVATE,
    [abi.PRESS_UP]: STATUS_CHANGED | abi.STATUS_GATE,
    [abi.PRESS_HIDE]: STATUS_CHANGED | abi.STATUS_CURTAIN,
  },
  pressCode: op.onPress(abi.PRESS_LONG_DOWN, [op.unreachable]),
};

test("C tests of buttons, refreshes, sleep, saves, arena, crc and damaged cartridges pass under sanitizers", () => {
  const args = [
    file(handCart(), "whole.wasm"),
    join(root, "tests/vectors"),
    file(handCart(HANDHELD_MENU), "menu.wasm"),
    file(handCart(HANDHELD_GAME), "game.wasm"),
  ];
  const run = spawnSync(buildHostTests(), args, { encoding: "utf8" });
  assert.equal(run.stderr, "");
  assert.equal(run.status, 0);
});

describe("a file that is no cartridge is refused with one sentence", () => {
  const section = (id: number, ...bytes: number[]): Pick<HandCart, "sections"> => ({
    sections: [{ id, bytes: Uint8Array.from(bytes) }],
  });
  const text = (word: string): number[] => [word.length, ...Buffer.from(word)];
  const exported = (...names: [string, number, number][]): number[] => [
    names.length,
    ...names.flatMap(([word, kind, index]) => [...text(word), kind, index]),
  ];
  const all: [string, number, number][] = [
    ["info", 0, 0],
    ["start", 0, 1],
    ["resume", 0, 2],
    ["press", 0, 3],
    ["step", 0, 4],
    ["memory", 2, 0],
  ];
  const cases: [string, string, HandCart][] = [
    ["an import", "E-IMPORT", section(2, 1, ...text("env"), ...text("abort"), 0, 3)],
    ["a start function", "E-BEGIN", section(8, 5)],
    ["no memory", "E-PAGES", { without: [5] }],
    ["memory without a maximum", "E-PAGES", section(5, 1, 0, 1)],
    ["two pages", "E-PAGES", section(5, 1, 1, 2, 2)],
    ["a page that may grow", "E-PAGES", section(5, 1, 1, 1, 2)],
    ["shared memory", "E-PAGES", section(5, 1, 3, 1, 1)],
    ["no exports", "E-EXPORT", { without: [7] }],
    ["a missing export", "E-EXPORT", section(7, ...exported(...all.slice(0, 4), ["memory", 2, 0]))],
    ["a memory that is not exported", "E-EXPORT", section(7, ...exported(...all.slice(0, 5)))],
    ["an export of the wrong type", "E-EXPORT", section(7, ...exported(["info", 0, 3], ...all.slice(1)))],
    ["an export without a result", "E-EXPORT", section(7, ...exported(["info", 0, 5], ...all.slice(1)))],
    [
      "an export of a missing function",
      "E-MODULE",
      section(7, ...exported(["info", 0, 99], ...all.slice(1))),
    ],
    ["no code", "E-MODULE", { without: [10] }],
    ["no data", "E-INFO", { without: [11] }],
    ["data over the regions", "E-MODULE", section(11, 1, 0, ...op.const(100), 0x0b, 1, 7)],
    ["data beyond 32 KiB", "E-MODULE", section(11, 1, 0, ...op.const(abi.MEMORY_LIMIT), 0x0b, 1, 7)],
    ["passive data", "E-MODULE", section(11, 1, 1, 1, 7)],
    ["another magic", "E-INFO", { magic: "DONK" }],
    ["a later contract version", "E-VERSION", { contractVersion: 2 }],
    ["a state larger than its region", "E-INFO", { stateSize: abi.STATE_SIZE + 1 }],
    [
      "too many globals",
      "E-MODULE",
      section(6, (201 % 128) | 128, 1, ...Array(201).fill([0x7f, 0, 0x41, 0, 0x0b]).flat()),
    ],
  ];
  for (const [what, code, cart] of cases) {
    test(what, () => {
      const run = load(file(handCart(cart)));
      assert.match(run.stderr, new RegExp(`^\\S+hand\\.wasm: [^\\n]+ \\(${code}\\)\\n$`));
      assert.equal(run.status, 1);
    });
  }

  test("but not one in which a function has several names", () => {
    const others = all.filter(([word]) => word !== "step" && word !== "resume");
    const shared = section(7, ...exported(["more", 0, 2], ["step", 0, 2], ["resume", 0, 2], ...others));
    const { status, stderr } = load(file(handCart(shared)));
    assert.deepEqual({ status, stderr }, { status: 0, stderr: "" });
  });

  test("empty files, other files, missing files", () => {
    for (const bytes of [
      [],
      [0x7f, 0x45, 0x4c, 0x46],
      [...Buffer.from("\0asm")],
      [0, 0x61, 0x73, 0x6d, 2, 0, 0, 0],
    ]) {
      const run = load(file(Uint8Array.from(bytes)));
      assert.match(run.stderr, /: The cartridge is damaged or no WebAssembly module\. \(E-MODULE\)\n$/);
      assert.equal(run.status, 1);
    }
    assert.match(load(join(folder, "nowhere.wasm")).stderr, /nowhere\.wasm: there is no such file\.\n$/);
    assert.match(load(folder).stderr, /: the file cannot be read\.\n$/);
    assert.match(
      load(file(new Uint8Array(2 ** 20 + 1))).stderr,
      /: the file is far too large for a cartridge\.\n$/,
    );
  });

  test("a wrong command line", () => {
    for (const args of [[], ["run"], ["jump", "a.wasm"], ["run", "a.wasm", "more"], ["play", folder]]) {
      const run = spawnSync(buildNative(FLAVOUR), args, { encoding: "utf8" });
      assert.match(run.stderr, /^deadink: [^\n]+\n$/);
      assert.equal(run.status, 2);
    }
    assert.equal(spawnSync(buildNative(FLAVOUR), ["--help"], { encoding: "utf8" }).status, 0);
  });
});

describe("building against another wasm3 with WASM3_DIR", () => {
  const build = (dir: string): { status: number | null; stderr: string } =>
    spawnSync(process.execPath, ["--import", "tsx", "tools/build-native.ts"], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, WASM3_DIR: dir },
    });

  test("a folder without wasm3 is told", () => {
    const run = build(folder);
    assert.match(
      run.stderr,
      /^WASM3_DIR is \S+, but there is no wasm3\.h in it nor in its folder source\.\n$/,
    );
    assert.equal(run.status, 1);
  });

  const strangeTree = (file: string, from: string, to: string): string => {
    const tree = join(folder, `tree-${file}`);
    cpSync(join(root, "node_modules/react-native-webassembly/cpp"), join(tree, "source"), {
      recursive: true,
    });
    const path = join(tree, "source", file);
    const text = readFileSync(path, "utf8");
    assert.ok(text.includes(from));
    writeFileSync(path, text.replaceAll(from, to));
    return tree;
  };

  test("a tree that our patches do not know is told, with the file and the patch", () => {
    const run = build(strangeTree("m3_core.c", "free (io_ptr);", "free (io_ptr) ;"));
    assert.match(
      run.stderr,
      /^This wasm3 is not the one our changes know: m3_core\.c lacks the text for "memory comes .*\n$/,
    );
    assert.equal(run.status, 1);
  });

  test("a tree with other operations than those that ours replace is told", () => {
    const run = build(strangeTree("m3_exec.h", "while (r == _pc);", "while (r == _pc );"));
    assert.match(
      run.stderr,
      /^This wasm3 is not the one our changes know: m3_exec\.h differs from the file that ours replaces .*\n$/,
    );
    assert.equal(run.status, 1);
  });
});
