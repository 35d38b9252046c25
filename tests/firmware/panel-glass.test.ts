// Owns the tests of the modelled glass: contrast by length, ghosts, bleeding, fading, charge.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PNG } from "pngjs";
import { respond, responseAt } from "../../tools/device/glass-response.ts";
import { CODE } from "../../tools/device/panel-uc8151-commands.ts";
import type { Uc8151Bench } from "../../tools/device/panel-uc8151-bench.ts";
import { readPng, type Bitmap } from "../../tools/png.ts";
import * as send from "./panel-sequences.ts";

const { black, picture, ready, white } = send;
const square = picture((bitmap) => bitmap.fill(80, 40, 16, 16, 1));
const darkAt = (panel: Uc8151Bench, x: number, y: number): number => panel.glass.dark[y * 296 + x]!;
const toBlack = (frames: number, response = 1): number => respond(0, [{ frames, strength: 1 }], response);

describe("response", () => {
  test("30 frames go all the way and leave nothing of what was before", () => {
    assert.equal(toBlack(30), 1);
    assert.equal(respond(1, [{ frames: 30, strength: -1 }], 1), 0);
    assert.ok(toBlack(29) < 1);
  });

  test("16 frames give most of the contrast, 8 a visible ghost", () => {
    assert.ok(toBlack(16) > 0.85 && toBlack(16) < 0.95);
    assert.ok(toBlack(8) > 0.5 && toBlack(8) < 0.75);
  });

  test("a cold panel needs more frames", () => {
    assert.equal(toBlack(60, 0.5), 1);
    assert.deepEqual([40, 20, 10, 0].map(responseAt), [1, 1, 0.5, 0.25]);
    assert.ok(toBlack(16, 0.5) < 0.7);
  });
});

/** A choice that walks up and down a list of six rows, as menus have them. */
const row = (at: number): Bitmap =>
  picture((bitmap) => {
    for (let i = 0; i < 6; i++) bitmap.fill(30, 18 + 18 * i, 120, 7, 1);
    bitmap.fill(0, 12 + 18 * at, 296, 18, 1);
    bitmap.fill(8, 14 + 18 * at, 286, 14, 0);
    bitmap.fill(30, 18 + 18 * at, 120, 7, 1);
  });

describe("ghosts", () => {
  test("20 quick moves in a menu stay under 6 % on average, and a clean refresh takes all away", () => {
    const panel = ready();
    send.show(panel, row(0));
    for (let move = 1; move <= 20; move++) send.show(panel, row(move % 6));
    const before = panel.glass.ghost();
    assert.ok(before.mean > 0.001 && before.mean < 0.06, `${before.mean}`);
    assert.ok(before.worst > before.mean && before.peak > before.worst);
    send.loadTables(panel, send.clean);
    send.show(panel, row(2));
    assert.deepEqual(panel.glass.ghost(), { mean: 0, worst: 0, worstAt: { x: 0, y: 0 }, peak: 0 });
    assert.deepEqual(panel.violations, []);
  });

  test("the menu's own pictures stay under 6 % too", () => {
    const panel = ready();
    const frames = ["first", "settings-row", "details", "erase", "empty", "refused"].map((name) =>
      readPng(`assembly/menu/golden/list.${name}.png`),
    );
    for (let move = 0; move < 20; move++) send.show(panel, frames[move % frames.length]!);
    assert.ok(panel.glass.ghost().mean < 0.06);
    assert.deepEqual(panel.violations, []);
  });

  test("the worst region is where most is left", () => {
    const panel = ready();
    send.show(
      panel,
      picture((bitmap) => bitmap.fill(200, 96, 8, 8, 1)),
    );
    send.show(panel, white);
    const { worstAt, worst } = panel.glass.ghost();
    assert.deepEqual(worstAt, { x: 200, y: 96 });
    assert.ok(worst > 0.05);
  });

  test("the maker's waveform leaves nothing", () => {
    const panel = ready();
    for (const frame of [square, white, black]) send.show(panel, frame);
    send.showFull(panel, square);
    assert.equal(panel.glass.ghost().peak, 0);
  });

  test("kinds are told by what the waveform does", () => {
    const panel = ready();
    for (const tables of [send.quick, send.normal, send.strong, send.clean]) {
      send.loadTables(panel, tables);
      send.show(panel, square);
    }
    // A flash that is too short to bring every pixel home is no clean one.
    send.loadTables(panel, { vcom: 26, ww: [12, -12], bw: [12, -12], wb: [-12, 12], bb: [-12, 12] });
    send.show(panel, square);
    const kinds = panel.refreshes.map(({ kind }) => kind);
    assert.deepEqual(kinds, ["otp", "quick", "normal", "strong", "clean", "normal"]);
  });
});

