// Owns the whole handheld for tests and measurements: the shipped image in the emulated device, its panel and a player.
import * as abi from "../../host/web/abi.ts";
import { CODE } from "./panel-uc8151-commands.ts";
import { Device, type Button, type DeviceOptions } from "./device.ts";
import type { Uc8151Options } from "./panel-uc8151-options.ts";
import { Uc8151Panel } from "./panel-uc8151.ts";

/** The panel, which also notes when the first plane of a refresh came. */
class TimedPanel extends Uc8151Panel {
  /** of the first plane (OLD or NEW) since it was set to null; ns */
  firstPlaneNs: number | null = null;

  override transfer(byte: number): void {
    if (!this.levels.dc && (byte === CODE.DTM1 || byte === CODE.DTM2)) this.firstPlaneNs ??= this.host.now();
    super.transfer(byte);
  }
}

export interface HandheldOptions extends Omit<DeviceOptions, "panel"> {
  panel?: Partial<Uc8151Options>;
  /** USB plugged in; else it runs on its battery */
  usb?: boolean;
  /** battery in volts (3.9); 0 = none */
  volts?: number;
}

/** A finger on a button. */
export interface Press {
  button: Button;
  /** held for a long press */
  long?: boolean;
}

const SHORT_MS = 60;
const LONG_MS = abi.LONG_PRESS_MS + 60;
/**
 * Nothing has to happen for this long before the handheld counts as settled; longer than any debounce, and than
 * the board lets the panel rest after a quick refresh (boards/rp2040/port.c).
 */
const QUIET_MS = 200;
const STEP_MS = 4;
/** Header of a piece of the arena (host/core/vm_arena.c): its size first. */
const PIECE_HEADER = 8;
/** Unused words of the native stack (boards/rp2040/start.c). */
const STACK_PAINT = 0xa5c35a3c;
/** Words before linear memory (wasm3's M3MemoryHeader): runtime, end of the stack, length. */
const MEMORY_HEADER = 12;

const CODES: Record<Button, number> = {
  A: abi.PRESS_A,
  B: abi.PRESS_B,
  C: abi.PRESS_C,
  UP: abi.PRESS_UP,
  DOWN: abi.PRESS_DOWN,
};

/** The press that makes a code, or null when no finger can (HIDE). */
export function pressOf(code: number): Press | null {
  const buttons = Object.keys(CODES) as Button[];
  const short = buttons.find((button) => CODES[button] === code);
  if (short) return { button: short };
  const long = buttons.find((button) => CODES[button] + abi.PRESS_LONG_A === code);
  return long ? { button: long, long: true } : null;
}

/** What the console makes of a press: B, C and DOWN count at once, and once more when they are held. */
export function codesOf({ button, long }: Press): number[] {
  const short = CODES[button];
  if (!long) return [short];
  const held = short + abi.PRESS_LONG_A;
  return button === "A" || button === "UP" ? [held] : [short, held];
}

export class Handheld {
  readonly panel: TimedPanel;
  readonly device: Device;
  /** from the moment the last press counted to the first byte of the refresh; null: no picture came of it */
  latencyNs: number | null = null;

  /** @param elf path of the image, with symbols */
  constructor(elf: string, options: HandheldOptions = {}) {
    this.panel = new TimedPanel(options.panel);
    this.device = new Device({ ...options, panel: this.panel });
    this.device.load(elf);
    this.device.battery(options.volts ?? 3.9);
    if (options.usb) this.device.usb(true);
  }

  /** Starts it: by its plug, or by a button held for a moment. */
  start(button: Button = "B", downMs = SHORT_MS): void {
    if (!this.device.powered) this.device.press(button, { downMs });
    this.settle();
  }

  /** Whether nothing moves: the processor sleeps, the panel drives nothing. */
  private get still(): boolean {
    const driving = ["refreshing", "powering-on", "powering-off"].includes(this.panel.state);
    return this.device.idle && !driving;
  }

  /** Runs until nothing has moved for a while; throws when it never rests. */
  settle(mostMs = 30_000): void {
    let quiet = 0;
    for (let passed = 0; quiet < QUIET_MS; passed += STEP_MS) {
      if (passed > mostMs) throw new Error(`The handheld does not settle.\n${this.device.report()}`);
      this.device.run(STEP_MS);
      quiet = this.still ? quiet + STEP_MS : 0;
    }
  }

  /** Presses, waits until the picture stands, and returns it. */
  press(press: Press | Button): Uint8Array {
    const { button, long } = typeof press === "string" ? { button: press, long: false } : press;
    const downMs = long ? LONG_MS : SHORT_MS;
    const counts = long ? abi.LONG_PRESS_MS : button === "A" || button === "UP" ? downMs : 0;
    const countsNs = this.device.timeNs + counts * 1e6;
    this.panel.firstPlaneNs = null;
    this.device.press(button, { downMs });
    this.device.run(downMs);
    this.settle();
    const { firstPlaneNs } = this.panel;
    this.latencyNs = firstPlaneNs === null ? null : firstPlaneNs - countsNs;
    return this.picture();
  }

  /** What a person sees, as a framebuffer. */
  picture(): Uint8Array {
    return this.panel.glass.picture();
  }

  /** Throws when anything happened that silicon would not take, or more of the native stack was in use than that. */
  expectSound(share = 0.5): void {
    this.device.expectClean();
    if (!this.device.powered) return;
    const size = this.device.symbol("stack_top") - this.device.symbol("stack_bottom");
    const used = this.stackHighWater();
    if (used >= share * size) throw new Error(`${used} of ${size} bytes of the native stack were in use.`);
  }

  /** Runs until the rail is off; throws when that does not come. */
  untilOff(mostMs = 120_000): void {
    this.device.runUntil(() => !this.device.powered, mostMs, 20);
  }

  /** Address of the running cartridge's memory: the piece of the arena that is as large. */
  private linearMemory(): number {
    const { device } = this;
    const end = device.symbol("arena") + device.readU32(device.symbol("used"));
    for (let piece = device.symbol("arena"); piece < end;) {
      const size = device.readU32(piece);
      const length = piece + PIECE_HEADER + MEMORY_HEADER - 4;
      if (size > abi.MEMORY_LIMIT && device.readU32(length) === abi.MEMORY_LIMIT) return length + 4;
      piece += PIECE_HEADER + size;
    }
    throw new Error("No cartridge is loaded.");
  }

  /** A region of the running cartridge's memory. */
  region(pointer: number, size: number): Uint8Array {
    return this.device.read(this.linearMemory() + pointer, size);
  }

  /** Four letters of the running cartridge, from its info block. */
  get cartId(): string {
    const memory = Buffer.from(this.region(0, abi.MEMORY_LIMIT));
    const info = memory.indexOf("DINK", abi.REGIONS_END);
    return memory.subarray(info + abi.INFO_ID, info + abi.INFO_ID + 4).toString("latin1");
  }

  /** Most bytes of the native stack that were in use since the last start: what is left of its paint tells. */
  stackHighWater(): number {
    const bottom = this.device.symbol("stack_bottom");
    const top = this.device.symbol("stack_top");
    let word = bottom;
    while (word < top && this.device.readU32(word) === STACK_PAINT) word += 4;
    return top - word;
  }

  get state(): Uint8Array {
    return this.region(abi.STATE_PTR, abi.STATE_SIZE);
  }

  get hostInfo(): Uint8Array {
    return this.region(abi.HOST_PTR, abi.HOST_SIZE);
  }
}
