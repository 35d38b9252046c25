// Owns the save record of the contract (abi/README.md, "Save record") in TypeScript: packing, reading, judging. No storage.
import * as abi from "./abi.ts";
import type { CartInfo } from "./cart.ts";

/** A save record taken apart; its checksum was right. */
export interface Save {
  id: string;
  saveVersion: number;
  layoutHash: number;
  sequence: number;
  state: Uint8Array;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let word = byte;
  for (let bit = 0; bit < 8; bit++) word = word & 1 ? (word >>> 1) ^ 0xedb88320 : word >>> 1;
  return word;
});

/** CRC-32 (IEEE 802.3) of the bytes, as an unsigned number. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 255] as number);
  return ~crc >>> 0;
}

/** CRC-32 of bytes that hold their own CRC: the four bytes at that offset count as zero. */
export function crcWithHole(bytes: Uint8Array, hole: number): number {
  const copy = bytes.slice();
  copy.fill(0, hole, hole + 4);
  return crc32(copy);
}

const ascii = (word: string): number[] => Array.from(word, (letter) => letter.charCodeAt(0));

/** The record that keeps this state. */
export function packSave(save: Save): Uint8Array {
  const record = new Uint8Array(abi.SAVE_HEADER_SIZE + save.state.length);
  const view = new DataView(record.buffer);
  view.setUint32(abi.SAVE_MAGIC, abi.SAVE_MAGIC_WORD, true);
  view.setUint16(abi.SAVE_FORMAT, abi.SAVE_FORMAT_VERSION, true);
  view.setUint16(abi.SAVE_SAVE_VERSION, save.saveVersion, true);
  record.set(ascii(save.id), abi.SAVE_ID);
  view.setUint32(abi.SAVE_LAYOUT_HASH, save.layoutHash, true);
  view.setUint32(abi.SAVE_SEQUENCE, save.sequence, true);
  view.setUint32(abi.SAVE_STATE_SIZE, save.state.length, true);
  record.set(save.state, abi.SAVE_HEADER_SIZE);
  view.setUint32(abi.SAVE_CRC, crcWithHole(record, abi.SAVE_CRC), true);
  return record;
}

/** Takes a record apart; throws an Error of one sentence when it is none or damaged. */
export function readSave(record: Uint8Array): Save {
  if (record.length < abi.SAVE_HEADER_SIZE) throw new Error("The save is cut short.");
  const view = new DataView(record.buffer, record.byteOffset, record.length);
  if (view.getUint32(abi.SAVE_MAGIC, true) !== abi.SAVE_MAGIC_WORD)
    throw new Error("The kept bytes are not a save.");
  const format = view.getUint16(abi.SAVE_FORMAT, true);
  if (format !== abi.SAVE_FORMAT_VERSION)
    throw new Error(`The save has format ${format}; this page reads format ${abi.SAVE_FORMAT_VERSION}.`);
  if (record.length !== abi.SAVE_HEADER_SIZE + view.getUint32(abi.SAVE_STATE_SIZE, true))
    throw new Error("The save is cut short.");
  if (view.getUint32(abi.SAVE_CRC, true) !== crcWithHole(record, abi.SAVE_CRC))
    throw new Error("The save is damaged: its checksum does not match.");
  return {
    id: String.fromCharCode(...record.slice(abi.SAVE_ID, abi.SAVE_ID + 4)),
    saveVersion: view.getUint16(abi.SAVE_SAVE_VERSION, true),
    layoutHash: view.getUint32(abi.SAVE_LAYOUT_HASH, true),
    sequence: view.getUint32(abi.SAVE_SEQUENCE, true),
    state: record.slice(abi.SAVE_HEADER_SIZE),
  };
}

/** Whether this cartridge can take the save: "" or the reason in one sentence. */
export function whyNot(save: Save, info: CartInfo): string {
  if (save.id !== info.id) return `The save belongs to the game ${save.id}, not to ${info.id}.`;
  if (
    save.saveVersion !== info.saveVersion ||
    save.layoutHash !== info.layoutHash ||
    save.state.length !== info.stateSize
  )
    return "The save was made by another version of this game.";
  return "";
}

/** The line for the menu at the head of a state, padded with zeros. */
export function summaryOf(state: Uint8Array): Uint8Array {
  return state.slice(0, abi.SUMMARY_SIZE);
}

/** That line as words. */
export function summaryWords(state: Uint8Array): string {
  return new TextDecoder().decode(summaryOf(state)).replace(/\0.*$/s, "");
}
