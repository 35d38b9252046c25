// Owns the run of the properties that hold for every game, on the games of each folder at all numbers of seats.
import { describe, test } from "node:test";
import { InspectedGame, gameNames } from "../tools/inspect-game.ts";
import { kind as deathinc } from "./support/deathinc-tables.ts";
import { propertiesOf } from "./support/properties.ts";
import { GAMES, type Kind } from "./support/random-games.ts";

/** Kinds of games that are too long to be played from the set-up thousands of times. */
const LONG: Record<string, Kind> = { deathinc };

for (const name of gameNames()) {
  const game = await InspectedGame.load(name);
  describe(`${name}: ${GAMES} random games`, () => {
    for (const [property, run] of propertiesOf(game, LONG[name] ?? { name })) test(property, run);
  });
}
