// Owns the tests of pocket through its five buttons: whole games at tables of all kinds, coming back, new games.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { Random } from "../tools/random.ts";
import { assertResumes, copyOf } from "./support/button-player.ts";
import { type PocketPlayer, type Ending, type Kind } from "./support/pocket-player.ts";
import { newClassic, newPlayer, picker, placeOf } from "./support/pocket-ui.ts";

const { PRESS_A: A, PRESS_B: B, PRESS_C: C, PRESS_UP: UP, PRESS_LONG_A: LONG_A } = abi;

const TABLES: [string, Kind[]][] = [
  ["one human", ["H"]],
  ["one human and a computer", ["H", 2]],
  ["three humans", ["H", "H", "H"]],
  ["a human among computers of all levels", [1, 2, "H", 3]],
  ["eight seats, two of them human", ["H", 3, 1, "H", 2, 3, 1, 2]],
  ["eight humans", ["H", "H", "H", "H", "H", "H", "H", "H"]],
];

/** The first game of a table that ends that way. */
function gameThatEnds(kinds: Kind[], ending: Ending): { player: PocketPlayer; seed: number } {
  for (let seed = 1; seed < 300; seed++) {
    const player = newPlayer().begin(seed, kinds);
    if (player.playOn(picker(seed)) === ending) return { player, seed };
  }
  throw new Error(`no game was ${ending}`);
}

describe("pocket by its buttons", () => {
  for (const [name, kinds] of TABLES) {
    test(`whole games: ${name}`, () => {
      for (let seed = 1; seed <= 6; seed++) {
        const player = newPlayer().begin(seed, kinds);
        player.playOn(picker(seed));
        assert.match(player.summary, /^(won|lost)$/);
        if (kinds.length > 1) assert.match(player.text, /POINTS|points?/);
      }
    });
  }

  for (const ending of ["won", "midnight", "dead"] as const) {
    test(`a game of two humans and two computers ends: ${ending}; its log begins with turn 1`, () => {
      const { player } = gameThatEnds(["H", 3, "H", 3], ending);
      player.choose("Read the log");
      for (let i = 0; i < 100; i++) player.press(UP);
      assert.match(player.text, /TURN 1 {3}9 PM {3}27 CARDS|The first \d+ turns fell out/);
      player.press(A);
      assert.equal(player.ending, ending);
    });
  }

  test("a table of computers plays turn by turn, and to the end", () => {
    const player = newPlayer().begin(4, [2, 2, 2]);
    assert.match(player.text, /^Turn 1: what happened/);
    assert.match(player.text, /A: To the end/);
    while (!player.text.startsWith("Turn 2: what happened")) player.press(B);
    player.press(A);
    assert.ok(player.ending);
  });

  test("the state alone draws every picture of a game, and every screen opened from it", () => {
    const player = newPlayer();
    player.begin(7, ["H", 2, "H"]);
    player.onCall = () => assertResumes(player);
    const random = new Random(7);
    for (let round = 0; round < 90 && !player.ending; round++) {
      for (let i = 0; i < 6; i++) {
        player.press(random.pick([A, B, C, UP, abi.PRESS_DOWN, LONG_A]));
        if (player.text.startsWith("New game")) player.choose("Start the game");
      }
    }
  });

  for (const [name, kinds] of [TABLES[1]!, TABLES[4]!]) {
    test(`the console thrown away after every call changes nothing: ${name}`, () => {
      const [whole, renewed] = [true, false].map((keeps) => {
        const player = newPlayer().begin(3, kinds);
        const calls: string[] = [];
        player.onCall = () => {
          const { state, frame, textBytes } = player.cart;
          calls.push(createHash("md5").update(state).update(frame).update(textBytes).digest("hex"));
          if (keeps) return;
          player.cart = copyOf(player.module, state);
          player.cart.resume();
        };
        player.playOn(picker(3));
        return calls;
      });
      assert.ok(whole!.length > 20);
      assert.deepEqual(renewed, whole);
    });
  }

  test("the summary tells the hour and how many live", () => {
    const player = newPlayer();
    player.start(2);
    assert.equal(player.summary, "new game");
    player.seat(["H", "H", "H"]);
    player.choose("Start the game");
    assert.equal(player.summary, "9 pm, 3 live");
  });

  test("leaving keeps the game: it opens where it was", () => {
    const player = newPlayer().begin(3, ["H", "H"]);
    const before = player.text;
    player.press(LONG_A);
    const bits = player.choose("Leave");
    assert.ok(bits & abi.STATUS_LEAVE && bits & abi.STATUS_SAVE);
    assert.equal(player.text, before);
    assertResumes(player);
  });

  test("a rematch keeps seats and options and draws other cards", () => {
    const player = newPlayer();
    player.start(5);
    player.seat(["H", 3, 3]);
    player.choose("Options");
    player.choose("More zombies");
    player.press(A);
    player.choose("Start the game");
    player.playOn(picker(5));
    const generator = Buffer.from(player.cart.state.slice(placeOf("rng0"), placeOf("undoRng0")));
    player.choose("Play again");
    assert.equal(player.ending, null);
    assert.ok(!generator.equals(player.cart.state.slice(placeOf("rng0"), placeOf("undoRng0"))));
    player.press(LONG_A);
    player.choose("New game");
    player.choose("Give up");
    assert.match(player.text, /3 players/);
    assert.match(player.text, /2 Bill Computer 3/);
    assert.match(player.text, /Options \+1 zombies/);
  });
});

describe("classic solo by its buttons", () => {
  for (const kind of ["H", 3] as const) {
    test(`whole games of ${kind === "H" ? "a human" : "a computer"}`, () => {
      for (let seed = 1; seed <= 20; seed++) {
        const player = newClassic();
        player.begin(seed, [kind]);
        if (seed % 5 === 0) player.onCall = () => assertResumes(player);
        player.playOn(picker(seed));
        assert.match(player.summary, /^(won|lost)$/);
      }
    });
  }
});

describe("pocket's new game screen", () => {
  test("seats are taken without a gap: the next free one can be reached, those behind it cannot", () => {
    const player = newPlayer();
    player.start(1);
    assert.match(player.text, /2 players/);
    assert.ok(player.goTo("3 "));
    assert.ok(!player.goTo("4 "));
    player.press(A);
    player.seat(["H", "H", "H", "H"]);
    assert.ok(player.goTo("2 "));
    for (let i = 0; i < 5; i++) {
      player.press(B);
      assert.doesNotMatch(player.text, /2 Empty/);
    }
    assert.ok(player.goTo("4 "));
    for (let i = 0; i < 4; i++) player.press(B);
    assert.match(player.text, /3 players/);
  });

  test("who leads first is chosen", () => {
    const player = newPlayer();
    player.start(1);
    player.seat(["H", "H", "H"]);
    player.choose("Options");
    player.goTo("First leader");
    for (let i = 0; i < 3; i++) player.press(B);
    player.press(A);
    player.choose("Start the game");
    assert.match(player.text, /Cara: Foyer/);
  });
});
