// Owns images with hand-made cartridges beside the menu: one that writes down its presses, and whatever fails on purpose.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as abi from "../../../host/web/abi.ts";
import { buildImage } from "../../../tools/build-firmware.ts";
import { chosenCarts } from "../../../tools/cart-files.ts";
import type { Handheld } from "../../../tools/device/handheld.ts";
import { PlayHost } from "../../../tools/play/host.ts";
import { handCart, op, type HandCart } from "../../host/hand-cart.ts";

/** Its count of presses and what they were, in the recorder's state. */
const COUNT = abi.STATE_PTR + abi.SUMMARY_SIZE;
const LOG = 64;
const LOG_MOST = 1900;

/** Writes down each press (and step) it gets; the number of them is the first byte of its picture. */
export const RECORDER: HandCart = {
  id: "RECO",
  stateSize: LOG + LOG_MOST,
  start: abi.STATUS_CHANGED | abi.STATUS_SAVE,
  press: Object.fromEntries(
    Array.from({ length: abi.PRESS_COUNT }, (_, code) => [code, abi.STATUS_CHANGED | abi.STATUS_SAVE]),
  ),
  pressCode: [...op.load32(COUNT), ...op.local(0), 0x3a, 0, LOG],
};

/** The same, but its picture stays and nothing is saved: for many presses. */
export const SILENT: HandCart = {
  ...RECORDER,
  id: "SILE",
  press: Object.fromEntries(Array.from({ length: abi.PRESS_COUNT }, (_, code) => [code, 0])),
};

/** What the recorder wrote down. */
export function recorded(handheld: Handheld): number[] {
  const { state } = handheld;
  const count = new DataView(state.buffer, state.byteOffset).getUint32(COUNT, true);
  return [...state.subarray(LOG, LOG + count)];
}

/** The menu and these cartridges, as an image; returns the path of its ELF. */
export async function shelfImage(name: string, carts: HandCart[]): Promise<string> {
  return (await buildImage({ board: "badger2040", name, carts: await shelf(carts) })).elf;
}

async function shelf(carts: HandCart[]): Promise<{ name: string; bytes: Uint8Array }[]> {
  const [menu] = await chosenCarts(["menu"], []);
  const made = carts.map((cart) => ({ name: cart.id ?? "HAND", bytes: handCart(cart) }));
  return [{ name: "menu", bytes: menu!.bytes }, ...made];
}

/** The desktop's console with the same shelf and no saves. */
export class DesktopShelf {
  private constructor(
    readonly host: PlayHost,
    private readonly folder: string,
  ) {}

  static async open(carts: HandCart[]): Promise<DesktopShelf> {
    const folder = mkdtempSync(join(tmpdir(), "deadink-shelf-"));
    const paths = (await shelf(carts)).map(({ name, bytes }) => {
      const path = join(folder, `${name}.wasm`);
      writeFileSync(path, bytes);
      return path;
    });
    const host = new PlayHost(join(folder, "saves"), paths, { seed: "1" });
    await host.settle();
    return new DesktopShelf(host, folder);
  }

  /** Presses, and returns what stands on its glass then. */
  async press(code: number): Promise<Uint8Array> {
    await this.host.press(code);
    await this.host.settle();
    return this.picture();
  }

  picture(): Promise<Uint8Array> {
    return this.host.bytes("frame");
  }

  async close(): Promise<void> {
    await this.host.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
