// Owns the tests of the UC8151 driver's sequences: transcripts, turned planes, waits that end, BUSY that lies.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { root } from "../../tools/cli.ts";
import { Random } from "../../tools/random.ts";
import { MODES, Script, Tape, TROUBLE, UNKNOWN, type Mode } from "./bench.ts";
import { BLANK, dot, noise, turned } from "./frames.ts";
import { begun, bench, CODE, goldens, shown } from "./uc8151.ts";

const program = bench();

/** What every run keeps to, whatever the panel does. */
function isOrderly(tape: Tape): void {
  assert.ok(!tape.has("ENDLESS"), "the driver came to an end");
  assert.deepEqual(tape.of("OFFENCE"), [], "nothing was sent while the panel was busy");
}

const planes = (tape: Tape, code: number): Uint8Array[] =>
  tape.sent.filter((sent) => sent.code === code).map(({ data }) => data);
const inverted = (plane: Uint8Array): Uint8Array => plane.map((byte) => ~byte);
const same = (a: Uint8Array | undefined, b: Uint8Array): boolean => Buffer.compare(a ?? BLANK, b) === 0;
const seconds = (tape: Tape): number => (tape.lastUs - tape.happenings[0]!.us) / 1e6;

describe("sequences", () => {
  for (const golden of goldens()) {
    test(`${golden.name} is as accepted`, () => {
      isOrderly(golden.tape);
      const accept = "look at it, then: node --import tsx tests/panels/uc8151.ts";
      assert.equal(golden.got, golden.wanted, `${golden.path} differs; ${accept}`);
    });
  }

  test("the waveform is loaded again when the mode changes, and only then", () => {
    const script = shown();
    const modes: Mode[] = ["quick", "quick", "normal", "clean", "clean", "full", "full", "quick", "strong"];
    modes.forEach((mode, i) => script.show((i + 1) % 2, i % 2, mode));
    const loads = script.run(program).sent.filter(({ code }) => code === CODE.LUTC);
    assert.equal(loads.length, 5);
  });

  test("the chip is told what stands only when it cannot know", () => {
    const tape = shown().mark().show(1, 0, "quick").rest(false).show(2, 1, "normal").show(3, 2, "clean");
    assert.equal(planes(tape.run(program).marked, CODE.DTM1).length, 0);
    const reset = shown().begin().mark().show(2, 3, "quick").run(program).marked;
    assert.deepEqual(
      planes(reset, CODE.DTM1).map((plane) => same(plane, turned(noise(2)))),
      [true],
    );
  });

  test("a full refresh needs no knowledge: every pixel is one that changes", () => {
    const tape = shown().mark().show(2, 0, "full").run(program).marked;
    assert.ok(same(planes(tape, CODE.DTM1)[0], inverted(turned(noise(1)))));
    assert.ok(same(planes(tape, CODE.DTM2)[0], turned(noise(1))));
  });

  test("unknown glass is refreshed in full, whatever mode is asked for", () => {
    const asked = shown().mark().show(2, UNKNOWN, "quick").run(program).marked;
    const [psr] = asked.sent.filter(({ code }) => code === CODE.PSR);
    assert.equal(psr, undefined, "the mode was full before");
    assert.equal(planes(asked, CODE.DTM1).length, 1);
  });
});

describe("planes", () => {
  const check = (frames: Uint8Array[]): void => {
    for (let at = 0; at < frames.length; at += 7) {
      const script = new Script().frame(0, BLANK).begin().show(0, UNKNOWN, "full");
      const some = frames.slice(at, at + 7);
      some.forEach((frame, i) => script.frame(i + 1, frame));
      some.forEach((_, i) => script.show(i + 1, i, "quick"));
      const sent = planes(script.run(program), CODE.DTM2).slice(1);
      some.forEach((frame, i) => assert.ok(same(sent[i], turned(frame)), `frame ${at + i}`));
    }
  };
  test("noise is turned as pixel by pixel", () => check(Array.from({ length: 14 }, (_, i) => noise(i + 5))));
  test("corners, edges and single bits stand where they belong", () => {
    const places = [0, 1, 7, 8, 9, 100, 287, 288, 294, 295];
    check(places.flatMap((x) => [0, 1, 7, 8, 63, 126, 127].map((y) => dot(x, y))).slice(0, 70));
  });
});

