// Owns the tests of the UC8151 model as such: legal sequences, orientation, BUSY, broken panels.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Uc8151Bench } from "../../tools/device/panel-uc8151-bench.ts";
import { CODE } from "../../tools/device/panel-uc8151-commands.ts";
import type { Bitmap } from "../../tools/png.ts";
import * as send from "./panel-sequences.ts";

const { black, marked, picture, planeOf, ready, rules, square, start, told, white } = send;

const shows = (panel: Uc8151Bench, frame: Bitmap): void =>
  assert.deepEqual(Buffer.from(panel.glass.picture()), Buffer.from(frame.toFrame()));

const turned = (frame: Bitmap): Bitmap =>
  picture((bitmap) => bitmap.pixels.set(Uint8Array.from(frame.pixels).reverse()));

describe("legal sequences", () => {
  test("the maker's waveform shows a picture on a panel of which nothing is known", () => {
    const panel = new Uc8151Bench();
    panel.start();
    send.init(panel, send.PSR_OTP);
    send.show(panel, marked);
    panel.finish();
    assert.deepEqual(told(panel), []);
    shows(panel, marked);
    assert.equal(panel.glass.unknownPixels(), 0);
    assert.equal(panel.state, "idle-off");
  });

  test("differential tables move what changed, picture after picture", () => {
    const panel = ready();
    for (const frame of [marked, square, black, marked, white]) {
      send.show(panel, frame);
      shows(panel, frame);
    }
    const last = panel.refreshes.at(-1)!;
    const count = marked.pixels.reduce((sum, bit) => sum + bit, 0);
    assert.deepEqual([last.kind, last.frames, last.changed, last.driven], ["quick", 16, count, count]);
    assert.deepEqual(told(panel), []);
  });

  test("sleep, wake, OLD sent again, and on with a quick refresh", () => {
    const panel = ready();
    send.show(panel, marked);
    panel.command(CODE.CDI, 0x0c);
    panel.command(CODE.DSLP, 0xa5);
    assert.equal(panel.state, "deep-sleep");
    panel.pulseReset();
    send.init(panel);
    send.loadTables(panel, send.quick);
    panel.command(CODE.DTM1);
    panel.data(planeOf(marked));
    send.show(panel, square);
    assert.deepEqual(told(panel), []);
    shows(panel, square);
  });

  test("a window changes what lies in it and nothing else", () => {
    const panel = ready();
    send.show(panel, marked);
    send.on(panel);
    panel.command(CODE.PTIN);
    panel.command(CODE.PTL, ...send.ptl(291, 120, 5, 8));
    panel.command(CODE.DTM2);
    panel.data(new Uint8Array(5).fill(0xff));
    panel.command(CODE.DRF);
    panel.wait();
    panel.command(CODE.PTOUT);
    send.off(panel);
    assert.deepEqual(told(panel), []);
    const expected = picture((bitmap) => {
      bitmap.pixels.set(marked.pixels);
      bitmap.fill(291, 120, 5, 8, 1);
    });
    shows(panel, expected);
    send.show(panel, square);
    assert.deepEqual(told(panel), [], "the chip's OLD follows a window too");
  });
});

