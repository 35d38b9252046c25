// Owns what every cartridge must keep, whatever it draws: shape of the module, call order, statelessness, no traps.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import { Cart } from "../host/web/cart.ts";
import { builtCarts, type BuiltCart } from "../tools/cart-files.ts";
import { findCarts } from "../tools/cart-sources.ts";
import { knownExcess } from "../tools/bench/known.ts";
import { root } from "../tools/cli.ts";
import { loadBuilder } from "../tools/compiler.ts";
import { V8Engine, type Answer } from "../tools/engines.ts";
import { Random } from "../tools/random.ts";
import { hostLine, recordTrace, withRenewals } from "../tools/traces.ts";
import { readData, readSections, Reader, SECTION } from "../tools/wasm-file.ts";
import { instructions } from "./support/wasm-code.ts";

const SIZE_BUDGET = 65536; // docs/decisions/0012-small-cartridges.md
const MEMORY_GROW = 0x40;
const carts = await builtCarts();
const { buildCart } = await loadBuilder();

const sectionOf = (cart: BuiltCart, id: number): Uint8Array | undefined =>
  readSections(cart.bytes).find((section) => section.id === id)?.bytes;

/** A running cartridge with its host info written. */
function started(cart: BuiltCart, seed = 1): Cart {
  const engine = new V8Engine(cart.module);
  engine.call(hostLine(cart, carts));
  engine.cart.start(seed, 0);
  return engine.cart;
}

/** Everything that a call may change, in one copy. */
const everything = (cart: Cart): Buffer => Buffer.from(cart.bytes(0, abi.MEMORY_LIMIT).slice());
const picture = (cart: Cart): Buffer => Buffer.from(cart.bytes(0, abi.REGIONS_END).slice());

