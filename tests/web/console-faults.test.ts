// Owns what the browser's console does when saves, games, stores or files are wrong; no browser is needed.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as abi from "../../host/web/abi.ts";
import { CartError } from "../../host/web/engine.ts";
import { examine } from "../../host/web/runner.ts";
import { packSave, readSave } from "../../host/web/save.ts";
import { MemoryShelf } from "../../host/web/shelf.ts";
import { COUNT, DRAWN, counting, inGame, menu, savedCount } from "./console-rig.ts";
import { actor, FakeRunner, FakeShelf, probeBytes, request, rig, type Script } from "./fakes.ts";

describe("saves that do not fit", () => {
  const kept = (state: number[], change: Partial<Parameters<typeof packSave>[0]> = {}): Uint8Array => {
    const bytes = new Uint8Array(24);
    bytes.set(state, COUNT);
    return packSave({ id: "GAME", saveVersion: 0, layoutHash: 0, sequence: 5, state: bytes, ...change });
  };
  const flipped = (record: Uint8Array, at: number): Uint8Array =>
    record.map((byte, i) => (i === at ? byte ^ 4 : byte));
  const refusing: Script = (call, _, state) =>
    call === "resume" && state[COUNT] === 99 ? abi.STATUS_REFUSED : DRAWN;

  for (const [name, record] of [
    ["impossible values", kept([99])],
    ["a flipped bit", flipped(kept([1]), 40)],
    ["another layout", kept([1], { layoutHash: 3 })],
    ["another save version", kept([1], { saveVersion: 3 })],
    ["another size", kept([1], { state: new Uint8Array(9) })],
    ["a cut record", kept([1]).slice(0, 50)],
    ["bytes that are no save", new Uint8Array(40)],
    ["no bytes at all", new Uint8Array(0)],
  ] as const) {
    test(`${name}: told, kept byte for byte, the menu knows, erasing is the way out`, async () => {
      const shelf = new FakeShelf();
      await shelf.put("save:GAME", record);
      const hosts: Uint8Array[] = [];
      const erasing = menu(request(abi.REQUEST_IS_ERASE_SAVE, "GAME"));
      const { script } = erasing;
      erasing.script = (call, arg, state, put) => {
        if (put.host) hosts.push(put.host);
        return script(call, arg, state, put);
      };
      const made = rig([erasing, actor("GAME", refusing)], shelf);
      await made.console.boot();
      await made.press(abi.PRESS_B);
      assert.equal(made.view.lastFault?.code, "E-REFUSED");
      assert.equal(made.view.lastStatus, "fault");
      assert.match(made.view.lastFault?.words ?? "", /^[A-Z].*\. It is kept as it is\./);
      await made.press(abi.PRESS_B);
      assert.equal(made.view.cart, "MENU");
      assert.deepEqual(await shelf.get("save:GAME"), record);
      assert.equal(hosts.at(-1)?.[abi.HOST_ENTRIES + abi.ENTRY_SAVE], abi.SAVE_STATE_REFUSED);
      await made.press(abi.PRESS_A);
      await made.press(abi.PRESS_B);
      assert.equal(made.calls.at(-1), "GAME start");
    });
  }

  test("settings that make no sense are put right one by one", async () => {
    const shelf = new FakeShelf();
    await shelf.put("settings", { refreshStyle: 7, idleMinutes: 15, textSize: "big" });
    const made = rig([menu()], shelf);
    assert.deepEqual(await made.saves.settings(), { refreshStyle: 1, idleMinutes: 15, textSize: 1 });
  });
});

