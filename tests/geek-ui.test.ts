// Owns the tests of geek through its five buttons: whole games at tables of all kinds, coming back, undo, new games.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { chosenCarts } from "../tools/cart-files.ts";
import { Random } from "../tools/random.ts";
import { assertResumes, copyOf } from "./support/button-player.ts";
import { GeekPlayer, type Kind } from "./support/geek-player.ts";

const { PRESS_A: A, PRESS_B: B, PRESS_C: C, PRESS_UP: UP, PRESS_DOWN: DOWN, PRESS_LONG_A: LONG_A } = abi;

const [geek] = await chosenCarts(["geek"], []);
const newPlayer = (): GeekPlayer => new GeekPlayer(geek!.module);

function picker(seed: number): (n: number) => number {
  const random = new Random(seed);
  return (n) => random.below(n);
}

const TABLES: [string, Kind[]][] = [
  ["one human", ["H"]],
  ["one human and a computer", ["H", 2]],
  ["three humans", ["H", "H", "H"]],
  ["a human among computers of all levels", [1, 2, "H", 3]],
  ["five seats, two of them human", ["H", 3, 1, "H", 2]],
  ["computers among themselves", [3, 2, 1]],
];

/** A person's walk that has just begun. */
function walkBegins(seed: number, kinds: Kind[]): GeekPlayer {
  const player = newPlayer().begin(seed, kinds);
  for (let i = 0; i < 200 && !player.isWalking; i++) player.press(B);
  assert.match(player.text, /: walk/);
  return player;
}

/** One step, whichever direction is possible. */
function step(player: GeekPlayer): void {
  const before = player.text;
  for (const code of [UP, C, DOWN, A]) {
    player.press(code);
    if (player.text !== before) return;
  }
}

/** The rows of the new game screen that name seats. */
const seats = (player: GeekPlayer): string[] =>
  [...player.text.matchAll(/^(?:▶ )?\d (Alex|Anita|Mary|Max|Johnny) /gm)].map(([, name]) => name!);

describe("geek by its buttons", () => {
  for (const [name, kinds] of TABLES) {
    test(`whole games: ${name}`, () => {
      for (let seed = 1; seed <= 3; seed++) {
        const player = newPlayer().begin(seed, kinds);
        player.playOn(picker(seed));
        assert.match(player.summary, /^(escaped|lost)$/);
        assert.match(
          player.text,
          /^(Escaped!|Eaten: lost|All eaten: undead win|Too many rounds: lost) round \d+/,
        );
      }
    });
  }

  test("the state alone draws every picture of a game, and every screen opened from it", () => {
    const player = newPlayer();
    player.begin(7, ["H", 2, "H"]);
    player.onCall = () => assertResumes(player);
    const random = new Random(7);
    for (let round = 0; round < 90 && !player.isOver; round++) {
      for (let i = 0; i < 6; i++) {
        player.press(random.pick([A, B, B, C, UP, DOWN, LONG_A]));
        if (player.text.startsWith("New game")) player.choose("Start the game");
      }
    }
  });

  test("a press that leaves work shows nothing yet, unless the computers play to the end", () => {
    for (const [, kinds] of TABLES) {
      for (let seed = 1; seed <= 8; seed++) {
        const player = newPlayer().begin(seed, kinds);
        const random = new Random(seed);
        let calls = 0;
        player.onCall = () => {
          const both = abi.STATUS_CHANGED | abi.STATUS_MORE;
          if (calls++ === 0 && (player.status & both) === both) assert.match(player.text, /play to the end/);
        };
        for (let i = 0; i < 1000 && !player.isOver; i++) {
          calls = 0;
          player.press(random.pick([A, B, B, B, C, UP, DOWN]));
        }
      }
    }
  });

  test("the console thrown away after every call changes nothing", () => {
    const [whole, renewed] = [true, false].map((keeps) => {
      const player = newPlayer().begin(3, ["H", 3]);
      const calls: string[] = [];
      player.onCall = () => {
        calls.push(createHash("sha256").update(player.cart.state).update(player.cart.frame).digest("hex"));
        if (keeps) return;
        player.cart = copyOf(player.module, player.cart.state);
        player.cart.resume();
      };
      for (let i = 0; i < 40 && !player.isOver; i++) player.decide(picker(i));
      return calls;
    });
    assert.deepEqual(renewed, whole);
  });
});

