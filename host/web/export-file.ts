// Owns the file that saves are exported to and imported from: a 16-byte header, then save records end to end.
import * as abi from "./abi.ts";
import { crcWithHole, readSave, type Save } from "./save.ts";

// Header: the bytes DEADINKS | u16 version | u16 number of records | u32 CRC-32 of the file with this field zero.
const MAGIC = "DEADINKS";
const VERSION = 1;
const VERSION_AT = 8;
const COUNT_AT = 10;
const CRC_AT = 12;
const HEADER_SIZE = 16;
const MOST_RECORDS = 64;

/** The most bytes a file of ours can have. */
export const EXPORT_LIMIT = HEADER_SIZE + MOST_RECORDS * (abi.SAVE_HEADER_SIZE + abi.STATE_SIZE);

/** One file that holds these save records, at most 64. */
export function packExport(records: Uint8Array[]): Uint8Array {
  const size = records.reduce((sum, record) => sum + record.length, HEADER_SIZE);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  file.set(Array.from(MAGIC, (letter) => letter.charCodeAt(0)));
  view.setUint16(VERSION_AT, VERSION, true);
  view.setUint16(COUNT_AT, records.length, true);
  let at = HEADER_SIZE;
  for (const record of records) {
    file.set(record, at);
    at += record.length;
  }
  view.setUint32(CRC_AT, crcWithHole(file, CRC_AT), true);
  return file;
}

/** Reads such a file; throws an Error of one sentence for anything else. */
export function readExport(file: Uint8Array): Save[] {
  if (file.length > EXPORT_LIMIT)
    throw new Error(`This file is too big to hold saves: ${file.length} bytes, at most ${EXPORT_LIMIT}.`);
  const magic = String.fromCharCode(...file.slice(0, MAGIC.length));
  if (file.length === 0 || magic !== MAGIC.slice(0, file.length))
    throw new Error("This is not a file of deadink saves.");
  if (file.length < HEADER_SIZE) throw new Error("This file of saves is cut short.");
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const version = view.getUint16(VERSION_AT, true);
  if (version !== VERSION)
    throw new Error(
      version > VERSION
        ? `This file of saves has version ${version}, newer than this page, which reads version ${VERSION}.`
        : `This file of saves has version ${version}; this page reads version ${VERSION}.`,
    );
  const records = splitRecords(file, view.getUint16(COUNT_AT, true));
  if (view.getUint32(CRC_AT, true) !== crcWithHole(file, CRC_AT))
    throw new Error("This file of saves is damaged: its checksum does not match.");
  return records.map(readSave);
}

/** The records of a file by the sizes they state. */
function splitRecords(file: Uint8Array, count: number): Uint8Array[] {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const records: Uint8Array[] = [];
  let at = HEADER_SIZE;
  for (let i = 0; i < count; i++) {
    if (at + abi.SAVE_HEADER_SIZE > file.length) throw new Error("This file of saves is cut short.");
    const size = abi.SAVE_HEADER_SIZE + view.getUint32(at + abi.SAVE_STATE_SIZE, true);
    if (size > abi.SAVE_HEADER_SIZE + abi.STATE_SIZE)
      throw new Error("This file of saves is damaged: it holds a save that no cartridge can have.");
    if (at + size > file.length) throw new Error("This file of saves is cut short.");
    records.push(file.slice(at, at + size));
    at += size;
  }
  if (at !== file.length) throw new Error("This file of saves is damaged: bytes follow its end.");
  return records;
}
