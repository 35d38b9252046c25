// Owns the tests of the strict UC8151 model: every rule broken is told, every legal sequence is clean.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Uc8151Bench } from "../../tools/device/panel-uc8151-bench.ts";
import { CODE } from "../../tools/device/panel-uc8151-commands.ts";
import type { Bitmap } from "../../tools/png.ts";
import * as send from "./panel-sequences.ts";

const { black, picture, planeOf, ready, white } = send;

const told = (panel: Uc8151Bench): string[] => panel.violations.map(({ rule, text }) => `${rule} ${text}`);
const rules = (panel: Uc8151Bench): string[] => panel.violations.map(({ rule }) => rule);
const shows = (panel: Uc8151Bench, frame: Bitmap): void =>
  assert.deepEqual(Buffer.from(panel.glass.picture()), Buffer.from(frame.toFrame()));

/** Something different in each corner and along each edge, so that any turn, flip or shift is seen. */
const marked = picture((bitmap) => {
  bitmap.fill(0, 0, 9, 3, 1);
  bitmap.fill(291, 0, 5, 1, 1);
  bitmap.fill(0, 121, 1, 7, 1);
  bitmap.fill(293, 126, 3, 2, 1);
  bitmap.fill(100, 0, 17, 1, 1);
  bitmap.fill(120, 127, 33, 1, 1);
  bitmap.fill(0, 50, 1, 11, 1);
  bitmap.fill(295, 70, 1, 13, 1);
  bitmap.fill(40, 40, 1, 1, 1);
});
const turned = (frame: Bitmap): Bitmap =>
  picture((bitmap) => bitmap.pixels.set(Uint8Array.from(frame.pixels).reverse()));

const square = picture((bitmap) => bitmap.fill(80, 40, 16, 16, 1));

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

/** A rule, what breaks it, and how; the panel comes as ready() leaves it. */
const offences: [rule: string, name: string, commit: (panel: Uc8151Bench) => void][] = [
  ["U1", "a command during a refresh", (panel) => (start(panel), panel.command(CODE.PTOUT))],
  [
    "U1",
    "a command before BUSY had time to fall",
    (panel) => (panel.command(CODE.PON), panel.command(CODE.PTIN)),
  ],
  ["U1", "a plane during a refresh, told once", (panel) => (start(panel), sendPlane(panel, CODE.DTM2, 4736))],
  ["U1", "FLG at once", (panel) => (start(panel), panel.command(CODE.FLG))],
  ["U2", "DRF with the booster off", (panel) => panel.command(CODE.DRF)],
  ["U2", "DRF with the booster forbidden", (panel) => withoutBooster(panel)],
  [
    "U3",
    "a plane that is too short",
    (panel) => (sendPlane(panel, CODE.DTM2, 4735), panel.command(CODE.PTOUT)),
  ],
  [
    "U3",
    "a plane that is too long",
    (panel) => (sendPlane(panel, CODE.DTM1, 4737), panel.command(CODE.PTOUT)),
  ],
  ["U3", "a window's data that are too short", (panel) => window(panel, 15)],
  [
    "U3",
    "a resolution that is not the glass's",
    (panel) => (panel.command(CODE.TRES, 0x80, 0, 0xd4), start(panel)),
  ],
  ["U3", "three colours", (panel) => (panel.command(CODE.PSR, 0xa7), start(panel))],
  ["U3", "NEW never sent", (panel) => neverSent(panel)],
  ["U4", "too few parameters", (panel) => (panel.command(CODE.PWR, 3, 0), panel.command(CODE.PTOUT))],
  ["U4", "no parameter at all", (panel) => (panel.command(CODE.PLL), panel.command(CODE.PTOUT))],
  ["U4", "too many parameters", (panel) => panel.command(CODE.PLL, 0x3a, 0x3a, 0x3a)],
  ["U4", "data for a command that takes none", (panel) => panel.command(CODE.PTOUT, 0)],
  [
    "U4",
    "a table that is too short",
    (panel) => (panel.command(CODE.LUTWW, ...Array(36).fill(0)), panel.finish()),
  ],
  ["U4", "a byte with CS high", (panel) => panel.transfer(CODE.PTOUT)],
  ["U4", "D/C within a byte", (panel) => panel.torn("D/C")],
  ["U4", "CS within a byte", (panel) => panel.torn("CS")],
  ["U4", "a polarity nobody knows", (panel) => (panel.command(CODE.CDI, 0x2c), start(panel))],
  ["U4", "a frame rate nobody knows", (panel) => (panel.command(CODE.PLL, 0), start(panel))],
  ["U5", "a command nobody knows", (panel) => panel.command(0x55)],
  ["U5", "writing the maker's memory", (panel) => panel.command(0xa0)],
  ["U5", "activating that", (panel) => panel.command(0xa1)],
  ["U5", "a command in reset", (panel) => (hold(panel), panel.command(CODE.PTOUT))],
  ["U5", "a command right after reset", (panel) => (panel.pulseReset(10, 0.9), panel.command(CODE.PTOUT))],
  ["U5", "a reset that is too short", (panel) => panel.pulseReset(0.049)],
  ["U5", "a command in deep sleep", (panel) => (panel.command(CODE.DSLP, 0xa5), panel.command(CODE.PON))],
  ["U6", "deep sleep without A5", (panel) => panel.command(CODE.DSLP, 0)],
  ["U6", "deep sleep with the booster on", (panel) => (send.on(panel), panel.command(CODE.DSLP, 0xa5))],
  ["U8", "a window that is not at whole bytes", (panel) => panel.command(CODE.PTL, 4, 15, 0, 0, 0, 9, 1)],
  ["U8", "a window that ends within a byte", (panel) => panel.command(CODE.PTL, 0, 8, 0, 0, 0, 9, 1)],
  ["U8", "sources the wrong way round", (panel) => panel.command(CODE.PTL, 16, 7, 0, 0, 0, 9, 1)],
  ["U8", "gates the wrong way round", (panel) => panel.command(CODE.PTL, 0, 7, 1, 0, 0, 255, 1)],
  ["U8", "a gate outside", (panel) => panel.command(CODE.PTL, 0, 7, 0, 0, 1, 40, 1)],
  ["U8", "a source outside", (panel) => panel.command(CODE.PTL, 0, 135, 0, 0, 0, 9, 1)],
  ["U9", "a whole plane into a window", (panel) => window(panel, 4736)],
  ["U9", "a window over a whole plane sent before", (panel) => leftWindow(panel)],
  ["U10", "reset in a refresh", (panel) => (start(panel), panel.clock.advance(50), panel.pulseReset())],
  [
    "U10",
    "the rail cut in a refresh",
    (panel) => (start(panel), panel.clock.advance(50), panel.power(false)),
  ],
  ["U10", "the rail cut in POF", (panel) => (send.on(panel), panel.command(CODE.POF), panel.power(false))],
  ["U11", "12 MHz", (panel) => panel.bus(12e6, 0)],
  ["U11", "mode 3", (panel) => panel.bus(8e6, 3)],
  ["U13", "the booster left on", (panel) => (send.on(panel), panel.clock.advance(2001))],
];

