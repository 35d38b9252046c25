// Owns the tests of sleep and wake on the emulated handheld: after every press, at every moment, on battery and on USB.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import * as abi from "../../host/web/abi.ts";
import { BUTTONS, type Button } from "../../tools/device/device.ts";
import { codesOf, Handheld } from "../../tools/device/handheld.ts";
import { Random } from "../../tools/random.ts";
import { op, type HandCart } from "../host/hand-cart.ts";
import { IDLE_MS, keenPress, sleepingGame, wokenGame, type Kept, type Session } from "./support/session.ts";
import { DesktopShelf, shelfImage } from "./support/shelf.ts";
import { fallAsleep, pressWhileFallingAsleep, wakeBy, type Moment } from "./support/sleeping.ts";
import { noArm } from "./support/tiny.ts";

const PRESSES = 40;

describe("sleep", { skip: noArm }, () => {
  let elf: string;
  let kept: Kept;
  const sessions: Session[] = [];

  before(async () => {
    ({ elf, kept } = await sleepingGame(3, 60));
  });
  after(async () => {
    for (const { twin } of sessions) await twin.close();
  });

  const woken = async (usb: boolean): Promise<Session> => {
    const session = await wokenGame(elf, kept, { usb });
    sessions.push(session);
    return session;
  };

  for (const usb of [false, true]) {
    test(`after every press of a game ${usb ? "on USB: it waits" : "on battery: the rail goes"}`, async () => {
      const session = await woken(usb);
      const random = new Random(5);
      const { device } = session.handheld;
      for (let i = 0; i < PRESSES; i++) {
        fallAsleep(session);
        await wakeBy(session, keenPress(random));
      }
      assert.equal(device.resets.power, usb ? 1 : PRESSES + 1);
      assert.deepEqual({ ...device.resets, power: 0 }, { power: 0, watchdog: 0, pin: 0, processor: 0 });
      device.expectClean();
    });
  }

  test("5 buttons that wake x 5 that follow at once: each counts once, in order", async () => {
    const session = await woken(false);
    for (const first of BUTTONS) {
      for (const second of BUTTONS) {
        fallAsleep(session);
        session.handheld.device.press(first, { downMs: 40, bounceMs: 3 });
        session.handheld.device.press(second, { downMs: 40, atMs: 70, bounceMs: 3 });
        session.handheld.device.run(200);
        session.handheld.settle();
        await session.answer({ button: first });
        // What is begun before a gate's picture stands is meant for another one.
        if (!session.gated && !session.leaves) await session.answer({ button: second });
        await session.expectSame(`${first} and ${second}`);
      }
    }
    session.handheld.device.expectClean();
  });

  test("a press at any moment on the way to sleep is neither lost nor doubled", async () => {
    const session = await woken(false);
    const buttons: Button[] = ["DOWN", "UP", "C"];
    const moments: Moment[] = [
      ...[-40, -1, -0.1, 0, 0.1, 1, 5].map((ms): Moment => ({ of: "idle", ms })),
      ...[0, 4, 9].map((index): Moment => ({ of: "flash", index, ms: 0.2 })),
      ...[0, 3, 400, 900].map((ms): Moment => ({ of: "refresh", ms })),
      ...[0, 0.5, 30, 48, 60].map((ms): Moment => ({ of: "stands", ms })),
      ...[0, 0.1, 0.3, 0.45, 0.5, 0.6, 2, 30].map((ms): Moment => ({ of: "latch", ms })),
    ];
    for (const [index, moment] of moments.entries()) {
      await pressWhileFallingAsleep(session, buttons[index % buttons.length]!, moment);
    }
    session.handheld.device.expectClean();
  });

  test("a button that is held keeps it awake; let go, it sleeps after the idle time", async () => {
    const session = await woken(false);
    const { device } = session.handheld;
    device.hold("B");
    device.run(5 * 60e3);
    assert.ok(device.powered && device.latchLog.length === 1);
    device.hold("B", false);
    await session.answer({ button: "B", long: true });
    session.handheld.settle();
    await session.expectSame("long B");
    fallAsleep(session);
    await wakeBy(session, { button: "B" });
    device.expectClean();
  });

  test("a button that goes down on the way to sleep and stays: no hang, and the rail goes after all", async () => {
    const session = await woken(false);
    const { device } = session.handheld;
    for (const ms of [0, 500, 1050]) {
      device.run(IDLE_MS + ms - 100);
      device.hold("DOWN");
      device.run(70e3);
      assert.ok(device.powered);
      device.hold("DOWN", false);
      session.handheld.settle();
      await session.answer({ button: "DOWN", long: true });
      await session.expectSame("long DOWN");
      fallAsleep(session);
      await wakeBy(session, { button: "UP" });
    }
    device.expectClean();
  });
});

