// Owns what the browser's console does with every status word, save, secret and fault; no browser is needed.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as abi from "../../host/web/abi.ts";
import { CartError } from "../../host/web/engine.ts";
import { summaryWords } from "../../host/web/save.ts";
import { COUNT, counting, inGame, menu, savedCount } from "./console-rig.ts";
import { actor, FakeShelf, request, rig, type Rig, type Script } from "./fakes.ts";

describe("between menu and games", () => {
  test("boots to the menu, launches a game, comes back to the menu when it leaves", async () => {
    const made = await inGame();
    await made.press(abi.PRESS_A, abi.PRESS_A, abi.PRESS_C);
    assert.equal(made.view.cart, "MENU");
    assert.equal(await savedCount(made), 2);
    assert.deepEqual(await made.saves.running(), { running: "", last: "GAME" });
  });

  test("goes straight back to the game that ran, from its save", async () => {
    const shelf = new FakeShelf();
    const before = await inGame(counting, shelf);
    await before.press(abi.PRESS_A);
    const after = rig([menu(), actor("GAME", counting)], shelf);
    await after.console.boot();
    assert.equal(after.view.cart, "GAME");
    assert.deepEqual(after.calls, ["GAME resume"]);
    assert.equal(after.view.shown.at(-1)?.frame[0], 1);
  });

  test("the menu gets an entry for each game with its save's state and summary", async () => {
    const seen: Uint8Array[] = [];
    const looking = menu();
    const { script } = looking;
    looking.script = (call, arg, state, put) => {
      if (put.host) seen.push(put.host);
      return script(call, arg, state, put);
    };
    const made = rig([looking, actor("GAME", counting)], new FakeShelf());
    await made.console.boot();
    await made.press(abi.PRESS_B);
    await made.console.leave();
    const saves = seen.map((host) => host[abi.HOST_ENTRIES + abi.ENTRY_SAVE]);
    assert.deepEqual(saves, [abi.SAVE_STATE_NONE, abi.SAVE_STATE_OK]);
    const host = seen[1] as Uint8Array;
    assert.equal(host[abi.HOST_ENTRY_COUNT], 1);
    const at = abi.HOST_ENTRIES;
    assert.deepEqual(host.slice(at, at + abi.INFO_SIZE), actor("GAME", counting).cart.block);
    assert.equal(summaryWords(host.slice(at + abi.ENTRY_SUMMARY)), "counting");
    const last = Buffer.from(host.slice(abi.HOST_LAST_CARTRIDGE, abi.HOST_LAST_CARTRIDGE + 4));
    assert.equal(last.toString(), "GAME");
  });

  test("A and C leave a game that does not, and its cursor is kept too", async () => {
    const made = await inGame((call, arg, state) => {
      if (call === "press") state[COUNT] = arg + 1;
      return abi.STATUS_CHANGED;
    });
    await made.press(abi.PRESS_DOWN);
    await made.console.leave();
    assert.equal(made.view.cart, "MENU");
    assert.equal(await savedCount(made), abi.PRESS_DOWN + 1);
  });

  test("a request for settings is kept, told, and given back to the menu", async () => {
    const hosts: Uint8Array[] = [];
    const asking = menu(request(abi.REQUEST_IS_SETTINGS, "", [2, 15, 1]));
    const { script } = asking;
    asking.script = (call, arg, state, put) => {
      if (call === "resume" && put.host) hosts.push(put.host);
      return script(call, arg, state, put);
    };
    const made = rig([asking], new FakeShelf());
    await made.console.boot();
    await made.press(abi.PRESS_A);
    const wanted = { refreshStyle: 2, idleMinutes: 15, textSize: 1 };
    assert.deepEqual(made.view.lastSettings, wanted);
    assert.deepEqual(await made.saves.settings(), wanted);
    assert.deepEqual([...(hosts[0] as Uint8Array).slice(0, 3)], [2, 15, 1]);
  });

  test("a request erases one save, or everything", async () => {
    for (const kind of [abi.REQUEST_IS_ERASE_SAVE, abi.REQUEST_IS_ERASE_ALL]) {
      const made = rig([menu(request(kind, "GAME")), actor("GAME", counting)], new FakeShelf());
      await made.console.boot();
      await made.press(abi.PRESS_B);
      await made.press(abi.PRESS_C);
      assert.equal(await savedCount(made), 0);
      await made.press(abi.PRESS_A);
      assert.equal(await savedCount(made), -1);
      await made.press(abi.PRESS_B);
      assert.equal(made.calls.at(-1), "GAME start");
      assert.equal(made.view.lastFault, null);
    }
  });
});

