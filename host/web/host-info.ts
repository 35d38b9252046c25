// Owns the bytes of host info that a cartridge gets before start and resume, and how a request is read.
import * as abi from "./abi.ts";
import type { CartInfo } from "./cart.ts";
import type { Opened } from "./engine.ts";
import { summaryOf } from "./save.ts";
import { saneSettings, type Saves, type Settings } from "./saves.ts";

/** A cartridge that the console has. */
export interface CartFile extends Opened {
  bytes: Uint8Array;
  info: CartInfo;
}

/** One line of the menu: a cartridge and what is kept for it. */
export interface Entry {
  cart: CartFile;
  /** 0 none, 1 ok, 2 refused */
  save: number;
  /** 20 bytes, or none */
  summary: Uint8Array | null;
}

/** Whether the cartridge is the menu. */
export const isMenu = (info: CartInfo): boolean => info.minPlayers === 0;

/** What the menu lists: every game, with what is kept for it. */
export function menuEntries(carts: CartFile[], saves: Saves): Promise<Entry[]> {
  const games = carts.filter((cart) => !isMenu(cart.info));
  return Promise.all(
    games.map(async (cart) => {
      const kept = await saves.load(cart.info);
      const save = { none: abi.SAVE_STATE_NONE, ok: abi.SAVE_STATE_OK, refused: abi.SAVE_STATE_REFUSED }[
        kept.kind
      ];
      return { cart, save, summary: kept.kind === "ok" ? summaryOf(kept.state) : null };
    }),
  );
}

/** A cartridge id as the number that regions hold. */
export function idNumber(id: string): number {
  return Array.from(id).reduceRight((word, letter) => word * 256 + letter.charCodeAt(0), 0);
}

/** Host info, 1,920 bytes; at most 12 entries go in. */
export function hostInfo(settings: Settings, last: string, entries: Entry[]): Uint8Array {
  const bytes = new Uint8Array(abi.HOST_SIZE);
  const listed = entries.slice(0, abi.HOST_MAX_ENTRIES);
  bytes[abi.HOST_REFRESH_STYLE] = settings.refreshStyle;
  bytes[abi.HOST_IDLE_MINUTES] = settings.idleMinutes;
  bytes[abi.HOST_TEXT_SIZE] = settings.textSize;
  bytes[abi.HOST_POWER_SOURCE] = 1; // a page has no battery to speak of: USB
  bytes[abi.HOST_ENTRY_COUNT] = listed.length;
  new DataView(bytes.buffer).setUint32(abi.HOST_LAST_CARTRIDGE, idNumber(last), true);
  listed.forEach((entry, index) => {
    const at = abi.HOST_ENTRIES + index * abi.ENTRY_SIZE;
    bytes.set(entry.cart.block, at + abi.ENTRY_INFO);
    bytes[at + abi.ENTRY_SAVE] = entry.save;
    if (entry.summary) bytes.set(entry.summary, at + abi.ENTRY_SUMMARY);
    if (entry.cart.icon) bytes.set(entry.cart.icon, at + abi.ENTRY_ICON);
  });
  return bytes;
}

/** What a request region asks for. */
export interface Request {
  kind: number;
  settings: Settings;
  /** cartridge id, four letters */
  cartridge: string;
}

/** Reads the request region. */
export function readRequest(region: Uint8Array): Request {
  return {
    kind: region[abi.REQUEST_KIND] ?? 0,
    settings: saneSettings({
      refreshStyle: region[abi.REQUEST_REFRESH_STYLE],
      idleMinutes: region[abi.REQUEST_IDLE_MINUTES],
      textSize: region[abi.REQUEST_TEXT_SIZE],
    }),
    cartridge: String.fromCharCode(...region.slice(abi.REQUEST_CARTRIDGE, abi.REQUEST_CARTRIDGE + 4)),
  };
}