describe("what was not driven", () => {
  test("black beside erased pixels turns greyer with each quick refresh, and a full one heals it", () => {
    const panel = ready();
    const holed = picture((bitmap) => (bitmap.pixels.fill(1), bitmap.fill(80, 40, 16, 16, 0)));
    const split = picture((bitmap) => (bitmap.pixels.fill(1), bitmap.fill(80, 40, 32, 16, 0)));
    send.showFull(panel, black);
    send.show(panel, holed);
    const once = darkAt(panel, 79, 48);
    send.show(panel, split);
    assert.ok(once < 1 && once > 0.98, `${once}`);
    assert.equal(darkAt(panel, 79, 48), once, "its own neighbour was not driven again");
    assert.ok(darkAt(panel, 112, 48) < 1);
    assert.equal(darkAt(panel, 70, 48), 1, "further off nothing happens");
    send.showFull(panel, split);
    assert.equal(panel.glass.ghost().peak, 0);
  });

  test("what a quick refresh leaves of an older picture is measured, and a clean one leaves nothing", () => {
    const panel = ready();
    send.show(panel, square);
    send.show(panel, white);
    assert.ok(panel.glass.traceOf(square.toFrame()) > 0.05);
    assert.equal(panel.glass.traceOf(white.toFrame()), 0);
    send.loadTables(panel, send.clean);
    send.show(panel, white);
    assert.equal(panel.glass.traceOf(square.toFrame()), 0);
  });

  test("windows fade the rest when they scan it, and spare it when not", () => {
    for (const scan of [0, 1]) {
      const panel = ready();
      send.showFull(panel, black);
      for (let turn = 0; turn < 5; turn++) {
        send.on(panel);
        panel.command(CODE.PTIN);
        panel.command(CODE.PTL, ...send.ptl(100, 16, 8, 8, scan));
        panel.command(CODE.DTM2);
        panel.data(new Uint8Array(8).fill(turn % 2 ? 255 : 0));
        panel.command(CODE.DRF);
        panel.wait();
        panel.command(CODE.PTOUT);
        send.off(panel);
      }
      assert.equal(darkAt(panel, 250, 100) < 1, scan === 1);
      assert.deepEqual(panel.violations, []);
    }
  });

  test("a refresh that is cut off touches only what it drives", () => {
    const panel = ready();
    send.on(panel);
    send.begin(panel, square);
    panel.clock.advance(20);
    assert.equal(darkAt(panel, 85, 45), 0, "the picture changes at the end");
    panel.power(false, false);
    assert.equal(darkAt(panel, 85, 45), 0.5);
    assert.equal(darkAt(panel, 10, 10), 0);
    assert.equal(panel.glass.unknownPixels(), 256);
  });
});

test("the PNG shows greys", () => {
  const panel = ready();
  send.show(panel, square);
  const png = PNG.sync.read(panel.glass.toPng(2));
  assert.deepEqual([png.width, png.height], [592, 256]);
  const at = (x: number, y: number): number => png.data[(y * 2 * png.width + x * 2) * 4]!;
  assert.equal(at(0, 0), 255);
  assert.ok(at(85, 45) > 10 && at(85, 45) < 60);
});
