// Owns the tests of piecepack through its five buttons: whole games, coming back, undo, rematch.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { Random } from "../tools/random.ts";
import type { PiecepackPlayer } from "./support/piecepack-player.ts";
import {
  A,
  B,
  LONG_A,
  LOG_DROPPED,
  SHELL,
  UP,
  assertResumes,
  copyOf,
  gameThatEnds,
  newPlayer,
  RULES,
  RNG,
} from "./support/piecepack-ui.ts";

describe("piecepack by its buttons", () => {
  for (const ending of ["won", "out of time", "killed"] as const) {
    test(`a whole game ends: ${ending}; its log tells all of it`, () => {
      const { player } = gameThatEnds(ending);
      assert.equal(player.summary, ending === "won" ? "won" : "lost");
      player.choose("Read the log");
      for (let i = 0; i < 100; i++) player.press(UP);
      assert.match(player.text, /TURN 1 {3}23 LEFT/);
      assert.equal(new DataView(player.cart.state.buffer).getUint16(LOG_DROPPED, true), 0);
      player.press(A);
      assert.equal(player.ending, ending);
    });
  }

  test("the state alone draws every picture of a game, and every screen opened from it", () => {
    const player = newPlayer(7);
    const random = new Random(7);
    player.onCall = () => assertResumes(player);
    player.choose("Start the game");
    for (let turn = 0; turn < 60 && !player.ending; turn++) {
      for (let i = 0; i < 12; i++) player.press(random.below(7));
      while (!/where to|zombie|end the turn/.test(player.text.split("\n")[0]!) && !player.ending) {
        player.press(A);
        if (/New game/.test(player.text)) player.choose("Start the game");
        if (/Give up/.test(player.text)) player.press(A);
      }
      if (!player.ending) player.decide((n) => random.below(n));
    }
  });

  for (const ending of ["won", "out of time", "killed"] as const) {
    test(`the console thrown away after every call changes nothing in a game that ends: ${ending}`, () => {
      const { seed } = gameThatEnds(ending);
      const [whole, renewed] = [true, false].map((keeps) => {
        const player = newPlayer(seed);
        const random = new Random(seed);
        const calls: string[] = [];
        player.onCall = () => {
          const { state, frame, textBytes } = player.cart;
          calls.push(createHash("md5").update(state).update(frame).update(textBytes).digest("hex"));
          if (keeps) return;
          player.cart = copyOf(state);
          player.cart.resume();
        };
        assert.equal(
          player.playGame((n) => random.below(n)),
          ending,
        );
        return calls;
      });
      assert.ok(whole!.length > 20);
      assert.deepEqual(renewed, whole);
    });
  }

  test("the summary tells the turn and the time left, as the screen does", () => {
    const player = newPlayer(2);
    assert.equal(player.summary, "new game");
    const random = new Random(2);
    player.choose("Start the game");
    assert.equal(player.summary, "turn 1, 23 left");
    while (!player.ending) {
      const turn = /^Turn (\d+)/.exec(player.text)?.[1];
      if (turn !== undefined) assert.match(player.summary, new RegExp(`^turn ${turn}, \\d+ left$`));
      player.decide((n) => random.below(n));
    }
    player.choose("Change");
    assert.equal(player.summary, "new game");
  });

  test("leaving keeps the game: it opens where it was", () => {
    const player = newPlayer(3);
    player.choose("Start the game");
    const before = player.text;
    player.press(LONG_A);
    assert.ok(player.goTo("Leave"));
    const bits = player.press(B);
    assert.ok(bits & abi.STATUS_LEAVE && bits & abi.STATUS_SAVE);
    assert.equal(player.text, before);
    assertResumes(player);
  });

  test("a rematch keeps the options and rolls other dice", () => {
    const player = newPlayer(3);
    player.choose("Glass door");
    const random = new Random(3);
    const generator = Buffer.from(player.cart.state.slice(24, 40));
    player.playGame((n) => random.below(n));
    player.choose("Play again");
    assert.match(player.text, /Turn 1: where to\?/);
    player.press(LONG_A);
    player.choose("New game");
    player.choose("Give up");
    assert.match(player.text, /Glass door No chosen: Yes/);
    player.choose("Start the game");
    assert.ok(!generator.equals(player.cart.state.slice(24, 40)));
  });
});

describe("piecepack undo", () => {
  /** Plays until a fight can be fled from. */
  function atAFight(seed: number): PiecepackPlayer {
    for (let s = seed; ; s++) {
      const player = newPlayer(s);
      player.choose("Start the game");
      player.press(B);
      if (/Fight or retreat/.test(player.text)) return player;
    }
  }

  test("a choice without dice after it is taken back, byte for byte but for the mark that it was", () => {
    const player = atAFight(1);
    const rules = player.cart.state.slice(...RULES);
    const generator = player.cart.state.slice(...RNG);
    const before = player.text;
    player.choose("Retreat");
    assert.notEqual(player.text, before);
    player.press(LONG_A);
    player.choose("Undo: retreat");
    assert.equal(player.text, before);
    assert.deepEqual(player.cart.state.slice(...RULES), rules);
    assert.deepEqual(player.cart.state.slice(...RNG), generator);
    player.press(LONG_A);
    assert.match(player.text, /× Undo one step only/);
    assertResumes(player);
  });

  test("dice cannot be taken back, and the row says so", () => {
    const player = atAFight(1);
    player.press(LONG_A);
    assert.match(player.text, /× Undo dice were rolled/);
    assert.ok(!player.goTo("Undo"));
  });

  test("the log forgets what was taken back", () => {
    const player = atAFight(1);
    const count = player.cart.state[SHELL + 52];
    player.choose("Fight");
    assert.notEqual(player.cart.state[SHELL + 52], count);
    player.press(LONG_A);
    player.choose("Undo: the fight");
    assert.equal(player.cart.state[SHELL + 52], count);
  });
});