const DRAWN = Array.from(
  { length: 40 },
  (_, row) => abi.FRAMEBUFFER_PTR + abi.SCREEN_STRIDE * (40 + row) + 8,
);
const draw = (word: number): number[] => DRAWN.flatMap((address) => op.store32(address, op.const(word)));

/** Without the line that says what feeds the device. */
const belowTitle = (frame: Uint8Array): Buffer => Buffer.from(frame.subarray(12 * abi.SCREEN_STRIDE));

/** What failed, with its code. */
const titleOf = (frame: Buffer): Buffer => frame.subarray(0, 16 * abi.SCREEN_STRIDE);

/** C shows a secret, HIDE and every other press take it away; holding C traps. */
const SECRETS: HandCart = {
  id: "SECR",
  press: {
    [abi.PRESS_C]: abi.STATUS_CHANGED | abi.STATUS_PRIVATE,
    [abi.PRESS_HIDE]: abi.STATUS_CHANGED | abi.STATUS_CURTAIN,
  },
  pressCode: [
    ...draw(0),
    ...op.onPress(abi.PRESS_C, draw(0x5aa5c33c)),
    ...op.onPress(abi.PRESS_LONG_C, [op.unreachable]),
  ],
};

describe("sleep outside a game", { skip: noArm }, () => {
  let elf: string;
  let twin: DesktopShelf;

  before(async () => {
    elf = await shelfImage("secrets", [SECRETS]);
    twin = await DesktopShelf.open([SECRETS]);
  });
  after(() => twin.close());

  const sleep = (handheld: Handheld): void => {
    handheld.untilOff();
    handheld.device.run(500);
  };

  /** Presses on both; the same must stand on both. */
  async function press(handheld: Handheld, button: Button, long = false): Promise<void> {
    const picture = handheld.press({ button, long });
    let frame = await twin.picture();
    for (const code of codesOf({ button, long })) frame = await twin.press(code);
    assert.ok(belowTitle(picture).equals(belowTitle(frame)), `after ${button}`);
  }

  test("in the menu, with a secret on the glass, on the host's own screen", async () => {
    const handheld = new Handheld(elf);
    const { device, panel } = handheld;
    handheld.start(); // the first picture comes now: whatever was pressed before was not meant for it
    for (const button of ["DOWN", "C", "A", "UP"] as const) {
      await press(handheld, button);
      sleep(handheld);
    }
    await press(handheld, "B"); // opens the cartridge
    await press(handheld, "DOWN");
    sleep(handheld);
    await press(handheld, "C");
    const secret = handheld.picture();
    const count = panel.refreshes.length;
    sleep(handheld);
    assert.equal(panel.refreshes[count]!.kind, "clean");
    assert.equal(panel.glass.traceOf(secret), 0, "what is left of the secret");
    await twin.host.one("sleep");
    await twin.host.settle();
    await press(handheld, "DOWN");
    sleep(handheld);
    await press(handheld, "C", true); // traps
    const message = Buffer.from(handheld.picture());
    sleep(handheld);
    const still = Buffer.from(handheld.press("DOWN")); // is no answer; where it failed is forgotten by now
    assert.ok(titleOf(still).equals(titleOf(message)));
    sleep(handheld);
    await press(handheld, "A"); // is one: back to the menu
    assert.equal(handheld.cartId, "MENU");
    device.expectClean();
  });
});
