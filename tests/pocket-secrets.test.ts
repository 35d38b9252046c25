// Owns the tests of what pocket takes back, and of what it keeps secret.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { assertResumes, copyOf } from "./support/button-player.ts";
import { type PocketPlayer, type Kind } from "./support/pocket-player.ts";
import { RULES_BYTES, newPlayer, picker, placeOf } from "./support/pocket-ui.ts";

const { PRESS_A: A, PRESS_B: B, PRESS_C: C, PRESS_LONG_A: LONG_A } = abi;

/** The leader picks a task (state-phases.ts). */
const PHASE_TASK = 1;

describe("pocket's undo", () => {
  test("a gift is taken back, byte for byte but for the mark that it was", () => {
    for (let seed = 1; ; seed++) {
      const player = newPlayer().begin(seed, ["H", "H"]);
      const pick = picker(seed);
      // Until somebody has something at the start of a turn.
      while (!player.ending && !(player.text.includes("C: Look") && hasItem(player))) player.decide(pick);
      if (player.ending) continue;
      const rules = rulesOf(player);
      const before = player.text;
      player.press(C);
      player.choose("Items");
      player.press(B);
      player.press(B);
      assert.notDeepEqual(rulesOf(player), rules);
      player.press(LONG_A);
      player.choose("Undo: ");
      assert.equal(player.text, before);
      assert.deepEqual(rulesOf(player), rules);
      player.press(LONG_A);
      assert.match(player.text, /× Undo one step only/);
      assertResumes(player);
      return;
    }
  });

  test("what a card or a pick has decided stays", () => {
    const player = newPlayer().begin(1, ["H", "H"]);
    player.press(B);
    player.press(LONG_A);
    assert.match(player.text, /× Undo a card was turned/);
  });

  function rulesOf(player: PocketPlayer): Uint8Array {
    const at = placeOf("phase");
    return player.cart.state.slice(at, at + RULES_BYTES);
  }

  /** Whether somebody could give something away at the start of a turn. */
  function hasItem(player: PocketPlayer): boolean {
    const { state } = player.cart;
    const bytes = (name: string, count: number): number[] => [
      ...state.slice(placeOf(name), placeOf(name) + count),
    ];
    const living = bytes("health0", 8).filter((health) => health > 0).length;
    return bytes("phase", 1)[0] === PHASE_TASK && living > 1 && bytes("holder0", 9).some((seat) => seat < 8);
  }
});

describe("pocket's secret picks", () => {
  /** At the pick picture of the second human or a later one; the first has picked. */
  function atLaterPick(kinds: Kind[], seed: number): PocketPlayer {
    for (let s = seed; ; s++) {
      const player = newPlayer().begin(s, kinds);
      const pick = picker(s);
      while (!player.ending && !player.picks) player.decide(pick);
      if (player.ending) continue;
      player.press(C);
      if (player.picks) return player;
    }
  }

  test("two states that differ only in what others picked draw the same pixels and say the same", () => {
    for (const kinds of [
      ["H", "H", "H"],
      ["H", 2, "H", 2],
    ] as Kind[][]) {
      const player = atLaterPick(kinds, 1);
      const picked = player.cart.state[placeOf("picked")]!;
      for (let fighting = 0; fighting < 256; fighting++) {
        if (fighting & ~picked) continue;
        const twin = copyOf(player.module, player.cart.state);
        twin.state[placeOf("fighting")] = fighting;
        assert.equal(twin.resume() & abi.STATUS_REFUSED, 0);
        assert.ok(Buffer.from(twin.frame).equals(player.cart.frame));
        assert.equal(twin.text, player.text);
      }
    }
  });

  test("each pick's picture belongs to another person: the host drops what was pressed before it stood", () => {
    const player = atLaterPick(["H", "H", "H"], 1);
    assert.ok(player.status & abi.STATUS_GATE);
    player.press(A);
    assert.ok(player.picks);
    assert.ok(player.status & abi.STATUS_GATE);
    assert.equal(player.status & abi.STATUS_PRIVATE, 0);
  });

  test("a pick cannot be taken back", () => {
    const player = atLaterPick(["H", "H", "H"], 1);
    player.press(LONG_A);
    assert.match(player.text, /× Undo/);
    player.press(A);
    assert.ok(player.picks);
  });

  test("one person alone at the table picks on the card's own picture", () => {
    const player = newPlayer();
    for (let seed = 1; !player.picks; seed++) {
      player.begin(seed, ["H", 3, 3]);
      const pick = picker(seed);
      while (!player.ending && !player.picks) player.decide(pick);
    }
    assert.match(player.text, /zombies?! Fight or flee\?/);
    assert.equal(player.status & abi.STATUS_GATE, 0);
  });
});
