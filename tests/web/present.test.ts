// Owns the tests of the refresh policy on the page: the vectors that drive the device too.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as abi from "../../host/web/abi.ts";
import { Presenter } from "../../host/web/refresh.ts";
import { vectorCases } from "../support/vectors.ts";

const STYLES: Record<string, number> = {
  calm: abi.REFRESH_CALM,
  balanced: abi.REFRESH_BALANCED,
  crisp: abi.REFRESH_CRISP,
};
const BITS: Record<string, number> = {
  SCENE: abi.STATUS_SCENE,
  SAVE: abi.STATUS_SAVE,
  CURTAIN: abi.STATUS_CURTAIN,
  PRIVATE: abi.STATUS_PRIVATE,
  GATE: abi.STATUS_GATE,
};
const statusOf = (words: string[]): number =>
  words.reduce((status, word) => status | (BITS[word] as number), abi.STATUS_CHANGED);

/** A presenter and the picture that the lines of a case change. */
class Bench {
  private readonly presenter = new Presenter();
  private readonly frame = new Uint8Array(abi.FRAMEBUFFER_SIZE);
  private style = abi.REFRESH_BALANCED;

  /** Obeys a line; returns what it expects and what there is. */
  obey(line: string): [expected: string, actual: string] | null {
    const [word = "", ...rest] = line.split(" ");
    const [first = "", second = ""] = rest;
    if (word === "style") this.style = STYLES[first] as number;
    else if (word === "glass") this.presenter.known(this.frame.slice(), Number(first));
    else if (word === "box") this.box(rest.slice(0, 4).map(Number), rest[4] as string);
    else if (word === "show") return [first, this.show(rest.slice(1))];
    else if (word === "times") return this.times(Number(first), second, rest.slice(2));
    else if (word === "cleaned")
      return [first, this.presenter.clean(this.frame.slice(), statusOf(rest.slice(1)))];
    else if (word === "traces") return [first, String(this.presenter.traces)];
    else throw new Error(`no such line: ${line}`);
    return null;
  }

  private show(status: string[]): string {
    return this.presenter.decide(this.frame.slice(), statusOf(status), this.style) ?? "none";
  }

  private times(count: number, kind: string, status: string[]): [string, string] {
    const kinds = new Set<string>();
    for (; count > 0; count--) {
      this.set(0, 0, "invert");
      kinds.add(this.show(status));
    }
    return [kind, [...kinds].join(", then ")];
  }

  private box([x = 0, y = 0, width = 0, height = 0]: number[], how: string): void {
    for (let i = 0; i < width * height; i++) this.set(x + (i % width), y + Math.floor(i / width), how);
  }

  private set(x: number, y: number, how: string): void {
    const at = y * abi.SCREEN_STRIDE + (x >> 3);
    const bit = 0x80 >> (x & 7);
    const old = this.frame[at] as number;
    this.frame[at] = how === "invert" ? old ^ bit : how === "ink" ? old | bit : old & ~bit;
  }
}

describe("refreshes", () => {
  for (const { name, lines } of vectorCases("present.txt")) {
    test(name, () => {
      const bench = new Bench();
      for (const line of lines) {
        const pair = bench.obey(line);
        if (pair) assert.equal(pair[1], pair[0], line);
      }
    });
  }
});
