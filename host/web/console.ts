// Owns the console as a state machine: which cartridge runs, presses in order, saves, secrets, faults. No DOM.
import * as abi from "./abi.ts";
import { CartError, type Outcome, type Put } from "./engine.ts";
import { faultOf, RefusedError, type Fault } from "./faults.ts";
import { Glass } from "./glass.ts";
import { isMenu, readRequest, type CartFile } from "./host-info.ts";
import { Keeper } from "./keeper.ts";
import { Queue } from "./queue.ts";
import { examine, type Runner } from "./runner.ts";
import type { Parts } from "./view.ts";

/** The console. All methods but `screenshot` queue their work; nothing overlaps. */
export class Console {
  private readonly queue = new Queue({
    stepDue: () => this.more,
    step: async () => this.take(await this.call("step", [])),
    fail: (error) => this.fail(error),
    rest: () => void this.rest(),
  });
  private stopped = false;
  private runner: Runner | null = null;
  private cart: CartFile | null = null;
  private last: Outcome | null = null;
  private committed: Uint8Array | null = null;
  private failed: Fault | null = null;
  private asleep = false;
  private more = false;
  private secret = false;
  /** presses that began at or before this moment are dropped */
  private gate = -Infinity;
  private readonly glass: Glass;
  private readonly keeper: Keeper;

  constructor(private readonly parts: Parts) {
    this.keeper = new Keeper(parts.saves, parts.carts, parts.view);
    this.glass = new Glass({
      show: (frame, refresh) => parts.view.show(frame, refresh),
      style: () => this.keeper.settings.refreshStyle,
    });
  }

  /** Starts where it was: the game that ran, or the menu. */
  boot(): Promise<void> {
    return this.enqueue(async () => this.run((await this.keeper.open()) ?? this.home()));
  }

  /** Takes a press that began at that moment; it counts now. */
  press(code: number, begun: number): void {
    if (begun <= this.gate) return;
    if (code === abi.PRESS_LONG_UP) return this.clean();
    void this.enqueue(() => this.deliver(code), begun);
  }

  /** Cleans the glass. */
  clean(): void {
    void this.enqueue(async () => {
      if (this.last) this.glass.clean(this.last.frame);
    });
  }

  /** Returns to the menu; the game is kept. Also the way out of a fault. */
  leave(): Promise<void> {
    return this.enqueue(async () => {
      if (this.failed) return this.run(this.home());
      if (this.cart && this.cart !== this.home()) await this.leaveCart();
    });
  }

  /** After a fault: goes on from what is kept. */
  again(): Promise<void> {
    return this.enqueue(async () => {
      if (this.failed) await this.run(this.cart ?? this.home());
    });
  }

  /** Takes a secret off the glass: somebody else may be looking. */
  hide(): Promise<void> {
    return this.enqueue(() => this.hideSecret());
  }

  /** Goes to sleep as the device does: secrets off, state kept, instance gone. The next press wakes it. */
  sleep(): Promise<void> {
    return this.enqueue(async () => {
      if (this.failed || this.asleep || this.more || !this.last) return;
      await this.putAway();
      this.glass.settle(this.last.frame);
      this.asleep = true;
    });
  }

  /** Plays a cartridge that is not one of ours; its save lasts until it is left. Rejects for what is none. */
  async insert(bytes: Uint8Array): Promise<void> {
    const cart = await examine(bytes, this.parts.newRunner());
    if (isMenu(cart.info)) throw new CartError("E-MODULE", "This cartridge is a menu; drop a game.");
    await this.keeper.newGuest();
    return this.enqueue(async () => {
      if (!this.failed) await this.putAway();
      await this.run(cart);
    });
  }

  /** Saves what is due, then runs `work` while nothing is open, then starts anew. For imports. */
  aside(work: () => Promise<void>): Promise<void> {
    return this.enqueue(async () => {
      if (!this.failed) await this.putAway();
      await work();
      await this.run(this.home());
    });
  }

  /** Saves what is due and stops for good: another tab plays on. */
  stop(): Promise<void> {
    return this.enqueue(async () => {
      if (!this.failed) await this.putAway();
      this.halt();
    });
  }

  /** Stops at once and writes nothing: another tab has taken over. */
  halt(): void {
    this.stopped = true;
    this.queue.close();
    this.closeInstance();
    this.parts.view.status("stopped");
  }

  /** The picture on the glass, or null while it shows a secret. */
  screenshot(): Uint8Array | null {
    return this.secret ? null : (this.last?.frame ?? null);
  }

  private home(): CartFile {
    return this.parts.carts.find((cart) => isMenu(cart.info)) as CartFile;
  }

  private enqueue(work: () => Promise<void>, begun?: number): Promise<void> {
    if (!this.stopped) this.parts.view.status("busy");
    return this.queue.add(work, begun);
  }

  /** Tells the view how the console stands, once the last picture does. */
  private async rest(): Promise<void> {
    await this.glass.stands();
    if (this.stopped || this.queue.isBusy) return;
    this.parts.view.status(this.failed ? "fault" : this.asleep ? "asleep" : "idle");
  }

  private async deliver(code: number): Promise<void> {
    if (this.failed) {
      // The panel over the screen offers the menu; confirm and back both take it.
      if (code === abi.PRESS_A || code === abi.PRESS_B) await this.run(this.home());
      return;
    }
    await this.wake();
    await this.take(await this.call("press", [code]));
  }

  private call(name: "start" | "resume" | "press" | "step", args: number[], put: Put = {}): Promise<Outcome> {
    if (!this.runner) return Promise.reject(new CartError("E-CLOSED", "No game is open."));
    return this.runner.call(name, args, put);
  }