describe("the booster", () => {
  test("is off within two seconds of the last refresh, and then nothing is due", () => {
    const tape = shown().show(1, 0, "quick").mark().poll(2_000_000).line("resting").run(program).marked;
    const off = tape.sent.find(({ code }) => code === CODE.POF);
    assert.ok(off && off.us - tape.happenings[0]!.us < 1_600_000);
    assert.equal(tape.of("RESTING").at(-1)?.value, 1);
  });

  test("stays on between presses that follow soon, and is due for polls", () => {
    const tape = shown().poll(600_000).show(1, 0, "quick").poll(600_000).line("resting").run(program);
    assert.equal(tape.codes.filter((code) => code === CODE.PON).length, 1);
    assert.ok(!tape.codes.includes(CODE.POF));
    assert.equal(tape.of("RESTING").at(-1)?.value, 0);
  });

  test("is switched off again when a poll comes late", () => {
    const tape = shown().mark().line("pass 5000000").poll(200_000).run(program).marked;
    assert.deepEqual(tape.codes, [CODE.POF]);
  });

  test("before the rail goes it is off and some time has passed; at rest already, nothing is sent", () => {
    const tape = shown().mark().rest(true).run(program).marked;
    const high = tape.of("BUSY").at(-1)!;
    assert.ok(tape.of("STATE").at(-1)!.us - high.us >= 50_000);
    assert.deepEqual(shown().poll(2_000_000).mark().rest(true).run(program).marked.codes, []);
  });

  test("a build that cuts without POF sends none before a cut, and always one on USB", () => {
    const other = bench("-DUC8151_CUT_WITHOUT_POF");
    assert.deepEqual(shown().mark().rest(true).run(other).marked.codes, []);
    assert.deepEqual(shown().mark().rest(false).run(other).marked.codes, [CODE.POF]);
  });

  test("a picture after rest needs no reset and no OLD plane", () => {
    const tape = shown().rest(false).mark().show(1, 0, "quick").run(program).marked;
    assert.ok(!tape.has("RST"));
    assert.equal(planes(tape, CODE.DTM1).length, 0);
  });
});

describe("times", () => {
  for (const frame of [7000, 10_000, 14_000, 22_000]) {
    test(`a part with frames of ${frame / 1000} ms refreshes in every mode`, () => {
      const script = new Script()
        .set("frame", frame)
        .set("pon", 97_000)
        .set("pof", 40_000 + 3 * frame);
      script.frame(0, BLANK).frame(1, noise(1)).begin().show(0, UNKNOWN, "full");
      MODES.forEach((mode, i) => script.show((i + 1) % 2, i % 2, mode).rest(false));
      const tape = script.run(program);
      isOrderly(tape);
      assert.equal(tape.state, "idle");
      assert.equal(tape.of("RST").length, 3, "no reset but the first");
    });
  }

  test("a maker's waveform of 15 s, as in the cold, is waited for", () => {
    const tape = begun().set("otp", 15_000_000).mark().show(0, UNKNOWN, "full").run(program).marked;
    assert.equal(tape.state, "idle");
    assert.ok(!tape.has("RST"));
  });

  test("the clock may wrap in the middle of anything", () => {
    for (const before of [5000, 21_000, 40_000, 500_000, 4_600_000, 4_700_000, 5_700_000]) {
      const script = new Script()
        .set("offset", 2 ** 32 - before)
        .frame(0, BLANK)
        .frame(1, noise(1))
        .begin();
      const tape = script
        .show(0, UNKNOWN, "full")
        .show(1, 0, "quick")
        .poll(2_000_000)
        .rest(true)
        .run(program);
      isOrderly(tape);
      assert.equal(tape.of("RST").length, 3);
      assert.deepEqual(tape.codes.filter((code) => code === CODE.POF).length, 1);
    }
  });

  test("a poll that comes as late as a flash erase lasts is no trouble", () => {
    for (const late of [1000, 30_000, 170_000, 400_000, 900_000]) {
      const script = shown().mark();
      for (const mode of MODES) {
        script
          .ask(1, 0, mode)
          .poll(late === 1000 ? 6_000_000 : 30 * late, late)
          .line("run");
      }
      const tape = script.run(program).marked;
      isOrderly(tape);
      assert.equal(tape.state, "idle");
      assert.ok(!tape.has("RST"), `late by ${late} us`);
    }
  });

  test("BUSY that falls only after 1.9 ms is not taken for a refresh that is done", () => {
    const tape = shown().set("fall", 1900).mark().show(1, 0, "quick").rest(true).run(program).marked;
    isOrderly(tape);
    assert.ok(!tape.has("RST"));
    const fall = shown().set("fall", 1900).mark().ask(1, 0, "quick").poll(200_000, 100).run(program).marked;
    assert.ok(!fall.has("RST"), "looked at often");
  });
});

