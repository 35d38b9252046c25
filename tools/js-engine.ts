// Owns calls as lines of text ("press 3") on any JavaScript engine; the desktop host speaks the same lines. No Node, no DOM.
import { Cart } from "../host/web/cart.ts";
import { crc32 } from "../host/web/save.ts";

/** What a call left: its status word and checksums (CRC-32, IEEE) of the regions; or the sentence of an error. */
export type Answer =
  { status: number; state: number; frame: number; text: number; error?: undefined } | { error: string };

/** The bytes of a text in hexadecimal. */
export function unhex(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length >> 1 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));
}

/** Runs lines on the engine that this runs on. A trap is an answer; afterwards the instance is a fresh one. */
export class JsEngine {
  cart: Cart;

  constructor(
    readonly module: WebAssembly.Module,
    private readonly sum: (bytes: Uint8Array) => number = crc32,
  ) {
    this.cart = new Cart(module);
  }

  /** Runs `start LOW HIGH`, `resume`, `press N`, `step`, `load HEX`, `host OFFSET HEX` or `renew`. */
  call(line: string): Answer {
    const [word = "", first = "", second = ""] = line.split(" ");
    if (word === "renew") this.renew();
    else if (word === "load") this.cart.state.set(unhex(first));
    else if (word === "host") this.cart.host.set(unhex(second), Number(first));
    else return this.run(word, Number(first) | 0, Number(second) | 0);
    return this.look(0);
  }

  private run(word: string, first: number, second: number): Answer {
    try {
      switch (word) {
        case "start":
          return this.look(this.cart.start(first, second));
        case "resume":
          return this.look(this.cart.resume());
        case "press":
          return this.look(this.cart.press(first));
        case "step":
          return this.look(this.cart.step());
        default:
          throw new Error(`${word} is no call`);
      }
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
      this.renew();
      return { error: error.message };
    }
  }

  /** Throws the instance away and puts state and host info into a new one. */
  renew(): void {
    const { state, host } = this.cart;
    this.cart = new Cart(this.module);
    this.cart.state.set(state);
    this.cart.host.set(host);
  }

  /** The answer that says how the regions stand. */
  look(status: number): Answer {
    const { state, frame, textBytes } = this.cart;
    const { sum } = this;
    return { status: status >>> 0, state: sum(state), frame: sum(frame), text: sum(textBytes) };
  }
}
