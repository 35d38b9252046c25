// Owns what must be true after every power cut: the state before or after, the right picture, and saves that go on.
import assert from "node:assert/strict";
import * as abi from "../../../host/web/abi.ts";
import type { Device } from "../../../tools/device/device.ts";
import type { Handheld, HandheldOptions, Press } from "../../../tools/device/handheld.ts";
import { Random } from "../../../tools/random.ts";
import { IDLE_MS, keenPress, piecepack, wokenGame, type Kept, type Session } from "./session.ts";
import { Twin } from "./twin.ts";

/** When the power goes: in that step of the flash, in the next refresh, each at a part of its time, or after a time. */
export type Cut =
  { in: "flash"; step: number; part: number } | { in: "refresh"; part: number } | { in: "time"; ms: number };

export const nameOfCut = (cut: Cut): string => JSON.stringify(cut);

/** Parts of a flash step's time that are tried, of which the tests take three. */
export const PIECES = [0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.98];

/**
 * A save is an erased sector, eight pages and their end once more; before sleep the glass follows, packed: the more there
 * is on it, the more pages of its two sectors (32 and the erasing of both). A cut before it leaves some more to do.
 */
const STEPS_MOST = 48;

/** How long the power stays away. */
const OFF_MS = 100;

/** On which way the cut comes. */
export type Way = "press" | "sleep" | "wake";

export class Cutter {
  /** the last state that is safe */
  private saved: Uint8Array = new Uint8Array();
  cuts = 0;
  private wasCut = false;
  private refreshesAtCut = 0;
  private disarm: () => void = () => {};
  private follow: (mostMs: number) => void = () => {};

  private constructor(
    readonly session: Session,
    private readonly oracle: Twin,
    readonly random: Random,
  ) {}

  static async open(elf: string, kept: Kept, seed: number, options: HandheldOptions = {}): Promise<Cutter> {
    const session = await wokenGame(elf, kept, { unstableBits: true, seed, ...options });
    const cutter = new Cutter(session, new Twin(await piecepack()), new Random(seed));
    await cutter.play(true);
    return cutter;
  }

  async close(): Promise<void> {
    await this.session.twin.close();
    await this.oracle.close();
  }

  private get device(): Device {
    return this.session.handheld.device;
  }

  private get panel(): Handheld["panel"] {
    return this.session.handheld.panel;
  }

  /** Presses on the twin, and then, unless it is the one that saves and shall wait, on the device. */
  async play(throughSave: boolean): Promise<Press> {
    for (let tries = 0; ; tries++) {
      assert.ok(tries < 300, "no press saves");
      const press = keenPress(this.random);
      if (press.long) continue;
      await this.session.answer(press);
      const { leaves, twin } = this.session;
      const saves = twin.saved !== null && !leaves;
      if (saves && !throughSave) return press;
      this.session.handheld.press(press);
      await this.session.expectSame(press.button);
      // Whoever leaves saves too.
      this.saved = leaves ? await twin.state() : (twin.saved ?? this.saved);
      if (saves) return press;
    }
  }

  /** From now on the power goes when the cut says so; a cut in a refresh waits for `follow`. */
  private arm(cut: Cut): void {
    const { device } = this;
    this.wasCut = false;
    const cutAt = (timeNs: number): void => {
      this.disarm = device.clock.at(timeNs, () => {
        this.wasCut = true;
        device.cutPower(OFF_MS);
        this.refreshesAtCut = this.panel.refreshes.length;
      });
    };
    if (cut.in === "time") return cutAt(device.timeNs + cut.ms * 1e6);
    if (cut.in === "refresh") {
      const count = this.panel.refreshes.length;
      this.follow = (mostMs) => {
        for (let ms = 0; ms < mostMs && this.panel.refreshes.length === count; ms += 0.5) device.run(0.5);
        const entry = this.panel.refreshes[count];
        if (entry) cutAt(entry.startNs + Math.max(cut.part * (entry.endNs - entry.startNs), 0.6e6));
      };
      return;
    }
    const index = device.flash.stepCount + cut.step;
    device.flash.onStep = (step) => {
      if (step.index === index) cutAt(step.beginNs + (step.endNs - step.beginNs) * cut.part);
    };
    this.disarm = () => (device.flash.onStep = () => {});
  }

