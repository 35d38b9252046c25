// Owns the tests of a flash that wears out, fills up, holds damaged saves or gets new firmware, on the emulated handheld.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import * as abi from "../../host/web/abi.ts";
import { buildImage, type Image } from "../../tools/build-firmware.ts";
import { Handheld } from "../../tools/device/handheld.ts";
import { SECTOR } from "../../tools/device/flash.ts";
import { Random } from "../../tools/random.ts";
import { handCart, op } from "../host/hand-cart.ts";
import { keenPress, sleepingGame, withKept, wokenGame, type Kept } from "./support/session.ts";
import { noArm } from "./support/tiny.ts";

/** The save area (host/core/flash_area.h): directory and marks, then regions of four sectors. */
const SAVES = 0x1c0000;
const REGIONS = SAVES + 4 * SECTOR;
const REGION = 4 * SECTOR;
const PLACE = SECTOR / 2;

/** Region in which the step of the flash lies that wrote last beyond directory and marks. */
function regionWritten({ device }: Handheld): number {
  const step = device.flash.log.filter(({ offset }) => offset >= REGIONS).at(-1)!;
  return step.offset - ((step.offset - REGIONS) % REGION);
}

/** Title and code of the host's own screen (struct Message in host/core/message.h). */
function message({ device }: Handheld): string {
  const words = (at: number): string => {
    const address = device.readU32(device.symbol("glass") + at);
    if (address === 0) return "";
    const bytes = Buffer.from(device.read(address, 64));
    return bytes.subarray(0, bytes.indexOf(0)).toString("latin1");
  };
  return `${words(0)} ${words(4)}`.trim();
}

describe("a flash that wears out", { skip: noArm }, () => {
  let elf: string;
  let uf2: string;
  let kept: Kept;

  before(async () => {
    ({ elf, uf2, kept } = await sleepingGame(3, 60));
  });

  test("told with its code, the game goes on, and the last good save stands", async () => {
    const session = await wokenGame(elf, kept, { usb: true });
    const { handheld, twin } = session;
    const { device } = handheld;
    const random = new Random(10);
    /** Presses until one saves; the state that was saved, and whether the glass shows the twin's picture. */
    const untilSave = async (): Promise<{ saved: Uint8Array; told: boolean }> => {
      for (let presses = 0; ; presses++) {
        assert.ok(presses < 200, "nothing saves");
        const press = keenPress(random);
        if (press.long) continue;
        handheld.press(press);
        await session.answer(press);
        if (session.leaves) await session.expectSame("leaving");
        if (twin.saved === null || session.leaves) continue;
        return { saved: twin.saved, told: !Buffer.from(handheld.picture()).equals(await twin.frame()) };
      }
    };
    assert.equal((await untilSave()).told, false);
    const region = regionWritten(handheld);
    for (let at = 0; at < REGION; at += SECTOR) device.flash.worn.add((region + at) / SECTOR);
    let good = await twin.state();
    for (let saves = 0; ; saves++) {
      assert.ok(saves < 20, "no save failed");
      const { saved, told } = await untilSave();
      if (told) break;
      good = saved;
    }
    assert.equal(message(handheld), "Not saved E-WRITE");
    handheld.press("B");
    await session.expectSame("the answer");
    for (let i = 0; i < 5; i++) assert.equal((await untilSave()).told, false, "told once");
    device.cutPower();
    device.run(300);
    handheld.settle();
    await twin.resume(handheld.hostInfo, good);
    await session.expectSame("the boot");
    device.expectClean();
    await twin.close();
  });

  test("one good sector more than the last save's is enough", async () => {
    const session = await wokenGame(elf, kept, { usb: true });
    const { handheld } = session;
    const random = new Random(9);
    for (let i = 0; i < 12; i++) await session.press(keenPress(random));
    const region = regionWritten(handheld);
    for (let i = 0; i < 2; i++) handheld.device.flash.worn.add(region / SECTOR + i);
    for (let i = 0; i < 60; i++) await session.press(keenPress(random));
    handheld.device.expectClean();
    await session.twin.close();
  });

  test("damaged saves are told, kept, and never touched", async () => {
    const handheld = withKept(elf, kept);
    const { device } = handheld;
    const whole = await wokenGame(elf, kept, { usb: true });
    const random = new Random(4);
    for (let presses = 0; whole.twin.saved === null; presses++) {
      assert.ok(presses < 200, "nothing saves");
      await whole.press(keenPress(random));
    }
    const region = regionWritten(whole.handheld);
    await whole.twin.close();
    for (let at = region; at < region + REGION; at += PLACE) {
      if (device.flash.bytes[at] !== 0xff) device.flash.bytes[at + 200]! ^= 0x10;
    }
    const bytes = Buffer.from(device.flash.bytes.slice(region, region + REGION));
    handheld.start("UP");
    assert.equal(message(handheld), "Save not usable");
    handheld.press("B"); // to the menu
    assert.equal(handheld.cartId, "MENU");
    handheld.press("B"); // and again
    assert.equal(message(handheld), "Save not usable");
    handheld.untilOff();
    handheld.start("DOWN");
    handheld.press("B");
    assert.equal(handheld.cartId, "MENU");
    assert.ok(
      bytes.equals(device.flash.bytes.slice(region, region + REGION)),
      "the damaged save was touched",
    );
    device.expectClean();
  });

  test("new firmware leaves the saves, and the game goes on", async () => {
    const session = await wokenGame(elf, kept);
    const { device } = session.handheld;
    for (let i = 0; i < 3; i++) await session.press({ button: "DOWN" });
    session.untilAsleep();
    const saves = Buffer.from(device.flash.bytes.slice(SAVES));
    device.flash.bytes.fill(0xff, 0, SAVES);
    device.load(uf2);
    assert.ok(saves.equals(device.flash.bytes.slice(SAVES)));
    const random = new Random(4);
    const { refreshes } = session.handheld.panel;
    for (let tries = 0; refreshes.length === 0; tries++) {
      assert.ok(tries < 50, "no press changes the picture");
      await session.press(tries === 0 ? { button: "DOWN" } : keenPress(random));
    }
    assert.equal(refreshes[0]!.kind, "quick");
    device.expectClean();
    await session.twin.close();
  });
});

