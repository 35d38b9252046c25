// Owns a session at the handheld with its desktop twin: presses in both, and what is kept of a device that sleeps.
import assert from "node:assert/strict";
import * as abi from "../../../host/web/abi.ts";
import { buildImage } from "../../../tools/build-firmware.ts";
import { builtCarts, type BuiltCart } from "../../../tools/cart-files.ts";
import {
  codesOf,
  Handheld,
  pressOf,
  type HandheldOptions,
  type Press,
} from "../../../tools/device/handheld.ts";
import { openGame } from "../../../tools/device/menu.ts";
import { Random } from "../../../tools/random.ts";
import { Twin } from "./twin.ts";

/** What outlives power: the flash with image and saves, and the glass. */
export interface Kept {
  flash: Uint8Array;
  glass: Pick<Handheld["panel"]["glass"], "dark" | "charge" | "target" | "unknown" | "borderCharge">;
}

/** The idle time after which the handheld goes to sleep; settings' default. */
export const IDLE_MS = 60_000;
/** Going to sleep takes no longer, whatever has to be cleaned and saved. */
const FALLING_ASLEEP_MS = 9000;
const MENU = "MENU";
/** The game of every session: piecepack. */
const GAME = "PIEC";
const HELD = [abi.PRESS_LONG_A, abi.PRESS_LONG_B, abi.PRESS_LONG_C, abi.PRESS_LONG_DOWN];
const KEEN: [number, number][] = [
  [abi.PRESS_B, 24],
  [abi.PRESS_DOWN, 12],
  [abi.PRESS_UP, 4],
  [abi.PRESS_A, 2],
  [abi.PRESS_C, 1],
];

export function keptOf({ device, panel }: Handheld): Kept {
  const { dark, charge, target, unknown, borderCharge } = panel.glass;
  return {
    flash: device.snapshot(),
    glass: {
      dark: dark.slice(),
      charge: charge.slice(),
      target: target.slice(),
      unknown: unknown.slice(),
      borderCharge,
    },
  };
}

/** A handheld without power in which that was kept. */
export function withKept(elf: string, kept: Kept, options: HandheldOptions = {}): Handheld {
  const handheld = new Handheld(elf, options);
  const { glass } = handheld.panel;
  handheld.device.restore(kept.flash);
  glass.dark.set(kept.glass.dark);
  glass.charge.set(kept.glass.charge);
  glass.target.set(kept.glass.target);
  glass.unknown.set(kept.glass.unknown);
  glass.borderCharge = kept.glass.borderCharge;
  return handheld;
}

/** Pictures that the twin had one after the other, as far as they differ. */
interface Answer {
  frames: Buffer[];
  /** steps followed a press: pictures between may come to the glass or not */
  steps: boolean;
}

export class Session {
  presses = 0;
  /** the newest state that the cartridge asked to save, or that leaving saved; null: none yet */
  saved: Uint8Array | null = null;

  constructor(
    readonly handheld: Handheld,
    readonly twin: Twin,
    /** for messages */
    readonly what: string,
    private readonly usb: boolean,
  ) {}

  /** The same press for the twin. */
  async answer(press: Press): Promise<Answer> {
    const frames = [Buffer.from(await this.twin.frame())];
    let steps = false;
    for (const code of codesOf(press)) {
      if ((await this.twin.press(code)) > 0) steps = true;
      this.saved = this.twin.saved ?? this.saved;
      const frame = Buffer.from(await this.twin.frame());
      if (!frame.equals(frames.at(-1)!)) frames.push(frame);
    }
    return { frames, steps };
  }

  /** Presses on both; the pictures must be the same. */
  async press(press: Press): Promise<void> {
    this.handheld.press(press);
    await this.answer(press);
    await this.expectSame(nameOf(press));
  }

  /** The glass and the state are the twin's; after LEAVE back from the menu. */
  async expectSame(after: string): Promise<void> {
    this.presses++;
    if (this.twin.status & abi.STATUS_LEAVE) return this.comeBack();
    const where = `${this.what}, press ${this.presses}, ${after}`;
    const frame = Buffer.from(await this.twin.frame());
    assert.ok(frame.equals(this.handheld.picture()), `${where}: the picture is not the desktop's`);
    const state = Buffer.from(await this.twin.state());
    const own = Buffer.from(this.handheld.state.subarray(0, state.length));
    assert.ok(state.equals(own), `${where}: the state is not the desktop's`);
  }

