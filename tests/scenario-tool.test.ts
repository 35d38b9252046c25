// Owns the proof that the runner of scenario files catches mistakes, of the game and of the files.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { describe, test } from "node:test";
import { root } from "../tools/cli.ts";
import { runScenarios as run } from "./support/run-scenarios.ts";

describe("npm run scenario", () => {
  const file = (steps: object[], more: object = {}): string =>
    JSON.stringify({ game: "piecepack", rule: ["PIECE-SETUP-7"], name: "a name", steps, ...more });

  test("prints one line for what holds and exits with 0", () => {
    const { code, out, err } = run([file([{ expect: { health: 5 } }])]);
    assert.deepEqual([code, err], [0, []]);
    assert.match(out.join(), /^ok .*0\.json .*PIECE-SETUP-7: a name$/);
  });

  test("names step, expected and actual value of what does not hold and exits with 1", () => {
    const failing: [object[], RegExp][] = [
      [
        [{ legal: ["new room"] }, { expect: { rooms: { foyer: { free: 2 } } } }],
        /step 2: expect\.rooms\.foyer\.free: expected 2, actual 1/,
      ],
      [[{ do: "stay" }], /do "stay": expected it to be legal, actual: new room/],
      [[{ illegal: "new room" }], /expected it to be illegal/],
      [[{ chance: "suns 1" }], /expected a die or draw, actual: P1 decides/],
      [[{ do: "new room" }, { do: "stay" }], /step 2: .*chance decides/],
      [[{ do: "P2 new room" }], /expected P2 to act, actual: P1/],
      [[{ legal: [] }], /expected nothing, actual: new room/],
      [[{ legalIncludes: ["stay"] }], /expected stay, actual: new room/],
    ];
    const { code, out } = run(failing.map(([steps]) => file(steps)));
    assert.equal(code, 1);
    assert.equal(out.length, failing.length);
    failing.forEach(([, words], i) => assert.match(out[i]!, words));
  });

  test("names file, step and field of what is malformed, one sentence each, and exits with 2", () => {
    const malformed: [string, RegExp][] = [
      ["{", /this is no JSON/],
      [file([], { why: 1 }), /there is no field "why"/],
      [file([], { game: "chess" }), /there is no game "chess"; there is .*piecepack/],
      [file([], { rule: [] }), /field "rule" must be a list of rule IDs/],
      [file([], { given: { healt: 3 } }), /given\.healt: no such field/],
      [file([], { given: { health: "much" } }), /given\.health: must be a whole/],
      [file([], { given: { room: "cellar" } }), /given\.room: must be the name of a/],
      [file([], { given: { bury: 1 } }), /given is impossible: the totem needs/],
      [file([], { given: { seats: 2 } }), /given\.seats must be 1 to 1, not 2/],
      [file([{ roll: 3 }]), /step 1: there is no field "roll"/],
      [file([{ do: "stay", illegal: "stay" }]), /step 1: it must have exactly one/],
      [file([{ illegal: "dance" }]), /step 1: .*no action is called "dance"/],
      [file([{ expect: { mood: 1 } }]), /step 1: expect\.mood: the state has/],
    ];
    const { code, err } = run(malformed.map(([text]) => text));
    assert.equal(code, 2);
    assert.equal(err.length, malformed.length);
    malformed.forEach(([, words], i) => {
      assert.match(err[i]!, words);
      assert.ok(err[i]!.includes(`${i}.json: `), err[i]);
    });
  });

  describe("of a game with several seats", () => {
    const group = (steps: object[], given: object = {}): string =>
      JSON.stringify({ game: "pocket", rule: ["POCKET-TRADE-1"], name: "a name", steps, given });
    const armed = { players: [{ items: ["rake"] }, { health: 2, items: ["concoction", "oil"] }, {}] };

    test("players are counted, free actions have seats, cards go by what they bring, lists count whole", () => {
      const holding: [object[], object][] = [
        [[{ expect: { seats: 3, players: [{}, { items: ["oil", "concoction"] }, {}] } }], armed],
        [
          [{ do: "P1 give rake to P3" }, { expect: { players: [{ items: [] }, {}, { items: ["rake"] }] } }],
          armed,
        ],
        [[{ do: "drink" }, { expect: { players: [{}, { health: 4 }, {}] } }], armed],
        [[{ illegal: "P1 drink" }, { legal: ["go north", "cower"] }], armed],
        [[{ legalIncludes: ["cower", "P2 drink", "P2 give oil to P3"] }], armed],
        [[{ do: "cower" }, { chance: "card rake" }, { free: [] }], {}],
        [[{ illegal: "bury" }, { illegal: "place N" }], {}],
        [
          [
            { chance: "event curse" },
            { do: "P2 decline" },
            { expect: { players: [{ health: 3 }, { health: 1 }, { health: 3 }] } },
          ],
          { ...armed, phase: "event", tile: "foyer" },
        ],
      ];
      const { code, out, err } = run(holding.map(([steps, given]) => group(steps, given)));
      assert.deepEqual([err, out.filter((line) => !line.startsWith("ok"))], [[], []]);
      assert.equal(code, 0);
    });

    test("what does not hold is said with the seat, the other name of a card, the whole list", () => {
      const failing: [object[], object, RegExp][] = [
        [[{ do: "P2 give rake to P3" }], armed, /do "P2 give rake to P3": .* actual: P1 give rake to P3\./],
        [[{ do: "P2 cower" }], armed, /expected P2 to act, actual: P1/],
        [[{ illegal: "P2 drink" }], armed, /illegal "P2 drink": .*it is legal/],
        [[{ chance: "event zombies 9" }], { phase: "event" }, /card chain saw \(event curse\)/],
        [[{ expect: { players: [{}, {}] } }], armed, /expect\.players: expected \[{},{}\], actual/],
        [
          [{ expect: { players: [{ items: [] }, {}, {}] } }],
          armed,
          /players\.0\.items: expected \[\], actual \["rake"\]/,
        ],
        [[{ free: ["P2 drink"] }], { players: [{}] }, /free: expected P2 drink, actual: nothing/],
      ];
      const { code, out, err } = run(failing.map(([steps, given]) => group(steps, given)));
      assert.deepEqual([code, err], [1, []]);
      failing.forEach(([, , words], i) => assert.match(out[i]!, words));
    });

    test("what cannot be given is said in one sentence", () => {
      const malformed: [object, RegExp][] = [
        [{ players: [{ items: ["spoon"] }] }, /given\.players\.0\.items: must be a list of items \(rake,/],
        [
          { seats: 2, players: [{}, {}, { health: 1 }] },
          /given\.players\.2\.health: there are the players 0 to 1/,
        ],
        [{ players: [{ health: 7 }] }, /must be a whole number from 0 to 6, not 7/],
        [{ hour: 12 }, /given\.hour: must be 9, 10 or 11, not 12/],
        [{ tile: "graveyard" }, /the group stands on the tile graveyard, which does not lie/],
        [
          { tiles: { kitchen: { x: 3 } }, pile: [] },
          /given is impossible: tiles overlap, or one is not joined/,
        ],
        [{ phase: "end" }, /given\.phase: must be one of .* not "end"/],
        [{ options: { classic: true }, seats: 2 }, /classic is played alone/],
        [{ health: 3, leader: null }, /given\.health: no such field/],
      ];
      const { code, err } = run(malformed.map(([given]) => group([], given)));
      assert.equal(code, 2);
      malformed.forEach(([, words], i) => assert.match(err[i]!, words));
    });
  });

  test("says so when there is no file", () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", `${root}/tools/scenario.ts`, "nowhere.json"],
      { encoding: "utf8" },
    );
    assert.equal(status, 2);
    assert.equal(stderr, "nowhere.json: there is no such file.\n");
  });
});
