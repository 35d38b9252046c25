// Owns what the menu asks of a host: launching, settings, erasing; and what it must never ask by habit.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { Cart } from "../host/web/cart.ts";
import { idNumber, readRequest } from "../host/web/host-info.ts";
import { builtCarts } from "../tools/cart-files.ts";
import { hostFromWords, type HostWords } from "../tools/screens/host.ts";

const carts = await builtCarts();
const games = carts.filter((cart) => cart.kind === "game");
const module = carts.find((cart) => cart.kind === "menu")!.module;

const HOST: HostWords = {
  refreshStyle: 1,
  idleMinutes: 1,
  entries: [
    { id: "NEWW", title: "New one" },
    { id: "SAVD", title: "Saved one", save: "ok", summary: "turn 3" },
    { id: "REFU", title: "Refused one", save: "refused" },
  ],
};

/** The menu after these presses, with the status of the last one. */
function menuAfter(presses: string, host: HostWords = HOST): { cart: Cart; status: number } {
  const cart = new Cart(module);
  cart.host.set(hostFromWords(host, games));
  let status = cart.start(1, 0);
  for (const name of presses.split(" ").filter(Boolean)) {
    status = cart.press(abi[`PRESS_${name}` as keyof typeof abi]);
  }
  return { cart, status };
}

const ids = (presses: string): number => readRequest(menuAfter(presses).cart.request.slice()).kind;

describe("menu", () => {
  test("B launches the cartridge under the cursor, saved or new", () => {
    for (const [presses, id] of [
      ["B", "NEWW"],
      ["DOWN B", "SAVD"],
    ] as const) {
      const { cart, status } = menuAfter(presses);
      assert.equal(status, abi.STATUS_LAUNCH);
      assert.equal(
        new DataView(cart.request.slice().buffer).getUint32(abi.REQUEST_CARTRIDGE, true),
        idNumber(id),
      );
    }
  });

  test("a save that cannot be read is told and not launched over", () => {
    const { cart, status } = menuAfter("DOWN DOWN B");
    assert.equal(status & abi.STATUS_LAUNCH, 0);
    assert.match(cart.text, /cannot be read/);
    assert.match(cart.text, /It is kept/);
  });

  test("the cursor begins on the cartridge that was left last", () => {
    assert.match(menuAfter("", { ...HOST, last: "SAVD" }).cart.text, /▶ Saved one/);
  });

  test("the list says for each cartridge whether one goes on, can begin, or has a save that is not readable", () => {
    const text = menuAfter("").cart.text;
    assert.match(text, /New one 1 player/);
    assert.match(text, /Saved one go on: turn 3/);
    assert.match(text, /Refused one save not readable/);
  });

  test("every change of a setting is asked of the host at once", () => {
    const { cart, status } = menuAfter("UP B B DOWN B B");
    assert.ok(status & abi.STATUS_REQUEST);
    const request = readRequest(cart.request.slice());
    assert.equal(request.kind, abi.REQUEST_IS_SETTINGS);
    assert.equal(request.settings.refreshStyle, abi.REFRESH_CRISP);
    assert.equal(request.settings.idleMinutes, 15);
  });

  test("a save is erased only by a held B on the second row", () => {
    const erasing = "DOWN C B"; // details of the saved one, "Erase"
    for (const habit of [
      "B",
      "B B",
      "LONG_B",
      "DOWN B",
      "DOWN B B B",
      "DOWN A",
      "DOWN UP LONG_B",
      "DOWN LONG_A",
    ]) {
      const { status } = menuAfter(`${erasing} ${habit}`);
      assert.equal(status & abi.STATUS_REQUEST, 0, habit);
      assert.equal(ids(`${erasing} ${habit}`), abi.REQUEST_IS_NOTHING, habit);
    }
    const { cart, status } = menuAfter(`${erasing} DOWN LONG_B`);
    assert.ok(status & abi.STATUS_REQUEST);
    const request = readRequest(cart.request.slice());
    assert.equal(request.kind, abi.REQUEST_IS_ERASE_SAVE);
    assert.equal(request.cartridge, "SAVD");
  });

  test("a cartridge without a save has nothing to erase", () => {
    assert.equal(menuAfter("C B").status, 0);
  });

  test("everything is erased only by a held B on the second row", () => {
    const erasing = "UP B UP B"; // settings, last row
    for (const habit of ["B", "LONG_B", "DOWN B B", "A"]) {
      assert.notEqual(ids(`${erasing} ${habit}`), abi.REQUEST_IS_ERASE_ALL, habit);
    }
    assert.ok(menuAfter(`${erasing} DOWN LONG_B`).status & abi.STATUS_REQUEST);
    assert.equal(ids(`${erasing} DOWN LONG_B`), abi.REQUEST_IS_ERASE_ALL);
  });

  test("after everything was erased, settings are what the host says then", () => {
    const { cart } = menuAfter("UP B B UP B DOWN LONG_B");
    cart.host.set(hostFromWords({ ...HOST, refreshStyle: 0, idleMinutes: 15 }, games));
    cart.resume();
    cart.press(abi.PRESS_B);
    assert.match(cart.text, /chosen: Calm/);
    assert.match(cart.text, /chosen: 15 min/);
  });

  test("a cartridge that is gone when the state comes back does not leave the cursor behind the list", () => {
    const before = menuAfter("DOWN DOWN C");
    const cart = new Cart(module);
    cart.host.set(hostFromWords({ entries: [{ id: "NEWW", title: "New one" }] }, games));
    cart.state.set(before.cart.state);
    assert.ok(cart.resume() & abi.STATUS_CHANGED);
    assert.match(cart.text, /▶ Settings/);
  });
});
