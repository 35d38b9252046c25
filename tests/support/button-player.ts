// Owns a player who knows only the buttons and what the screen says, whatever the game.
import assert from "node:assert/strict";
import * as abi from "../../host/web/abi.ts";
import { Cart } from "../../host/web/cart.ts";

export class ButtonPlayer {
  cart: Cart;
  status = 0;
  presses = 0;
  /** called after every call into the cartridge */
  onCall: () => void = () => {};

  constructor(readonly module: WebAssembly.Module) {
    this.cart = new Cart(module);
  }

  start(low: number, high = 0): void {
    this.status = this.cart.start(low, high);
    this.onCall();
  }

  /** One press, and all the work it leaves; returns the status bits of all its calls. */
  press(code: number): number {
    this.presses++;
    let bits = (this.status = this.cart.press(code));
    this.onCall();
    while (this.status & abi.STATUS_MORE) {
      bits |= this.status = this.cart.step();
      this.onCall();
    }
    return bits;
  }

  get text(): string {
    return this.cart.text;
  }

  /** The line for the menu. */
  get summary(): string {
    return Buffer.from(this.cart.state.slice(0, abi.SUMMARY_SIZE)).toString().replace(/\0+$/, "");
  }

  /** The row under the cursor, without its mark; "" where there is no list. */
  get selected(): string {
    return /^▶ (.*)$/m.exec(this.text)?.[1] ?? "";
  }

  /** All rows that the cursor can rest on, the present one first. */
  rows(): string[] {
    const rows = [this.selected];
    for (;;) {
      this.press(abi.PRESS_DOWN);
      if (this.selected === rows[0] || rows.length > 20) return rows;
      rows.push(this.selected);
    }
  }

  /** Puts the cursor on the first row that begins with the words; false when there is none. */
  goTo(words: string): boolean {
    const first = this.selected;
    while (!this.selected.startsWith(words)) {
      this.press(abi.PRESS_DOWN);
      if (this.selected === first) return false;
    }
    return true;
  }

  choose(words: string): number {
    if (!this.goTo(words)) throw new Error(`no row begins with "${words}":\n${this.text}`);
    return this.press(abi.PRESS_B);
  }
}

/** A new instance with the bytes of a state; resume() is still due. */
export function copyOf(module: WebAssembly.Module, state: Uint8Array): Cart {
  const cart = new Cart(module);
  cart.state.set(state);
  return cart;
}

/** Asserts that a new instance draws what stands there from the state alone, and that its status repeats MORE. */
export function assertResumes(player: ButtonPlayer): void {
  const twin = copyOf(player.module, player.cart.state);
  const status = twin.resume();
  assert.equal(status & abi.STATUS_REFUSED, 0, `refused:\n${player.text}`);
  assert.equal(status & abi.STATUS_MORE, player.status & abi.STATUS_MORE);
  assert.ok(Buffer.from(twin.frame).equals(player.cart.frame), `another picture:\n${player.text}`);
  assert.equal(twin.text, player.text);
  assert.ok(Buffer.from(twin.state).equals(player.cart.state), "resume changed the state");
}