describe("games that fail", () => {
  const failing: Script = (call, arg, state, put) => {
    if (call === "press" && arg === abi.PRESS_DOWN) throw new CartError("E-LOOP", "The game did not answer.");
    return counting(call, arg, state, put);
  };

  test("a failed call ends in a panel with its code; the game is kept; B goes to the menu", async () => {
    const made = await inGame(failing);
    await made.press(abi.PRESS_A);
    await made.press(abi.PRESS_DOWN, abi.PRESS_B, abi.PRESS_B);
    assert.equal(made.view.lastFault?.code, "E-LOOP");
    assert.equal(made.view.cart, "GAME", "presses from before do not answer the panel");
    assert.equal((await made.saves.running()).running, "", "a reload does not run into it again");
    await made.press(abi.PRESS_B);
    assert.equal(made.view.cart, "MENU");
    assert.equal(made.view.lastFault, null);
    assert.equal(await savedCount(made), 1);
  });

  test("it can be tried again from the last save", async () => {
    const made = await inGame(failing);
    await made.press(abi.PRESS_A, abi.PRESS_A);
    await made.press(abi.PRESS_DOWN);
    await made.console.again();
    assert.equal(made.calls.at(-1), "GAME resume");
    await made.press(abi.PRESS_A);
    assert.equal(await savedCount(made), 3);
  });

  test("each way the probe misbehaves has a code of its own", async () => {
    const codes: Record<number, string> = {
      [abi.PRESS_LONG_B]: "E-STACK",
      [abi.PRESS_LONG_UP]: "",
      [abi.PRESS_LONG_DOWN]: "E-UNREACH",
      [abi.PRESS_HIDE]: "E-INDIRECT",
    };
    const probe = await examine(probeBytes(), new FakeRunner([], []));
    for (const [code, wanted] of Object.entries(codes)) {
      const made = rig([menu(undefined, "PROB")], new FakeShelf(), [probe]);
      await made.console.boot();
      await made.press(abi.PRESS_B);
      await made.press(Number(code));
      assert.equal(made.view.lastFault?.code ?? "", wanted);
    }
    const runner = new FakeRunner([], []);
    await runner.open(probe.bytes);
    await runner.call("start", [1, 2]);
    await assert.rejects(runner.call("press", [abi.PRESS_LONG_UP]), { code: "E-DIVIDE" });
  });

  test("a menu that asks for a game that is not there ends in a panel", async () => {
    const made = rig([menu()], new FakeShelf());
    await made.console.boot();
    await made.press(abi.PRESS_B);
    assert.equal(made.view.lastFault?.words.startsWith("There is no game GAME here."), true);
  });
});

describe("instances thrown away", () => {
  test("sleep keeps the state, wakes at a press, delivers it once", async () => {
    const made = await inGame();
    await made.press(abi.PRESS_A);
    await made.console.sleep();
    assert.equal(made.view.shown.at(-1)?.refresh, "clean");
    const before = made.calls.length;
    await made.press(abi.PRESS_A);
    assert.deepEqual(made.calls.slice(before), ["GAME resume", "GAME press 0"]);
    assert.equal(await savedCount(made), 2);
  });

  test("the probe's pictures are the same with and without sleeping between presses", async () => {
    const probe = await examine(probeBytes(), new FakeRunner([], []));
    const pictures = async (sleepy: boolean): Promise<string[]> => {
      const made = rig([menu(undefined, "PROB")], new FakeShelf(), [probe]);
      await made.console.boot();
      await made.press(abi.PRESS_B);
      for (let i = 0; i < 12; i++) {
        if (sleepy && i % 3 === 1) await made.console.sleep();
        await made.press([abi.PRESS_A, abi.PRESS_B, abi.PRESS_UP][i % 3] as number);
      }
      const record = (await made.saves.record("PROB")) as Uint8Array;
      return [
        Buffer.from(made.view.shown.at(-1)?.frame ?? []).toString("hex"),
        made.view.said.at(-1) ?? "",
        Buffer.from(readSave(record).state).toString("hex"),
      ];
    };
    assert.deepEqual(await pictures(true), await pictures(false));
  });
});

