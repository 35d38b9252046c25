// Owns the sentences of pocket's log: each entry becomes words in the text builder and a sprite of at most 9 px.
import { put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { KIND, ROWS, SOLO } from "./log-rows";
import { isSolo, say } from "./log-words";

/** Puts the words of a log entry; returns its sprite, 0 = none. Every number in it may be anything 0..255. */
export function putLine(entry: usize): usize {
  for (let row = ROWS; load<u16>(row); row += 6) {
    const when = <i32>load<i16>(row);
    const number = (when >> 7) & 7;
    if ((load<u8>(entry) & 0x7f) != (when & KIND) || (when & SOLO && !isSolo())) continue;
    if (number && load<u8>(entry + number) != <u8>(when >> 10)) continue;
    say(load<u16>(row, 2), entry);
    if (load<u16>(row, 4)) return load<u16>(row, 4);
  }
  return 0;
}

/** What a turn mark says of the clock: hour and cards to midnight, packed as chronicle.ts does. */
export function putRemains(n: i32): void {
  const hour = n >> 5;
  putNumber(9 + hour);
  put(t(" PM   "));
  putNumber(n & 31);
  put((n & 31) == 1 ? t(" CARD") : t(" CARDS"));
}
