// Owns whose saves a cartridge has, and that a write which failed is told while the game goes on. No DOM.
import { hostInfo, isMenu, menuEntries, type CartFile, type Request } from "./host-info.ts";
import * as abi from "./abi.ts";
import { ConflictError, DEFAULT_SETTINGS, Saves, type Kept, type Settings } from "./saves.ts";
import { MemoryShelf } from "./shelf.ts";

/** What the keeper tells. */
export interface KeeperView {
  settings(settings: Settings): void;
  /** A sentence that stays until the next one; "" takes it away. */
  notice(words: string): void;
}

/** Keeps saves and settings for a console. Guests (dropped cartridges) never touch the player's saves. */
export class Keeper {
  settings: Settings = DEFAULT_SETTINGS;
  private readonly guestSaves = new Saves(new MemoryShelf());

  constructor(
    private readonly saves: Saves,
    private readonly carts: CartFile[],
    private readonly view: KeeperView,
  ) {}

  /** Reads the settings and which cartridge ran last. */
  async open(): Promise<CartFile | undefined> {
    this.setSettings(await this.saves.settings());
    const { running } = await this.saves.running();
    return this.carts.find((cart) => cart.info.id === running);
  }

  /** What is kept for a cartridge; the menu keeps nothing. Rejects when the store cannot be read. */
  async load(cart: CartFile): Promise<Kept> {
    return isMenu(cart.info) ? { kind: "none" } : this.savesOf(cart).load(cart.info);
  }

  /** Notes which cartridge runs, for the next visit, and which one was left for the menu. */
  async entered(cart: CartFile, left: string): Promise<void> {
    if (!isMenu(cart.info))
      return void (await this.tell(this.saves.setRunning(this.isGuest(cart) ? "" : cart.info.id)));
    if (this.saves.unwritten) await this.tell(this.saves.flush());
    await this.tell(this.saves.setRunning("", left));
  }

  /** Notes that the next visit begins in the menu. */
  async stopped(): Promise<void> {
    await this.saves.setRunning("").catch(() => undefined);
  }

  /** Keeps a state; resolves to whether it is written. Rejects with ConflictError. */
  async commit(cart: CartFile, state: Uint8Array): Promise<boolean> {
    return isMenu(cart.info) || this.tell(this.savesOf(cart).commit(cart.info, state));
  }

  /** Remembers that the cartridge refused the values of its save. */
  refuse(cart: CartFile): void {
    this.savesOf(cart).refuse(cart.info.id);
  }

  /** Begins with nothing kept for guests. */
  newGuest(): Promise<void> {
    return this.guestSaves.eraseAll();
  }

  /** Does what the menu asks for. */
  async obey(request: Request): Promise<void> {
    if (request.kind === abi.REQUEST_IS_SETTINGS) {
      await this.tell(this.saves.setSettings(request.settings));
      this.setSettings(request.settings);
    }
    if (request.kind === abi.REQUEST_IS_ERASE_SAVE) await this.tell(this.saves.erase(request.cartridge));
    if (request.kind === abi.REQUEST_IS_ERASE_ALL && (await this.tell(this.saves.eraseAll())))
      this.setSettings(DEFAULT_SETTINGS);
  }

  /** Host info for a cartridge: the menu gets its entries. */
  async hostInfo(cart: CartFile): Promise<Uint8Array> {
    const { last } = await this.saves.running();
    return hostInfo(this.settings, last, isMenu(cart.info) ? await menuEntries(this.carts, this.saves) : []);
  }

  private isGuest(cart: CartFile): boolean {
    return !this.carts.includes(cart);
  }

  private savesOf(cart: CartFile): Saves {
    return this.isGuest(cart) ? this.guestSaves : this.saves;
  }

  private setSettings(settings: Settings): void {
    this.settings = settings;
    this.view.settings(settings);
  }

  /** Awaits a write; a failure that is no conflict becomes a notice. Resolves to whether it went well. */
  private async tell(write: Promise<void>): Promise<boolean> {
    try {
      await write;
      if (!this.saves.unwritten) this.view.notice("");
      return true;
    } catch (error) {
      if (error instanceof ConflictError) throw error;
      const reason = error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
      this.view.notice(
        `Saving failed (${reason}): the last save stands, and the next action tries again. Export your saves to be safe.`,
      );
      return false;
    }
  }
}
