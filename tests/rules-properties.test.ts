// Owns the run of the properties that hold for every game, on the games of each folder at all numbers of seats.
import { describe, test } from "node:test";
import { InspectedGame, gameNames } from "../tools/inspect-game.ts";
import { propertiesOf } from "./support/properties.ts";
import { GAMES } from "./support/random-games.ts";

for (const name of gameNames()) {
  const game = await InspectedGame.load(name);
  describe(`${name}: ${GAMES} random games`, () => {
    for (const [property, run] of propertiesOf(game, { name })) test(property, run);
  });
}