const start = (panel: Uc8151Bench): void => (send.on(panel), send.begin(panel, square));
const hold = (panel: Uc8151Bench): void => panel.pins({ cs: true, dc: true, reset: false });

function sendPlane(panel: Uc8151Bench, code: number, size: number): void {
  panel.command(code);
  panel.data(new Uint8Array(size));
}

function window(panel: Uc8151Bench, size: number): void {
  panel.command(CODE.PTIN);
  panel.command(CODE.PTL, ...send.ptl(16, 8, 8, 16));
  sendPlane(panel, CODE.DTM2, size);
  panel.command(CODE.PTOUT);
}

function leftWindow(panel: Uc8151Bench): void {
  panel.command(CODE.DTM2);
  panel.data(planeOf(square));
  send.on(panel);
  panel.command(CODE.PTL, ...send.ptl(16, 8, 8, 16));
  panel.command(CODE.PTIN);
  panel.command(CODE.DRF);
}

function withoutBooster(panel: Uc8151Bench): void {
  panel.command(CODE.PSR, send.PSR_TABLES & ~2);
  send.on(panel);
  panel.command(CODE.DRF);
}

function neverSent(panel: Uc8151Bench): void {
  panel.pulseReset();
  send.init(panel, send.PSR_OTP);
  send.on(panel);
  panel.command(CODE.DRF);
}