describe("orientation and polarity", () => {
  const psrs: [psr: number, frame: Bitmap][] = [
    [0x97, marked],
    [0xb7, marked],
    [0x9b, turned(marked)],
    [0xbb, turned(marked)],
  ];
  for (const [psr, expected] of psrs) {
    test(`PSR ${psr.toString(16)}: corners and edges`, () => {
      const panel = ready();
      panel.command(CODE.PSR, psr);
      send.show(panel, marked);
      assert.deepEqual(told(panel), []);
      shows(panel, expected);
    });
  }

  test("CDI DDX says which colour a set bit has", () => {
    const panel = ready();
    panel.command(CODE.PSR, send.PSR_OTP);
    panel.command(CODE.CDI, send.CDI_SET_BIT_WHITE);
    send.show(panel, marked);
    shows(
      panel,
      picture((bitmap) => marked.pixels.forEach((bit, i) => (bitmap.pixels[i] = 1 - bit))),
    );
    assert.deepEqual(told(panel), []);
  });

  test("the tables' names hold after polarity", () => {
    const panel = ready();
    panel.command(CODE.CDI, send.CDI_SET_BIT_WHITE);
    panel.command(CODE.DTM1);
    panel.data(planeOf(white).map((byte) => byte ^ 255));
    send.on(panel);
    panel.command(CODE.DTM2);
    panel.data(planeOf(square).map((byte) => byte ^ 255));
    panel.command(CODE.DRF);
    panel.wait();
    shows(panel, square);
    assert.deepEqual(told(panel), []);
  });
});

describe("busy", () => {
  test("bytes sent meanwhile are lost", () => {
    const panel = ready();
    start(panel);
    panel.command(CODE.CDI, send.CDI_SET_BIT_WHITE);
    panel.command(CODE.DTM2);
    panel.data(planeOf(black));
    panel.wait();
    assert.deepEqual(panel.register("CDI"), [send.CDI_SET_BIT_BLACK]);
    shows(panel, square);
    send.begin(panel, marked);
    panel.wait();
    shows(panel, marked);
  });

  test("the flags may be read 200 us after BUSY fell", () => {
    const panel = ready();
    start(panel);
    panel.clock.advance(0.351);
    panel.command(CODE.FLG);
    assert.deepEqual(told(panel), []);
  });

  for (const busyFallUs of [0, 50, 200]) {
    test(`falls ${busyFallUs} us after the command, rises when the chip is done`, () => {
      const panel = ready({ busyFallUs });
      const edges: [boolean | undefined, number][] = [];
      let level = panel.busy();
      const from = panel.clock.now();
      panel.onBusyChange = () => {
        if (panel.busy() !== level) edges.push([(level = panel.busy()), (panel.clock.now() - from) / 1e3]);
      };
      panel.command(CODE.PON);
      panel.clock.advance(100);
      assert.deepEqual(edges, [
        [false, busyFallUs],
        [true, 40000],
      ]);
      assert.equal(panel.state, "idle-on");
    });
  }

  test("times follow the part, the rate and the discharge frames", () => {
    const timeOf = (panel: Uc8151Bench, run: () => void): number => {
      const from = panel.clock.now();
      run();
      return (panel.clock.now() - from) / 1e6;
    };
    for (const frameMs of [7, 10, 14, 22]) {
      const panel = ready({ frameMs, ponMs: 97, pofMs: 20 });
      assert.equal(Math.round(timeOf(panel, () => send.on(panel))), 97);
      send.begin(panel, square);
      assert.equal(Math.round(timeOf(panel, () => panel.wait())), 16 * frameMs);
      assert.equal(Math.round(timeOf(panel, () => send.off(panel))), 20 + 3 * frameMs);
    }
    const panel = ready();
    const rates: [code: number, ms: number][] = [
      [0x3f, 552],
      [0x3c, 320],
      [0x3a, 160],
      [0x39, 80],
      [0x29, 107],
      [0x31, 94],
    ];
    for (const [code, ms] of rates) {
      panel.command(CODE.PLL, code);
      send.on(panel);
      send.begin(panel, square);
      assert.equal(Math.round(timeOf(panel, () => panel.wait())), ms, code.toString(16));
      send.off(panel);
    }
    const brief = new Uc8151Bench({ otpMs: 2000 });
    brief.start();
    send.init(brief, send.PSR_OTP);
    send.on(brief);
    send.begin(brief, square);
    assert.equal(Math.round(timeOf(brief, () => brief.wait())), 2000);
    assert.equal(brief.refreshes[0]!.kind, "otp");
  });

  test("stays low for a while after a reset where the part does so", () => {
    const panel = new Uc8151Bench({ resetBusyUs: 5000 });
    panel.power(true);
    panel.pulseReset(10, 4);
    assert.equal(panel.busy(), false);
    panel.clock.advance(1);
    assert.equal(panel.busy(), true);
    assert.equal(panel.state, "idle-off");
  });

  test("has no level without power, and one by option in deep sleep", () => {
    for (const deepSleepBusy of [false, true]) {
      const panel = ready({ deepSleepBusy });
      panel.command(CODE.DSLP, 0xa5);
      assert.equal(panel.busy(), deepSleepBusy);
      panel.power(false);
      assert.equal(panel.busy(), undefined);
    }
  });
});

