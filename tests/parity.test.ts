// Owns parity between Node's engine and desktop wasm3 in the test run, and that a difference is found and named.
import assert from "node:assert/strict";
import { test } from "node:test";
import { builtCarts } from "../tools/cart-files.ts";
import { compareTrace, v8Player, type Player } from "../tools/parity/compare.ts";
import { V8Engine, hex } from "../tools/engines.ts";
import { compareOnDesktop, recordGames } from "../tools/parity.ts";
import { Random } from "../tools/random.ts";

const carts = await builtCarts();

for (const cart of carts) {
  const games = cart.kind === "game" ? 20 : 5;
  test(`${cart.name}: ${games} recorded games are equal on V8 and wasm3, instances thrown away at random`, async () => {
    const { traces, ended } = await recordGames(cart, carts, 100, games);
    if (cart.kind === "game") assert.ok(ended > games / 2, `only ${ended} games reached their end`);
    assert.equal(await compareOnDesktop(cart, traces), "");
  });
}

const probe = carts.find(({ name }) => name === "probe")!;

/** An engine that is right but for one thing. */
function spoiledPlayer(
  spoil: (answer: { frame: number; state: number; status: number }, call: number) => void,
): Player {
  const right = v8Player(probe);
  return {
    name: "other",
    play: async (lines) => {
      const answers = await right.play(lines);
      answers.forEach((answer, call) => answer.error === undefined && spoil(answer, call));
      return answers;
    },
    bytes: async (what) => {
      const bytes = await right.bytes(what);
      bytes[40] = bytes[40]! ^ 0x10;
      return bytes;
    },
  };
}

test("a difference is named with game, call, region and byte", async () => {
  const { traces } = await recordGames(probe, carts, 3, 1);
  const words = await compareTrace(
    probe,
    traces[0]!,
    spoiledPlayer((a, call) => (a.frame ^= call > 30 ? 1 : 0)),
    new Random(1),
  );
  assert.match(
    words,
    /^probe, game 3, .*other differs in frame: frame byte 40 \(x 24, y 1\) is 0x10, recorded 0x00$/,
  );
  const status = await compareTrace(
    probe,
    traces[0]!,
    spoiledPlayer((a) => (a.status |= 64)),
    new Random(1),
  );
  assert.match(status, /call 1 \(start .*other differs in status: 0x45, recorded 0x5$/);
});

test("a state that is loaded half-way is no difference, wherever instances are thrown away", async () => {
  const { traces } = await recordGames(probe, carts, 4, 1);
  const trace = traces[0]!;
  const engine = new V8Engine(probe.module);
  for (const line of trace.lines.slice(0, 3)) engine.call(line);
  const early = `load ${hex(engine.cart.state)}`;
  for (const line of trace.lines.slice(3)) engine.call(line);
  const lines = [early, "resume", "press 1"];
  const answers = lines.map((line) => engine.call(line));
  const longer = {
    ...trace,
    lines: [...trace.lines, ...lines],
    answers: [...trace.answers, ...answers],
  };
  for (let seed = 0; seed < 20; seed++) {
    assert.equal(await compareTrace(probe, longer, v8Player(probe), new Random(seed)), "");
  }
});
