// Owns the records of the checked build: which box each text and picture took, for tools/detector.ts.
// They lie above 32 KiB, where a shipped cartridge has nothing, and above what the checked build's own data may take
// beyond that; without DEADINK_CHECKED all of this compiles to nothing.
import { MEMORY_LIMIT, SCREEN_HEIGHT, SCREEN_WIDTH, TEXT_PTR } from "./abi";

/** Kinds of record. */
export const CHECK_TEXT: i32 = 1;
export const CHECK_IMAGE: i32 = 2;
/** an area painted over: a dialog, or a white surface */
export const CHECK_COVER: i32 = 3;

/** What is wrong with a record, bits. */
export const CHECK_CLIPPED: i32 = 1; // part of it lies outside of screen or clip
export const CHECK_CUT: i32 = 2; // shortened with an ellipsis
export const CHECK_LOST: i32 = 4; // the builder or the text layer was full
export const CHECK_LACKING: i32 = 8; // the face has no glyph for one of its characters, nor a substitute

/** One record; boxes in px, right and bottom exclusive. */
@unmanaged
export class CheckRecord {
  kind: u8;
  faults: u8;
  left: i16;
  top: i16;
  right: i16;
  bottom: i16;
  /** where its words begin in the text layer, and how many bytes they are; 0 bytes for pictures */
  textAt: u16;
  textBytes: u16;
}

const LIMIT: i32 = 2000; // records; the rest is not kept
/** Checked data is larger than shipped data: it keeps 32 bytes for each function that is a value. */
const CHECKED_LIMIT: i32 = MEMORY_LIMIT + 4096;
const COUNT = changetype<usize>(CHECKED_LIMIT);
const FIRST = changetype<usize>(CHECKED_LIMIT + 16);

/** Forgets all records: a new screen begins. */
export function checkBegin(): void {
  if (isDefined(DEADINK_CHECKED)) store<u32>(COUNT, 0);
}

/** Keeps one box; faults = CHECK_ bits. Its words are the last textBytes bytes of the text layer. */
export function checkBox(
  kind: i32,
  faults: i32,
  left: i32,
  top: i32,
  right: i32,
  bottom: i32,
  textBytes: i32,
): void {
  if (isDefined(DEADINK_CHECKED)) {
    const count = load<i32>(COUNT);
    if (count >= LIMIT) return;
    const record = changetype<CheckRecord>(FIRST + count * offsetof<CheckRecord>());
    record.kind = <u8>kind;
    record.faults = <u8>faults;
    record.left = <i16>max(min(left, 2 * SCREEN_WIDTH), -SCREEN_WIDTH);
    record.top = <i16>max(min(top, 2 * SCREEN_HEIGHT), -SCREEN_HEIGHT);
    record.right = <i16>max(min(right, 2 * SCREEN_WIDTH), -SCREEN_WIDTH);
    record.bottom = <i16>max(min(bottom, 2 * SCREEN_HEIGHT), -SCREEN_HEIGHT);
    record.textAt = <u16>(load<i32>(TEXT_PTR) - textBytes);
    record.textBytes = <u16>textBytes;
    store<i32>(COUNT, count + 1);
  }
}
