// Owns the test that recorded games give the same bytes on the firmware's interpreter as on V8 and on the desktop.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { builtCarts, type BuiltCart } from "../../tools/cart-files.ts";
import { Lab } from "../../tools/device/lab.ts";
import { compareOnDesktop, compareOnDevice, recordGames } from "../../tools/parity.ts";
import type { Trace } from "../../tools/traces.ts";
import { noArm } from "./support/tiny.ts";

/** Whole games that end soon, but for the second, which is long. */
const GAMES = [1, 3, 4, 5, 6];

describe("parity on the device", { skip: noArm }, () => {
  let lab: Lab;
  let carts: BuiltCart[];

  before(async () => {
    lab = await Lab.open();
    carts = await builtCarts();
  });

  const cart = (name: string): BuiltCart => carts.find((one) => one.name === name)!;

  test("five games of piecepack, to their end", async () => {
    const traces: Trace[] = [];
    for (const seed of GAMES) {
      const recorded = await recordGames(cart("piecepack"), carts, seed, 1);
      assert.equal(recorded.ended, 1);
      traces.push(...recorded.traces);
    }
    assert.equal(await compareOnDesktop(cart("piecepack"), traces), "");
    assert.equal(await compareOnDevice(cart("piecepack"), traces, lab), "");
  });

  test("a session in the menu", async () => {
    const { traces } = await recordGames(cart("menu"), carts, 2, 1);
    assert.equal(await compareOnDesktop(cart("menu"), traces), "");
    assert.equal(await compareOnDevice(cart("menu"), traces, lab), "");
  });

  test("a difference is found, and where", async () => {
    const { traces } = await recordGames(cart("menu"), carts, 2, 1);
    const [trace] = traces;
    const answers = trace!.answers.map((answer, call) => (call === 9 ? { ...answer, frame: 1 } : answer));
    const found = await compareOnDevice(cart("menu"), [{ ...trace!, answers }], lab);
    assert.match(found, /^menu, game 2, call 9 .*the device differs in frame/);
  });
});
