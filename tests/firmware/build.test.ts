// Owns the tests of the built image: layout, what runs from RAM, size, the same bytes each time, boards with less on them.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { buildImage, type Image } from "../../tools/build-firmware.ts";
import { chosenCarts } from "../../tools/cart-files.ts";
import { root } from "../../tools/cli.ts";
import { readElf } from "../../tools/device/elf.ts";
import { compileUnits } from "../../tools/firmware/arm.ts";
import { boardConfig } from "../../tools/firmware/board-config.ts";
import { findBoard } from "../../tools/firmware/board-facts.ts";
import { boot2Checksum } from "../../tools/firmware/boot2.ts";
import { imageUnits } from "../../tools/firmware/sources.ts";
import { lintUf2 } from "../../tools/firmware/uf2-lint.ts";
import { noArm } from "./support/tiny.ts";

const FLASH = 0x10000000;
const RAM = 0x20000000;
const inRam = (address: number): boolean => address >= RAM && address < RAM + 264 * 1024;

/** A function of the disassembly: what it calls or jumps to, and the words it loads. */
interface Body {
  calls: string[];
  words: number[];
}

function disassemble(elf: string): Map<string, Body> {
  const text = execFileSync("arm-none-eabi-objdump", ["-d", elf], { maxBuffer: 1 << 27 }).toString();
  const bodies = new Map<string, Body>();
  let body: Body = { calls: [], words: [] };
  for (const line of text.split("\n")) {
    const name = /^[0-9a-f]{8} <(.+)>:$/.exec(line)?.[1];
    if (name) bodies.set(name, (body = { calls: [], words: [] }));
    const target = /\t(?:bl?|b[a-z]{2}(?:\.n)?)\s+[0-9a-f]+ <([^+>]+)>/.exec(line)?.[1];
    if (target) body.calls.push(target);
    const word = /\.word\t0x([0-9a-f]{8})/.exec(line)?.[1];
    if (word) body.words.push(parseInt(word, 16));
  }
  return bodies;
}

describe("the image of the Badger 2040", { skip: noArm }, () => {
  let image: Image;
  let symbols: Map<string, { address: number; size: number }>;
  let bin: Buffer;

  before(async () => {
    image = await buildImage({ board: "badger2040" });
    symbols = readElf(readFileSync(image.elf)).symbols;
    bin = readFileSync(image.bin);
  });

  const address = (name: string): number => {
    const found = symbols.get(name);
    assert.ok(found, `the image has ${name}`);
    return found.address;
  };

  test("begins with a sealed boot2, then stack and reset vector", () => {
    assert.equal(bin.readUInt32LE(252), boot2Checksum(bin.subarray(0, 252)));
    assert.equal(bin.readUInt32LE(256), address("stack_top"));
    assert.equal(bin.readUInt32LE(260), address("reset_handler") | 1);
    assert.ok(address("reset_handler") >= FLASH);
  });

  test("has its stack at the bottom of RAM, 10 KB of it", () => {
    assert.equal(address("stack_bottom"), RAM);
    assert.equal(address("stack_top"), RAM + 10 * 1024);
  });

  test("stays below the saves, and its UF2 is fit to be flashed", () => {
    assert.deepEqual(lintUf2(readFileSync(image.uf2), image.plan), []);
    assert.equal(image.plan.firmwareBytes, 2 * 1024 * 1024 - 256 * 1024);
    assert.ok(bin.length <= 768 * 1024, `${bin.length} bytes of flash`);
  });

  test("leaves 32 KB of RAM", () => {
    assert.ok(address("bss_end") <= RAM + 232 * 1024);
    const sum = [...image.sizes.ram.values()].reduce((all, size) => all + size, 0);
    // What the table leaves out is nothing but gaps between sections.
    assert.ok(Math.abs(sum - (address("bss_end") - RAM)) < 512, `${sum} in the table`);
  });

  test("holds the menu and every game, byte for byte, to be read in place", async () => {
    for (const { name, bytes } of await chosenCarts([], ["menu", "game"])) {
      const at = address(`cart_${name}`) - FLASH;
      assert.ok(bin.subarray(at, at + bytes.length).equals(bytes), name);
    }
  });

  test("uses nothing of a C library", () => {
    const foreign = [...symbols.keys()].filter((name) =>
      /^_?(malloc|calloc|realloc|free$|sbrk|printf|vfprintf|impure|exit|__libc|__aeabi_[df])[a-z_0-9]*$/.test(
        name,
      ),
    );
    assert.deepEqual(foreign, []);
  });

  test("what runs while flash is away calls and reads nothing that lies in flash", () => {
    // Words that are the address of nothing are arithmetic on registers' addresses.
    const flash = new Map([...symbols].map(([name, symbol]) => [symbol.address, name]));
    const bodies = disassemble(image.elf);
    const seen = new Set<string>();
    const visit = (name: string, from: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      const body = bodies.get(name);
      assert.ok(body, `${name}, called by ${from}, is in the disassembly`);
      assert.ok(inRam(address(name)), `${name}, called by ${from}, lies in RAM`);
      const known = body.words.filter((word) => word >>> 24 === FLASH >>> 24 && flash.has(word));
      assert.deepEqual(
        known.map((word) => flash.get(word)),
        [],
        `${name} knows what lies in flash`,
      );
      for (const call of body.calls) visit(call, name);
    };
    for (const name of ["flash_change", "edges_handler", "time_handler", "fault_handler", "watchdog_fault"]) {
      visit(name, "the hardware");
    }
    assert.ok(seen.has("time_us"), "the walk follows calls");
  });

  test("comes out the same each time", async () => {
    const again = await buildImage({ board: "badger2040", name: "badger2040-again" });
    assert.ok(readFileSync(again.bin).equals(bin));
    assert.ok(readFileSync(again.uf2).equals(readFileSync(image.uf2)));
  });
});

