// Owns the tests of cartridges that fail on the handheld: a screen with the code, as on the desktop; the save and the buttons live.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import * as abi from "../../host/web/abi.ts";
import { Handheld, codesOf, type HandheldOptions } from "../../tools/device/handheld.ts";
import { FIRST_OWN, op, type HandCart } from "../host/hand-cart.ts";
import { DesktopShelf, RECORDER, recorded, shelfImage } from "./support/shelf.ts";
import { noArm } from "./support/tiny.ts";

/** From a press to the screen that tells; the watchdog bites after 8 s. */
const TOLD_MS = 7000;
const LOOP = 0x03;
const BLOCK = 0x02;
const VOID = 0x40;
const END = 0x0b;
const BRANCH = 0x0c;
const own = op.call(FIRST_OWN);

/** A recorder that does something else on a press of C. */
const failing = (id: string, onC: number[], more: HandCart = {}): HandCart => ({
  ...RECORDER,
  ...more,
  id,
  pressCode: [...RECORDER.pressCode!, ...op.onPress(abi.PRESS_C, onC)],
});

/** The interpreter compiles blocks by recursion, until its guard says that the native stack is full. */
const NESTED = failing("NEST", own, {
  functions: [[...Array<number[]>(10000).fill([BLOCK, VOID]).flat(), ...Array<number>(10000).fill(END)]],
});
const GUARDED_SHARE = 0.8;

const FAULTS: [string, string, HandCart][] = [
  ["a loop for ever", "E-LOOP", failing("LOOP", [LOOP, VOID, BRANCH, 0, END])],
  ["recursion", "E-STACK", failing("STAC", own, { functions: [own] })],
  [
    "two functions that call each other in a loop",
    "E-STACK",
    failing("MUTU", own, { functions: [[LOOP, VOID, ...op.call(FIRST_OWN + 1), BRANCH, 0, END], own] }),
  ],
  ["a read beyond its memory", "E-RANGE", failing("RANG", [...op.load32(abi.MEMORY_LIMIT), op.drop])],
  ["a division by zero", "E-DIVIDE", failing("DIVI", [...op.const(7), ...op.const(0), 0x6d, op.drop])],
  ["unreachable", "E-UNREACH", failing("UNRE", [op.unreachable])],
  [
    "an indirect call to nowhere",
    "E-INDIRECT",
    failing("INDI", [...op.const(0), 0x11, 3, 0], {
      sections: [{ id: 4, bytes: Uint8Array.of(1, 0x70, 0, 1) }],
    }),
  ],
  [
    "floating point",
    "E-OPCODE",
    failing("FLOA", own, { functions: [[0x43, 0, 0, 0, 0, 0x43, 0, 0, 0, 0, 0x92, op.drop]] }),
  ],
  ["blocks nested ten thousand deep", "E-FUNCTION", NESTED],
  [
    "more values than the interpreter has room for",
    "E-FUNCTION",
    failing("VALU", own, {
      functions: [
        [...Array<number[]>(2000).fill(op.load32(64)).flat(), ...Array<number>(2000).fill(op.drop)],
      ],
    }),
  ],
];
const SHELF = FAULTS.map(([, , cart]) => cart);

