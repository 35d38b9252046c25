// Owns sentences with places to fill: "%2s" is a log entry's third number, put as the game's letter s says.
import { putPart, textAt } from "./text";

const PERCENT: u8 = 0x25;

/** Puts a sentence; putAs(letter, number, entry) puts each of its places, numbered 0..4 in the entry. */
export function putSentence(
  sentence: usize,
  entry: usize,
  putAs: (letter: i32, n: i32, entry: usize) => void,
): void {
  let from = textAt(sentence);
  while (load<u8>(from)) {
    let end = from;
    while (load<u8>(end) && load<u8>(end) != PERCENT) end++;
    putPart(from, <i32>(end - from));
    if (load<u8>(end) == 0) return;
    putAs(load<u8>(end, 2), load<u8>(entry + ((load<u8>(end, 1) - 0x30) & 7), 1), entry);
    from = end + 3;
  }
}

// ---- tables of sentences: when a row speaks, the sentence, a sprite; u16 each, 0 ends a table ----

// When a row speaks: its kind, alone or + one of N0..N3 + IS * the value of that number.
export const N0: i32 = 128;
export const N1: i32 = 256;
export const N2: i32 = 384;
export const N3: i32 = 512;
export const IS: i32 = 1024;
const KIND: i32 = 127;
const ROW: usize = 6; // bytes

/** Puts the sentence of the first row that speaks of a log entry; returns what stands in place of its sprite, 0 = none. */
export function lineOf(rows: usize, entry: usize, putAs: (letter: i32, n: i32, entry: usize) => void): usize {
  const kind = (<i32>load<u8>(entry)) & KIND;
  for (let row = rows; load<u16>(row); row += ROW) {
    const when = <i32>load<u16>(row);
    const number = (when >> 7) & 7;
    if (kind != (when & KIND)) continue;
    if (number && <i32>load<u8>(entry + number) != when >> 10) continue;
    putSentence(load<u16>(row, 2), entry, putAs);
    return load<u16>(row, 4);
  }
  return 0;
}