describe("a board with less on it", { skip: noArm }, () => {
  mkdirSync(join(root, "build"), { recursive: true });
  const folder = mkdtempSync(join(root, "build/bare-"));
  after(() => rmSync(folder, { recursive: true }));

  test("compiles: no latch, LED, USB sense, USER button, battery; buttons to ground", async () => {
    const { facts } = findBoard("badger2040");
    const { name, family, panel, flash } = facts;
    const low = { active: "low" } as const;
    const buttons = {
      A: { pin: 2, ...low },
      B: { pin: 3, ...low },
      C: { pin: 15, ...low },
      UP: { pin: 1, ...low },
      DOWN: { pin: 0, ...low },
    };
    const board = { id: "bare", facts: { name, family, panel, flash, buttons } };
    writeFileSync(join(folder, "board_config.h"), boardConfig(board));
    const main = join(root, "boards", family, "main.c");
    const own = imageUnits(board, main, [], folder).filter(({ part }) => ["family", "main"].includes(part));
    const objects = await compileUnits(own);
    assert.ok(objects.length > 10);
    for (const object of objects) rmSync(object);
  });
});

describe("npm run firmware", () => {
  const says = (args: string[], path: string | undefined): { status: number | null; words: string } => {
    const tool = ["--import", "tsx", "tools/build-firmware.ts", ...args];
    const env = { ...process.env, ...(path === undefined ? {} : { PATH: path }) };
    const run = spawnSync(process.execPath, tool, { cwd: root, env, encoding: "utf8" });
    return { status: run.status, words: run.stderr };
  };

  test("an unknown board is a sentence", () => {
    const { status, words } = says(["nope"], undefined);
    assert.equal(status, 2);
    assert.match(words, /^There is no board "nope"; there are badger2040.*\.\n$/);
  });

  test("a missing compiler is a sentence that names the command", () => {
    const { status, words } = says(["badger2040"], "/nowhere");
    assert.equal(status, 1);
    assert.match(words, /^There is no arm-none-eabi-gcc: npm run setup installs it .*\n$/);
  });
});
