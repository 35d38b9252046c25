// Owns the tests of playing in a terminal: pictures of characters, scripts, keys, and what cannot be played.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { FRAMEBUFFER_SIZE, SCREEN_STRIDE } from "../host/web/abi.ts";
import { ensureCarts } from "../tools/cart-files.ts";
import { root } from "../tools/cli.ts";
import { braille, halfBlocks } from "../tools/picture.ts";
import { keysOf, pictureKind, tooSmall } from "../tools/play/terminal.ts";

const state = mkdtempSync(join(tmpdir(), "deadink-play-"));

before(() => ensureCarts());
after(() => rmSync(state, { recursive: true, force: true }));

/** Runs `npm run play` with these arguments; not a terminal. */
function play(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ["--import", "tsx", "tools/play.ts", ...args], {
    cwd: root,
    encoding: "utf8",
    input: "",
    env: { ...process.env, XDG_STATE_HOME: state },
  });
}

describe("pictures of characters", () => {
  const frame = new Uint8Array(FRAMEBUFFER_SIZE);
  frame[0] = 0x80; // the pixel at 0, 0
  frame[3 * SCREEN_STRIDE] = 0x40; // at 1, 3
  frame[127 * SCREEN_STRIDE + 36] = 0x01; // at 295, 127

  test("braille: a dot for each black pixel", () => {
    const lines = braille(frame);
    assert.deepEqual([lines.length, ...new Set(lines.map((line) => line.length))], [32, 148]);
    assert.equal(lines[0]?.[0], "⢁");
    assert.equal(lines[31]?.[147], "⢀");
    assert.equal(lines.join("").replaceAll("⠀", "").length, 2);
  });

  test("half blocks: two pixels a character", () => {
    const lines = halfBlocks(frame);
    assert.deepEqual([lines.length, ...new Set(lines.map((line) => line.length))], [64, 296]);
    assert.deepEqual([lines[0]?.[0], lines[1]?.[1], lines[63]?.[295]], ["▀", "▄", "▄"]);
  });

  test("the finest that fits the terminal is taken", () => {
    assert.equal(pictureKind(undefined, 296, 66), "blocks");
    assert.equal(pictureKind(undefined, 295, 66), "braille");
    assert.equal(pictureKind(undefined, 148, 34), "braille");
    assert.equal(pictureKind(undefined, 148, 33), null);
    assert.equal(pictureKind("blocks", 200, 60), null);
    assert.equal(pictureKind("text", 20, 5), "text");
    assert.match(tooSmall(80, 24), /^The terminal is 80 x 24; the picture needs 148 x 34\. /);
  });
});

test("keys: letters, arrows in both spellings, what is pasted", () => {
  assert.deepEqual(keysOf("aB\x1b[A\x1bOD\rq"), ["a", "B", "\x1b[A", "\x1bOD", "\r", "q"]);
  assert.deepEqual(keysOf("\x1b[1;5C\x1b"), ["\x1b[1;5C", "\x1b"]);
});

describe("scripts", () => {
  test("play a cartridge and print the last screen, as text or picture", () => {
    const text = play("probe", "--fresh", "--script", "A A UP", "--picture", "text");
    assert.deepEqual([text.stderr, text.stdout, text.status], ["", "Presses: 03\n", 0]);
    const picture = play("probe", "--fresh", "--script", "A");
    assert.equal(picture.stdout.split("\n").length, 33);
    assert.equal(
      play("probe", "--fresh", "--script", "A", "--picture", "blocks").stdout.split("\n").length,
      65,
    );
  });

  test("saves lie under XDG_STATE_HOME and are gone on with", () => {
    assert.match(play("probe", "--script", "A A", "--picture", "text").stdout, /02/);
    assert.match(play("probe", "--script", "A", "--picture", "text").stdout, /03/);
    assert.ok(readdirSync(join(state, "deadink")).includes("PROB.0.save"));
  });

  test("a fault in the cartridge is a screen, not the end", () => {
    const run = play("probe", "--fresh", "--script", "A LONG_C", "--picture", "text");
    assert.match(run.stdout, /^Stopped\nE-RANGE\n/);
    assert.equal(run.status, 0);
  });

  test("piecepack starts from the menu", () => {
    const menu = play("--fresh", "--script", "", "--picture", "text");
    assert.match(menu.stdout, /^deadink[^\n]*\n(.*\n)*.*Piecepack/);
    const game = play("--fresh", "--seed", "3", "--script", "B", "--picture", "text");
    assert.equal(game.status, 0);
    assert.notEqual(game.stdout, menu.stdout);
  });
});

describe("what cannot be played ends in one sentence", () => {
  const cases: [string, RegExp, number, string[]][] = [
    ["no terminal", /^This needs a terminal; from a pipe use --script "B DOWN B"\.\n$/, 1, ["probe"]],
    [
      "an unknown game",
      /^There is no game "chess"; there are .*piecepack.*\.\n$/,
      2,
      ["chess", "--script", "B"],
    ],
    ["an unknown press", /^There is no press "JUMP"; there are A, B, .*\.\n$/, 2, ["--script", "A JUMP"]],
    [
      "an unknown picture",
      /^--picture takes braille, blocks or text, not "jpeg"\.\n$/,
      2,
      ["--picture", "jpeg"],
    ],
    ["a wrong seed", /^--seed must be a whole number .*\n$/, 2, ["probe", "--script", "A", "--seed", "x"]],
    ["an unknown option", /^There is no option --loud.*\n$/, 2, ["--loud"]],
    [
      "saves in a file",
      /: the folder for saves cannot be written\.\n$/,
      1,
      ["probe", "--script", "A", "--saves", "package.json"],
    ],
  ];
  for (const [what, sentence, status, args] of cases) {
    test(what, () => {
      const run = play(...args);
      assert.match(run.stderr, sentence);
      assert.equal(run.status, status);
    });
  }
});

// script(1) of util-linux gives a terminal; where it is missing (macOS has another one) nothing is tested here.
const hasTerminal = /util-linux/.test(spawnSync("script", ["--version"], { encoding: "utf8" }).stdout ?? "");

describe("in a terminal", { skip: hasTerminal ? false : "script of util-linux is not installed" }, () => {
  const inTerminal = (size: string, keys: string): ReturnType<typeof play> =>
    spawnSync(
      "script",
      ["-qec", `stty ${size}; "${process.execPath}" --import tsx tools/play.ts probe --fresh`, "/dev/null"],
      {
        cwd: root,
        encoding: "utf8",
        input: keys,
        timeout: 60_000,
        env: { ...process.env, XDG_STATE_HOME: state },
      },
    );

  test("q ends the game and puts the terminal back", () => {
    const run = inTerminal("cols 160 rows 40", "q");
    assert.equal(run.status, 0);
    assert.ok(run.stdout.includes("\x1b[?1049h"));
    assert.ok(run.stdout.includes("q: save and quit"));
    assert.ok(run.stdout.trimEnd().endsWith("\x1b[?25h\x1b[?1049l"));
  });

  test("a terminal that is too small is told", () => {
    const run = inTerminal("cols 80 rows 24", "q");
    assert.match(run.stdout, /The terminal is 80 x 24; the picture needs 148 x 34\./);
    assert.equal(run.status, 1);
  });
});
