// Owns stand-ins for a page: a view that takes notes, cartridges that are scripts, a store that fails on demand.
import { readFileSync } from "node:fs";
import * as abi from "../../host/web/abi.ts";
import { readInfo } from "../../host/web/cart.ts";
import { Console } from "../../host/web/console.ts";
import { Engine, type CallName, type Opened, type Outcome, type Put } from "../../host/web/engine.ts";
import type { Fault } from "../../host/web/faults.ts";
import type { CartFile } from "../../host/web/host-info.ts";
import type { Refresh } from "../../host/web/refresh.ts";
import type { Runner } from "../../host/web/runner.ts";
import { Saves, type Settings } from "../../host/web/saves.ts";
import { MemoryShelf, type Shelf } from "../../host/web/shelf.ts";
import type { Status, View } from "../../host/web/view.ts";
import { needFile } from "../../tools/cli.ts";

/** Bytes of the probe cartridge. */
export const probeBytes = (): Uint8Array =>
  new Uint8Array(readFileSync(needFile("build/carts/probe.wasm", "npm run build")));

/** What a scripted cartridge does at a call; `state` are its bytes, which it may change. */
export type Script = (call: CallName, arg: number, state: Uint8Array, put: Put) => number | Partial<Outcome>;

const STATE_SIZE = 24;

/** A scripted cartridge; players 0 makes it a menu. */
export interface Actor {
  cart: CartFile;
  script: Script;
}

/** Makes a scripted cartridge of a four-letter id. */
export function actor(id: string, script: Script, players = 1): Actor {
  const block = new Uint8Array(abi.INFO_SIZE);
  const view = new DataView(block.buffer);
  view.setUint32(abi.INFO_MAGIC, abi.MAGIC, true);
  view.setUint16(abi.INFO_CONTRACT_VERSION, abi.CONTRACT_VERSION, true);
  const pointers: [number, number][] = [
    [abi.INFO_FRAMEBUFFER_PTR, abi.FRAMEBUFFER_PTR],
    [abi.INFO_TEXT_PTR, abi.TEXT_PTR],
    [abi.INFO_STATE_PTR, abi.STATE_PTR],
    [abi.INFO_STATE_SIZE, STATE_SIZE],
    [abi.INFO_HOST_PTR, abi.HOST_PTR],
    [abi.INFO_REQUEST_PTR, abi.REQUEST_PTR],
  ];
  for (const [field, value] of pointers) view.setUint32(field, value, true);
  block.set(Buffer.from(id), abi.INFO_ID);
  block.set(Buffer.from(`The ${id}`), abi.INFO_TITLE);
  block[abi.INFO_MIN_PLAYERS] = players;
  return { cart: { bytes: Buffer.from(id), block, icon: null, info: readInfo(block) }, script };
}

/** Runs scripts and real cartridges alike, in this thread. */
export class FakeRunner implements Runner {
  private readonly engine = new Engine();
  private actor: Actor | undefined;
  private readonly state = new Uint8Array(STATE_SIZE);
  private closed = false;

  constructor(
    private readonly actors: Actor[],
    private readonly calls: string[],
  ) {}

  async open(bytes: Uint8Array): Promise<Opened> {
    const id = Buffer.from(bytes.slice(0, 4)).toString();
    this.actor = this.actors.find(({ cart }) => cart.info.id === id);
    return this.actor ? this.actor.cart : this.engine.open(bytes);
  }

  async call(name: CallName, args: number[], put: Put = {}): Promise<Outcome> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.closed) throw new Error("a closed runner was called");
    if (!this.actor) return this.engine.call(name, args, put);
    this.calls.push(`${this.actor.cart.info.id} ${name}${name === "press" ? ` ${args[0]}` : ""}`);
    if (put.state) this.state.set(put.state);
    const result = this.actor.script(name, args[0] ?? 0, this.state, put);
    const part = typeof result === "number" ? { status: result } : result;
    const frame = new Uint8Array(abi.FRAMEBUFFER_SIZE).fill(this.state[abi.SUMMARY_SIZE] ?? 0);
    const request = new Uint8Array(abi.REQUEST_SIZE);
    return { status: 0, frame, text: "words", state: this.state.slice(), request, ...part };
  }

  close(): void {
    this.closed = true;
  }
}

/** A request region. */
export function request(kind: number, cartridge: string, settings: number[] = []): Uint8Array {
  const region = new Uint8Array(abi.REQUEST_SIZE);
  region[abi.REQUEST_KIND] = kind;
  region.set(settings, abi.REQUEST_REFRESH_STYLE);
  region.set(Buffer.from(cartridge), abi.REQUEST_CARTRIDGE);
  return region;
}

/** A view that remembers. */
export class FakeView implements View {
  readonly shown: { frame: Uint8Array; refresh: Refresh }[] = [];
  readonly said: (string | null)[] = [];
  cart = "";
  lastSettings: Settings | null = null;
  lastStatus: Status | "" = "";
  lastFault: Fault | null = null;
  lastNotice = "";
  /** what show() waits for */
  standing: Promise<void> = Promise.resolve();

  show(frame: Uint8Array, refresh: Refresh): Promise<void> {
    this.shown.push({ frame, refresh });
    return this.standing;
  }
  say(text: string | null): void {
    this.said.push(text);
  }
  running(info: { id: string }): void {
    this.cart = info.id;
  }
  settings(settings: Settings): void {
    this.lastSettings = settings;
  }
  status(status: Status): void {
    this.lastStatus = status;
  }
  fault(fault: Fault | null): void {
    this.lastFault = fault;
  }
  notice(words: string): void {
    this.lastNotice = words;
  }
}

/** A memory shelf whose reading or writing fails while told so, and whose writes can be held up. */
export class FakeShelf extends MemoryShelf {
  failPut = "";
  failGet = "";
  hold: Promise<void> = Promise.resolve();

  override async get(key: string): Promise<unknown> {
    if (this.failGet) throw new Error(this.failGet);
    return super.get(key);
  }
  override async put(key: string, value: unknown, check?: (old: unknown) => void): Promise<void> {
    await this.hold;
    if (this.failPut) throw new Error(this.failPut);
    return super.put(key, value, check);
  }
}

/** A console with everything around it. */
export interface Rig {
  console: Console;
  view: FakeView;
  saves: Saves;
  calls: string[];
  /** the clock that presses are stamped with; it moves by one at each look */
  now(): number;
  /** presses now, and waits until the console rests */
  press(...codes: number[]): Promise<void>;
  rest(): Promise<void>;
}

/** Builds a console from actors and real cartridges on a shelf; it is not booted. */
export function rig(actors: Actor[], shelf: Shelf, more: CartFile[] = []): Rig {
  const calls: string[] = [];
  const view = new FakeView();
  const saves = new Saves(shelf);
  let time = 0;
  const now = (): number => ++time;
  const newRunner = (): Runner => new FakeRunner(actors, calls);
  const carts = [...actors.map(({ cart }) => cart), ...more];
  const console = new Console({ carts, saves, view, newRunner, now, seed: () => [7, 9] });
  const rest = async (): Promise<void> => {
    do await new Promise((resolve) => setTimeout(resolve, 1));
    while (view.lastStatus === "busy");
  };
  const press = async (...codes: number[]): Promise<void> => {
    for (const code of codes) console.press(code, now());
    await rest();
  };
  return { console, view, saves, calls, now, press, rest };
}
