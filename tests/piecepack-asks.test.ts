// Owns the tests of what piecepack answers to single presses: dialogs, presses a decision takes, saves, demo, help, log.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { Random } from "../tools/random.ts";
import { PiecepackPlayer } from "./support/piecepack-player.ts";
import {
  A,
  B,
  C,
  DOWN,
  LONG_A,
  SHELL,
  UP,
  assertResumes,
  copyOf,
  module,
  newPlayer,
  RULES,
  playUntil,
} from "./support/piecepack-ui.ts";

describe("piecepack asks", () => {
  test("PIECE-FIGHT-6 a choice that kills is asked about, the safe answer first", () => {
    for (let seed = 1; seed < 300; seed++) {
      const player = newPlayer(seed);
      const random = new Random(seed);
      player.choose("Start the game");
      for (let i = 0; i < 40 && !player.ending; i++) {
        if (/you die/.test(player.text) && /Fight or retreat/.test(player.text) && player.goTo("Fight")) {
          player.press(B);
          assert.match(player.text, /This kills you/);
          assert.equal(player.selected, "Choose again");
          player.press(B);
          assert.match(player.text, /Fight or retreat/);
          return;
        }
        player.decide((n) => random.below(n));
      }
    }
    assert.fail("no fight that kills came up");
  });

  test("PIECE-CLOCK-5 a rest that takes the last time is asked about, the safe answer first", () => {
    for (let seed = 1; seed < 60; seed++) {
      const player = newPlayer(seed);
      player.choose("Start the game");
      if (!playUntil(player, new Random(seed), /end the turn\? time left 1\n/)) continue;
      if (!player.goTo("Rest")) continue;
      const before = player.text;
      player.press(B);
      assert.match(player.text, /This loses/);
      assert.equal(player.selected, "Choose again");
      player.press(B);
      assert.equal(player.text, before);
      player.press(B);
      player.press(UP);
      player.press(B);
      assert.equal(player.ending, "out of time");
      return;
    }
    assert.fail("no last turn with a rest came up");
  });

  test("PIECE-OPT-1 the glass door says its price, takes it, and the log tells it", () => {
    const player = newPlayer(1);
    player.choose("Glass door");
    player.choose("Start the game");
    assert.ok(playUntil(player, new Random(1), /^.?To the Patio/m));
    assert.match(player.text, /To the Patio ♥–1/);
    assert.match(player.text, /♥ 2 of 6/);
    player.choose("To the Patio");
    player.press(LONG_A);
    player.choose("Log");
    assert.match(player.text, /[Gg]lass/);
  });

  /** Presses from the picture that stands to each row's action; a dialog's safe answer first costs one more. */
  function pressesPerRow(player: PiecepackPlayer): number[] {
    const rows = player.rows();
    return rows.map((row, index) => {
      const moves = Math.min(index, rows.length - index);
      const twin = copyOf(player.cart.state);
      twin.resume();
      for (let i = 0; i < index; i++) twin.press(DOWN);
      twin.press(B);
      const safeFirst = /^▶ (Choose again|Not now)$/m.test(twin.text);
      const asked = safeFirst || /^▶ Break the wall$/m.test(twin.text);
      assert.equal(asked, /Break a wall\?|This kills you|This loses/.test(twin.text), row);
      return moves + 1 + (asked ? 1 : 0) + (safeFirst ? 1 : 0);
    });
  }

  test("the usual decision takes at most 3 presses, none takes more than 6", () => {
    let most = 0;
    let decisions = 0;
    let few = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const player = newPlayer(seed);
      const random = new Random(seed);
      player.choose("Start the game");
      while (!player.ending) {
        for (const presses of pressesPerRow(player)) {
          most = Math.max(most, presses);
          decisions++;
          if (presses <= 3) few++;
        }
        player.decide((n) => random.below(n));
      }
    }
    assert.ok(most <= 6, `${most} presses`);
    assert.ok(few / decisions > 0.95, `${few} of ${decisions} rows in 3 presses`);
  });
});