describe("the order of presses", () => {
  test("no press is lost while the console is busy", async () => {
    const made = await inGame();
    await made.press(...new Array<number>(40).fill(abi.PRESS_A));
    assert.equal(await savedCount(made), 40);
  });

  test("the next press waits until the save is written", async () => {
    const shelf = new FakeShelf();
    const made = await inGame(counting, shelf);
    let write = (): void => undefined;
    shelf.hold = new Promise((resolve) => (write = resolve));
    const before = made.calls.length;
    made.console.press(abi.PRESS_A, made.now());
    made.console.press(abi.PRESS_A, made.now());
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(made.calls.length, before + 1);
    write();
    await made.rest();
    assert.equal(made.calls.length, before + 2);
  });

  test("MORE: at most one waiting press before each step", async () => {
    const made = await inGame((call, arg, state) => {
      if (call === "press" && arg === abi.PRESS_B) state[COUNT] = 3;
      if (call === "step") state[COUNT] = (state[COUNT] as number) - 1;
      return abi.STATUS_CHANGED | ((state[COUNT] as number) > 0 ? abi.STATUS_MORE : 0);
    });
    const before = made.calls.length;
    await made.press(abi.PRESS_B, abi.PRESS_UP, abi.PRESS_DOWN);
    assert.deepEqual(
      made.calls.slice(before).map((call) => call.slice(5)),
      ["press 1", "press 3", "step", "press 4", "step", "step"],
    );
  });

  for (const [name, bit] of [
    ["CURTAIN", abi.STATUS_CURTAIN],
    ["GATE", abi.STATUS_GATE],
  ] as const) {
    test(`${name} drops presses begun before its picture stands, and no others`, async () => {
      const made = await inGame((call, arg, state) => {
        if (call === "press") state[COUNT] = (state[COUNT] as number) + 1;
        return abi.STATUS_CHANGED | (call === "press" && arg === abi.PRESS_B ? bit : 0);
      });
      made.view.shown.length = 0;
      let stand = (): void => undefined;
      made.view.standing = new Promise((resolve) => (stand = resolve));
      const heldSince = made.now();
      made.console.press(abi.PRESS_B, made.now());
      made.console.press(abi.PRESS_A, made.now());
      await new Promise((resolve) => setTimeout(resolve, 20));
      made.console.press(abi.PRESS_A, made.now());
      stand();
      await made.rest();
      assert.equal(made.calls.filter((call) => call === "GAME press 0").length, 0);
      made.console.press(abi.PRESS_A, heldSince);
      await made.press(abi.PRESS_DOWN);
      assert.deepEqual(made.calls.slice(-2), ["GAME press 1", "GAME press 4"]);
      assert.equal(
        made.view.shown.some(({ refresh }) => refresh === "clean"),
        name === "CURTAIN",
      );
    });
  }

  test("long UP cleans the glass and never reaches the game", async () => {
    const made = await inGame();
    const before = made.calls.length;
    await made.press(abi.PRESS_LONG_UP);
    assert.equal(made.calls.length, before);
    assert.equal(made.view.shown.at(-1)?.refresh, "clean");
  });
});

describe("secrets", () => {
  /** B shows a secret, HIDE takes it away. */
  const secretive: Script = (call, arg, state) => {
    if (call === "press") state[COUNT] = arg === abi.PRESS_B ? 1 : 0;
    return abi.STATUS_CHANGED | (state[COUNT] === 1 ? abi.STATUS_PRIVATE : 0);
  };

  test("no words and no picture while PRIVATE, and the glass is cleaned behind it", async () => {
    const made = await inGame(secretive);
    await made.press(abi.PRESS_B);
    assert.equal(made.view.said.at(-1), null);
    assert.equal(made.console.screenshot(), null);
    await made.press(abi.PRESS_A);
    assert.equal(made.view.said.at(-1), "words");
    assert.ok(made.console.screenshot());
    assert.equal(made.view.shown.at(-1)?.refresh, "clean");
  });

  for (const [name, go] of [
    ["leaving", (made: Rig) => made.console.leave()],
    ["sleeping", (made: Rig) => made.console.sleep()],
    ["stopping for another tab", (made: Rig) => made.console.stop()],
    ["turning the page away", (made: Rig) => made.console.hide()],
  ] as const) {
    test(`${name} presses HIDE first`, async () => {
      const made = await inGame(secretive);
      await made.press(abi.PRESS_B);
      await go(made);
      assert.ok(made.calls.includes(`GAME press ${abi.PRESS_HIDE}`));
      if (name !== "turning the page away") assert.equal(await savedCount(made), 0);
    });
  }

  test("a game that stops with a secret on the glass leaves a blank one", async () => {
    const made = await inGame((call, arg, state, put) => {
      if (call === "press" && arg === abi.PRESS_A) throw new CartError("E-RANGE", "Out.");
      return secretive(call, arg, state, put);
    });
    await made.press(abi.PRESS_B);
    await made.press(abi.PRESS_A);
    assert.ok(made.view.shown.at(-1)?.frame.every((byte) => byte === 0));
    assert.equal(made.console.screenshot(), null);
  });
});