describe("a full directory", { skip: noArm }, () => {
  /** Where a hand-made cartridge keeps its request (tests/host/hand-cart.ts). */
  const LAUNCHES = abi.REGIONS_END + abi.INFO_SIZE + 64 + abi.REQUEST_CARTRIDGE;
  const CODES = [abi.PRESS_A, abi.PRESS_B, abi.PRESS_C, abi.PRESS_UP, abi.PRESS_DOWN];
  const BUTTONS = ["A", "B", "C", "UP", "DOWN"] as const;

  /** A menu in which each button opens a cartridge of its own: C saves, A leaves. */
  function shelf(letters: string): Promise<Image> {
    const menu = handCart({
      id: "MENU",
      minPlayers: 0,
      press: Object.fromEntries(CODES.map((code) => [code, abi.STATUS_LAUNCH])),
      pressCode: op.store8(LAUNCHES + 3, op.add(op.local(0), op.const(48))),
      request: { cartridge: `${letters}0` },
    });
    const games = CODES.map((code) => ({
      name: `${letters}${code}`,
      bytes: handCart({
        id: `${letters}${code}`,
        start: abi.STATUS_CHANGED | abi.STATUS_SAVE,
        press: { [abi.PRESS_C]: abi.STATUS_CHANGED | abi.STATUS_SAVE, [abi.PRESS_A]: abi.STATUS_LEAVE },
      }),
    }));
    return buildImage({
      board: "badger2040",
      name: `full-${letters}`,
      carts: [{ name: "menu", bytes: menu }, ...games],
    });
  }

  test("told with its code, the game goes on, and all that was there stays", async () => {
    const images = [await shelf("ONE"), await shelf("TWO"), await shelf("TRE")];
    const handheld = new Handheld(images[0]!.elf, { usb: true });
    const { device } = handheld;
    const opened: string[] = [];
    const failed: string[] = [];
    for (const [index, { elf }] of images.entries()) {
      if (index > 0) {
        device.usb(false);
        device.battery(0);
        device.run(100);
        device.load(elf);
        device.usb(true);
      }
      handheld.settle();
      for (const button of BUTTONS) {
        handheld.press(button);
        opened.push(handheld.cartId);
        if (message(handheld) === "Not saved E-WRITE") {
          failed.push(handheld.cartId);
          handheld.press("B");
        }
        handheld.press("C");
        assert.equal(handheld.picture()[0], 1, "the game goes on");
        handheld.press("A");
        if (handheld.cartId !== "MENU") handheld.press("B");
      }
    }
    assert.equal(new Set(opened).size, 15);
    assert.deepEqual(failed, ["TRE4"]);
    device.usb(false);
    device.run(100);
    device.load(images[0]!.elf);
    device.usb(true);
    handheld.settle();
    for (const button of BUTTONS) {
      assert.equal(handheld.press(button)[0], 2, "the first five stand, with their two presses");
      handheld.press("A");
    }
    device.expectClean();
  });
});
