// Owns the tests of pocket's screens of fights, losses and trades: secrets, marks, ways out, who says no.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { InspectedGame } from "../tools/inspect-game.ts";
import { flatten } from "../tools/scenario-file.ts";
import { assertResumes } from "./support/button-player.ts";
import type { Kind, PocketPlayer } from "./support/pocket-player.ts";
import { RULES_BYTES, newPlayer, placeOf } from "./support/pocket-ui.ts";

const [A, B, C] = [abi.PRESS_A, abi.PRESS_B, abi.PRESS_C];
const RULES_OFFSET = 96;
const SCREEN_PLAY = 2;
const SCREEN_COMPUTER = 4;
const rules = await InspectedGame.load("pocket");

const KITCHEN = { tile: "kitchen", tiles: { kitchen: { x: 0, y: -1, rotation: 1 } }, task: "go" };
/** A card of four zombies at 9 pm, nine for four players. */
const CARD = { ...KITCHEN, card: "machete", cardHour: 9, zombies: 9, pile: ["rake", "oil"] };

/** A player before a table with these seats and fields. */
function at(kinds: Kind[], given: Record<string, unknown>): PocketPlayer {
  rules.reset(kinds.length);
  assert.equal(rules.setFields(flatten(given)), "");
  const player = newPlayer();
  player.start(1);
  const { state } = player.cart;
  state.set(rules.bytes, RULES_OFFSET);
  for (let seat = 0; seat < 8; seat++) {
    const kind = kinds[seat];
    state[placeOf(`seat${seat}`)] = kind === undefined ? 0 : kind === "H" ? 1 : 1 + kind;
  }
  for (const name of ["screen", "base", "from"]) state[placeOf(name)] = SCREEN_PLAY;
  for (const name of ["cursor", "baseCursor", "page", "work"]) state[placeOf(name)] = 0;
  player.status = player.cart.resume();
  assert.equal(player.status & abi.STATUS_REFUSED, 0);
  return player;
}

const humans = (n: number): Kind[] => Array.from({ length: n }, () => "H" as const);
const healths = (...values: number[]): object[] => values.map((health) => ({ health }));

describe("pocket's picks", () => {
  const given = { ...CARD, players: healths(3, 2, 4, 1), phase: "pick" };

  test("POCKET-COMBAT-2 no picture, word or answer to a press tells what was picked before", () => {
    const seen = new Set<string>();
    for (const first of [A, C]) {
      for (const second of [A, C]) {
        const player = at(humans(4), given);
        player.press(B);
        assert.match(player.text, /^Anna: fight or flee\?/);
        const bits = [player.press(first), player.press(second)];
        assert.match(player.text, /^Cara: fight or flee\?/);
        for (const status of bits) assert.ok(status & abi.STATUS_GATE, "another person's press is next");
        seen.add(
          [...bits, player.text, player.summary, Buffer.from(player.cart.frame).toString("hex")].join(),
        );
      }
    }
    assert.equal(seen.size, 1);
  });

  test("a pick cannot be taken back, nor things be given once somebody has picked", () => {
    const player = at(humans(4), {
      ...given,
      players: [{ health: 3, items: ["rake"] }, ...healths(2, 4, 1)],
    });
    assert.match(player.text, /C: Items/);
    player.press(B);
    player.press(C);
    player.press(abi.PRESS_LONG_A);
    assert.ok(!player.goTo("Undo"), player.text);
    player.press(A);
    player.press(A);
    assert.doesNotMatch(player.text, /Items/);
  });

  test("one person alone has card and choice on one screen, and sees whom a choice kills", () => {
    const player = at(["H"], {
      ...KITCHEN,
      ...{
        players: healths(1),
        phase: "pick",
        card: "gasoline",
        cardHour: 11,
        hour: 11,
        zombies: 5,
        pile: ["oil"],
      },
    });
    assert.match(player.text, /^Anna: 5 zombies! Fight or flee\?/);
    assert.equal(player.text.match(/you die/g)?.length, 2);
  });
});

describe("pocket's damage", () => {
  const given = {
    ...{ ...CARD, players: healths(3, 2, 4, 1), phase: "split", attack: 4, damage: 5 },
    ...{ picked: [0, 1, 2, 3], fighting: [0, 1, 2, 3] },
  };

  test("POCKET-COMBAT-14 the suggestion spares who would die; another mark moves it", () => {
    const player = at(humans(4), given);
    assert.match(player.text, /^yes Cara lose 2/m);
    assert.match(player.text, /^Dan dies\.$/m, "of the share that all take");
    player.press(abi.PRESS_DOWN);
    player.press(abi.PRESS_DOWN);
    player.press(B);
    assert.match(player.text, /▶ Done 1 of 1 marked/);
    assert.match(player.text, /^yes Bill dies/m);
    assert.match(player.text, /^no Cara lose 1/m);
    player.press(B);
    assert.match(player.text, /Bill died/);
    assert.doesNotMatch(player.text, /Cara died/);
  });

  test("AMB-48 an item left out changes the sum at once, and is not used", () => {
    const player = at(humans(2), {
      ...{ ...KITCHEN, card: "oil", cardHour: 9, zombies: 5, pile: ["rake"], phase: "reveal" },
      ...{ players: [{ health: 5, items: ["chain saw"] }, { health: 5 }], picked: [0, 1], fighting: [0, 1] },
    });
    assert.match(player.text, /5 zombies – attack 5 = no damage/);
    player.choose("Leave an item out");
    player.press(abi.PRESS_DOWN);
    player.press(B);
    assert.match(player.text, /5 zombies – attack 2 = 3 damage/);
    player.choose("Fight");
    assert.match(player.text, /^Anna: who takes more\?/, "3 damage for two fighters");
  });
});