describe("trouble", () => {
  /** A picture that meets trouble at some time; how it ends. */
  const broken = (trouble: number): [string, () => Script][] => [
    ["at the start", () => new Script().frame(0, BLANK).set("trouble", trouble).mark().begin()],
    ["before a picture", () => shown().set("trouble", trouble).mark().show(1, 0, "quick")],
    ["before PON ends", () => begun().mark().ask(1, UNKNOWN, "full").poll(20_000).set("trouble", trouble)],
    ["in a refresh", () => shown().mark().ask(1, 0, "quick").poll(50_000).set("trouble", trouble)],
    ["in a long refresh", () => shown().mark().ask(1, 0, "full").poll(900_000).set("trouble", trouble)],
    ["before rest", () => shown().set("trouble", trouble).mark().rest(true)],
    ["when left alone", () => shown().set("trouble", trouble).mark().poll(3_000_000)],
  ];

  for (const [when, script] of broken(TROUBLE.stuckLow)) {
    test(`BUSY stuck low ${when}: broken, in bounded time, nothing sent`, () => {
      const tape = script().line("run").run(program).marked;
      isOrderly(tape);
      assert.equal(tape.state, "broken");
      assert.ok(seconds(tape) < 45);
    });
  }

  for (const [when, script] of broken(TROUBLE.stuckHigh)) {
    // A start sends registers only, and POF may be over at once: no refresh depends on them.
    const seen = !["at the start", "before rest", "when left alone"].includes(when);
    test(`BUSY stuck high ${when}: ${seen ? "broken" : "found at the next picture"}`, () => {
      const tape = script().line("run").run(program).marked;
      assert.ok(!tape.has("ENDLESS"));
      assert.equal(tape.state, seen ? "broken" : "idle");
      const next = seen ? tape : script().line("run").mark().show(0, UNKNOWN, "full").run(program).marked;
      assert.equal(next.state, "broken");
      assert.ok(seconds(next) < 45);
    });
  }

  test("a panel that does not answer is left with a reset behind it", () => {
    for (const trouble of [TROUBLE.stuckLow, TROUBLE.stuckHigh]) {
      const tape = shown().set("trouble", trouble).mark().show(1, 0, "quick").run(program).marked;
      const levels = tape.of("RST").map(({ value }) => value);
      assert.deepEqual(levels.slice(-2), [0, 1]);
      assert.ok(tape.of("RST").at(-1)!.us > (tape.sent.at(-1)?.us ?? 0), "after all that was sent");
    }
  });

  test("panel_begin tries anew after all went wrong", () => {
    const tape = shown().set("hang", 9).show(1, 0, "quick").set("hang", 0).begin();
    const after = tape.mark().show(1, UNKNOWN, "full").run(program).marked;
    assert.equal(after.state, "idle");
  });

  test("trouble before the refresh began: the picture comes again as it was asked for", () => {
    const tape = begun().set("hang", 1).mark().show(1, 0, "quick").run(program).marked;
    isOrderly(tape);
    assert.equal(tape.state, "idle");
    const psr = tape.sent.filter(({ code }) => code === CODE.PSR).map(({ data }) => data[0]);
    assert.equal(psr.at(-1), 0xb7);
    assert.ok(planes(tape, CODE.DTM1).every((plane) => same(plane, turned(BLANK))));
  });

  test("trouble within the refresh: nobody knows what stands, and the picture comes again in full", () => {
    const trouble: [string, number][] = [
      ["hang", 1],
      ["skip", 1],
    ];
    for (const [knob, count] of trouble) {
      const tape = shown().set(knob, count).mark().show(2, 0, "quick").run(program).marked;
      isOrderly(tape);
      assert.equal(tape.state, "idle");
      assert.equal(tape.sent.filter(({ code }) => code === CODE.DRF).length, 2);
      assert.equal(tape.sent.filter(({ code }) => code === CODE.PSR).at(-1)?.data[0], 0x97);
      assert.ok(same(planes(tape, CODE.DTM2).at(-1), turned(noise(1))));
    }
  });

  test("a refresh that is over too soon has not happened", () => {
    for (const mode of MODES) {
      const tape = shown().set("short", 60_000).mark().show(1, 0, mode).run(program).marked;
      assert.equal(tape.state, "broken", mode);
    }
  });

  test("a POF that hangs costs a reset, not the picture; the next one is told what stands", () => {
    const tape = shown().set("hang", 1).mark().rest(true).show(1, 0, "quick").run(program).marked;
    assert.equal(tape.state, "idle");
    assert.equal(tape.sent.filter(({ code }) => code === CODE.DRF).length, 1);
    assert.ok(same(planes(tape, CODE.DTM1)[0], turned(BLANK)));
  });

  test("a second trouble much later gets its own retry", () => {
    const script = shown().set("hang", 1).show(1, 0, "quick").set("hang", 1).show(0, 1, "quick");
    assert.equal(script.run(program).state, "idle");
  });

  test("the picture counts as taken once its refresh has begun, not while it is sent", () => {
    const tape = shown().mark().show(1, 0, "quick").run(program).marked;
    const taken = tape.of("TAKEN").find(({ value }) => value === 1);
    assert.ok(taken && taken.us >= tape.sent.find(({ code }) => code === CODE.DRF)!.us);
  });
});

