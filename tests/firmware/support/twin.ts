// Owns the desktop twin of a handheld: the same cartridge under wasm3 on the desktop, put into the device's state.
import * as abi from "../../../host/web/abi.ts";
import type { BuiltCart } from "../../../tools/cart-files.ts";
import type { Handheld } from "../../../tools/device/handheld.ts";
import { hex, readAnswer, unhex } from "../../../tools/engines.ts";
import { NativeHost } from "../../../tools/native.ts";

export class Twin {
  private readonly host: NativeHost;
  status = 0;

  constructor(cart: BuiltCart) {
    this.host = NativeHost.open(cart.wasmPath);
  }

  /** Takes over what the device's cartridge has: host info and state. */
  async follow(handheld: Handheld): Promise<void> {
    await this.host.batch([`host 0 ${hex(handheld.hostInfo)}`, `load ${hex(handheld.state)}`]);
    await this.call("resume");
  }

  /** A press with all its steps, as the console makes them; returns how many there were. */
  async press(code: number): Promise<number> {
    await this.call(`press ${code}`);
    let steps = 0;
    for (; this.status & abi.STATUS_MORE; steps++) await this.call("step");
    return steps;
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
