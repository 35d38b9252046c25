// Owns the tests of panel.json: its form, and that it says what driver, contract and boards do.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import * as abi from "../../host/web/abi.ts";
import { root, UserError } from "../../tools/cli.ts";
import { boardNames, findBoard } from "../../tools/firmware/board-facts.ts";
import { panelNames, parsePanelFacts, readPanelFacts } from "../../tools/panel-facts.ts";
import type { Mode } from "./bench.ts";
import { begun, bench, CODE } from "./uc8151.ts";

const TEXT = readFileSync(join(root, "boards/panels/uc8151/panel.json"), "utf8");
const facts = readPanelFacts("uc8151");
const MODES = Object.entries(facts.modes) as [Mode, { frames: number; flashes: boolean }][];

/** What is said of facts that are wrong in one place. */
function complaint(change: (json: Record<string, unknown>) => void): string {
  const json = JSON.parse(TEXT) as Record<string, unknown>;
  change(json);
  try {
    parsePanelFacts(JSON.stringify(json), "panel.json");
  } catch (error) {
    assert.ok(error instanceof UserError);
    return error.message;
  }
  return "";
}

test("mistakes end in a sentence that names file and field", () => {
  assert.equal(
    complaint((json) => delete json["spi"]),
    'panel.json, field "spi" is missing.',
  );
  assert.equal(
    complaint((json) => (json["colour"] = "red")),
    'panel.json, field "colour" is not a fact of a panel.',
  );
  assert.equal(
    complaint((json) => (json["width"] = 0)),
    'panel.json, field "width" must be 1 or more.',
  );
  assert.match(
    complaint((json) => (json["visible"] = { x: 8, y: 0, width: 296, height: 128 })),
    /"visible" is not within/,
  );
  assert.match(
    complaint((json) => (json["frameMs"] = { usual: 30, least: 7, most: 22 })),
    /"frameMs" must be/,
  );
  assert.throws(() => parsePanelFacts("{", "panel.json"), /panel.json cannot be read/);
  assert.throws(() => readPanelFacts("crt"), /There is no panel "crt"; there are /);
});

test("every panel's facts are in order", () => {
  for (const name of panelNames()) readPanelFacts(name);
});

test("the screen is the contract's", () => {
  assert.deepEqual([facts.width, facts.height], [abi.SCREEN_WIDTH, abi.SCREEN_HEIGHT]);
});

test("no policy asks for more quick refreshes than the panel takes", () => {
  const { refreshPolicy } = JSON.parse(readFileSync(join(root, "abi/abi.json"), "utf8")) as {
    refreshPolicy: { quickMost: number };
  };
  assert.ok(refreshPolicy.quickMost <= facts.quickBetweenCleansAtMost);
});

test("boards drive their panel's bus no faster than it takes", () => {
  for (const name of boardNames()) {
    const { panel } = findBoard(name).facts;
    assert.ok(panel.mostHertz <= readPanelFacts(panel.controller).spi.mostHertz, name);
  }
});

test("lengths of waveforms are those that the driver sends, and only those flash that drive every pixel", () => {
  for (const [mode, { frames, flashes }] of MODES) {
    const { sent } = begun().mark().show(1, 0, mode).run(bench()).marked;
    const data = (code: number): Uint8Array => sent.find((command) => command.code === code)!.data;
    let length = 0;
    for (let row = 0; row < 42; row += 6) {
      const [, a, b, c, d, repeat] = data(CODE.LUTC).subarray(row, row + 6);
      length += (a! + b! + c! + d!) * repeat!;
    }
    assert.equal(length, frames, mode);
    assert.equal(
      [0, 6, 12].some((row) => data(CODE.LUTWW)[row] !== 0),
      flashes,
      mode,
    );
  }
});

test("the driver waits for the slowest part of its kind in the cold", () => {
  const script = begun()
    .set("otp", facts.fullMs.most * 1000)
    .set("frame", facts.frameMs.most * 1000);
  script
    .set("pon", facts.powerOnMs.most * 1000)
    .set("pof", facts.powerOffMs.most * 1000)
    .mark();
  script.show(1, 0, "full").rest(false);
  for (const [mode] of MODES) script.show(0, 1, mode).show(1, 0, mode);
  const tape = script.rest(true).run(bench()).marked;
  assert.equal(tape.state, "idle");
  assert.ok(!tape.has("RST"));
});
