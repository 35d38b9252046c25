// Owns the tests that the UC8151 model tells every rule that is broken, U1 to U14.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Uc8151Bench } from "../../tools/device/panel-uc8151-bench.ts";
import { CODE } from "../../tools/device/panel-uc8151-commands.ts";
import * as send from "./panel-sequences.ts";

const { marked, picture, planeOf, ready, rules, square, start, told, white } = send;

const shows = (panel: Uc8151Bench, frame: typeof white): void =>
  assert.deepEqual(Buffer.from(panel.glass.picture()), Buffer.from(frame.toFrame()));

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
    (panel) => (start(panel), panel.clock.advance(50), panel.power(false, true)),
  ],
  [
    "U10",
    "the rail cut in POF",
    (panel) => (send.on(panel), panel.command(CODE.POF), panel.power(false, true)),
  ],
  ["U11", "12 MHz", (panel) => panel.bus(12e6, 0)],
  ["U11", "mode 3", (panel) => panel.bus(8e6, 3)],
  ["U13", "the booster left on", (panel) => (send.on(panel), panel.clock.advance(2001))],
];

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

  test("U3: what comes after a window's end goes nowhere", () => {
    const panel = ready();
    panel.command(CODE.PTIN);
    panel.command(CODE.PTL, ...send.ptl(16, 8, 8, 16));
    panel.command(CODE.DTM2);
    panel.data(new Uint8Array(40).fill(255));
    panel.command(CODE.PTOUT);
    send.on(panel);
    panel.command(CODE.DRF);
    panel.wait();
    assert.deepEqual(told(panel), ["U3 DTM2 got 40 bytes, the window holds 16."]);
    shows(
      panel,
      picture((bitmap) => bitmap.fill(16, 8, 8, 16, 1)),
    );
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

  test("a border that is driven the same way at each picture gathers charge", () => {
    for (const [vbd, frames] of [
      [0x40, "144"],
      [0x80, "-144"],
    ] as const) {
      const panel = ready();
      panel.command(CODE.CDI, vbd | 0x0c);
      for (let turn = 0; turn < 9; turn++) send.show(panel, turn % 2 ? white : square);
      assert.deepEqual(told(panel), [
        `U12 The border has gathered ${frames} frames of charge, the limit is 128.`,
      ]);
      send.showFull(panel, white);
      assert.equal(panel.glass.borderCharge, 0);
    }
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
    assert.equal(panel.glass.unknownPixels(), 256, "a quick refresh brings grey pixels nowhere for sure");
    send.showFull(panel, marked);
    assert.equal(panel.glass.unknownPixels(), 0);
  });
});