describe("every offence is told", () => {
  for (const [rule, name, commit] of offences) {
    test(`${rule}: ${name}`, () => {
      const panel = ready();
      assert.deepEqual(told(panel), []);
      commit(panel);
      assert.deepEqual(rules(panel), [rule], told(panel).join("\n"));
      assert.match(panel.violations[0]!.text, /^[A-Z0-9].*\.$/);
      assert.equal(panel.violations[0]!.timeNs <= panel.clock.now(), true);
    });
  }

  test("U1 and U2: DRF before PON finished", () => {
    const panel = ready();
    panel.command(CODE.PON);
    panel.command(CODE.DRF);
    assert.deepEqual(rules(panel), ["U1", "U2"]);
    panel.clock.advance(500);
    assert.equal(panel.refreshes.length, 1, "only the one of ready()");
  });

  test("U5: nothing is taken before the first reset", () => {
    const panel = new Uc8151Bench();
    panel.power(true);
    panel.clock.advance(1000);
    panel.command(CODE.PSR, send.PSR_OTP);
    assert.deepEqual(rules(panel), ["U5"]);
    assert.deepEqual(panel.register("PSR"), [0x0f]);
  });

  test("U4 and U12: a table with eight rows", () => {
    const panel = ready();
    panel.command(CODE.LUTWW, ...Array<number>(48).fill(0));
    assert.deepEqual(rules(panel), ["U12", "U4"]);
  });

  test("U7: each of the five tables", () => {
    for (let code: number = CODE.LUTC; code <= CODE.LUTBB; code++) {
      const panel = new Uc8151Bench();
      panel.start();
      send.init(panel);
      send.showFull(panel, white);
      const tables: [number, number[]][] = [
        [CODE.LUTC, send.vcomBytes(16)],
        [CODE.LUTWW, send.tableBytes([])],
        [CODE.LUTBW, send.tableBytes([-16])],
        [CODE.LUTWB, send.tableBytes([16])],
        [CODE.LUTBB, send.tableBytes([])],
      ];
      for (const [other, bytes] of tables) if (other !== code) panel.command(other, ...bytes);
      send.show(panel, square);
      assert.ok(rules(panel).includes("U7"), code.toString(16));
      assert.match(
        told(panel).find((text) => text.startsWith("U7"))!,
        new RegExp(`${code.toString(16)}\\.$`),
      );
    }
  });

  test("a violation is handed to whoever listens", () => {
    const panel = ready();
    const heard: string[] = [];
    panel.onViolation = ({ rule }) => heard.push(rule);
    panel.command(0x55);
    assert.deepEqual(heard, ["U5"]);
  });
});

describe("U12: waveforms", () => {
  const faults: [name: string, tables: send.Tables, text: RegExp][] = [
    ["WW pulls one way", { ...send.quick, ww: [-2] }, /LUTWW is not balanced: -2 frames/],
    ["BB pulls one way", { ...send.quick, bb: [3] }, /LUTBB is not balanced: \+3 frames/],
    ["there and back differ", { ...send.quick, bw: [-14] }, /LUTBW .* LUTWB .* not opposite/],
    ["VCOM is shorter than a table", { ...send.quick, vcom: 15 }, /LUTWB lasts 16 frames, LUTC only 15/],
    ["no length", { ...send.quick, vcom: 0 }, /LUTC has no frames/],
  ];
  for (const [name, tables, text] of faults) {
    test(name, () => {
      const panel = ready();
      send.loadTables(panel, tables);
      send.show(panel, square);
      assert.ok(
        told(panel).some((line) => line.startsWith("U12") && text.test(line)),
        told(panel).join("\n"),
      );
    });
  }

  test("pixels may not float", () => {
    const panel = ready();
    panel.command(CODE.LUTWW, 0xc0, 4, 0, 0, 0, 1, ...Array<number>(36).fill(0));
    send.show(panel, square);
    assert.deepEqual(told(panel), ["U12 LUTWW lets pixels float (level 11)."]);
  });

  test("the limit on the length counts the part's own frames", () => {
    const slow = { refreshLimitMs: 2000, frameMs: 22 };
    const panel = ready(slow);
    send.loadTables(panel, { vcom: 90, ww: [45, -45], bw: [37, -53], wb: [-37, 53], bb: [-45, 45] });
    send.show(panel, square);
    assert.deepEqual(told(panel), []);
    panel.command(CODE.PLL, 0x3c);
    send.show(panel, white);
    assert.deepEqual(told(panel), ["U12 The refresh takes 3960 ms, the limit is 2000 ms."]);
  });

  test("unequal voltages do not balance", () => {
    const panel = ready();
    send.loadTables(panel, send.clean);
    panel.command(CODE.PWR, 0x03, 0x00, 0x2b, 0x26, 0x26);
    send.show(panel, square);
    assert.ok(rules(panel).every((rule) => rule === "U12"));
    assert.match(told(panel)[0]!, /LUTWW is not balanced: \+3.2 frames/);
  });

  test("a moving VCOM is counted", () => {
    const panel = ready();
    panel.command(CODE.LUTC, 0x40, 16, 0, 0, 0, 1, ...Array<number>(38).fill(0));
    send.show(panel, square);
    assert.match(told(panel).join("\n"), /LUTWW is not balanced: -16 frames/);
  });

  test("repeats and the four phases of a row count as frames", () => {
    const panel = ready();
    panel.command(CODE.LUTC, 0, 2, 2, 2, 2, 4, ...Array<number>(38).fill(0));
    panel.command(CODE.LUTWB, 0x11, 2, 2, 2, 2, 4, ...Array<number>(36).fill(0)); // half of 32 frames
    panel.command(CODE.LUTBW, 0x22, 2, 2, 2, 2, 4, ...Array<number>(36).fill(0));
    send.show(panel, square);
    assert.deepEqual(told(panel), []);
    assert.equal(panel.refreshes.at(-1)!.frames, 32);
    assert.equal(panel.glass.worstCharge().charge, 16);
  });

  test("to black with one strength and back with another gathers charge", () => {
    const panel = ready();
    for (let turn = 0; turn < 3; turn++) {
      send.loadTables(panel, send.quick);
      send.show(panel, square);
      send.loadTables(panel, send.strong);
      send.show(panel, white);
    }
    assert.deepEqual(told(panel), [
      "U12 The pixel at 80, 40 has gathered -132 frames of charge, the limit is 128.",
    ]);
  });

  test("tables with one net drive may be mixed for ever", () => {
    const panel = ready({ chargeLimit: 16 });
    for (let turn = 0; turn < 6; turn++) {
      send.loadTables(panel, [send.quick, send.normal, send.clean][turn % 3]!);
      send.show(panel, turn % 2 ? white : square);
    }
    assert.deepEqual(told(panel), []);
  });
});