  /** Presses until a quick refresh has left the glass in need of cleaning, in the game. */
  async soil(random: Random): Promise<void> {
    const { panel } = this.handheld;
    for (let tries = 0; tries === 0 || panel.sinceClean === 0 || this.leaves; tries++) {
      assert.ok(tries < 50, `${this.what}: no press changes the picture`);
      await this.press(tries === 0 ? { button: "DOWN" } : keenPress(random));
    }
  }

  /** From wherever in the menu a press may have led. */
  private async comeBack(): Promise<void> {
    // Row by row: what opens may be another game, or a page of the menu's.
    for (let tries = 0; this.handheld.cartId !== GAME; tries++) {
      assert.ok(tries < 14, `${this.what}: no way back from the menu`);
      if (this.handheld.cartId === MENU) this.handheld.press("B");
      if (this.handheld.cartId === GAME) break;
      for (const button of ["A", "A", "DOWN"] as const) this.handheld.press(button);
    }
    await this.twin.follow(this.handheld);
    this.saved = await this.twin.state();
  }

  /** The last press left the cartridge. */
  get leaves(): boolean {
    return (this.twin.status & abi.STATUS_LEAVE) !== 0;
  }

  /** The last press brought a picture that has to stand before the next press counts. */
  get gated(): boolean {
    return (this.twin.status & (abi.STATUS_GATE | abi.STATUS_CURTAIN)) !== 0;
  }

  /** When the last press ended, as far as fingers of `handheld.press` go. */
  get lastEdgeMs(): number {
    return this.handheld.device.board.lastEdgeNs / 1e6;
  }

  /** Asleep: without power on battery, the latch let go on USB. */
  get asleep(): boolean {
    const { device } = this.handheld;
    return this.usb ? device.latchLog.at(-1)?.level === false : !device.powered;
  }

  /** Waits until it sleeps. */
  untilAsleep(mostMs = IDLE_MS + FALLING_ASLEEP_MS): void {
    this.handheld.device.runUntil(() => this.asleep, mostMs, 20);
    this.handheld.device.run(100);
  }
}

/** A press of somebody who wants to get on: seldom back, seldom to the rules. */
export function keenPress(random: Random): Press {
  if (random.oneIn(40)) return pressOf(random.pick(HELD))!;
  return pressOf(random.weighted(KEEN))!;
}

export const nameOf = ({ button, long }: Press): string => `${long ? "long " : ""}${button}`;

export async function piecepack(): Promise<BuiltCart> {
  return (await builtCarts()).find(({ name }) => name === "piecepack")!;
}

/** The shipped image, and a handheld's remains that fell asleep some presses into a game. */
export async function sleepingGame(
  seed: number,
  presses: number,
): Promise<{ elf: string; uf2: string; kept: Kept }> {
  const { elf, uf2 } = await buildImage({ board: "badger2040" });
  const handheld = new Handheld(elf, { usb: true, seed });
  handheld.start();
  openGame(handheld, "piecepack");
  const session = new Session(handheld, new Twin(await piecepack()), `game ${seed}`, true);
  await session.twin.follow(handheld);
  const random = new Random(seed);
  while (session.presses < presses || session.twin.status & abi.STATUS_LEAVE) {
    assert.ok(session.presses < presses + 100, "it keeps leaving the game");
    await session.press(keenPress(random));
  }
  session.untilAsleep();
  handheld.device.expectClean();
  await session.twin.close();
  return { elf, uf2, kept: keptOf(handheld) };
}

/** A session with a device that sleeps in that game, and is woken by a press of UP, which changes little. */
export async function wokenGame(elf: string, kept: Kept, options: HandheldOptions = {}): Promise<Session> {
  const handheld = withKept(elf, kept, options);
  const usb = options.usb === true;
  const session = new Session(handheld, new Twin(await piecepack()), usb ? "on USB" : "on battery", usb);
  handheld.start("UP");
  await session.twin.follow(handheld);
  await session.expectSame("the first");
  return session;
}