for (const cart of carts) {
  describe(`cartridge ${cart.name}`, () => {
    test("exports what abi.json lists and nothing else, imports nothing", () => {
      const names = WebAssembly.Module.exports(cart.module).map(({ name, kind }) => `${name} ${kind}`);
      const wanted = ["info", "press", "resume", "start", "step"].map((name) => `${name} function`);
      assert.deepEqual(names.sort(), [...wanted, "memory memory"].sort());
      assert.deepEqual(WebAssembly.Module.imports(cart.module), []);
    });

    test("has no start section, one page of memory that never grows, only instructions of the contract", () => {
      assert.equal(sectionOf(cart, SECTION.start), undefined);
      const memory = new Reader(sectionOf(cart, SECTION.memory)!);
      assert.deepEqual([memory.u32(), memory.byte(), memory.u32(), memory.u32()], [1, 1, 1, 1]);
      const grows = instructions(cart.bytes).filter(({ opcode }) => opcode === MEMORY_GROW);
      assert.equal(grows.length, 0);
    });

    test("keeps its data below 32 KiB and behind the regions, and its size within the budget", () => {
      const most = knownExcess(`${cart.name} wasm bytes`)?.most ?? SIZE_BUDGET;
      assert.ok(cart.bytes.length <= most, `${cart.bytes.length} bytes`);
      for (const { address, bytes } of readData(sectionOf(cart, SECTION.data)!)) {
        assert.ok(address >= abi.REGIONS_END, `data at ${address}`);
        assert.ok(address + bytes.length <= abi.MEMORY_LIMIT, `data up to ${address + bytes.length}`);
      }
    });

    test("is built to the same bytes again", async () => {
      const source = findCarts().find(({ name }) => name === cart.name)!;
      const again = readFileSync(await buildCart(source, "carts", join(root, "build/again")));
      assert.ok(again.equals(cart.bytes), "two builds differ");
    });

    test("has a right info block before anything else is called", () => {
      const { info } = new Cart(cart.module);
      assert.match(info.id, /^[A-Z0-9]{4}$/);
      assert.ok(info.title.length > 0 && Buffer.from(info.title).length < abi.TITLE_SIZE);
      assert.ok(info.minPlayers <= info.maxPlayers);
      assert.equal(info.minPlayers === 0, cart.kind === "menu");
      assert.ok(info.stateSize > abi.SUMMARY_SIZE && info.stateSize <= abi.STATE_SIZE);
      assert.notEqual(info.layoutHash, 0);
      assert.ok(
        carts.every((other) => other === cart || other.info.id !== info.id),
        "its id is its own",
      );
    });

    test("answers 0 and changes nothing when called out of order or with an unknown code", () => {
      const fresh = new Cart(cart.module);
      const before = picture(fresh); // a first call may unpack the cartridge's constants
      assert.equal(fresh.press(abi.PRESS_B), 0);
      assert.ok(picture(fresh).equals(before));
      const unpacked = everything(fresh);
      for (const call of [() => fresh.press(abi.PRESS_B), () => fresh.step(), () => fresh.press(99)]) {
        assert.equal(call(), 0);
        assert.ok(everything(fresh).equals(unpacked));
      }
      const running = started(cart);
      while (running.step()); // let it finish what start left
      const calm = picture(running);
      for (const code of [-1, abi.PRESS_COUNT, 255, 2147483647, -2147483648]) {
        assert.equal(running.press(code), 0, `press ${code}`);
        assert.ok(picture(running).equals(calm), `press ${code} changed something`);
      }
      assert.equal(running.step(), 0);
      assert.ok(picture(running).equals(calm), "step without MORE changed something");
    });

    test("refuses a state of zeros and then answers 0 until the next start", () => {
      const fresh = new Cart(cart.module);
      assert.equal(fresh.resume() & abi.STATUS_REFUSED, abi.STATUS_REFUSED);
      assert.ok(
        fresh.state.every((byte) => byte === 0),
        "the bytes are kept",
      );
      assert.equal(fresh.press(abi.PRESS_B), 0);
      assert.equal(fresh.step(), 0);
      assert.ok(fresh.start(1, 2) & abi.STATUS_CHANGED);
    });

    test("plays the same from the same seed", () => {
      const line = hostLine(cart, carts);
      const traces = [1, 1, 2].map((seed) => recordTrace(cart, line, seed, 120));
      assert.deepEqual(traces[0], traces[1]);
      assert.notDeepEqual(traces[0], traces[2]);
    });

    test("draws the same picture and text after resume, and keeps the state as it was", () => {
      const trace = recordTrace(cart, hostLine(cart, carts), 7, 400);
      const engine = new V8Engine(cart.module);
      trace.lines.forEach((line, index) => {
        const before = engine.call(line);
        if (index === 0) return;
        engine.renew();
        engine.cart.resume();
        const after = engine.look(0);
        assert.deepEqual({ ...after, status: 0 }, { ...before, status: 0 }, `after call ${index}, ${line}`);
      });
    });

    test("goes on the same when its instances are thrown away at random", () => {
      for (const seed of [11, 12, 13]) {
        const trace = recordTrace(cart, hostLine(cart, carts), seed, 400);
        const renewed = withRenewals(trace.lines, new Random(seed), 3);
        const engine = new V8Engine(cart.module);
        renewed.lines.forEach((line, index) => {
          const answer: Answer = engine.call(line);
          const base = renewed.base[index]!;
          if (base >= 0) assert.deepEqual(answer, trace.answers[base], `seed ${seed}, call ${base}, ${line}`);
        });
      }
    });

    test("survives any order of calls, and never touches what lies above 32 KiB", () => {
      const random = new Random(99);
      const codes = cart.kind === "test" ? [0, 1, 2, 3, 4, 99] : [...Array(abi.PRESS_COUNT + 2).keys(), -1];
      const engine = new V8Engine(cart.module);
      for (let call = 0; call < 3000; call++) {
        const press = `press ${random.pick(codes)}`;
        const seed = `start ${random.u32()} ${random.u32()}`;
        const line = random.weighted<string>([
          [press, 60],
          ["step", 20],
          ["resume", 5],
          [seed, 1],
        ]);
        assert.equal(engine.call(line).error, undefined, `call ${call}, ${line}`);
      }
      assert.ok(engine.cart.tailIsZero);
    });

    test("says every screen in lines of UTF-8", () => {
      const running = started(cart);
      const text = new TextDecoder("utf-8", { fatal: true }).decode(running.textBytes.slice());
      assert.ok(text.trim().length > 0);
    });
  });
}
