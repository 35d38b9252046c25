// Owns what the console keeps between visits: one save a game, the settings, which cartridge runs. No DOM.
import type { CartInfo } from "./cart.ts";
import { packSave, readSave, whyNot, type Save } from "./save.ts";
import type { Shelf } from "./shelf.ts";

/** Settings that the host owns; numbers as in host info. */
export interface Settings {
  refreshStyle: number;
  idleMinutes: number;
  textSize: number;
}

export const DEFAULT_SETTINGS: Settings = { refreshStyle: 1, idleMinutes: 1, textSize: 1 };

/** Settings from anywhere, each one put right where it makes no sense. */
export function saneSettings(value: unknown): Settings {
  const given = (typeof value === "object" && value !== null ? value : {}) as Partial<
    Record<string, unknown>
  >;
  const within = (name: keyof Settings, most: number): number => {
    const number = given[name];
    return typeof number === "number" && Number.isInteger(number) && number >= 0 && number <= most
      ? number
      : DEFAULT_SETTINGS[name];
  };
  return {
    refreshStyle: within("refreshStyle", 2),
    idleMinutes: within("idleMinutes", 255),
    textSize: within("textSize", 2),
  };
}

/** What is kept for a game. A refused save stays where it is until a person erases it. */
export type Kept =
  | { kind: "none" }
  | { kind: "ok"; state: Uint8Array; sequence: number }
  | { kind: "refused"; reason: string };

/** The store holds a save that this page has not seen: another tab wrote it. */
export class ConflictError extends Error {
  constructor() {
    super("Another tab has saved this game since; its save was left as it is.");
  }
}

const SAVE_KEY = "save:";
const keyOf = (id: string): string => SAVE_KEY + id;
const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

/** Saves and settings on a shelf. A save whose writing failed stays in memory and is written with the next one. */
export class Saves {
  private readonly known = new Map<string, number>();
  private readonly pending = new Map<string, Uint8Array>();
  /** Saves whose values the cartridge itself refused, by id. */
  private readonly refused = new Set<string>();

  constructor(private readonly shelf: Shelf) {}

  /** What is kept for this cartridge; rejects when the store cannot be read. */
  async load(info: CartInfo): Promise<Kept> {
    const record = this.pending.get(info.id) ?? (await this.shelf.get(keyOf(info.id)));
    if (record === undefined) {
      this.known.set(info.id, 0);
      return { kind: "none" };
    }
    let save: Save;
    try {
      if (!isBytes(record)) throw new Error("The kept bytes are not a save.");
      save = readSave(record);
    } catch (error) {
      return { kind: "refused", reason: (error as Error).message };
    }
    const reason = whyNot(save, info);
    if (reason) return { kind: "refused", reason };
    if (this.refused.has(info.id))
      return { kind: "refused", reason: "The save holds values that cannot occur in this game." };
    if (!this.pending.has(info.id)) this.known.set(info.id, save.sequence);
    return { kind: "ok", state: save.state, sequence: save.sequence };
  }

  /** Remembers that the cartridge refused the values of its save. */
  refuse(id: string): void {
    this.refused.add(id);
  }

  /** Keeps a state; rejects with ConflictError or with the store's error, and then the old save stands. */
  async commit(info: CartInfo, state: Uint8Array): Promise<void> {
    const seen = this.known.get(info.id) ?? 0;
    const { id, saveVersion, layoutHash } = info;
    const record = packSave({ id, saveVersion, layoutHash, sequence: (seen + 1) >>> 0, state });
    this.pending.set(id, record);
    await this.write(id, record);
  }

  /** Puts a waiting record in its place, unless another one lies there than the last one seen. */
  private async write(id: string, record: Uint8Array): Promise<void> {
    const seen = this.known.get(id) ?? 0;
    try {
      await this.shelf.put(keyOf(id), record, (old) => {
        if (sequenceOf(old) !== seen) throw new ConflictError();
      });
    } catch (error) {
      if (error instanceof ConflictError) this.pending.delete(id);
      throw error;
    }
    this.known.set(id, sequenceOf(record));
    this.pending.delete(id);
  }

  /** Whether a save waits in memory because the store did not take it. */
  get unwritten(): boolean {
    return this.pending.size > 0;
  }

  /** Tries again to write what waits. */
  async flush(): Promise<void> {
    for (const [id, record] of [...this.pending]) await this.write(id, record);
  }

  /** Erases one save, a refused one too. */
  async erase(id: string): Promise<void> {
    await this.shelf.remove(keyOf(id));
    this.forget(id);
  }

  /** Erases saves, settings and everything else. */
  async eraseAll(): Promise<void> {
    await this.shelf.clear();
    for (const id of [...this.known.keys(), ...this.refused]) this.forget(id);
    this.pending.clear();
  }

  private forget(id: string): void {
    this.pending.delete(id);
    this.refused.delete(id);
    this.known.set(id, 0);
  }

  /** Puts a save from elsewhere in the place of the one here, numbered behind both. */
  async replace(save: Save): Promise<void> {
    const old = this.pending.get(save.id) ?? (await this.shelf.get(keyOf(save.id)));
    const sequence = Math.max(save.sequence, sequenceOf(old)) + 1;
    await this.shelf.put(keyOf(save.id), packSave({ ...save, sequence }));
    this.forget(save.id);
    this.known.set(save.id, sequence);
  }

  /** The record kept for a game, as it lies there, damaged or not; null when there is none. */
  async record(id: string): Promise<Uint8Array | null> {
    const record = this.pending.get(id) ?? (await this.shelf.get(keyOf(id)));
    return isBytes(record) ? record : null;
  }

  /** All sound records, in order of id, for an export. */
  async records(): Promise<Uint8Array[]> {
    const stored = (await this.shelf.keys()).filter((key) => key.startsWith(SAVE_KEY));
    const ids = new Set([...stored.map((key) => key.slice(SAVE_KEY.length)), ...this.pending.keys()]);
    const records = await Promise.all([...ids].sort().map((id) => this.record(id)));
    return records.filter((record): record is Uint8Array => record !== null && sequenceOf(record) > 0);
  }

  /** The settings. */
  async settings(): Promise<Settings> {
    return saneSettings(await this.shelf.get("settings"));
  }
  setSettings(settings: Settings): Promise<void> {
    return this.shelf.put("settings", settings);
  }

  /** Id of the cartridge that runs, "" for the menu, and of the one left last. */
  async running(): Promise<{ running: string; last: string }> {
    const text = (value: unknown): string => (typeof value === "string" ? value : "");
    return { running: text(await this.shelf.get("running")), last: text(await this.shelf.get("last")) };
  }
  async setRunning(running: string, last?: string): Promise<void> {
    await this.shelf.put("running", running);
    if (last !== undefined) await this.shelf.put("last", last);
  }
}

/** Sequence number of a stored record: 0 for none, -1 for one that must not be overwritten. */
function sequenceOf(record: unknown): number {
  if (record === undefined) return 0;
  try {
    return readSave(record as Uint8Array).sequence;
  } catch {
    return -1;
  }
}
