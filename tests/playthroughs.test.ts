// Owns the replay of every golden playthrough of every game: same actions, same text; and that the ways to end are there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { InspectedGame, gameNames } from "../tools/inspect-game.ts";
import { playthroughFiles, playthroughGoldens, replay } from "../tools/playthrough.ts";

const goldens = await playthroughGoldens();

describe("playthroughs", () => {
  for (const golden of goldens) {
    test(golden.name, () => assert.equal(golden.compare(), ""));
  }

  for (const name of gameNames()) {
    test(`${name} has some`, () => assert.ok(playthroughFiles(name).length > 0));
  }

  test("PIECE-END-1 PIECE-END-2 PIECE-END-3 each way to end is there, and PIECE-OPT-1 PIECE-OPT-2 both options", () => {
    const texts = playthroughFiles("piecepack").map((path) => readFileSync(path, "utf8"));
    for (const result of ["won", "out of time", "killed"]) {
      assert.ok(
        texts.some((text) => text.includes(`"result":"${result}"`)),
        result,
      );
    }
    for (const option of ["glassDoor", "strictRitual"]) {
      assert.ok(
        texts.some((text) => text.includes(`"${option}":true`)),
        option,
      );
    }
  });

  test("a changed action shows as the first line that differs", async () => {
    const game = await InspectedGame.load("piecepack");
    const text = readFileSync(goldens.find((golden) => golden.name === "piecepack/win")!.path, "utf8");
    const changed = replay(game, text.replace(/action: 17 .*/, "action: 16  # stay"));
    assert.match(changed, /action: 16 {2}# stay\nwhich is illegal\n$/);
  });
});