describe("two tabs and failing stores", () => {
  test("a save that another tab has written since is not overwritten, and is the way on", async () => {
    const shelf = new FakeShelf();
    const first = await inGame(counting, shelf);
    const second = rig([menu(), actor("GAME", counting)], shelf);
    await second.console.boot();
    await second.press(abi.PRESS_A, abi.PRESS_A, abi.PRESS_A);
    await first.press(abi.PRESS_A);
    assert.equal(first.view.lastFault?.code, "E-CONFLICT");
    assert.equal(await savedCount(second), 3);
    await first.console.again();
    await first.press(abi.PRESS_A);
    assert.equal(await savedCount(first), 4);
  });

  test("a halted console writes nothing more", async () => {
    const made = await inGame();
    made.console.press(abi.PRESS_A, made.now());
    made.console.halt();
    await made.press(abi.PRESS_A);
    assert.equal(await savedCount(made), 0);
    assert.equal(made.view.lastStatus, "stopped");
  });

  test("a failed write is told, the game goes on, and what waits is written later", async () => {
    const shelf = new FakeShelf();
    const made = await inGame(counting, shelf);
    shelf.failPut = "the disk is full";
    await made.press(abi.PRESS_A, abi.PRESS_A);
    assert.match(made.view.lastNotice, /^Saving failed \(the disk is full\)/);
    assert.equal(made.view.lastFault, null);
    await made.press(abi.PRESS_C);
    assert.equal(made.view.cart, "MENU");
    assert.match(made.view.lastNotice, /^Saving failed/);
    await made.press(abi.PRESS_B);
    assert.equal(made.view.shown.at(-1)?.frame[0], 2, "the waiting save is the one that counts");
    shelf.failPut = "";
    await made.press(abi.PRESS_C);
    assert.equal(made.view.lastNotice, "");
    assert.equal(readSave((await shelf.get("save:GAME")) as Uint8Array).state[COUNT], 2);
  });

  test("a store that cannot be read stops the console instead of beginning anew", async () => {
    const shelf = new FakeShelf();
    const before = await inGame(counting, shelf);
    await before.press(abi.PRESS_A);
    const after = rig([menu(), actor("GAME", counting)], shelf);
    await after.console.boot();
    await after.press(abi.PRESS_C);
    shelf.failGet = "the store is broken";
    await after.press(abi.PRESS_B);
    assert.equal(after.view.lastFault?.code, "E-STORE");
    shelf.failGet = "";
    assert.equal(await savedCount(after), 1);
  });
});

describe("dropped cartridges", () => {
  test("is played, and never touches the player's save of the same game", async () => {
    const shelf = new MemoryShelf();
    const probe = await examine(probeBytes(), new FakeRunner([], []));
    const made = rig([menu(undefined, "PROB")], shelf, [probe]);
    await made.console.boot();
    await made.press(abi.PRESS_B);
    await made.press(abi.PRESS_A, abi.PRESS_A);
    const mine = await made.saves.record("PROB");
    await made.console.insert(probe.bytes.slice());
    await made.press(abi.PRESS_A);
    assert.equal(made.view.said.at(-1)?.trim(), "Presses: 01");
    assert.deepEqual(await made.saves.record("PROB"), mine);
    assert.equal((await made.saves.running()).running, "");
  });

  test("what is no cartridge is refused with a sentence, and the game goes on", async () => {
    const made = await inGame();
    const wrong: [Uint8Array, RegExp][] = [
      [Buffer.from("hello"), /^This file is not a WebAssembly module\.$/],
      [new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), /^This module does not export info/],
      [probeBytes().slice(0, 300), /^This file is not a WebAssembly module\.$/],
      [Buffer.from("MENU"), /menu; drop a game\.$/],
    ];
    for (const [bytes, words] of wrong) await assert.rejects(made.console.insert(bytes), { message: words });
    await made.press(abi.PRESS_A);
    assert.equal(await savedCount(made), 1);
  });
});