test("whatever is asked when, nothing is sent while the panel is busy", () => {
  const random = new Random(7);
  for (let round = 0; round < 12; round++) {
    const script = begun().show(0, UNKNOWN, "full");
    for (let i = 0; i < 60; i++) {
      if (random.oneIn(3)) script.ask(random.below(4), random.below(5) - 1, random.pick(MODES));
      else if (random.oneIn(8)) script.line(`rest ${random.below(2)}`);
      else if (random.oneIn(25)) script.set("hang", 1);
      else if (random.oneIn(25)) script.set("skip", 1);
      else if (random.oneIn(40)) script.line("begin");
      else script.poll(random.below(400_000), 1 + random.below(30_000));
    }
    const tape = script.line("run").run(program);
    isOrderly(tape);
    for (const { code, data } of tape.sent) {
      if (code === CODE.DTM1 || code === CODE.DTM2) assert.equal(data.length, 4736);
    }
    let booster = false;
    for (const { what, value } of tape.happenings) {
      if (what === "RST" || (what === "CMD" && value === CODE.POF)) booster = false;
      if (what === "CMD" && value === CODE.PON) booster = true;
      if (what === "CMD" && value === CODE.DRF) assert.ok(booster, "refresh with the booster off");
    }
  }
});

test("commands that write the maker's memory, or that the driver has no use for, have no name", () => {
  const header = readFileSync(join(root, "boards/panels/uc8151/uc8151_regs.h"), "utf8");
  assert.doesNotMatch(header, /0x(A[0-2]|9[0-2]|07)u/);
});
