// Owns the desktop host running the whole console, as the terminal player and tests drive it.
import * as abi from "../../host/web/abi.ts";
import { buildNative, type Flavour } from "../build-native.ts";
import { LineClient, type Tick } from "../native.ts";
import { braille, halfBlocks } from "../picture.ts";

/** How a screen is printed. */
export type Kind = "braille" | "blocks" | "text";

/** Presses by the names that scripts use; LEAVE is A and C held together. */
export const PRESSES: Record<string, number> = {
  A: abi.PRESS_A,
  B: abi.PRESS_B,
  C: abi.PRESS_C,
  UP: abi.PRESS_UP,
  DOWN: abi.PRESS_DOWN,
  LONG_A: abi.PRESS_LONG_A,
  LONG_B: abi.PRESS_LONG_B,
  LONG_C: abi.PRESS_LONG_C,
  LONG_UP: abi.PRESS_LONG_UP,
  LONG_DOWN: abi.PRESS_LONG_DOWN,
  LEAVE: 16,
};

/** How the console is booted. */
export interface PlayOptions {
  /** id of a cartridge to open at once */
  launch?: string;
  /** makes chance repeatable */
  seed?: string;
  flavour?: Flavour["name"];
}

/** The desktop host running the whole console. */
export class PlayHost extends LineClient {
  /** Boots the console with these cartridge files and the saves in a folder. */
  constructor(saves: string, carts: string[], options: PlayOptions = {}) {
    super(buildNative(options.flavour), [
      ...["play", saves],
      ...(options.launch === undefined ? [] : [`--launch=${options.launch}`]),
      ...(options.seed === undefined ? [] : [`--seed=${options.seed}`]),
      ...carts,
    ]);
  }

  press(code: number): Promise<string> {
    return this.one(`press ${code}`);
  }

  async tick(): Promise<Tick> {
    const [, state, refresh, , id] = (await this.one("tick")).split(" ");
    return { state, refresh, id } as Tick;
  }

  /**
   * Ticks until the console waits for a press, or `between`, which runs after each tick, says false.
   * False when nothing is left to run.
   */
  async settle(between: (tick: Tick) => Promise<boolean> = () => Promise.resolve(true)): Promise<boolean> {
    for (;;) {
      const tick = await this.tick();
      const goOn = await between(tick);
      if (tick.state !== "busy") return tick.state === "idle";
      if (!goOn) return true;
    }
  }

  async bytes(what: "frame" | "text"): Promise<Uint8Array> {
    return Uint8Array.from(Buffer.from(await this.one(what), "hex"));
  }

  /** What stands on the glass, as lines of text. */
  async lines(kind: Kind): Promise<string[]> {
    if (kind === "text")
      return Buffer.from(await this.bytes("text"))
        .toString("utf8")
        .trimEnd()
        .split("\n");
    const frame = await this.bytes("frame");
    return kind === "braille" ? braille(frame) : halfBlocks(frame);
  }
}
