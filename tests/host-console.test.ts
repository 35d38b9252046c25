// Owns the tests of the console in C around saves: menu, launch, leaving, refusals, requests, as the desktop host runs it.
import assert from "node:assert/strict";
import { readdirSync, writeFileSync } from "node:fs";
import { describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import {
  GAME,
  MENU,
  asking,
  boot,
  damage,
  end,
  kill,
  launching,
  press,
  recordBytes,
  saves,
  says,
  slot,
} from "./host/console-driver.ts";
import { PRESSES } from "../tools/play/host.ts";
import type { HandCart } from "./host/hand-cart.ts";

const { STATUS_CHANGED: CHANGED, STATUS_SAVE: SAVE } = abi;

describe("from the menu into a game and back", () => {
  test("LAUNCH starts a game, LEAVE returns to the menu, which lists its save", async () => {
    const host = await boot([launching, GAME]);
    // Text of a hand-made cartridge: id, presses, refresh style, saves of the first two entries.
    assert.equal(await says(host), "MENU0100");
    assert.equal(await press(host, "B"), "GAME0100");
    assert.equal(await press(host, "A"), "GAME1100");
    assert.equal(await press(host, "B"), "MENU0110");
  });

  test("a save is gone on with, also after the power went", async () => {
    const first = await boot([launching, GAME]);
    assert.equal(await press(first, "B", "A", "A", "C"), "GAME3100");
    await kill(first);
    // The game that ran is opened again, at its last SAVE.
    const second = await boot([launching, GAME]);
    assert.equal(await says(second), "GAME2100");
    assert.equal(await press(second, "LEAVE", "B"), "GAME2100");
  });

  test("leaving and quitting keep the state without a SAVE", async () => {
    const host = await boot([launching, GAME]);
    assert.equal(await press(host, "B", "C", "C", "LEAVE", "B"), "GAME2100");
    assert.equal(await press(host, "C"), "GAME3100");
    await end();
    assert.equal(await says(await boot([launching, GAME])), "GAME3100");
  });

  test("the menu starts anew each time, keeps nothing, and cannot be left", async () => {
    const host = await boot([launching, GAME]);
    assert.equal(await press(host, "C", "LEAVE"), "MENU1100");
    assert.ok(!readdirSync(saves).some((name) => name.startsWith("MENU")));
    assert.equal(await press(host, "B", "B"), "MENU0110");
  });

  test("without a menu, leaving ends the console", async () => {
    const host = await boot([GAME], "GAME");
    await host.press(PRESSES["B"] as number);
    assert.equal(await host.settle(), false);
  });

  test("LAUNCH of a game that is not there is told", async () => {
    const host = await boot([{ ...MENU, request: { cartridge: "NONE" } }, GAME]);
    assert.match(await press(host, "B"), /^Stopped \/ E-UNLOADED/);
    assert.equal(await press(host, "B"), "MENU0100");
  });

  test("a game cannot launch another one", async () => {
    const game = { ...GAME, press: { 0: abi.STATUS_LAUNCH | CHANGED }, request: { cartridge: "MENU" } };
    assert.equal(await press(await boot([launching, game]), "B", "A"), "GAME1100");
  });
});

describe("saves that cannot be used are kept and told", () => {
  /** Plays, spoils the save, launches again: what is told, and that no byte changed. */
  async function spoil(spoiler: () => void, again: HandCart = GAME): Promise<string> {
    const first = await boot([launching, GAME]);
    await press(first, "B", "A", "B");
    await end();
    spoiler();
    const before = recordBytes("GAME");
    const second = await boot([launching, again]);
    assert.equal(await says(second), "MENU0120", "the menu says refused");
    const told = await press(second, "B");
    assert.equal(await press(second, "C"), told, "only A and B answer");
    assert.equal(await press(second, "B"), "MENU0120");
    await end();
    assert.deepEqual(recordBytes("GAME"), before);
    return told;
  }

  test("damaged", async () => {
    assert.match(
      await spoil(() => damage("GAME", 40, 99)),
      /^Save not usable \/ The saved game is damaged\./,
    );
  });
  test("of a newer record format", async () => {
    assert.match(await spoil(() => damage("GAME", abi.SAVE_FORMAT, 2)), /of a newer version/);
  });
  test("of an older save version", async () => {
    assert.match(await spoil(() => undefined, { ...GAME, saveVersion: 2 }), /of an older version/);
  });
  test("of a newer save version", async () => {
    assert.match(await spoil(() => undefined, { ...GAME, saveVersion: 0 }), /of a newer version/);
  });
  test("of another build", async () => {
    assert.match(await spoil(() => undefined, { ...GAME, layoutHash: 2 }), /of another build/);
  });
  test("longer than a record, or empty", async () => {
    const longer = (): void => {
      for (const index of [0, 1]) writeFileSync(slot("GAME", index), Buffer.alloc(5000, "DSAV"));
    };
    assert.match(await spoil(longer), /damaged/);
    const empty = (): void => {
      for (const index of [0, 1]) writeFileSync(slot("GAME", index), "");
    };
    assert.match(await spoil(empty), /damaged/);
  });

  test("REFUSED at resume: told, kept, and the menu knows", async () => {
    const host = await boot([launching, { ...GAME, resume: abi.STATUS_REFUSED }]);
    await press(host, "B", "A", "B");
    const before = recordBytes("GAME");
    assert.match(await press(host, "B"), /^Save not usable \/ Its values cannot occur/);
    assert.equal(await press(host, "B"), "MENU0120");
    assert.deepEqual(recordBytes("GAME"), before);
  });

  test("one damaged record of two does not matter", async () => {
    const first = await boot([launching, GAME]);
    await press(first, "B", "A", "B");
    await end();
    writeFileSync(slot("GAME", 1), "rubbish");
    assert.equal(await press(await boot([launching, GAME]), "B"), "GAME1100");
  });
});

describe("requests", () => {
  test("settings are kept, and the cartridge sees them at once", async () => {
    const carts = [asking(abi.REQUEST_IS_SETTINGS), GAME];
    assert.equal(await press(await boot(carts), "A"), "MENU1200");
    await end();
    assert.equal(await says(await boot(carts)), "MENU0200");
  });

  test("settings out of range change nothing", async () => {
    const menu = { ...asking(abi.REQUEST_IS_SETTINGS), request: { kind: 1, settings: [3, 0, 9] } };
    assert.equal(await press(await boot([menu, GAME]), "A"), "MENU1100");
  });

  test("erasing one save", async () => {
    const host = await boot([asking(abi.REQUEST_IS_ERASE_SAVE), GAME]);
    assert.equal(await press(host, "B", "A", "B"), "MENU0110");
    assert.equal(await press(host, "A"), "MENU1100");
    assert.equal(await press(host, "B"), "GAME0100");
  });

  test("erasing a save that was refused makes room for a new one", async () => {
    const carts = [asking(abi.REQUEST_IS_ERASE_SAVE), GAME];
    const first = await boot(carts);
    await press(first, "B", "A", "B");
    await end();
    damage("GAME", 40, 99);
    const host = await boot(carts);
    assert.equal(await says(host), "MENU0120");
    assert.equal(await press(host, "A", "B"), "GAME0100");
  });

  test("erasing everything takes saves and settings", async () => {
    const set = await boot([asking(abi.REQUEST_IS_SETTINGS), GAME]);
    await press(set, "A", "B", "A", "B");
    await end();
    const host = await boot([asking(abi.REQUEST_IS_ERASE_ALL), GAME]);
    assert.equal(await says(host), "MENU0210");
    assert.equal(await press(host, "A"), "MENU1100");
    assert.deepEqual(
      readdirSync(saves).filter((name) => name.endsWith(".save")),
      [],
    );
  });

  test("a game may not erase", async () => {
    const game = {
      ...GAME,
      press: { 0: CHANGED | SAVE | abi.STATUS_REQUEST },
      request: { kind: abi.REQUEST_IS_ERASE_ALL },
    };
    const host = await boot([launching, game]);
    await press(host, "B", "A", "A");
    assert.equal(recordBytes("GAME").length, 2);
  });
});
