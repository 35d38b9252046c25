// Owns the sentences of geek's log: each entry becomes words in the text builder and a sprite of at most 9 px.
import { put, putNumber } from "../../console/text";
import { t } from "../../console/texts";

/** Puts the words of a log entry; returns its sprite, 0 = none. Every number in it may be anything 0..255. */
export function putLine(_entry: usize): usize {
  return 0;
}

/** What a turn mark says of the number that it carries: how many live. */
export function putRemains(n: i32): void {
  putNumber(n);
  put(t(" LIVE"));
}
