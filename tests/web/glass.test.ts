// Owns what the page's glass does with pictures that come while its panel works.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as abi from "../../host/web/abi.ts";
import { Glass } from "../../host/web/glass.ts";

const { STATUS_CHANGED, STATUS_CURTAIN, STATUS_PRIVATE } = abi;

/** A glass whose panel works until told. */
class Bench {
  readonly shown: string[] = [];
  private stand = (): void => undefined;
  readonly glass = new Glass({
    show: (frame, refresh) => {
      this.shown.push(`${refresh} ${frame[0]}`);
      return new Promise((resolve) => (this.stand = resolve));
    },
    style: () => abi.REFRESH_BALANCED,
  });

  show(fill: number, status = 0): void {
    this.glass.show(new Uint8Array(abi.FRAMEBUFFER_SIZE).fill(fill), STATUS_CHANGED | status);
  }

  /** The picture that is driven now stands. */
  async done(): Promise<void> {
    this.stand();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A bench on whose glass picture 1 stands. */
async function standing(): Promise<Bench> {
  const bench = new Bench();
  bench.show(1);
  await bench.done();
  bench.shown.length = 0;
  return bench;
}

describe("the page's glass", () => {
  test("shows the newest picture when the panel is free", async () => {
    const bench = await standing();
    bench.show(2);
    for (const fill of [3, 4, 5]) bench.show(fill);
    assert.deepEqual(bench.shown, ["quick 2"]);
    await bench.done();
    assert.deepEqual(bench.shown, ["quick 2", "quick 5"]);
    await bench.done();
    assert.deepEqual(bench.shown, ["quick 2", "quick 5"]);
  });

  test("stands when the newest picture does", async () => {
    const bench = await standing();
    let stands = false;
    bench.show(2);
    bench.show(3);
    void bench.glass.stands().then(() => (stands = true));
    await bench.done();
    assert.equal(stands, false);
    await bench.done();
    assert.equal(stands, true);
  });

  test("a picture that was overtaken keeps its meaning: a curtain cleans, an unseen secret leaves nothing", async () => {
    const bench = await standing();
    bench.show(2);
    bench.show(3, STATUS_PRIVATE);
    bench.show(4);
    await bench.done();
    bench.show(5, STATUS_CURTAIN);
    bench.show(6);
    await bench.done();
    await bench.done();
    assert.deepEqual(bench.shown, ["quick 2", "quick 4", "clean 6"]);
  });

  test("a picture that comes while nothing new was shown is not lost", async () => {
    const bench = await standing();
    bench.show(1);
    bench.show(2);
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(bench.shown, ["quick 2"]);
  });

  test("is cleaned before sleep, unless it is clean", async () => {
    const bench = await standing();
    const frame = new Uint8Array(abi.FRAMEBUFFER_SIZE).fill(2);
    bench.show(2);
    await bench.done();
    bench.glass.settle(frame);
    await bench.done();
    bench.glass.settle(frame);
    assert.deepEqual(bench.shown, ["quick 2", "clean 2"]);
  });
});
