// Owns the run of every scenario file of every game as a test of its own; scenario-tool.test.ts proves that mistakes show.
import assert from "node:assert/strict";
import { basename, join } from "node:path";
import { describe, test } from "node:test";
import { InspectedGame, gameFolder, gameNames } from "../tools/inspect-game.ts";
import { readScenario } from "../tools/scenario-file.ts";
import { playScenario, scenarioFiles } from "../tools/scenario.ts";

for (const name of gameNames()) {
  const game = await InspectedGame.load(name);
  describe(`scenarios of ${name}`, () => {
    const files = scenarioFiles(join(gameFolder(name), "scenarios"));
    test("there are some", () => assert.ok(files.length > 0));
    for (const path of files) {
      const scenario = readScenario(path);
      test(`${scenario.rule.join(" ")} ${scenario.name} (${basename(path)})`, () => {
        assert.equal(scenario.game, name);
        assert.equal(playScenario(scenario, game), null);
      });
    }
  });
}