  /** Runs a cartridge from its save, or anew. */
  private async run(cart: CartFile): Promise<void> {
    const left = this.cart?.info.id ?? "";
    if (this.stopped) return;
    this.closeInstance();
    this.cart = cart;
    this.last = this.committed = null;
    if (this.failed) this.parts.view.fault((this.failed = null));
    this.parts.view.running(cart.info);
    const kept = await this.keeper.load(cart);
    if (kept.kind === "refused") throw new RefusedError(kept.reason);
    await this.keeper.entered(cart, left);
    if (kept.kind === "ok") this.committed = kept.state;
    await this.take(await this.instance(this.committed));
  }

  /** Makes a new instance and starts it, or puts a state into it and resumes. */
  private async instance(state: Uint8Array | null): Promise<Outcome> {
    const cart = this.cart as CartFile;
    this.runner = this.parts.newRunner();
    await this.runner.open(cart.bytes);
    const host = await this.keeper.hostInfo(cart);
    return state ? this.call("resume", [], { state, host }) : this.call("start", this.parts.seed(), { host });
  }

  private async wake(): Promise<void> {
    if (!this.asleep || !this.last) return;
    this.asleep = false;
    const outcome = await this.instance(this.last.state);
    if (outcome.status & abi.STATUS_REFUSED)
      throw new CartError("E-REFUSED", "The game does not take its own state back.");
    this.last = outcome;
    this.more = (outcome.status & abi.STATUS_MORE) !== 0;
  }

  private closeInstance(): void {
    this.runner?.close();
    this.runner = null;
    this.more = this.asleep = false;
  }

  /** Does what a status word asks of the host, in the contract's order. */
  private async take(outcome: Outcome): Promise<void> {
    const { status } = outcome;
    if (status & abi.STATUS_REFUSED) {
      if (this.cart) this.keeper.refuse(this.cart);
      throw new RefusedError("The save holds values that cannot occur in this game.");
    }
    this.note(outcome);
    if (status & abi.STATUS_SAVE) await this.commit();
    if (status & (abi.STATUS_CURTAIN | abi.STATUS_GATE)) await this.dropBegun();
    if (status & abi.STATUS_REQUEST) await this.request(outcome);
    if (status & abi.STATUS_LAUNCH) return this.launch(readRequest(outcome.request).cartridge);
    if (status & abi.STATUS_LEAVE) return this.leaveCart();
  }

  /** Remembers what a call left, and shows its picture if it has a new one. */
  private note(outcome: Outcome): void {
    const { status, frame, text } = outcome;
    this.last = outcome;
    this.more = (status & abi.STATUS_MORE) !== 0;
    if (!(status & abi.STATUS_CHANGED)) return;
    this.secret = (status & abi.STATUS_PRIVATE) !== 0;
    this.parts.view.say(this.secret ? null : text);
    this.glass.show(frame, status);
  }

  /** Drops presses begun before the picture stands: the next one is another person's. */
  private async dropBegun(): Promise<void> {
    await this.glass.stands();
    this.gate = this.parts.now();
    this.queue.dropBegun(this.gate);
  }

  private async hideSecret(): Promise<void> {
    if (!this.secret || this.failed || !this.runner) return;
    const outcome = await this.call("press", [abi.PRESS_HIDE]);
    this.note(outcome);
  }

  /** Before the cartridge goes: secrets off the glass, state kept, instance closed. */
  private async putAway(): Promise<void> {
    await this.hideSecret();
    const state = this.last?.state;
    if (state && !this.committed?.every((byte, at) => byte === state[at])) await this.commit();
    this.closeInstance();
  }

  private async leaveCart(): Promise<void> {
    await this.putAway();
    await this.run(this.home());
  }

  private async launch(id: string): Promise<void> {
    const cart = this.parts.carts.find((candidate) => candidate.info.id === id);
    if (!cart) throw new CartError("E-MODULE", `There is no game ${id} here.`);
    await this.run(cart);
  }

  /** Keeps the state; what goes wrong is told, and the game goes on with its old save in place. */
  private async commit(): Promise<void> {
    const { cart, last } = this;
    if (this.stopped || !cart || !last) return;
    if (await this.keeper.commit(cart, last.state)) this.committed = last.state;
  }

  /** Does what the cartridge asks, then lets it read host info anew: that happens at resume. */
  private async request(outcome: Outcome): Promise<void> {
    await this.keeper.obey(readRequest(outcome.request));
    const host = await this.keeper.hostInfo(this.cart as CartFile);
    const resumed = await this.call("resume", [], { host });
    const asks = abi.STATUS_REQUEST | abi.STATUS_LAUNCH | abi.STATUS_LEAVE;
    await this.take({ ...resumed, status: resumed.status & ~asks });
  }

  /** Stops with a panel. A secret does not stay under it, and presses meant for the game do not answer it. */
  private async fail(error: unknown): Promise<void> {
    if (this.stopped) return;
    this.closeInstance();
    this.failed = faultOf(error, this.cart?.info.title ?? "The console");
    if (this.secret) {
      this.last = null;
      this.glass.show(new Uint8Array(abi.FRAMEBUFFER_SIZE), abi.STATUS_CURTAIN);
    }
    this.secret = false;
    this.gate = this.parts.now();
    this.queue.dropBegun(this.gate);
    // A reload shall not run into the same fault at once.
    await this.keeper.stopped();
    this.parts.view.fault(this.failed);
  }
}
