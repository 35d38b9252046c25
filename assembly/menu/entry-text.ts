// Owns what the menu says of a cartridge, from its entry in host info; every function puts words into the text builder.
import {
  ENTRY_SUMMARY,
  INFO_ID,
  INFO_SAVE_VERSION,
  INFO_TITLE,
  SAVE_STATE_NONE,
  SAVE_STATE_REFUSED,
  SUMMARY_SIZE,
  TITLE_SIZE,
} from "../console/abi";
import { put, putBytes, putCount, putNumber } from "../console/text";
import { t } from "../console/texts";
import { entryMaxPlayers, entryMinPlayers, entryPtr, entrySave } from "./state";

/** Puts the title of an entry. */
export function putTitle(entry: i32): void {
  putUntilZero(entryPtr(entry) + INFO_TITLE, TITLE_SIZE);
}

/** Puts the bytes of a field that is padded with zeros. */
function putUntilZero(ptr: usize, size: i32): void {
  let length = 0;
  while (length < size && load<u8>(ptr + length) != 0) length++;
  putBytes(ptr, length);
}

/** What a row says at its right end: where the saved game stands, or who can play. */
export function putState(entry: i32): void {
  const save = entrySave(entry);
  if (save == SAVE_STATE_REFUSED) return put(t("save not readable"));
  if (save == SAVE_STATE_NONE) return putPlayers(entry);
  put(t("go on: "));
  putUntilZero(entryPtr(entry) + ENTRY_SUMMARY, SUMMARY_SIZE);
}

/** "1 player", "1 to 8 players". */
export function putPlayers(entry: i32): void {
  const fewest = entryMinPlayers(entry);
  const most = entryMaxPlayers(entry);
  if (fewest != most) {
    putNumber(fewest);
    put(t(" to "));
  }
  putCount(most, t("player"), t("players"));
}

/** What is saved of it. */
export function putSave(entry: i32): void {
  const save = entrySave(entry);
  if (save == SAVE_STATE_NONE) return put(t("none"));
  if (save == SAVE_STATE_REFUSED) return put(t("cannot be read, is kept"));
  putUntilZero(entryPtr(entry) + ENTRY_SUMMARY, SUMMARY_SIZE);
}

/** What to name in a bug report: id and save version. */
export function putIdentity(entry: i32): void {
  putBytes(entryPtr(entry) + INFO_ID, 4);
  put(t(", save version "));
  putNumber(load<u16>(entryPtr(entry) + INFO_SAVE_VERSION));
}
