// Owns the tests of the UC8151 driver on panels that hang, lie or are not there, and of whatever order of requests.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Random } from "../../tools/random.ts";
import { MODES, Script, Tape, TROUBLE, UNKNOWN } from "./bench.ts";
import { BLANK, noise, turned } from "./frames.ts";
import { begun, bench, CODE, isOrderly, planes, same, shown } from "./uc8151.ts";

const program = bench();

const seconds = (tape: Tape): number => (tape.lastUs - tape.happenings[0]!.us) / 1e6;

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
      else if (random.oneIn(12)) script.set(random.pick(["hang", "skip"]), 1);
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
