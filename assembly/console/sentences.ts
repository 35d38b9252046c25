// Owns sentences with places to fill: "%2s" is a log entry's third number, put as the game's letter s says.
import { putPart } from "./text";

const PERCENT: u8 = 0x25;

/** Puts a sentence; putAs(letter, number, entry) puts each of its places, numbered 0..4 in the entry. */
export function putSentence(
  sentence: usize,
  entry: usize,
  putAs: (letter: i32, n: i32, entry: usize) => void,
): void {
  let from = sentence;
  while (load<u8>(from)) {
    let end = from;
    while (load<u8>(end) && load<u8>(end) != PERCENT) end++;
    putPart(from, <i32>(end - from));
    if (load<u8>(end) == 0) return;
    putAs(load<u8>(end, 2), load<u8>(entry + ((load<u8>(end, 1) - 0x30) & 7), 1), entry);
    from = end + 3;
  }
}
