// Owns what presses, holds and chords become, and how large the picture is drawn.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as abi from "../../host/web/abi.ts";
import { Buttons, type Button } from "../../host/web/buttons.ts";
import { dotSize } from "../../host/web/fit.ts";
import { vectorCases } from "../support/vectors.ts";

/** Buttons on a clock that only moves when told. */
class Bench {
  readonly heard: string[] = [];
  down: string[] = [];
  private time = 1000;
  private timers: { at: number; id: number; then: () => void }[] = [];
  private ids = 0;
  readonly buttons = new Buttons({
    press: (code, begun) => this.heard.push(`${NAMES[code]} ${begun - 1000}`),
    leave: (begun) => this.heard.push(`LEAVE ${begun - 1000}`),
    show: (down) => (this.down = [...down]),
    now: () => this.time,
    after: (ms, then) => {
      this.timers.push({ at: this.time + ms, id: ++this.ids, then });
      return this.ids;
    },
    cancel: (id) => (this.timers = this.timers.filter((timer) => timer.id !== id)),
  });

  /** Moves the clock, running what falls due. */
  wait(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers = this.timers.filter((timer) => timer !== due);
      this.time = due.at;
      due.then();
    }
    this.time = end;
  }

  /** Moves it to so long after the start. */
  waitUntil(ms: number): void {
    this.wait(1000 + ms - this.time);
  }
}

const NAMES = Object.entries(abi)
  .filter(([name, value]) => name.startsWith("PRESS_") && typeof value === "number")
  .sort((a, b) => Number(a[1]) - Number(b[1]))
  .map(([name]) => name.slice("PRESS_".length));

describe("buttons", () => {
  for (const { name, lines } of vectorCases("buttons.txt")) {
    test(name, () => {
      const bench = new Bench();
      for (const line of lines) {
        const [first = "", button, way] = line.split(" ");
        if (first === ">") {
          assert.equal(bench.heard.join(" "), line.slice(1).trim());
        } else if (first === "until") {
          bench.waitUntil(Number(button));
        } else {
          bench.waitUntil(Number(first));
          bench.buttons[way as "down" | "up"](button as Button, "key");
        }
      }
    });
  }

  test("a finger and a key on one button are one press", () => {
    const bench = new Bench();
    bench.buttons.down("A", "key");
    bench.buttons.down("A", "pointer 1");
    bench.buttons.up("A", "key");
    assert.deepEqual(bench.heard, []);
    assert.deepEqual(bench.down, ["A"]);
    bench.buttons.up("A", "pointer 1");
    assert.deepEqual(bench.heard, ["A 0"]);
    assert.deepEqual(bench.down, []);
  });

  test("a hold that is taken away counts for nothing", () => {
    const bench = new Bench();
    bench.buttons.down("A", "key");
    bench.buttons.down("UP", "key");
    bench.buttons.abandonAll();
    bench.wait(2000);
    bench.buttons.up("A", "key");
    assert.deepEqual(bench.heard, []);
  });
});

describe("glass", () => {
  test("a dot is a whole number of screen pixels, at least one", () => {
    for (const ratio of [1, 1.25, 1.5, 2, 2.625, 3]) {
      for (let width = 100; width < 2600; width += 37) {
        const pixels = dotSize(width, width / 2, ratio) * ratio;
        assert.ok(Math.abs(pixels - Math.round(pixels)) < 1e-9 && Math.round(pixels) >= 1);
        if (width >= 296) assert.ok(dotSize(width, width / 2, ratio) * 296 <= width + 1e-9);
      }
    }
  });
});