describe("piecepack calls", () => {
  test("a cursor move changes under 1,500 px and asks for no save", () => {
    const player = newPlayer(1);
    player.choose("Start the game");
    player.press(B);
    const before = player.cart.frame.slice();
    const bits = player.press(DOWN);
    assert.equal(bits & (abi.STATUS_SAVE | abi.STATUS_SCENE), 0);
    let changed = 0;
    player.cart.frame.forEach((byte, i) => {
      for (let x = byte ^ before[i]!; x; x &= x - 1) changed++;
    });
    assert.ok(changed > 0 && changed < 1500, `${changed} px`);
  });

  test("cursor moves ask for no save, every change of the game does; nothing is hidden from others", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const player = newPlayer(seed);
      const random = new Random(seed);
      const press = player.press.bind(player);
      player.press = (code) => {
        const before = player.cart.state.slice();
        const bits = press(code);
        const after = player.cart.state.slice();
        if (code === UP || code === DOWN) assert.equal(bits & abi.STATUS_SAVE, 0, player.text);
        const changed = !Buffer.from(before.slice(...RULES)).equals(after.slice(...RULES));
        if (changed) assert.ok(bits & abi.STATUS_SAVE, player.text);
        assert.equal(bits & (abi.STATUS_CURTAIN | abi.STATUS_PRIVATE), 0, player.text);
        return bits;
      };
      player.playGame((n) => random.below(n));
    }
  });

  test("presses that mean nothing change nothing", () => {
    const player = newPlayer(1);
    player.choose("Start the game");
    const before = player.cart.state.slice();
    for (const code of [A, abi.PRESS_LONG_B, abi.PRESS_LONG_C, abi.PRESS_LONG_UP, abi.PRESS_HIDE, 11, -1]) {
      assert.equal(player.cart.press(code), 0, `press ${code}`);
    }
    assert.equal(player.cart.step(), 0);
    assert.deepEqual(player.cart.state.slice(), before);
  });

  test("cursor, screen, page, log or undo copy with impossible values: refused, bytes kept, then nothing counts", () => {
    const player = newPlayer(1);
    player.choose("Start the game");
    const good = player.cart.state.slice();
    const bad: [number, number][] = [
      ...[36, 37, 39, 44, 53, 60, 66].map((offset): [number, number] => [SHELL + offset, 200]),
      [SHELL, 0],
      [96, 3],
      [97, 9],
    ];
    for (const [offset, value] of bad) {
      const state = good.slice();
      state[offset] = value;
      const cart = copyOf(state);
      assert.equal(cart.resume(), abi.STATUS_REFUSED, `byte ${offset}`);
      assert.deepEqual(cart.state.slice(), state);
      assert.equal(cart.press(B), 0);
      assert.equal(cart.step(), 0);
    }
  });

  test("the computer plays a turn a press, or to the end, and can be stopped", () => {
    const player = newPlayer(5);
    player.goTo("Player");
    player.press(B);
    player.choose("Start the game");
    assert.match(player.text, /Computer, level 2: turn 1/);
    player.press(B);
    assert.match(player.text, /A: To the end B: Go on C: Map/);
    player.status = player.cart.press(A);
    assert.ok(player.status & abi.STATUS_MORE);
    assertResumes(player);
    const stopped = player.cart.press(B);
    assert.ok(stopped & abi.STATUS_MORE);
    while (player.cart.step() & abi.STATUS_MORE);
    assert.match(player.text, /Computer, level 2: turn 2/);
    player.press(A);
    assert.ok(player.ending);
  });

  for (const level of [1, 2, 3]) {
    test(`the computer at level ${level} plays to its end, the same when the console is thrown away`, () => {
      const player = newPlayer(9);
      player.goTo("Player");
      player.press(B);
      for (let i = 0; i < (level + 1) % 3; i++) player.choose("Level");
      player.choose("Start the game");
      assert.match(player.text, new RegExp(`Computer, level ${level}`));
      const twin = new PiecepackPlayer(module);
      twin.cart = copyOf(player.cart.state);
      twin.status = twin.cart.resume();
      twin.onCall = () => {
        assertResumes(twin);
        twin.cart = copyOf(twin.cart.state);
        twin.cart.resume();
      };
      for (let turn = 0; turn < 30 && !player.ending; turn++) player.press(B);
      assert.ok(player.ending);
      twin.press(A);
      assert.equal(twin.ending, player.ending);
      assert.deepEqual(twin.cart.state.slice(...RULES), player.cart.state.slice(...RULES));
    });
  }

  test("every help page is reached page by page, and by the index", () => {
    const player = newPlayer(1);
    player.choose("How to play");
    const title = (): string => player.text.split("\n")[0]!;
    const pages: string[] = [];
    while (!pages.includes(title())) {
      pages.push(title());
      assertResumes(player);
      player.press(DOWN);
    }
    assert.ok(pages.length >= 8 && pages.length <= 10, `${pages.length} pages`);
    for (const page of pages) {
      player.press(C);
      for (let i = 0; i < pages.length; i++) {
        const twin = copyOf(player.cart.state);
        twin.resume();
        twin.press(B);
        if (twin.text.startsWith(`${page}\n`)) break;
        player.press(DOWN);
      }
      player.press(B);
      assert.equal(title(), page);
    }
    player.press(A);
    assert.match(player.text, /^New game/);
  });

  test("the log opens at its end", () => {
    const player = newPlayer(4);
    const random = new Random(4);
    player.choose("Start the game");
    assert.ok(playUntil(player, random, /^Turn 5: where to/));
    player.press(LONG_A);
    player.choose("Log");
    assert.match(player.text, /TURN 4/);
    assertResumes(player);
    const end = player.text;
    player.press(DOWN);
    assert.equal(player.text, end);
    player.press(UP);
    assert.notEqual(player.text, end);
  });

  test("help, index and log close to where they were opened", () => {
    const player = newPlayer(1);
    player.choose("Start the game");
    player.press(C);
    player.press(C);
    assert.match(player.text, /How to play: the clock/);
    player.press(C);
    player.press(UP);
    player.press(B);
    assert.match(player.text, /How to play: a turn/);
    player.press(A);
    assert.match(player.text, /^The clock/);
    player.press(A);
    assert.match(player.text, /Turn 1: where to/);
  });
});
