// Owns the meeting of the UC8151 driver and the strict model: what the driver put on the pins, played to the glass.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Uc8151Bench } from "../../tools/device/panel-uc8151-bench.ts";
import { CODE } from "../../tools/device/panel-uc8151-commands.ts";
import type { Uc8151Options } from "../../tools/device/panel-uc8151-options.ts";
import { Random } from "../../tools/random.ts";
import { MODES, UNKNOWN, type Mode, type Tape } from "../panels/bench.ts";
import { BLANK, noise } from "../panels/frames.ts";
import { bench, begun, shown } from "../panels/uc8151.ts";
import { told } from "./panel-sequences.ts";

const program = bench();

/** The times of the chip that the driver's bench has; the model must have the same, or its BUSY says otherwise. */
const SAME: Partial<Uc8151Options> = { frameMs: 10, otpMs: 4500, ponMs: 40, pofMs: 25, busyFallUs: 150 };

/** Plays all that happened on the pins to a panel; the refresh of that number never ends. */
function play(tape: Tape, options: Partial<Uc8151Options> = SAME, hangingRefresh = -1): Uc8151Bench {
  const panel = new Uc8151Bench(options);
  panel.power(true);
  for (const { us, what, value, bytes } of tape.happenings) {
    panel.clock.runTo(us * 1000);
    if (what === "RST") panel.pins({ cs: true, dc: true, reset: value === 1 });
    if (what === "CMD" && value === CODE.DRF && panel.refreshes.length === hangingRefresh) panel.hangNext = 1;
    if (what === "CMD") panel.command(value);
    if (what === "DATA") panel.data(bytes);
  }
  panel.finish();
  return panel;
}

function shows(panel: Uc8151Bench, frame: Uint8Array): void {
  assert.deepEqual(told(panel), []);
  assert.deepEqual(Buffer.from(panel.glass.picture()), Buffer.from(frame));
}

describe("the driver on the strict model", () => {
  for (const mode of MODES) {
    test(`${mode}: right picture, no offence, the waveform that its name promises`, () => {
      const panel = play(shown().show(2, 0, mode).show(3, 2, mode).rest(true).run(program));
      shows(panel, noise(2));
      const kinds = panel.refreshes.map(({ kind }) => kind);
      const kind = mode === "full" ? "otp" : mode;
      assert.deepEqual(kinds, ["otp", kind, kind]);
      assert.equal(panel.state, "idle-off");
      const { mean, peak } = panel.glass.ghost();
      if (mode === "clean" || mode === "full") assert.equal(peak, 0);
      else assert.ok(peak < 0.15 && mean < peak);
    });
  }

  test("modes in any order gather no charge and stay clean of offences", () => {
    const random = new Random(11);
    const script = shown();
    let before = 0;
    for (let turn = 0; turn < 40; turn++) {
      const frame = random.below(4);
      script.show(frame, before, random.pick<Mode>(["quick", "quick", "normal", "strong", "clean"]));
      if (random.oneIn(3)) script.poll(random.below(3000) * 1000);
      before = frame;
    }
    const panel = play(script.run(program), { ...SAME, chargeLimit: 16 });
    shows(panel, [BLANK, undefined, noise(1), noise(2)][before] ?? panel.glass.picture());
  });

  test("a picture that is known after a reset comes quick", () => {
    const panel = play(shown().show(2, 0, "quick").rest(true).begin().show(3, 2, "quick").run(program));
    shows(panel, noise(2));
    assert.deepEqual(
      panel.refreshes.map(({ kind }) => kind),
      ["otp", "quick", "quick"],
    );
  });

  test("an unknown picture comes in full", () => {
    const panel = play(begun().show(2, UNKNOWN, "quick").run(program));
    shows(panel, noise(1));
    assert.equal(panel.refreshes[0]!.kind, "otp");
  });

  for (const frameMs of [7, 14, 22]) {
    test(`frames of ${frameMs} ms`, () => {
      const pofMs = 40;
      const script = begun()
        .set("frame", frameMs * 1000)
        .set("pon", 97_000)
        .set("pof", (pofMs + 3 * frameMs) * 1000);
      script.show(0, UNKNOWN, "full");
      MODES.forEach((mode, i) => script.show(2 + (i % 2), i === 0 ? 0 : 3 - (i % 2), mode));
      const panel = play(script.rest(true).run(program), { ...SAME, frameMs, ponMs: 97, pofMs });
      shows(panel, noise(1));
    });
  }

  for (const fall of [0, 100, 200]) {
    test(`BUSY that falls ${fall} us late`, () => {
      const script = begun().set("fall", fall).show(0, UNKNOWN, "full").show(2, 0, "quick").rest(true);
      shows(play(script.run(program), { ...SAME, busyFallUs: fall }), noise(1));
    });
  }

  test("a refresh that hangs is reset only after its time, and the picture comes in full", () => {
    const tape = shown().set("hang", 1).show(2, 0, "quick").run(program);
    const panel = play(tape, SAME, 1);
    shows(panel, noise(1));
    assert.deepEqual(
      panel.refreshes.map(({ kind, interrupted }) => [kind, interrupted]),
      [
        ["otp", false],
        ["quick", true],
        ["otp", false],
      ],
    );
  });
});
