// Owns the meeting of the UC8151 driver with the strict model of its panel: no violation, and the glass shows the frame.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Uc8151Bench } from "../../tools/device/panel-uc8151-bench.ts";
import type { Uc8151Options } from "../../tools/device/panel-uc8151-options.ts";
import { Random } from "../../tools/random.ts";
import { MODES, Script, Tape, UNKNOWN, type Mode } from "./bench.ts";
import { BLANK, dot, noise } from "./frames.ts";
import { bench } from "./uc8151.ts";

const program = bench();
const FRAMES = [BLANK, dot(0, 0), noise(1), noise(2), dot(295, 127)];
const NET = 16; // frames of charge between white and black

type Times = Partial<Uc8151Options>;

/** A panel begun whose times are those of a model. */
function script(times: Times = {}): Script {
  const { frameMs = 10, otpMs = 4500, ponMs = 40, pofMs = 25, busyFallUs = 150 } = times;
  const script = new Script().set("frame", frameMs * 1000).set("otp", otpMs * 1000);
  script.set("pon", ponMs * 1000).set("fall", busyFallUs);
  script.set("pof", pofMs * 1000 + 3 * frameMs * 1000); // four frames of discharge
  FRAMES.forEach((bytes, i) => script.frame(i, bytes));
  return script.begin();
}

/** Shows the model what was on the pins, each thing at its time. Once idle, its glass must show the last frame asked for. */
function replay(tape: Tape, panel: Uc8151Bench): void {
  panel.power(true);
  let shown = UNKNOWN;
  for (const { us, what, value, bytes, words } of tape.happenings) {
    // A nanosecond later, so that what the model does at this microsecond is done.
    panel.clock.advance((us * 1000 + 1 - panel.clock.now()) / 1e6);
    if (what === "RST") panel.pins({ cs: true, dc: true, reset: value === 1 });
    if (what === "CMD") panel.command(value);
    if (what === "DATA") panel.data(bytes);
    if (what === "BUSY") assert.equal(panel.busy(), value === 1, `BUSY at ${us} us`);
    if (what === "SHOW") shown = value;
    if (what === "STATE" && words === "idle" && shown !== UNKNOWN) {
      assert.ok(Buffer.from(panel.glass.picture()).equals(FRAMES[shown]!), `the glass at ${us} us`);
    }
  }
  panel.finish();
}

/** Runs a script and lets the model judge it. */
function judge(script: Script, times: Times = {}, panel = new Uc8151Bench(times)): Uc8151Bench {
  const tape = script.run(program);
  assert.equal(tape.state, "idle");
  replay(tape, panel);
  assert.deepEqual(
    panel.violations.map(({ rule, text }) => `${rule} ${text}`),
    [],
  );
  return panel;
}

const kinds = (panel: Uc8151Bench): string[] => panel.refreshes.map(({ kind }) => kind);

const everyMode = (script: Script): Script => {
  script.show(0, UNKNOWN, "full").show(2, 0, "quick").show(1, 2, "quick");
  script.show(3, 1, "normal").show(2, 3, "clean").show(4, 2, "strong").rest(false);
  return script.show(2, 4, "quick").poll(3_000_000).show(0, 2, "full").show(3, 0, "clean").rest(true);
};

describe("every mode, one after the other", () => {
  const parts: Times[] = [
    {},
    { frameMs: 7, ponMs: 37, otpMs: 2000, busyFallUs: 0 },
    { frameMs: 14, busyFallUs: 199 },
    { frameMs: 22, ponMs: 97, pofMs: 40, resetBusyUs: 8000, resetRecoveryUs: 8000 },
  ];
  for (const times of parts) {
    test(`with a part of ${JSON.stringify(times)}`, () => {
      assert.deepEqual(kinds(judge(everyMode(script(times)), times)), [
        ...["otp", "quick", "quick", "normal", "clean", "strong"],
        ...["quick", "otp", "clean"],
      ]);
    });
  }
});

test("a session of a hundred refreshes in mixed modes leaves no pixel with more charge than its colour has", () => {
  const random = new Random(3);
  const session = script().show(0, UNKNOWN, "full");
  const modes: Mode[] = ["quick", "quick", "quick", "normal", "strong", "clean"];
  for (let i = 0, stands = 0; i < 100; i++) {
    const next = random.below(FRAMES.length);
    session.show(next, stands, random.pick(modes)).poll(random.below(2_500_000), 7000).line("run");
    stands = next;
  }
  const panel = judge(session);
  assert.equal(panel.refreshes.length, 101);
  assert.ok(Math.abs(panel.glass.worstCharge().charge) <= NET);
});

test("after clean no trace is left of anything before", () => {
  const panel = judge(script().show(2, UNKNOWN, "full").show(3, 2, "quick").show(0, 3, "quick"));
  assert.ok(panel.glass.ghost().mean > 0.02, "quick ones leave a trace");
  const clean = script().show(2, UNKNOWN, "full").show(3, 2, "quick").show(1, 3, "quick").show(0, 1, "clean");
  assert.ok(judge(clean).glass.ghost().peak < 0.001);
});

test("known glass after a power cut needs no full refresh", () => {
  const panel = judge(script().show(2, UNKNOWN, "full").show(3, 2, "quick").rest(true));
  panel.power(false);
  const again = new Uc8151Bench({ seed: 9 }, panel.glass);
  judge(script().show(1, 3, "quick").show(2, 1, "quick").rest(true), {}, again);
  assert.deepEqual(kinds(again), ["quick", "quick"]);
});

test("a panel prepared after a power cut shows the next picture, in that mode and in any other", () => {
  for (const mode of MODES) {
    const panel = judge(script().show(3, UNKNOWN, "full").rest(true));
    panel.power(false);
    const again = new Uc8151Bench({ seed: 9 }, panel.glass);
    judge(script().prepare(3, "quick").show(1, 3, mode).show(2, 1, "quick").rest(true), {}, again);
    assert.deepEqual(kinds(again), [mode === "full" ? "otp" : mode, "quick"]);
  }
});

describe("an operation that hangs", () => {
  const hung = (mode: Mode, cold: boolean): Uc8151Bench => {
    const session = script().show(0, UNKNOWN, "full");
    if (cold) session.rest(false); // then PON is the first that can hang, else DRF
    const panel = new Uc8151Bench();
    const tape = session.mark().set("hang", 1).show(2, 0, mode).rest(true).run(program);
    assert.equal(tape.state, "idle");
    const mark = tape.happenings.findIndex(({ what }) => what === "MARK");
    replay(new Tape(tape.happenings.slice(0, mark)), panel);
    panel.hangNext = 1;
    replay(new Tape(tape.happenings.slice(mark)), panel);
    assert.deepEqual(panel.violations, []);
    return panel;
  };
  test("PON: reset, and the picture comes again as it was asked for", () => {
    assert.deepEqual(kinds(hung("quick", true)), ["otp", "quick"]);
  });
  test("a refresh: reset, and the picture comes again in full", () => {
    for (const mode of MODES.slice(0, 4)) assert.deepEqual(kinds(hung(mode, false)), ["otp", mode, "otp"]);
  });
});
