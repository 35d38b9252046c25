// Owns the proof that scenario files of the games with boards are read: squares, steps, spaces of two maps, what cannot be.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { runScenarios as run } from "./support/run-scenarios.ts";

describe("npm run scenario", () => {
  describe("of a game with a board", () => {
    const board = (steps: object[], given: object): string =>
      JSON.stringify({ game: "geek", rule: ["GEEK-MOVE-1"], name: "a name", steps, given });
    const two = {
      players: [
        { character: "mary", square: "F11" },
        { character: "max", square: "A1" },
      ],
    };

    test("several steps are one word, chance runs on, and the game can be given up beside every decision", () => {
      const holding: [object[], object][] = [
        [[{ do: "spin" }, { chance: "spin 3" }, { do: "P1 walk F12 E12" }, { expect: { steps: 1 } }], two],
        [[{ chance: "all" }, { expect: { phase: "start", toLay: 0 } }], { seats: 3, first: 2 }],
        [[{ do: "give up" }, { expect: { result: "given up", winners: [] } }, { illegal: "give up" }], two],
        [
          [
            { do: "spin" },
            { chance: "spin 2" },
            { expect: { reach: { stop: ["A2", "A3", "B1", "B2", "C1"] } } },
          ],
          { ...two, turn: 1 },
        ],
      ];
      const { code, out, err } = run(holding.map(([steps, given]) => board(steps, given)));
      assert.deepEqual([err, out.filter((line) => !line.startsWith("ok"))], [[], []]);
      assert.equal(code, 0);
    });

    test("a step of several that is not legal is named", () => {
      const spun = [{ do: "spin" }, { chance: "spin 3" }];
      const failing: [object[], RegExp][] = [
        [
          [...spun, { do: "walk F12 F11 F11" }],
          /do "no step leads from F11 to F11": expected it to be legal/,
        ],
        [[...spun, { do: "walk E11" }], /do "west": expected it to be legal, actual: .*stop/],
        [[...spun, { do: "P2 walk F12" }], /do "P2 south": .*expected P2 to act, actual: P1/],
      ];
      const { code, out, err } = run(failing.map(([steps]) => board(steps, two)));
      assert.deepEqual([code, err], [1, []]);
      failing.forEach(([, words], i) => assert.match(out[i]!, words));
    });

    test("what cannot be given is said in one sentence", () => {
      const malformed: [object, RegExp][] = [
        [{ players: [{ character: "bob" }] }, /players\.0\.character: must be one of alex, anita,/],
        [{ players: [{ character: "max" }, { character: "max" }] }, /two players have the character max/],
        [{ players: [{ square: "M1" }] }, /players\.0\.square: must be a square, A1 to L12/],
        [{ players: [{ has: ["keys", "keys"] }] }, /there is one keys only/],
        [{ players: [{ has: ["keys"] }, { has: ["keys"] }] }, /the box has 1 x keys/],
        [{ players: [{ has: ["zombie"] }] }, /must be a list of things \(grenade,/],
        [{ hidden: ["A1"] }, /1 tiles are hidden, but there are 0 faces for them/],
        [{ hidden: ["A12"] }, /no tile is hidden on A12 \(GEEK-SETUP-7\)/],
        [{ hidden: ["A1", "A1"] }, /names A1 twice/],
        [{ faces: { axe: 2 } }, /faces\.axe: must be a whole number from 0 to 1/],
        [
          {
            monsters: [
              { kind: "zombie", square: "A1" },
              { kind: "hound", square: "A1" },
            ],
          },
          /two monsters stand on A1/,
        ],
        [
          {
            monsters: [
              { kind: "horror", square: "A1" },
              { kind: "horror", square: "A2" },
            ],
          },
          /more monsters of a kind/,
        ],
        [{ monsters: [{ kind: "keys", square: "A1" }] }, /must be zombie, hound, spider or horror/],
        [{ banned: "zombie A1" }, /banned must be a monster that lies face up/],
        [{ boarded: ["D21"] }, /boarded: must be a list of openings, D01 to D20/],
        [{ options: { hearts: "none" } }, /options\.hearts: must be one of easy, normal,/],
        [{ cast: ["alex", "alex"] }, /cast: must be a list of different characters/],
        [{ phase: "over" }, /phase: must be one of lay, .* not "over"/],
        [{ phase: "rescued" }, /the rules lead to no such state/],
        [{ players: [{ hearts: 0 }] }, /the rules lead to no such state/],
        [{ lives: 3 }, /given\.lives: no such field/],
      ];
      const { code, err } = run(malformed.map(([given]) => board([], given)));
      assert.equal(code, 2);
      malformed.forEach(([, words], i) => assert.match(err[i] ?? "", words));
    });
  });

  describe("of a game with two maps", () => {
    const maps = (steps: object[], given: object): string =>
      JSON.stringify({ game: "deathinc", rule: ["INC-MOVE-1"], name: "a name", steps, given });
    const city = { options: { city: true }, rooms: { S01: "office" } };

    test("steps are named by spaces, a space holds words, directors wait on free desks, the gate lies with a rescue", () => {
      const holding: [object[], object][] = [
        [
          [{ do: "roll" }, { chance: "die 2" }, { do: "P1 walk (2,7) (3,7)" }, { expect: { steps: 3 } }],
          { players: [{}, {}], zombies: [] },
        ],
        [
          [{ expect: { on: { "(7,0)": "zombie heart abbott" }, desks: { S03: "abbott" }, undrawn: 7 } }],
          { seats: 2, rooms: { S03: "office" }, zombies: ["(7,0)"], hearts: ["(7,0)"] },
        ],
        [
          [
            { do: "roll" },
            { chance: "die 1" },
            { do: "walk city (0,1) city (-1,1)" },
            { chance: "city tile fork" },
          ],
          { ...city, players: [{ at: "city (1,1)", safe: ["abbott"] }, {}], zombies: [] },
        ],
        [
          [{ expect: { players: [{ used: ["blackmail"], votes: 1 }, {}] } }],
          { ...city, players: [{ safe: ["abbott"] }, {}] },
        ],
      ];
      const { code, out, err } = run(holding.map(([steps, given]) => maps(steps, given)));
      assert.deepEqual([err, out.filter((line) => !line.startsWith("ok"))], [[], []]);
      assert.equal(code, 0);
    });

    test("what cannot be given is said in one sentence", () => {
      const malformed: [object, RegExp][] = [
        [{ players: [{ at: "(3,3)" }, {}] }, /hearts, pawn and statuses of a seat contradict one another/],
        [{ players: [{ at: "(30,3)" }, {}] }, /players\.0\.at: must be a space, such as \(4,7\) or city/],
        [{ players: [{ hand: ["overtime"] }, {}] }, /must be a list of event cards, not/],
        [{ players: [{ strings: ["overtime"] }, {}] }, /P1 has more strings than directors in safety/],
        [{ players: [{ hand: ["wet floor"] }, { hand: ["wet floor"] }] }, /there is no more wet floor/],
        [{ players: [{ led: ["abbott"] }, {}] }, /0 directors' offices are laid, but 1 directors have come/],
        [{ players: [{ led: ["abbott"] }, { safe: ["abbott"] }] }, /abbott is named twice/],
        [{ players: [{ status: ["tired"] }, {}] }, /must be a list of drill, meeting,/],
        [{ players: [{ mood: 1 }, {}] }, /a player has the fields at, led, safe,/],
        [{ seats: 2, zombies: ["(3,3)"] }, /something lies where nobody can walk/],
        [{ seats: 2, zombies: ["(4,7)", "(4,7)"] }, /names \(4,7\) twice/],
        [{ seats: 2, hearts: ["(4,7)"] }, /zombies or tokens where none can be/],
        [{ seats: 2, rooms: { S01: "mail", S02: "mail" } }, /more rooms mail than in the box/],
        [{ seats: 2, rooms: { S14: { room: "mail", door: "east" } } }, /no door of S14 looks there/],
        [{ seats: 2, city: [] }, /there is no city without options\.city/],
        [{ seats: 2, phase: "over" }, /phase: must be one of first, .* not "over"/],
        [{ seats: 2, phase: "fight" }, /the phase has no reason/],
        [{ players: [{ kills: 91 }, {}] }, /there are 100 zombies only/],
        [{ seats: 2, trophy: 0 }, /rooms, the Zombie CEO or city tiles/],
        [{ seats: 2, lives: 3 }, /given\.lives: no such field/],
      ];
      const { code, err } = run(malformed.map(([given]) => maps([], given)));
      assert.equal(code, 2);
      malformed.forEach(([, words], i) => assert.match(err[i] ?? "", words));
    });
  });
});
