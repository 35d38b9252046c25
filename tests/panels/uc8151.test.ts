// Owns the tests of the UC8151 driver's sequences: transcripts, turned planes, waits that end, BUSY that lies.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { root } from "../../tools/cli.ts";
import { MODES, Script, UNKNOWN, type Mode } from "./bench.ts";
import { BLANK, dot, noise, turned } from "./frames.ts";
import { begun, bench, CODE, goldens, isOrderly, planes, same, shown } from "./uc8151.ts";

const program = bench();

const inverted = (plane: Uint8Array): Uint8Array => plane.map((byte) => ~byte);

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

  test("a panel that was prepared needs only the new picture; left alone it is switched off again", () => {
    const tape = begun().prepare(0, "quick").mark().show(1, 0, "quick").run(program).marked;
    assert.deepEqual(tape.codes, [CODE.DTM2, CODE.DSP, CODE.DRF]);
    const alone = begun().prepare(0, "quick").mark().poll(2_000_000).line("resting").run(program).marked;
    assert.deepEqual(alone.codes, [CODE.POF]);
    assert.deepEqual(shown().mark().prepare(0, "full").run(program).marked.codes, []);
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

test("commands that write the maker's memory, or that the driver has no use for, have no name", () => {
  const header = readFileSync(join(root, "boards/panels/uc8151/uc8151_regs.h"), "utf8");
  assert.doesNotMatch(header, /0x(A[0-2]|9[0-2]|07)u/);
});