describe("pocket's losses and trades", () => {
  const cursed = {
    ...{
      ...KITCHEN,
      card: "chain saw",
      cardHour: 9,
      pile: ["rake"],
      phase: "loss",
      cause: "curse",
      struckLeader: 0,
    },
    players: [{ health: 3 }, { health: 1, totem: true, loss: 1, items: ["concoction"] }, { health: 1 }],
  };

  test("POCKET-TRADE-2 a computer with its last health refuses the totem, and says so beforehand", () => {
    const player = at(["H", "H", 2], cursed);
    assert.match(player.text, /^Bill: a curse on the totem/);
    assert.match(player.text, /^× Totem to Cara says no$/m);
    assert.deepEqual(
      player.rows().map((row) => row.replace(/ [A♥].*| \d→\d$/, "")),
      ["Drink concoction +2 Bill", "Totem to", "Let it happen Bill dies"],
    );
  });

  const fled = {
    ...{
      ...KITCHEN,
      phase: "loss",
      cause: "flight",
      fight: "all fled",
      card: "oil",
      cardHour: 9,
      zombies: 5,
    },
    ...{ picked: [0, 1], struckLeader: 0, pile: ["rake"] },
    players: [
      { health: 3, loss: 1, items: ["concoction"] },
      { health: 1, loss: 1 },
    ],
  };
  const healthsOf = ({ cart }: PocketPlayer): number[] =>
    [0, 1].map((seat) => cart.state[placeOf(`health${seat}`)]!);

  test("POCKET-CONC-1 who is given the concoction drinks it in the same step, and undo takes back both", () => {
    const player = at(humans(2), fled);
    const unmarked = (): string => player.text.replace("▶ ", "");
    const before = unmarked();
    player.choose("Concoction for Bill");
    assert.deepEqual(healthsOf(player), [2, 2], "1 + 2 - 1, where nobody was asked in between");
    player.press(abi.PRESS_LONG_A);
    player.choose("Undo: concoction to Bill");
    assert.deepEqual(healthsOf(player), [3, 1]);
    assert.equal(unmarked(), before);
  });

  test("a computer who is given the concoction decides for itself whether to drink", () => {
    const player = at(["H", 2], fled);
    player.choose("Concoction for Bill");
    assert.deepEqual(healthsOf(player), [2, 2]);
    assert.match(player.text, /Bill drank the concoction/);
  });

  test("a drink under a story that lets the pending loss strike goes on to what follows", () => {
    const player = at(["H", 2], {
      ...{
        phase: "loss",
        cause: "wall",
        task: "bash",
        direction: "east",
        victim: 1,
        struckLeader: 1,
        leader: 1,
      },
      ...{ tile: "bathroom", tiles: { bathroom: { x: 0, y: -1, rotation: 2 } } },
      players: [
        { health: 3, items: ["concoction"] },
        { health: 3, loss: 1 },
      ],
    });
    for (const name of ["screen", "base", "from"]) player.cart.state[placeOf(name)] = SCREEN_COMPUTER;
    player.cart.resume();
    player.press(C);
    player.choose("Items");
    player.choose("Concoction");
    player.choose("Drink it");
    assert.deepEqual(healthsOf(player), [5, 2]);
    assertResumes(player);
    assert.match(player.text, /Bill led east and found the/);
  });

  test("POCKET-GAS-1 fuel moves from the trade screen, two chips at once", () => {
    const player = at(humans(2), {
      players: [
        { health: 5, items: ["gasoline"] },
        { health: 5, items: ["chain saw"] },
      ],
    });
    player.press(C);
    player.choose("Items");
    player.choose("Gasoline");
    const before = player.cart.state.slice(RULES_OFFSET, RULES_OFFSET + RULES_BYTES);
    player.choose("Bill's saw: 2 fuel");
    player.press(abi.PRESS_LONG_A);
    player.choose("Undo: moved fuel");
    assert.deepEqual(player.cart.state.slice(RULES_OFFSET, RULES_OFFSET + RULES_BYTES), before, "both chips");
    player.press(C);
    player.choose("Items");
    player.choose("Gasoline");
    player.choose("Bill's saw: 2 fuel");
    player.press(C);
    player.choose("Items");
    assert.match(player.text, /Gasoline, fuel 0 Anna/);
    assert.match(player.text, /Chain saw \+3, fuel 4 Bill/);
  });
});
