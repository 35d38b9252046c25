// Owns host info as scripts write it: settings by name, and made-up entries for the menu's ugly cases.
import * as abi from "../../host/web/abi.ts";
import { hostInfo, type Entry } from "../../host/web/host-info.ts";
import { DEFAULT_SETTINGS } from "../../host/web/saves.ts";
import type { BuiltCart } from "../cart-files.ts";

/** An entry in words; what is missing is taken from the game of that title, or of the first entry's. */
interface EntryWords {
  id?: string;
  title?: string;
  players?: [number, number];
  save?: "none" | "ok" | "refused";
  summary?: string;
}

/** Host info in words. */
export interface HostWords {
  refreshStyle?: number;
  idleMinutes?: number;
  battery?: number;
  powerSource?: number;
  last?: string;
  entries?: EntryWords[];
}

const KEYS = ["refreshStyle", "idleMinutes", "battery", "powerSource", "last", "entries"];
const SAVES = ["none", "ok", "refused"];

/** Host info, 1,920 bytes; throws an Error of one sentence when a word is unknown. */
export function hostFromWords(words: HostWords, games: BuiltCart[]): Uint8Array {
  const unknown = Object.keys(words).find((key) => !KEYS.includes(key));
  if (unknown) throw new Error(`host info has no "${unknown}"; it has ${KEYS.join(", ")}`);
  const settings = { ...DEFAULT_SETTINGS };
  settings.refreshStyle = words.refreshStyle ?? settings.refreshStyle;
  settings.idleMinutes = words.idleMinutes ?? settings.idleMinutes;
  const all = words.entries ?? games.map(({ info }) => ({ title: info.title }));
  const first = titled(games, all[0]) ?? games[0];
  const entries = all.map((entry) => makeEntry(entry, titled(games, entry) ?? first));
  const bytes = hostInfo(settings, words.last ?? "\0\0\0\0", entries);
  bytes[abi.HOST_BATTERY] = words.battery ?? bytes[abi.HOST_BATTERY]!;
  bytes[abi.HOST_POWER_SOURCE] = words.powerSource ?? bytes[abi.HOST_POWER_SOURCE]!;
  return bytes;
}

const titled = (games: BuiltCart[], words?: EntryWords): BuiltCart | undefined =>
  games.find(({ info }) => info.title === words?.title);

function makeEntry(words: EntryWords, game?: BuiltCart): Entry {
  if (!game) throw new Error("there is no game to make an entry from");
  const block = game.infoBlock.slice();
  if (words.id !== undefined) putText(block, abi.INFO_ID, 4, words.id);
  if (words.title !== undefined) putText(block, abi.INFO_TITLE, abi.TITLE_SIZE, words.title);
  if (words.players) block.set(words.players, abi.INFO_MIN_PLAYERS);
  const summary = new Uint8Array(abi.SUMMARY_SIZE);
  putText(summary, 0, abi.SUMMARY_SIZE, words.summary ?? "");
  return {
    cart: { block, icon: game.icon, bytes: game.bytes, info: game.info },
    save: Math.max(0, SAVES.indexOf(words.save ?? "none")),
    summary,
  };
}

function putText(bytes: Uint8Array, offset: number, size: number, text: string): void {
  const encoded = new TextEncoder().encode(text);
  if (encoded.length > size) throw new Error(`"${text}" is longer than ${size} bytes`);
  bytes.fill(0, offset, offset + size);
  bytes.set(encoded, offset);
}