  /** Goes that way with the power cut on it, and boots; false when it was over before the cut came. */
  async run(way: Way, cut: Cut): Promise<boolean> {
    const { device, session } = this;
    this.follow = () => {};
    const states = await this[way](cut);
    this.disarm();
    if (!device.powered) {
      device.run(2 * OFF_MS);
      if (!device.powered) device.press("UP", { downMs: 60 });
      device.run(60);
    }
    session.handheld.settle();
    const where = `${session.what}, cut in ${way}, ${nameOfCut(cut)}`;
    await this.expectOneOf(states, where);
    if (this.wasCut) {
      this.cuts++;
      // Awake, no mark says what stands on the glass.
      const [first] = this.panel.refreshes.slice(this.refreshesAtCut);
      if (way === "press") assert.equal(first?.kind, "otp", where);
    }
    return this.wasCut;
  }

  /** Cuts in each step of the flash on a way, at that part of its time; returns how many steps there were. */
  async everyStep(way: Way, part: number): Promise<number> {
    let step = 0;
    while (await this.run(way, { in: "flash", step, part })) {
      assert.ok(++step < STEPS_MOST, `${way}: more than ${STEPS_MOST} steps`);
    }
    return step;
  }

  /** The cut comes in a press that saves. */
  private async press(cut: Cut): Promise<Uint8Array[]> {
    const { device } = this;
    const press = await this.play(false);
    this.arm(cut);
    device.press(press.button, { downMs: 60 });
    this.follow(1000);
    device.run(cut.in === "time" ? cut.ms + 60 : 60);
    this.session.handheld.settle();
    const { twin } = this.session;
    return this.wasCut ? [twin.saved!, this.saved] : [await twin.state()];
  }

  private async sleep(cut: Cut): Promise<Uint8Array[]> {
    const { device, session } = this;
    session.saved = null;
    await session.soil(this.random);
    const after = await session.twin.state();
    this.saved = session.saved ?? this.saved;
    device.run(session.lastEdgeMs + IDLE_MS - device.timeMs - 1);
    this.arm(cut);
    this.follow(1000);
    device.run(2000);
    return this.wasCut ? [after, this.saved] : [after];
  }

  private async wake(cut: Cut): Promise<Uint8Array[]> {
    const { device, session } = this;
    session.untilAsleep();
    this.saved = await session.twin.state();
    await session.answer({ button: "DOWN" });
    this.arm(cut);
    device.press("DOWN", { downMs: 40 });
    this.follow(1000);
    device.run(cut.in === "time" ? cut.ms + 60 : 60);
    session.handheld.settle();
    const after = await session.twin.state();
    return this.wasCut ? [after, this.saved] : [after];
  }

  /** The device goes on from one of these states, or with the press that started it; the glass says so too. */
  private async expectOneOf(states: Uint8Array[], where: string): Promise<void> {
    const { handheld, twin } = this.session;
    assert.equal(handheld.cartId, "PIEC", where);
    const picture = Buffer.from(handheld.picture());
    const state = Buffer.from(handheld.state);
    for (const [index, candidate] of states.entries()) {
      for (const code of [null, abi.PRESS_UP]) {
        await this.oracle.resume(handheld.hostInfo, candidate);
        if (code !== null) await this.oracle.press(code);
        const wanted = await this.oracle.state();
        const same = state.subarray(0, wanted.length).equals(wanted);
        if (!same || !picture.equals(await this.oracle.frame())) continue;
        this.saved = states[index]!;
        if (code !== null) this.saved = this.oracle.saved ?? this.saved;
        assert.equal(handheld.panel.glass.unknownPixels(), 0, `${where}: pixels of which nobody knows`);
        await twin.follow(handheld);
        return;
      }
    }
    assert.fail(`${where}: neither the state before nor the one after, or not its picture`);
  }
}
