// Owns the desktop twin of a handheld: the same cartridge under wasm3 on the desktop, put into the device's state.
import * as abi from "../../../host/web/abi.ts";
import type { BuiltCart } from "../../../tools/cart-files.ts";
import type { Handheld } from "../../../tools/device/handheld.ts";
import { hex, readAnswer, unhex } from "../../../tools/engines.ts";
import { NativeHost } from "../../../tools/native.ts";

export class Twin {
  private readonly host: NativeHost;
  status = 0;
  /** the state at the last call of `press` that asked for a save; null: none did */
  saved: Uint8Array | null = null;

  constructor(cart: BuiltCart) {
    this.host = NativeHost.open(cart.wasmPath);
  }

  /** Takes over what the device's cartridge has: host info and state. */
  follow(handheld: Handheld): Promise<void> {
    return this.resume(handheld.hostInfo, handheld.state);
  }

  /** As after a boot with that state saved. */
  async resume(hostInfo: Uint8Array, state: Uint8Array): Promise<void> {
    await this.host.batch([`host 0 ${hex(hostInfo)}`, `load ${hex(state)}`]);
    await this.call("resume");
  }

  /** A press with all its steps, as the console makes them; returns how many there were. */
  async press(code: number): Promise<number> {
    this.saved = null;
    await this.call(`press ${code}`);
    let steps = 0;
    for (; this.status & abi.STATUS_MORE; steps++) {
      await this.noteSave();
      await this.call("step");
    }
    await this.noteSave();
    return steps;
  }

  private async noteSave(): Promise<void> {
    if (this.status & abi.STATUS_SAVE) this.saved = await this.state();
  }

  frame(): Promise<Uint8Array> {
    return this.host.bytes("frame");
  }

  async state(): Promise<Uint8Array> {
    return unhex((await this.host.batch(["state"]))[0]!);
  }

  close(): Promise<void> {
    return this.host.close();
  }

  private async call(line: string): Promise<void> {
    const answer = readAnswer(await this.host.one(line));
    if (answer.error !== undefined) throw new Error(`${line}: ${answer.error}`);
    this.status = answer.status;
  }
}
