// Owns what the browser's console does with every status word, save, secret and fault; no browser is needed.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as abi from "../../host/web/abi.ts";
import { examine } from "../../host/web/console.ts";
import { CartError } from "../../host/web/engine.ts";
import { packSave, readSave, summaryWords } from "../../host/web/save.ts";
import { MemoryShelf } from "../../host/web/shelf.ts";
import {
  actor,
  FakeRunner,
  FakeShelf,
  probeBytes,
  request,
  rig,
  type Actor,
  type Rig,
  type Script,
} from "./fakes.ts";

const COUNT = abi.SUMMARY_SIZE; // where the scripted games keep their count
const DRAWN = abi.STATUS_CHANGED | abi.STATUS_SAVE;

/** A game that counts its presses; C leaves. */
const counting: Script = (call, arg, state) => {
  if (call === "start") state.set(Buffer.from("counting"));
  if (call !== "press") return DRAWN;
  if (arg === abi.PRESS_C) return abi.STATUS_LEAVE;
  state[COUNT] = (state[COUNT] as number) + 1;
  return DRAWN;
};

/** A menu that launches the game at B and does as `ask` says at A. */
const menu = (ask: Uint8Array = new Uint8Array(abi.REQUEST_SIZE), id = "GAME"): Actor =>
  actor(
    "MENU",
    (call, arg) => {
      if (call !== "press") return abi.STATUS_CHANGED;
      if (arg === abi.PRESS_B) return { status: abi.STATUS_LAUNCH, request: request(0, id) };
      return { status: abi.STATUS_REQUEST, request: ask };
    },
    0,
  );

/** A booted console with the counting game, or another one, running. */
async function inGame(script: Script = counting, shelf = new FakeShelf()): Promise<Rig> {
  const made = rig([menu(), actor("GAME", script)], shelf);
  await made.console.boot();
  await made.press(abi.PRESS_B);
  assert.equal(made.view.cart, "GAME");
  return made;
}

const savedCount = async (made: Rig): Promise<number> => {
  const record = await made.saves.record("GAME");
  return record ? (readSave(record).state[COUNT] as number) : -1;
};

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
