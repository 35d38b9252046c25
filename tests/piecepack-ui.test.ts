// Owns the tests of piecepack through its five buttons: whole games, coming back, undo, rematch, presses a decision takes.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { Cart } from "../host/web/cart.ts";
import { chosenCarts } from "../tools/cart-files.ts";
import { Random } from "../tools/random.ts";
import { PiecepackPlayer, type Ending } from "./support/piecepack-player.ts";

const [piecepack] = await chosenCarts(["piecepack"], []);
const module = piecepack!.module;
const SHELL = 20;
const LOG_DROPPED = SHELL + 56;

const { PRESS_A: A, PRESS_B: B, PRESS_C: C, PRESS_UP: UP, PRESS_DOWN: DOWN, PRESS_LONG_A: LONG_A } = abi;

function newPlayer(seed: number): PiecepackPlayer {
  const player = new PiecepackPlayer(module);
  player.start(seed);
  return player;
}

function copyOf(state: Uint8Array): Cart {
  const cart = new Cart(module);
  cart.state.set(state);
  return cart;
}

/** Asserts that a new instance draws what stands there from the state alone, and that its status repeats MORE. */
function assertResumes(player: PiecepackPlayer): void {
  const twin = copyOf(player.cart.state);
  const status = twin.resume();
  assert.equal(status & abi.STATUS_REFUSED, 0, `refused:\n${player.text}`);
  assert.equal(status & abi.STATUS_MORE, player.status & abi.STATUS_MORE);
  assert.ok(Buffer.from(twin.frame).equals(player.cart.frame), `another picture:\n${player.text}`);
  assert.equal(twin.text, player.text);
  assert.ok(Buffer.from(twin.state).equals(player.cart.state), "resume changed the state");
}

/** The first game that ends that way. */
function gameThatEnds(ending: Ending): PiecepackPlayer {
  for (let seed = 1; seed < 400; seed++) {
    const player = newPlayer(seed);
    const random = new Random(seed);
    if (player.playGame((n) => random.below(n)) === ending) return player;
  }
  throw new Error(`no game was ${ending}`);
}

describe("piecepack by its buttons", () => {
  for (const ending of ["won", "out of time", "killed"] as const) {
    test(`a whole game ends: ${ending}; its log tells all of it`, () => {
      const player = gameThatEnds(ending);
      const summary = Buffer.from(player.cart.state.slice(0, 20)).toString().replace(/\0+$/, "");
      assert.equal(summary, ending === "won" ? "won" : "lost");
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
    const rules = player.cart.state.slice(96, 96 + 63);
    const before = player.text;
    player.choose("Retreat");
    assert.notEqual(player.text, before);
    player.press(LONG_A);
    player.choose("Undo: retreat");
    assert.equal(player.text, before);
    assert.deepEqual(player.cart.state.slice(96, 96 + 63), rules);
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
