// Owns the test that matters most: whole games on the emulated handheld, by buttons, every picture as on the desktop.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import * as abi from "../../host/web/abi.ts";
import { buildImage } from "../../tools/build-firmware.ts";
import { builtCarts } from "../../tools/cart-files.ts";
import { codesOf, Handheld } from "../../tools/device/handheld.ts";
import { hastyPress, isOver, MOST_PRESSES } from "../../tools/device/hasty.ts";
import { openGame } from "../../tools/device/menu.ts";
import { InspectedGame } from "../../tools/inspect-game.ts";
import { Random } from "../../tools/random.ts";
import { noArm } from "./support/tiny.ts";
import { Twin } from "./support/twin.ts";

describe("a whole game on the handheld", { skip: noArm }, () => {
  test("piecepack, to its end: each picture on the glass is the desktop's", async () => {
    const { elf } = await buildImage({ board: "badger2040" });
    const carts = await builtCarts();
    const rules = await InspectedGame.load("piecepack");
    const handheld = new Handheld(elf, { usb: true });
    handheld.start();
    openGame(handheld, "piecepack");
    const twin = new Twin(carts.find(({ name }) => name === "piecepack")!);
    after(() => twin.close());
    await twin.follow(handheld);
    const random = new Random(7);
    let presses = 0;
    while (presses++ < MOST_PRESSES) {
      const press = hastyPress(random);
      const glass = handheld.press(press);
      for (const code of codesOf(press)) await twin.press(code);
      if (twin.status & abi.STATUS_LEAVE) {
        handheld.press("B"); // back from the menu
        await twin.follow(handheld);
        continue;
      }
      const frame = Buffer.from(await twin.frame());
      assert.ok(
        frame.equals(glass),
        `picture ${presses}, after ${press.long ? "long " : ""}${press.button}, differs`,
      );
      if (isOver(rules, await twin.state())) break;
    }
    assert.ok(rules.isTerminal, `the game did not end within ${presses} presses`);
    handheld.device.expectClean();
  });
});
