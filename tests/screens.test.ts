// Owns the golden pictures: every shot of every *.buttons script, on V8 and on wasm3, and texts that must fit.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { PRESS_DOWN } from "../host/web/abi.ts";
import { builtCarts } from "../tools/cart-files.ts";
import { root } from "../tools/cli.ts";
import { hex } from "../tools/engines.ts";
import { NativeHost } from "../tools/native.ts";
import { compareShot } from "../tools/screens/compare.ts";
import { findScripts, ScriptPlayer, type Run } from "../tools/screens/run.ts";
import type { Step } from "../tools/screens/script.ts";
import { findMisfits } from "../tools/shots.ts";

/** Random games whose screens are searched for texts that do not fit; npm run shots looks at more. */
const GAMES = 6;
const carts = await builtCarts();

for (const cart of carts) {
  describe(`screens of ${cart.name}`, async () => {
    const scripts = findScripts(cart);
    const player = new ScriptPlayer(cart, carts);
    for (const script of scripts) {
      const run = await player.play(script);
      for (const shot of run.shots) {
        test(shot.name, () => {
          const words = compareShot(shot);
          if (words) assert.fail(words);
        });
      }

      test(`${cart.name}/${script.name} draws the same on wasm3`, async () => {
        const host = NativeHost.open(cart.wasmPath);
        try {
          let done = 0;
          for (const shot of run.shots) {
            const answers = await host.batch([...run.lines.slice(done, shot.calls), "frame", "text"]);
            done = shot.calls;
            assert.equal(answers.at(-2), hex(shot.frame), `${shot.name}: the picture differs`);
            assert.equal(
              Buffer.from(answers.at(-1)!, "hex").toString(),
              shot.text,
              `${shot.name}: the text differs`,
            );
          }
        } finally {
          await host.close();
        }
      });
    }

    test("has a script for each golden picture, and scripts at all unless it is a test cartridge", () => {
      if (cart.kind !== "test") assert.ok(scripts.length > 0, `${cart.folder}/golden has no *.buttons`);
      const wanted = new Set(
        scripts.flatMap(({ name, steps }) =>
          steps.flatMap(({ step }) => (step.do === "shot" ? `${name}.${step.name}.png` : [])),
        ),
      );
      const stray = scripts.length
        ? readdirSync(join(root, cart.folder, "golden")).filter(
            (file) => file.endsWith(".png") && !wanted.has(file),
          )
        : [];
      assert.deepEqual(stray, []);
    });

    // Test cartridges show what does not fit on purpose: art.test.ts judges those.
    if (cart.kind === "test") return;

    test("has no text that is clipped, cut or over another", async () => {
      const { found } = await findMisfits(cart, carts, GAMES);
      const words = [...found].map(([line, { where }]) => `${line} (${where})`);
      assert.deepEqual(words, []);
    });
  });
}

describe("scripts that go by the words on the screen", () => {
  const geek = carts.find(({ name }) => name === "geek")!;

  function play(...steps: Step[]): Promise<Run> {
    const all: Step[] = [{ do: "seed", low: 1, high: 0 }, ...steps, { do: "shot", name: "last" }];
    const lines = all.map((step, index) => ({ line: index + 1, step }));
    return new ScriptPlayer(geek, carts).play({ path: "some.buttons", name: "some", steps: lines });
  }

  test("choose finds the row and takes it", async () => {
    const run = await play({ do: "choose", words: "How to play" });
    assert.match(run.shots[0]!.text, /^How to play: /);
  });

  test("until presses B no more than it takes", async () => {
    const words = "2 Anita Human";
    const down = { do: "press", code: PRESS_DOWN } as const;
    const run = await play(down, down, { do: "until", words }, { do: "until", words });
    assert.match(run.shots[0]!.text, /2 Anita Human/);
  });

  test("words that no press leads to end the script with file and line", async () => {
    const missing = play({ do: "choose", words: "Fly home" });
    await assert.rejects(missing, /some\.buttons:2: no press leads to a row "Fly home"\.$/);
    await assert.rejects(
      play({ do: "until", words: "Home" }),
      /some\.buttons:2: no press leads to "Home"\.$/,
    );
  });
});