describe("cartridges that fail", { skip: noArm }, () => {
  let elf = "";

  before(async () => {
    elf = await shelfImage("errors", SHELF);
  });

  /** A handheld and the desktop's console, both on the menu. */
  class Both {
    private constructor(
      readonly handheld: Handheld,
      readonly desktop: DesktopShelf,
    ) {}

    static async open(image: string, carts: HandCart[], options: HandheldOptions = {}): Promise<Both> {
      const handheld = new Handheld(image, { usb: true, ...options });
      handheld.start();
      return new Both(handheld, await DesktopShelf.open(carts));
    }

    /** Presses on both; the pictures are the same. */
    async press(button: "A" | "B" | "C" | "DOWN"): Promise<void> {
      const [code] = codesOf({ button });
      const [glass, wanted] = [this.handheld.press(button), await this.desktop.press(code!)];
      assert.ok(Buffer.from(wanted).equals(glass), `the picture after ${button}`);
    }

    async end(stack?: number): Promise<void> {
      await this.desktop.close();
      this.handheld.expectSound(stack);
    }
  }

  for (const [index, [what, code, cart]] of FAULTS.entries()) {
    test(`${what} ends in ${code}, as on the desktop; the save is whole, B leads to the menu`, async () => {
      const both = await Both.open(elf, SHELF);
      const { handheld, desktop } = both;
      for (let i = 0; i < index; i++) await both.press("DOWN");
      await both.press("B");
      await both.press("A");
      await both.press("A");
      const steps = handheld.device.flash.stepCount;
      const beginMs = handheld.device.timeMs;
      await both.press("C");
      assert.match((await desktop.host.lines("text")).join(" "), new RegExp(`^Stopped ${code} `));
      assert.ok(handheld.device.timeMs - beginMs < TOLD_MS);
      assert.equal(handheld.device.resets.watchdog, 0);
      await both.press("DOWN"); // no answer to the screen, and no harm
      const erased = handheld.device.flash.log.filter(
        ({ kind, index }) => kind === "erase" && index >= steps,
      );
      assert.ok(erased.length <= 1, "at most the settings' sector");
      await both.press("B");
      assert.equal(handheld.cartId, "MENU");
      await both.press("B");
      assert.deepEqual(recorded(handheld), [abi.PRESS_A, abi.PRESS_A]);
      await both.press("A");
      assert.deepEqual(recorded(handheld), [abi.PRESS_A, abi.PRESS_A, abi.PRESS_A]);
      await both.end(cart === NESTED ? GUARDED_SHARE : undefined);
    });
  }

  test("what fails validation is not on the shelf, and the menu stands without it", async () => {
    const carts = [
      { ...RECORDER, id: "NOEX", without: [7] },
      { ...RECORDER, id: "MAGI", magic: "XINK" },
      RECORDER,
    ];
    const both = await Both.open(await shelfImage("errors-shelf", carts), carts);
    await both.press("B");
    await both.press("A");
    assert.equal(both.handheld.cartId, "RECO");
    await both.end();
  });

  test("a cartridge that refuses its save: a screen says so, nothing is overwritten", async () => {
    const carts = [{ ...RECORDER, resume: abi.STATUS_REFUSED }];
    const both = await Both.open(await shelfImage("errors-refuse", carts), carts);
    const { handheld, desktop } = both;
    await both.press("B");
    await both.press("A");
    handheld.device.press("A", { downMs: 700 });
    handheld.device.press("C", { downMs: 700, atMs: 10 });
    handheld.device.run(800);
    handheld.settle();
    await desktop.press(abi.PRESS_C);
    await desktop.press(16);
    assert.equal(handheld.cartId, "MENU");
    await both.press("B");
    assert.match((await desktop.host.lines("text")).join(" "), /^Save not usable/);
    await both.press("B");
    assert.equal(handheld.cartId, "MENU");
    await both.end();
  });

  test("a loop too heavy to be counted: the watchdog ends it, the latch holds, the save is whole", async () => {
    const fill = [...op.const(abi.FRAMEBUFFER_PTR), ...op.const(0), ...op.const(20_000), 0xfc, 0x0b, 0];
    const carts = [failing("HEAV", [LOOP, VOID, ...fill, BRANCH, 0, END])];
    const handheld = new Handheld(await shelfImage("errors-heavy", carts));
    const { device } = handheld;
    handheld.start("DOWN");
    handheld.press("B");
    handheld.press("A");
    device.run(1500); // the booster is off
    device.press("C", { downMs: 40 });
    device.runUntil(() => device.resets.watchdog === 1, 12_000, 50);
    handheld.settle();
    assert.deepEqual(recorded(handheld), [abi.PRESS_A]);
    handheld.press("A");
    assert.deepEqual(recorded(handheld), [abi.PRESS_A, abi.PRESS_A]);
    assert.equal(device.latchLog.length, 1);
    handheld.expectSound();
  });
});
