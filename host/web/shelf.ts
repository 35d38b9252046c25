// Owns where bytes are kept in a browser: IndexedDB through idb-keyval, or memory when there is none.
import { clear, del, get, keys, update, type UseStore } from "idb-keyval";

/** A place to keep values by name. Every method rejects when the store fails. */
export interface Shelf {
  get(key: string): Promise<unknown>;
  /** Puts a value; `check` sees the old one in the same transaction and throws to forbid it. */
  put(key: string, value: unknown, check?: (old: unknown) => void): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
  clear(): Promise<void>;
}

/** Keeps values until the page is closed. */
export class MemoryShelf implements Shelf {
  private readonly values = new Map<string, unknown>();

  async get(key: string): Promise<unknown> {
    return this.values.get(key);
  }
  async put(key: string, value: unknown, check?: (old: unknown) => void): Promise<void> {
    check?.(this.values.get(key));
    this.values.set(key, value);
  }
  async remove(key: string): Promise<void> {
    this.values.delete(key);
  }
  async keys(): Promise<string[]> {
    return [...this.values.keys()].sort();
  }
  async clear(): Promise<void> {
    this.values.clear();
  }
}

class IndexedShelf implements Shelf {
  constructor(private readonly store: UseStore) {}

  get(key: string): Promise<unknown> {
    return get(key, this.store);
  }
  put(key: string, value: unknown, check?: (old: unknown) => void): Promise<void> {
    const renew = (old: unknown): unknown => {
      check?.(old);
      return value;
    };
    return update(key, renew, this.store);
  }
  remove(key: string): Promise<void> {
    return del(key, this.store);
  }
  async keys(): Promise<string[]> {
    return (await keys<string>(this.store)).sort();
  }
  clear(): Promise<void> {
    return clear(this.store);
  }
}

const NAME = "deadink";
const OPEN_LIMIT_MS = 4000; // a blocked IndexedDB never answers

/** Opens the browser's store, strictly durable: a put that resolved survives a kill. */
async function openIndexed(): Promise<UseStore> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(NAME);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    setTimeout(() => reject(new Error("it does not answer")), OPEN_LIMIT_MS);
  });
  return async (mode, callback) =>
    callback(db.transaction(NAME, mode, { durability: "strict" }).objectStore(NAME));
}

/** The browser's shelf, or a temporary one together with the reason in one sentence. */
export async function openShelf(): Promise<{ shelf: Shelf; temporary: string }> {
  try {
    const shelf = new IndexedShelf(await openIndexed());
    await shelf.keys();
    return { shelf, temporary: "" };
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
    return {
      shelf: new MemoryShelf(),
      temporary: `Saves last only until this page is closed, because this browser keeps nothing for it (${reason}): export them first.`,
    };
  }
}
