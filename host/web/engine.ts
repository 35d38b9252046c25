// Owns calls into one cartridge with everything that they yield, and names what went wrong; runs in the worker. No DOM.
import * as abi from "./abi.ts";
import { Cart, compileCart } from "./cart.ts";

export type CallName = "start" | "resume" | "press" | "step";

/** What a call left behind, copied out of the cartridge's memory. */
export interface Outcome {
  status: number;
  /** 4,736 bytes */
  frame: Uint8Array;
  text: string;
  /** the state bytes in use */
  state: Uint8Array;
  /** the request region, 16 bytes */
  request: Uint8Array;
}

/** What a cartridge says of itself: its info block, and its icon or null. */
export interface Opened {
  block: Uint8Array;
  icon: Uint8Array | null;
}

/** Bytes for the cartridge's memory, written before a call. */
export interface Put {
  state?: Uint8Array;
  host?: Uint8Array;
}

/** A failed call: a stable short code, and a sentence. */
export class CartError extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

// Traps by the words that V8, SpiderMonkey and JavaScriptCore use for them; the codes are the desktop host's.
const TRAPS: [RegExp, string, string][] = [
  [/call stack|too much recursion/i, "E-STACK", "The game called itself too deeply."],
  [/unreachable/i, "E-UNREACH", "The game gave up."],
  [/divi/i, "E-DIVIDE", "The game divided by zero."],
  [
    /table|indirect|signature|null function/i,
    "E-INDIRECT",
    "The game called a function that it does not have.",
  ],
  [/out of bounds|out-of-bounds/i, "E-RANGE", "The game reached outside its memory."],
];

function trapOf(error: unknown): CartError {
  const words = error instanceof Error ? error.message : String(error);
  for (const [pattern, code, sentence] of TRAPS) {
    if (pattern.test(words)) return new CartError(code, sentence);
  }
  return new CartError("E-TRAP", `The game stopped (${words}).`);
}

/** One cartridge, opened once, then called. */
export class Engine {
  private cart: Cart | null = null;

  /** Makes an instance of the module; throws CartError E-MODULE with a sentence when the bytes are no cartridge. */
  async open(bytes: Uint8Array): Promise<Opened> {
    try {
      this.cart = new Cart(await compileCart(bytes));
      return { block: this.cart.infoBlock, icon: this.cart.icon?.slice() ?? null };
    } catch (error) {
      throw new CartError("E-MODULE", error instanceof Error ? error.message : String(error));
    }
  }

  /** Writes what is put, makes the call, copies its outcome out. Throws CartError on a trap. */
  call(name: CallName, args: number[], put: Put): Outcome {
    const cart = this.cart;
    if (!cart) throw new CartError("E-MODULE", "No cartridge is open.");
    if (put.state) cart.state.set(put.state);
    if (put.host) cart.host.set(put.host);
    let status: number;
    try {
      status = cart[name](args[0] as number, args[1] as number);
    } catch (error) {
      throw trapOf(error);
    }
    if (cart.memoryGrew || !cart.tailIsZero)
      throw new CartError("E-RANGE", "The game reached outside its memory.");
    return {
      status,
      frame: cart.frame.slice(),
      text: cart.text,
      state: cart.state.slice(),
      request: cart.request.slice(0, abi.REQUEST_SIZE),
    };
  }
}
