// Owns the side of parity that runs inside a browser page: one cartridge, lines in, answers out.
import { compileCart } from "../../host/web/cart.ts";
import { JsEngine, unhex, type Answer } from "../js-engine.ts";

let engine: JsEngine | null = null;

/** What the page offers to the tool that drives it. */
export interface PageEngine {
  open(wasmHex: string): Promise<void>;
  play(lines: string[]): Answer[];
  bytes(what: "state" | "frame" | "text"): number[];
}

const offered: PageEngine = {
  async open(wasmHex) {
    engine = new JsEngine(await compileCart(unhex(wasmHex)));
  },
  play(lines) {
    if (!engine) throw new Error("no cartridge is open");
    const running = (engine = new JsEngine(engine.module));
    return lines.map((line) => running.call(line));
  },
  bytes(what) {
    if (!engine) throw new Error("no cartridge is open");
    const { state, frame, textBytes } = engine.cart;
    return Array.from({ state, frame, text: textBytes }[what]);
  },
};

(globalThis as unknown as { pageEngine: PageEngine }).pageEngine = offered;