describe("U13: policy", () => {
  test("refreshes since the last clean one", () => {
    const panel = ready({ quickLimit: 3 });
    for (const frame of [square, white, marked]) send.show(panel, frame);
    assert.deepEqual(told(panel), []);
    send.show(panel, white);
    assert.deepEqual(told(panel), ["U13 4 refreshes since the last clean one."]);
    send.loadTables(panel, send.clean);
    send.show(panel, square);
    assert.equal(panel.sinceClean, 0);
    send.loadTables(panel, send.quick);
    send.show(panel, white);
    assert.equal(panel.violations.length, 1);
  });

  test("the booster may stay on between two quick pictures", () => {
    const panel = ready();
    send.on(panel);
    for (let turn = 0; turn < 5; turn++) {
      send.begin(panel, turn % 2 ? white : square);
      panel.wait();
      panel.clock.advance(1500);
    }
    send.off(panel);
    panel.clock.advance(10000);
    assert.deepEqual(told(panel), []);
  });
});

describe("U14: OLD", () => {
  const again = (panel: Uc8151Bench): void => {
    panel.pulseReset();
    send.init(panel);
    send.loadTables(panel, send.quick);
  };

  test("is unknown after a reset, and the picture goes wrong", () => {
    const panel = ready();
    again(panel);
    send.show(panel, square);
    assert.match(told(panel).join(), /^U14 OLD is not what stands on the glass in 37888 pixels/);
    assert.notDeepEqual(Buffer.from(panel.glass.picture()), Buffer.from(square.toFrame()));
  });

  test("is unknown after a power cut", () => {
    const panel = ready();
    panel.power(false);
    panel.clock.advance(1000);
    panel.power(true);
    again(panel);
    send.show(panel, square);
    assert.deepEqual(rules(panel), ["U14"]);
  });

  test("sent by the driver is as good as kept by the chip", () => {
    const panel = ready();
    send.show(panel, marked);
    again(panel);
    panel.command(CODE.DTM1);
    panel.data(planeOf(marked));
    send.show(panel, square);
    assert.deepEqual(told(panel), []);
  });

  test("a lie in one pixel is found", () => {
    const panel = ready();
    panel.command(CODE.DTM1);
    panel.data(planeOf(picture((bitmap) => bitmap.fill(295, 127, 1, 1, 1))));
    send.show(panel, square);
    assert.deepEqual(told(panel), [
      "U14 OLD is not what stands on the glass in 1 pixels, the first at 295, 127.",
    ]);
  });

  test("does not matter to tables that do not ask for it", () => {
    const panel = ready();
    again(panel);
    const flash = { vcom: 64, ww: [32, -32], bw: [32, -32], wb: [-32, 32], bb: [-32, 32] };
    send.loadTables(panel, flash);
    send.show(panel, square);
    assert.deepEqual(told(panel), []);
    shows(panel, square);
    assert.equal(panel.refreshes.at(-1)!.kind, "clean");
  });

  test("after an interrupted refresh the glass itself is unknown", () => {
    const panel = ready();
    start(panel);
    panel.clock.advance(80);
    panel.power(false, false);
    panel.power(true);
    again(panel);
    panel.command(CODE.DTM1);
    panel.data(planeOf(white));
    send.show(panel, marked);
    assert.match(told(panel).join(), /^U14 .* 256 pixels, the first at 80, 40\.$/);
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