describe("undo in geek", () => {
  test("takes back all steps since the spin at once, and only once", () => {
    const player = walkBegins(2, ["H"]);
    const begin = player.text;
    step(player);
    step(player);
    assert.notEqual(player.text, begin);
    player.press(LONG_A);
    player.choose("Undo: ");
    assert.equal(player.text, begin);
    player.press(LONG_A);
    assert.match(player.text, /× Undo one step only/);
  });

  test("a spin cannot be taken back", () => {
    const player = walkBegins(2, ["H", "H"]);
    player.press(LONG_A);
    assert.match(player.text, /× Undo the spinner spoke/);
    assert.equal(player.goTo("Undo"), false);
  });
});

describe("geek's people", () => {
  test("another person's turn is a gate", () => {
    const player = walkBegins(1, ["H", "H"]);
    const seat = player.text.split(":")[0];
    let bits = 0;
    for (let i = 0; i < 60 && player.text.split(":")[0] === seat; i++) {
      player.press(B);
      if (player.goTo("Stop here")) bits = player.press(B);
      else bits = player.press(B);
    }
    assert.ok(bits & abi.STATUS_GATE, player.text);
  });

  test("giving up asks first, then ends the game for the living", () => {
    const player = walkBegins(4, ["H", 2, "H"]);
    const begin = player.text;
    player.press(LONG_A);
    player.choose("Give up");
    assert.match(player.text, /Do the living give up\?/);
    assert.match(player.text, /must all want it/);
    player.press(A);
    assert.equal(player.text, begin);
    player.press(LONG_A);
    player.choose("Give up");
    player.choose("Give up");
    assert.match(player.text, /^Given up: lost/);
    assert.equal(player.summary, "lost");
  });

  test("computers among themselves play turn by turn, and to the end", () => {
    const player = newPlayer().begin(4, [2, 2, 2]);
    assert.match(player.text, /^What happened round 1/);
    player.press(B);
    assert.match(player.text, /A: To end/);
    player.press(A);
    assert.ok(player.isOver, player.text);
  });

  test("computers that are stopped on their way to the end tell what happens from then on, no book", () => {
    const player = newPlayer().begin(3, [2, 2, 2]);
    let status = player.cart.press(A);
    for (let i = 0; i < 120; i++) status = player.cart.step();
    assert.ok(status & abi.STATUS_MORE);
    player.press(B);
    assert.match(player.text, /^What happened/);
    for (let pages = 0; !player.text.includes("B: Go on"); pages++) {
      assert.ok(pages < 3, player.text);
      player.press(B);
    }
  });
});

describe("a new game of geek", () => {
  test("C gives a seat another character, of whoever has it; nobody is there twice", () => {
    const player = newPlayer();
    player.start(1);
    player.sit(["H", "H", 1, 2, 3]);
    for (let i = 0; i < 12; i++) {
      player.goTo(`${(i % 5) + 1} `);
      const before = seats(player);
      player.press(C);
      const after = seats(player);
      assert.notEqual(after[i % 5], before[i % 5]);
      assert.equal(new Set(after).size, 5);
    }
    player.goTo("Start");
    player.press(C);
    assert.equal(new Set(seats(player)).size, 5);
  });

  test("alone there are more hearts and the house moves by itself", () => {
    const player = newPlayer();
    player.start(1);
    assert.match(player.text, /Options Normal, fast, mixed$/m);
    player.sit(["H"]);
    assert.match(player.text, /Options Easy, fast, mixed, restless house$/m);
    player.sit(["H", 1]);
    assert.match(player.text, /Options Normal, fast, mixed$/m);
  });

  test("a rematch keeps seats, characters and options; the game that is played is asked about first", () => {
    const player = newPlayer();
    player.start(1);
    player.sit(["H", 1, 2]);
    player.goTo("1 ");
    player.press(C);
    const table = seats(player);
    player.choose("Start the game");
    player.playOn(picker(1));
    player.choose("Play again");
    player.press(LONG_A);
    player.choose("New game");
    assert.match(player.text, /Give up this game\?/);
    player.choose("Give up");
    assert.deepEqual(seats(player), table);
  });

  test("left and come back to, it stands where it stood", () => {
    const player = walkBegins(5, ["H", 2]);
    const begin = player.text;
    player.press(LONG_A);
    assert.ok(player.choose("Leave") & abi.STATUS_LEAVE);
    const twin = copyOf(player.module, player.cart.state);
    twin.resume();
    assert.equal(twin.text, begin);
  });
});