describe("broken panels", () => {
  test("BUSY stuck low: sending is an offence, a reset is not", () => {
    const panel = ready();
    panel.fault = "busy-stuck-low";
    assert.equal(panel.busy(), false);
    panel.pulseReset();
    assert.deepEqual(told(panel), []);
    panel.command(CODE.PSR, 0xb7);
    assert.deepEqual(told(panel), ["U1 Command 00 was sent while BUSY is low (stuck)."]);
    assert.deepEqual(panel.register("PSR"), [0x0f], "and the command is lost");
  });

  test("BUSY stuck high: bytes are lost, but who could know", () => {
    const panel = ready({ fault: "busy-stuck-high" });
    start(panel);
    assert.equal(panel.busy(), true);
    panel.command(CODE.CDI, send.CDI_SET_BIT_WHITE);
    assert.deepEqual(panel.register("CDI"), [send.CDI_SET_BIT_BLACK]);
    panel.pulseReset();
    assert.deepEqual(told(panel), []);
  });

  test("absent: no level, no picture, no complaint", () => {
    const panel = ready({ fault: "absent" });
    send.show(panel, black);
    assert.equal(panel.busy(), undefined);
    assert.deepEqual([told(panel), panel.refreshes.length, panel.state], [[], 0, "unpowered"]);
    assert.equal(panel.glass.unknownPixels(), 296 * 128);
  });

  test("a refresh that never ends may be reset once its time is over", () => {
    const panel = ready();
    panel.hangNext = 1;
    send.on(panel);
    panel.clock.advance(10000);
    assert.deepEqual([panel.state, panel.busy()], ["powering-on", false]);
    panel.pulseReset();
    assert.deepEqual(told(panel), []);
    send.init(panel);
    send.showFull(panel, square);
    shows(panel, square);
    panel.hangNext = 1;
    send.on(panel);
    panel.pulseReset();
    assert.deepEqual(rules(panel), [], "PON ought to have ended");
    panel.hangNext = 1;
    panel.pulseReset();
    send.init(panel);
    panel.command(CODE.PON);
    panel.clock.advance(10);
    panel.pulseReset();
    assert.deepEqual(rules(panel), ["U10"]);
  });

  test("firmware that was reset itself may reset the panel in the middle of a refresh", () => {
    const panel = ready();
    start(panel);
    panel.clock.advance(50);
    panel.excuse();
    panel.pulseReset();
    assert.deepEqual(told(panel), []);
    assert.equal(panel.refreshes.at(-1)!.interrupted, true);
  });

  test("the battery may fail in a refresh: grey pixels, no offence, and a full refresh mends them", () => {
    const panel = ready();
    send.show(panel, marked);
    start(panel);
    panel.clock.advance(60);
    panel.power(false, false);
    const driven = panel.refreshes.at(-1)!.driven;
    assert.equal(panel.glass.unknownPixels(), driven);
    assert.equal(panel.glass.dark[45 * 296 + 85], 0.5);
    assert.equal(panel.refreshes.at(-1)!.interrupted, true);
    panel.power(true);
    panel.pulseReset();
    send.init(panel);
    send.showFull(panel, square);
    assert.deepEqual(told(panel), []);
    assert.equal(panel.glass.ghost().peak, 0);
    shows(panel, square);
  });
});
